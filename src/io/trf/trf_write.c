/* The TRF writer: kept lines as they are, at every place what the cards say now. */
#include "base/assert.h"
#include "cards/card.h"
#include "cards/conversion.h"
#include "cards/person.h"
#include "io/trf/trf.h"

#include "io/trf/trf_layout.h"
#include "io/trf/trf_teams.h"
#include "io/trf/trf_words.h"
#include "io/trf/trf_writer.h"

#include <stdlib.h>
#include <string.h>

/* ---- Record 001 ---- */

/* `text` in exactly `columns` characters. */
static void trf_write_add_field(bd_trf_writer *w, const char *text, int columns, bool right)
{
    if (text == NULL) text = "";
    const size_t all = strlen(text);
    size_t bytes = 0;
    int used = 0;
    while (bytes < all && used < columns) {
        uint32_t c;
        const int n = bd_utf8_decode(text + bytes, all - bytes, &c);
        bytes += n > 0 ? (size_t)n : 1;
        used++;
    }
    if (bytes < all) w->long_texts++;
    if (right) bd_text_add_spaces(w->out, columns - used);
    for (size_t i = 0; i < bytes; i++)
        bd_text_add_char(w->out, (unsigned char)text[i] < 0x20 ? ' ' : text[i]);
    if (!right) bd_text_add_spaces(w->out, columns - used);
}

static void trf_write_add_number(bd_trf_writer *w, int number, int columns)
{
    if (number > 0 && number <= 9999)
        bd_text_add(w->out, "%*d", columns, number);
    else
        bd_text_add_spaces(w->out, columns);
}

/* A TRF does not know what a filler is, nor that games against who has left count for nobody: the points must
 * be those of the rounds. */
static int trf_write_points_of(const bd_trf_writer *w, const bd_card *card)
{
    const bool told = card->filler || (w->t->round_robin && bd_card_history_is_complete(card, w->next_round));
    return told ? bd_card_points_told(w->t, card, w->next_round) : bd_card_score(w->t, card, w->next_round);
}

void bd_trf_write_player_fields(bd_trf_writer *w, const bd_card *card, int halves)
{
    const bd_grade grade = bd_card_grade(w->t, card);
    if (grade.value > 9999) w->large_grades++;
    w->estimates += grade.estimated;
    bd_text_add(w->out, "001 %4d %c", card->id, card->person->sex != 0 ? card->person->sex : ' ');
    trf_write_add_field(w, card->title, 3, true);
    bd_text_add_char(w->out, ' ');
    trf_write_add_field(w, card->name, 33, false);
    bd_text_add_char(w->out, ' ');
    trf_write_add_number(w, grade.value, 4);
    bd_text_add_char(w->out, ' ');
    trf_write_add_field(w, card->federation, 3, false);
    bd_text_add_char(w->out, ' ');
    trf_write_add_field(w, card->person->fide_number, 11, true);
    bd_text_add_char(w->out, ' ');
    trf_write_add_field(w, card->person->birth, 10, false);
    char points[32];
    if (!bd_trf_print_points(halves, 5, points, sizeof points)) {
        w->large_points++;
        points[0] = '\0';
    }
    bd_text_add(w->out, "%5s ", points);
    trf_write_add_number(w, card->person->standing, 4);
}

static char trf_write_game_letter(const bd_entry *entry)
{
    if (entry->halves < 0) return ' ';
    if (entry->kind == BD_FORFEIT) return entry->halves > 0 ? '+' : '-';
    return (entry->unrated ? "LDW" : "0=1")[entry->halves > 2 ? 2 : entry->halves];
}

static char trf_write_bye_letter(bd_trf_writer *w, const bd_entry *entry)
{
    switch (entry->kind) {
    case BD_BYE_PAIRING: return 'U';
    case BD_BYE_FULL: return 'F';
    case BD_BYE_HALF: return 'H';
    case BD_BYE_ZERO: return 'Z';
    case BD_GAME:
    case BD_FORFEIT:
    case BD_BYE_UNKNOWN: break;
    }
    /* Nobody to play, and TRF has no letter for it. */
    w->unknown_byes++;
    return entry->halves == 2 ? 'F' : entry->halves == 1 ? 'H' : 'Z';
}

static void trf_write_add_cell(bd_trf_writer *w, const bd_entry *entry)
{
    if (entry->opponent > 0) {
        const char colour = entry->colour == BD_WHITE ? 'w' : entry->colour == BD_BLACK ? 'b' : '-';
        bd_text_add(w->out, "  %4d %c %c", entry->opponent, colour, trf_write_game_letter(entry));
    } else
        bd_text_add(w->out, "  0000 - %c", trf_write_bye_letter(w, entry));
}

/* Not there yet, or not any more, which a TRF has no other place for; a bye that was arranged for a round
 * before the first one is told by its record 240. */
static bool trf_write_is_away(const bd_card *card, int round)
{
    return bd_card_has_left(card, round - 1) ||
           (card->joined > round && bd_card_arranged(card, round) == NULL);
}

static void trf_write_add_cells(bd_trf_writer *w, const bd_card *card)
{
    size_t next = 0;
    for (int round = 1; next < card->history_count || round < w->next_round; round++) {
        if (next < card->history_count && card->history[next].round == round)
            trf_write_add_cell(w, &card->history[next++]);
        else if (round < w->next_round && trf_write_is_away(card, round))
            bd_text_add_string(w->out, "  0000 - Z");
        else
            bd_text_add_spaces(w->out, 10);
    }
}

