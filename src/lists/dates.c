/* Dates: births of all common kinds. Day and month in numbers with a slash or a hyphen between them are
 * decided by the column as a whole: a number above 12 says which is the day, in any row; else what the column
 * of times of a form shows; else it is asked. */
#include "base/ints.h"
#include "lists/lister.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

typedef struct date_read {
    int a, b, year; /* day and month, in which order is not known; 0: not there */
    char sign;      /* between them, where that leaves the order open; '.', '/', '-'; 0: it is known: a day, b
                       month */
    bool short_year, serial;
    bool read;
} date_read;

/* The first letters of the months, folded, in the languages of the headings. */
static const char *const date_months[12] = {" jan jän jaen janv ene gen sty ",
                                            " feb fev febr luty lut ",
                                            " mar mär maer marz mars maerz mrt mrz ",
                                            " apr avr abr kwi ",
                                            " may mai mag maj mei mayo ",
                                            " jun juin giu cze ",
                                            " jul juil lug lip ",
                                            " aug aou aout ago sie ",
                                            " sep sept set wrz ",
                                            " oct okt ott paz out ",
                                            " nov lis nov ",
                                            " dec dez dic gru des "};

static int date_month(const char *folded)
{
    char wanted[8];
    for (size_t length = 5; length >= 3; length--) {
        if (strlen(folded) < length) continue;
        (void)snprintf(wanted, sizeof wanted, " %.*s ", (int)length, folded);
        for (int m = 0; m < 12; m++)
            if (strstr(date_months[m], wanted) != NULL) return m + 1;
    }
    return 0;
}

static int date_whole_year(const bd_lister *l, int year, bool *is_short)
{
    *is_short = year < 100;
    if (year >= 100) return year;
    return year <= l->answers->year % 100 ? 2000 + year : 1900 + year;
}

/* Numbers and the signs between them; words are months. */
typedef struct date_parts {
    int numbers[4];
    size_t digits[4], count;
    char signs[4];
    int month;
    size_t words;
} date_parts;

static void date_split(bd_lister *l, const char *text, date_parts *p)
{
    *p = (date_parts){.count = 0};
    while (*text != '\0') {
        size_t n = 0;
        if (isdigit((unsigned char)*text)) {
            int64_t value = 0;
            while (isdigit((unsigned char)text[n])) n++;
            if (p->count == 3 || !bd_parse_int(text, n, 0, 99999999, &value))
                return; /* a time of day follows */
            p->numbers[p->count] = (int)value;
            p->digits[p->count] = n;
            p->signs[p->count++] = text[n];
        } else if (isalpha((unsigned char)*text) || (unsigned char)*text >= 0x80) {
            static const char *const idle[] = {"de", "of", "st", "nd", "rd", "th", "t", "r", "er", NULL};
            while (isalpha((unsigned char)text[n]) || (unsigned char)text[n] >= 0x80) n++;
            const char *folded = list_fold(l, list_part(l, text, n));
            const int month = date_month(folded);
            if (month != 0) p->month = month;
            p->words += month == 0 && !list_is_one_of(folded, idle) && p->count < 3;
        } else
            n = 1;
        text += n;
    }
}

/* Days since 1899-12-30, as spreadsheets count. */
static void date_of_serial(int serial, date_read *d)
{
    int day = serial - 25569 + 719528 + 1, year = 0, month = 0; /* from 1 January of the year 0 */
    static const int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    for (year = 0;; year++) {
        const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
        if (day <= 365 + leap) {
            for (month = 0; day > lengths[month] + (leap && month == 1); month++)
                day -= lengths[month] + (leap && month == 1);
            break;
        }
        day -= 365 + leap;
    }
    *d = (date_read){.a = day, .b = month + 1, .year = year, .read = true, .serial = true};
}

