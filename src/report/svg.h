/* SVG: the few shapes that plots are made of. Numbers are written with one decimal, so that the bytes do not
 * depend on the machine. */
#ifndef BD_REPORT_SVG_H
#define BD_REPORT_SVG_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>

typedef enum bd_svg_anchor { BD_SVG_START, BD_SVG_MIDDLE, BD_SVG_END } bd_svg_anchor;

void bd_svg_begin(bd_text *text, int width, int height, const char *title, const char *description);
void bd_svg_end(bd_text *text);

/* Colour number 0, 1, ...: eight, then again from the first. */
const char *bd_svg_colour(size_t number);

/* Fills of bars, which no line has: BD_SVG_STEPS steps from dark to light, then BD_SVG_GREYS greys. */
enum { BD_SVG_STEPS = 9, BD_SVG_GREYS = 4 };
const char *bd_svg_fill(size_t number);
bool bd_svg_fill_is_dark(size_t number);

void bd_svg_line(bd_text *text, double x1, double y1, double x2, double y2, const char *class_name);
void bd_svg_label(bd_text *text, double x, double y, bd_svg_anchor anchor, const char *string);
void bd_svg_label_up(bd_text *text, double x, double y, const char *string); /* reads from below */
void bd_svg_label_on(bd_text *text, double x, double y, bool dark, const char *string);
void bd_svg_box(bd_text *text, double x, double y, double width, double height, const char *colour);
void bd_svg_path_begin(bd_text *text, const char *colour, bool dashed);
void bd_svg_path_to(bd_text *text, double x, double y, bool first);
void bd_svg_path_end(bd_text *text);
void bd_svg_whisker(bd_text *text, double x, double low, double high, const char *colour);

/* Circle, square, diamond, triangle, ... by number. */
void bd_svg_marker(bd_text *text, size_t number, double x, double y);

#endif
