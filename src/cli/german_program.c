#include "cli/german_program.h"

#include "cli/cli_words.h"
#include "cli/cmd_prizes_words.h"
#include "cli/cmd_sheet_words.h"
#include "explain/explain_words.h"
#include "explain/plain_words.h"
#include "hand/hand_words.h"
#include "report/papers/papers_words.h"
#include "report/report_words.h"
#include "report/sheet/sheet_words.h"
#include "simulate/simulate_words.h"
#include "solve/solve_words.h"
#include "standings/standings_words.h"
#include "verify/german_checker.h"

void bd_cli_speak_german(void)
{
    static const bd_catalogue *const catalogues[] = {
        &bd_standings_german, &bd_hand_german,       &bd_solve_german,     &bd_explain_german,
        &bd_plain_german,     &bd_simulate_german,   &bd_report_german,    &bd_sheet_german,
        &bd_papers_german,    &bd_cmd_prizes_german, &bd_cmd_sheet_german, &bd_draws_german,
        &bd_running_german,   &bd_research_german,   &bd_cli_german,
    };
    bd_verify_speak_german();
    bd_words_add(catalogues, sizeof catalogues / sizeof *catalogues);
}
