/* The JSON form of an instance (io/instance.h). */
#ifndef BD_IO_JSON_INSTANCE_JSON_H
#define BD_IO_JSON_INSTANCE_JSON_H

#include "cards/instance.h"

bd_status bd_instance_read_json(bd_arena *arena, const char *name, const char *bytes, size_t count,
                                bd_instance *out, bd_err *err);

#endif
