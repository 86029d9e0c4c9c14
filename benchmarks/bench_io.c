/* Reading and writing TRF: CPU time and memory for events of 100 to 9,999 players and nine rounds, and how
 * both grow.
 *
 * usage: bench_io [repeats]     The files are made here: a round robin's first nine rounds, numbers in order
 * or against it. */
#include "io/trf/trf.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ROUNDS = 9 };

typedef struct measure {
    double read_ms, write_ms;
    size_t bytes, arena_bytes;
} measure;

/* The opponent of a (0-based) in a round of the circle method with an even number of places; the last place
 * stands still. */
static int partner(int places, int round, int a)
{
    const int circle = places - 1;
    if (a == circle) {
        for (int b = 0; b < circle; b++)
            if (2 * b % circle == round % circle) return b;
    }
    const int b = ((round - a) % circle + circle) % circle;
    return b == a ? circle : b;
}

static int result_of(int a, int b, int round)
{
    const int low = a < b ? a : b;
    const int of_low = (low * 7 + (a + b) * 3 + round) % 3;
    return a == low ? of_low : 2 - of_low;
}

static void add_player(bd_text *text, bd_text *cells, int players, int a, bool reversed)
{
    const int places = players + players % 2;
    int points = 0;
    cells->length = 0;
    for (int round = 0; round < ROUNDS; round++) {
        const int b = partner(places, round, a);
        if (b >= players) {
            points += 2;
            bd_text_add_string(cells, "  0000 - U");
            continue;
        }
        const int halves = result_of(a, b, round);
        points += halves;
        bd_text_add(cells, "  %4d %c %c", reversed ? players - b : b + 1,
                    (a < b) == (round % 2 == 0) ? 'w' : 'b', "0=1"[halves]);
    }
    const int id = reversed ? players - a : a + 1;
    bd_text_add(text, "001 %4d m    Player%04d, Some Name%13s%4d ENG %11d 1990/01/01 %2d.%d %4d", id, id, "",
                2800 - a / 8, 400000 + id, points / 2, points % 2 * 5, id);
    bd_text_add_bytes(text, cells->bytes, cells->length);
    bd_text_add_char(text, '\n');
}

static bd_text make_file(bd_arena *arena, int players, bool reversed)
{
    bd_text text = bd_text_new(arena), cells = bd_text_new(arena);
    bd_text_add_string(&text, "012 Benchmark\n142 9\n152 W\n192 FIDE_DUTCH_2026\n");
    for (int a = 0; a < players; a++) add_player(&text, &cells, players, a, reversed);
    return text;
}

static double milliseconds(clock_t from, clock_t to) { return 1000.0 * (double)(to - from) / CLOCKS_PER_SEC; }

static bool run_once(const bd_text *file, measure *best)
{
    bd_arena *arena = bd_arena_new();
    bd_err err = {.status = BD_OK};
    bd_tournament *t;
    const clock_t start = clock();
    bd_status status = bd_trf_read(arena, "benchmark.trf", file->bytes, file->length, NULL, NULL, &t, &err);
    const clock_t middle = clock();
    const size_t arena_bytes = bd_arena_bytes(arena);
    bd_text out = bd_text_new(arena);
    if (status == BD_OK) status = bd_trf_write(t, NULL, &out, &err);
    const clock_t end = clock();
    bd_arena_free(arena);
    if (status != BD_OK) {
        (void)fprintf(stderr, "%s: %s\n", err.place, err.sentence);
        return false;
    }
    const double read_ms = milliseconds(start, middle), write_ms = milliseconds(middle, end);
    if (best->bytes == 0 || read_ms < best->read_ms) best->read_ms = read_ms;
    if (best->bytes == 0 || write_ms < best->write_ms) best->write_ms = write_ms;
    best->bytes = file->length;
    best->arena_bytes = arena_bytes;
    return true;
}

/* Slope of log y over log x by least squares. */
static double exponent(const double *x, const double *y, size_t count)
{
    double sx = 0, sy = 0, sxx = 0, sxy = 0;
    for (size_t i = 0; i < count; i++) {
        const double a = log(x[i]), b = log(y[i] > 0 ? y[i] : 1e-6);
        sx += a;
        sy += b;
        sxx += a * a;
        sxy += a * b;
    }
    const double n = (double)count;
    return (n * sxy - sx * sy) / (n * sxx - sx * sx);
}

static bool run_sizes(bool reversed, int repeats)
{
    static const int sizes[] = {100, 300, 1000, 3000, 9999};
    enum { SIZES = sizeof sizes / sizeof *sizes };
    double x[SIZES], reads[SIZES], writes[SIZES];
    (void)printf("numbers %s\n  players     bytes   read ms  write ms  arena MB\n",
                 reversed ? "against the order of the file" : "in order");
    for (size_t i = 0; i < SIZES; i++) {
        bd_arena *arena = bd_arena_new();
        const bd_text file = make_file(arena, sizes[i], reversed);
        measure best = {.bytes = 0};
        bool good = !file.failed;
        for (int k = 0; good && k < repeats; k++) good = run_once(&file, &best);
        bd_arena_free(arena);
        if (!good) return false;
        (void)printf("%9d %9zu %9.2f %9.2f %9.2f\n", sizes[i], best.bytes, best.read_ms, best.write_ms,
                     (double)best.arena_bytes / 1e6);
        x[i] = sizes[i];
        reads[i] = best.read_ms;
        writes[i] = best.write_ms;
    }
    (void)printf("  grows with players to the power of %.2f (read), %.2f (write)\n",
                 exponent(x, reads, SIZES), exponent(x, writes, SIZES));
    return true;
}

int main(int argc, char **argv)
{
    const int repeats = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 5;
    return run_sizes(false, repeats > 0 ? repeats : 1) && run_sizes(true, repeats > 0 ? repeats : 1) ? 0 : 1;
}
