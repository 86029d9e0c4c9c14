/* The plain rulebook: the shortest list of what a Swiss draw needs. */
#ifndef BD_RULEBOOK_PLAIN_PLAIN_H
#define BD_RULEBOOK_PLAIN_PLAIN_H

#include "rulebook/round/declaration.h"

extern const bd_rulebook bd_rulebook_plain;

#endif
