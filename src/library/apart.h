/* Apart: work done in a thread of its own while the caller waits.
 *
 * GLPK keeps its problems, hooks and memory by thread, and an error inside it frees all of them. In a thread
 * of its own that is nobody else's, and all of it is given back at the end. */
#ifndef BD_LIBRARY_APART_H
#define BD_LIBRARY_APART_H

#include "base/err.h"

typedef bd_status bd_apart_work(void *self, bd_err *err);

/* BD_SYSTEM where no thread can be had. */
bd_status bd_apart(bd_apart_work *work, void *self, bd_err *err);

#endif
