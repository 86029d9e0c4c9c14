#include "io/trf/trf_layout.h"

#include "base/assert.h"
#include "base/text.h"
#include "cards/card.h"
#include "io/trf/trf.h"
#include "io/trf/trf_points.h"
#include "io/trf/trf_remarks.h"
#include "io/trf/trf_rules.h"
#include "io/trf/trf_system.h"
#include "io/trf/trf_teams.h"
#include "io/trf/trf_writer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum record_group {
    NAME,
    ROUNDS,
    COLOUR,
    POINTS,
    PLAYERS,
    BYES,
    ACCELERATION,
    FORBIDDEN,
    ABNORMAL,
    GROUPS
} record_group;

typedef struct tag_place {
    const char *tag;
    record_group what;
} tag_place;

static const tag_place trf_layout_places[] = {
    {"012", NAME},         {"142", ROUNDS},       {"XXR", ROUNDS},    {"152", COLOUR},    {"XXC", COLOUR},
    {"162", POINTS},       {"XXS", POINTS},       {"BBW", POINTS},    {"001", PLAYERS},   {"240", BYES},
    {"250", ACCELERATION}, {"XXA", ACCELERATION}, {"260", FORBIDDEN}, {"XXP", FORBIDDEN}, {"299", ABNORMAL}};

enum { PLACES = sizeof trf_layout_places / sizeof *trf_layout_places, PLAYER_PLACE_LENGTH = 8 };

static const tag_place *trf_layout_place_of(const char *line)
{
    const size_t length = strlen(line);
    if (length != 3 && !(length == PLAYER_PLACE_LENGTH && memcmp(line, "001 ", 4) == 0)) return NULL;
    for (size_t i = 0; i < PLACES; i++)
        if (memcmp(line, trf_layout_places[i].tag, 3) == 0) return &trf_layout_places[i];
    return NULL;
}

bool bd_trf_is_place(const char *line) { return trf_layout_place_of(line) != NULL; }

/* Work in hand. */
typedef struct draft {
    bd_arena *arena;
    const bd_tournament *t;
    bd_trf_layout *out;
    bd_err *err;
    bool filled[GROUPS]; /* there is something to write */
    bool there[PLACES];  /* the tag_place is in the layout */
    bool group_there[GROUPS];
    size_t next_card;    /* the first player without a tag_place */
    size_t last_players; /* index + 1 of the last tag_place of players in the layout */
    bool rules_are_true;
    size_t rules_at; /* index + 1 where wrong lines about the rulebook stood */
    bool ties_are_true;
    bool of_teams; /* lines of teams are kept */
} draft;

static bd_status trf_layout_push(draft *d, const char *line)
{
    BD_ROOM(d->out->lines, d->out->count, d->out->capacity, d->arena, d->err);
    d->out->lines[d->out->count++] = line;
    return BD_OK;
}

static bd_status trf_layout_insert(draft *d, size_t at, const char *line)
{
    BD_ASSERT(at <= d->out->count);
    BD_TRY(trf_layout_push(d, line));
    for (size_t i = d->out->count - 1; i > at; i--) d->out->lines[i] = d->out->lines[i - 1];
    d->out->lines[at] = line;
    return BD_OK;
}

static bd_status trf_layout_fill_groups(draft *d)
{
    bd_trf_byes byes;
    BD_TRY(bd_trf_byes_of(d->arena, d->t, &byes, d->err));
    bd_points usual = bd_points_usual();
    if (bd_trf_system_is_fixed(d->t->rules)) usual.pairing_bye = 0;
    d->filled[NAME] = d->t->name != NULL && d->t->name[0] != '\0';
    d->filled[ROUNDS] = d->t->rounds > 0;
    d->filled[COLOUR] = d->t->initial_colour != BD_NO_COLOUR || d->t->by_rank;
    d->filled[POINTS] = !bd_trf_points_equal(&d->t->points, &usual);
    d->filled[PLAYERS] = d->t->card_count > 0;
    d->filled[BYES] = byes.count > 0;
    if (d->of_teams) d->filled[POINTS] = d->filled[PLAYERS] = false; /* they stand in lines of their own */
    if (d->of_teams && d->t->format == BD_FORMAT_TRF) return BD_OK;  /* and so do lists of pairs */
    d->filled[ACCELERATION] = d->t->acceleration_count > 0;
    d->filled[FORBIDDEN] = d->t->forbid_count > 0;
    d->filled[ABNORMAL] = d->t->adjustment_count > 0;
    return BD_OK;
}

