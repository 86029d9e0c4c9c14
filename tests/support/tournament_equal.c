#include "support/tournament_equal.h"
#include "cards/card.h"
#include "cards/person.h"

#include "cards/player_fields.h"

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

typedef struct judge {
    char *why;
    size_t size;
} judge;

static bool differ(const judge *j, const char *format, ...) __attribute__((format(printf, 2, 3)));
static bool differ(const judge *j, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(j->why, j->size, format, arguments);
    va_end(arguments);
    return false;
}

static bool same_int(const judge *j, const char *what, int a, int b)
{
    return a == b || differ(j, "%s: %d and %d", what, a, b);
}

static bool same_count(const judge *j, const char *what, size_t a, size_t b)
{
    return a == b || differ(j, "%s: %zu and %zu of them", what, a, b);
}

static bool same_text(const judge *j, const char *what, const char *a, const char *b)
{
    if (a == b) return true;
    if (a == NULL || b == NULL)
        return differ(j, "%s: %s and %s", what, a == NULL ? "none" : a, b == NULL ? "none" : b);
    return strcmp(a, b) == 0 || differ(j, "%s: '%s' and '%s'", what, a, b);
}

static bool same_notes(const judge *j, const char *what, const bd_note *a, size_t a_count, const bd_note *b,
                       size_t b_count)
{
    if (!same_count(j, what, a_count, b_count)) return false;
    for (size_t i = 0; i < a_count; i++)
        if (!same_text(j, what, a[i].key, b[i].key) || !same_text(j, what, a[i].text, b[i].text))
            return false;
    return true;
}

static bool same_settings(const judge *j, const bd_tournament *a, const bd_tournament *b)
{
    if (!same_count(j, "options", a->option_count, b->option_count)) return false;
    for (size_t i = 0; i < a->option_count; i++)
        if (!same_text(j, "options", a->options[i].key, b->options[i].key) ||
            !same_text(j, "options", a->options[i].text, b->options[i].text))
            return false;
    return true;
}

static bool same_pairs(const judge *j, const char *what, const bd_pair_rule *a, size_t a_count,
                       const bd_pair_rule *b, size_t b_count)
{
    if (!same_count(j, what, a_count, b_count)) return false;
    for (size_t i = 0; i < a_count; i++)
        if (a[i].a != b[i].a || a[i].b != b[i].b || a[i].first != b[i].first || a[i].last != b[i].last)
            return differ(j, "%s: pair %zu is %d-%d and %d-%d, or in other rounds", what, i + 1, a[i].a,
                          a[i].b, b[i].a, b[i].b);
    return true;
}

static bool same_entry(const judge *j, int id, const bd_entry *a, const bd_entry *b)
{
    if (a->round == b->round && a->kind == b->kind && a->opponent == b->opponent && a->colour == b->colour &&
        a->halves == b->halves && a->unrated == b->unrated && a->marked == b->marked)
        return true;
    return differ(j,
                  "player %d: round %d kind %d opponent %d colour %d halves %d unrated %d float %d, "
                  "and round %d kind %d opponent %d colour %d halves %d unrated %d float %d",
                  id, a->round, (int)a->kind, a->opponent, (int)a->colour, a->halves, a->unrated,
                  (int)a->marked, b->round, (int)b->kind, b->opponent, (int)b->colour, b->halves, b->unrated,
                  (int)b->marked);
}

static bool same_history(const judge *j, const bd_card *a, const bd_card *b)
{
    char what[48];
    (void)snprintf(what, sizeof what, "entries of player %d", a->id);
    if (!same_count(j, what, a->history_count, b->history_count)) return false;
    for (size_t i = 0; i < a->history_count; i++)
        if (!same_entry(j, a->id, &a->history[i], &b->history[i])) return false;
    (void)snprintf(what, sizeof what, "byes of player %d", a->id);
    if (!same_count(j, what, a->bye_count, b->bye_count)) return false;
    for (size_t i = 0; i < a->bye_count; i++)
        if (a->byes[i].round != b->byes[i].round || a->byes[i].kind != b->byes[i].kind)
            return differ(j, "%s: round %d kind %d, and round %d kind %d", what, a->byes[i].round,
                          (int)a->byes[i].kind, b->byes[i].round, (int)b->byes[i].kind);
    return true;
}

static bool same_field(const judge *j, const bd_card *a, const bd_card *b, const bd_player_field *field)
{
    char what[48];
    (void)snprintf(what, sizeof what, "%.20s of player %d", field->key, a->id);
    if (!same_count(j, what, bd_player_has(a, field), bd_player_has(b, field))) return false;
    switch (field->type) {
    case BD_PLAYER_TEXT: return same_text(j, what, bd_player_text(a, field), bd_player_text(b, field));
    case BD_PLAYER_NUMBER: return same_int(j, what, bd_player_number(a, field), bd_player_number(b, field));
    case BD_PLAYER_FLAG: break;
    case BD_PLAYER_SEX: return same_int(j, what, bd_player_sex(a, field), bd_player_sex(b, field));
    case BD_PLAYER_GROUPS:
        for (size_t i = 0; i < a->group_count; i++)
            if (!same_text(j, what, a->groups[i], b->groups[i])) return false;
    }
    return true;
}

static bool same_fields(const judge *j, const bd_card *a, const bd_card *b)
{
    for (size_t i = 0; i < bd_player_field_count; i++)
        if (!same_field(j, a, b, &bd_player_fields[i])) return false;
    return true;
}

