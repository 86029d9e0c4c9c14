/* Reports of a layout: the cards as they lie before a round (`bestdraw show`); its parts are in
 * print_layout.c, print_layout_count.c, print_layout_json.c and print_layout_csv.c. */
#ifndef BD_REPORT_PRINT_LAYOUT_H
#define BD_REPORT_PRINT_LAYOUT_H

#include "base/terminal.h"
#include "base/text.h"
#include "hand/layout.h"

/* Levels with their seekers and mid-line, then the table of seekers, the points count and who is away. */
void bd_layout_text(const bd_layout *layout, const bd_terminal *terminal, bd_text *out);

/* The last part of it alone: table of seekers, points count and its check, byes, and who is away. */
void bd_layout_count_text(const bd_layout *layout, const bd_terminal *terminal, bd_text *out);

/* "show/1": docs/json.md. */
void bd_layout_json(const bd_layout *layout, bd_text *out);

/* One line a card. */
void bd_layout_csv(const bd_layout *layout, bd_arena *arena, bd_text *out);

#endif
