/* MHD: libmicrohttpd, loaded when a server begins. It brings some fifteen other libraries with it (its TLS,
 * though none is used here), which would take every command of the program longer than all else that a small
 * event needs. */
#ifndef BD_SERVE_MHD_H
#define BD_SERVE_MHD_H

#include "base/err.h"

#include <microhttpd.h>

/* F(result, name, arguments) of each function that is used. */
#define BD_MHD_FUNCTIONS(F)                                                                                  \
    F(enum MHD_Result, add_response_header, (struct MHD_Response *, const char *, const char *))             \
    F(struct MHD_Response *, create_response_from_buffer, (size_t, void *, enum MHD_ResponseMemoryMode))     \
    F(void, destroy_response, (struct MHD_Response *))                                                       \
    F(const union MHD_ConnectionInfo *, get_connection_info,                                                 \
      (struct MHD_Connection *, enum MHD_ConnectionInfoType, ...))                                           \
    F(const char *, lookup_connection_value, (struct MHD_Connection *, enum MHD_ValueKind, const char *))    \
    F(enum MHD_Result, queue_response, (struct MHD_Connection *, unsigned int, struct MHD_Response *))       \
    F(MHD_socket, quiesce_daemon, (struct MHD_Daemon *))                                                     \
    F(void, resume_connection, (struct MHD_Connection *))                                                    \
    F(struct MHD_Daemon *, start_daemon,                                                                     \
      (unsigned int, uint16_t, MHD_AcceptPolicyCallback, void *, MHD_AccessHandlerCallback, void *, ...))    \
    F(void, stop_daemon, (struct MHD_Daemon *))                                                              \
    F(void, suspend_connection, (struct MHD_Connection *))

/* A type and a list of parameters are no expressions to stand in brackets.
 * NOLINTNEXTLINE(bugprone-macro-parentheses) */
#define BD_MHD_MEMBER(result, name, arguments) result(*name) arguments;
typedef struct bd_mhd {
    BD_MHD_FUNCTIONS(BD_MHD_MEMBER)
} bd_mhd;

/* The library's functions; BD_SYSTEM when it is not there. */
bd_status bd_mhd_load(bd_mhd *out, bd_err *err);

#endif
