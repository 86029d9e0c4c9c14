/* An event of teams written: who they are and what happened at the boards becomes records 001, 300, 310, 320,
 * 330, 352, 362 and 802. A file that was read and tells all that already stays as it is. */
#include "base/assert.h"
#include "base/ints.h"
#include "cards/card.h"
#include "cards/match.h"
#include "cards/person.h"
#include "io/trf/trf_teams.h"
#include "io/trf/trf_words.h"
#include "io/trf/trf_writer.h"

#include <stdio.h>
#include <string.h>

typedef struct squad_writer {
    bd_trf_writer w; /* of records 001 */
    bd_arena *arena;
    const bd_tournament *t;
    bd_text text;
    int last; /* round that anything is told of */
} squad_writer;

/* Whether the players' cells tell that it is a match: a board has two players, or was won by default. */
static bool squad_is_seen(const bd_match *match)
{
    for (int i = 0; i < match->seat_count; i++) {
        const bd_seat *seat = &match->seats[i];
        if (seat->first != 0 && seat->second != 0) return true;
        if (seat->result == BD_WHITE_BY_DEFAULT || seat->result == BD_BLACK_BY_DEFAULT) return true;
    }
    return false;
}

/* The last round that a reader of the records would find: boards with two players, or won by default, matches
 * that were not played and byes of the draw. */
static int squad_last_round(const bd_tournament *t)
{
    int last = 0;
    for (size_t i = 0; i < t->card_count; i++)
        for (size_t k = 0; k < t->cards[i].history_count; k++) {
            const bd_entry *entry = &t->cards[i].history[k];
            const bool told = entry->kind == BD_FORFEIT || entry->kind == BD_BYE_PAIRING;
            if (told && entry->round > last) last = entry->round;
        }
    for (size_t i = 0; i < t->match_count; i++)
        if (squad_is_seen(&t->matches[i]) && t->matches[i].round > last) last = t->matches[i].round;
    return last;
}

/* ---- 001 ---- */

typedef struct squad_cell {
    int opponent;
    char colour, result;
    int halves;
} squad_cell;

static char squad_letter(const bd_seat *seat, bool first)
{
    bd_entry one = {.round = 0}, other = {.round = 0};
    bd_result_entries(seat->result, &one, &other);
    const int halves = first ? one.halves : other.halves;
    if (seat->result == BD_RESULT_NONE) return ' ';
    if (one.kind == BD_FORFEIT) return halves > 0 ? '+' : '-';
    return (seat->unrated ? "LDW" : "0=1")[halves];
}

/* A match that a team won by default and that tells no boards: the first players of its roster are written as
 * who would have sat there, for the points of games are those of its players. */
static bool squad_wins_silently(const squad_writer *s, const bd_card *team, int round)
{
    const bd_entry *entry = bd_card_entry(team, round);
    return entry != NULL && entry->kind == BD_FORFEIT && entry->halves > 0 &&
           bd_match_of(s->t, round, team->id) == NULL;
}

static squad_cell squad_cell_of(const squad_writer *s, int player, int round)
{
    squad_cell cell = {.colour = '-', .result = '-'};
    const bd_card *team = bd_team_of(s->t, player);
    if (team != NULL && squad_wins_silently(s, team, round) &&
        bd_roster_place(team, player) <= s->t->points.boards)
        return (squad_cell){.colour = '-', .result = '+', .halves = 2};
    for (size_t i = 0; i < s->t->match_count; i++) {
        const bd_match *match = &s->t->matches[i];
        for (int k = 0; match->round == round && k < match->seat_count; k++) {
            const bd_seat *seat = &match->seats[k];
            const bool first = seat->first == player;
            if (!first && seat->second != player) continue;
            const bool white = bd_seat_first_is_white(s->t, k) == first;
            const int opponent = first ? seat->second : seat->first;
            const char letter = squad_letter(seat, first);
            if (opponent == 0 && letter != '+') return cell;
            cell = (squad_cell){.opponent = opponent, .colour = white ? 'w' : 'b', .result = letter};
            if (opponent == 0) cell.colour = '-';
            cell.halves = strchr("1W+", letter) != NULL ? 2 : strchr("=D", letter) != NULL;
            return cell;
        }
    }
    return cell;
}

