/* What a TRF file has no place for. */
#include "io/trf/trf_byes.h"
#include "io/trf/trf_writer.h"

#include <string.h>

static void trf_losses_tell(bd_trf_writer *w, size_t count, const char *what)
{
    if (count > 0) bd_warnings_add(w->warnings, NULL, "TRF has no place for %s: %zu lost", what, count);
}

typedef struct counts {
    size_t rank, club, school, team, groups, top, filler, volunteer, colour_due, floats, notes, outside;
} counts;

static void trf_losses_count_history(const bd_card *card, counts *c, const unsigned char *known)
{
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *entry = &card->history[i];
        c->floats += entry->marked != BD_NO_FLOAT;
        c->outside += entry->opponent > 0 && (entry->opponent > BD_ID_MAX || !known[entry->opponent]);
    }
}

static void trf_losses_count_card(const bd_card *card, counts *c)
{
    c->rank += card->rank != 0;
    c->club += card->club != NULL;
    c->school += card->school != NULL;
    c->team += card->team != NULL;
    c->groups += card->group_count;
    c->top += card->top;
    c->filler += card->filler;
    c->volunteer += card->volunteer;
    c->colour_due += card->colour_due != BD_NO_COLOUR;
    c->floats += card->last_float != BD_NO_FLOAT;
    c->notes += card->note_count;
}

static counts trf_losses_count_all(const bd_tournament *t)
{
    unsigned char known[BD_ID_MAX + 1] = {0};
    counts c = {.notes = t->note_count};
    for (size_t i = 0; i < t->card_count; i++) known[t->cards[i].id] = 1;
    for (size_t i = 0; i < t->card_count; i++) {
        trf_losses_count_card(&t->cards[i], &c);
        trf_losses_count_history(&t->cards[i], &c, known);
    }
    return c;
}

static void trf_losses_tell_cards(bd_trf_writer *w)
{
    const counts c = trf_losses_count_all(w->t);
    trf_losses_tell(w, c.rank, "a rank (players are ranked by their number)");
    trf_losses_tell(w, c.club, "a club");
    trf_losses_tell(w, c.school, "a school");
    trf_losses_tell(w, c.team, "a team in an individual event");
    trf_losses_tell(w, c.groups, "a group of relatives or of an area");
    trf_losses_tell(w, c.top, "the mark 'top'");
    trf_losses_tell(w, c.filler, "the mark 'filler'");
    trf_losses_tell(w, c.volunteer, "the mark 'volunteer'");
    trf_losses_tell(w, c.colour_due, "a colour due without a history");
    trf_losses_tell(w, c.floats, "a marked float");
    trf_losses_tell(w, c.notes, "an annotation");
    if (c.outside > 0)
        bd_warnings_add(w->warnings, NULL,
                        "%zu games are with opponents outside the file; a TRF file with them can only be "
                        "read with --lenient",
                        c.outside);
}

static void trf_losses_tell_event(bd_trf_writer *w)
{
    const bd_tournament *t = w->t;
    trf_losses_tell(w, t->option_count, "an option of the rulebook");
    trf_losses_tell(w, t->avoid_count, "a pair that is better not made");
    trf_losses_tell(w, t->met_count, "a pair that met in a round not known");
    trf_losses_tell(w, t->draw_count, "a published draw");
    if (t->none_met) bd_warnings_add(w->warnings, NULL, "TRF has no place for 'none_met'");
    if (t->round != 0 && t->round != bd_tournament_last_round(t) + 1)
        bd_warnings_add(w->warnings, NULL,
                        "TRF has no place for the round to be paired (%d): readers will take round %d",
                        t->round, bd_tournament_last_round(t) + 1);
}

static void trf_losses_tell_fits(bd_trf_writer *w)
{
    if (w->long_texts > 0)
        bd_warnings_add(w->warnings, NULL,
                        "%zu names or other texts were too long for their columns and were cut",
                        w->long_texts);
    if (w->large_grades > 0)
        bd_warnings_add(w->warnings, NULL, "%zu grades above 9999 were left out", w->large_grades);
    if (w->unknown_byes > 0)
        bd_warnings_add(
            w->warnings, NULL,
            "%zu byes or games without opponent have no letter in TRF; they were written as F, H or Z",
            w->unknown_byes);
    if (w->large_points > 0)
        bd_warnings_add(w->warnings, NULL, "%zu numbers of points did not fit their columns",
                        w->large_points);
}

static void trf_losses_tell_byes(bd_trf_writer *w)
{
    bd_trf_byes byes;
    bd_err ignored;
    if (bd_trf_byes_of(w->out->arena, w->t, &byes, &ignored) != BD_OK) {
        w->out->failed = true;
        return;
    }
    if (byes.withdrawn > 0)
        bd_warnings_add(w->warnings, NULL,
                        "%zu withdrawals were written as zero-point byes in the rounds to come",
                        byes.withdrawn);
    if (byes.joined > 0)
        bd_warnings_add(w->warnings, NULL, "%zu late entries were written as zero-point byes until they join",
                        byes.joined);
    if (byes.absent > 0)
        bd_warnings_add(w->warnings, NULL, "%zu players who do not attend were written as zero-point byes",
                        byes.absent);
}

void bd_trf_tell_losses(bd_trf_writer *w)
{
    trf_losses_tell_byes(w);
    trf_losses_tell_cards(w);
    trf_losses_tell_event(w);
    trf_losses_tell_fits(w);
}