static void trf_write_cut_blanks(bd_text *text)
{
    while (text->length > 0 && text->bytes[text->length - 1] == ' ') text->length--;
}

static bd_status trf_write_player(bd_trf_writer *w, const bd_card *card)
{
    BD_ASSERT(card->id >= 1 && card->id <= BD_TRF_ID_MAX);
    bd_trf_write_player_fields(w, card, trf_write_points_of(w, card));
    trf_write_add_cells(w, card);
    if (w->out->failed) BD_FAIL_MEMORY(w->err);
    trf_write_cut_blanks(w->out);
    bd_text_add_char(w->out, '\n');
    return BD_OK;
}

/* ---- Lines and places ---- */

static void trf_write_line(bd_trf_writer *w, const char *line)
{
    bd_text_add_string(w->out, line);
    bd_text_add_char(w->out, '\n');
}

/* A text on one line: line ends inside it become spaces. */
static void trf_write_add_one_line(bd_text *out, const char *text)
{
    for (const char *p = text; *p != '\0'; p++)
        bd_text_add_char(out, (unsigned char)*p < 0x20 && *p != '\t' ? ' ' : *p);
}

static void trf_write_name(bd_trf_writer *w)
{
    bd_text_add_string(w->out, "012 ");
    trf_write_add_one_line(w->out, w->t->name);
    bd_text_add_char(w->out, '\n');
}

static void trf_write_config(bd_trf_writer *w)
{
    const bd_colour colour = w->t->initial_colour;
    bd_text_add(w->out, "XXC%s%s\n", w->t->by_rank ? " rank" : "",
                colour == BD_WHITE   ? " white1"
                : colour == BD_BLACK ? " black1"
                                     : "");
}

static bd_status trf_write_players(bd_trf_writer *w, const char *place)
{
    size_t end = w->t->card_count;
    if (strlen(place) > 3) {
        const bd_card *last = bd_tournament_card(w->t, (int)strtol(place + 4, NULL, 10));
        if (last != NULL) end = (size_t)(last - w->t->cards) + 1;
    }
    for (; w->next_card < end; w->next_card++) BD_TRY(trf_write_player(w, &w->t->cards[w->next_card]));
    return BD_OK;
}

static bd_status trf_write_place(bd_trf_writer *w, const char *place)
{
    BD_ASSERT(bd_trf_is_place(place));
    if (strncmp(place, "001", 3) == 0) return trf_write_players(w, place);
    if (strcmp(place, "240") == 0) return bd_trf_write_byes(w);
    if (strcmp(place, "012") == 0)
        trf_write_name(w);
    else if (strcmp(place, "142") == 0 || strcmp(place, "XXR") == 0)
        bd_text_add(w->out, "%s %d\n", place, w->t->rounds);
    else if (strcmp(place, "152") == 0)
        bd_text_add(w->out, "152 %s\n", w->t->initial_colour == BD_WHITE ? "W" : "B");
    else if (strcmp(place, "XXC") == 0)
        trf_write_config(w);
    else if (strcmp(place, "162") == 0 || strcmp(place, "XXS") == 0 || strcmp(place, "BBW") == 0)
        bd_trf_write_points(w, place);
    else if (strcmp(place, "250") == 0 || strcmp(place, "XXA") == 0)
        bd_trf_write_acceleration(w, place);
    else if (strcmp(place, "260") == 0 || strcmp(place, "XXP") == 0)
        bd_trf_write_forbidden(w, place);
    else
        bd_trf_write_abnormal(w);
    return BD_OK;
}

static bd_status trf_write_check_number(int number, bd_err *err)
{
    if (number <= BD_TRF_ID_MAX) return BD_OK;
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(TRF_NUMBER_TOO_LARGE), number, BD_TRF_ID_MAX);
}

/* Players' numbers have four columns. */
static bd_status trf_write_check_numbers(const bd_tournament *tournament, bd_err *err)
{
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        int largest = card->id;
        for (size_t k = 0; k < card->history_count; k++)
            if (card->history[k].opponent > largest) largest = card->history[k].opponent;
        BD_TRY(trf_write_check_number(largest, err));
    }
    for (size_t i = 0; i < tournament->acceleration_count; i++)
        BD_TRY(trf_write_check_number(tournament->accelerations[i].last_id, err));
    return BD_OK;
}

bd_status bd_trf_write(const bd_tournament *tournament, bd_warnings *warnings, bd_text *out, bd_err *err)
{
    bd_tournament told = *tournament;
    bd_trf_teams_untold untold;
    BD_TRY(bd_trf_teams_lines(out->arena, tournament, &told.trf_lines, &told.trf_line_count, &untold, err));
    bd_trf_writer w = {.t = &told,
                       .untold_matches = untold.results,
                       .untold_defaults = untold.defaults,
                       .warnings = warnings,
                       .out = out,
                       .err = err,
                       .next_round = bd_tournament_next_round(tournament)};
    bd_trf_layout layout;
    BD_TRY(trf_write_check_numbers(tournament, err));
    BD_TRY(bd_trf_layout_of(out->arena, &told, &layout, err));
    for (size_t i = 0; i < layout.count; i++) {
        if (bd_trf_is_place(layout.lines[i]))
            BD_TRY(trf_write_place(&w, layout.lines[i]));
        else
            trf_write_line(&w, layout.lines[i]);
    }
    bd_trf_tell_losses(&w);
    if (out->failed) BD_FAIL_MEMORY(err);
    return bd_warnings_check(warnings, err);
}
