#include "verify/german_checker.h"

#include "base/base_words.h"
#include "cards/cards_words.h"
#include "io/csv/csv_words.h"
#include "io/io_words.h"
#include "io/json/json_words.h"
#include "io/trf/trf_words.h"
#include "io/vipr_words.h"
#include "rulebook/german_rules.h"
#include "verify/verify_words.h"

void bd_verify_speak_german(void)
{
    static const bd_catalogue *const catalogues[] = {
        &bd_base_german, &bd_cards_german, &bd_csv_german,  &bd_io_german,
        &bd_json_german, &bd_trf_german,   &bd_vipr_german, &bd_verify_german,
    };
    bd_words_add(catalogues, sizeof catalogues / sizeof *catalogues);
    bd_rulebook_speak_german();
}
