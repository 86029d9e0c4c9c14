/* Sheet: the first sheet of an XLSX (ECMA-376) or ODS (OpenDocument) that is not hidden and not empty.
 *
 * Numbers stand there as they were typed, days as numbers with a format (days since 1899-12-30, or since 1904
 * in files of old Macintoshes). The value that a program has put beside a formula is taken; no formula is
 * worked out. */
#include "lists/grid.h"
#include "lists/lists_words.h"
#include "lists/zip.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SHEETS_MAX = 64, SHEET_STYLES_MAX = 4096, SHEET_REPEAT_MAX = 200 };

typedef struct sheet_strings {
    const char **items;
    size_t count, capacity;
} sheet_strings;

typedef struct sheet_reader {
    bd_arena *arena;
    bd_grid *grid;
    sheet_strings shared;
    const char *ids[SHEETS_MAX]; /* of the sheets that are not hidden, in order */
    size_t id_count;
    const char *target_ids[SHEETS_MAX], *targets[SHEETS_MAX];
    size_t target_count;
    int date_formats[SHEET_STYLES_MAX];
    size_t date_format_count;
    bool style_is_date[SHEET_STYLES_MAX];
    size_t style_count;
    bool from_1904, in_cell_styles, in_text, in_value, in_phonetic, in_note, has_value, has_formula;
    int row, repeated_rows;
    size_t column;
    char type; /* of the cell: s shared, i inline, e error, b flag, n number, d day */
    size_t style, repeat;
    const char *day; /* of ODS */
    bd_text text;
    size_t tables;
    bool failed;
} sheet_reader;

static bool sheet_failed(void *self) { return ((sheet_reader *)self)->failed; }
static void sheet_ends_nothing(void *self, const char *name) { (void)self, (void)name; }

static const char *sheet_keep(sheet_reader *s, const char *text)
{
    const char *copy = text != NULL ? bd_arena_copy_text(s->arena, text) : "";
    if (copy == NULL) s->failed = true;
    return copy != NULL ? copy : "";
}

static void sheet_take_text(void *self, const char *text, size_t length)
{
    sheet_reader *s = self;
    if ((s->in_text || s->in_value) && !s->in_phonetic && !s->in_note)
        bd_text_add_bytes(&s->text, text, length);
    s->failed = s->failed || s->text.failed;
}

/* ---- Cells into the grid ---- */

/* Days since 1899-12-30 as a date, by Howard Hinnant's civil_from_days. */
static void sheet_print_day(long serial, char out[16])
{
    const long z = serial - 25569 + 719468, era = z / 146097;
    const long doe = z - era * 146097, yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
    const long doy = doe - (365 * yoe + yoe / 4 - yoe / 100), mp = (5 * doy + 2) / 153;
    const long month = mp < 10 ? mp + 3 : mp - 9;
    (void)snprintf(out, 16, "%04ld-%02ld-%02ld", (yoe + era * 400 + (month <= 2)) % 10000, month % 100,
                   (doy - (153 * mp + 2) / 5 + 1) % 100);
}

static void sheet_put(sheet_reader *s, size_t column, const char *text, bool is_date)
{
    bd_grid_row *row = s->grid->count > 0 ? &s->grid->rows[s->grid->count - 1] : NULL;
    if (*text == '\0' || column >= BD_GRID_CELLS_MAX) return;
    if (row == NULL || row->line != s->row) {
        if (s->grid->count >= BD_GRID_ROWS_MAX || s->row > 9999999) return;
        if (bd_grid_add_row(s->arena, s->grid, s->row, &row, NULL) != BD_OK) s->failed = true;
        if (s->failed) return;
    }
    while (!s->failed && row->count < column)
        if (bd_grid_add_cell(s->arena, row, "", 0, NULL) != BD_OK) s->failed = true;
    if (s->failed || row->count > column) return;
    if (bd_grid_add_cell(s->arena, row, text, strlen(text), NULL) != BD_OK) s->failed = true;
    if (!s->failed) row->cells[row->count - 1].is_date = is_date;
}

static void sheet_put_value(sheet_reader *s)
{
    const char *text = s->text.length > 0 ? s->text.bytes : "";
    char day[16];
    char *end = NULL;
    if (s->type == 's') {
        const long index = strtol(text, &end, 10);
        if (end != text && index >= 0 && (size_t)index < s->shared.count)
            sheet_put(s, s->column, s->shared.items[index], false);
        return;
    }
    if (s->type == 'd') {
        const char *at = strchr(text, 'T');
        sheet_put(s, s->column, sheet_keep(s, text), at != NULL);
        return;
    }
    const bool dated = s->type == 'n' && s->style < s->style_count && s->style_is_date[s->style];
    const double serial = dated ? strtod(text, &end) : 0;
    if (dated && end != text && serial >= 1 && serial < 200000) {
        sheet_print_day((long)serial + (s->from_1904 ? 1462 : 0), day);
        sheet_put(s, s->column, sheet_keep(s, day), true);
        return;
    }
    sheet_put(s, s->column, text, false);
}

