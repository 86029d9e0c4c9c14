#include "report/print_desk.h"

#include "cards/card.h"
#include "cards/person.h"
#include "report/report_words.h"

typedef struct desk_row {
    const bd_card *card;
    const bd_person *person;
    const char *home; /* club, or school */
} desk_row;

static const bd_member desk_members[] = {
    {"", "id", BD_OF_CARD(INT, int, desk_row, id), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_PLAYER), "name", BD_OF_PLAYER(desk_row, card), BD_SHOW_ALL, 12},
    {BD_ENGLISH(REPORT_COLUMN_CLUB), "club", BD_OF_TEXT(desk_row, home), BD_SHOW_ALL, 8},
    {BD_ENGLISH(REPORT_COLUMN_PHONE), "phone", BD_VIA(TEXT, const char *, desk_row, person, bd_person, phone),
     BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_EMAIL), "email", BD_VIA(TEXT, const char *, desk_row, person, bd_person, email),
     BD_SHOW_ALL, 8},
    {BD_ENGLISH(REPORT_COLUMN_PAID), "paid", BD_VIA(TEXT, const char *, desk_row, person, bd_person, paid),
     BD_SHOW_ALL, 0},
};

bd_reply bd_desk_reply(const bd_card *const *cards, size_t count, int round, bd_arena *arena)
{
    bd_reply reply = bd_reply_new(arena, round > 0 ? "arrive/1" : "contacts/1");
    bd_rows rows = BD_ROWS(arena, desk_row, desk_members);
    if (round > 0) bd_reply_int(&reply, "round", round);
    for (size_t i = 0; i < count; i++) {
        const desk_row row = {.card = cards[i],
                              .person = cards[i]->person,
                              .home = cards[i]->club != NULL ? cards[i]->club : cards[i]->school};
        bd_rows_add(&rows, &row);
    }
    bd_reply_rows(&reply, round > 0 ? "missing" : "players", &rows);
    return reply;
}
