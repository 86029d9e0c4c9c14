/* The rating report of US Chess, format 2C: a table of the event, one of its section, one of the players. */
#include "base/assert.h"
#include "cards/card.h"
#include "cards/person.h"
#include "people/unicode.h"
#include "report/papers/paper.h"
#include "report/papers/papers_words.h"
#include "report/table.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum {
    USCHESS_DETAILS = 7,
    USCHESS_NAME = 30,
    USCHESS_EVENT_NAME = 35,
    USCHESS_CITY = 21,
    USCHESS_CELL = 40,
    USCHESS_TIME = 64
};

/* At most so many characters; what is longer is cut, and told. */
static bd_status uschess_fit(bd_paper *paper, const char *text, int most, const char **out, bd_err *err)
{
    *out = text;
    if ((int)strlen(text) <= most) return BD_OK;
    *out = bd_arena_copy_bytes(paper->arena, text, (size_t)most);
    if (*out == NULL) BD_FAIL_MEMORY(err);
    return bd_paper_remark(paper, err, BD_SAY(PAPERS_CUT), text, most);
}

/* The head must match: '9' is a digit, 'A' a capital letter. */
static bd_status uschess_check(const bd_paper *paper, const char *key, const char *form, bd_err *err)
{
    const char *value = bd_paper_head(paper, key);
    bool good = true;
    if (value == NULL) return BD_OK;
    for (size_t i = 0; good && (i == 0 || value[i - 1] != '\0'); i++)
        good = form[i] == '9'   ? isdigit((unsigned char)value[i])
               : form[i] == 'A' ? isupper((unsigned char)value[i])
                                : form[i] == value[i];
    if (!good)
        BD_FAIL(err, BD_BAD_INPUT, paper->path, BD_SAY(PAPERS_BAD_HEAD), key, value, bd_head_example(key),
                paper->path, key, bd_head_example(key));
    return BD_OK;
}

/* A table of one row: the names of its cells, and what stands in them; NULL: nothing. */
typedef struct uschess_cell {
    const char *key, *text;
} uschess_cell;

static void uschess_row(const bd_paper *paper, const uschess_cell *cells, size_t count, bd_text *out)
{
    bd_column *columns = bd_arena_alloc(paper->arena, count, sizeof *columns);
    bd_table table = bd_table_new(paper->arena, columns, count);
    table.failed = columns == NULL;
    for (size_t i = 0; columns != NULL && i < count; i++) {
        columns[i].key = cells[i].key;
        bd_table_add_string(&table, cells[i].text);
    }
    bd_table_csv(&table, out);
}

static const char *uschess_day(const bd_day *day, char buffer[USCHESS_CELL])
{
    (void)snprintf(buffer, USCHESS_CELL, "%04d%02d%02d", day->year, day->month, day->day);
    return buffer;
}

static bd_status uschess_header(bd_paper *paper, const bd_day *start, const bd_day *end, bd_text *out,
                                bd_err *err)
{
    const char *name = bd_fold_to_ascii(paper->arena, paper->tournament->name), *city = NULL;
    char first[USCHESS_CELL], last[USCHESS_CELL];
    if (name == NULL) BD_FAIL_MEMORY(err);
    BD_TRY(uschess_fit(paper, name, USCHESS_EVENT_NAME, &name, err));
    BD_TRY(uschess_fit(paper, bd_paper_head(paper, "city"), USCHESS_CITY, &city, err));
    const uschess_cell cells[] = {{"H_FORMAT", "2C"},
                                  {"H_PROGRAM", "bestdraw"},
                                  {"H_EVENT_ID", NULL},
                                  {"H_NAME", name},
                                  {"H_TOT_SECT", "1"},
                                  {"H_BEG_DATE", uschess_day(start, first)},
                                  {"H_END_DATE", uschess_day(end, last)},
                                  {"H_AFF_ID", bd_paper_head(paper, "uschess.affiliate")},
                                  {"H_CITY", city},
                                  {"H_STATE", bd_paper_head(paper, "uschess.state")},
                                  {"H_ZIPCODE", bd_paper_head(paper, "uschess.zip")},
                                  {"H_COUNTRY", "USA"},
                                  {"H_SENDCROS", "N"},
                                  {"H_CTD_ID", bd_paper_head(paper, "uschess.td")},
                                  {"H_ATD_ID", bd_paper_head(paper, "uschess.assistant")},
                                  {"H_OTHER_TD", NULL}};
    uschess_row(paper, cells, sizeof cells / sizeof *cells, out);
    return BD_OK;
}

