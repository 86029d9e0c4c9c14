/* Verify files: a certificate and what it speaks of, as the bytes of two files, to a verdict with its exit
 * code.
 *
 * For whoever has the files: the program bestdraw-verify and the command `verify`. */
#include "cards/starting.h"
#include "event/cards.h"
#include "io/event_file.h"
#include "io/instance_file.h"
#include "rulebook/rulebook.h"
#include "verify/verify.h"

#include <string.h>

bd_status bd_judge_begin(bd_arena *arena, const bd_judge_wish *wish, const bd_file *certificate,
                         bd_judged *out, bd_err *err)
{
    BD_ASSERT(wish->certificate_name != NULL && wish->cards_name != NULL);
    *out = (bd_judged){.name = wish->certificate_name, .verdict = {.kind = BD_REFUSED}};
    return bd_certificate_read(arena, wish->certificate_name, certificate->text, certificate->length,
                               &out->file, err);
}

/* The cards that the certificate is about: those of the file, or, where these are others by now, those of the
 * moment when the round was published. */
static bd_status verify_files_cards(bd_arena *arena, const bd_judge_wish *wish, const bd_file *cards,
                                    const bd_judged *judged, bd_tournament **out, bd_err *err)
{
    const bd_read_options options = {.lenient = wish->lenient, .games_only = bd_rulebook_games_only};
    const bd_certificate *certificate = &judged->file.certificate;
    const int round = certificate->round;
    char digest[65];
    bd_event *event = NULL, *then = NULL;
    bd_tournament *before = NULL;
    BD_TRY(
        bd_event_read_text(arena, wish->cards_name, cards->text, cards->length, &options, NULL, &event, err));
    if (event->entered->format == BD_FORMAT_CSV && certificate->rules != NULL &&
        bd_rulebook_named_has(certificate->rules, BD_HAS_NUMBERS))
        event->entered->numbers = BD_STARTING_USUAL;
    BD_TRY(bd_event_cards(arena, event, out, err));
    bd_tournament_digest(*out, round, digest);
    if (certificate->digest == NULL || strcmp(digest, certificate->digest) == 0) return BD_OK;
    BD_TRY(bd_event_as_published(arena, event, round, &then, err));
    BD_TRY(bd_event_cards(arena, then, &before, err));
    bd_tournament_digest(before, round, digest);
    if (strcmp(digest, certificate->digest) == 0) *out = before;
    return BD_OK;
}

static bd_status verify_files_by_kind(bd_arena *arena, const bd_judge_wish *wish, const bd_file *cards,
                                      bd_judged *judged, bd_err *err)
{
    if (judged->file.of_cards) {
        bd_tournament *tournament = NULL;
        BD_TRY(verify_files_cards(arena, wish, cards, judged, &tournament, err));
        BD_TRY(bd_verify_cards(arena, tournament, &judged->file, &judged->verdict, err));
        if (judged->verdict.kind == BD_REFUSED) return BD_OK;
        return bd_conditions_of(arena, tournament, &judged->file, wish->rules, &judged->conditions, err);
    }
    bd_instance instance;
    BD_TRY(bd_instance_read(arena, wish->cards_name, cards->text, cards->length, &instance, err));
    return bd_verify_instance(arena, &instance, &judged->file, &judged->verdict, err);
}

bd_status bd_judge_cards(bd_arena *arena, const bd_judge_wish *wish, const bd_file *cards, bd_judged *judged,
                         bd_err *err)
{
    BD_TRY(verify_files_by_kind(arena, wish, cards, judged, err));
    judged->exit_code = bd_verdict_exit_code(&judged->verdict, &judged->conditions, wish->allow_options);
    return BD_OK;
}

bd_verdict_report bd_judged_report(const bd_judged *judged)
{
    return (bd_verdict_report){.name = judged->name,
                               .file = &judged->file,
                               .verdict = &judged->verdict,
                               .conditions = &judged->conditions,
                               .exit_code = judged->exit_code};
}
