/* Public cards: the event as everybody in the hall may see it: names, grades, results, draws; no notes,
 * births, numbers of federations or whatever else a file may tell of people. */
#ifndef BD_SERVE_PUBLIC_CARDS_H
#define BD_SERVE_PUBLIC_CARDS_H

#include "base/text.h"

/* Adds what is left of a cards/1 text. */
bd_status bd_public_cards_add(bd_text *out, const char *json, size_t length, bd_err *err);

#endif
