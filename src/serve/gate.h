/* Gate: what every request must have before anybody looks at what it asks: a Host that is ours, an Origin
 * that is ours where there is one, a size that fits, and not too many of its kind. */
#ifndef BD_SERVE_GATE_H
#define BD_SERVE_GATE_H

#include <stdbool.h>
#include <stddef.h>

enum { BD_GATE_HOSTS = 6, BD_GATE_NAME = 128 };

/* The names under which browsers may know us, "127.0.0.1:8642", with what is before them, "http://". */
typedef struct bd_gate {
    char hosts[BD_GATE_HOSTS][BD_GATE_NAME];
    char origins[BD_GATE_HOSTS][BD_GATE_NAME + 8];
    size_t count;
} bd_gate;

/* Adds the names of an address and port; with no host those of this machine alone. */
void bd_gate_add_address(bd_gate *gate, const char *host, int port);

/* Adds "https://draw.example.org"; false: it is no such thing. */
bool bd_gate_add_origin(bd_gate *gate, const char *origin);

bool bd_gate_knows_host(const bd_gate *gate, const char *host);     /* NULL: false */
bool bd_gate_knows_origin(const bd_gate *gate, const char *origin); /* NULL, there is none: true */

/* A bucket that fills with `rate` requests a second, up to `most`. */
typedef struct bd_bucket {
    double level, when;
    bool begun;
} bd_bucket;

/* Takes one out; false: it is empty. */
bool bd_bucket_take(bd_bucket *bucket, double now, double rate, double most);

#endif
