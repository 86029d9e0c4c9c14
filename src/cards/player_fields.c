#include "cards/player_fields.h"

#include "cards/card.h"
#include "cards/cards_words.h"
#include "cards/person.h"

/* A row: its noun, and what else it says. */
#define NOUN(words, ...)            .noun = BD_ENGLISH(words), __VA_ARGS__
#define ROW(place, kind, name, ...) {NOUN(__VA_ARGS__, .key = (name), .type = (kind), place)},
#define NUMBER(place, name, least, most, ...)                                                                \
    {NOUN(__VA_ARGS__, .key = (name), .type = BD_PLAYER_NUMBER, .low = (least), .high = (most), place)},
#define OF_CARD(member)   .concerns = BD_FOR_PAIRING, .offset = offsetof(bd_card, member)
#define OF_PERSON(member) .offset = offsetof(bd_person, member)

const bd_player_field bd_player_fields[] = {
#define BD_TEXT_FIELD(member, ...)   ROW(OF_CARD(member), BD_PLAYER_TEXT, __VA_ARGS__)
#define BD_NUMBER_FIELD(member, ...) NUMBER(OF_CARD(member), __VA_ARGS__)
#define BD_FLAG_FIELD(member, ...)   ROW(OF_CARD(member), BD_PLAYER_FLAG, __VA_ARGS__)
#define BD_GROUPS_FIELD(member, ...) ROW(OF_CARD(member), BD_PLAYER_GROUPS, __VA_ARGS__)
#include "cards/card_fields.def"

#define BD_TEXT_FIELD(member, ...)   ROW(OF_PERSON(member), BD_PLAYER_TEXT, __VA_ARGS__)
#define BD_NUMBER_FIELD(member, ...) NUMBER(OF_PERSON(member), __VA_ARGS__)
#define BD_FLAG_FIELD(member, ...)   ROW(OF_PERSON(member), BD_PLAYER_FLAG, __VA_ARGS__)
#define BD_SEX_FIELD(member, ...)    ROW(OF_PERSON(member), BD_PLAYER_SEX, __VA_ARGS__)
#include "cards/person_fields.def"
};
const size_t bd_player_field_count = sizeof bd_player_fields / sizeof *bd_player_fields;

const void *bd_player_look(const bd_card *card, const bd_player_field *field)
{
    const void *whole = field->concerns == BD_FOR_PAIRING ? (const void *)card : (const void *)card->person;
    BD_ASSERT(whole != NULL);
    return (const char *)whole + field->offset;
}

void *bd_player_place(bd_card *card, const bd_player_field *field)
{
    return (void *)bd_player_look(card, field);
}

const char *bd_player_text(const bd_card *card, const bd_player_field *field)
{
    BD_ASSERT(field->type == BD_PLAYER_TEXT);
    return *(const char *const *)bd_player_look(card, field);
}

int bd_player_number(const bd_card *card, const bd_player_field *field)
{
    BD_ASSERT(field->type == BD_PLAYER_NUMBER);
    return *(const int *)bd_player_look(card, field);
}

bool bd_player_flag(const bd_card *card, const bd_player_field *field)
{
    BD_ASSERT(field->type == BD_PLAYER_FLAG);
    return *(const bool *)bd_player_look(card, field);
}

char bd_player_sex(const bd_card *card, const bd_player_field *field)
{
    BD_ASSERT(field->type == BD_PLAYER_SEX);
    return *(const char *)bd_player_look(card, field);
}

size_t bd_player_has(const bd_card *card, const bd_player_field *field)
{
    switch (field->type) {
    case BD_PLAYER_TEXT: return bd_player_text(card, field) != NULL;
    case BD_PLAYER_NUMBER: return bd_player_number(card, field) > 0;
    case BD_PLAYER_FLAG: return bd_player_flag(card, field);
    case BD_PLAYER_SEX: return bd_player_sex(card, field) != 0;
    case BD_PLAYER_GROUPS: break;
    }
    return card->group_count;
}

const char *bd_player_edit_key(const bd_player_field *field)
{
    return field->edit != NULL ? field->edit : field->key;
}

const char *bd_player_heading(const bd_player_field *field)
{
    return field->heading != NULL ? field->heading : field->key;
}
