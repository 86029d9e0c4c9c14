/* Assert: what must hold.
 *
 * BD_ASSERT is checked in debug, sanitizer and fuzz builds (BESTDRAW_ASSERT) and costs nothing in a release
 * build, where it must not be the only guard against what a user can do. */
#ifndef BD_BASE_ASSERT_H
#define BD_BASE_ASSERT_H

#ifdef BESTDRAW_ASSERT
#include <assert.h>
#define BD_ASSERT(holds) assert(holds)
#else
#define BD_ASSERT(holds) ((void)sizeof((holds) ? 1 : 0))
#endif

#endif