static date_read date_read_one(bd_lister *l, const char *text)
{
    date_parts p;
    date_read d = {.read = false};
    date_split(l, text, &p);
    if (p.words > 0 || p.count == 0) return d;
    if (p.month != 0 && p.count >= 2) { /* 15 Mar 2008; May 5, 2008; 2008 May 5 */
        const bool year_first = p.digits[0] == 4;
        d = (date_read){.a = p.numbers[year_first ? 1 : 0], .b = p.month, .read = true};
        d.year = date_whole_year(l, p.numbers[year_first ? 0 : 1], &d.short_year);
        return d;
    }
    if (p.month != 0) {
        d = (date_read){.year = p.numbers[0], .read = p.digits[0] == 4};
        return d;
    }
    if (p.count == 1 && p.digits[0] == 4) d = (date_read){.year = p.numbers[0], .read = true};
    if (p.count == 1 && p.digits[0] == 2) {
        d.year = date_whole_year(l, p.numbers[0], &d.short_year);
        d.read = text[0] == '\'' || strstr(text, "\xE2\x80\x99") == text;
    }
    if (p.count == 1 && p.digits[0] == 5 && p.numbers[0] >= 5000 && p.numbers[0] <= 60000)
        date_of_serial(p.numbers[0], &d);
    if (p.count == 1 && p.digits[0] == 8)
        d = (date_read){.a = p.numbers[0] % 100,
                        .b = p.numbers[0] / 100 % 100,
                        .year = p.numbers[0] / 10000,
                        .read = true};
    if (p.count == 2 && p.digits[1] == 4)
        d = (date_read){.b = p.numbers[0], .year = p.numbers[1], .read = true}; /* 03/2008 */
    if (p.count == 2 && p.digits[0] == 4)
        d = (date_read){.b = p.numbers[1], .year = p.numbers[0], .read = true};
    if (p.count == 3 && p.digits[0] == 4)
        d = (date_read){.a = p.numbers[2], .b = p.numbers[1], .year = p.numbers[0], .read = true};
    if (p.count == 3 && p.digits[0] <= 2 && p.digits[1] <= 2 && (p.digits[2] == 4 || p.digits[2] == 2)) {
        d = (date_read){.a = p.numbers[0], .b = p.numbers[1], .sign = p.signs[0], .read = true};
        d.year = date_whole_year(l, p.numbers[2], &d.short_year);
    }
    return d;
}

/* What one text says of the order: 1 day first, 2 month first, 0 nothing. */
static int date_order(const date_read *d)
{
    if (!d->read || d->sign == 0) return 0;
    return d->a > 12 && d->b <= 12 ? 1 : d->b > 12 && d->a <= 12 ? 2 : 0;
}

typedef struct date_count {
    size_t dmy, mdy, open;
    int line; /* of the first that decides */
} date_count;

static date_count date_look(bd_lister *l, int column, size_t first, size_t end, bool dots)
{
    date_count count = {0};
    for (size_t r = first; r < end && column >= 0; r++) {
        const bd_grid_row *row = &l->grid.rows[r];
        const date_read d = date_read_one(l, list_cell(l, row, column));
        const int order = date_order(&d);
        if (!d.read || d.sign == 0 || (d.sign == '.') != dots) continue;
        count.dmy += order == 1;
        count.mdy += order == 2;
        count.open += order == 0 && d.a != d.b && d.a > 0 && d.b > 0;
        if (order != 0 && count.line == 0) count.line = row->line;
    }
    return count;
}

/* Dots stand behind days, unless a row says otherwise. */
void list_decide_dates(bd_lister *l, int column, size_t first, size_t end)
{
    const date_count own = date_look(l, column, first, end, false);
    const date_count stamps = date_look(l, l->column_of[LIST_STAMP], first, end, false);
    l->dates[column] = BD_DATES_AS_FOUND;
    l->month_day_open[column] = false;
    if (l->answers->dates != BD_DATES_AS_FOUND) {
        l->dates[column] = l->answers->dates;
        return;
    }
    if (own.dmy > 0 && own.mdy > 0 && own.open > 0) {
        l->month_day_open[column] = true;
        list_ask(l, 0, BD_ANSWER_DATES, NULL, false, BD_SAY(LIST_DATES_BOTH), l->headings[column]);
        return;
    }
    if (own.dmy > 0 || own.mdy > 0) {
        l->dates[column] = own.dmy > 0 ? BD_DATES_DMY : BD_DATES_MDY;
        if (own.mdy > 0 || own.open > 0)
            list_warn(l, 0, BD_SAY(LIST_DATES_ARE), own.dmy > 0 ? "dd/mm" : "mm/dd", own.line);
        return;
    }
    if (own.open == 0) return;
    if ((stamps.dmy > 0) != (stamps.mdy > 0)) {
        l->dates[column] = stamps.dmy > 0 ? BD_DATES_DMY : BD_DATES_MDY;
        list_warn(l, 0, BD_SAY(LIST_DATES_STAMP), stamps.dmy > 0 ? "dd/mm" : "mm/dd",
                  l->headings[l->column_of[LIST_STAMP]]);
        return;
    }
    l->month_day_open[column] = true;
    list_ask(l, 0, BD_ANSWER_DATES, NULL, false, BD_SAY(LIST_DATES_OPEN), l->headings[column]);
}

