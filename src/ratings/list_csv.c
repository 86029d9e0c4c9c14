/* CSV: lists of federations, by the headings of their columns; which are known, or named by a map. */
#include "ratings/list_reader.h"

#include "ratings/ratings_words.h"

#include <ctype.h>
#include <string.h>

/* Headings with letters and digits only, in the order in which they are preferred. */
static const struct {
    const char *heading;
    int field;
} csv_headings[] = {
    {"ecfcode", BD_LIST_NUMBER},
    {"memid", BD_LIST_NUMBER},
    {"rmemid", BD_LIST_NUMBER},
    {"relatienummer", BD_LIST_NUMBER},
    {"idno", BD_LIST_NUMBER},
    {"uniqueno", BD_LIST_NUMBER},
    {"idfsi", BD_LIST_NUMBER},
    {"cfc", BD_LIST_NUMBER},
    {"code", BD_LIST_NUMBER},
    {"id", BD_LIST_NUMBER},
    {"number", BD_LIST_NUMBER},
    {"nr", BD_LIST_NUMBER},
    {"fullname", BD_LIST_NAME},
    {"memname", BD_LIST_NAME},
    {"rmemname", BD_LIST_NAME},
    {"namevorname", BD_LIST_NAME},
    {"nominativo", BD_LIST_NAME},
    {"name", BD_LIST_NAME},
    {"naam", BD_LIST_NAME},
    {"navn", BD_LIST_NAME},
    {"surname", BD_LIST_NAME},
    {"lastname", BD_LIST_NAME},
    {"last", BD_LIST_NAME},
    {"player", BD_LIST_NAME},
    {"firstname", BD_LIST_FORENAME},
    {"first", BD_LIST_FORENAME},
    {"forename", BD_LIST_FORENAME},
    {"fideno", BD_LIST_FIDE},
    {"fideid", BD_LIST_FIDE},
    {"fidenumber", BD_LIST_FIDE},
    {"fin", BD_LIST_FIDE},
    {"fidetitel", BD_LIST_TITLE},
    {"title", BD_LIST_TITLE},
    {"titel", BD_LIST_TITLE},
    {"nation", BD_LIST_FEDERATION},
    {"fed", BD_LIST_FEDERATION},
    {"federation", BD_LIST_FEDERATION},
    {"federazione", BD_LIST_FEDERATION},
    {"fideland", BD_LIST_FEDERATION},
    {"gender", BD_LIST_SEX},
    {"sex", BD_LIST_SEX},
    {"geschlecht", BD_LIST_SEX},
    {"s", BD_LIST_SEX},
    {"datanascita", BD_LIST_BIRTH},
    {"annonascita", BD_LIST_BIRTH},
    {"birthday", BD_LIST_BIRTH},
    {"dateofbirth", BD_LIST_BIRTH},
    {"birth", BD_LIST_BIRTH},
    {"bdate", BD_LIST_BIRTH},
    {"byear", BD_LIST_BIRTH},
    {"geboren", BD_LIST_BIRTH},
    {"geburtsjahr", BD_LIST_BIRTH},
    {"born", BD_LIST_BIRTH},
    {"clubname", BD_LIST_CLUB},
    {"club", BD_LIST_CLUB},
    {"klub", BD_LIST_CLUB},
    {"revisedstandard", BD_LIST_STANDARD},
    {"rlpbrat", BD_LIST_STANDARD},
    {"rrating1", BD_LIST_STANDARD},
    {"rtgnat", BD_LIST_STANDARD},
    {"dwz", BD_LIST_STANDARD},
    {"standard", BD_LIST_STANDARD},
    {"rating", BD_LIST_STANDARD},
    {"elo", BD_LIST_STANDARD},
    {"rat", BD_LIST_STANDARD},
    {"revisedrapid", BD_LIST_RAPID},
    {"rapid", BD_LIST_RAPID},
    {"qlpbrat", BD_LIST_RAPID},
    {"rrating2", BD_LIST_RAPID},
    {"hur", BD_LIST_RAPID},
    {"revisedblitz", BD_LIST_BLITZ},
    {"blitz", BD_LIST_BLITZ},
    {"blpbrat", BD_LIST_BLITZ},
    {"lyn", BD_LIST_BLITZ},
};

