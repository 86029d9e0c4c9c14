/* Oracle: GLPK's own integer optimiser on a MathProg model.
 *
 * For audit and tests only. It shares neither the staged loop nor the cuts with bd_solve, proves nothing, and
 * is slow beyond some dozens of players. The model is a file, because GLPK reads MathProg from files only. */
#ifndef BD_SOLVE_ORACLE_H
#define BD_SOLVE_ORACLE_H

#include "base/err.h"

#include <stdbool.h>
#include <stdint.h>

typedef enum bd_oracle_answer {
    BD_ORACLE_VALUE,      /* an optimum was found: *value */
    BD_ORACLE_INFEASIBLE, /* no draw meets all equations */
    BD_ORACLE_UNKNOWN     /* the time was over first */
} bd_oracle_answer;

typedef enum bd_oracle_format { BD_ORACLE_LP, BD_ORACLE_MPS } bd_oracle_format;

/* Minimises the model in the file. seconds 0: without limit. BD_BAD_INPUT when GLPK does not take the model.
 */
bd_status bd_oracle_solve(const char *model_path, double seconds, bd_oracle_answer *answer, int64_t *value,
                          bd_err *err);

/* Writes the model as a file in CPLEX LP or free MPS format. */
bd_status bd_oracle_convert(const char *model_path, bd_oracle_format format, const char *out_path,
                            bd_err *err);

#endif
