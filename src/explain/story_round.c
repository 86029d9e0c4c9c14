/* Round: the stories of all boards, with what may be spent shared among those that need it. */
#include "base/assert.h"
#include "explain/story.h"
#include "os/process.h"

#include <string.h>

/* Of what time is left, one board may take no more. */
#define LARGEST_PART 0.25

double bd_teller_seconds(const bd_teller *teller)
{
    return (double)(bd_os_thread_nanoseconds() - teller->began) / 1e9;
}

/* Shares what is left of questions and of time evenly among so many boards that have questions: what one does
 * not need is the others'. */
static void story_round_share(bd_teller *teller, size_t boards)
{
    BD_ASSERT(boards > 0);
    const double rest = teller->seconds - bd_teller_seconds(teller);
    teller->share =
        (bd_teller_part){(double)teller->asks_left / (double)boards, rest > 0 ? rest / (double)boards : 0};
    teller->credit = (bd_teller_part){0, 0};
}

/* A question takes what it takes: a board without credit is passed over until others have saved some. */
static bd_status story_round_tell_next(bd_teller *teller, size_t board, bd_story *out, bd_err *err)
{
    const long asks = teller->asks_left;
    const double used = bd_teller_seconds(teller), rest = teller->seconds - used;
    teller->credit.asks += teller->share.asks;
    teller->credit.seconds += teller->share.seconds;
    teller->asks_kept = teller->credit.asks < (double)asks ? asks - (long)teller->credit.asks : 0;
    teller->seconds_until = teller->credit.seconds > 0 ? used + rest * LARGEST_PART : used;
    BD_TRY(bd_teller_tell(teller, board, out, err));
    teller->credit.asks -= (double)(asks - teller->asks_left);
    teller->credit.seconds -= bd_teller_seconds(teller) - used;
    return BD_OK;
}

static bool round_lacks_in(const bd_reasons *reasons)
{
    static const char ending[] = "-not-asked";
    for (size_t i = 0; i < reasons->count; i++) {
        const size_t length = strlen(reasons->items[i].code);
        if (length > sizeof ending &&
            strcmp(reasons->items[i].code + length - (sizeof ending - 1), ending) == 0)
            return true;
    }
    return false;
}

static bool round_must_stop(const bd_teller *teller)
{
    return teller->how->limits.stop != NULL && *teller->how->limits.stop != 0;
}

bd_status bd_teller_tell_all(bd_teller *teller, bd_story *stories, size_t count, bd_err *err)
{
    size_t left = 0;
    teller->solves = false;
    for (size_t i = 0; i < count; i++) {
        BD_TRY(bd_teller_tell(teller, i, &stories[i], err));
        left += round_lacks_in(&stories[i].pairing);
    }
    teller->solves = true;
    if (left > 0) story_round_share(teller, left);
    for (size_t i = 0; i < count && !round_must_stop(teller); i++) {
        if (!round_lacks_in(&stories[i].pairing)) continue;
        BD_TRY(story_round_tell_next(teller, i, &stories[i], err));
    }
    if (teller->brief) bd_stories_shorten(stories, count);
    return BD_OK;
}
