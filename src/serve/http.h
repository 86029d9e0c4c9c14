/* HTTP: requests to a hall and its answers, over libmicrohttpd.
 *
 * One thread talks to the clients; a few others work the answers out. A request for changes waits here,
 * without a thread, until its event is another one. A client that takes too long over a request, or over
 * reading an answer, is hung up on, however busy it keeps the line. */
#ifndef BD_SERVE_HTTP_H
#define BD_SERVE_HTTP_H

#include "serve/hall.h"

typedef struct bd_http bd_http;

/* Begins to serve on a socket that is listened on. */
bd_status bd_http_begin(bd_arena *arena, bd_hall *hall, int listening, bd_http **out, bd_err *err);

/* To be called a few times a second: answers those who have waited, and hangs up on the slow. */
void bd_http_tend(bd_http *http);

/* Answers what has begun, and ends. */
void bd_http_end(bd_http *http);

#endif
