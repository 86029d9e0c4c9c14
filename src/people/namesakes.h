/* Namesakes: players of one name, told apart wherever names are shown. */
#ifndef BD_PEOPLE_NAMESAKES_H
#define BD_PEOPLE_NAMESAKES_H

#include "cards/tournament.h"

/* Gives each player whose name another one has too a name to show (card->shown): with the club in brackets
 * where that tells them apart, else the school, the team, the grade, the federation, and else the number. */
bd_status bd_namesakes_tell_apart(bd_tournament *tournament, bd_err *err);

#endif
