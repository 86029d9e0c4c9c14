/* The results file of the English Chess Federation: "#FIELD=value" after "#FIELD=value", one section. */
#include "base/assert.h"
#include "cards/card.h"
#include "cards/person.h"
#include "cards/published.h"
#include "people/unicode.h"
#include "report/papers/paper.h"
#include "report/papers/papers_words.h"

#include <string.h>

static void ecf_add(bd_text *out, const char *field, const char *value)
{
    bd_text_add(out, "#%s=", field);
    for (; *value != '\0'; value++) bd_text_add_char(out, *value == '#' ? ' ' : *value);
}

static void ecf_add_line(bd_text *out, const char *field, const char *value)
{
    ecf_add(out, field, value);
    bd_text_add_char(out, '\n');
}

static void ecf_add_number(bd_text *out, const char *field, int number)
{
    bd_text_add(out, "#%s=%d\n", field, number);
}

static void ecf_add_day(bd_text *out, const char *field, const bd_day *day)
{
    bd_text_add(out, "#%s=%02d/%02d/%04d", field, day->day, day->month, day->year);
}

static void ecf_add_time(bd_text *out, const bd_paper_time *time)
{
    if (time->moves > 0) {
        ecf_add_number(out, "MOVES FIRST SESSION", time->moves);
        ecf_add_number(out, "MINUTES FIRST SESSION", time->minutes);
        ecf_add_number(out, "MINUTES REST OF GAME", time->rest);
    } else
        ecf_add_number(out, "MINUTES FOR GAME", time->minutes);
    if (time->seconds > 0) ecf_add_number(out, "SECONDS PER MOVE", time->seconds);
}

static bd_status ecf_add_event(const bd_paper *paper, bd_text *out, bd_err *err)
{
    static const struct {
        const char *key, *field;
    } people[] = {{"ecf.officer", "RESULTS OFFICER"},
                  {"ecf.officer-address", "RESULTS OFFICER ADDRESS"},
                  {"ecf.treasurer", "TREASURER"},
                  {"ecf.treasurer-address", "TREASURER ADDRESS"}};
    const char *index = bd_paper_head(paper, "ecf.submission");
    bd_day start, end;
    bd_paper_time time;
    BD_TRY(bd_paper_day(paper, "start", &start, err));
    BD_TRY(bd_paper_day(paper, "end", &end, err));
    BD_TRY(bd_paper_time_of(paper, &time, err));
    bd_text_add_string(out, "#EVENT DETAILS\n");
    ecf_add_line(out, "EVENT CODE", bd_paper_head(paper, "ecf.code"));
    ecf_add_line(out, "SUBMISSION INDEX", index != NULL ? index : "1");
    ecf_add_line(out, "EVENT NAME", bd_fold_to_ascii(paper->arena, paper->tournament->name));
    ecf_add_day(out, "EVENT DATE", &start);
    bd_text_add_char(out, '\n');
    ecf_add_day(out, "FINAL RESULT DATE", &end);
    bd_text_add_char(out, '\n');
    for (size_t i = 0; i < sizeof people / sizeof *people; i++)
        ecf_add_line(out, people[i].field, bd_paper_head(paper, people[i].key));
    ecf_add_time(out, &time);
    return BD_OK;
}

/* Six digits and one of the letters that check them. */
static bool ecf_is_code(const char *code)
{
    return strspn(code, "0123456789") == 6 && strlen(code) == 7 && strchr("ABCDEFGHJKL", code[6]) != NULL;
}

static bd_status ecf_add_player(const bd_paper *paper, const bd_card *card, bd_text *out, bd_err *err)
{
    const char *code = card->person->national_id;
    if (code != NULL && !ecf_is_code(code))
        BD_FAIL(err, BD_BAD_INPUT, paper->path, BD_SAY(PAPERS_BAD_NATIONAL), code, card->id,
                card->name != NULL ? card->name : "?", BD_SAY(PAPERS_ECF_CODE), paper->path, card->id,
                "123456A");
    bd_text_add(out, "#PIN=%d", card->id);
    if (code != NULL) ecf_add(out, "ECF CODE", code);
    ecf_add(out, "NAME", bd_fold_to_ascii(paper->arena, card->name != NULL ? card->name : "?"));
    if (card->person->sex != 0) ecf_add(out, "GENDER", card->person->sex == 'm' ? "M" : "F");
    if (card->club != NULL) ecf_add(out, "CLUB NAME", bd_fold_to_ascii(paper->arena, card->club));
    if (card->person->fide_number != NULL) ecf_add(out, "FIDE NO", card->person->fide_number);
    bd_text_add_char(out, '\n');
    return BD_OK;
}

