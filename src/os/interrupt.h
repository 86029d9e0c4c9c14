/* Interrupt: the type of a flag that says "stop", as bd_os_interrupted() (os/process.h) gives it. */
#ifndef BD_OS_INTERRUPT_H
#define BD_OS_INTERRUPT_H

#include <signal.h>

#endif
