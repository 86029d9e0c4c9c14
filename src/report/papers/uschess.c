/* The rating report of US Chess, format 2C: a table of the event, one of its section, one of the players. */
#include "base/assert.h"
#include "people/fold.h"
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
    USCHESS_CELL = 16
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

static void uschess_add_day(bd_table *table, const bd_day *day)
{
    bd_table_add(table, "%04d%02d%02d", day->year, day->month, day->day);
}

static void uschess_add_head(const bd_paper *paper, bd_table *table, const char *key)
{
    bd_table_add_string(table, bd_paper_head(paper, key));
}

static bd_status uschess_header(bd_paper *paper, const bd_day *start, const bd_day *end, bd_text *out,
                                bd_err *err)
{
    static const bd_column columns[] = {
        {"", "H_FORMAT", false, 0},   {"", "H_PROGRAM", false, 0},  {"", "H_EVENT_ID", false, 0},
        {"", "H_NAME", false, 0},     {"", "H_TOT_SECT", false, 0}, {"", "H_BEG_DATE", false, 0},
        {"", "H_END_DATE", false, 0}, {"", "H_AFF_ID", false, 0},   {"", "H_CITY", false, 0},
        {"", "H_STATE", false, 0},    {"", "H_ZIPCODE", false, 0},  {"", "H_COUNTRY", false, 0},
        {"", "H_SENDCROS", false, 0}, {"", "H_CTD_ID", false, 0},   {"", "H_ATD_ID", false, 0},
        {"", "H_OTHER_TD", false, 0}};
    const char *name = bd_fold_to_ascii(paper->arena, paper->tournament->name), *city = NULL;
    bd_table table = bd_table_new(paper->arena, columns, sizeof columns / sizeof *columns);
    if (name == NULL) BD_FAIL_MEMORY(err);
    BD_TRY(uschess_fit(paper, name, USCHESS_EVENT_NAME, &name, err));
    BD_TRY(uschess_fit(paper, bd_paper_head(paper, "city"), USCHESS_CITY, &city, err));
    bd_table_add_string(&table, "2C");
    bd_table_add_string(&table, "bestdraw");
    bd_table_add_string(&table, "");
    bd_table_add_string(&table, name);
    bd_table_add_string(&table, "1");
    uschess_add_day(&table, start);
    uschess_add_day(&table, end);
    uschess_add_head(paper, &table, "uschess.affiliate");
    bd_table_add_string(&table, city);
    uschess_add_head(paper, &table, "uschess.state");
    uschess_add_head(paper, &table, "uschess.zip");
    bd_table_add_string(&table, "USA");
    bd_table_add_string(&table, "N");
    uschess_add_head(paper, &table, "uschess.td");
    uschess_add_head(paper, &table, "uschess.assistant");
    bd_table_add_string(&table, "");
    bd_table_csv(&table, out);
    return BD_OK;
}

/* R: more than 65 minutes and seconds in all; D: dual, 30 to 65; Q: quick, 11 to 29. */
static bd_status uschess_system(bd_paper *paper, const bd_paper_time *time, const char **out, bd_err *err)
{
    const int total = time->minutes + time->rest + time->seconds;
    *out = total > 65 ? "R" : total >= 30 || total <= 10 ? "D" : "Q";
    return total <= 10 ? bd_paper_remark(paper, err, "%s", BD_SAY(PAPERS_BLITZ)) : BD_OK;
}

static void uschess_add_time(bd_table *table, const bd_paper_time *time)
{
    const char *sign = time->seconds > 0 && !time->delay ? "+" : "d";
    if (time->moves > 0)
        bd_table_add(table, "%d/%d,SD/%d;%s%d", time->moves, time->minutes, time->rest, sign, time->seconds);
    else
        bd_table_add(table, "G/%d;%s%d", time->minutes, sign, time->seconds);
}

static bd_status uschess_section(bd_paper *paper, const bd_day *start, const bd_day *end, int rounds,
                                 bd_text *out, bd_err *err)
{
    static const bd_column columns[] = {
        {"", "S_EVENT_ID", false, 0}, {"", "S_SEC_NUM", false, 0},  {"", "S_SEC_NAME", false, 0},
        {"", "S_R_SYSTEM", false, 0}, {"", "S_TIMECTL", false, 0},  {"", "S_CTD_ID", false, 0},
        {"", "S_ATD_ID", false, 0},   {"", "S_TRN_TYPE", false, 0}, {"", "S_TOT_RNDS", false, 0},
        {"", "S_LST_PAIR", false, 0}, {"", "S_BEG_DATE", false, 0}, {"", "S_END_DATE", false, 0},
        {"", "S_SCH_LVL", false, 0},  {"", "S_GR_PRIX", false, 0},  {"", "S_GP_PTS", false, 0},
        {"", "S_FIDE", false, 0}};
    const char *name = bd_paper_head(paper, "uschess.section"), *system = "";
    bd_paper_time time;
    bd_table table = bd_table_new(paper->arena, columns, sizeof columns / sizeof *columns);
    if (name == NULL) name = bd_fold_to_ascii(paper->arena, paper->tournament->name);
    if (name == NULL) BD_FAIL_MEMORY(err);
    BD_TRY(uschess_fit(paper, name, USCHESS_NAME, &name, err));
    BD_TRY(bd_paper_time_of(paper, &time, err));
    BD_TRY(uschess_system(paper, &time, &system, err));
    bd_table_add_string(&table, "");
    bd_table_add_string(&table, "1");
    bd_table_add_string(&table, name);
    bd_table_add_string(&table, system);
    uschess_add_time(&table, &time);
    uschess_add_head(paper, &table, "uschess.td");
    uschess_add_head(paper, &table, "uschess.assistant");
    bd_table_add_string(&table, "S");
    bd_table_add(&table, "%d", rounds);
    bd_table_add(&table, "%zu", paper->tournament->card_count);
    uschess_add_day(&table, start);
    uschess_add_day(&table, end);
    bd_table_add_string(&table, "N");
    bd_table_add_string(&table, "N");
    bd_table_add_string(&table, "");
    bd_table_add_string(&table, "N");
    bd_table_csv(&table, out);
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
    const char *id = card->national_id;
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
        columns[i] =
            (bd_column){"", i < USCHESS_DETAILS ? fixed[i] : bd_arena_copy_text(arena, key), false, 0};
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
        without += t->cards[i].national_id == NULL;
        if (first == NULL && t->cards[i].national_id == NULL) first = &t->cards[i];
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
