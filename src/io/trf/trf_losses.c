/* What a TRF file has no place for. */
#include "cards/card.h"
#include "cards/person.h"
#include "cards/player_fields.h"
#include "io/trf/trf_teams.h"
#include "io/trf/trf_words.h"
#include "io/trf/trf_writer.h"

/* A sentence with one number, how many; and one that has a form for many. */
static void trf_losses_tell(bd_trf_writer *w, size_t count, const char *sentence)
{
    if (count > 0) bd_warnings_add(w->warnings, NULL, sentence, count);
}
#define TELL_N(count, name) trf_losses_tell(w, (count), BD_SAY_N(name, (count)))

typedef struct counts {
    size_t rating, volunteer, colour_due, floats, notes, outside;
} counts;

static void trf_losses_count_history(const bd_card *card, counts *c, const unsigned char *known)
{
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *entry = &card->history[i];
        c->floats += entry->marked != BD_NO_FLOAT;
        c->outside += entry->opponent > 0 && (entry->opponent > BD_TRF_ID_MAX || !known[entry->opponent]);
    }
}

static void trf_losses_count_card(const bd_card *card, counts *c)
{
    c->rating += card->rating != 0 && card->grade != 0;
    c->volunteer += card->volunteer;
    c->colour_due += card->colour_due != BD_NO_COLOUR;
    c->floats += card->last_float != BD_NO_FLOAT;
    c->notes += card->person->note_count;
}

static counts trf_losses_count_all(const bd_tournament *t)
{
    unsigned char known[BD_TRF_ID_MAX + 1] = {0};
    counts c = {.notes = t->note_count};
    for (size_t i = 0; i < t->card_count; i++) known[t->cards[i].id] = 1;
    for (size_t i = 0; i < t->card_count; i++) {
        trf_losses_count_card(&t->cards[i], &c);
        trf_losses_count_history(&t->cards[i], &c, known);
    }
    return c;
}

/* Fields of players that TRF has no place for. */
static void trf_losses_tell_fields(bd_trf_writer *w)
{
    for (size_t i = 0; i < bd_player_field_count; i++) {
        const bd_player_field *field = &bd_player_fields[i];
        size_t count = 0;
        for (size_t c = 0; !field->trf && c < w->t->card_count; c++)
            count += bd_player_has(&w->t->cards[c], field);
        for (size_t c = 0; !field->trf && w->t->members != NULL && c < w->t->members->card_count; c++)
            count += bd_player_has(&w->t->members->cards[c], field);
        if (count > 0) bd_warnings_add(w->warnings, NULL, BD_SAY(TRF_LOST_FIELD), bd_say(field->noun), count);
    }
}

static void trf_losses_tell_cards(bd_trf_writer *w)
{
    const counts c = trf_losses_count_all(w->t);
    trf_losses_tell(w, c.rating, BD_SAY(TRF_LOST_RATINGS));
    trf_losses_tell_fields(w);
    trf_losses_tell(w, c.volunteer, BD_SAY(TRF_LOST_VOLUNTEERS));
    trf_losses_tell(w, c.colour_due, BD_SAY(TRF_LOST_COLOURS));
    trf_losses_tell(w, c.floats, BD_SAY(TRF_LOST_FLOATS));
    trf_losses_tell(w, c.notes, BD_SAY(TRF_LOST_NOTES));
    TELL_N(c.outside, TRF_OUTSIDE);
}

static void trf_losses_tell_event(bd_trf_writer *w)
{
    const bd_tournament *t = w->t;
    trf_losses_tell(w, t->option_count - bd_trf_team_options(t), BD_SAY(TRF_LOST_OPTIONS));
    trf_losses_tell(w, t->avoid_count, BD_SAY(TRF_LOST_AVOIDED));
    trf_losses_tell(w, t->met_count, BD_SAY(TRF_LOST_MET));
    trf_losses_tell(w, t->prizes.category_count, BD_SAY(TRF_LOST_PRIZES));
    if (t->none_met) bd_warnings_add(w->warnings, NULL, BD_SAY(TRF_LOST_NONE_MET));
    if (t->round != 0 && t->round != bd_tournament_last_round(t) + 1)
        bd_warnings_add(w->warnings, NULL, BD_SAY(TRF_LOST_ROUND), t->round, bd_tournament_last_round(t) + 1);
}

static void trf_losses_tell_byes(bd_trf_writer *w)
{
    bd_trf_byes byes;
    bd_err ignored;
    if (bd_trf_byes_of(w->out->arena, w->t, &byes, &ignored) != BD_OK) {
        w->out->failed = true;
        return;
    }
    TELL_N(byes.withdrawn, TRF_WITHDRAWALS);
    TELL_N(byes.joined, TRF_LATE_ENTRIES);
    TELL_N(byes.absent, TRF_ABSENTEES);
}

void bd_trf_tell_losses(bd_trf_writer *w)
{
    trf_losses_tell_byes(w);
    trf_losses_tell_cards(w);
    trf_losses_tell_event(w);
    TELL_N(w->long_texts, TRF_LONG_TEXTS);
    TELL_N(w->large_grades, TRF_LARGE_GRADES);
    TELL_N(w->estimates, TRF_ESTIMATES);
    TELL_N(w->unknown_byes, TRF_UNKNOWN_BYES);
    TELL_N(w->large_points, TRF_LARGE_POINTS);
    TELL_N(w->untold_matches, TRF_UNTOLD_MATCHES);
    TELL_N(w->untold_defaults, TRF_UNTOLD_DEFAULTS);
}
