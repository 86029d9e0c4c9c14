#include "simulate/names.h"

#include <stdio.h>

static const char *const names_of_families[40] = {
    "Alder",  "Birch", "Cairn",  "Dell",    "Elm",    "Fern",  "Gorse",  "Hazel", "Ivory",  "Juniper",
    "Knoll",  "Larch", "Meadow", "Nettle",  "Oakley", "Pine",  "Quarry", "Rowan", "Sedge",  "Thorn",
    "Upland", "Vale",  "Willow", "Yarrow",  "Ashen",  "Brook", "Clover", "Downs", "Eddy",   "Fallow",
    "Glade",  "Heath", "Islet",  "Kestrel", "Linnet", "Moor",  "Newt",   "Osier", "Plover", "Ripple"};

static const char *const names_given[40] = {
    "Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hal", "Ida", "Joe", "Kim", "Lou", "May", "Ned",
    "Oda", "Pip", "Ray",  "Sue", "Tom", "Una",  "Vic",  "Wim", "Xia", "Yan", "Zoe", "Amy", "Bob", "Cal",
    "Dot", "Eli", "Fay",  "Gus", "Hob", "Ivo",  "Jan",  "Kit", "Lee", "Mia", "Nan", "Oz"};

const char *bd_name_of_player(bd_arena *arena, int number)
{
    char text[64];
    const int middle = number % BD_NAMES / 1600, before = number / BD_NAMES;
    const int length = snprintf(text, sizeof text, "%s, %s %c", names_of_families[number % 40],
                                names_given[number / 40 % 40], 'A' + middle);
    if (before > 0) (void)snprintf(text + length, sizeof text - (size_t)length, " %d", before + 1);
    return bd_arena_copy_text(arena, text);
}

static const char *names_numbered(bd_arena *arena, int number, const char *what)
{
    char text[64];
    if (number < 40)
        (void)snprintf(text, sizeof text, "%s %s", names_of_families[number], what);
    else
        (void)snprintf(text, sizeof text, "%s %s %d", names_of_families[number % 40], what, number / 40 + 1);
    return bd_arena_copy_text(arena, text);
}

const char *bd_name_of_club(bd_arena *arena, int number)
{
    return names_numbered(arena, number, "Chess Club");
}
const char *bd_name_of_school(bd_arena *arena, int number) { return names_numbered(arena, number, "School"); }
const char *bd_name_of_team(bd_arena *arena, int number) { return names_numbered(arena, number, "Team"); }
