/* The journal of an event: every change is an act in words, can be taken back and made again, and the journal
 * and the event agree. */
#include "cards/card.h"
#include "event/change.h"
#include "io/event_file.h"

#include <criterion/criterion.h>
#include <string.h>

static bd_err err;
static bd_arena *arena;
static bd_memory_file *memory;

static const char cards[] =
    "{\"format\": \"cards/1\", \"name\": \"Open\", \"rounds\": 5, \"players\": [\n"
    "{\"id\": 1, \"name\": \"Ng\", \"grade\": 1900}, {\"id\": 2, \"name\": \"Orme\", \"grade\": 1800},\n"
    "{\"id\": 3, \"name\": \"Hale\", \"grade\": 1700}, {\"id\": 4, \"name\": \"Penn\", \"grade\": 1600},\n"
    "{\"id\": 5, \"name\": \"Kemp\", \"grade\": 1500}]}\n";

static void begin(void)
{
    arena = bd_arena_new();
    memory = bd_memory_file_new("open.json");
    cr_assert_eq(bd_memory_file_put(memory, cards, strlen(cards), &err), BD_OK);
}

static void end(void)
{
    bd_memory_file_free(memory);
    bd_arena_free(arena);
}

static bd_event_file opened(void)
{
    bd_event_file file;
    cr_assert_eq(bd_event_open_memory(arena, memory, NULL, NULL, &file, &err), BD_OK, "%s: %s", err.place,
                 err.sentence);
    return file;
}

static void save_as(bd_event_file *file, const char *what, const char *role, const char *name)
{
    bool changed = false;
    const bd_actor actor = {.role = role, .name = name, .at = "2026-11-20T14:05:00Z"};
    cr_assert_eq(bd_event_save(file, what, &actor, &changed, NULL, &err), BD_OK, "%s", err.sentence);
    cr_assert(changed, "%s", what);
    cr_assert_eq(bd_event_check_journal(arena, file->event, &err), BD_OK, "%s", err.sentence);
    bd_event_close(file);
}

static void ok(bd_status status) { cr_assert_eq(status, BD_OK, "%s", err.sentence); }

static const char *text_now(void)
{
    bd_file file;
    cr_assert(bd_memory_file_read(memory, &file));
    return bd_arena_copy_bytes(arena, file.text, file.length);
}

/* The file without its journal. */
static const char *state_now(void)
{
    const char *text = text_now();
    const char *journal = strstr(text, ",\n \"journal\"");
    return journal != NULL ? bd_arena_copy_bytes(arena, text, (size_t)(journal - text)) : text;
}

static bd_event *event_now(void)
{
    bd_event_file file = opened();
    bd_event_close(&file);
    return file.event;
}

static const bd_act *last_act(void)
{
    bd_acts acts;
    ok(bd_event_acts(arena, event_now(), &acts, &err));
    cr_assert_gt(acts.count, 0);
    return &acts.items[acts.count - 1];
}

static void publish(bd_event_file *file, int round, int a, int b, int c, int d, int bye)
{
    bd_board boards[] = {{a, b}, {c, d}};
    const bd_draw draw = {.round = round, .boards = boards, .board_count = 2, .bye = bye};
    ok(bd_event_publish(file->event, &draw, false, &err));
}

static void tell(bd_event_file *file, int round, int white, int black, bd_result result)
{
    bd_result before;
    const bd_told_result told = {
        .round = round, .white = white, .black = black, .result = result, .replace = true, .by = "desk 2"};
    ok(bd_change_result(file->event, &told, &before, &err));
}

static void one_round(void)
{
    bd_event_file file = opened();
    publish(&file, 1, 1, 2, 3, 4, 5);
    save_as(&file, "draw", "arbiter", NULL);
}

static void result_by(int white, int black, bd_result result, const char *name)
{
    bd_event_file file = opened();
    tell(&file, 1, white, black, result);
    save_as(&file, "result", "desk", name);
}

static bd_status step(bool redo, bool all, const char *role, const char *name, int act)
{
    bd_event_file file = opened();
    bd_act taken;
    const bd_take_back wish = {.redo = redo, .all = all, .role = role, .name = name, .act = act};
    const bd_status status = bd_event_take_back(&file, &wish, &taken, &err);
    if (status == BD_OK)
        save_as(&file, redo ? "redo" : "undo", role, name);
    else
        bd_event_close(&file);
    return status;
}

