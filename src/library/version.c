/* The version of the library. */
#include "bestdraw/bestdraw.h"

const char *bestdraw_version(void) { return BESTDRAW_VERSION; }
