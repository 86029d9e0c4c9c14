/* The writer of cards/1. */
#include "base/assert.h"
#include "cards/card.h"
#include "cards/person.h"
#include "io/json/cards_json.h"
#include "io/json/cards_json_parts.h"

#include "base/ints.h"
#include "io/json/json_words.h"

#include <string.h>

void bd_json_put_key(bd_cards_writer *w, bool *first, const char *between, const char *key)
{
    if (!*first) bd_text_add_string(w->out, between);
    *first = false;
    bd_text_add_json(w->out, key);
    bd_text_add_bytes(w->out, ": ", 2);
}

static bool cards_is_plain(const char *text)
{
    for (const unsigned char *p = (const unsigned char *)text; *p != '\0'; p++)
        if (*p < 0x20 || *p == 0x7F) return false;
    const size_t length = strlen(text);
    return length <= BD_JSON_LINE_MAX && bd_utf8_check(text, length) == length;
}

/* Control characters become spaces, stray bytes the replacement character, and what is too long is cut. */
static bd_text cards_mended(bd_cards_writer *w, const char *text)
{
    bd_text copy = bd_text_new(w->tournament->arena);
    size_t left = strlen(text);
    while (left > 0 && copy.length < BD_JSON_LINE_MAX - 4) {
        uint32_t character = 0;
        const int length = bd_utf8_decode(text, left, &character);
        if (length == 0)
            bd_text_add_string(&copy, "\xEF\xBF\xBD");
        else if (character < 0x20 || character == 0x7F)
            bd_text_add_char(&copy, ' ');
        else
            bd_text_add_bytes(&copy, text, (size_t)length);
        const size_t step = length == 0 ? 1 : (size_t)length;
        text += step;
        left -= step;
    }
    return copy;
}

void bd_json_put_text(bd_cards_writer *w, const char *text)
{
    if (cards_is_plain(text)) {
        bd_text_add_json(w->out, text);
        return;
    }
    const bd_text copy = cards_mended(w, text);
    if (copy.failed) {
        w->out->failed = true;
        return;
    }
    bd_warnings_add(w->warnings, NULL, BD_SAY(JSON_REPAIRED), copy.bytes);
    bd_text_add_json(w->out, copy.bytes);
}

void bd_json_put_line(bd_cards_writer *w, const char *line)
{
    const size_t length = strlen(line);
    if (bd_utf8_check(line, length) == length)
        bd_text_add_json(w->out, line);
    else
        bd_json_put_text(w, line);
}

void bd_json_put_halves(bd_cards_writer *w, int halves)
{
    char buffer[16];
    bd_text_add(w->out, "\"%s\"", bd_print_halves(halves, buffer, sizeof buffer));
}

static void cards_put_notes(bd_cards_writer *w, const bd_note *notes, size_t count, bool *first,
                            const char *between, const char *but)
{
    for (size_t i = 0; i < count; i++) {
        if (but != NULL && strcmp(notes[i].key, but) == 0) continue;
        bd_json_put_key(w, first, between, notes[i].key);
        bd_text_add_string(w->out, notes[i].text);
    }
}

static const char *cards_bye_letter(bd_entry_kind kind)
{
    switch (kind) {
    case BD_BYE_FULL: return "F";
    case BD_BYE_HALF: return "H";
    case BD_BYE_ZERO: return "Z";
    case BD_BYE_PAIRING: return "U";
    case BD_BYE_UNKNOWN: return "?";
    case BD_GAME:
    case BD_FORFEIT: break;
    }
    return NULL;
}

/* A result that the kind of entry does not tell already. */
static bool cards_result_is_news(const bd_entry *entry)
{
    if (entry->halves < 0 || entry->kind == BD_FORFEIT) return false;
    if (entry->kind == BD_BYE_PAIRING) return entry->halves != 2;
    return entry->kind == BD_GAME || entry->kind == BD_BYE_UNKNOWN;
}

