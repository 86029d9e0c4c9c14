/* Round file: a round as plain numbers, with the costs of all its stages, for a checker that knows no rules
 * (docs/certificate.md, "bestdraw-round 1"). */
#ifndef BD_IO_ROUND_FILE_H
#define BD_IO_ROUND_FILE_H

#include "io/mathprog.h"

/* Appends the whole file. digest is that of the cards, which the round's certificate names. */
bd_status bd_round_file_write(bd_text *text, const bd_plain_problem *problem, const char *digest,
                              bd_err *err);

#endif
