/* Any bytes as a request to a hall: method, path, host, origin, site, type, after and announced length in a
 * line each, then the body; "@a",
 * "@d", "@s" and "@p" at the beginning of a path stand for the links of the roles. Admitted or refused, never
 * a crash; and nobody who has no link gets further than the refusal. */
#include "serve/hall.h"
#include "serve/order.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { LINES = 8 };

static bd_hall_event event;
static bd_hall hall;

static void begin(void)
{
    if (hall.count > 0) return;
    if (!bd_os_monitor_new(&event.changing) || !bd_os_monitor_new(&event.inside)) abort();
    bd_links_begin(&event.links, (const unsigned char[32]){7});
    event.name = event.path = "event";
    hall.events = &event;
    hall.count = 1;
    bd_gate_add_address(&hall.gate, NULL, 8642);
}

static const char *path_of(bd_arena *arena, const char *line)
{
    static const char letters[] = "?adsp";
    const char *role = line[0] == '@' && line[1] != '\0' ? strchr(letters + 1, line[1]) : NULL;
    char word[BD_LINK_SIZE];
    if (role == NULL || *role == '\0') return line;
    bd_links_word(&event.links, (bd_role)(role - letters), 3, word);
    char *path = bd_arena_alloc(arena, strlen(word) + strlen(line) + 2, 1);
    if (path != NULL) (void)sprintf(path, "/%s%s", word, line + 2);
    return path;
}

static void ask(bd_arena *arena, char *text, size_t size)
{
    const char *lines[LINES] = {NULL};
    char *at = text;
    for (size_t i = 0; i < LINES; i++) {
        char *end = strchr(at, '\n');
        if (end == NULL) return;
        *end = '\0';
        lines[i] = *at != '\0' ? at : NULL;
        at = end + 1;
    }
    const size_t left = size - (size_t)(at - text);
    const bool linked = lines[1] != NULL && lines[1][0] == '@';
    bd_visit visit = {.method = lines[0] != NULL ? lines[0] : "GET",
                      .path = lines[1] != NULL ? path_of(arena, lines[1]) : NULL,
                      .host = lines[2],
                      .origin = lines[3],
                      .site = lines[4],
                      .type = lines[5],
                      .after = lines[6],
                      .announced = lines[7],
                      .body = at,
                      .length = left};
    bd_routed routed;
    bd_hall_reply reply = {.status = 0};
    bd_order order;
    bd_err err;
    bool allowed = false;
    const bool good = bd_hall_admit(&hall, arena, &visit, &routed, &reply);
    if (good == (reply.status != 0) || (good && !linked)) abort();
    const bd_role role = good ? routed.role : BD_ROLE_SCREEN;
    if (bd_order_read(arena, role, "event", at, left, &order, &allowed, &err) == BD_OK && order.changes &&
        role == BD_ROLE_SCREEN)
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bd_arena *arena = bd_arena_new();
    char *text = arena != NULL ? bd_arena_copy_bytes(arena, (const char *)data, size) : NULL;
    begin();
    if (text != NULL) ask(arena, text, size);
    bd_arena_free(arena);
    return 0;
}