/* Records that XXA gives back as they are: one player each, players together, rounds ascending, nothing to be
 * merged. */
bool bd_trf_fits_fictitious(const bd_tournament *t)
{
    bool seen[BD_TRF_ID_MAX + 1] = {false};
    for (size_t i = 0; i < t->acceleration_count; i++) {
        const bd_acceleration *a = &t->accelerations[i];
        const bd_acceleration *before = i > 0 && a[-1].first_id == a->first_id ? &a[-1] : NULL;
        if (a->first_id != a->last_id || a->first_id < 1 || a->first_id > BD_TRF_ID_MAX || a->halves <= 0 ||
            a->halves > 199)
            return false;
        if (a->first < 1 || a->last < a->first || a->last > BD_ROUNDS_MAX) return false;
        if (before == NULL && seen[a->first_id]) return false;
        if (before != NULL &&
            (a->first <= before->last || (a->first == before->last + 1 && a->halves == before->halves)))
            return false;
        seen[a->first_id] = true;
    }
    return true;
}

static bool trf_layout_forbids_for_all_rounds(const bd_tournament *t)
{
    for (size_t i = 0; i < t->forbid_count; i++)
        if (t->forbid[i].first != 1 || t->forbid[i].last != BD_ROUNDS_MAX) return false;
    return true;
}

/* Whether lines of one kind alone say the point system. */
static bool trf_layout_points_fit(const bd_points *points, bd_trf_points_kind kind)
{
    bd_points built = bd_points_usual();
    const bd_trf_points_code *codes;
    const size_t count = bd_trf_points_codes(&codes);
    for (size_t i = 0; i < count; i++)
        if (codes[i].kind == kind)
            (void)bd_trf_points_set(&built, kind, codes[i].code, strlen(codes[i].code),
                                    bd_trf_points_get(points, &codes[i]));
    bd_trf_points_level(&built);
    return bd_trf_points_equal(&built, points);
}

/* The tag the group is really written with, when the file used `tag`. */
static const char *trf_layout_written_tag(const draft *d, const char *tag)
{
    if (strcmp(tag, "XXA") == 0 && !bd_trf_fits_fictitious(d->t)) return "250";
    if (strcmp(tag, "XXP") == 0 && !trf_layout_forbids_for_all_rounds(d->t)) return "260";
    if (strcmp(tag, "XXS") == 0 && !trf_layout_points_fit(&d->t->points, BD_TRF_XXS)) return "162";
    if (strcmp(tag, "BBW") == 0 && !trf_layout_points_fit(&d->t->points, BD_TRF_BB)) return "162";
    return tag;
}

static size_t trf_layout_index_of_card(const bd_tournament *t, int id)
{
    const bd_card *card = bd_tournament_card(t, id);
    return card == NULL ? t->card_count : (size_t)(card - t->cards);
}

static bd_status trf_layout_take_players_place(draft *d, const char *line)
{
    BD_ASSERT(d->next_card <= d->t->card_count);
    const size_t count = d->t->card_count;
    size_t next = count;
    if (strlen(line) == PLAYER_PLACE_LENGTH) {
        const size_t index = trf_layout_index_of_card(d->t, (int)strtol(line + 4, NULL, 10));
        if (index == count) return BD_OK;
        next = index + 1;
    }
    if (next <= d->next_card) return BD_OK;
    d->next_card = next;
    if (d->last_players == d->out->count && d->last_players > 0) d->out->count--; /* nothing stands between */
    BD_TRY(trf_layout_push(d, line));
    d->last_players = d->out->count;
    d->group_there[PLAYERS] = true;
    return BD_OK;
}

static bd_status trf_layout_take_place(draft *d, const char *line)
{
    BD_ASSERT(trf_layout_place_of(line) != NULL);
    const tag_place *p = trf_layout_place_of(line);
    if (!d->filled[p->what]) return BD_OK;
    if (p->what == PLAYERS) return trf_layout_take_players_place(d, line);
    if (strcmp(p->tag, "152") == 0 && d->t->initial_colour == BD_NO_COLOUR) return BD_OK;
    const size_t index = (size_t)(p - trf_layout_places);
    const bool one_of_each_tag = p->what == ROUNDS || p->what == COLOUR;
    if (one_of_each_tag ? d->there[index] : d->group_there[p->what]) return BD_OK;
    d->there[index] = true;
    d->group_there[p->what] = true;
    return trf_layout_push(d, trf_layout_written_tag(d, p->tag));
}

