/* Links: who somebody is, by a secret in the address of the page.
 *
 * An event has one key, in the file ".FILE.links" beside it, which nobody else may read. The words in the
 * addresses are made of it: "a", "d" or "s" and 32 hexadecimal digits for arbiter, desk and screen, "p12-"
 * and 32 for player 12. So what was printed yesterday leads to the event today, and without the key no word
 * can be made of another. */
#ifndef BD_SERVE_HALL_LINKS_H
#define BD_SERVE_HALL_LINKS_H

#include "base/arena.h"
#include "base/err.h"
#include "cli/commands.h"

#include <stdbool.h>

enum { BD_LINK_SIZE = 48 }; /* of a word, with its NUL */

typedef struct bd_links {
    unsigned char key[32];
    char words[BD_ROLE_PLAYER][BD_LINK_SIZE]; /* of the roles that are one for all, made of the key */
} bd_links;

/* Reads the key of the event in `path`, or makes one: where there is none, or `anew`. */
bd_status bd_links_open(bd_arena *arena, const char *path, bool anew, bd_links *out, bd_err *err);

/* Takes the key. */
void bd_links_begin(bd_links *links, const unsigned char key[32]);

/* The word of a role; player: of which one. */
void bd_links_word(const bd_links *links, bd_role role, int player, char word[BD_LINK_SIZE]);

/* Whose word this is; BD_ROLE_NOBODY: nobody's. Takes the same time for every word of one kind. */
bd_role bd_links_who(const bd_links *links, const char *word, size_t length, int *player);

#endif
