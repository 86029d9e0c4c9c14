#include "report/print_entries.h"

#include "cards/card.h"
#include "cards/person.h"
#include "report/labels.h"
#include "report/report_words.h"

typedef struct entry_row {
    const bd_card *card;
    const bd_person *person;
    int line, number;
    const char *sex, *section, *byes;
} entry_row;

static const bd_member entry_members[] = {
    {BD_ENGLISH(REPORT_COLUMN_LINE), "line", BD_OF_INT(entry_row, line), BD_SHOW_ALL, 0},
    {"", "id", BD_OF_ID(entry_row, number), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_TITLE), "title", BD_OF_CARD(TEXT, const char *, entry_row, title),
     BD_SHOW_ALL | BD_OPTIONAL, 0},
    {BD_ENGLISH(REPORT_COLUMN_NAME), "name", BD_OF_CARD(TEXT, const char *, entry_row, name), BD_SHOW_ALL,
     12},
    {BD_ENGLISH(REPORT_COLUMN_GRADE), "grade", BD_OF_CARD(ID, int, entry_row, grade), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_RATING), "rating", BD_OF_CARD(ID, int, entry_row, rating), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_CLUB), "club", BD_OF_CARD(TEXT, const char *, entry_row, club),
     BD_SHOW_ALL | BD_OPTIONAL, 8},
    {BD_ENGLISH(REPORT_COLUMN_SCHOOL), "school", BD_OF_CARD(TEXT, const char *, entry_row, school),
     BD_SHOW_ALL | BD_OPTIONAL, 8},
    {"", "team", BD_OF_CARD(TEXT, const char *, entry_row, team), BD_SHOW_JSON | BD_SHOW_CSV | BD_OPTIONAL,
     0},
    {BD_ENGLISH(REPORT_COLUMN_FEDERATION), "federation",
     BD_OF_CARD(TEXT, const char *, entry_row, federation), BD_SHOW_ALL | BD_OPTIONAL, 0},
    {BD_ENGLISH(REPORT_COLUMN_BIRTH), "birth",
     BD_VIA(TEXT, const char *, entry_row, person, bd_person, birth), BD_SHOW_ALL | BD_OPTIONAL, 0},
    {"", "sex", BD_OF_TEXT(entry_row, sex), BD_SHOW_ALL | BD_OPTIONAL, 0},
    {"", "national_id", BD_VIA(TEXT, const char *, entry_row, person, bd_person, national_id),
     BD_SHOW_ALL | BD_OPTIONAL, 0},
    {"", "fide_id", BD_VIA(TEXT, const char *, entry_row, person, bd_person, fide_number),
     BD_SHOW_ALL | BD_OPTIONAL, 0},
    {BD_ENGLISH(REPORT_COLUMN_SECTION), "section", BD_OF_TEXT(entry_row, section), BD_SHOW_ALL | BD_OPTIONAL,
     6},
    {BD_ENGLISH(REPORT_COLUMN_BYE), "byes", BD_OF_TEXT(entry_row, byes), BD_SHOW_ALL | BD_OPTIONAL, 0},
};

static const char *entry_byes(bd_rows *rows, const bd_card *card, bool told)
{
    bd_text text = bd_text_new(rows->arena);
    for (size_t i = 0; i < card->bye_count; i++) {
        const bd_entry_kind kind = card->byes[i].kind;
        bd_text_add(&text, "%s%d%c", i > 0 ? " " : "", card->byes[i].round,
                    kind == BD_BYE_FULL   ? 'F'
                    : kind == BD_BYE_HALF ? 'H'
                                          : 'Z');
    }
    rows->failed = rows->failed || text.failed;
    return text.length > 0 ? text.bytes : told ? "" : NULL;
}

static bd_rows entry_rows(const bd_entries *list, bool perhaps, bd_arena *arena)
{
    bd_rows rows = BD_ROWS(arena, entry_row, entry_members);
    for (size_t i = 0; i < list->players->card_count; i++) {
        const bd_card *card = &list->players->cards[i];
        const bd_list_entry *entry = &list->entries[i];
        if (entry->perhaps != perhaps) continue;
        const entry_row row = {.card = card,
                               .person = card->person,
                               .line = entry->line,
                               .number = card->id,
                               .sex = card->person->sex == 'm'   ? "m"
                                      : card->person->sex == 'w' ? "w"
                                                                 : NULL,
                               .section = entry->section,
                               .byes = entry_byes(&rows, card, entry->says_byes)};
        bd_rows_add(&rows, &row);
    }
    return rows;
}