static void change_1(bd_event *event) { ok(bd_change_bye(event, 3, 5, BD_BYE_HALF, &err)); }
static void change_2(bd_event *event)
{
    int lapsed;
    ok(bd_change_withdraw(event, 4, 2, &lapsed, &err));
}
static void change_3(bd_event *event)
{
    bd_card *card;
    ok(bd_change_enter(event, 47, "Vane", 2, &card, &err));
}
static void change_4(bd_event *event) { event->entered->cards[1].grade = 1850; }
static void change_5(bd_event *event) { ok(bd_change_rounds(event, 6, &err)); }
static void change_6(bd_event *event) { ok(bd_change_close(event, 1, &err)); }
static void change_7(bd_event *event)
{
    const bd_event_board *left;
    const bd_told_result told = {.round = 1, .white = 1, .black = 3, .result = BD_DRAWN};
    ok(bd_change_played(event, &told, &left, &err));
}
static void change_8(bd_event *event)
{
    bd_result before;
    const bd_told_result told = {.round = 1, .white = 2, .black = 1, .result = BD_DRAWN, .reversed = true};
    ok(bd_change_result(event, &told, &before, &err));
}
static void change_9(bd_event *event) { event->entered->name = "Closed"; }

static void change_10(bd_event *event)
{
    static bd_pair_rule ban[] = {{1, 3, 1, BD_ROUNDS_MAX}};
    event->entered->forbid = ban;
    event->entered->forbid_count = 1;
}
static void change_11(bd_event *event) { event->entered->by_rank = true; }
static void change_12(bd_event *event) { ok(bd_change_bye(event, 3, 5, BD_BYE_FULL, &err)); }
static void change_13(bd_event *event) { ok(bd_change_bye(event, 3, 5, BD_BYE_ZERO, &err)); }

static const struct {
    void (*change)(bd_event *event);
    const char *sentence;
} changes[] = {
    {change_1, "Kemp: half-point bye in round 3"},
    {change_2, "Penn withdrew from round 2"},
    {change_3, "Vane (47) entered from round 2"},
    {change_4, "grade of Orme: 1850 (was 1800)"},
    {change_5, "rounds planned: 6 (was 5)"},
    {change_6, "round 1 closed"},
    {change_7,
     "round 1, board 1: Ng really had White against Hale; round 1, board 1: Ng - Hale 1/2 and 1 more"},
    {change_8, "round 1, board 1: Orme really had White against Ng; round 1, board 1: Orme - Ng 1/2"},
    {change_9, "name: Closed (was Open)"},
    {change_10, "Ng and Hale are not to meet"},
    {change_11, "options changed"},
    {change_12, "Kemp: full-point bye in round 3"},
    {change_13, "Kemp: zero-point bye in round 3"},
};

Test(event_journal, each_kind_of_change_is_told_taken_back_and_made_again, .init = begin, .fini = end)
{
    one_round();
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        const char *before = state_now();
        bd_event_file file = opened();
        changes[i].change(file.event);
        save_as(&file, "change", "arbiter", NULL);
        const char *after = state_now();
        cr_expect_str_eq(last_act()->sentence, changes[i].sentence);
        ok(step(false, false, "arbiter", NULL, 0));
        cr_expect_str_eq(state_now(), before, "%s", changes[i].sentence);
        ok(step(true, false, "arbiter", NULL, 0));
        cr_expect_str_eq(state_now(), after, "%s", changes[i].sentence);
        ok(step(false, false, "arbiter", NULL, 0));
        cr_expect_str_eq(state_now(), before, "%s", changes[i].sentence);
    }
}

Test(event_journal, a_publication_is_one_act, .init = begin, .fini = end)
{
    const char *before;
    one_round();
    cr_assert_str_eq(last_act()->sentence, "round 1 published, 2 boards");
    cr_assert_str_eq(last_act()->role, "arbiter");
    ok(step(false, false, "arbiter", NULL, 0));
    cr_assert_str_eq(last_act()->sentence, "taken back: round 1 published, 2 boards");
    ok(step(true, false, "arbiter", NULL, 0));
    cr_assert_str_eq(last_act()->sentence, "made again: round 1 published, 2 boards");
    ok(step(false, false, "arbiter", NULL, 0));
    cr_assert_str_eq(last_act()->sentence, "taken back: round 1 published, 2 boards");
    cr_assert_eq(event_now()->round_count, 0);
    before = state_now();
    one_round();
    ok(step(false, false, "arbiter", NULL, 0));
    cr_assert_str_eq(state_now(), before);
    cr_assert_eq(step(false, false, "arbiter", NULL, 0), BD_USAGE);
}

Test(event_journal, a_result_closes_the_round_and_its_undo_opens_it, .init = begin, .fini = end)
{
    one_round();
    result_by(1, 2, BD_WHITE_WINS, "desk 1");
    cr_assert_str_eq(last_act()->sentence, "round 1, board 1: Ng - Orme 1-0");
    result_by(3, 4, BD_DRAWN, "desk 2");
    cr_assert_str_eq(last_act()->sentence, "round 1 closed; round 1, board 2: Hale - Penn 1/2");
    result_by(1, 2, BD_BLACK_WINS, "desk 2");
    cr_assert_str_eq(last_act()->sentence, "round 1, board 1: Ng - Orme 0-1 (was 1-0)");
}

