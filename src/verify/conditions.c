/* Conditions: what a verdict rests on besides the proof.
 *
 * A draw is best by certain rules and, where the arbiter had wishes, among the draws that grant them. The
 * file of the cards may say something else: it names its own rules, and it may have another draw published or
 * played than the certificate's. The proof holds all the same, but it is not a proof about that. */
#include "cards/card.h"
#include "cards/published.h"
#include "io/trf/trf_remarks.h"
#include "verify/verify.h"
#include "verify/verify_words.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef struct conditions_work {
    bd_arena *arena;
    const bd_tournament *tournament;
    const bd_draw *draw; /* of the certificate */
    int *black_of;       /* [BD_ID_MAX + 1] whom a player has White against; 0: nobody */
    bd_conditions *out;
} conditions_work;

static bd_status conditions_differ(conditions_work *w, bd_err *err, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static bd_status conditions_differ(conditions_work *w, bd_err *err, const char *format, ...)
{
    char sentence[256];
    va_list args;
    BD_ASSERT(w->out->difference_count < BD_DIFFERENCES_MOST);
    va_start(args, format);
    (void)vsnprintf(sentence, sizeof sentence, format, args);
    va_end(args);
    const char *copy = bd_arena_copy_text(w->arena, sentence);
    if (copy == NULL) BD_FAIL_MEMORY(err);
    w->out->differences[w->out->difference_count++] = copy;
    return BD_OK;
}

static bool conditions_is_id(int id) { return id >= 1 && id <= BD_ID_MAX; }

static bool conditions_has_board(const conditions_work *w, int white, int black)
{
    return conditions_is_id(white) && w->black_of[white] == black && black != 0;
}

/* The published draw, where the file has one, is the certificate's: the same boards, colours and bye. */
static bd_status conditions_compare_published(conditions_work *w, const bd_draw *published, bd_err *err)
{
    const bd_draw *draw = w->draw;
    for (size_t i = 0; i < published->board_count; i++) {
        const bd_board *board = &published->boards[i];
        if (!conditions_has_board(w, board->white, board->black))
            return conditions_differ(w, err, BD_SAY(VERIFY_OTHER_BOARD), published->round, board->white,
                                     board->black);
    }
    if (published->bye != 0 && published->bye != draw->bye)
        return conditions_differ(w, err, BD_SAY(VERIFY_OTHER_BYE), published->round, published->bye);
    if (published->board_count != draw->board_count || published->bye != draw->bye)
        return conditions_differ(w, err, BD_SAY(VERIFY_OTHER_COUNT), published->round,
                                 published->board_count + (published->bye != 0),
                                 draw->board_count + (draw->bye != 0));
    return BD_OK;
}

/* Games and byes of the round that are on the cards already; a game without colours may have either. */
static bd_status conditions_compare_cards(conditions_work *w, int round, bd_err *err)
{
    for (size_t i = 0; i < w->tournament->card_count; i++) {
        const bd_card *card = &w->tournament->cards[i];
        const bd_entry *entry = bd_card_entry(card, round);
        if (entry == NULL) continue;
        if (entry->kind == BD_BYE_PAIRING && card->id != w->draw->bye)
            return conditions_differ(w, err, BD_SAY(VERIFY_OTHER_BYE), round, card->id);
        if ((entry->kind != BD_GAME && entry->kind != BD_FORFEIT) || !conditions_is_id(entry->opponent))
            continue;
        const bool white = entry->colour != BD_BLACK && conditions_has_board(w, card->id, entry->opponent);
        const bool black = entry->colour != BD_WHITE && conditions_has_board(w, entry->opponent, card->id);
        if (!white && !black)
            return conditions_differ(w, err, BD_SAY(VERIFY_OTHER_BOARD), round,
                                     entry->colour == BD_BLACK ? entry->opponent : card->id,
                                     entry->colour == BD_BLACK ? card->id : entry->opponent);
    }
    return BD_OK;
}

static bd_status conditions_compare_draw(conditions_work *w, int round, bd_err *err)
{
    const bd_draw *published = bd_published_draw(w->tournament, round);
    BD_NEW(w->black_of, w->arena, BD_ID_MAX + 1, err);
    for (size_t i = 0; i < w->draw->board_count; i++)
        if (conditions_is_id(w->draw->boards[i].white))
            w->black_of[w->draw->boards[i].white] = w->draw->boards[i].black;
    if (published != NULL) BD_TRY(conditions_compare_published(w, published, err));
    return w->out->difference_count == 0 ? conditions_compare_cards(w, round, err) : BD_OK;
}

/* Options behind seed and first colour, which stand first: another lot that gave the same boards is no other
 * draw. */
static const char *conditions_pass_lots(const char *options)
{
    while (strncmp(options, "seed=", 5) == 0 || strncmp(options, "top=", 4) == 0) {
        options += strcspn(options, " ");
        options += *options == ' ';
    }
    return options;
}

/* What the file keeps with the draw: options that were others than the certificate's, and its own rulebook.
 */
static bd_status conditions_compare_kept(conditions_work *w, const bd_certificate *c, const char *demanded,
                                         bd_err *err)
{
    bd_draw noted;
    const bd_draw *kept = bd_published_draw(w->tournament, c->round);
    BD_TRY(bd_trf_drawn_with(w->arena, w->tournament, c->round, &noted, err));
    if (kept == NULL) kept = &noted;
    const char *rules = kept->rules != NULL ? kept->rules : w->tournament->rules;
    if (demanded != NULL && strcmp(demanded, c->rules) != 0)
        BD_TRY(conditions_differ(w, err, BD_SAY(VERIFY_RULES_DEMANDED), c->rules, demanded));
    if (demanded == NULL && rules != NULL && strcmp(rules, c->rules) != 0)
        BD_TRY(conditions_differ(w, err, BD_SAY(VERIFY_RULES_OF_FILE), c->rules, rules));
    const char *said = conditions_pass_lots(kept->options != NULL ? kept->options : c->options);
    const char *proved = conditions_pass_lots(c->options);
    if (strcmp(said, proved) == 0) return BD_OK;
    if (said[0] == '\0') said = BD_SAY(VERIFY_NO_WISHES);
    if (proved[0] == '\0') proved = BD_SAY(VERIFY_NO_WISHES);
    return conditions_differ(w, err, BD_SAY(VERIFY_OTHER_WISHES), c->round, said, proved);
}

static bd_status conditions_add_wishes(conditions_work *w, const char *text, bd_err *err)
{
    bd_draw_options options;
    bd_text words = bd_text_new(w->arena);
    BD_TRY(bd_draw_options_parse(text, w->arena, &options, err));
    if (!bd_wishes_any(&options)) return BD_OK;
    bd_wishes_add(&options, &words);
    return bd_text_finish(&words, &w->out->wishes, err);
}

/* What the file sets its rules to; texts stand there as in JSON, here without quotation marks. */
static bd_status conditions_add_settings(conditions_work *w, bd_err *err)
{
    bd_text words = bd_text_new(w->arena);
    for (size_t i = 0; i < w->tournament->option_count; i++) {
        const bd_setting *setting = &w->tournament->options[i];
        size_t length = strlen(setting->text);
        const bool quoted = length >= 2 && setting->text[0] == '"';
        bd_text_add(&words, "%s%s=", i > 0 ? ", " : "", setting->key);
        bd_text_add_bytes(&words, setting->text + quoted, quoted ? length - 2 : length);
    }
    return w->tournament->option_count > 0 ? bd_text_finish(&words, &w->out->settings, err) : BD_OK;
}

bd_status bd_conditions_of(bd_arena *arena, const bd_tournament *tournament, const bd_certificate_file *file,
                           const char *rules, bd_conditions *out, bd_err *err)
{
    const bd_certificate *c = &file->certificate;
    conditions_work w = {.arena = arena, .tournament = tournament, .draw = &file->draw, .out = out};
    BD_ASSERT(file->of_cards);
    *out = (bd_conditions){.wishes = NULL};
    BD_TRY(conditions_compare_draw(&w, c->round, err));
    BD_TRY(conditions_compare_kept(&w, c, rules, err));
    BD_TRY(conditions_add_settings(&w, err));
    return conditions_add_wishes(&w, c->options, err);
}
