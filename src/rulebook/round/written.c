#include "rulebook/round/written.h"

#include "cards/card.h"
#include "cards/home.h"
#include "cards/tags.h"
#include "rulebook/round/declaration.h"
#include "rulebook/round/round_words.h"

#include <stdlib.h>
#include <string.h>

enum {
    WRITTEN_AT_ONCE = 8, /* boards */
    WRITTEN_KINDS = 128  /* most that a table is made for */
};

bool bd_written_applies(const bd_written *written, const bd_round *round)
{
    return written->first <= round->number && round->number <= written->last;
}

/* ---- what the names are ---- */

static int written_colour(bd_colour colour) { return colour == BD_WHITE ? 1 : colour == BD_BLACK ? -1 : 0; }

static int64_t written_number_of_player(const bd_round *round, bd_formula_reads reads, int u)
{
    const bd_player *player = &round->players[u];
    switch (reads) {
    case BD_READS_id: return player->id;
    case BD_READS_score: return player->score;
    case BD_READS_rank: return player->place + 1;
    case BD_READS_level: return player->level + 1;
    case BD_READS_grade: return player->grade;
    case BD_READS_rating: return player->card->rating;
    case BD_READS_games: return player->claim.games;
    case BD_READS_whites_less_blacks: return player->claim.difference;
    case BD_READS_due: return written_colour(round->rules->due(round, u));
    case BD_READS_last_colour: return written_colour(player->claim.last);
    case BD_READS_colour_run: return player->claim.run;
    case BD_READS_last_float:
        return player->last_float == BD_FLOAT_DOWN ? -1 : player->last_float == BD_FLOAT_UP;
    case BD_READS_downfloats: return player->downfloats;
    case BD_READS_upfloats: return player->upfloats;
    case BD_READS_had_bye: return player->had_bye;
    case BD_READS_had_half_bye: return player->had_half_bye;
    case BD_READS_half_bye_before: return player->half_bye_before;
    case BD_READS_top: return player->card->top;
    case BD_READS_filler: return player->card->filler;
    default: break;
    }
    return 0;
}

int64_t bd_written_number(const bd_round *round, bd_formula_reads reads, int u, int v)
{
    switch (reads) {
    case BD_READS_meetings: return bd_round_meetings(round, u, v);
    case BD_READS_met: return bd_round_met(round, u, v);
    case BD_READS_defaulted: return bd_links_has(&round->defaulted, u, v);
    case BD_READS_avoided: return bd_links_has(&round->avoid, u, v);
    case BD_READS_same_group: return bd_company_shares(&round->company, u, v);
    case BD_READS_round: return round->number;
    case BD_READS_rounds: return round->tournament->rounds;
    case BD_READS_players: return round->cards;
    default: return written_number_of_player(round, reads, u);
    }
}

const char *bd_written_text(const bd_round *round, bd_formula_reads reads, int u)
{
    BD_ASSERT(u < round->cards);
    const bd_card *card = round->players[u].card;
    switch (reads) {
    case BD_READS_name: return card->name;
    case BD_READS_title: return card->title;
    case BD_READS_club: return card->club;
    case BD_READS_school: return card->school;
    case BD_READS_team: return card->team;
    case BD_READS_federation: return card->federation;
    case BD_READS_tags: return card->tags;
    default: break;
    }
    return NULL;
}

const char *bd_written_text_of(const bd_written_cost *of, size_t term, int u)
{
    if (of->tag[term] != NULL) return of->tag[term][u];
    return bd_written_text(of->round, of->formula.terms[term].reads, u);
}

/* ---- columns ---- */

/* What the players' tags say of the key of a term. */
static bd_status written_read_tags(bd_written_cost *of, size_t term, bd_arena *arena, bd_err *err)
{
    const char **tag;
    const char *key = of->formula.terms[term].text;
    BD_NEW(tag, arena, of->round->nodes, err);
    for (int u = 0; u < of->round->cards; u++)
        BD_TRY(bd_tag_find(arena, of->round->players[u].card->tags, key, &tag[u], err));
    of->tag[term] = tag;
    return BD_OK;
}

/* Texts of one formula by number: those that are one home have one. 0: not given. */
typedef struct written_labels {
    const char **text;
    size_t count;
} written_labels;

static int64_t written_label(written_labels *labels, const char *text)
{
    size_t k = 0;
    if (!bd_same_home(text, text)) return 0;
    while (k < labels->count && !bd_same_home(text, labels->text[k])) k++;
    if (k == labels->count) labels->text[labels->count++] = text;
    return (int64_t)k + 1;
}