static bool same_numbers(const judge *j, const bd_card *a, const bd_card *b)
{
    const struct {
        const char *what;
        int a, b;
    } numbers[] = {{"id", a->id, b->id},
                   {"volunteer", a->volunteer, b->volunteer},
                   {"withdrawn", a->withdrawn, b->withdrawn},
                   {"joined", a->joined, b->joined},
                   {"score_given", a->score_given, b->score_given},
                   {"score", a->score_given ? a->score : 0, b->score_given ? b->score : 0},
                   {"colour_due", (int)a->colour_due, (int)b->colour_due},
                   {"last_float", (int)a->last_float, (int)b->last_float}};
    char what[48];
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        (void)snprintf(what, sizeof what, "%s of player %d", numbers[i].what, a->id);
        if (!same_int(j, what, numbers[i].a, numbers[i].b)) return false;
    }
    return true;
}

static bool same_cards(const judge *j, const bd_tournament *a, const bd_tournament *b)
{
    if (!same_count(j, "players", a->card_count, b->card_count)) return false;
    for (size_t i = 0; i < a->card_count; i++) {
        const bd_card *x = &a->cards[i], *y = &b->cards[i];
        if (!same_numbers(j, x, y) || !same_fields(j, x, y) || !same_history(j, x, y) ||
            !same_notes(j, "notes of a player", x->person->notes, x->person->note_count, y->person->notes,
                        y->person->note_count))
            return false;
    }
    return true;
}

bool bd_points_equal(const bd_points *a, const bd_points *b)
{
    return memcmp(a, b, offsetof(bd_points, games_only)) == 0 && a->games_only == b->games_only &&
           a->boards == b->boards && a->bye_games == b->bye_games && a->by_games == b->by_games;
}

static bool same_accelerations(const judge *j, const bd_tournament *a, const bd_tournament *b)
{
    if (!same_count(j, "accelerations", a->acceleration_count, b->acceleration_count)) return false;
    for (size_t i = 0; i < a->acceleration_count; i++)
        if (memcmp(&a->accelerations[i], &b->accelerations[i], sizeof a->accelerations[i]) != 0)
            return differ(j, "acceleration %zu", i + 1);
    if (!same_count(j, "adjustments", a->adjustment_count, b->adjustment_count)) return false;
    for (size_t i = 0; i < a->adjustment_count; i++)
        if (memcmp(&a->adjustments[i], &b->adjustments[i], sizeof a->adjustments[i]) != 0)
            return differ(j, "adjustment %zu", i + 1);
    return bd_points_equal(&a->points, &b->points) || differ(j, "the point system");
}

static bool same_draws(const judge *j, const bd_tournament *a, const bd_tournament *b)
{
    if (!same_count(j, "prizes", a->prizes.category_count, b->prizes.category_count)) return false;
    if (!same_count(j, "draws", a->draw_count, b->draw_count)) return false;
    for (size_t i = 0; i < a->draw_count; i++) {
        const bd_draw *x = &a->draws[i], *y = &b->draws[i];
        if (x->round != y->round || x->bye != y->bye || x->board_count != y->board_count)
            return differ(j, "draw %zu: round, bye or number of boards", i + 1);
        for (size_t k = 0; k < x->board_count; k++)
            if (x->boards[k].white != y->boards[k].white || x->boards[k].black != y->boards[k].black)
                return differ(j, "draw %zu: board %zu", i + 1, k + 1);
    }
    return true;
}

static bool same_present(const judge *j, const bd_tournament *a, const bd_tournament *b)
{
    if ((a->present == NULL) != (b->present == NULL))
        return differ(j, "who is present is told on one side only");
    if (a->present == NULL || b->present == NULL) return true;
    if (!same_count(j, "present", a->present_count, b->present_count)) return false;
    for (size_t i = 0; i < a->present_count; i++)
        if (!same_int(j, "present", a->present[i], b->present[i])) return false;
    return true;
}

static bool same_lines(const judge *j, const bd_tournament *a, const bd_tournament *b)
{
    if (!same_count(j, "TRF lines", a->trf_line_count, b->trf_line_count)) return false;
    for (size_t i = 0; i < a->trf_line_count; i++)
        if (!same_text(j, "TRF line", a->trf_lines[i], b->trf_lines[i])) return false;
    return true;
}

static bool same_event(const judge *j, const bd_tournament *a, const bd_tournament *b)
{
    return same_text(j, "name", a->name, b->name) && same_text(j, "rules", a->rules, b->rules) &&
           same_int(j, "rounds", a->rounds, b->rounds) && same_int(j, "round", a->round, b->round) &&
           same_int(j, "none_met", a->none_met, b->none_met) &&
           same_int(j, "initial colour", (int)a->initial_colour, (int)b->initial_colour) &&
           same_int(j, "by_rank", a->by_rank, b->by_rank) && same_int(j, "baku", a->baku, b->baku) &&
           same_settings(j, a, b) && same_notes(j, "notes", a->notes, a->note_count, b->notes, b->note_count);
}

bool bd_tournament_equal(const bd_tournament *a, const bd_tournament *b, char *why, size_t size)
{
    const judge j = {.why = why, .size = size};
    if (size > 0) why[0] = '\0';
    return same_event(&j, a, b) && same_cards(&j, a, b) && same_accelerations(&j, a, b) &&
           same_draws(&j, a, b) && same_present(&j, a, b) &&
           same_pairs(&j, "forbid", a->forbid, a->forbid_count, b->forbid, b->forbid_count) &&
           same_pairs(&j, "avoid", a->avoid, a->avoid_count, b->avoid, b->avoid_count) &&
           same_pairs(&j, "met", a->met, a->met_count, b->met, b->met_count) && same_lines(&j, a, b);
}