void bd_entry_json_write(bd_cards_writer *w, const bd_entry *entry)
{
    BD_ASSERT(entry->round >= 1 && entry->halves <= 2);
    static const char *const results[] = {"0", "0.5", "1"};
    const char *bye = cards_bye_letter(entry->kind);
    if (bye == NULL && entry->opponent > 0) bd_text_add(w->out, ", \"opponent\": %d", entry->opponent);
    if (bye == NULL && entry->colour != BD_NO_COLOUR)
        bd_text_add(w->out, ", \"colour\": \"%c\"", entry->colour == BD_WHITE ? 'W' : 'B');
    if (cards_result_is_news(entry)) bd_text_add(w->out, ", \"result\": \"%s\"", results[entry->halves]);
    if (bye != NULL) bd_text_add(w->out, ", \"bye\": \"%s\"", bye);
    if (entry->kind == BD_FORFEIT)
        bd_text_add(w->out, ", \"forfeit\": \"%c\"", entry->halves > 0 ? 'W' : 'L');
    if (entry->marked != BD_NO_FLOAT)
        bd_text_add(w->out, ", \"float\": \"%c\"", entry->marked == BD_FLOAT_DOWN ? 'D' : 'U');
}

static void cards_put_history(bd_cards_writer *w, const bd_card *card)
{
    bd_text_add_char(w->out, '[');
    for (size_t i = 0; i < card->history_count; i++) {
        bd_text_add(w->out, "%s{\"round\": %d", i > 0 ? ", " : "", card->history[i].round);
        bd_entry_json_write(w, &card->history[i]);
        bd_text_add_char(w->out, '}');
    }
    bd_text_add_char(w->out, ']');
}

static void cards_put_byes(bd_cards_writer *w, const bd_card *card)
{
    for (size_t i = 0; i < card->bye_count; i++)
        bd_text_add(w->out, "%s\"%d\": \"%s\"", i == 0 ? "{" : ", ", card->byes[i].round,
                    cards_bye_letter(card->byes[i].kind));
    bd_text_add_char(w->out, '}');
}

static void cards_put_groups(bd_cards_writer *w, const bd_card *card)
{
    for (size_t i = 0; i < card->group_count; i++) {
        bd_text_add_string(w->out, i == 0 ? "[" : ", ");
        bd_json_put_text(w, card->groups[i]);
    }
    bd_text_add_char(w->out, ']');
}

static void cards_put_member_text(bd_cards_writer *w, bool *first, const char *key, const char *text)
{
    if (text == NULL) return;
    bd_json_put_key(w, first, ", ", key);
    bd_json_put_text(w, text);
}

static void cards_put_member_int(bd_cards_writer *w, bool *first, const char *between, const char *key,
                                 int value)
{
    if (value <= 0) return;
    bd_json_put_key(w, first, between, key);
    bd_text_add_int(w->out, value);
}

static void cards_put_member_true(bd_cards_writer *w, bool *first, const char *between, const char *key,
                                  bool value)
{
    if (!value) return;
    bd_json_put_key(w, first, between, key);
    bd_text_add_string(w->out, "true");
}

void bd_player_json_put(bd_cards_writer *w, bool *first, const bd_card *card, const bd_player_field *field)
{
    if (bd_player_has(card, field) == 0) return;
    bd_json_put_key(w, first, ", ", field->key);
    switch (field->type) {
    case BD_PLAYER_TEXT: bd_json_put_text(w, bd_player_text(card, field)); break;
    case BD_PLAYER_NUMBER: bd_text_add_int(w->out, bd_player_number(card, field)); break;
    case BD_PLAYER_FLAG: bd_text_add_string(w->out, "true"); break;
    case BD_PLAYER_SEX: bd_text_add(w->out, "\"%c\"", bd_player_sex(card, field)); break;
    case BD_PLAYER_GROUPS: cards_put_groups(w, card); break;
    }
}

/* Texts and numbers, then groups and marks. */
static void cards_put_fields(bd_cards_writer *w, const bd_card *card, bool *first)
{
    for (int turn = 0; turn < 2; turn++)
        for (size_t i = 0; i < bd_player_field_count; i++) {
            const bd_player_field *field = &bd_player_fields[i];
            const bool mark = field->type == BD_PLAYER_FLAG || field->type == BD_PLAYER_GROUPS;
            if (!field->in_notes && mark == (turn == 1)) bd_player_json_put(w, first, card, field);
        }
}

