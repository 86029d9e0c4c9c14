#include "report/print_start.h"

#include "cards/card.h"
#include "cards/person.h"
#include "cards/starting.h"
#include "report/labels.h"
#include "report/report_words.h"

typedef struct start_row {
    const bd_card *card;
    int number, rating;
    const char *home, *fide, *remark; /* home: club or school */
} start_row;

/* Who is not there from the first round to the last. */
static const char *start_remark(const bd_card *card, bd_rows *rows)
{
    if (card->withdrawn > 0) return BD_PRINT(rows, BD_SAY(REPORT_START_LEFT), card->withdrawn);
    return card->joined > 1 ? BD_PRINT(rows, BD_SAY(REPORT_START_JOINS), card->joined) : NULL;
}

static void start_say_order(bd_reply *reply, const bd_tournament *cards, bool final)
{
    if (cards->numbers == NULL) {
        bd_reply_sentence(reply, BD_SAY(REPORT_START_AS_FILED));
        return;
    }
    bd_reply_sentence(reply, BD_PRINT(reply, BD_SAY(REPORT_START_ORDER), cards->numbers));
    bd_reply_sentence(reply, BD_PRINT(reply, final ? BD_SAY(REPORT_START_FINAL) : BD_SAY(REPORT_START_OPEN),
                                      (int)BD_STARTING_FINAL_ROUND));
}

bd_reply bd_start_reply(const bd_tournament *cards, const size_t *order, bool final, bd_arena *arena)
{
    const bd_member members[] = {
        {"", "number", BD_OF_INT(start_row, number), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_TITLE), "title", BD_OF_CARD(TEXT, const char *, start_row, title),
         BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_PLAYER), "name", BD_OF_PLAYER(start_row, card), BD_SHOW_ALL, 12},
        {bd_grade_title(cards), "rating", BD_OF_ID(start_row, rating), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_FED), "federation",
         BD_OF_CARD(TEXT, const char *, start_row, federation), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_COLUMN_CLUB), "club", BD_OF_TEXT(start_row, home), BD_SHOW_ALL, 8},
        {BD_ENGLISH(REPORT_COLUMN_FIDE), "fide_number", BD_OF_TEXT(start_row, fide), BD_SHOW_ALL, 0},
        {"", "remark", BD_OF_TEXT(start_row, remark), BD_SHOW_TABLE, 8},
        {"id", "id", BD_OF_CARD(INT, int, start_row, id), BD_SHOW_ALL, 0},
        {"", "joined", BD_OF_CARD(ID, int, start_row, joined), BD_SHOW_JSON, 0}};
    bd_reply reply = bd_reply_new(arena, "start/1");
    bd_rows rows = BD_ROWS(arena, start_row, members);
    for (size_t i = 0; i < cards->card_count; i++) {
        const bd_card *card = &cards->cards[order[i]];
        const start_row row = {.card = card,
                               .number = (int)i + 1,
                               .rating = bd_starting_rating(card),
                               .home = card->club != NULL ? card->club : card->school,
                               .fide = card->person->fide_number,
                               .remark = start_remark(card, &rows)};
        bd_rows_add(&rows, &row);
    }
    bd_reply_string(&reply, "event", cards->name);
    bd_reply_string(&reply, "order", cards->numbers);
    bd_reply_flag(&reply, "final", final);
    bd_reply_rows(&reply, "players", &rows);
    start_say_order(&reply, cards, final);
    return reply;
}