static bool date_exists(int day, int month, int year)
{
    static const int lengths[] = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return month >= 1 && month <= 12 && day >= 1 && day <= lengths[month - 1] &&
           (month != 2 || day < 29 || leap);
}

static const char *date_of(bd_lister *l, int line, date_read d, const char *text)
{
    if (d.year < 1900 || d.year > l->answers->year) {
        list_ask(l, line, BD_ANSWER_CELL, "birth", false, BD_SAY(LIST_DATE_WHAT), text);
        return NULL;
    }
    if (d.a == 0 || d.b == 0) {
        if (strlen(text) > 4) list_warn(l, line, BD_SAY(LIST_YEAR_ONLY), text);
        return list_print(l, "%04d", d.year);
    }
    if (!date_exists(d.a, d.b, d.year)) {
        list_warn(l, line, BD_SAY(LIST_DATE_NEVER), text);
        list_ask(l, line, BD_ANSWER_CELL, "birth", false, BD_SAY(LIST_DATE_WHAT), text);
        return NULL;
    }
    if (d.year == 1900 && d.a == 1 && d.b == 1) return NULL; /* a spreadsheet's nothing */
    return list_print(l, "%04d-%02d-%02d", d.year, d.b, d.a);
}

/* A column of years: "Jahrgang", "Year of birth". */
static bool date_is_of_years(bd_lister *l, int column)
{
    static const char *const words[] = {"jahrgang", "jg",  "year", "yob", "annee",
                                        "anno",     "ano", "jaar", "rok", "jahr"};
    const char *key = list_key(l, l->headings[column]);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strstr(key, words[i]) != NULL) return true;
    return false;
}

const char *list_take_date(bd_lister *l, int line, int column, const bd_grid_cell *cell)
{
    const char *text = cell->text;
    if (*text == '\0' || list_says_none(l, text) || strcmp(text, "0") == 0) return NULL;
    date_read d = date_read_one(l, text);
    if (!d.read && strlen(text) == 2 && isdigit((unsigned char)text[0]) && isdigit((unsigned char)text[1]) &&
        date_is_of_years(l, column)) {
        d = (date_read){.read = true};
        d.year = date_whole_year(l, (text[0] - '0') * 10 + text[1] - '0', &d.short_year);
    }
    if (!d.read) {
        const bool number = text[strspn(text, "0123456789")] == '\0';
        if (number || strpbrk(text, "./") != NULL)
            list_ask(l, line, BD_ANSWER_CELL, "birth", false, BD_SAY(LIST_DATE_WHAT), text);
        else
            list_warn(l, line, BD_SAY(LIST_NO_DATE), text);
        return NULL;
    }
    const bool open = d.sign != 0 && date_order(&d) == 0 && d.a != d.b && d.a > 0 && d.b > 0;
    if (open && d.sign != '.' && l->month_day_open[column]) {
        list_ask(l, line, BD_ANSWER_DATES, NULL, false, BD_SAY(LIST_DATES_OPEN), l->headings[column]);
        return NULL;
    }
    const bool turn = date_order(&d) == 2 || (open && d.sign != '.' && l->dates[column] == BD_DATES_MDY);
    if (turn) {
        const int month = d.a;
        d.a = d.b;
        d.b = month;
    }
    if (d.serial)
        list_warn(l, line, BD_SAY(LIST_DATE_SERIAL), text, list_print(l, "%04d-%02d-%02d", d.year, d.b, d.a));
    if (d.short_year) list_warn(l, line, BD_SAY(LIST_SHORT_YEAR), text, d.year);
    return date_of(l, line, d, text);
}