void bd_card_json_write(bd_cards_writer *w, const bd_card *card)
{
    BD_ASSERT(card->id >= 1 && card->id <= BD_ID_MAX);
    bool first = true;
    bd_text_add_char(w->out, '{');
    cards_put_member_int(w, &first, ", ", "id", card->id);
    cards_put_fields(w, card, &first);
    if (card->volunteer && card->volunteer_round > 0)
        cards_put_member_int(w, &first, ", ", "volunteer", card->volunteer_round);
    else
        cards_put_member_true(w, &first, ", ", "volunteer", card->volunteer);
    if (card->bye_count > 0) {
        bd_json_put_key(w, &first, ", ", "byes");
        cards_put_byes(w, card);
    }
    cards_put_member_int(w, &first, ", ", "joined", card->joined);
    cards_put_member_int(w, &first, ", ", "withdrawn", card->withdrawn);
    if (card->score_given) {
        bd_json_put_key(w, &first, ", ", "score");
        bd_json_put_halves(w, card->score);
    }
    if (card->colour_due != BD_NO_COLOUR)
        cards_put_member_text(w, &first, "colour_due", card->colour_due == BD_WHITE ? "White" : "Black");
    if (card->last_float != BD_NO_FLOAT)
        cards_put_member_text(w, &first, "last_float", card->last_float == BD_FLOAT_DOWN ? "D" : "U");
    cards_put_notes(w, card->person->notes, card->person->note_count, &first, ", ", NULL);
    if (card->history_count > 0) {
        bd_json_put_key(w, &first, ", ", "history");
        cards_put_history(w, card);
    }
    bd_text_add_char(w->out, '}');
}

static const char *const cards_between_members = ",\n ";

bool bd_pair_rule_is_always(const bd_pair_rule *rule)
{
    return rule->first <= 1 && rule->last >= BD_ROUNDS_MAX;
}

/* Pairs for all rounds; the others are among the options. */
static void cards_put_pairs(bd_cards_writer *w, bool *first, const char *key, const bd_pair_rule *rules,
                            size_t count)
{
    const char *before = NULL;
    for (size_t i = 0; i < count; i++) {
        if (!bd_pair_rule_is_always(&rules[i])) continue;
        if (before == NULL) bd_json_put_key(w, first, cards_between_members, key);
        bd_text_add(w->out, "%s[%d, %d]", before == NULL ? "[" : ", ", rules[i].a, rules[i].b);
        before = ", ";
    }
    if (before != NULL) bd_text_add_char(w->out, ']');
}

static void cards_put_present(bd_cards_writer *w, bool *first)
{
    const bd_tournament *t = w->tournament;
    if (t->present == NULL) return;
    bd_json_put_key(w, first, cards_between_members, "present");
    bd_text_add_char(w->out, '[');
    for (size_t i = 0; i < t->present_count; i++)
        bd_text_add(w->out, "%s%d", i == 0 ? "" : ", ", t->present[i]);
    bd_text_add_char(w->out, ']');
    cards_put_member_int(w, first, cards_between_members, "present_round", t->present_round);
}

void bd_boards_json_write(bd_cards_writer *w, const bd_board *boards, size_t count)
{
    bd_text_add_char(w->out, '[');
    for (size_t b = 0; b < count; b++)
        bd_text_add(w->out, "%s[%d, %d]", b == 0 ? "" : ", ", boards[b].white, boards[b].black);
    bd_text_add_char(w->out, ']');
}

static void cards_put_numbers(bd_cards_writer *w, const bd_draw *draw)
{
    for (size_t b = 0; draw->numbers != NULL && b < draw->board_count; b++)
        bd_text_add(w->out, "%s%d", b == 0 ? ", \"numbers\": [" : ", ", draw->numbers[b]);
    if (draw->numbers != NULL && draw->board_count > 0) bd_text_add_char(w->out, ']');
}

void bd_corrected_json_write(bd_cards_writer *w, const bd_was *was, size_t count)
{
    bd_text_add_char(w->out, '[');
    for (size_t i = 0; i < count; i++) {
        bd_text_add(w->out, "%s[%d, %d, %d, ", i == 0 ? "" : ", ", was[i].round, was[i].white, was[i].black);
        bd_text_add_json(w->out, was[i].result);
        bd_text_add_char(w->out, ']');
    }
    bd_text_add_char(w->out, ']');
}

void bd_draw_json_write(bd_cards_writer *w, const bd_draw *draw)
{
    bd_text_add(w->out, "{\"round\": %d, \"boards\": ", draw->round);
    bd_boards_json_write(w, draw->boards, draw->board_count);
    if (draw->bye > 0) bd_text_add(w->out, ", \"bye\": %d", draw->bye);
    for (size_t i = 0; i < draw->sit_out_count; i++)
        bd_text_add(w->out, "%s%d", i == 0 ? ", \"sit_outs\": [" : ", ", draw->sit_outs[i]);
    if (draw->sit_out_count > 0) bd_text_add_char(w->out, ']');
    if (draw->outside_count > 0) {
        bd_text_add_string(w->out, ", \"outside\": ");
        bd_boards_json_write(w, draw->outside, draw->outside_count);
    }
    cards_put_numbers(w, draw);
    bool first = false;
    if (draw->was_count > 0) {
        bd_json_put_key(w, &first, ", ", "corrected");
        bd_corrected_json_write(w, draw->was, draw->was_count);
    }
    cards_put_member_text(w, &first, "rules", draw->rules);
    cards_put_member_text(w, &first, "options", draw->options);
    bd_text_add_char(w->out, '}');
}