static void squad_put_player(squad_writer *s, const bd_card *card)
{
    int points = 0;
    for (int round = 1; round <= s->last; round++) points += squad_cell_of(s, card->id, round).halves;
    bd_trf_write_player_fields(&s->w, card, points);
    for (int round = 1; round <= s->last; round++) {
        const squad_cell cell = squad_cell_of(s, card->id, round);
        bd_text_add(&s->text, cell.opponent > 0 ? "  %4d %c %c" : "  %04d %c %c", cell.opponent, cell.colour,
                    cell.result);
    }
    while (s->text.length > 0 && s->text.bytes[s->text.length - 1] == ' ') s->text.length--;
    bd_text_add_char(&s->text, '\n');
}

/* ---- What a team has of matches that the file tells ---- */

static bool squad_tells(const squad_writer *s, const bd_card *card, const bd_entry *entry)
{
    if (entry->kind != BD_GAME) return true;
    return entry->halves >= 0 && bd_match_of(s->t, entry->round, card->id) != NULL;
}

static const char *squad_halves(int halves, char *buffer, size_t size)
{
    (void)snprintf(buffer, size, "%d.%d", halves / 2, halves % 2 * 5);
    return buffer;
}

static void squad_totals(const squad_writer *s, const bd_card *card, int *matches, int *games)
{
    *matches = *games = 0;
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *entry = &card->history[i];
        if (!squad_tells(s, card, entry)) continue;
        *matches += bd_entry_match_points(&s->t->points, entry);
        const size_t boards = (size_t)s->t->points.boards, players = card->person->roster_count;
        *games += squad_wins_silently(s, card, entry->round) ? 2 * (int)(players < boards ? players : boards)
                                                             : bd_entry_game_points(&s->t->points, entry);
    }
}

/* The nickname that the file had. */
static void squad_nickname(const squad_writer *s, int team, char out[6])
{
    (void)snprintf(out, 6, "%-5s", "");
    for (size_t i = 0; i < s->t->trf_line_count; i++) {
        const char *line = s->t->trf_lines[i];
        int number = 0;
        if (strncmp(line, "310 ", 4) == 0 && strlen(line) >= 46 && sscanf(line + 4, "%3d", &number) == 1 &&
            number == team)
            (void)snprintf(out, 6, "%-5.5s", line + 41);
    }
}

static void squad_put_name(squad_writer *s, const char *name, int columns)
{
    int used = 0;
    for (const char *c = name; *c != '\0'; c++) {
        const bool begins = ((unsigned char)*c & 0xC0) != 0x80;
        if (begins && used == columns) break;
        bd_text_add_char(&s->text, (unsigned char)*c < 0x20 ? ' ' : *c);
        used += begins;
    }
    bd_text_add_spaces(&s->text, columns - used);
}

static void squad_put_team(squad_writer *s, const bd_card *card)
{
    const bd_person *person = card->person;
    char nickname[6], number[32];
    int matches, games;
    squad_totals(s, card, &matches, &games);
    squad_nickname(s, card->id, nickname);
    bd_text_add(&s->text, "310 %3d ", card->id);
    squad_put_name(s, card->name, 32);
    bd_text_add(&s->text, " %s ", nickname);
    if (card->grade > 0)
        bd_text_add(&s->text, "%6d", card->grade);
    else
        bd_text_add_spaces(&s->text, 6);
    bd_text_add(&s->text, " %6s", squad_halves(matches, number, sizeof number));
    bd_text_add(&s->text, " %6s ", squad_halves(games, number, sizeof number));
    if (person->standing > 0)
        bd_text_add(&s->text, "%3d", person->standing);
    else
        bd_text_add_spaces(&s->text, 3);
    bd_text_add_char(&s->text, ' ');
    for (size_t i = 0; i < person->roster_count; i++) bd_text_add(&s->text, " %4d", person->roster[i]);
    while (s->text.bytes != NULL && s->text.length > 0 && s->text.bytes[s->text.length - 1] == ' ')
        s->text.length--;
    bd_text_add_char(&s->text, '\n');
}

