#include "verify/written_names.h"

#include "cards/card.h"
#include "rulebook/round/declaration.h"

#include <string.h>

#define WRITTEN_NUMBER(name, value)                                                                          \
    static int64_t own_##name(const bd_round *round, int u)                                                  \
    {                                                                                                        \
        const bd_player *p = &round->players[u];                                                             \
        (void)p;                                                                                             \
        return (value);                                                                                      \
    }
#define WRITTEN_COLOUR(colour) (((colour) == BD_WHITE) - ((colour) == BD_BLACK))

WRITTEN_NUMBER(id, p->id)
WRITTEN_NUMBER(score, p->score)
WRITTEN_NUMBER(rank, p->place + 1)
WRITTEN_NUMBER(level, p->level + 1)
WRITTEN_NUMBER(grade, p->grade)
WRITTEN_NUMBER(rating, p->card->rating)
WRITTEN_NUMBER(games, p->claim.games)
WRITTEN_NUMBER(whites_less_blacks, p->claim.difference)
WRITTEN_NUMBER(due, WRITTEN_COLOUR(round->rules->due(round, u)))
WRITTEN_NUMBER(last_colour, WRITTEN_COLOUR(p->claim.last))
WRITTEN_NUMBER(colour_run, p->claim.run)
WRITTEN_NUMBER(last_float, (p->last_float == BD_FLOAT_UP) - (p->last_float == BD_FLOAT_DOWN))
WRITTEN_NUMBER(downfloats, p->downfloats)
WRITTEN_NUMBER(upfloats, p->upfloats)
WRITTEN_NUMBER(had_bye, p->had_bye)
WRITTEN_NUMBER(had_half_bye, p->had_half_bye)
WRITTEN_NUMBER(half_bye_before, p->half_bye_before)
WRITTEN_NUMBER(top, p->card->top)
WRITTEN_NUMBER(filler, p->card->filler)

static const struct {
    const char *name;
    bd_written_read_number *read;
} written_numbers[] = {{"id", own_id},
                       {"score", own_score},
                       {"rank", own_rank},
                       {"level", own_level},
                       {"grade", own_grade},
                       {"rating", own_rating},
                       {"games", own_games},
                       {"whites_less_blacks", own_whites_less_blacks},
                       {"due", own_due},
                       {"last_colour", own_last_colour},
                       {"colour_run", own_colour_run},
                       {"last_float", own_last_float},
                       {"downfloats", own_downfloats},
                       {"upfloats", own_upfloats},
                       {"had_bye", own_had_bye},
                       {"had_half_bye", own_had_half_bye},
                       {"half_bye_before", own_half_bye_before},
                       {"top", own_top},
                       {"filler", own_filler}};

static const char *own_name(const bd_card *card) { return card->name; }
static const char *own_title(const bd_card *card) { return card->title; }
static const char *own_club(const bd_card *card) { return card->club; }
static const char *own_school(const bd_card *card) { return card->school; }
static const char *own_team(const bd_card *card) { return card->team; }
static const char *own_tags(const bd_card *card) { return card->tags; }
static const char *own_federation(const bd_card *card) { return card->federation; }

static const struct {
    const char *name;
    bd_written_read_text *read;
} written_texts[] = {{"name", own_name},     {"title", own_title}, {"club", own_club},
                     {"school", own_school}, {"team", own_team},   {"federation", own_federation},
                     {"tags", own_tags}};

/* Each entry of the cards on its own: who of the two is asked does not matter. */
static int64_t own_meetings(const bd_round *round, int u, int v) { return bd_round_meetings(round, u, v); }
static int64_t own_met(const bd_round *round, int u, int v) { return bd_round_meetings(round, u, v) > 0; }
static int64_t own_defaulted(const bd_round *round, int u, int v)
{
    return bd_links_has(&round->defaulted, v, u);
}
static int64_t own_avoided(const bd_round *round, int u, int v) { return bd_links_has(&round->avoid, v, u); }
static int64_t own_same_group(const bd_round *round, int u, int v)
{
    const bd_card *a = round->players[u].card, *b = round->players[v].card;
    for (size_t i = 0; i < a->group_count; i++)
        for (size_t k = 0; k < b->group_count; k++)
            if (strcmp(a->groups[i], b->groups[k]) == 0) return 1;
    return 0;
}
static int64_t own_round(const bd_round *round, int u, int v) { return (void)u, (void)v, round->number; }
static int64_t own_rounds(const bd_round *round, int u, int v)
{
    return (void)u, (void)v, round->tournament->rounds;
}
static int64_t own_players(const bd_round *round, int u, int v) { return (void)u, (void)v, round->cards; }

static const struct {
    const char *name;
    bd_written_read_pair *read;
} written_pairs[] = {{"meetings", own_meetings},   {"met", own_met},
                     {"defaulted", own_defaulted}, {"avoided", own_avoided},
                     {"round", own_round},         {"rounds", own_rounds},
                     {"players", own_players},     {"same_group", own_same_group}};

bd_written_read_number *bd_written_number_named(const char *name, size_t length)
{
    BD_ASSERT(name != NULL);
    for (size_t i = 0; i < sizeof written_numbers / sizeof *written_numbers; i++)
        if (strlen(written_numbers[i].name) == length && memcmp(written_numbers[i].name, name, length) == 0)
            return written_numbers[i].read;
    return NULL;
}

bd_written_read_text *bd_written_text_named(const char *name, size_t length)
{
    BD_ASSERT(name != NULL);
    for (size_t i = 0; i < sizeof written_texts / sizeof *written_texts; i++)
        if (strlen(written_texts[i].name) == length && memcmp(written_texts[i].name, name, length) == 0)
            return written_texts[i].read;
    return NULL;
}

bd_written_read_pair *bd_written_pair_named(const char *name, size_t length)
{
    BD_ASSERT(name != NULL);
    for (size_t i = 0; i < sizeof written_pairs / sizeof *written_pairs; i++)
        if (strlen(written_pairs[i].name) == length && memcmp(written_pairs[i].name, name, length) == 0)
            return written_pairs[i].read;
    return NULL;
}