static bd_status written_fill_column(const bd_written_cost *of, size_t term, written_labels *labels,
                                     int64_t *column, bd_err *err)
{
    const bd_round *round = of->round;
    const bd_formula_reads reads = of->formula.terms[term].reads;
    const bd_formula_name *name = &bd_formula_names[reads];
    for (int u = 0; u < round->cards; u++) {
        if (name->type == BD_FORMULA_IS_TEXT) {
            column[u] = written_label(labels, bd_written_text_of(of, term, u));
            continue;
        }
        column[u] = bd_written_number(round, reads, u, u);
        if (column[u] < name->least || column[u] > name->most)
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_WRITTEN_BEYOND), of->written->id, name->name,
                    round->players[u].id, (long long)column[u], name->least, name->most);
    }
    return BD_OK;
}

static size_t written_texts_most(const bd_round *round, const bd_formula *formula)
{
    size_t texts = 0;
    for (size_t i = 0; i < formula->count; i++)
        if (formula->terms[i].type == BD_FORMULA_IS_TEXT)
            texts += formula->terms[i].kind == BD_TERM_TEXT ? 1 : (size_t)round->cards;
    return texts;
}

/* The column that another term has already, or NULL. */
static const int64_t *written_column_before(const bd_written_cost *of, size_t term)
{
    for (size_t i = 0; i < term; i++)
        if (of->column[i] != NULL && bd_term_reads_as(&of->formula.terms[i], &of->formula.terms[term]))
            return of->column[i];
    return NULL;
}

static bd_status written_fill_columns(bd_written_cost *of, bd_arena *arena, bd_err *err)
{
    written_labels labels = {.count = 0};
    int64_t *label, *column;
    BD_NEW(labels.text, arena, written_texts_most(of->round, &of->formula), err);
    BD_NEW(of->column, arena, of->formula.count, err);
    BD_NEW(of->tag, arena, of->formula.count, err);
    BD_NEW(label, arena, of->formula.count, err);
    of->label = label;
    for (size_t i = 0; i < of->formula.count; i++) {
        const bd_term *term = &of->formula.terms[i];
        if (term->kind == BD_TERM_TEXT) label[i] = written_label(&labels, term->text);
        if (term->kind != BD_TERM_A && term->kind != BD_TERM_B) continue;
        if (term->text != NULL) BD_TRY(written_read_tags(of, i, arena, err));
        of->column[i] = written_column_before(of, i);
        if (of->column[i] != NULL) continue;
        BD_NEW(column, arena, of->round->nodes, err);
        BD_TRY(written_fill_column(of, i, &labels, column, err));
        of->column[i] = column;
    }
    return BD_OK;
}

/* ---- what boards cost ---- */

static void written_read_pairs(const bd_written_cost *of, bd_formula_reads reads, const bd_edge *edges,
                               size_t count, int64_t *out)
{
    for (size_t k = 0; k < count; k++) out[k] = bd_written_number(of->round, reads, edges[k].u, edges[k].v);
}

/* The terms one after the other, each for all of the few boards. */
static void written_price_few(const bd_written_cost *of, const bd_edge *edges, size_t count, bd_cost *cost)
{
    int64_t value[BD_FORMULA_TERMS][WRITTEN_AT_ONCE];
    BD_ASSERT(count <= WRITTEN_AT_ONCE && of->formula.count <= BD_FORMULA_TERMS);
    for (size_t i = 0; i < of->formula.count; i++) {
        const bd_term *term = &of->formula.terms[i];
        const int64_t *x = value[term->operand[0]], *y = value[term->operand[1]],
                      *z = value[term->operand[2]];
        const int64_t *column = of->column[i];
        int64_t *out = value[i];
        switch (term->kind) {
        case BD_TERM_A:
            for (size_t k = 0; k < count; k++) out[k] = column[edges[k].u];
            break;
        case BD_TERM_B:
            for (size_t k = 0; k < count; k++) out[k] = column[edges[k].v];
            break;
        case BD_TERM_PAIR: written_read_pairs(of, term->reads, edges, count, out); break;
        case BD_TERM_ROUND:
            for (size_t k = 0; k < count; k++) out[k] = bd_written_number(of->round, term->reads, 0, 0);
            break;
        case BD_TERM_TEXT:
            for (size_t k = 0; k < count; k++) out[k] = of->label[i];
            break;
        case BD_TERM_NUMBER:
            for (size_t k = 0; k < count; k++) out[k] = term->number;
            break;
        default:
            for (size_t k = 0; k < count; k++) out[k] = bd_term_value(term, x[k], y[k], z[k]);
        }
        BD_ASSERT(term->type == BD_FORMULA_IS_TEXT || (out[0] >= term->low && out[0] <= term->high));
    }
    for (size_t k = 0; k < count; k++) cost[k] = (bd_cost)value[of->formula.count - 1][k];
}