/* ---- 300 ---- */

static int squad_player(const bd_seat *seat, bool first) { return first ? seat->first : seat->second; }

/* Whether a reader would find the same players at these boards without a 300. */
static bool squad_goes_without_saying(const bd_card *team, const bd_match *match, bool first)
{
    int board = 0;
    for (size_t i = 0; i < team->person->roster_count; i++) {
        const int player = team->person->roster[i];
        for (int k = 0; k < match->seat_count; k++) {
            if (squad_player(&match->seats[k], first) != player) continue;
            const char letter = squad_letter(&match->seats[k], first);
            if (k != board++ || letter == '-' || letter == ' ') return false;
        }
    }
    return board == match->seat_count;
}

static void squad_put_line_up(squad_writer *s, const bd_card *team, int round)
{
    const bd_match *match = bd_match_of(s->t, round, team->id);
    bool any = false;
    if (match == NULL || !squad_is_seen(match)) return;
    const bool first = match->white == team->id;
    for (int i = 0; i < match->seat_count; i++) any = any || squad_player(&match->seats[i], first) != 0;
    if (!any || squad_goes_without_saying(team, match, first)) return;
    bd_text_add(&s->text, "300 %3d %3d %3d", round, team->id, first ? match->black : match->white);
    for (int i = 0; i < match->seat_count; i++)
        bd_text_add(&s->text, " %4d", squad_player(&match->seats[i], first));
    bd_text_add_char(&s->text, '\n');
}

/* ---- 240, 320, 330 ---- */

static void squad_put_past_byes(squad_writer *s, int round, bd_entry_kind kind, char letter)
{
    bool any = false;
    for (size_t i = 0; i < s->t->card_count; i++) {
        const bd_entry *entry = bd_card_entry(&s->t->cards[i], round);
        const bool arranged =
            bd_card_arranged(&s->t->cards[i], round) != NULL; /* written with those to come */
        if (entry == NULL || entry->kind != kind || arranged) continue;
        if (!any) bd_text_add(&s->text, "240 %c %3d", letter, round);
        bd_text_add(&s->text, " %4d", s->t->cards[i].id);
        any = true;
    }
    if (any) bd_text_add_char(&s->text, '\n');
}

static void squad_put_byes(squad_writer *s)
{
    const bd_points *points = &s->t->points;
    char number[32];
    bd_text_add(&s->text, "320 %4s", squad_halves(points->pairing_bye, number, sizeof number));
    bd_text_add(&s->text, " %4s", squad_halves(points->bye_games, number, sizeof number));
    for (int round = 1; round <= s->last; round++) {
        int team = 0;
        for (size_t i = 0; i < s->t->card_count; i++) {
            const bd_entry *entry = bd_card_entry(&s->t->cards[i], round);
            if (entry != NULL && entry->kind == BD_BYE_PAIRING) team = s->t->cards[i].id;
        }
        bd_text_add(&s->text, " %03d", team);
    }
    bd_text_add_char(&s->text, '\n');
}

static void squad_put_defaults(squad_writer *s, int round)
{
    for (size_t i = 0; i < s->t->card_count; i++) {
        const bd_card *card = &s->t->cards[i], *other;
        const bd_entry *entry = bd_card_entry(card, round), *theirs;
        if (entry == NULL || entry->kind != BD_FORFEIT || entry->colour != BD_WHITE) continue;
        other = bd_tournament_card(s->t, entry->opponent);
        theirs = other != NULL ? bd_card_entry(other, round) : NULL;
        bd_text_add(&s->text, "330 %c%c %3d %3d %3d\n", entry->halves > 0 ? '+' : '-',
                    theirs != NULL && theirs->halves > 0 ? '+' : '-', round, card->id, entry->opponent);
    }
}

/* ---- 802 ---- */