Test(event_journal, two_desks_take_back_each_its_own, .init = begin, .fini = end)
{
    one_round();
    result_by(1, 2, BD_WHITE_WINS, "desk 1");
    result_by(3, 4, BD_DRAWN, "desk 2");
    ok(step(false, false, "desk", "desk 1", 0));
    const bd_event *event = event_now();
    cr_assert_eq(event->rounds[0].boards[0].result, BD_RESULT_NONE);
    cr_assert_eq(event->rounds[0].boards[1].result, BD_DRAWN);
    cr_assert_eq(last_act()->takes_back, 2);
    cr_assert_eq(step(false, false, "desk", "desk 1", 0), BD_USAGE);
    cr_assert_eq(step(false, false, "desk", "desk 3", 0), BD_USAGE);
    ok(step(false, true, "desk", "desk 3", 0));
    cr_assert_eq(event_now()->rounds[0].boards[1].result, BD_RESULT_NONE);
}

/* They sat the other way round, and that was taken back; then the round was published with others. What was
 * done before is told with those who sat there then. */
Test(event_journal, a_result_is_told_with_those_who_sat_there_then, .init = begin, .fini = end)
{
#define SAT "round 1, board 1: Orme really had White against Ng; "
    static const char *const sentences[] = {
        "round 1 published, 2 boards",
        (SAT "round 1, board 1: Orme - Ng 1-0"),
        ("taken back: " SAT "round 1, board 1: Orme - Ng 1-0"),
        "round 1, board 1: Ng - Orme 1/2",
        "round 1, board 1: Ng - Orme no result (was 1/2)",
    };
    one_round();
    bd_event_file file = opened();
    const bd_told_result told = {
        .round = 1, .white = 2, .black = 1, .result = BD_WHITE_WINS, .reversed = true};
    ok(bd_change_result(file.event, &told, NULL, &err));
    save_as(&file, "result", "desk", "desk 1");
    ok(step(false, false, "desk", "desk 1", 0));
    result_by(1, 2, BD_DRAWN, "desk 2");
    result_by(1, 2, BD_RESULT_NONE, "desk 2");
    file = opened();
    bd_board boards[] = {{3, 1}, {2, 5}};
    const bd_draw draw = {.round = 1, .boards = boards, .board_count = 2, .bye = 4};
    ok(bd_event_publish(file.event, &draw, true, &err));
    save_as(&file, "draw", "arbiter", NULL);
    bd_acts acts;
    ok(bd_event_acts(arena, event_now(), &acts, &err));
    cr_assert_eq(acts.count, 6);
    for (size_t i = 0; i < sizeof sentences / sizeof *sentences; i++)
        cr_expect_str_eq(acts.items[i].sentence, sentences[i], "act %zu: %s", i + 1, acts.items[i].sentence);
}

Test(event_journal, what_was_changed_since_is_not_taken_back, .init = begin, .fini = end)
{
    one_round();
    result_by(1, 2, BD_WHITE_WINS, "desk 1");
    result_by(1, 2, BD_BLACK_WINS, "desk 2");
    const char *before = text_now();
    cr_assert_eq(step(false, false, "desk", "desk 1", 0), BD_BAD_INPUT);
    cr_assert_str_eq(
        err.sentence,
        "act 2 cannot be taken back: act 3 came later (round 1, board 1: Ng - Orme 0-1 (was 1-0); "
        "desk 2, 2026-11-20T14:05:00Z); take that one back first");
    cr_assert_eq(step(false, false, "arbiter", NULL, 0), BD_BAD_INPUT);
    cr_assert_eq(step(false, false, "arbiter", NULL, 9), BD_USAGE);
    cr_assert_str_eq(text_now(), before);
}

/* A player who entered, and was then drawn. */
Test(event_journal, what_later_acts_stand_on_is_not_taken_back, .init = begin, .fini = end)
{
    bd_event_file file = opened();
    change_3(file.event);
    save_as(&file, "late", "arbiter", NULL);
    file = opened();
    publish(&file, 2, 47, 2, 3, 4, 5);
    save_as(&file, "draw", "arbiter", NULL);
    cr_assert_eq(step(false, false, "arbiter", NULL, 1), BD_BAD_INPUT);
    cr_assert_str_eq(err.sentence,
                     "act 1 cannot be taken back, later ones stand on it: round 2 names player 47, "
                     "who is not among the players");
}

