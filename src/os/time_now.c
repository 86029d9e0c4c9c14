/* The time that a change is made at. */
#include "os/process.h"

#include <stdio.h>
#include <stdlib.h>

/* Year, month and day of a day since 1970: years of 400 are of equal length, and begin in March here, so that
 * the day that is left out is the last one. */
static void time_now_date(long long days, int *year, int *month, int *day)
{
    enum { ERA = 146097, BEFORE_1970 = 719468 };
    const long long z = days + BEFORE_1970;
    const long long era = (z >= 0 ? z : z - (ERA - 1)) / ERA;
    const int in_era = (int)(z - era * ERA);
    const int of_era = (in_era - in_era / 1460 + in_era / 36524 - in_era / 146096) / 365;
    const int in_year = in_era - (365 * of_era + of_era / 4 - of_era / 100);
    const int march = (5 * in_year + 2) / 153;
    *day = in_year - (153 * march + 2) / 5 + 1;
    *month = march < 10 ? march + 3 : march - 9;
    *year = (int)(of_era + era * 400) + (*month <= 2);
}

const char *bd_os_time_now(char *text, size_t size)
{
    enum { DAY = 86400 };
    const char *said = getenv("SOURCE_DATE_EPOCH");
    char *end = NULL;
    const long long seconds = said != NULL ? strtoll(said, &end, 10) : 0;
    const bool fixed = said != NULL && end != said && *end == '\0' && seconds >= 0;
    const long long now = fixed ? seconds : (long long)time(NULL);
    const int second = (int)(now % DAY);
    int year = 0, month = 0, day = 0;
    time_now_date(now / DAY, &year, &month, &day);
    (void)snprintf(text, size, "%04d-%02d-%02dT%02d:%02d:%02dZ", year, month, day, second / 3600,
                   second / 60 % 60, second % 60);
    return text;
}