/* 062 with a number other than that of the players is put right. */
static bd_status trf_layout_take_number_of_players(draft *d, const char *line)
{
    char *end;
    const long said = strtol(line + 3, &end, 10);
    if (end == line + 3 || said == (long)d->t->card_count) return trf_layout_push(d, line);
    char fresh[32];
    (void)snprintf(fresh, sizeof fresh, "062 %zu", d->t->card_count);
    const char *copy = bd_arena_copy_text(d->arena, fresh);
    if (copy == NULL) BD_FAIL_MEMORY(d->err);
    return trf_layout_push(d, copy);
}

static bd_status trf_layout_take_line(draft *d, const char *line)
{
    if (trf_layout_place_of(line) != NULL) return trf_layout_take_place(d, line);
    if (strncmp(line, "062", 3) == 0 && !d->of_teams) return trf_layout_take_number_of_players(d, line);
    if (!d->rules_are_true && bd_trf_rules_is_line(line)) {
        if (d->rules_at == 0) d->rules_at = d->out->count + 1;
        return BD_OK;
    }
    if (!d->ties_are_true && bd_trf_ties_is_line(line, strlen(line))) return BD_OK;
    return trf_layout_push(d, line);
}

/* Where headers that the file did not have go: before the players and the comments that stand over them. */
static size_t trf_layout_end_of_headers(const draft *d)
{
    size_t at = 0;
    while (at < d->out->count && strncmp(d->out->lines[at], "001", 3) != 0) at++;
    while (at > 0 && at < d->out->count && strncmp(d->out->lines[at - 1], "###", 3) == 0) at--;
    return at;
}

static bd_status trf_layout_add_header(draft *d, record_group what, const char *tag)
{
    if (!d->filled[what] || d->group_there[what]) return BD_OK;
    return trf_layout_insert(d, trf_layout_end_of_headers(d), tag);
}

static bd_status trf_layout_add_headers(draft *d)
{
    BD_TRY(trf_layout_add_header(d, NAME, "012"));
    BD_TRY(trf_layout_add_header(d, ROUNDS, "142"));
    const bool xxc = d->there[4], colour = d->there[3] || xxc;
    if (!colour && d->t->initial_colour != BD_NO_COLOUR)
        BD_TRY(trf_layout_insert(d, trf_layout_end_of_headers(d), "152"));
    if (!xxc && d->t->by_rank) BD_TRY(trf_layout_insert(d, trf_layout_end_of_headers(d), "XXC"));
    return trf_layout_add_header(d, POINTS, "162");
}

static bd_status trf_layout_add_rules(draft *d)
{
    if (d->rules_are_true) return BD_OK;
    size_t at = d->rules_at > 0 ? d->rules_at - 1 : trf_layout_end_of_headers(d);
    const char *code = bd_trf_code_of_system(d->t->rules, d->t->rounds, d->t->card_count), *line;
    bd_text coded = bd_text_new(d->arena), named = bd_text_new(d->arena);
    char team[64];
    const char *teams = bd_trf_system_of_code("FIDE_TEAM", strlen("FIDE_TEAM"));
    if (d->of_teams && d->t->rules != NULL && strcmp(d->t->rules, teams) == 0)
        bd_text_add(&coded, "192 %s", code = bd_trf_team_code(d->t, team, sizeof team));
    else
        bd_text_add(&coded, "192 %s%s", code != NULL ? code : "CUSTOM_SWISS", d->t->baku ? "_BAKU" : "");
    BD_TRY(bd_text_finish(&coded, &line, d->err));
    BD_TRY(trf_layout_insert(d, at++, line));
    if (code != NULL || d->t->rules == NULL) return BD_OK;
    bd_text_add(&named, "### rules %s", d->t->rules);
    BD_TRY(bd_text_finish(&named, &line, d->err));
    return trf_layout_insert(d, at, line);
}

