/* Preloaded into a program built with -finstrument-functions (BESTDRAW_TRACE): notes the order in which
 * functions are first called and writes it, at exit, into the file that BESTDRAW_TRACE_FILE names: one
 * address a line, in hexadecimal, relative to where the program was loaded, and how often it was called. With
 * BESTDRAW_TRACE_WITHIN, up to four such addresses and commas, only what a thread calls while it is in
 * one of these functions: what other threads do meanwhile differs from run to run. */
#define _GNU_SOURCE /* dl_iterate_phdr */
#include <link.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { SLOTS = 1 << 16 }; /* many times the functions of the programs */

static _Atomic uintptr_t trace_slots[SLOTS]; /* a hash set of the addresses met so far */
static atomic_uint trace_calls[SLOTS];
static unsigned trace_order[SLOTS]; /* slots */
static atomic_uint trace_count;
static uintptr_t trace_base;
static uintptr_t trace_within[4];
static unsigned trace_within_count;
static _Thread_local unsigned trace_depth; /* of calls of these functions */

void __cyg_profile_func_enter(void *function, void *caller);
void __cyg_profile_func_exit(void *function, void *caller);

/* The program itself is the first that is told of. */
static int trace_take_base(struct dl_phdr_info *info, size_t size, void *base)
{
    (void)size;
    *(uintptr_t *)base = info->dlpi_addr;
    return 1;
}

__attribute__((constructor)) static void trace_begin(void)
{
    const char *words = getenv("BESTDRAW_TRACE_WITHIN");
    dl_iterate_phdr(trace_take_base, &trace_base);
    while (words != NULL && *words != '\0' && trace_within_count < 4) {
        char *end;
        trace_within[trace_within_count++] = trace_base + (uintptr_t)strtoull(words, &end, 16);
        words = *end == ',' ? end + 1 : "";
    }
}

static bool trace_is_within(uintptr_t address)
{
    for (unsigned i = 0; i < trace_within_count; i++)
        if (trace_within[i] == address) return true;
    return false;
}

void __cyg_profile_func_enter(void *function, void *caller)
{
    (void)caller;
    const uintptr_t address = (uintptr_t)function;
    if (trace_within_count > 0) {
        trace_depth += trace_is_within(address);
        if (trace_depth == 0) return;
    }
    for (unsigned at = (unsigned)(address * UINT64_C(0x9E3779B97F4A7C15) >> 48);; at = (at + 1) % SLOTS) {
        uintptr_t found = atomic_load_explicit(&trace_slots[at], memory_order_relaxed);
        if (found == 0 && atomic_compare_exchange_strong(&trace_slots[at], &found, address)) {
            trace_order[atomic_fetch_add(&trace_count, 1)] = at;
            found = address;
        }
        if (found == address) {
            atomic_fetch_add(&trace_calls[at], 1);
            return;
        }
    }
}

void __cyg_profile_func_exit(void *function, void *caller)
{
    (void)caller;
    trace_depth -= trace_is_within((uintptr_t)function);
}

__attribute__((destructor)) static void trace_write(void)
{
    const char *path = getenv("BESTDRAW_TRACE_FILE");
    FILE *file = path != NULL ? fopen(path, "w") : NULL;
    if (file == NULL) return;
    for (unsigned i = 0; i < trace_count; i++)
        fprintf(file, "%016jx %u\n", (uintmax_t)(trace_slots[trace_order[i]] - trace_base),
                trace_calls[trace_order[i]]);
    fclose(file);
}