/* A question is followed by what answers it. */
static void entry_remarks(bd_reply *reply, const bd_entries *list, const char *key, const char *title,
                          bool questions)
{
    const char **texts = bd_arena_alloc(reply->arena, list->remark_count + 1, sizeof *texts);
    size_t count = 0;
    if (texts == NULL) reply->failed = true;
    for (size_t i = 0; i < list->remark_count && !reply->failed; i++) {
        const bd_list_remark *remark = &list->remarks[i];
        const char *cure = NULL;
        if ((remark->answer != BD_ANSWER_NONE) != questions) continue;
        if (bd_list_say(reply->arena, remark, &texts[count], NULL) != BD_OK ||
            bd_list_cure(reply->arena, remark, &cure, NULL) != BD_OK)
            reply->failed = true;
        if (reply->failed) return;
        if (count == 0) bd_reply_gap(reply);
        if (count == 0) bd_reply_title(reply, title);
        bd_reply_item(reply, texts[count++], 2);
        if (questions) bd_reply_item(reply, cure, 6);
    }
    bd_reply_strings(reply, key, texts, count);
}

/* A question for programs, which make a form of it: what answers it, and about what. */
typedef struct entry_question {
    const char *sentence, *answer, *subject;
    int line;
    bool shown;
} entry_question;

static const bd_member entry_question_members[] = {
    {"", "sentence", BD_OF_TEXT(entry_question, sentence), BD_SHOW_JSON, 0},
    {"", "answer", BD_OF_TEXT(entry_question, answer), BD_SHOW_JSON, 0},
    {"", "subject", BD_OF_TEXT(entry_question, subject), BD_SHOW_JSON, 0},
    {"", "line", BD_OF_ID(entry_question, line), BD_SHOW_JSON, 0},
    {"", "shown", BD_OF_FLAG(entry_question, shown), BD_SHOW_JSON, 0},
};

static void entry_questions(bd_reply *reply, const bd_entries *list)
{
    static const char *const answers[] = {
        [BD_ANSWER_SECTION] = "section", [BD_ANSWER_DATES] = "dates", [BD_ANSWER_NAMES] = "names",
        [BD_ANSWER_COLUMN] = "column",   [BD_ANSWER_CELL] = "set",    [BD_ANSWER_LINE] = "leave-out",
        [BD_ANSWER_ROUNDS] = "rounds"};
    bd_rows rows = BD_ROWS(reply->arena, entry_question, entry_question_members);
    for (size_t i = 0; i < list->remark_count; i++) {
        const bd_list_remark *remark = &list->remarks[i];
        if (remark->answer == BD_ANSWER_NONE) continue;
        entry_question row = {
            .answer = answers[remark->answer], .subject = remark->subject, .shown = remark->shown};
        row.line = remark->line_count > 0 ? remark->lines[remark->line_count - 1] : 0;
        if (bd_list_say(reply->arena, remark, &row.sentence, NULL) != BD_OK) reply->failed = true;
        bd_rows_add(&rows, &row);
    }
    bd_reply_list(reply, "questions", &rows);
    bd_reply_strings(reply, "sections", list->sections, list->section_count);
}

bd_reply bd_entries_reply(const bd_entries *list, bd_arena *arena)
{
    bd_reply reply = bd_reply_new(arena, "list/1");
    const bd_rows players = entry_rows(list, false, arena), perhaps = entry_rows(list, true, arena);
    bd_reply_string(&reply, "name", list->players->name);
    if (list->players->name != NULL) bd_reply_title(&reply, list->players->name);
    bd_reply_rows(&reply, "players", &players);
    if (perhaps.count > 0) bd_reply_gap(&reply);
    if (perhaps.count > 0) bd_reply_title(&reply, BD_SAY(REPORT_LIST_PERHAPS));
    if (perhaps.count > 0)
        bd_reply_rows(&reply, "perhaps", &perhaps);
    else
        bd_reply_list(&reply, "perhaps", &perhaps);
    entry_remarks(&reply, list, "warnings", BD_SAY(REPORT_LIST_WARNINGS), false);
    entry_remarks(&reply, list, "needs_answer", BD_SAY(REPORT_LIST_QUESTIONS), true);
    entry_questions(&reply, list);
    return reply;
}