static void cards_put_draws(bd_cards_writer *w, bool *first)
{
    const bd_tournament *t = w->tournament;
    if (t->draw_count == 0) return;
    bd_json_put_key(w, first, cards_between_members, "draws");
    for (size_t i = 0; i < t->draw_count; i++) {
        bd_text_add(w->out, "%s\n  ", i == 0 ? "[" : ",");
        bd_draw_json_write(w, &t->draws[i]);
    }
    bd_text_add_string(w->out, "\n ]");
}

static void cards_put_players(bd_cards_writer *w, bool *first)
{
    const bd_tournament *t = w->tournament;
    bd_json_put_key(w, first, cards_between_members, "players");
    bd_text_add_char(w->out, '[');
    for (size_t i = 0; i < t->card_count; i++) {
        bd_text_add_string(w->out, i == 0 ? "\n  " : ",\n  ");
        bd_card_json_write(w, &t->cards[i]);
    }
    bd_text_add_string(w->out, t->card_count > 0 ? "\n ]" : "]");
}

/* What the event is called, and by which rules it is played. */
static void cards_put_title(bd_cards_writer *w, bool *first, const char *format)
{
    const bd_tournament *t = w->tournament;
    bd_json_put_key(w, first, cards_between_members, "format");
    bd_text_add_json(w->out, format);
    if (t->name != NULL) {
        bd_json_put_key(w, first, cards_between_members, "name");
        bd_json_put_text(w, t->name);
    }
    const bool wrap_notes = bd_trf_notes_json_are_set(t);
    cards_put_notes(w, t->notes, t->note_count, first, cards_between_members, wrap_notes ? "notes" : NULL);
    if (wrap_notes) {
        bd_json_put_key(w, first, cards_between_members, "notes");
        bd_trf_notes_json_write(w);
    }
    if (t->rules != NULL) {
        bd_json_put_key(w, first, cards_between_members, "rules");
        bd_json_put_text(w, t->rules);
    }
    if (bd_settings_json_are_set(t)) {
        bd_json_put_key(w, first, cards_between_members, "options");
        bd_settings_json_write(w);
    }
}

void bd_head_json_write(bd_cards_writer *w, bool *first, const char *format, const char *rounds)
{
    const bd_tournament *t = w->tournament;
    cards_put_title(w, first, format);
    cards_put_member_int(w, first, cards_between_members, rounds, t->rounds);
    cards_put_member_int(w, first, cards_between_members, "round", t->round);
    cards_put_member_true(w, first, cards_between_members, "round_robin", t->round_robin);
    if (t->tiebreaks != NULL) {
        bd_json_put_key(w, first, cards_between_members, "tiebreaks");
        bd_json_put_text(w, t->tiebreaks);
    }
    if (t->prizes.category_count > 0) {
        bd_json_put_key(w, first, cards_between_members, "prizes");
        bd_prizes_json_write(w);
    }
    cards_put_pairs(w, first, "forbid", t->forbid, t->forbid_count);
    cards_put_pairs(w, first, "avoid", t->avoid, t->avoid_count);
    cards_put_pairs(w, first, "met", t->met, t->met_count);
    cards_put_member_true(w, first, cards_between_members, "none_met", t->none_met);
    cards_put_present(w, first);
}

bd_status bd_cards_json_write(const bd_tournament *tournament, bd_warnings *warnings, bd_text *out,
                              bd_err *err)
{
    bd_cards_writer w = {.tournament = tournament, .warnings = warnings, .out = out};
    bool first = true;
    bd_text_add_string(out, "{\n ");
    bd_head_json_write(&w, &first, "cards/1", "rounds");
    cards_put_draws(&w, &first);
    cards_put_players(&w, &first);
    bd_text_add_string(out, "\n}\n");
    if (out->failed) BD_FAIL_MEMORY(err);
    return bd_warnings_check(warnings, err);
}