/* ---- XLSX ---- */

static void book_begin(void *self, const char *name, const char **attributes)
{
    sheet_reader *s = self;
    const char *state = bd_xml_attribute(attributes, "state"),
               *era = bd_xml_attribute(attributes, "date1904");
    if (strcmp(name, "workbookPr") == 0) s->from_1904 = era != NULL && (*era == '1' || *era == 't');
    if (strcmp(name, "sheet") != 0 || s->id_count == SHEETS_MAX ||
        (state != NULL && strcmp(state, "visible") != 0))
        return;
    for (const char **a = attributes; *a != NULL; a += 2)
        if (strcmp(a[0], "r:id") == 0 || (strlen(a[0]) > 3 && strcmp(a[0] + strlen(a[0]) - 3, ":id") == 0))
            s->ids[s->id_count++] = sheet_keep(s, a[1]);
}

static void rels_begin(void *self, const char *name, const char **attributes)
{
    sheet_reader *s = self;
    if (strcmp(name, "Relationship") != 0 || s->target_count == SHEETS_MAX) return;
    s->target_ids[s->target_count] = sheet_keep(s, bd_xml_attribute(attributes, "Id"));
    s->targets[s->target_count++] = sheet_keep(s, bd_xml_attribute(attributes, "Target"));
}

static void strings_begin(void *self, const char *name, const char **attributes)
{
    sheet_reader *s = self;
    (void)attributes;
    if (strcmp(name, "si") == 0) s->text.length = 0;
    if (strcmp(name, "t") == 0) s->in_text = true;
    if (strcmp(name, "rPh") == 0) s->in_phonetic = true;
}

static void strings_end(void *self, const char *name)
{
    sheet_reader *s = self;
    if (strcmp(name, "t") == 0) s->in_text = false;
    if (strcmp(name, "rPh") == 0) s->in_phonetic = false;
    if (strcmp(name, "si") != 0 || s->failed) return;
    if (s->shared.count >= s->shared.capacity) {
        void *room = bd_arena_grow(s->arena, s->shared.items, &s->shared.capacity, s->shared.count + 1,
                                   sizeof *s->shared.items);
        if (room == NULL) s->failed = true;
        if (room == NULL) return;
        s->shared.items = room;
    }
    s->shared.items[s->shared.count++] = sheet_keep(s, s->text.length > 0 ? s->text.bytes : "");
}

/* A format of days: letters of days or years outside quotes and brackets. */
static bool style_is_of_days(const char *format)
{
    bool quoted = false, bracket = false;
    for (; *format != '\0'; format++) {
        if (*format == '"') quoted = !quoted;
        if (*format == '[') bracket = true;
        if (*format == ']') bracket = false;
        if (!quoted && !bracket && strchr("dDyYjJaAtT", *format) != NULL) return true;
        if (*format == '\\' && format[1] != '\0') format++;
    }
    return false;
}

static void styles_begin(void *self, const char *name, const char **attributes)
{
    sheet_reader *s = self;
    const char *id = bd_xml_attribute(attributes, "numFmtId");
    const int number = id != NULL ? atoi(id) : 0;
    if (strcmp(name, "numFmt") == 0 && s->date_format_count < SHEET_STYLES_MAX) {
        const char *code = bd_xml_attribute(attributes, "formatCode");
        if (code != NULL && style_is_of_days(code)) s->date_formats[s->date_format_count++] = number;
    }
    if (strcmp(name, "cellXfs") == 0) s->in_cell_styles = true;
    if (strcmp(name, "xf") != 0 || !s->in_cell_styles || s->style_count == SHEET_STYLES_MAX) return;
    bool dated = (number >= 14 && number <= 17) || number == 22 || (number >= 27 && number <= 36) ||
                 (number >= 50 && number <= 58);
    for (size_t i = 0; i < s->date_format_count; i++) dated = dated || s->date_formats[i] == number;
    s->style_is_date[s->style_count++] = dated;
}

static void styles_end(void *self, const char *name)
{
    if (strcmp(name, "cellXfs") == 0) ((sheet_reader *)self)->in_cell_styles = false;
}

