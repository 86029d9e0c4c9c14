#include "report/papers/paper.h"

#include "base/assert.h"
#include "base/ints.h"
#include "cards/card.h"
#include "cards/published.h"
#include "people/unicode.h"
#include "report/labels.h"
#include "report/papers/papers_words.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bd_status bd_paper_remark(bd_paper *paper, bd_err *err, const char *format, ...)
{
    char sentence[512];
    va_list args;
    va_start(args, format);
    (void)vsnprintf(sentence, sizeof sentence, format, args);
    va_end(args);
    const char *copy = bd_arena_copy_text(paper->arena, sentence);
    if (copy == NULL) BD_FAIL_MEMORY(err);
    BD_ROOM(paper->remarks, paper->remark_count, paper->remark_capacity, paper->arena, err);
    paper->remarks[paper->remark_count++] = copy;
    return BD_OK;
}

const char *bd_paper_head(const bd_paper *paper, const char *key)
{
    const char *value = bd_head_of(paper->tournament, key, paper->arena);
    return value != NULL ? bd_fold_to_ascii(paper->arena, value) : NULL;
}

bd_status bd_paper_needs(const bd_paper *paper, const char *const *keys, bd_err *err)
{
    const bd_tournament *t = paper->tournament;
    bd_text missing = bd_text_new(paper->arena);
    bd_open_game *open = NULL;
    size_t count = 0;
    const char *words = "";
    if (t->name == NULL || t->name[0] == '\0') bd_text_add_string(&missing, "name='Coast Congress'");
    for (; *keys != NULL; keys++)
        if (bd_paper_head(paper, *keys) == NULL)
            bd_text_add(&missing, "%s%s=%s", missing.length > 0 ? " " : "", *keys, bd_head_example(*keys));
    BD_TRY(bd_text_finish(&missing, &words, err));
    if (words[0] != '\0') BD_FAIL(err, BD_BAD_INPUT, paper->path, BD_SAY(PAPERS_NEEDS), paper->path, words);
    BD_TRY(bd_open_games_list(paper->arena, t, BD_ROUNDS_MAX + 1, &open, &count, err));
    if (count > 0)
        BD_FAIL(err, BD_BAD_INPUT, paper->path, BD_SAY_N(PAPERS_OPEN, count), count, paper->path,
                paper->path);
    if (bd_tournament_last_round(t) == 0)
        BD_FAIL(err, BD_BAD_INPUT, paper->path, BD_SAY(PAPERS_NOTHING_PLAYED));
    return BD_OK;
}

bd_status bd_paper_day(const bd_paper *paper, const char *key, bd_day *out, bd_err *err)
{
    const char *text = bd_paper_head(paper, key);
    BD_ASSERT(text != NULL); /* bd_paper_needs */
    if (!bd_day_read(text, out))
        BD_FAIL(err, BD_BAD_INPUT, paper->path, BD_SAY(PAPERS_BAD_DAY), key, text, paper->path, key);
    return BD_OK;
}

/* Takes a number of one to four digits. */
static bool paper_take_number(const char **at, int *out)
{
    const size_t length = strspn(*at, "0123456789");
    int64_t value = 0;
    if (length < 1 || length > 4 || !bd_parse_int(*at, length, 0, 9999, &value)) return false;
    *out = (int)value;
    *at += length;
    return true;
}

static bool paper_take(const char **at, const char *word)
{
    const size_t length = strlen(word);
    if (strncmp(*at, word, length) != 0) return false;
    *at += length;
    return true;
}

/* Minutes, perhaps "40/" before them; then the seconds. */
static bool paper_read_time(const char *at, bd_paper_time *out)
{
    *out = (bd_paper_time){.moves = 0};
    const bool whole = paper_take(&at, "G/") || paper_take(&at, "SD/");
    if (!paper_take_number(&at, &out->minutes)) return false;
    if (!whole && paper_take(&at, "/")) {
        out->moves = out->minutes;
        if (!paper_take_number(&at, &out->minutes)) return false;
        if (!paper_take(&at, ",") && !paper_take(&at, ";")) return false;
        if (!paper_take(&at, "SD/")) (void)paper_take(&at, "G/");
        if (!paper_take_number(&at, &out->rest)) return false;
    }
    if (!paper_take(&at, ";")) (void)paper_take(&at, ",");
    out->delay = paper_take(&at, "D");
    if (out->delay ? paper_take(&at, "/") || true : paper_take(&at, "+"))
        if (!paper_take_number(&at, &out->seconds)) return false;
    return *at == '\0' && out->minutes > 0;
}

bd_status bd_paper_time_of(const bd_paper *paper, bd_paper_time *out, bd_err *err)
{
    const char *text = bd_paper_head(paper, "time");
    bd_text plain = bd_text_new(paper->arena);
    const char *word = NULL;
    BD_ASSERT(text != NULL); /* bd_paper_needs */
    for (const char *p = text; *p != '\0'; p++)
        if (strchr(" '\"", *p) == NULL) bd_text_add_char(&plain, (char)toupper((unsigned char)*p));
    BD_TRY(bd_text_finish(&plain, &word, err));
    if (!paper_read_time(word, out))
        BD_FAIL(err, BD_BAD_INPUT, paper->path, BD_SAY(PAPERS_BAD_TIME), text, paper->path);
    return BD_OK;
}

/* The other player's entry of the same game, or NULL. */
static const bd_entry *paper_other(const bd_paper *paper, const bd_card *card, const bd_entry *entry)
{
    const bd_card *opponent = bd_tournament_card(paper->tournament, entry->opponent);
    const bd_entry *other = opponent != NULL ? bd_card_entry(opponent, entry->round) : NULL;
    return other != NULL && other->kind == BD_GAME && other->opponent == card->id ? other : NULL;
}

bool bd_paper_is_ordinary(const bd_paper *paper, const bd_card *card, const bd_entry *entry)
{
    const bd_entry *other = paper_other(paper, card, entry);
    if (entry->kind != BD_GAME || entry->unrated || entry->halves < 0 || other == NULL) return false;
    return entry->halves + other->halves == 2;
}

bd_status bd_paper_tell_others(bd_paper *paper, bd_err *err)
{
    const bd_tournament *t = paper->tournament;
    for (size_t i = 0; i < t->card_count; i++)
        for (size_t k = 0; k < t->cards[i].history_count; k++) {
            const bd_card *card = &t->cards[i];
            const bd_entry *entry = &card->history[k];
            const bd_card *opponent = bd_tournament_card(t, entry->opponent);
            if (entry->kind != BD_GAME || opponent == NULL || bd_paper_is_ordinary(paper, card, entry))
                continue;
            const bool black = entry->colour == BD_BLACK;
            if (black || (entry->colour == BD_NO_COLOUR && card->id > opponent->id)) continue;
            BD_TRY(bd_paper_remark(paper, err, BD_SAY(PAPERS_NOT_SENT), entry->round, card->id,
                                   bd_name_of(card), opponent->id, bd_name_of(opponent)));
        }
    return BD_OK;
}
