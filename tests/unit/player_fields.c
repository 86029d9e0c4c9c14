/* The table of player fields: each row is read, written, edited, listed, lost with a warning and, where a
 * rulebook may draw by it, part of the digest. */
#include "cards/player_fields.h"
#include "cards/card.h"
#include "cards/edit.h"
#include "cards/person.h"
#include "cards/tournament.h"
#include "io/csv/csv.h"
#include "io/json/cards_json.h"
#include "io/tournament_file.h"
#include "io/trf/trf.h"
#include "support/tournament_equal.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static bd_arena *arena;

static void begin(void) { arena = bd_arena_new(); }
static void end(void) { bd_arena_free(arena); }

TestSuite(player_fields, .init = begin, .fini = end);

#define EACH_FIELD(field)                                                                                    \
    for (const bd_player_field *field = bd_player_fields; field < bd_player_fields + bd_player_field_count;  \
         field++)

static bd_tournament *one_card(bd_card **card)
{
    bd_tournament *t = bd_tournament_new(arena);
    cr_assert_eq(bd_tournament_add_card(t, 1, card, NULL), BD_OK);
    (*card)->name = "Ash, Ann";
    return t;
}

/* As `edit` and a list of players take it. */
static const char *sample(const bd_player_field *field)
{
    switch (field->type) {
    case BD_PLAYER_NUMBER: return "7";
    case BD_PLAYER_FLAG: return "yes";
    case BD_PLAYER_SEX: return "w";
    case BD_PLAYER_TEXT:
    case BD_PLAYER_GROUPS: break;
    }
    return "Xy";
}

static void set(bd_card *card, const bd_player_field *field)
{
    static const char *groups[] = {"Xy"};
    void *place = bd_player_place(card, field);
    switch (field->type) {
    case BD_PLAYER_TEXT: *(const char **)place = sample(field); break;
    case BD_PLAYER_NUMBER: *(int *)place = 7; break;
    case BD_PLAYER_FLAG: *(bool *)place = true; break;
    case BD_PLAYER_SEX: *(char *)place = 'w'; break;
    case BD_PLAYER_GROUPS:
        card->groups = groups;
        card->group_count = 1;
        break;
    }
}

Test(player_fields, have_one_place_each)
{
    size_t of_card = 0;
#define BD_TEXT_FIELD(...)   of_card++;
#define BD_NUMBER_FIELD(...) of_card++;
#define BD_FLAG_FIELD(...)   of_card++;
#define BD_GROUPS_FIELD(...) of_card++;
#include "cards/card_fields.def"
    EACH_FIELD(field)
    {
        const size_t at = (size_t)(field - bd_player_fields);
        cr_expect_eq(field->concerns == BD_FOR_PAIRING, at < of_card, "%s", field->key);
        cr_expect(!field->open || field->concerns != BD_PRIVATE, "%s is private and open", field->key);
        cr_expect(!field->in_first_digest || field->concerns == BD_FOR_PAIRING, "%s", field->key);
        EACH_FIELD(other)
        if (other != field) {
            cr_expect_str_neq(field->key, other->key);
            cr_expect_str_neq(bd_player_edit_key(field), bd_player_edit_key(other));
            cr_expect_str_neq(bd_player_heading(field), bd_player_heading(other));
        }
    }
}

Test(player_fields, are_in_the_digest_where_a_rulebook_may_draw_by_them)
{
    char before[65], after[65];
    EACH_FIELD(field)
    {
        bd_card *card;
        bd_tournament *t = one_card(&card);
        bd_tournament_digest(t, 2, before);
        set(card, field);
        bd_tournament_digest(t, 2, after);
        cr_expect_eq(strcmp(before, after) != 0, field->concerns == BD_FOR_PAIRING, "%s", field->key);
    }
}

/* Two different fields that came later than the digest are not the same to it. */
Test(player_fields, are_told_apart_by_the_digest)
{
    char one[65], two[65];
    EACH_FIELD(field)
    EACH_FIELD(other)
    {
        bd_card *card, *second;
        if (other == field || field->concerns != BD_FOR_PAIRING || other->concerns != BD_FOR_PAIRING)
            continue;
        bd_tournament *t = one_card(&card), *u = one_card(&second);
        set(card, field);
        set(second, other);
        bd_tournament_digest(t, 2, one);
        bd_tournament_digest(u, 2, two);
        cr_expect_str_neq(one, two, "%s and %s", field->key, other->key);
    }
}

static const bd_card *written_and_read(const bd_tournament *t, const char **json)
{
    bd_text text = bd_text_new(arena);
    bd_tournament *back = NULL;
    bd_err err = {.status = BD_OK};
    char why[200] = "";
    cr_assert_eq(bd_cards_json_write(t, NULL, &text, &err), BD_OK, "%s", err.sentence);
    cr_assert_eq(bd_text_finish(&text, json, &err), BD_OK);
    cr_assert_eq(bd_cards_json_read(arena, "x", *json, strlen(*json), NULL, NULL, &back, &err), BD_OK,
                 "%s: %s", err.place, err.sentence);
    cr_assert(bd_tournament_equal(t, back, why, sizeof why), "%s", why);
    return &back->cards[0];
}

