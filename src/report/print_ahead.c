#include "report/print_ahead.h"

#include "report/report_words.h"

typedef struct ahead_row {
    int round;
    const char *boards; /* "1-8, 2-5, 3-bye" */
    bd_lists pairs;
    int bye;
} ahead_row;

static const bd_member ahead_members[] = {
    {BD_ENGLISH(REPORT_COLUMN_ROUND_NUMBER), "round", BD_OF_INT(ahead_row, round), BD_SHOW_NO_CSV, 0},
    {BD_ENGLISH(REPORT_COLUMN_PLAN), "", BD_OF_TEXT(ahead_row, boards), BD_SHOW_TEXT, 8},
    {"", "boards", BD_OF_LISTS(ahead_row, pairs), BD_SHOW_JSON, 0},
    {"", "bye", BD_OF_ID(ahead_row, bye), BD_SHOW_JSON, 0}};

static void ahead_add_round(const bd_ahead *ahead, const uint16_t *mate, int number, bd_rows *rows)
{
    bd_text boards = bd_text_new(rows->arena);
    bd_ints *pairs = bd_arena_alloc(rows->arena, (size_t)ahead->nodes, sizeof *pairs);
    int *ids = bd_arena_alloc(rows->arena, (size_t)ahead->nodes + 1, sizeof *ids);
    ahead_row row = {.round = number};
    rows->failed = rows->failed || pairs == NULL || ids == NULL;
    for (int u = 0; !rows->failed && u < ahead->nodes; u++) {
        const int v = mate[u];
        if (v == BD_NONE || v < u) continue;
        if (boards.length > 0) bd_text_add_string(&boards, ", ");
        bd_text_add(&boards, "%d-", ahead->ids[u]);
        if (v == ahead->bye) {
            row.bye = ahead->ids[u];
            bd_text_add_string(&boards, BD_SAY(REPORT_BYE));
            continue;
        }
        bd_text_add_int(&boards, ahead->ids[v]);
        int *pair = &ids[2 * row.pairs.count];
        pair[0] = ahead->ids[u];
        pair[1] = ahead->ids[v];
        pairs[row.pairs.count++] = (bd_ints){pair, 2};
    }
    row.pairs.items = pairs;
    row.boards = BD_FINISH(rows, &boards);
    bd_rows_add(rows, &row);
}

typedef struct ahead_object {
    int first, last;
    const char *answer, *sentence;
    const bd_rows *plan;
} ahead_object;

static const bd_member object_members[] = {
    {"", "first", BD_OF_INT(ahead_object, first), BD_SHOW_JSON, 0},
    {"", "last", BD_OF_INT(ahead_object, last), BD_SHOW_JSON, 0},
    {"", "answer", BD_OF_TEXT(ahead_object, answer), BD_SHOW_JSON, 0},
    {"", "sentence", BD_OF_TEXT(ahead_object, sentence), BD_SHOW_JSON, 0},
    {"", "plan", BD_OF_ROWS(ahead_object, plan), BD_SHOW_JSON, 0}};

typedef struct ahead_member {
    const bd_rows *ahead;
} ahead_member;

static const bd_member reply_members[] = {{"", "ahead", BD_OF_OBJECT(ahead_member, ahead), BD_SHOW_JSON, 0}};

bd_status bd_outlook_reply(const bd_outlook *outlook, bd_reply *reply, bd_err *err)
{
    static const char *const answers[] = {
        [BD_AHEAD_NOT_KNOWN] = "unknown", [BD_AHEAD_YES] = "yes", [BD_AHEAD_NO] = "no"};
    const char *sentences[2] = {NULL, NULL};
    size_t count = 0;
    bd_rows plan = BD_ROWS(reply->arena, ahead_row, ahead_members);
    bd_rows object = BD_ROWS(reply->arena, ahead_object, object_members);
    BD_TRY(bd_outlook_say(reply->arena, outlook, true, sentences, &count, err));
    const bool planned = outlook->answer == BD_AHEAD_YES && !outlook->wide;
    for (int k = 0; planned && k < outlook->ahead.count; k++)
        ahead_add_round(&outlook->ahead, outlook->proof.mates[k], outlook->ahead.rounds[k].number, &plan);
    bd_reply_gap(reply);
    for (size_t i = 0; i < count; i++) bd_reply_sentence(reply, sentences[i]);
    if (count == 0) bd_reply_sentence(reply, BD_SAY(REPORT_AHEAD_NOTHING));
    bd_reply_rows(reply, NULL, &plan);
    bd_rows_add(&object, &(ahead_object){.first = outlook->ask.first,
                                         .last = outlook->ask.last,
                                         .answer = answers[outlook->answer],
                                         .sentence = sentences[0],
                                         .plan = bd_rows_keep(&object, &plan)});
    bd_rows members = BD_ROWS(reply->arena, ahead_member, reply_members);
    bd_rows_add(&members, &(ahead_member){bd_rows_keep(&members, &object)});
    bd_reply_members(reply, &members);
    return BD_OK;
}