Test(event_journal, redo_ends_where_something_new_was_done, .init = begin, .fini = end)
{
    one_round();
    result_by(1, 2, BD_WHITE_WINS, "desk 1");
    ok(step(false, false, "desk", "desk 1", 0));
    result_by(3, 4, BD_DRAWN, "desk 1");
    cr_assert_eq(step(true, false, "desk", "desk 1", 0), BD_USAGE);
    cr_assert_eq(step(false, false, "desk", "desk 1", 2), BD_USAGE, "taken back already");
}

Test(event_journal, several_steps_back_and_forward, .init = begin, .fini = end)
{
    one_round();
    const char *first = state_now();
    result_by(1, 2, BD_WHITE_WINS, "d");
    const char *second = state_now();
    result_by(3, 4, BD_DRAWN, "d");
    const char *third = state_now();
    ok(step(false, false, "desk", "d", 0));
    ok(step(false, false, "desk", "d", 0));
    cr_assert_str_eq(state_now(), first);
    ok(step(true, false, "desk", "d", 0));
    cr_assert_str_eq(state_now(), second);
    ok(step(true, false, "desk", "d", 0));
    cr_assert_str_eq(state_now(), third);
    cr_assert_eq(step(true, false, "desk", "d", 0), BD_USAGE);
}

Test(event_journal, the_event_as_it_was_published, .init = begin, .fini = end)
{
    bd_event *event = NULL;
    one_round();
    const char *published = state_now();
    result_by(1, 2, BD_WHITE_WINS, "d");
    bd_event_file file = opened();
    change_1(file.event);
    change_4(file.event);
    save_as(&file, "edit", "arbiter", NULL);
    result_by(3, 4, BD_DRAWN, "d");
    ok(bd_event_as_published(arena, event_now(), 1, &event, &err));
    bd_text text = bd_text_new(arena);
    event->journal = NULL;
    ok(bd_event_write_text(event, BD_FORMAT_EVENT, NULL, &text, &err));
    cr_assert_eq(strncmp(text.bytes, published, strlen(published)), 0, "%s", text.bytes);
    ok(bd_event_as_published(arena, event_now(), 3, &event, &err));
    cr_assert_eq(event->acts, 4);
}

/* Every byte of the state and of the facts counts: where one is another, the two contradict each other, or
 * the file is not read, or the byte stands in who and when. */
Test(event_journal, a_changed_byte_is_noticed, .init = begin, .fini = end)
{
    one_round();
    result_by(1, 2, BD_WHITE_WINS, "d");
    result_by(1, 2, BD_BLACK_WINS, "d");
    static const char *const rows[][2] = {{"\"result\": \"0-1\"", "\"result\": \"1-0\""},
                                          {"\"result\", null, \"1-0\"", "\"result\", null, \"0-1\""},
                                          {"\"result\", \"1-0\"", "\"result\", \"1/2\""},
                                          {"[\"board 1.1\"", "[\"board 1.2\""},
                                          {"\"white\": 3, \"black\": 4", "\"white\": 4, \"black\": 3"},
                                          {"{\"act\": 2,", "{\"act\": 1,"},
                                          {"{\"act\": 3,", "{\"act\": 9,"}};
    const char *text = text_now();
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char *changed = bd_arena_copy_text(arena, text);
        char *at = strstr(changed, rows[i][0]);
        bd_event *event = NULL;
        cr_assert_not_null(at, "%s", rows[i][0]);
        memcpy(at, rows[i][1], strlen(rows[i][1]));
        ok(bd_event_read_text(arena, "x", changed, strlen(changed), NULL, NULL, &event, &err));
        cr_expect_eq(bd_event_check_journal(arena, event, &err), BD_BAD_INPUT, "%s", rows[i][1]);
    }
}

Test(event_journal, a_cut_journal_keeps_its_number, .init = begin, .fini = end)
{
    bd_acts acts;
    one_round();
    result_by(1, 2, BD_WHITE_WINS, "d");
    bd_event_file file = opened();
    ok(bd_event_forget(file.event, &err));
    save_as(&file, "forget", "arbiter", NULL);
    ok(bd_event_acts(arena, event_now(), &acts, &err));
    cr_assert(acts.cut);
    cr_assert_eq(acts.count, 0);
    result_by(3, 4, BD_DRAWN, "d");
    ok(bd_event_acts(arena, event_now(), &acts, &err));
    cr_assert_eq(acts.count, 1);
    cr_assert_eq(acts.items[0].number, 3);
    cr_assert_eq(step(false, true, "desk", "d", 2), BD_USAGE);
}

Test(event_journal, nothing_changed_is_nothing_saved, .init = begin, .fini = end)
{
    one_round();
    const char *before = text_now();
    bool changed = true;
    const bd_actor actor = {.role = "arbiter"};
    bd_event_file file = opened();
    ok(bd_event_save(&file, "edit", &actor, &changed, NULL, &err));
    bd_event_close(&file);
    cr_assert_not(changed);
    cr_assert_str_eq(text_now(), before);
}