/* R: more than 65 minutes and seconds in all; D: dual, 30 to 65; Q: quick, 11 to 29. */
static bd_status uschess_system(bd_paper *paper, const bd_paper_time *time, const char **out, bd_err *err)
{
    const int total = time->minutes + time->rest + time->seconds;
    *out = total > 65 ? "R" : total >= 30 || total <= 10 ? "D" : "Q";
    return total <= 10 ? bd_paper_remark(paper, err, "%s", BD_SAY(PAPERS_BLITZ)) : BD_OK;
}

static const char *uschess_time(const bd_paper_time *time, char buffer[USCHESS_TIME])
{
    const char *sign = time->seconds > 0 && !time->delay ? "+" : "d";
    if (time->moves > 0)
        (void)snprintf(buffer, USCHESS_TIME, "%d/%d,SD/%d;%s%d", time->moves, time->minutes, time->rest, sign,
                       time->seconds);
    else
        (void)snprintf(buffer, USCHESS_TIME, "G/%d;%s%d", time->minutes, sign, time->seconds);
    return buffer;
}

static bd_status uschess_section(bd_paper *paper, const bd_day *start, const bd_day *end, int rounds,
                                 bd_text *out, bd_err *err)
{
    const char *name = bd_paper_head(paper, "uschess.section"), *system = "";
    bd_paper_time time;
    char first[USCHESS_CELL], last[USCHESS_CELL], control[USCHESS_TIME], count[USCHESS_CELL];
    char players[USCHESS_CELL];
    if (name == NULL) name = bd_fold_to_ascii(paper->arena, paper->tournament->name);
    if (name == NULL) BD_FAIL_MEMORY(err);
    BD_TRY(uschess_fit(paper, name, USCHESS_NAME, &name, err));
    BD_TRY(bd_paper_time_of(paper, &time, err));
    BD_TRY(uschess_system(paper, &time, &system, err));
    (void)snprintf(count, sizeof count, "%d", rounds);
    (void)snprintf(players, sizeof players, "%u", (unsigned)paper->tournament->card_count);
    const uschess_cell cells[] = {{"S_EVENT_ID", NULL},
                                  {"S_SEC_NUM", "1"},
                                  {"S_SEC_NAME", name},
                                  {"S_R_SYSTEM", system},
                                  {"S_TIMECTL", uschess_time(&time, control)},
                                  {"S_CTD_ID", bd_paper_head(paper, "uschess.td")},
                                  {"S_ATD_ID", bd_paper_head(paper, "uschess.assistant")},
                                  {"S_TRN_TYPE", "S"},
                                  {"S_TOT_RNDS", count},
                                  {"S_LST_PAIR", players},
                                  {"S_BEG_DATE", uschess_day(start, first)},
                                  {"S_END_DATE", uschess_day(end, last)},
                                  {"S_SCH_LVL", "N"},
                                  {"S_GR_PRIX", "N"},
                                  {"S_GP_PTS", NULL},
                                  {"S_FIDE", "N"}};
    uschess_row(paper, cells, sizeof cells / sizeof *cells, out);
    return BD_OK;
}

/* Players are numbered from 1 without gaps. */
static size_t uschess_number(const bd_paper *paper, int id)
{
    const bd_card *card = bd_tournament_card(paper->tournament, id);
    BD_ASSERT(card != NULL);
    return (size_t)(card - paper->tournament->cards) + 1;
}

/* Without a game that is rated, the opponent is 0: X won and F lost by default, B bye, H half-point bye, U.
 */
static void uschess_add_cell(const bd_paper *paper, const bd_card *card, const bd_entry *entry,
                             bd_table *table)
{
    static const char results[] = "LDW";
    if (entry != NULL && bd_paper_is_ordinary(paper, card, entry)) {
        bd_table_add(table, "%c%zu%s", results[entry->halves], uschess_number(paper, entry->opponent),
                     entry->colour == BD_WHITE   ? "W"
                     : entry->colour == BD_BLACK ? "B"
                                                 : "");
        return;
    }
    const bd_entry_kind kind = entry != NULL ? entry->kind : BD_BYE_ZERO;
    const bool lost = entry != NULL && entry->halves <= 0;
    bd_table_add_string(table, kind == BD_FORFEIT                              ? (lost ? "F0" : "X0")
                               : kind == BD_BYE_PAIRING || kind == BD_BYE_FULL ? "B0"
                               : kind == BD_BYE_HALF                           ? "H0"
                                                                               : "U0");
}

/* "LAST, FIRST" in capitals. */
static bd_status uschess_add_name(bd_paper *paper, const bd_card *card, bd_table *table, bd_err *err)
{
    const char *name = bd_fold_to_ascii(paper->arena, card->name != NULL ? card->name : "?");
    char capitals[USCHESS_NAME + 1] = "";
    if (name == NULL) BD_FAIL_MEMORY(err);
    BD_TRY(uschess_fit(paper, name, USCHESS_NAME, &name, err));
    for (size_t i = 0; name[i] != '\0'; i++) capitals[i] = (char)toupper((unsigned char)name[i]);
    bd_table_add(table, "%s", capitals);
    return BD_OK;
}

