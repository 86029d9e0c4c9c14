/* The oracle of a build without MathProg (BESTDRAW_MATHPROG=OFF): it says so. */
#include "solve/oracle.h"

#include "solve/solve_words.h"

bd_status bd_oracle_solve(const char *model_path, double seconds, bd_oracle_answer *answer, int64_t *value,
                          bd_err *err)
{
    BD_ASSERT(model_path != NULL);
    (void)seconds;
    (void)value;
    *answer = BD_ORACLE_UNKNOWN;
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(SOLVE_ORACLE_ABSENT));
}

bd_status bd_oracle_convert(const char *model_path, bd_oracle_format format, const char *out_path,
                            bd_err *err)
{
    BD_ASSERT(model_path != NULL && out_path != NULL);
    (void)format;
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(SOLVE_ORACLE_ABSENT));
}
