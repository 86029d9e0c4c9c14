#include "io/trf/trf_remarks.h"

#include "base/assert.h"
#include "base/ints.h"
#include "base/text.h"
#include "io/trf/trf_words.h"

#include <string.h>

/* More bans than this are told by their number. */
enum { BANS_MAX = 100 };

static bd_status trf_remarks_add(bd_arena *arena, bd_trf_remarks *out, bd_text *text, bd_err *err)
{
    const char *line;
    BD_TRY(bd_text_finish(text, &line, err));
    BD_ROOM(out->lines, out->count, out->capacity, arena, err);
    out->lines[out->count++] = line;
    return BD_OK;
}

static bool trf_remarks_is_late(const bd_pair_rule *ban) { return ban->first > 1; }

static bd_status trf_remarks_add_ban(bd_arena *arena, const bd_pair_rule *ban, bd_trf_remarks *out,
                                     bd_err *err)
{
    BD_ASSERT(ban->first <= ban->last);
    bd_text text = bd_text_new(arena);
    if (ban->last == BD_ROUNDS_MAX)
        bd_text_add(&text, BD_SAY(TRF_REMARK_BAN_ON), ban->a, ban->b, ban->first);
    else
        bd_text_add(&text, BD_SAY(TRF_REMARK_BAN), ban->a, ban->b, ban->first, ban->last);
    return trf_remarks_add(arena, out, &text, err);
}

/* Bans that were made after the first round: a FIDE event announces them before. */
static bd_status trf_remarks_add_bans(bd_arena *arena, const bd_tournament *t, bd_trf_remarks *out,
                                      bd_err *err)
{
    size_t late = 0;
    for (size_t i = 0; i < t->forbid_count; i++) late += trf_remarks_is_late(&t->forbid[i]);
    if (late > BANS_MAX) {
        bd_text text = bd_text_new(arena);
        bd_text_add(&text, BD_SAY(TRF_REMARK_BANS), late);
        return trf_remarks_add(arena, out, &text, err);
    }
    for (size_t i = 0; i < t->forbid_count; i++)
        if (trf_remarks_is_late(&t->forbid[i])) BD_TRY(trf_remarks_add_ban(arena, &t->forbid[i], out, err));
    return BD_OK;
}

static bool trf_remarks_is_fide(const bd_tournament *t)
{
    return t->rules != NULL && strcmp(t->rules, "fide") == 0;
}

/* Whether any word of the options is a wish, not a lot. */
static bool trf_remarks_holds_a_wish(const char *options)
{
    for (const char *word = options; *word != '\0'; word += strcspn(word, " "), word += *word == ' ')
        if (strncmp(word, "seed=", 5) != 0 && strncmp(word, "top=", 4) != 0) return true;
    return false;
}

/* "### draw 3 rules plain options forbid=1,2" */
static bd_status trf_remarks_line_of(bd_arena *arena, const bd_draw *draw, const char **line, bd_err *err)
{
    bd_text text = bd_text_new(arena);
    bd_text_add(&text, "### draw %d", draw->round);
    if (draw->rules != NULL) bd_text_add(&text, " rules %s", draw->rules);
    if (draw->options != NULL) bd_text_add(&text, " options %s", draw->options);
    return bd_text_finish(&text, line, err);
}

/* A word and the blank before what follows; *at moves behind it. */
static bool trf_remarks_pass(const char **at, const char *word)
{
    const size_t length = strlen(word);
    if (strncmp(*at, word, length) != 0) return false;
    *at += length;
    return true;
}

/* Whether the line is about the draw of this round; *rest: what it says of it. */
static bool trf_remarks_is_of_draw(const char *line, int round, const char **rest)
{
    int64_t number = 0;
    if (!trf_remarks_pass(&line, "### draw ")) return false;
    const size_t digits = strcspn(line, " ");
    if (!bd_parse_int(line, digits, 1, BD_ROUNDS_MAX, &number) || number != round) return false;
    line += digits;
    if (*line == ' ') line++;
    *rest = line;
    return strncmp(line, "rules ", 6) == 0 || strncmp(line, "options ", 8) == 0;
}

