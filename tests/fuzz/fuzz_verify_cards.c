/* Any bytes as a certificate of a small event: no crash, and nothing false is ever accepted. The digest is
 * filled in, so that the fuzzer gets past it. The best draw is known and the only one. */
#include "cards/tournament.h"
#include "certify/best.h"
#include "io/tournament_file.h"
#include "verify/verify.h"

#include <stdlib.h>
#include <string.h>

static const char cards[] =
    "{\"format\": \"cards/1\", \"rules\": \"caa\", \"round\": 2, \"none_met\": true, \"players\": ["
    "{\"id\": 11, \"rank\": 1, \"score\": \"1\", \"colour_due\": \"W\"}, {\"id\": 12, \"rank\": 2, "
    "\"score\": "
    "\"1\", \"colour_due\": \"W\"},"
    "{\"id\": 13, \"rank\": 3, \"score\": \"1\", \"colour_due\": \"B\"}, {\"id\": 14, \"rank\": 4, "
    "\"score\": "
    "\"0\", \"colour_due\": \"W\"},"
    "{\"id\": 15, \"rank\": 5, \"score\": \"0\", \"colour_due\": \"B\"}, {\"id\": 16, \"rank\": 6, "
    "\"score\": "
    "\"0\", \"colour_due\": \"W\"},"
    "{\"id\": 17, \"rank\": 7, \"score\": \"0\", \"colour_due\": \"B\"}]}";

typedef struct known {
    bd_tournament *tournament;
    bd_best best;
    char digest[65];
} known;

static const known *known_draw(void)
{
    static known k;
    static bd_arena *arena;
    if (arena != NULL) return &k;
    arena = bd_arena_new();
    const bd_solve_options how = {.prove_unique = true};
    if (bd_tournament_read_text(arena, "cards", cards, strlen(cards), NULL, NULL, &k.tournament, NULL) !=
        BD_OK)
        abort();
    if (bd_best_draw(arena, k.tournament, bd_rulebook_find("caa"), 2, NULL, &how, &k.best, NULL) != BD_OK)
        abort();
    if (!k.best.certificate.unique) abort();
    bd_tournament_digest(k.tournament, 2, k.digest);
    return &k;
}

static bool same_boards(const bd_draw *a, const bd_draw *b)
{
    bool same = a->board_count == b->board_count && a->bye == b->bye;
    for (size_t i = 0; i < a->board_count && same; i++)
        same = a->boards[i].white == b->boards[i].white && a->boards[i].black == b->boards[i].black;
    return same;
}

/* The value that the stage is known to have; as it is, when another proof leaves other pairs open and asks
 * for other stages. */
static int64_t known_value(const bd_certificate *right, const char *id, int64_t as_it_is)
{
    for (size_t s = 0; s < right->stage_count; s++)
        if (strcmp(right->stages[s].id, id) == 0) return right->stages[s].value;
    return as_it_is;
}

static void check_truth(bd_arena *arena, bd_certificate_file *file)
{
    const known *k = known_draw();
    bd_verdict verdict;
    file->certificate.digest = k->digest;
    file->certificate.rules = "caa";
    file->certificate.options = "";
    file->certificate.round = 2;
    if (bd_verify_cards(arena, k->tournament, file, &verdict, NULL) != BD_OK) abort();
    if (verdict.kind == BD_PROVED_NO_DRAW) abort();
    if (verdict.kind == BD_PROVED_BEST && !same_boards(&file->draw, &k->best.draw)) abort();
    if (verdict.kind == BD_REFUSED) return;
    for (size_t s = 0; s < verdict.stages; s++) {
        const bd_stage_proof *stage = &file->certificate.stages[s];
        if (stage->value != known_value(&k->best.certificate, stage->id, stage->value)) abort();
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bd_arena *arena = bd_arena_new();
    bd_certificate_file file;
    if (bd_certificate_read(arena, "fuzz", (const char *)data, size, &file, NULL) == BD_OK)
        check_truth(arena, &file);
    bd_arena_free(arena);
    return 0;
}
