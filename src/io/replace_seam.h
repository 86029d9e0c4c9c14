/* Replace seam: the place at which a test build stops the program, or takes a file away, while files are
 * replaced.
 *
 * A program has no seam: without BESTDRAW_FAULTS the function is empty and leaves no trace. The tests take
 * file_replace.c compiled once more, with the function of tests/faults/replace_fault.c. */
#ifndef BD_IO_REPLACE_SEAM_H
#define BD_IO_REPLACE_SEAM_H

#ifdef BESTDRAW_FAULTS

/* After each step, with its name. */
extern void bd_fault_after_step(const char *step);

#else

static inline void bd_fault_after_step(const char *step) { (void)step; }

#endif

#endif
