/* Tags: what a list says of a player beyond the fields of the table, for criteria of rulebook files:
 * "county=Kent; age group=U12" is one text (player field "tags"). */
#ifndef BD_CARDS_TAGS_H
#define BD_CARDS_TAGS_H

#include "base/arena.h"

/* What the tags (NULL: none) say of this key, without blanks around it, in arena; NULL: nothing. Keys are one
 * as homes are (cards/home.h); of a key that is there twice the first counts. */
bd_status bd_tag_find(bd_arena *arena, const char *tags, const char *key, const char **out, bd_err *err);

#endif
