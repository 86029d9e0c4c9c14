/* VIPR: the proof of one stage in the format of the public checker for integer programs (version 1.1).
 *
 * A variable for each legal pair, an equation for each node, and one for each stage before, with the value it
 * is settled at; the stage's cost is minimised. From these the proof derives, in this order: the inequality
 * of each odd set (the equations of its nodes added up, halved and rounded); for each stage before, that the
 * pairs which it closed are 0 and that the sets which it bound are left once; and the stage's bound, which
 * the matching reaches. docs/certificate.md has the argument. */
#ifndef BD_IO_VIPR_H
#define BD_IO_VIPR_H

#include "cards/certificate.h"
#include "io/mathprog.h"

/* Appends the proof of stage number `stage` of the problem, whose stages are those of the certificate, in the
 * same order, proved up to this one. BD_BAD_INPUT when a number of the proof would not fit into 64 bits. */
bd_status bd_vipr_write(bd_text *text, const bd_plain_problem *problem, const bd_certificate *certificate,
                        size_t stage, bd_err *err);

/* Appends a proof of the whole draw in one file: an integer program that asks for a draw which is better in
 * some stage and as good in all before it, and the derivation that there is none. */
bd_status bd_vipr_write_chain(bd_text *text, const bd_plain_problem *problem,
                              const bd_certificate *certificate, bd_err *err);

#endif