/* What a map calls the fields. */
static const struct {
    const char *word;
    int field;
} csv_words[] = {{"number", BD_LIST_NUMBER},     {"name", BD_LIST_NAME},   {"forename", BD_LIST_FORENAME},
                 {"fide", BD_LIST_FIDE},         {"title", BD_LIST_TITLE}, {"federation", BD_LIST_FEDERATION},
                 {"sex", BD_LIST_SEX},           {"birth", BD_LIST_BIRTH}, {"club", BD_LIST_CLUB},
                 {"standard", BD_LIST_STANDARD}, {"rapid", BD_LIST_RAPID}, {"blitz", BD_LIST_BLITZ}};

#define CSV_COUNT(table) (sizeof(table) / sizeof *(table))

static char csv_delimiter_of(const char *header)
{
    static const char delimiters[] = "\t;,|";
    char best = ',';
    size_t most = 0;
    for (const char *d = delimiters; *d != '\0'; d++) {
        size_t count = 0;
        for (const char *at = header; *at != '\0'; at++) count += *at == *d;
        if (count > most) best = *d;
        if (count > most) most = count;
    }
    return best;
}

/* The next cell of the line, without its quotes; NULL at the end. A quote that is not closed belongs to its
 * cell. */
static char *csv_next(char **at, char delimiter)
{
    char *cell = *at;
    if (cell == NULL) return NULL;
    char *out = cell, *in = cell;
    if (*in == '"' && strchr(in + 1, '"') != NULL) {
        for (in++; *in != '\0' && (*in != '"' || in[1] == '"'); in++) {
            in += *in == '"';
            *out++ = *in;
        }
        in += *in == '"';
    }
    while (*in != '\0' && *in != delimiter) *out++ = *in++;
    *at = *in == delimiter ? in + 1 : NULL;
    *out = '\0';
    return cell;
}

static void csv_fold(const char *heading, char *out, size_t size)
{
    size_t count = 0;
    for (; *heading != '\0' && count + 1 < size; heading++)
        if (isalnum((unsigned char)*heading) != 0) out[count++] = (char)tolower((unsigned char)*heading);
    out[count] = '\0';
}

/* How well a heading suits; the first of the table suits best. */
static size_t csv_rank(const char *heading, int field)
{
    for (size_t i = 0; i < CSV_COUNT(csv_headings); i++)
        if (csv_headings[i].field == field && strcmp(csv_headings[i].heading, heading) == 0) return i;
    return CSV_COUNT(csv_headings);
}

static void csv_choose(bd_list_reader *r, char headings[][64])
{
    for (int field = 0; field < BD_LIST_FIELDS; field++) {
        size_t best = CSV_COUNT(csv_headings), at = r->column_count;
        for (size_t c = 0; c < r->column_count; c++) {
            const size_t rank = csv_rank(headings[c], field);
            if (rank < best && r->columns[c].field < 0) {
                best = rank;
                at = c;
            }
        }
        if (at < r->column_count) r->columns[at].field = field;
    }
}

