/* The time that a change is made at. */
#include "os/process.h"

#include <stdlib.h>

const char *bd_os_time_now(char *text, size_t size)
{
    const char *said = getenv("SOURCE_DATE_EPOCH");
    char *end = NULL;
    const long long seconds = said != NULL ? strtoll(said, &end, 10) : 0;
    const bool fixed = said != NULL && end != said && *end == '\0' && seconds >= 0;
    struct tm utc;
    const bool known = bd_os_world_time(fixed ? (time_t)seconds : time(NULL), &utc);
    if (!known || strftime(text, size, "%Y-%m-%dT%H:%M:%SZ", &utc) == 0) text[0] = '\0';
    return text;
}
