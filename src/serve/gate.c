#include "serve/gate.h"

#include "base/assert.h"

#include <stdio.h>
#include <string.h>

static void gate_add(bd_gate *gate, const char *scheme, const char *host)
{
    BD_ASSERT(gate->count < BD_GATE_HOSTS);
    (void)snprintf(gate->hosts[gate->count], BD_GATE_NAME, "%s", host);
    (void)snprintf(gate->origins[gate->count], sizeof *gate->origins, "%s%s", scheme, host);
    gate->count++;
}

void bd_gate_add_address(bd_gate *gate, const char *host, int port)
{
    static const char *const here[] = {"127.0.0.1", "localhost", "[::1]"};
    char name[BD_GATE_NAME];
    for (size_t i = 0; i < sizeof here / sizeof *here; i++) {
        (void)snprintf(name, sizeof name, "%s:%d", here[i], port);
        gate_add(gate, "http://", name);
    }
    if (host == NULL) return;
    (void)snprintf(name, sizeof name, strchr(host, ':') != NULL ? "[%s]:%d" : "%s:%d", host, port);
    gate_add(gate, "http://", name);
}

bool bd_gate_add_origin(bd_gate *gate, const char *origin)
{
    const size_t scheme = strncmp(origin, "https://", 8) == 0  ? 8
                          : strncmp(origin, "http://", 7) == 0 ? 7
                                                               : 0;
    char start[9] = "";
    if (scheme == 0 || strlen(origin + scheme) >= BD_GATE_NAME ||
        strpbrk(origin + scheme, "/?#@ \"<>") != NULL || origin[scheme] == '\0')
        return false;
    memcpy(start, origin, scheme);
    gate_add(gate, start, origin + scheme);
    return true;
}

/* Names of hosts do not differ by case. */
static bool gate_equal(const char *a, const char *b)
{
    for (;; a++, b++) {
        const char x = *a >= 'A' && *a <= 'Z' ? (char)(*a + 32) : *a,
                   y = *b >= 'A' && *b <= 'Z' ? (char)(*b + 32) : *b;
        if (x != y) return false;
        if (x == '\0') return true;
    }
}

bool bd_gate_knows_host(const bd_gate *gate, const char *host)
{
    for (size_t i = 0; host != NULL && i < gate->count; i++)
        if (gate_equal(gate->hosts[i], host)) return true;
    return false;
}

bool bd_gate_knows_origin(const bd_gate *gate, const char *origin)
{
    for (size_t i = 0; origin != NULL && i < gate->count; i++)
        if (gate_equal(gate->origins[i], origin)) return true;
    return origin == NULL;
}

bool bd_bucket_take(bd_bucket *bucket, double now, double rate, double most)
{
    if (!bucket->begun) *bucket = (bd_bucket){.level = most, .when = now, .begun = true};
    bucket->level += (now - bucket->when) * rate;
    if (bucket->level > most) bucket->level = most;
    bucket->when = now;
    if (bucket->level < 1) return false;
    bucket->level -= 1;
    return true;
}
