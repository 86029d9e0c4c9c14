/* Values: what a list says of one player, as we have it. */
#include "ratings/list_reader.h"

#include "base/ints.h"
#include "os/files.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

/* A list that is not UTF-8 is Windows-1252, which is Latin-1 where letters stand. */
static void values_add_latin_1(bd_text *text, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        const unsigned char c = (unsigned char)bytes[i];
        if (c >= 0x80) bd_text_add_char(text, (char)(0xC0 | c >> 6));
        bd_text_add_char(text, (char)(c >= 0x80 ? 0x80 | (c & 0x3F) : c));
    }
}

void bd_list_value(bd_list_reader *reader, int field, const char *bytes, size_t length)
{
    if (field < 0) return;
    bd_text *value = &reader->values[field];
    while (length > 0 && bytes[0] == ' ') bytes++, length--;
    while (length > 0 && bytes[length - 1] == ' ') length--;
    value->length = 0;
    if (bd_utf8_check(bytes, length) == length)
        bd_text_add_bytes(value, bytes, length);
    else
        values_add_latin_1(value, bytes, length);
}

static const char *values_text(const bd_list_reader *reader, int field)
{
    const bd_text *value = &reader->values[field];
    return value->length > 0 ? value->bytes : NULL;
}

/* "1423/17", "1500*": the number in front. */
static int values_number(const bd_list_reader *reader, int field)
{
    const bd_text *value = &reader->values[field];
    size_t digits = 0;
    int64_t number = 0;
    while (digits < value->length && isdigit((unsigned char)value->bytes[digits]) != 0) digits++;
    return bd_parse_int(value->length > 0 ? value->bytes : "", digits, 0, 9999, &number) ? (int)number : 0;
}

/* Titles as FIDE writes them; "g", "wm" are those of older lists. */
static const char *values_title(const char *title)
{
    static const char *const titles[][2] = {{"GM", "g"},   {"IM", "m"},   {"FM", "f"},   {"CM", "c"},
                                            {"WGM", "wg"}, {"WIM", "wm"}, {"WFM", "wf"}, {"WCM", "wc"}};
    for (size_t i = 0; title != NULL && i < sizeof titles / sizeof *titles; i++)
        if (strcasecmp(title, titles[i][0]) == 0 || strcmp(title, titles[i][1]) == 0) return titles[i][0];
    return title;
}

static char values_sex(const char *sex, const char *flag)
{
    const int letter = sex != NULL ? tolower((unsigned char)sex[0]) : 0;
    if (letter == 'm') return 'm';
    if (letter == 'f' || letter == 'w') return 'w';
    return flag != NULL && strchr(flag, 'w') != NULL ? 'w' : '\0';
}

/* "LARKSPUR, ANN" as people write it. */
static void values_tame(bd_text *name)
{
    bool inside = false;
    for (size_t i = 0; i < name->length; i++)
        if (islower((unsigned char)name->bytes[i]) != 0 || (unsigned char)name->bytes[i] >= 0x80) return;
    for (size_t i = 0; i < name->length; i++) {
        const unsigned char c = (unsigned char)name->bytes[i];
        if (inside) name->bytes[i] = (char)tolower(c);
        inside = isalpha(c) != 0;
    }
}

/* A year; 0 and the first of 1900 say that it is not known. */
static const char *values_birth(const char *birth)
{
    if (birth == NULL || strcmp(birth, "0") == 0 || strncmp(birth, "0000", 4) == 0) return NULL;
    return strncmp(birth, "1900", 4) == 0 ? NULL : birth;
}

bd_status bd_list_player_ends(bd_list_reader *reader)
{
    bd_text *name = &reader->values[BD_LIST_NAME];
    const char *forename = values_text(reader, BD_LIST_FORENAME), *flag = values_text(reader, BD_LIST_FLAG);
    if (forename != NULL && name->length > 0) bd_text_add(name, ", %s", forename);
    values_tame(name);
    for (int f = 0; f < BD_LIST_FIELDS; f++) {
        bd_text_add_char(&reader->values[f], '\0');
        if (reader->values[f].failed) BD_FAIL_MEMORY(reader->err);
        reader->values[f].length--;
    }
    const char *title = values_text(reader, BD_LIST_TITLE);
    if (title == NULL) title = values_text(reader, BD_LIST_WOMANS_TITLE);
    const bd_listed listed = {.number = values_text(reader, BD_LIST_NUMBER),
                              .fide = values_text(reader, BD_LIST_FIDE),
                              .name = values_text(reader, BD_LIST_NAME),
                              .title = values_title(title),
                              .federation = values_text(reader, BD_LIST_FEDERATION),
                              .birth = values_birth(values_text(reader, BD_LIST_BIRTH)),
                              .club = values_text(reader, BD_LIST_CLUB),
                              .sex = values_sex(values_text(reader, BD_LIST_SEX), flag),
                              .inactive = flag != NULL && strchr(flag, 'i') != NULL,
                              .standard = values_number(reader, BD_LIST_STANDARD),
                              .rapid = values_number(reader, BD_LIST_RAPID),
                              .blitz = values_number(reader, BD_LIST_BLITZ)};
    const bd_status status = bd_entry_book_add(reader->book, &listed, reader->err);
    for (int f = 0; f < BD_LIST_FIELDS; f++) reader->values[f].length = 0;
    return status;
}

bool bd_list_month_of(const char *word, char month[8])
{
    static const char names[] = "janfebmaraprmayjunjulaugsepoctnovdec";
    char name[4] = "";
    for (int i = 0; i < 3; i++) {
        if (isalpha((unsigned char)word[i]) == 0) return false;
        name[i] = (char)tolower((unsigned char)word[i]);
    }
    const char *at = strstr(names, name);
    if (at == NULL || (at - names) % 3 != 0 || isdigit((unsigned char)word[3]) == 0 ||
        isdigit((unsigned char)word[4]) == 0 || isdigit((unsigned char)word[5]) != 0)
        return false;
    const int number = (int)(at - names) / 3 + 1;
    const char text[8] = {
        '2', '0', word[3], word[4], '-', (char)('0' + number / 10), (char)('0' + number % 10), '\0'};
    memcpy(month, text, sizeof text);
    return true;
}

bool bd_list_is_named(const bd_list_reader *reader, const char *word)
{
    const size_t length = strlen(word);
    for (const char *at = bd_os_name_of(reader->path); *at != '\0'; at++)
        if (strncasecmp(at, word, length) == 0) return true;
    return false;
}
