#include "report/labels.h"

#include <stddef.h>

const char *bd_word_colour(bd_colour colour)
{
    return colour == BD_WHITE ? "white" : colour == BD_BLACK ? "black" : "none";
}

const char *bd_word_float(bd_float way)
{
    return way == BD_FLOAT_DOWN ? "down" : way == BD_FLOAT_UP ? "up" : NULL;
}

const char *bd_letter_bye(bd_entry_kind kind)
{
    switch (kind) {
    case BD_BYE_PAIRING: return "U";
    case BD_BYE_FULL: return "F";
    case BD_BYE_HALF: return "H";
    case BD_BYE_ZERO: return "Z";
    case BD_GAME:
    case BD_FORFEIT:
    case BD_BYE_UNKNOWN: break;
    }
    return "?";
}

const char *bd_word_bye(bd_entry_kind kind)
{
    switch (kind) {
    case BD_BYE_PAIRING: return "bye of the draw";
    case BD_BYE_FULL: return "full-point bye";
    case BD_BYE_HALF: return "half-point bye";
    case BD_BYE_ZERO: return "zero-point bye";
    case BD_GAME:
    case BD_FORFEIT:
    case BD_BYE_UNKNOWN: break;
    }
    return "bye";
}

const char *bd_name_of(const bd_card *card) { return card->name != NULL ? card->name : "(no name)"; }

const char *bd_arrow(bd_float way, const bd_terminal *terminal)
{
    switch (way) {
    case BD_FLOAT_DOWN: return terminal->utf8 ? "\u2193" : "v";
    case BD_FLOAT_UP: return terminal->utf8 ? "\u2191" : "^";
    case BD_NO_FLOAT: break;
    }
    return "";
}

const char *bd_plural(long count) { return count == 1 ? "" : "s"; }