static bd_status trf_layout_add_records(draft *d)
{
    static const tag_place last[] = {
        {"240", BYES}, {"250", ACCELERATION}, {"260", FORBIDDEN}, {"299", ABNORMAL}};
    for (size_t i = 0; i < sizeof last / sizeof *last; i++)
        if (d->filled[last[i].what] && !d->group_there[last[i].what]) BD_TRY(trf_layout_push(d, last[i].tag));
    return BD_OK;
}

/* Remarks that the file does not have yet; those that it has stay, also where they are history. */
static bd_status trf_layout_add_remarks(draft *d)
{
    bd_trf_remarks remarks;
    BD_TRY(bd_trf_remarks_of(d->arena, d->t, &remarks, d->err));
    for (size_t i = 0; i < remarks.count; i++) {
        size_t k = 0;
        while (k < d->out->count && strcmp(d->out->lines[k], remarks.lines[i]) != 0) k++;
        if (k == d->out->count) BD_TRY(trf_layout_insert(d, trf_layout_end_of_headers(d), remarks.lines[i]));
    }
    return BD_OK;
}

static void trf_layout_look_at_rules(draft *d)
{
    bd_trf_rules seen = {.comment = NULL};
    bool same = true;
    for (size_t i = 0; i < d->t->trf_line_count; i++) {
        const char *line = d->t->trf_lines[i];
        if (trf_layout_place_of(line) == NULL) (void)bd_trf_rules_add(&seen, line);
        if (d->of_teams && strncmp(line, "192 ", 4) == 0) same = bd_trf_team_code_says(d->t, line);
    }
    /* Records of acceleration are stronger than the code. */
    const bool baku = d->t->acceleration_count > 0 ? seen.baku : d->t->baku;
    d->rules_are_true =
        same && bd_trf_rules_say(&seen, d->t->rules, baku) &&
        (!d->of_teams || d->t->format == BD_FORMAT_TRF || seen.coded) &&
        (seen.said || seen.comment != NULL || d->t->rules == NULL || d->t->trf_line_count > 0);
}

static void trf_layout_look_at_ties(draft *d)
{
    bd_trf_ties seen = {.said = false};
    bd_err wrong;
    for (size_t i = 0; i < d->t->trf_line_count; i++)
        if (bd_trf_ties_is_line(d->t->trf_lines[i], strlen(d->t->trf_lines[i])))
            (void)bd_trf_ties_add(&seen, d->t->trf_lines[i], strlen(d->t->trf_lines[i]), &wrong);
    d->ties_are_true = bd_trf_ties_say(&seen, d->t->tiebreaks);
}

static bd_status trf_layout_add_ties(draft *d)
{
    if (d->ties_are_true || d->t->tiebreaks == NULL) return BD_OK;
    char text[1024];
    const char *line = bd_arena_copy_text(d->arena, bd_trf_ties_line(d->t->tiebreaks, text, sizeof text));
    if (line == NULL) BD_FAIL_MEMORY(d->err);
    return trf_layout_insert(d, trf_layout_end_of_headers(d), line);
}

bd_status bd_trf_layout_of(bd_arena *arena, const bd_tournament *tournament, bd_trf_layout *out, bd_err *err)
{
    const char *const *lines = tournament->trf_lines;
    const size_t count = tournament->trf_line_count;
    *out = (bd_trf_layout){.count = 0};
    draft d = {.arena = arena,
               .t = tournament,
               .out = out,
               .err = err,
               .of_teams = bd_trf_teams_are_told(tournament, lines, count)};
    BD_TRY(trf_layout_fill_groups(&d));
    trf_layout_look_at_rules(&d);
    trf_layout_look_at_ties(&d);
    for (size_t i = 0; i < count; i++) BD_TRY(trf_layout_take_line(&d, lines[i]));
    if (d.last_players > 0)
        out->lines[d.last_players - 1] = "001"; /* with all who came later */
    else if (tournament->card_count > 0 && !d.of_teams)
        BD_TRY(trf_layout_push(&d, "001"));
    BD_TRY(trf_layout_add_rules(&d));
    BD_TRY(trf_layout_add_headers(&d));
    BD_TRY(trf_layout_add_ties(&d));
    BD_TRY(trf_layout_add_remarks(&d));
    return trf_layout_add_records(&d);
}