static bd_status uschess_add_player(bd_paper *paper, const bd_card *card, int rounds, bd_table *table,
                                    bd_err *err)
{
    const char *id = card->person->national_id;
    if (id != NULL && (strlen(id) != 8 || strspn(id, "0123456789") != 8))
        BD_FAIL(err, BD_BAD_INPUT, paper->path, BD_SAY(PAPERS_BAD_NATIONAL), id, card->id,
                card->name != NULL ? card->name : "?", BD_SAY(PAPERS_USCHESS_ID), paper->path, card->id,
                "12345678");
    bd_table_add_string(table, "");
    bd_table_add_string(table, "1");
    bd_table_add(table, "%zu", uschess_number(paper, card->id));
    bd_table_add_string(table, id);
    BD_TRY(uschess_add_name(paper, card, table, err));
    bd_table_add_string(table, "");
    bd_table_add(table, "%d", card->grade);
    for (int round = 1; round <= rounds; round++)
        uschess_add_cell(paper, card, bd_card_entry(card, round), table);
    return BD_OK;
}

/* The fixed columns, and one for each round. */
static bd_status uschess_columns(bd_arena *arena, int rounds, const bd_column **out, bd_err *err)
{
    static const char *const fixed[USCHESS_DETAILS] = {"D_EVENT_ID", "D_SEC_NUM", "D_PAIR_NUM", "D_MEM_ID",
                                                       "D_NAME",     "D_STATE",   "D_RATING"};
    bd_column *columns;
    BD_NEW(columns, arena, USCHESS_DETAILS + rounds, err);
    for (int i = 0; i < USCHESS_DETAILS + rounds; i++) {
        char key[USCHESS_CELL];
        (void)snprintf(key, sizeof key, "D_RND%02d", i - USCHESS_DETAILS + 1);
        columns[i].key = i < USCHESS_DETAILS ? fixed[i] : bd_arena_copy_text(arena, key);
        if (columns[i].key == NULL) BD_FAIL_MEMORY(err);
    }
    *out = columns;
    return BD_OK;
}

static bd_status uschess_details(bd_paper *paper, int rounds, bd_text *out, bd_err *err)
{
    const bd_tournament *t = paper->tournament;
    const bd_column *columns = NULL;
    const bd_card *first = NULL;
    size_t without = 0;
    BD_TRY(uschess_columns(paper->arena, rounds, &columns, err));
    bd_table table = bd_table_new(paper->arena, columns, USCHESS_DETAILS + (size_t)rounds);
    for (size_t i = 0; i < t->card_count; i++) {
        BD_TRY(uschess_add_player(paper, &t->cards[i], rounds, &table, err));
        without += t->cards[i].person->national_id == NULL;
        if (first == NULL && t->cards[i].person->national_id == NULL) first = &t->cards[i];
    }
    bd_table_csv(&table, out);
    if (first == NULL) return BD_OK;
    return bd_paper_remark(paper, err, BD_SAY_N(PAPERS_NO_NATIONAL, without), without, first->id,
                           first->name != NULL ? first->name : "?", paper->path, first->id, "12345678");
}

bd_status bd_uschess_write(bd_paper *paper, bd_uschess *out, bd_err *err)
{
    static const char *const needed[] = {
        "start",      "end",           "time",        "city", "uschess.affiliate",
        "uschess.td", "uschess.state", "uschess.zip", NULL};
    const bd_tournament *t = paper->tournament;
    bd_day start, end;
    BD_TRY(bd_paper_needs(paper, needed, err));
    BD_TRY(bd_paper_day(paper, "start", &start, err));
    BD_TRY(bd_paper_day(paper, "end", &end, err));
    BD_TRY(uschess_check(paper, "uschess.affiliate", "A9999999", err));
    BD_TRY(uschess_check(paper, "uschess.td", "99999999", err));
    BD_TRY(uschess_check(paper, "uschess.assistant", "99999999", err));
    BD_TRY(uschess_check(paper, "uschess.state", "AA", err));
    BD_TRY(uschess_check(paper, "uschess.zip", "99999", err));
    const int last = bd_tournament_last_round(t);
    const int rounds = t->rounds > last ? t->rounds : last;
    *out = (bd_uschess){bd_text_new(paper->arena), bd_text_new(paper->arena), bd_text_new(paper->arena)};
    BD_TRY(uschess_header(paper, &start, &end, &out->header, err));
    BD_TRY(uschess_section(paper, &start, &end, rounds, &out->section, err));
    BD_TRY(uschess_details(paper, rounds, &out->detail, err));
    return bd_paper_tell_others(paper, err);
}
