#include "report/svg.h"

#include "report/html.h"

/* Okabe and Ito's eight, black last. */
static const char *const svg_colours[] = {"#0072B2", "#D55E00", "#009E73", "#CC79A7",
                                          "#E69F00", "#56B4E9", "#F0E442", "#000000"};

const char *bd_svg_colour(size_t number) { return svg_colours[number % BD_COUNT(svg_colours)]; }

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
    bd_html_add(
        text,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" "
        "role=\"img\" font-family=\"sans-serif\" font-size=\"13\">\n<title>%s</title>\n<desc>%s</desc>\n"
        "<style>.grid{stroke:#ddd;stroke-width:1}.axis{stroke:#333;stroke-width:1.2}</style>\n"
        "<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n"
        "<text x=\"%.1f\" y=\"26\" text-anchor=\"middle\" font-size=\"16\" font-weight=\"bold\">%s</text>\n",
        width, height, width, height, title, description, width, height, width / 2.0, title);
}

void bd_svg_end(bd_text *text) { bd_text_add_string(text, "</svg>\n"); }

void bd_svg_line(bd_text *text, double x1, double y1, double x2, double y2, const char *class_name)
{
    bd_text_add(text, "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" class=\"%s\"/>\n", x1, y1, x2,
                y2, class_name);
}

void bd_svg_label(bd_text *text, double x, double y, bd_svg_anchor anchor, const char *string)
{
    static const char *const words[] = {"start", "middle", "end"};
    bd_html_add(text, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n", x, y, words[anchor],
                string);
}

void bd_svg_label_up(bd_text *text, double x, double y, const char *string)
{
    bd_html_add(text,
                "<text transform=\"translate(%.1f %.1f) rotate(-90)\" text-anchor=\"middle\">%s</text>\n", x,
                y, string);
}

void bd_svg_label_on(bd_text *text, double x, double y, bool dark, const char *string)
{
    bd_html_add(text, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\" fill=\"%s\">%s</text>\n", x, y,
                dark ? "#fff" : "#000", string);
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
