#include "serve/claims.h"

#include "base/assert.h"
#include "base/text.h"
#include "io/file.h"
#include "io/file_replace.h"
#include "os/files.h"
#include "serve/serve_words.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static bool claims_is_of(const bd_sent_claim *claim, int round, int white, int black)
{
    return claim->round == round && claim->white == white && claim->black == black;
}

static void claims_forget(bd_claims *claims, int round, int white, int black)
{
    size_t kept = 0;
    for (size_t i = 0; i < claims->count; i++)
        if (!claims_is_of(&claims->items[i], round, white, black)) claims->items[kept++] = claims->items[i];
    claims->count = kept;
}

/* A player who has sent something for that round has corrected it. */
static bd_status claims_keep(bd_claims *claims, const bd_sent_claim *claim, bd_err *err)
{
    for (size_t i = 0; i < claims->count; i++) {
        bd_sent_claim *one = &claims->items[i];
        if (one->player != claim->player || one->round != claim->round) continue;
        *one = *claim;
        return BD_OK;
    }
    BD_ROOM(claims->items, claims->count, claims->capacity, claims->arena, err);
    claims->items[claims->count++] = *claim;
    return BD_OK;
}

/* One line of the file; the last one is cut off where the power went, and was never confirmed. */
static bd_status claims_read_line(bd_claims *claims, const char *line, bd_err *err)
{
    bd_sent_claim claim;
    int end = 0;
    memset(&claim, 0, sizeof claim);
    if (sscanf(line, "sent %d %d %d %d %7[-0-9/+]%n", &claim.player, &claim.round, &claim.white, &claim.black,
               claim.result, &end) == 5 &&
        line[end] == '\0')
        return claims_keep(claims, &claim, err);
    if (sscanf(line, "settled %d %d %d%n", &claim.round, &claim.white, &claim.black, &end) == 3 &&
        line[end] == '\0')
        claims_forget(claims, claim.round, claim.white, claim.black);
    return BD_OK;
}

static bd_status claims_read(bd_claims *claims, bd_err *err)
{
    bd_file file;
    BD_TRY(bd_file_read(claims->arena, claims->path, BD_FILE_LIMIT, &file, err));
    for (const char *at = file.text, *end; (end = strchr(at, '\n')) != NULL; at = end + 1) {
        char line[96];
        const size_t length = (size_t)(end - at);
        if (length >= sizeof line) continue;
        memcpy(line, at, length);
        line[length] = '\0';
        BD_TRY(claims_read_line(claims, line, err));
    }
    return BD_OK;
}

bd_status bd_claims_open(bd_arena *arena, const char *path, bd_claims *out, bd_err *err)
{
    const char *target = NULL;
    bd_file_names names;
    bd_text text = bd_text_new(arena);
    *out = (bd_claims){.arena = arena};
    BD_TRY(bd_file_follow(arena, path, &target, err));
    BD_TRY(bd_file_names_of(arena, target, &names, err));
    bd_text_add(&text, "%s/.%s.claims", names.folder, bd_os_name_of(target));
    BD_TRY(bd_text_finish(&text, &out->path, err));
    return bd_os_exists(out->path) ? claims_read(out, err) : BD_OK;
}

const bd_sent_claim *bd_claims_of(const bd_claims *claims, int player, int round)
{
    for (size_t i = 0; i < claims->count; i++)
        if (claims->items[i].player == player && claims->items[i].round == round) return &claims->items[i];
    return NULL;
}

/* A line begins on a line of its own, also behind one that was cut off. */
static bd_status claims_write(const bd_claims *claims, const char *line, bd_err *err)
{
    const int file = bd_os_open(claims->path, BD_OS_APPEND);
    const bool written = file >= 0 && bd_os_write(file, line, strlen(line)) && bd_os_flush(file);
    const int reason = errno;
    if (file >= 0 && !bd_os_close(file)) BD_FAIL(err, BD_SYSTEM, claims->path, "%s", strerror(errno));
    if (!written) BD_FAIL(err, BD_SYSTEM, claims->path, BD_SAY(SERVE_CLAIM_NOT_WRITTEN), strerror(reason));
    return BD_OK;
}

bd_status bd_claims_add(bd_claims *claims, const bd_sent_claim *claim, bd_err *err)
{
    char line[96];
    const bd_sent_claim *before = bd_claims_of(claims, claim->player, claim->round);
    if (before != NULL && claims_is_of(before, claim->round, claim->white, claim->black) &&
        strcmp(before->result, claim->result) == 0)
        return BD_OK;
    (void)snprintf(line, sizeof line, "\nsent %d %d %d %d %s\n", claim->player, claim->round, claim->white,
                   claim->black, claim->result);
    BD_TRY(claims_write(claims, line, err));
    return claims_keep(claims, claim, err);
}

bd_status bd_claims_settle(bd_claims *claims, int round, int white, int black, bd_err *err)
{
    char line[96];
    bool any = false;
    for (size_t i = 0; i < claims->count; i++)
        any = any || claims_is_of(&claims->items[i], round, white, black);
    if (!any) return BD_OK;
    (void)snprintf(line, sizeof line, "\nsettled %d %d %d\n", round, white, black);
    BD_TRY(claims_write(claims, line, err));
    claims_forget(claims, round, white, black);
    return BD_OK;
}