void bd_trf_forget_drawn(bd_tournament *tournament, int round)
{
    const char *rest;
    size_t kept = 0;
    for (size_t i = 0; i < tournament->trf_line_count; i++)
        if (!trf_remarks_is_of_draw(tournament->trf_lines[i], round, &rest))
            tournament->trf_lines[kept++] = tournament->trf_lines[i];
    tournament->trf_line_count = kept;
}

static const char trf_remarks_import[] = "### Import @ Round ";

bd_status bd_trf_note_import(bd_tournament *tournament, int round, const char *what, bd_err *err)
{
    bd_text text = bd_text_new(tournament->arena);
    bd_text_add(&text, "%s%d: %s", trf_remarks_import, round, what);
    BD_ROOM(tournament->trf_lines, tournament->trf_line_count, tournament->trf_line_capacity,
            tournament->arena, err);
    return bd_text_finish(&text, &tournament->trf_lines[tournament->trf_line_count++], err);
}

void bd_trf_forget_imports(bd_tournament *tournament)
{
    size_t kept = 0;
    for (size_t i = 0; i < tournament->trf_line_count; i++)
        if (strncmp(tournament->trf_lines[i], trf_remarks_import, sizeof trf_remarks_import - 1) != 0)
            tournament->trf_lines[kept++] = tournament->trf_lines[i];
    tournament->trf_line_count = kept;
}

bd_status bd_trf_drawn_with(bd_arena *arena, const bd_tournament *tournament, int round, bd_draw *out,
                            bd_err *err)
{
    const char *rest = "";
    *out = (bd_draw){.round = round};
    for (size_t i = 0; i < tournament->trf_line_count; i++) {
        if (!trf_remarks_is_of_draw(tournament->trf_lines[i], round, &rest)) continue;
        if (trf_remarks_pass(&rest, "rules ")) {
            const size_t length = strcspn(rest, " ");
            if ((out->rules = bd_arena_copy_bytes(arena, rest, length)) == NULL) BD_FAIL_MEMORY(err);
            rest += length + (rest[length] == ' ');
        }
        if (trf_remarks_pass(&rest, "options ") && (out->options = bd_arena_copy_text(arena, rest)) == NULL)
            BD_FAIL_MEMORY(err);
        return BD_OK;
    }
    return BD_OK;
}

/* Under the FIDE rules a draw that was made with wishes is told in words as well. */
static bd_status trf_remarks_add_mode(bd_arena *arena, const bd_draw *draw, bd_trf_remarks *out, bd_err *err)
{
    bd_text text = bd_text_new(arena);
    bd_text_add(&text, BD_SAY(TRF_REMARK_DRAW), draw->round, draw->options);
    return trf_remarks_add(arena, out, &text, err);
}

/* Published draws that no line tells of yet. */
static bd_status trf_remarks_add_draws(bd_arena *arena, const bd_tournament *t, bd_trf_remarks *out,
                                       bd_err *err)
{
    for (size_t i = 0; i < t->draw_count; i++) {
        bd_draw told;
        const bd_draw *draw = &t->draws[i];
        if (draw->options == NULL && draw->rules == NULL) continue;
        BD_TRY(bd_trf_drawn_with(arena, t, draw->round, &told, err));
        if (told.options != NULL || told.rules != NULL) continue;
        BD_ROOM(out->lines, out->count, out->capacity, arena, err);
        BD_TRY(trf_remarks_line_of(arena, draw, &out->lines[out->count++], err));
        if (draw->options != NULL && trf_remarks_is_fide(t) && trf_remarks_holds_a_wish(draw->options))
            BD_TRY(trf_remarks_add_mode(arena, draw, out, err));
    }
    return BD_OK;
}

bd_status bd_trf_remarks_of(bd_arena *arena, const bd_tournament *tournament, bd_trf_remarks *out,
                            bd_err *err)
{
    *out = (bd_trf_remarks){.count = 0};
    BD_TRY(trf_remarks_add_draws(arena, tournament, out, err));
    if (!trf_remarks_is_fide(tournament)) return BD_OK;
    return trf_remarks_add_bans(arena, tournament, out, err);
}
