/* Preloaded into a program built with -finstrument-functions (BESTDRAW_TRACE): notes the order in which
 * functions are first called and writes it, at exit, into the file that BESTDRAW_TRACE_FILE names: one
 * address a line, in hexadecimal, relative to where the program was loaded. */
#define _GNU_SOURCE /* dl_iterate_phdr */
#include <link.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { SLOTS = 1 << 16 }; /* many times the functions of the programs */

static _Atomic uintptr_t trace_slots[SLOTS]; /* a hash set of the addresses met so far */
static uintptr_t trace_order[SLOTS];
static atomic_uint trace_count;

void __cyg_profile_func_enter(void *function, void *caller);
void __cyg_profile_func_exit(void *function, void *caller);

void __cyg_profile_func_enter(void *function, void *caller)
{
    (void)caller;
    const uintptr_t address = (uintptr_t)function;
    for (unsigned at = (unsigned)(address * UINT64_C(0x9E3779B97F4A7C15) >> 48);; at = (at + 1) % SLOTS) {
        uintptr_t found = atomic_load_explicit(&trace_slots[at], memory_order_relaxed);
        if (found == 0 && atomic_compare_exchange_strong(&trace_slots[at], &found, address)) {
            trace_order[atomic_fetch_add(&trace_count, 1)] = address;
            return;
        }
        if (found == address) return;
    }
}

void __cyg_profile_func_exit(void *function, void *caller)
{
    (void)function;
    (void)caller;
}

/* The program itself is the first that is told of. */
static int trace_take_base(struct dl_phdr_info *info, size_t size, void *base)
{
    (void)size;
    *(uintptr_t *)base = info->dlpi_addr;
    return 1;
}

__attribute__((destructor)) static void trace_write(void)
{
    const char *path = getenv("BESTDRAW_TRACE_FILE");
    FILE *file = path != NULL ? fopen(path, "w") : NULL;
    if (file == NULL) return;
    uintptr_t base = 0;
    dl_iterate_phdr(trace_take_base, &base);
    for (unsigned i = 0; i < trace_count; i++) fprintf(file, "%016jx\n", (uintmax_t)(trace_order[i] - base));
    fclose(file);
}
