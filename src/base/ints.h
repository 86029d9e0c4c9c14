/* Exact small integers: sums that notice overflow, and half points.
 *
 * Scores are counted in half points and are int everywhere: 2.5 points are 5. */
#ifndef BD_BASE_INTS_H
#define BD_BASE_INTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* *out = a op b; false, and *out untouched, on overflow. */
bool bd_add64(int64_t a, int64_t b, int64_t *out);
bool bd_sub64(int64_t a, int64_t b, int64_t *out);
bool bd_mul64(int64_t a, int64_t b, int64_t *out);

int64_t bd_gcd64(int64_t a, int64_t b); /* never negative; gcd(0, 0) = 0 */

/* A decimal integer that fills the whole text, with optional '-' (no '+', no spaces); false when it is not
 * one or out of [low, high]. */
bool bd_parse_int(const char *text, size_t length, int64_t low, int64_t high, int64_t *out);

/* The one to seven digits at p, with nothing else than a digit behind them before `end`; returns what is
 * behind them. NULL: there are none, or more, or a leading zero, or fewer than eight bytes before the end. */
const char *bd_quick_digits(const char *p, const char *end, uint32_t *out);

/* "2", "2.5", "2.0", ".5", "-0.5" to half points; false when it is none or not a multiple of a half, or
 * beyond +-9999 points. */
bool bd_parse_halves(const char *text, size_t length, int *out);

/* 5 as "2.5", 4 as "2" into buffer (16 bytes are enough); returns buffer. */
const char *bd_print_halves(int halves, char *buffer, size_t size);

#endif
