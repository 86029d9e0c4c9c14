/* Reports of a layout: the cards as they lie before a round (`bestdraw show`); its parts are in
 * print_layout.c, print_layout_count.c, print_layout_json.c and print_layout_csv.c. */
#ifndef BD_REPORT_PRINT_LAYOUT_H
#define BD_REPORT_PRINT_LAYOUT_H

#include "hand/layout.h"
#include "report/reply.h"

/* Levels with their seekers and mid-line, then the table of seekers, the points count and who is away. */
bd_part_text bd_layout_text; /* of a bd_layout */

/* The members "levels" to "away". */
bd_part_json bd_layout_json;

/* All of it, "show/1" (docs/json.md); as CSV one line a card. */
bd_reply bd_layout_reply(const bd_layout *layout, bd_arena *arena);

#endif