/* "standard=Rating,name=Player": the columns of these headings and no others. */
static bd_status csv_take_map(bd_list_reader *r, char headings[][64])
{
    for (const char *at = r->map; *at != '\0';) {
        const size_t length = strcspn(at, ",");
        const char *equals = memchr(at, '=', length);
        char wanted[64], heading[64];
        size_t word = 0, column = 0;
        if (equals == NULL) BD_FAIL(r->err, BD_USAGE, NULL, BD_SAY(RATINGS_BAD_MAP), r->map);
        while (word < CSV_COUNT(csv_words) && (strlen(csv_words[word].word) != (size_t)(equals - at) ||
                                               strncmp(csv_words[word].word, at, (size_t)(equals - at)) != 0))
            word++;
        const size_t rest = length - (size_t)(equals + 1 - at);
        if (word == CSV_COUNT(csv_words) || rest >= sizeof wanted)
            BD_FAIL(r->err, BD_USAGE, NULL, BD_SAY(RATINGS_BAD_MAP), r->map);
        memcpy(wanted, equals + 1, rest);
        wanted[rest] = '\0';
        csv_fold(wanted, heading, sizeof heading);
        while (column < r->column_count && strcmp(headings[column], heading) != 0) column++;
        if (column == r->column_count)
            BD_FAIL(r->err, BD_BAD_INPUT, r->path, BD_SAY(RATINGS_NO_COLUMN), wanted);
        r->columns[column].field = csv_words[word].field;
        at += length + (at[length] == ',');
    }
    return BD_OK;
}

static bool csv_has(const bd_list_reader *r, int field)
{
    for (size_t c = 0; c < r->column_count; c++)
        if (r->columns[c].field == field) return true;
    return false;
}

static bool csv_is_number(const char *text)
{
    return *text != '\0' && strspn(text, "0123456789") == strlen(text);
}

/* US Chess's list for programs has no headings: name, ID, expiry, state, regular and quick rating. */
static bool csv_is_us_text(const char *header)
{
    char line[256];
    (void)strncpy(line, header, sizeof line - 1);
    line[sizeof line - 1] = '\0';
    char *at = line, *name = csv_next(&at, '\t'), *number = csv_next(&at, '\t');
    return name != NULL && number != NULL && strlen(number) == 8 && csv_is_number(number);
}

static bd_status csv_take_us_text(bd_list_reader *r, char *line)
{
    static const int fields[] = {BD_LIST_NAME, BD_LIST_NUMBER, -1, -1, BD_LIST_STANDARD, BD_LIST_RAPID};
    r->list = "uschess";
    r->delimiter = '\t';
    for (; r->column_count < CSV_COUNT(fields); r->column_count++)
        r->columns[r->column_count].field = fields[r->column_count];
    return bd_list_csv_line(r, line);
}

bd_status bd_list_csv_header(bd_list_reader *r, char *header)
{
    char headings[BD_LIST_COLUMNS][64];
    if (r->map == NULL && csv_is_us_text(header)) return csv_take_us_text(r, header);
    r->delimiter = csv_delimiter_of(header);
    for (char *at = header, *cell;
         r->column_count < BD_LIST_COLUMNS && (cell = csv_next(&at, r->delimiter)) != NULL;) {
        csv_fold(cell, headings[r->column_count], sizeof headings[0]);
        if (strcmp(headings[r->column_count], "ecfcode") == 0) r->list = "ecf";
        if (strcmp(headings[r->column_count], "memid") == 0) r->list = "uschess";
        r->columns[r->column_count++].field = -1;
    }
    if (r->map != NULL)
        BD_TRY(csv_take_map(r, headings));
    else
        csv_choose(r, headings);
    if (!csv_has(r, BD_LIST_NAME) || !csv_has(r, BD_LIST_NUMBER))
        BD_FAIL(r->err, BD_BAD_INPUT, r->path, BD_SAY(RATINGS_NO_HEADINGS));
    return BD_OK;
}

bd_status bd_list_csv_line(bd_list_reader *r, char *line)
{
    char *at = line, *cell;
    if (line[strspn(line, " \t")] == '\0') return BD_OK;
    for (size_t c = 0; c < r->column_count && (cell = csv_next(&at, r->delimiter)) != NULL; c++)
        bd_list_value(r, r->columns[c].field, cell, strlen(cell));
    return bd_list_player_ends(r);
}
