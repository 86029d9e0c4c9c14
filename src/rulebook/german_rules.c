#include "rulebook/german_rules.h"

#include "rulebook/criteria/criteria_words.h"
#include "rulebook/fide/fide_words.h"
#include "rulebook/options/options_words.h"
#include "rulebook/round/round_words.h"
#include "rulebook/rulebook_words.h"
#include "rulebook/sca/sca_words.h"
#include "rulebook/scc/scc_words.h"
#include "rulebook/stages/stages_words.h"
#include "rulebook/uscf/uscf_words.h"

void bd_rulebook_speak_german(void)
{
    static const bd_catalogue *const catalogues[] = {
        &bd_criteria_german, &bd_fide_german, &bd_options_german, &bd_round_german, &bd_rulebook_german,
        &bd_sca_german,      &bd_scc_german,  &bd_stages_german,  &bd_uscf_german,
    };
    bd_words_add(catalogues, sizeof catalogues / sizeof *catalogues);
}
