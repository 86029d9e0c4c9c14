#include "report/svg.h"

#include "base/shown.h"

/* Okabe and Ito's eight, black last. */
static const struct {
    const char *hex;
    bool dark;
} svg_colours[] = {{"#0072B2", true},  {"#D55E00", true},  {"#009E73", true},  {"#CC79A7", false},
                   {"#E69F00", false}, {"#56B4E9", false}, {"#F0E442", false}, {"#000000", true}};
enum { COLOURS = sizeof svg_colours / sizeof *svg_colours };

void bd_svg_escape(bd_text *text, const char *string)
{
    const char *shown = bd_shown(text->arena, string);
    for (const char *p = shown; *p != '\0'; p++) {
        switch (*p) {
        case '&': bd_text_add_string(text, "&amp;"); break;
        case '<': bd_text_add_string(text, "&lt;"); break;
        case '>': bd_text_add_string(text, "&gt;"); break;
        case '"': bd_text_add_string(text, "&quot;"); break;
        case '\'': bd_text_add_string(text, "&#39;"); break;
        default: bd_text_add_char(text, *p);
        }
    }
}

const char *bd_svg_colour(size_t number) { return svg_colours[number % COLOURS].hex; }

bool bd_svg_colour_is_dark(size_t number) { return number < COLOURS && svg_colours[number].dark; }

/* The steps are those of viridis, which keep their order without colours. */
static const struct {
    const char *hex;
    bool dark;
} svg_fills[BD_SVG_STEPS + BD_SVG_GREYS] = {
    {"#440154", true},  {"#472D7B", true},  {"#3B528B", true},  {"#2C728E", true},  {"#21918C", true},
    {"#28AE80", false}, {"#5EC962", false}, {"#ADDC30", false}, {"#FDE725", false}, {"#262626", true},
    {"#6B6B6B", true},  {"#A8A8A8", false}, {"#E3E3E3", false}};

const char *bd_svg_fill(size_t number) { return svg_fills[number % (BD_SVG_STEPS + BD_SVG_GREYS)].hex; }

bool bd_svg_fill_is_dark(size_t number) { return svg_fills[number % (BD_SVG_STEPS + BD_SVG_GREYS)].dark; }

void bd_svg_begin(bd_text *text, int width, int height, const char *title, const char *description)
{
    bd_text_add(text,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" "
                "role=\"img\" "
                "font-family=\"sans-serif\" font-size=\"13\">\n<title>",
                width, height, width, height);
    bd_svg_escape(text, title);
    bd_text_add_string(text, "</title>\n<desc>");
    bd_svg_escape(text, description);
    bd_text_add_string(
        text,
        "</desc>\n<style>.grid{stroke:#ddd;stroke-width:1}.axis{stroke:#333;stroke-width:1.2}</style>\n");
    bd_text_add(text, "<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n", width, height);
    bd_text_add(text,
                "<text x=\"%.1f\" y=\"26\" text-anchor=\"middle\" font-size=\"16\" font-weight=\"bold\">",
                width / 2.0);
    bd_svg_escape(text, title);
    bd_text_add_string(text, "</text>\n");
}

void bd_svg_end(bd_text *text) { bd_text_add_string(text, "</svg>\n"); }

void bd_svg_line(bd_text *text, double x1, double y1, double x2, double y2, const char *class_name)
{
    bd_text_add(text, "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" class=\"%s\"/>\n", x1, y1, x2,
                y2, class_name);
}

static void svg_label(bd_text *text, const char *attributes, double x, double y, const char *string)
{
    bd_text_add(text, "<text x=\"%.1f\" y=\"%.1f\" %s>", x, y, attributes);
    bd_svg_escape(text, string);
    bd_text_add_string(text, "</text>\n");
}

void bd_svg_label(bd_text *text, double x, double y, bd_svg_anchor anchor, const char *string)
{
    static const char *const words[] = {"text-anchor=\"start\"", "text-anchor=\"middle\"",
                                        "text-anchor=\"end\""};
    svg_label(text, words[anchor], x, y, string);
}

void bd_svg_label_up(bd_text *text, double x, double y, const char *string)
{
    bd_text_add(text, "<text transform=\"translate(%.1f %.1f) rotate(-90)\" text-anchor=\"middle\">", x, y);
    bd_svg_escape(text, string);
    bd_text_add_string(text, "</text>\n");
}

void bd_svg_label_on(bd_text *text, double x, double y, bool dark, const char *string)
{
    svg_label(text, dark ? "text-anchor=\"middle\" fill=\"#fff\"" : "text-anchor=\"middle\" fill=\"#000\"", x,
              y, string);
}

void bd_svg_box(bd_text *text, double x, double y, double width, double height, const char *colour)
{
    bd_text_add(text,
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\" stroke=\"#fff\"/>\n",
                x, y, width, height, colour);
}

void bd_svg_path_begin(bd_text *text, const char *colour, bool dashed)
{
    bd_text_add(text, "<path fill=\"none\" stroke=\"%s\" stroke-width=\"2\"%s d=\"", colour,
                dashed ? " stroke-dasharray=\"6 4\"" : "");
}

void bd_svg_path_to(bd_text *text, double x, double y, bool first)
{
    bd_text_add(text, "%c%.1f %.1f", first ? 'M' : 'L', x, y);
}

void bd_svg_path_end(bd_text *text) { bd_text_add_string(text, "\"/>\n"); }

void bd_svg_whisker(bd_text *text, double x, double low, double high, const char *colour)
{
    bd_text_add(text, "<path stroke=\"%s\" fill=\"none\" d=\"M%.1f %.1fV%.1fM%.1f %.1fh8M%.1f %.1fh8\"/>\n",
                colour, x, low, high, x - 4, low, x - 4, high);
}

void bd_svg_marker(bd_text *text, size_t number, double x, double y)
{
    const char *colour = bd_svg_colour(number);
    switch (number % 5) {
    case 0: bd_text_add(text, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"%s\"/>\n", x, y, colour); break;
    case 1:
        bd_text_add(text, "<rect x=\"%.1f\" y=\"%.1f\" width=\"8\" height=\"8\" fill=\"%s\"/>\n", x - 4,
                    y - 4, colour);
        break;
    case 2:
        bd_text_add(text, "<path fill=\"%s\" d=\"M%.1f %.1fl5 5l-5 5l-5 -5z\"/>\n", colour, x, y - 5);
        break;
    case 3: bd_text_add(text, "<path fill=\"%s\" d=\"M%.1f %.1fl5 9h-10z\"/>\n", colour, x, y - 5); break;
    default:
        bd_text_add(text,
                    "<path stroke=\"%s\" stroke-width=\"2\" fill=\"none\" d=\"M%.1f %.1fl8 8m-8 0l8 -8\"/>\n",
                    colour, x - 4, y - 4);
    }
}
