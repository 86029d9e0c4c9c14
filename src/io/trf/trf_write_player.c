/* Record 001 written. */
#include "base/assert.h"
#include "cards/card.h"
#include "cards/conversion.h"
#include "cards/person.h"
#include "io/trf/trf_writer.h"

#include <stdio.h>
#include <string.h>

bool bd_trf_print_points(int halves, int columns, char *buffer, size_t size)
{
    BD_ASSERT(columns > 0 && size > (size_t)columns);
    const char *sign = halves < 0 ? "-" : "";
    const unsigned magnitude = halves < 0 ? 0u - (unsigned)halves : (unsigned)halves;
    int length = snprintf(buffer, size, "%s%u.%u", sign, magnitude / 2, magnitude % 2 * 5);
    if (length > columns && magnitude % 2 == 0) length = snprintf(buffer, size, "%s%u", sign, magnitude / 2);
    return length <= columns;
}

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

/* A TRF does not know what a filler is: the points must be those of the rounds. */
static int trf_write_points_of(const bd_trf_writer *w, const bd_card *card)
{
    return card->filler ? bd_card_points_told(w->t, card, w->next_round)
                        : bd_card_score(w->t, card, w->next_round);
}

static void trf_write_add_static_fields(bd_trf_writer *w, const bd_card *card)
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
    if (!bd_trf_print_points(trf_write_points_of(w, card), 5, points, sizeof points)) {
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

static void trf_write_add_cells(bd_trf_writer *w, const bd_card *card)
{
    int round = 1;
    for (size_t i = 0; i < card->history_count; i++, round++) {
        for (; round < card->history[i].round; round++) bd_text_add_spaces(w->out, 10);
        trf_write_add_cell(w, &card->history[i]);
    }
}

static void trf_write_cut_blanks(bd_text *text)
{
    while (text->length > 0 && text->bytes[text->length - 1] == ' ') text->length--;
}

bd_status bd_trf_write_player(bd_trf_writer *w, const bd_card *card)
{
    BD_ASSERT(card->id >= 1 && card->id <= BD_TRF_ID_MAX);
    trf_write_add_static_fields(w, card);
    trf_write_add_cells(w, card);
    if (w->out->failed) BD_FAIL_MEMORY(w->err);
    trf_write_cut_blanks(w->out);
    bd_text_add_char(w->out, '\n');
    return BD_OK;
}
