/* The TRF writer: kept lines as they are, at every place what the cards say now. */
#include "base/assert.h"
#include "cards/card.h"
#include "io/trf/trf.h"

#include "io/trf/trf_layout.h"
#include "io/trf/trf_words.h"
#include "io/trf/trf_writer.h"

#include <stdlib.h>
#include <string.h>

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
    for (; w->next_card < end; w->next_card++) BD_TRY(bd_trf_write_player(w, &w->t->cards[w->next_card]));
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
    bd_trf_writer w = {.t = tournament,
                       .warnings = warnings,
                       .out = out,
                       .err = err,
                       .next_round = bd_tournament_next_round(tournament)};
    bd_trf_layout layout;
    BD_TRY(trf_write_check_numbers(tournament, err));
    BD_TRY(bd_trf_layout_of(out->arena, tournament, &layout, err));
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
