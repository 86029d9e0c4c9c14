/* Hall: the events that are served, and the answer to every request.
 *
 * A request is first admitted by its head alone (hall_admit.c): host, origin, link, what the role may ask,
 * size and rate. What must be worked out is answered in a thread of its own (hall.c); one change of an event
 * at a time. bd_hall_look tells when an event is another than it was, so that pages that wait can be told. */
#ifndef BD_SERVE_HALL_H
#define BD_SERVE_HALL_H

#include "base/arena.h"
#include "base/text.h"
#include "os/files.h"
#include "os/threads.h"
#include "serve/answer_cache.h"
#include "serve/claims.h"
#include "serve/hall_links.h"
#include "serve/order.h"

#include <stdint.h>

enum { BD_HALL_PLAYER_BUCKETS = 256, BD_HALL_BODY_MOST = 8 * 1024 * 1024, BD_HALL_STATE = 40 };

enum { BD_GATE_HOSTS = 6, BD_GATE_NAME = 128 };

/* The names under which browsers may know us, "127.0.0.1:8642", with what is before them, "http://". */
typedef struct bd_gate {
    char hosts[BD_GATE_HOSTS][BD_GATE_NAME];
    char origins[BD_GATE_HOSTS][BD_GATE_NAME + 8];
    size_t count;
} bd_gate;

/* A bucket that fills with `rate` requests a second, up to `most`. */
typedef struct bd_bucket {
    double level, when;
    bool begun;
} bd_bucket;

typedef struct bd_hall_event {
    const char *path, *name; /* name: without folders */
    bd_links links;
    bd_os_monitor changing; /* one change at a time: record locks do not tell our own threads apart */
    bd_os_monitor inside;   /* of all that follows */
    bd_claims claims;
    bd_batch batch;
    bd_answer_cache cache;
    uint64_t version;
    bd_os_about seen; /* the file as it was last looked at */
    bd_bucket roles[BD_ROLE_PLAYER], players[BD_HALL_PLAYER_BUCKETS];
    int guard; /* the lock of who serves it */
    const char *guard_name;
} bd_hall_event;

typedef struct bd_hall {
    bd_gate gate;
    bd_hall_event *events;
    size_t count;
    char born[20];    /* so that no version is taken for one of an earlier hall */
    bd_bucket astray; /* links that lead nowhere */
} bd_hall;

/* A request as it came; NULL: it has none of that. */
typedef struct bd_visit {
    const char *method, *path, *host, *origin, *site, *type, *after, *announced, *takes, *packing,
        *known; /* announced: Content-Length; takes: Accept; packing: Accept-Encoding; known: If-None-Match */
    const char *body;
    size_t length;
} bd_visit;

typedef enum bd_route {
    BD_ROUTE_PAGE,    /* GET: the page and its parts */
    BD_ROUTE_ABOUT,   /* GET about: who one is, and which event it is */
    BD_ROUTE_EVENT,   /* GET event: as event/2, without its journal and what only the arbiter sees */
    BD_ROUTE_FILE,    /* GET file: as it lies on the disk */
    BD_ROUTE_CHANGES, /* GET changes?after=STATE: waits until it is another one */
    BD_ROUTE_ASK,     /* POST ask: a command (order.h) */
    BD_ROUTE_SEAT,    /* GET seat: the player's board, points and games */
    BD_ROUTE_TABLE,   /* GET table: the standings, with every game */
    BD_ROUTE_WHY,     /* POST why: why this opponent and this colour */
    BD_ROUTE_CLAIM,   /* POST claim: the player sends the result, or corrects it */
    BD_ROUTE_CLAIMS,  /* GET claims: what players have sent */
    BD_ROUTE_SETTLE   /* POST settle: the arbiter confirms or drops it */
} bd_route;

typedef struct bd_routed {
    bd_hall_event *event;
    bd_role role;
    int player;
    bd_route route;
    const char *page;
    size_t most; /* bytes of the body */
} bd_routed;

typedef struct bd_hall_reply {
    int status;
    const char *type;
    const char *text;
    size_t length;
    char state[BD_HALL_STATE];       /* of the event after a change; "": not said */
    const struct bd_page_file *page; /* that this is; NULL: an answer */
    bool packed;                     /* with gzip */
    const char *sentence;            /* of a refusal */
} bd_hall_reply;

/* Adds the names of an address and port; with no host those of this machine alone. */
void bd_gate_add_address(bd_gate *gate, const char *host, int port);

/* Adds "https://draw.example.org"; false: it is no such thing. */
bool bd_gate_add_origin(bd_gate *gate, const char *origin);

/* Opens the files, links and claims. The monitors and locks go with bd_hall_end. */
bd_status bd_hall_open(bd_arena *arena, const char *const *paths, size_t count, bool anew, bd_hall *out,
                       bd_err *err);
void bd_hall_end(bd_hall *hall);

/* Whether the request may go on; else *reply refuses it. The reply's text is in the arena. */
bool bd_hall_admit(bd_hall *hall, bd_arena *arena, const bd_visit *visit, bd_routed *routed,
                   bd_hall_reply *reply);

/* The answer to what was admitted. Of BD_ROUTE_CHANGES: the state as it is. */
void bd_hall_answer(bd_hall *hall, bd_arena *arena, const bd_visit *visit, const bd_routed *routed,
                    bd_hall_reply *reply);

/* The state of an event, as pages hold it. */
void bd_hall_state(const bd_hall *hall, bd_hall_event *event, char state[BD_HALL_STATE]);

/* Looks whether the file was changed, by us or by others. */
void bd_hall_look(bd_hall_event *event);

/* A refusal as JSON, {"error": {"kind", "sentence"}}. */
void bd_hall_refuse(bd_arena *arena, int status, const char *sentence, bd_hall_reply *reply);

#endif
