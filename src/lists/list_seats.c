/* Seats: forms with several players in a line, as "Captain", "Board 2", "Board 2 rating". */
#include "lists/lister.h"

#include <ctype.h>
#include <string.h>

static bool seat_has_heading(bd_lister *l, const char *key, int *column)
{
    for (size_t c = 0; c < l->column_count; c++)
        if (strcmp(list_key(l, l->headings[c]), key) == 0) {
            *column = (int)c;
            return true;
        }
    return false;
}

/* "Board 2", "Player 3 name", "Captain", "Reserve". */
static bool seat_is_one(bd_lister *l, const char *heading, bool *reserve)
{
    static const char *const seats[] = {"board",     "player",  "captain",    "reserve", "spieler", "brett",
                                        "joueur",    "jugador", "giocatore",  "speler",  "bord",    "tablero",
                                        "echiquier", "kapitan", "substitute", "sub",     "ersatz",  NULL};
    const char *folded = list_fold(l, heading);
    const size_t length = strcspn(folded, " ");
    const char *rest = folded + length;
    *reserve = strncmp(folded, "reserve", 7) == 0 || strncmp(folded, "sub", 3) == 0 ||
               strncmp(folded, "ersatz", 6) == 0;
    if (!list_is_one_of(list_part(l, folded, length), seats)) return false;
    const bool alone = strpbrk(rest, "0123456789") == NULL;
    if (alone && !*reserve && strncmp(folded, "cap", 3) != 0 && strncmp(folded, "kap", 3) != 0) return false;
    while (*rest == ' ' || isdigit((unsigned char)*rest)) rest++;
    return *rest == '\0' || strcmp(rest, "name") == 0;
}

void list_find_seats(bd_lister *l)
{
    static const char *const of_rating[] = {"rating", "grade", "elo", "ecf", "dwz"};
    l->group_count = 0;
    for (size_t c = 0; c < l->column_count && l->group_count < sizeof l->groups / sizeof *l->groups; c++) {
        bool reserve;
        if (!seat_is_one(l, l->headings[c], &reserve)) continue;
        list_group group = {.name = (int)c, .rating = -1, .reserve = reserve};
        const char *folded = list_fold(l, l->headings[c]);
        const size_t length = strlen(folded);
        const size_t stem = length > 5 && strcmp(folded + length - 5, " name") == 0 ? length - 5 : length;
        for (size_t i = 0; i < sizeof of_rating / sizeof *of_rating && group.rating < 0; i++)
            (void)seat_has_heading(l, list_key(l, list_print(l, "%.*s %s", (int)stem, folded, of_rating[i])),
                                   &group.rating);
        l->groups[l->group_count++] = group;
    }
    if (l->group_count < 2) l->group_count = 0;
}