/* "AB12": column 27. */
static size_t cell_column(const char *place, size_t otherwise)
{
    size_t column = 0;
    if (place == NULL || *place < 'A' || *place > 'Z') return otherwise;
    for (; *place >= 'A' && *place <= 'Z' && column < 100000; place++)
        column = column * 26 + (size_t)(*place - 'A' + 1);
    return column - 1;
}

static void cells_begin(void *self, const char *name, const char **attributes)
{
    sheet_reader *s = self;
    if (strcmp(name, "row") == 0) {
        const char *number = bd_xml_attribute(attributes, "r");
        const int row = number != NULL ? atoi(number) : 0;
        s->row = row > s->row ? row : s->row + 1;
        s->column = SIZE_MAX;
    } else if (strcmp(name, "c") == 0) {
        const char *type = bd_xml_attribute(attributes, "t"), *style = bd_xml_attribute(attributes, "s");
        s->column = cell_column(bd_xml_attribute(attributes, "r"), s->column + 1);
        s->type = type == NULL                     ? 'n'
                  : strcmp(type, "inlineStr") == 0 ? 'i'
                  : strcmp(type, "str") == 0       ? 'i'
                                                   : *type;
        s->style = style != NULL ? (size_t)strtoul(style, NULL, 10) : 0;
        s->text.length = 0;
        s->has_value = s->has_formula = false;
    } else if (strcmp(name, "v") == 0 || strcmp(name, "t") == 0)
        s->in_value = s->has_value = true;
    else if (strcmp(name, "f") == 0)
        s->has_formula = true;
    else if (strcmp(name, "rPh") == 0)
        s->in_phonetic = true;
}

static void cells_end(void *self, const char *name)
{
    sheet_reader *s = self;
    if (strcmp(name, "v") == 0 || strcmp(name, "t") == 0) s->in_value = false;
    if (strcmp(name, "rPh") == 0) s->in_phonetic = false;
    if (strcmp(name, "c") != 0) return;
    if (s->has_formula && !s->has_value) s->grid->formulas++;
    if (s->has_value) sheet_put_value(s);
}

static bd_status xlsx_read_part(sheet_reader *s, const char *file_name, const char *bytes, size_t length,
                                const char *part, const bd_xml *xml, bool needed, bd_err *err)
{
    const char *text = NULL;
    size_t size = 0;
    BD_TRY(bd_zip_file(s->arena, file_name, bytes, length, part, &text, &size, err));
    if (text == NULL && needed) BD_FAIL(err, BD_BAD_INPUT, file_name, BD_SAY(LIST_SHEET_LACKS), part);
    s->text.length = 0;
    return text != NULL ? bd_xml_read(file_name, part, text, size, xml, err) : BD_OK;
}

static bd_status xlsx_read_sheet(sheet_reader *s, const char *file_name, const char *bytes, size_t length,
                                 size_t index, bd_err *err)
{
    const bd_xml cells = {s, cells_begin, cells_end, sheet_take_text, sheet_failed};
    const char *target = NULL;
    char part[160];
    for (size_t i = 0; i < s->target_count; i++)
        if (strcmp(s->target_ids[i], s->ids[index]) == 0) target = s->targets[i];
    if (target == NULL) return BD_OK;
    if (*target == '/')
        (void)snprintf(part, sizeof part, "%.140s", target + 1);
    else
        (void)snprintf(part, sizeof part, "xl/%.140s", target);
    s->row = 0;
    return xlsx_read_part(s, file_name, bytes, length, part, &cells, true, err);
}

static bd_status xlsx_read(sheet_reader *s, const char *file_name, const char *bytes, size_t length,
                           bd_err *err)
{
    const bd_xml book = {s, book_begin, sheet_ends_nothing, sheet_take_text, sheet_failed};
    const bd_xml rels = {s, rels_begin, sheet_ends_nothing, sheet_take_text, sheet_failed};
    const bd_xml strings = {s, strings_begin, strings_end, sheet_take_text, sheet_failed};
    const bd_xml styles = {s, styles_begin, styles_end, sheet_take_text, sheet_failed};
    BD_TRY(xlsx_read_part(s, file_name, bytes, length, "xl/workbook.xml", &book, true, err));
    BD_TRY(xlsx_read_part(s, file_name, bytes, length, "xl/_rels/workbook.xml.rels", &rels, true, err));
    BD_TRY(xlsx_read_part(s, file_name, bytes, length, "xl/sharedStrings.xml", &strings, false, err));
    BD_TRY(xlsx_read_part(s, file_name, bytes, length, "xl/styles.xml", &styles, false, err));
    for (size_t i = 0; i < s->id_count; i++) {
        const size_t before = s->grid->count;
        if (before > 0) { /* another sheet with something in it is told of, and not read */
            bd_grid other = {0}, *mine = s->grid;
            s->grid = &other;
            BD_TRY(xlsx_read_sheet(s, file_name, bytes, length, i, err));
            s->grid = mine;
            mine->more_sheets += other.count > 0;
        } else
            BD_TRY(xlsx_read_sheet(s, file_name, bytes, length, i, err));
    }
    return BD_OK;
}

