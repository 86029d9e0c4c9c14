/* The tables of a series on a terminal. */
#include "report/page.h"
#include "report/simulation.h"

bd_status bd_simulation_text(const bd_totals *totals, const bd_terminal *terminal, bd_text *out, bd_err *err)
{
    bd_simulation_table tables[BD_SIMULATION_TABLES];
    size_t count;
    BD_TRY(bd_simulation_tables(out->arena, totals, terminal->width >= 140, tables, &count, err));
    bd_text heading = bd_text_new(out->arena);
    bd_simulation_heading(totals, &heading);
    bd_page_wrapped(out, bd_page_part(out, &heading), 0, terminal->width);
    for (size_t i = 0; i < count; i++) {
        bd_text_add_string(out, "\n");
        bd_page_bold(out, terminal, tables[i].title);
        bd_text_add_string(out, "\n");
        bd_table_text(&tables[i].table, terminal, out);
        bd_page_wrapped(out, tables[i].note, 0, terminal->width);
    }
    return BD_OK;
}
