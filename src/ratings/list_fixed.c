/* Fixed columns: FIDE's lists as text. The words of the first line stand where their columns begin, which is
 * asked instead of known: lists of one kind, of all three and those of other years have different ones. */
#include "ratings/list_reader.h"

#include "ratings/ratings_words.h"

#include <string.h>
#include <strings.h>

static const struct {
    const char *word;
    int field;
} fixed_words[] = {{"ID", BD_LIST_NUMBER},         {"Name", BD_LIST_NAME},      {"Fed", BD_LIST_FEDERATION},
                   {"Sex", BD_LIST_SEX},           {"Tit", BD_LIST_TITLE},      {"Titl", BD_LIST_TITLE},
                   {"WTit", BD_LIST_WOMANS_TITLE}, {"SRtng", BD_LIST_STANDARD}, {"RRtng", BD_LIST_RAPID},
                   {"BRtng", BD_LIST_BLITZ},       {"B-day", BD_LIST_BIRTH},    {"Born", BD_LIST_BIRTH},
                   {"Flag", BD_LIST_FLAG}};

bool bd_list_is_fixed(const char *header)
{
    return strncasecmp(header, "ID Number ", 10) == 0 && strstr(header, " Name ") != NULL;
}

static int fixed_field(const char *word, size_t length)
{
    for (size_t i = 0; i < sizeof fixed_words / sizeof *fixed_words; i++)
        if (strlen(fixed_words[i].word) == length && strncmp(fixed_words[i].word, word, length) == 0)
            return fixed_words[i].field;
    return -1;
}

static void fixed_add(bd_list_reader *r, const char *header, const char *word, size_t length)
{
    if (r->column_count == BD_LIST_COLUMNS) return;
    bd_list_column *column = &r->columns[r->column_count];
    *column = (bd_list_column){.field = fixed_field(word, length), .from = (size_t)(word - header)};
    if (length == 5 && bd_list_month_of(word, r->month)) column->field = r->kind;
    if (length == 4 && strncmp(word, "OTit", 4) == 0) r->overflowing = r->column_count;
    if (r->column_count > 0) r->columns[r->column_count - 1].to = column->from;
    r->column_count++;
}

bd_status bd_list_fixed_header(bd_list_reader *r, const char *header)
{
    const char *word = header;
    r->width = strlen(header);
    r->list = "fide";
    r->overflowing = BD_LIST_COLUMNS;
    r->kind = bd_list_is_named(r, "rapid")   ? BD_LIST_RAPID
              : bd_list_is_named(r, "blitz") ? BD_LIST_BLITZ
                                             : BD_LIST_STANDARD;
    while (*(word += strspn(word, " ")) != '\0') {
        const size_t length = strcspn(word, " ");
        const bool second = strncasecmp(word, "Number", 6) == 0 && length == 6; /* of "ID Number" */
        if (length == 7 && strncmp(word, "TitlFed", 7) == 0) {
            fixed_add(r, header, word, 4);
            fixed_add(r, header, word + 4, 3);
        } else if (length == 9 && strncmp(word, "GamesBorn", 9) == 0) {
            fixed_add(r, header, word, 5);
            fixed_add(r, header, word + 5, 4);
        } else if (!second)
            fixed_add(r, header, word, length);
        word += length;
    }
    r->columns[r->column_count - 1].to = SIZE_MAX;
    return BD_OK;
}

/* In the few lines that are longer than the first one, other titles run over into the next column, and all
 * behind them stands so much later. */
bd_status bd_list_fixed_line(bd_list_reader *r, const char *line, size_t length)
{
    const size_t more = length > r->width ? length - r->width : 0;
    if (strspn(line, " ") == length) return BD_OK;
    for (size_t i = 0; i < r->column_count; i++) {
        const bd_list_column *column = &r->columns[i];
        const size_t from = column->from + (i > r->overflowing ? more : 0);
        const size_t to = column->to == SIZE_MAX ? length : column->to + (i >= r->overflowing ? more : 0);
        if (from < length) bd_list_value(r, column->field, line + from, (to < length ? to : length) - from);
    }
    return bd_list_player_ends(r);
}
