#include "report/print_history.h"

#include "os/process.h"
#include "report/report_words.h"
#include "report/table.h"
#include "report/writer.h"

/* Steps from the present version: 1 is what one undo takes back, -1 what one redo makes again. */
static int history_present(const bd_history_report *report)
{
    for (size_t i = 0; i < report->count; i++)
        if (report->rows[i].now) return (int)i;
    return 0;
}

static const char *history_time(time_t when, char *buffer, size_t size)
{
    struct tm local;
    if (when == 0) return "";
    return bd_os_local_time(when, &local) && strftime(buffer, size, "%Y-%m-%d %H:%M:%S", &local) > 0 ? buffer
                                                                                                     : "";
}

static const char *history_what(const bd_history_report *report, size_t row)
{
    if (report->rows[row].what[0] != '\0') return report->rows[row].what;
    return row + 1 == report->count ? BD_SAY(REPORT_HISTORY_BEGINS) : BD_SAY(REPORT_HISTORY_STRANGER);
}

static bd_table history_table(const bd_history_report *report, bd_arena *arena)
{
    static const bd_column columns[] = {{"", "state", false, 0},
                                        {BD_ENGLISH(REPORT_COLUMN_WHEN), "when", false, 0},
                                        {BD_ENGLISH(REPORT_COLUMN_DONE), "done", false, 20}};
    bd_table table = bd_table_new(arena, columns, sizeof columns / sizeof *columns);
    const int now = history_present(report);
    for (size_t i = 0; i < report->count; i++) {
        char buffer[32];
        const int step = (int)i - now;
        bd_table_add_string(&table, step < 0    ? BD_SAY(REPORT_HISTORY_UNDONE)
                                    : step == 0 ? BD_SAY(REPORT_HISTORY_NOW)
                                                : "");
        bd_table_add(&table, "%s", history_time(report->rows[i].when, buffer, sizeof buffer));
        bd_table_add_string(&table, history_what(report, i));
    }
    return table;
}

void bd_history_text(const bd_history_report *report, const bd_terminal *terminal, bd_text *out)
{
    const bd_table table = history_table(report, out->arena);
    bd_table_text(&table, terminal, out);
}

void bd_history_csv(const bd_history_report *report, bd_text *out)
{
    const bd_table table = history_table(report, out->arena);
    bd_table_csv(&table, out);
}

void bd_history_json(const bd_history_report *report, bd_text *out)
{
    bd_writer json = bd_writer_begin(out);
    const int now = history_present(report);
    bd_writer_string(&json, "format", "history/1");
    bd_writer_list(&json, "versions");
    for (size_t i = 0; i < report->count; i++) {
        char buffer[32];
        bd_writer_object_row(&json, NULL);
        bd_writer_int(&json, "undo", (int)i - now);
        bd_writer_string(&json, "when", history_time(report->rows[i].when, buffer, sizeof buffer));
        bd_writer_string(&json, "done", report->rows[i].what);
        bd_writer_end(&json);
    }
    bd_writer_end(&json);
    bd_writer_end(&json);
}
