#include "serve/work_order.h"

#include "base/assert.h"
#include "io/tournament_file.h"
#include "serve/serve_words.h"

static int work_order_is_in_time(void *self, double seconds, const char *stage, const char *sentence)
{
    (void)self;
    (void)stage;
    (void)sentence;
    return seconds < BD_ORDER_SECONDS;
}

bestdraw_status bd_order_ask(bestdraw_event *event, const bd_order_part *asked, bestdraw_answer **answer)
{
    return asked->status == BD_OK ? bd_ask(event, &asked->request, answer)
                                  : bd_ask_refused(asked->request.command, &asked->err, answer);
}

/* What would be if: on a copy that nobody sees. False: *answer says why not. */
static bool work_order_before(bestdraw_event *event, const bd_order *order, bestdraw_answer **answer)
{
    for (size_t i = 0; i < order->before_count; i++) {
        bestdraw_answer_free(*answer);
        if (bd_order_ask(event, &order->before[i], answer) != BESTDRAW_OK) return false;
    }
    return true;
}

bd_status bd_order_do(const char *path, const bd_order *order, bestdraw_answer **answer, bd_err *err)
{
    bestdraw_event *event = NULL;
    const bool copy = order->before_count > 0;
    BD_ASSERT(!copy || !order->changes);
    *answer = NULL;
    const bestdraw_status opened =
        copy ? bestdraw_event_read_file(path, &event) : bestdraw_event_open(path, &event);
    if (opened == BESTDRAW_OK && bestdraw_event_watch(event, work_order_is_in_time, NULL) == BESTDRAW_OK &&
        work_order_before(event, order, answer)) {
        bestdraw_answer_free(*answer);
        *answer = NULL;
        (void)bd_order_ask(event, &order->asked, answer);
    }
    if (*answer == NULL)
        (void)bd_err_set(err, BD_SYSTEM, __FILE__, __LINE__, NULL, "%s",
                         event != NULL && bestdraw_event_error(event)[0] != '\0' ? bestdraw_event_error(event)
                                                                                 : BD_SAY(SERVE_NO_MEMORY));
    bestdraw_event_free(event);
    return *answer != NULL ? BD_OK : BD_SYSTEM;
}

bd_status bd_order_check(bd_arena *arena, const char *path, bd_err *err)
{
    bd_tournament *tournament = NULL;
    return bd_tournament_read(arena, path, NULL, NULL, &tournament, err);
}