/* Whether the ratings of the players get it; a game that is unfinished or was not played is left out. */
static bool ecf_is_sent(const bd_outside *game)
{
    return game->rated &&
           (game->result == BD_WHITE_WINS || game->result == BD_BLACK_WINS || game->result == BD_DRAWN);
}

static bool ecf_played_outside(const bd_tournament *t, int id)
{
    for (size_t i = 0; i < t->draw_count; i++)
        for (size_t k = 0; k < t->draws[i].outside_count; k++) {
            const bd_outside *game = &t->draws[i].outside[k];
            if (ecf_is_sent(game) && (game->white == id || game->black == id)) return true;
        }
    return false;
}

static bd_status ecf_add_players(bd_paper *paper, bd_text *out, bd_err *err)
{
    const bd_tournament *t = paper->tournament;
    const bd_card *first = NULL;
    size_t without = 0;
    bd_text_add_string(out, "#PLAYER LIST\n");
    for (size_t i = 0; i < t->card_count; i++) {
        const bd_card *card = &t->cards[i];
        bool played = ecf_played_outside(t, card->id);
        for (size_t k = 0; k < card->history_count; k++)
            played = played || bd_paper_is_ordinary(paper, card, &card->history[k]);
        if (!played) continue;
        BD_TRY(ecf_add_player(paper, card, out, err));
        without += card->person->national_id == NULL;
        if (first == NULL && card->person->national_id == NULL) first = card;
    }
    if (first == NULL) return BD_OK;
    return bd_paper_remark(paper, err, BD_SAY_N(PAPERS_NO_NATIONAL, without), without, first->id,
                           first->name != NULL ? first->name : "?", paper->path, first->id, "123456A");
}

/* halves: of the first player. */
static void ecf_add_game(const bd_paper *paper, int round, int first, int halves, int second,
                         bool first_has_white, bd_text *out)
{
    static const char *const scores[] = {"01", "55", "10"};
    bd_day day;
    bd_text_add(out, "#PIN1=%d#SCORE=%s#PIN2=%d#ROUND=%d", first, scores[halves], second, round);
    if (bd_head_day(paper->tournament, round, &day)) ecf_add_day(out, "GAME DATE", &day);
    if (first_has_white) ecf_add(out, "COLOUR", "WHITE");
    bd_text_add_char(out, '\n');
}

/* Games outside the championship that the players wished to be rated. */
static void ecf_add_outside(const bd_paper *paper, const bd_draw *draw, bd_text *out)
{
    for (size_t i = 0; i < draw->outside_count; i++) {
        const bd_outside *game = &draw->outside[i];
        bd_entry white = {.halves = -1}, black = {.halves = -1};
        if (!ecf_is_sent(game)) continue;
        bd_result_entries(game->result, &white, &black);
        ecf_add_game(paper, draw->round, game->white, white.halves, game->black, true, out);
    }
}

/* White first; of a game without colours, the lower number. */
static void ecf_add_round(const bd_paper *paper, int round, bd_text *out)
{
    const bd_tournament *t = paper->tournament;
    for (size_t i = 0; i < t->card_count; i++) {
        const bd_card *card = &t->cards[i];
        const bd_entry *entry = bd_card_entry(card, round);
        if (entry == NULL || !bd_paper_is_ordinary(paper, card, entry) || entry->colour == BD_BLACK) continue;
        if (entry->colour == BD_NO_COLOUR && card->id > entry->opponent) continue;
        ecf_add_game(paper, round, card->id, entry->halves, entry->opponent, entry->colour == BD_WHITE, out);
    }
    const bd_draw *draw = bd_published_draw(t, round);
    if (draw != NULL) ecf_add_outside(paper, draw, out);
}

bd_status bd_ecf_write(bd_paper *paper, bd_text *out, bd_err *err)
{
    static const char *const needed[] = {"ecf.code",
                                         "start",
                                         "end",
                                         "ecf.officer",
                                         "time",
                                         "ecf.officer-address",
                                         "ecf.treasurer",
                                         "ecf.treasurer-address",
                                         NULL};
    const char *section = bd_paper_head(paper, "ecf.section");
    BD_ASSERT(paper->tournament != NULL && paper->path != NULL);
    BD_TRY(bd_paper_needs(paper, needed, err));
    BD_TRY(ecf_add_event(paper, out, err));
    BD_TRY(ecf_add_players(paper, out, err));
    if (section == NULL) section = bd_fold_to_ascii(paper->arena, paper->tournament->name);
    ecf_add_line(out, "SECTION RESULTS", section);
    bd_text_add_string(out, "#WHITE ON=Unknown\n");
    for (int round = 1; round <= bd_tournament_last_round(paper->tournament); round++)
        ecf_add_round(paper, round, out);
    bd_text_add_string(out, "#FINISH#\n");
    return bd_paper_tell_others(paper, err);
}