static void squad_put_cross_cell(squad_writer *s, const bd_card *card, int round)
{
    const bd_entry *entry = bd_card_entry(card, round);
    const char *bye = "ZPB";
    char number[32];
    if (entry != NULL && entry->opponent > 0) {
        const char colour = entry->colour == BD_WHITE ? 'w' : 'b';
        const int games = entry->halves >= 0 ? bd_entry_game_points(&s->t->points, entry) : 0;
        bd_text_add(&s->text, "  %3d %c %4s%c", entry->opponent, colour,
                    squad_halves(games, number, sizeof number), entry->kind == BD_FORFEIT ? 'f' : ' ');
        return;
    }
    if (entry != NULL && entry->kind == BD_BYE_PAIRING) bye = "PAB";
    if (entry != NULL && entry->kind == BD_BYE_FULL) bye = "FPB";
    if (entry != NULL && entry->kind == BD_BYE_HALF) bye = "HPB";
    const int games = entry != NULL ? bd_entry_game_points(&s->t->points, entry) : 0;
    bd_text_add(&s->text, "  %s   %4s ", bye, squad_halves(games, number, sizeof number));
}

static void squad_put_cross(squad_writer *s, const bd_card *card)
{
    char nickname[6], number[32];
    int matches, games;
    squad_totals(s, card, &matches, &games);
    squad_nickname(s, card->id, nickname);
    bd_text_add(&s->text, "802 %3d %s", card->id, nickname);
    bd_text_add(&s->text, " %6s", squad_halves(matches, number, sizeof number));
    bd_text_add(&s->text, " %6s", squad_halves(games, number, sizeof number));
    for (int round = 1; round <= s->last; round++) squad_put_cross_cell(s, card, round);
    while (s->text.bytes != NULL && s->text.length > 0 && s->text.bytes[s->text.length - 1] == ' ')
        s->text.length--;
    bd_text_add_char(&s->text, '\n');
}

/* ---- All of it ---- */

static void squad_put_header(squad_writer *s)
{
    const bd_points *p = &s->t->points;
    char number[32];
    bd_text_add(&s->text, "062 %zu\n082 %zu\n", s->t->members->card_count, s->t->card_count);
    bd_text_add_string(&s->text, "162  W 1.0    D 0.5    L 0.0\n352 ");
    for (int i = 0; i < p->boards; i++)
        bd_text_add_char(&s->text, bd_seat_first_is_white(s->t, i) ? 'W' : 'B');
    bd_text_add(&s->text, "\n362 TW%4s", squad_halves(p->win, number, sizeof number));
    bd_text_add(&s->text, "   TD%4s", squad_halves(p->draw, number, sizeof number));
    bd_text_add(&s->text, "   TL%4s\n", squad_halves(p->loss, number, sizeof number));
}

static void squad_put_records(squad_writer *s)
{
    const bd_tournament *t = s->t;
    squad_put_header(s);
    for (size_t i = 0; i < t->members->card_count; i++) squad_put_player(s, &t->members->cards[i]);
    for (size_t i = 0; i < t->card_count; i++) squad_put_team(s, &t->cards[i]);
    for (int round = 1; round <= s->last; round++) {
        squad_put_past_byes(s, round, BD_BYE_FULL, 'F');
        squad_put_past_byes(s, round, BD_BYE_HALF, 'H');
        squad_put_past_byes(s, round, BD_BYE_ZERO, 'Z');
    }
    squad_put_byes(s);
    for (int round = 1; round <= s->last; round++)
        for (size_t i = 0; i < t->card_count; i++) squad_put_line_up(s, &t->cards[i], round);
    for (int round = 1; round <= s->last; round++) squad_put_defaults(s, round);
    for (size_t i = 0; i < t->card_count; i++) squad_put_cross(s, &t->cards[i]);
}

static bd_status squad_text(bd_arena *arena, const bd_tournament *t, const char **out,
                            bd_trf_teams_untold *untold, bd_err *err)
{
    squad_writer s = {.arena = arena, .t = t, .text = bd_text_new(arena), .last = squad_last_round(t)};
    s.w = (bd_trf_writer){.t = t, .out = &s.text, .err = err};
    squad_put_records(&s);
    *untold = (bd_trf_teams_untold){.results = 0};
    for (size_t i = 0; i < t->card_count; i++)
        for (size_t k = 0; k < t->cards[i].history_count; k++) {
            const bd_entry *entry = &t->cards[i].history[k];
            untold->defaults += squad_wins_silently(&s, &t->cards[i], entry->round);
            untold->results +=
                entry->halves >= 0 && entry->colour == BD_WHITE && !squad_tells(&s, &t->cards[i], entry);
        }
    return bd_text_finish(&s.text, out, err);
}

