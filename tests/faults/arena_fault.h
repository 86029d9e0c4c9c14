/* The arena of the tests: it fails when it is told to, and every piece stands alone.
 *
 * A program has the arena of src/base/arena.c, which hands out pieces side by side and all zero, so that a
 * loop that goes one step too far mostly does no harm. All tests but those of that arena are linked with this
 * one: behind each piece lies a guard that nobody may write to, as large as an item, and what has been given
 * back is overwritten. Guards are by chance numbers far below 0 and far above it, so that what is read there
 * by mistake tells sooner or later. In a build with the address sanitizer nothing lies behind a piece at all.
 */
#ifndef TESTS_ARENA_FAULT_H
#define TESTS_ARENA_FAULT_H

#include "base/arena.h"

#include <stdbool.h>

/* The n-th allocation from now on, and all later ones, fail; a negative n switches that off. Not for threads.
 */
void arena_fail_after(long n);

/* The n-th allocation from now on fails, and no other. */
void arena_fail_once(long n);

/* Whether an allocation has failed since then because it was to. */
bool arena_has_failed(void);

/* Arenas that have been made and not yet freed. */
long arena_count(void);

#endif