/* Boards of two players only; those with the bye cost nothing. */
static void written_price_boards(const bd_written_cost *of, const bd_edge *edges, size_t count, bd_cost *cost)
{
    bd_edge few[WRITTEN_AT_ONCE];
    size_t where[WRITTEN_AT_ONCE], filled = 0;
    bd_cost found[WRITTEN_AT_ONCE];
    for (size_t i = 0; i < count; i++) {
        cost[i] = 0;
        if (edges[i].v < of->round->cards) {
            where[filled] = i;
            few[filled++] = edges[i];
        }
        if (filled == 0 || (filled < WRITTEN_AT_ONCE && i + 1 < count)) continue;
        written_price_few(of, few, filled, found);
        for (size_t k = 0; k < filled; k++) cost[where[k]] = found[k];
        filled = 0;
    }
}

void bd_written_price(const bd_written_cost *of, const bd_edge *edges, size_t count, bd_cost *cost)
{
    BD_ASSERT(of->kinds == 0 || of->table != NULL);
    if (of->kinds == 0) {
        written_price_boards(of, edges, count, cost);
        return;
    }
    for (size_t i = 0; i < count; i++)
        cost[i] = of->table[(size_t)of->kind[edges[i].u] * (size_t)of->kinds + of->kind[edges[i].v]];
}

/* ---- kinds of players ---- */

static bool written_is_alike(const bd_written_cost *of, int u, int v)
{
    for (size_t i = 0; i < of->formula.count; i++)
        if (of->column[i] != NULL && of->column[i][u] != of->column[i][v]) return false;
    return true;
}

/* The bye is of a kind of its own. Returns whether the players are of few kinds; first has one of each. */
static bool written_number_kinds(bd_written_cost *of, uint8_t *kind, int *first)
{
    int count = 0;
    for (int u = 0; u < of->round->nodes; u++) {
        int k = 0;
        while (k < count && (u >= of->round->cards || !written_is_alike(of, u, first[k]))) k++;
        if (k == WRITTEN_KINDS) return false;
        if (k == count) first[count++] = u;
        kind[u] = (uint8_t)k;
    }
    of->kinds = count;
    return true;
}

static bd_status written_make_table(bd_written_cost *of, bd_arena *arena, bd_err *err)
{
    uint8_t *kind;
    int first[WRITTEN_KINDS];
    bd_cost *table;
    if (of->formula.of_pairs) return BD_OK;
    BD_NEW(kind, arena, of->round->nodes, err);
    if (!written_number_kinds(of, kind, first)) return BD_OK;
    BD_NEW(table, arena, (size_t)of->kinds * (size_t)of->kinds, err);
    for (int k = 0; k < of->kinds; k++)
        for (int l = 0; l < of->kinds; l++) {
            const bd_edge edge = {(uint16_t)first[k], (uint16_t)first[l]};
            if (first[k] < of->round->cards)
                written_price_boards(of, &edge, 1, &table[(size_t)k * (size_t)of->kinds + (size_t)l]);
        }
    of->kind = kind;
    of->table = table;
    return BD_OK;
}

/* ---- the criteria of a round ---- */

static bd_status written_bar(bd_written_list *list, const bd_written_cost *of, bd_err *err)
{
    const bd_round *round = of->round;
    const size_t words = (size_t)bd_bits_words(round->nodes);
    if (list->barred == NULL) BD_NEW(list->barred, list->arena, (size_t)round->nodes * words, err);
    for (int u = 0; u < round->cards; u++)
        for (int v = u + 1; v < round->cards; v++) {
            const bd_edge edge = {(uint16_t)u, (uint16_t)v};
            bd_cost cost;
            bd_written_price(of, &edge, 1, &cost);
            if (cost == 0) continue;
            bd_bits_add(list->barred + (size_t)u * words, v);
            bd_bits_add(list->barred + (size_t)v * words, u);
        }
    return BD_OK;
}

static bd_status written_read(const bd_written *written, bd_arena *arena, bd_formula *out, bd_err *err)
{
    bd_err wrong = {.status = BD_OK};
    size_t at = 0;
    const bd_status status = bd_formula_read(arena, written->cost, out, &at, &wrong);
    if (status == BD_BAD_INPUT)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_WRITTEN_WRONG), written->id, at + 1, wrong.sentence);
    if (status != BD_OK && err != NULL) *err = wrong;
    return status;
}

bd_status bd_written_new(bd_round *round, bd_arena *arena, bd_err *err)
{
    const bd_draw_options *options = round->options;
    bd_written_list *list;
    BD_ASSERT(round->written == NULL && round->nodes > 0);
    BD_NEW(list, arena, 1, err);
    BD_NEW(list->items, arena, options->written_count, err);
    list->arena = arena;
    round->written = list;
    for (size_t i = 0; i < options->written_count; i++) {
        bd_written_cost *of = &list->items[list->count];
        *of = (bd_written_cost){.round = round, .written = &options->written[i]};
        BD_TRY(written_read(of->written, arena, &of->formula, err));
        if (!bd_written_applies(of->written, round)) continue;
        list->count++;
        BD_TRY(written_fill_columns(of, arena, err));
        BD_TRY(written_make_table(of, arena, err));
        if (of->written->hard) BD_TRY(written_bar(list, of, err));
    }
    return BD_OK;
}