/* Records that are made anew. */
static bool squad_is_ours(const char *line)
{
    static const char *const tags[] = {"001", "013", "062", "082", "162", "300", "310",
                                       "320", "330", "352", "362", "801", "802"};
    if (strncmp(line, "240 ", 4) == 0) return true; /* of a round that is over; later ones have a place */
    for (size_t i = 0; i < sizeof tags / sizeof *tags; i++)
        if (strncmp(line, tags[i], 3) == 0 && (line[3] == ' ' || line[3] == '\0')) return true;
    return false;
}

/* As far as the crosstable, which is for people. */
static size_t squad_length(const char *text)
{
    const char *cross = strstr(text, "\n802 ");
    return cross != NULL ? (size_t)(cross - text) : strlen(text);
}

/* Whether the kept lines tell what the records would tell: they are read, and written from that. */
static bd_status squad_is_told(bd_arena *arena, const bd_tournament *t, const char *fresh, bool *told,
                               bd_err *err)
{
    const bd_read_options lenient = {.lenient = true};
    bd_text kept = bd_text_new(arena);
    bd_tournament *again = NULL;
    const char *lines = NULL, *text = NULL;
    bd_trf_teams_untold untold;
    bd_err why;
    bool any = false;
    *told = false;
    for (size_t i = 0; i < t->trf_line_count; i++) {
        const char *line = t->trf_lines[i];
        if (strlen(line) <= 4) continue;
        any = any || strncmp(line, "001 ", 4) == 0;
        bd_text_add(&kept, "%s\n", line);
    }
    if (!any) return BD_OK;
    BD_TRY(bd_text_finish(&kept, &lines, err));
    const bd_status status = bd_trf_read(arena, "", lines, kept.length, &lenient, NULL, &again, &why);
    if (status == BD_BAD_INPUT) return BD_OK;
    if (status != BD_OK) *err = why;
    BD_TRY(status);
    if (again->members == NULL) return BD_OK;
    BD_TRY(squad_text(arena, again, &text, &untold, err));
    const size_t length = squad_length(fresh);
    *told = squad_length(text) == length && memcmp(text, fresh, length) == 0;
    return BD_OK;
}

bd_status bd_trf_teams_lines(bd_arena *arena, const bd_tournament *t, const char ***lines, size_t *count,
                             bd_trf_teams_untold *untold, bd_err *err)
{
    const char *fresh = NULL;
    bool told = false, placed = false;
    *lines = t->trf_lines;
    *count = t->trf_line_count;
    *untold = (bd_trf_teams_untold){.results = 0};
    if (t->members == NULL || t->points.boards == 0) return BD_OK;
    BD_TRY(squad_text(arena, t, &fresh, untold, err));
    BD_TRY(squad_is_told(arena, t, fresh, &told, err));
    if (told) return BD_OK;
    size_t fresh_count = 0, used = 0;
    for (const char *c = fresh; *c != '\0'; c++) fresh_count += *c == '\n';
    BD_NEW(*lines, arena, t->trf_line_count + fresh_count + 1, err);
    for (size_t i = 0; i <= t->trf_line_count; i++) {
        const bool ours = i < t->trf_line_count && squad_is_ours(t->trf_lines[i]);
        if ((ours || i == t->trf_line_count) && !placed)
            for (const char *c = fresh, *end; *c != '\0'; c = end + 1) {
                end = strchr(c, '\n');
                (*lines)[used] = bd_arena_copy_bytes(arena, c, (size_t)(end - c));
                if ((*lines)[used++] == NULL) BD_FAIL_MEMORY(err);
            }
        placed = placed || ours;
        if (i < t->trf_line_count && !ours) (*lines)[used++] = t->trf_lines[i];
    }
    *count = used;
    return BD_OK;
}