/* ---- ODS ---- */

static size_t ods_repeat(const char **attributes, const char *name)
{
    const char *text = bd_xml_attribute(attributes, name);
    const long times = text != NULL ? atol(text) : 1;
    return times < 1 ? 1 : (size_t)times;
}

static void ods_begin(void *self, const char *name, const char **attributes)
{
    sheet_reader *s = self;
    if (strcmp(name, "table") == 0) {
        s->tables++;
        s->row = 0;
        if (s->tables > 1 && s->grid->count == 0) s->tables = 1; /* those before it are empty */
    } else if (strcmp(name, "table-row") == 0) {
        const size_t repeated = ods_repeat(attributes, "number-rows-repeated");
        s->row++;
        s->repeated_rows = (int)(repeated < 2000000 ? repeated : 2000000) - 1;
        s->column = 0;
    } else if (strcmp(name, "table-cell") == 0 || strcmp(name, "covered-table-cell") == 0) {
        const char *type = bd_xml_attribute(attributes, "value-type"),
                   *day = bd_xml_attribute(attributes, "date-value");
        const char *value = bd_xml_attribute(attributes, "value");
        s->repeat = ods_repeat(attributes, "number-columns-repeated");
        s->day = type != NULL && strcmp(type, "date") == 0 && day != NULL      ? sheet_keep(s, day)
                 : type != NULL && strcmp(type, "float") == 0 && value != NULL ? sheet_keep(s, value)
                                                                               : NULL;
        s->type = type != NULL && strcmp(type, "date") == 0 ? 'd' : 'i';
        s->text.length = 0;
    } else if (strcmp(name, "annotation") == 0)
        s->in_note = true;
    else if (strcmp(name, "p") == 0) {
        if (s->text.length > 0 && !s->in_note) bd_text_add_char(&s->text, '\n');
        s->in_text = true;
    } else if (strcmp(name, "s") == 0 && s->in_text && !s->in_note)
        bd_text_add_char(&s->text, ' ');
}

static void ods_end_cell(sheet_reader *s)
{
    char day[16];
    const char *text = s->day != NULL ? s->day : s->text.length > 0 ? s->text.bytes : "";
    if (s->type == 'd' && s->day != NULL) {
        (void)snprintf(day, sizeof day, "%.10s", text);
        text = sheet_keep(s, day);
    }
    const char *kept = sheet_keep(s, text);
    for (size_t i = 0; i < s->repeat && i < SHEET_REPEAT_MAX && s->tables == 1 && *kept != '\0'; i++)
        sheet_put(s, s->column + i, kept, s->type == 'd');
    if (s->tables > 1 && *kept != '\0') s->grid->more_sheets = s->tables - 1;
    s->column = s->column + s->repeat < 100000 ? s->column + s->repeat : 100000;
}

static void ods_end(void *self, const char *name)
{
    sheet_reader *s = self;
    if (strcmp(name, "p") == 0) s->in_text = false;
    if (strcmp(name, "annotation") == 0) s->in_note = false;
    if (strcmp(name, "table-cell") == 0 || strcmp(name, "covered-table-cell") == 0) ods_end_cell(s);
    if (strcmp(name, "table-row") == 0) s->row += s->repeated_rows; /* the same row again is an empty one */
}

bd_status bd_grid_of_sheet(bd_arena *arena, const char *file_name, const char *bytes, size_t length,
                           bd_grid *grid, bd_err *err)
{
    sheet_reader *s;
    const char *text = NULL;
    size_t size = 0;
    BD_NEW(s, arena, 1, err);
    s->arena = arena;
    s->grid = grid;
    s->text = bd_text_new(arena);
    grid->sheet = true;
    BD_TRY(bd_zip_file(arena, file_name, bytes, length, "content.xml", &text, &size, err));
    if (text == NULL) return xlsx_read(s, file_name, bytes, length, err);
    const bd_xml ods = {s, ods_begin, ods_end, sheet_take_text, sheet_failed};
    return bd_xml_read(file_name, "content.xml", text, size, &ods, err);
}