Test(player_fields, come_back_from_a_file)
{
    EACH_FIELD(field)
    {
        bd_card *card;
        const char *json = NULL;
        char key[40];
        const bd_tournament *t = one_card(&card);
        set(card, field);
        cr_expect_eq(bd_player_has(written_and_read(t, &json), field), 1, "%s", field->key);
        (void)snprintf(key, sizeof key, "\"%s\": ", field->key);
        cr_expect(strstr(json, key) != NULL, "%s in %s", field->key, json);
    }
}

Test(player_fields, are_edited)
{
    EACH_FIELD(field)
    {
        bd_card *card, *other;
        bd_err err = {.status = BD_OK};
        bd_tournament *t = one_card(&card);
        (void)one_card(&other);
        set(other, field);
        const bd_status status = bd_edit_card(t, card, bd_player_edit_key(field), sample(field), &err);
        cr_expect_eq(status, field->fixed ? BD_USAGE : BD_OK, "%s: %s", field->key, err.sentence);
        if (field->fixed) continue;
        cr_expect_eq(bd_player_has(card, field), 1, "%s", field->key);
        if (field->type == BD_PLAYER_TEXT) cr_expect_str_eq(bd_player_text(card, field), sample(field));
        if (field->type == BD_PLAYER_NUMBER) cr_expect_eq(bd_player_number(card, field), 7);
        cr_expect_eq(bd_edit_card(t, card, bd_player_edit_key(field), "", &err),
                     field->needed ? BD_USAGE : BD_OK);
        cr_expect_eq(bd_player_has(card, field), field->needed ? 1 : 0, "%s", field->key);
        cr_expect_eq(bd_edit_card(t, card, "nothing", "x", &err), BD_USAGE);
        cr_expect(strstr(err.sentence, bd_player_edit_key(field)) != NULL, "%s", err.sentence);
    }
}

static void expect_in_list(const bd_player_field *field, const char *heading)
{
    bd_tournament *t = NULL;
    bd_err err = {.status = BD_OK};
    char list[120];
    const bool name = strcmp(field->key, "name") == 0;
    (void)snprintf(list, sizeof list, "%s%s,id\n%s%s,1\n", name ? "" : "name,", heading, name ? "" : "Ann,",
                   sample(field));
    cr_assert_eq(bd_csv_players_read(arena, "list.csv", list, strlen(list), NULL, NULL, &t, &err), BD_OK,
                 "%s: %s", list, err.sentence);
    const bd_card *card = &t->cards[0];
    const bool ranked = strcmp(field->key, "rating") == 0; /* alone it is the grade */
    const bool there = ranked ? card->grade == 7 : bd_player_has(card, field) == 1;
    cr_expect_eq(there, !field->unlisted, "%s", heading);
    cr_expect_eq(card->person->note_count, field->unlisted ? 1 : 0, "%s", heading);
}

Test(player_fields, are_columns_of_a_list)
{
    EACH_FIELD(field)
    {
        expect_in_list(field, bd_player_heading(field));
        for (size_t i = 0; i < BD_PLAYER_HEADINGS && field->headings[i] != NULL; i++)
            expect_in_list(field, field->headings[i]);
    }
}

/* TRF has a place for it, or says so. */
Test(player_fields, are_not_lost_in_silence)
{
    EACH_FIELD(field)
    {
        bd_card *card;
        bd_tournament *t = one_card(&card), *back = NULL;
        bd_err err = {.status = BD_OK};
        bd_warnings warnings = bd_warnings_new(arena);
        bd_text text = bd_text_new(arena);
        const char *trf = NULL;
        set(card, field);
        cr_assert_eq(bd_trf_write(t, &warnings, &text, &err), BD_OK, "%s", err.sentence);
        cr_assert_eq(bd_text_finish(&text, &trf, &err), BD_OK);
        cr_assert_eq(bd_tournament_read_text(arena, "x.trf", trf, strlen(trf), NULL, NULL, &back, &err),
                     BD_OK, "%s", err.sentence);
        cr_expect_eq(warnings.count, field->trf ? 0 : 1, "%s", field->key);
        if (!field->trf)
            cr_expect(strstr(warnings.items[0].sentence, field->noun) != NULL, "%s",
                      warnings.items[0].sentence);
        const bool rating =
            strcmp(field->key, "rating") == 0; /* in the place of the grade, where there is none */
        if (field->trf && !rating) cr_expect_eq(bd_player_has(&back->cards[0], field), 1, "%s", field->key);
    }
}
