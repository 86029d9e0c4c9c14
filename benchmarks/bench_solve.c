/* How long the solver takes, by family and size: bench_solve [LARGEST [SEEDS [FAMILY]]]
 *
 * One line per family and size, columns separated by tabs: median and worst CPU seconds with all proofs,
 * memory (scratch, pairs included), and medians of what was done; then the growth exponent of the median time
 * between the smallest and the largest size. The certificate's size is estimated: about six characters a
 * number. */
#include "solve/solve.h"
#include "support/puzzle.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEEDS_MAX = 1000 };

typedef struct run {
    double seconds;
    double megabytes, stages, lps, columns, cuts, iterations, steps, certificate;
    size_t pairs;
    bool matched, proved;
} run;

static double certificate_kilobytes(const bd_certificate *c)
{
    size_t numbers = (size_t)c->nodes;
    for (size_t s = 0; s < c->set_count; s++) numbers += c->sets[s].count;
    for (size_t k = 0; k < c->stage_count; k++)
        numbers += 6 + 2 * (c->stages[k].node_count + c->stages[k].set_count);
    return 6.0 * (double)numbers / 1024;
}

static bd_status solve_one(bd_arena *arena, bd_puzzle_kind kind, int size, uint64_t seed, run *out,
                           bd_err *err)
{
    bd_puzzle puzzle;
    bd_stages stages;
    bd_solved solved;
    bd_solve_counts counts;
    const bd_solve_options options = {.prove_unique = true};
    BD_TRY(bd_puzzle_new(arena, kind, size, 1 + (int)(seed % 11), seed, &puzzle, err));
    BD_TRY(bd_puzzle_stages(&puzzle, arena, &stages, err));
    BD_TRY(
        bd_solve(arena, puzzle.nodes, puzzle.edges, puzzle.count, &stages, &options, &solved, &counts, err));
    *out = (run){.seconds = counts.cpu_seconds,
                 .megabytes = (double)(counts.peak_bytes + puzzle.count * sizeof(bd_edge)) / (1 << 20),
                 .stages = counts.stages,
                 .lps = counts.lps,
                 .columns = (double)counts.columns,
                 .cuts = counts.cuts,
                 .iterations = (double)counts.iterations,
                 .steps = (double)counts.steps,
                 .certificate = certificate_kilobytes(&solved.certificate),
                 .pairs = puzzle.count,
                 .matched = solved.certificate.outcome != BD_NO_MATCHING,
                 .proved = solved.certificate.outcome == BD_BEST};
    return BD_OK;
}

static int by_value(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

/* Median of the member at `offset` over the runs. */
static double median(const run *runs, int count, size_t offset)
{
    double values[SEEDS_MAX];
    for (int i = 0; i < count; i++) memcpy(&values[i], (const char *)&runs[i] + offset, sizeof values[i]);
    qsort(values, (size_t)count, sizeof *values, by_value);
    return values[count / 2];
}

#define MEDIAN(member) median(runs, count, offsetof(run, member))

static void print_line(bd_puzzle_kind kind, int size, const run *runs, int count)
{
    double worst = 0;
    int matched = 0, proved = 0;
    for (int i = 0; i < count; i++) {
        if (runs[i].seconds > worst) worst = runs[i].seconds;
        matched += runs[i].matched;
        proved += runs[i].proved;
    }
    printf("%s\t%d\t%zu\t%.4f\t%.4f\t%.1f\t%.0f\t%.0f\t%.0f\t%.0f\t%.0f\t%.0f\t%.1f\t%d/%d\n",
           bd_puzzle_name(kind), size, runs[0].pairs, MEDIAN(seconds), worst, MEDIAN(megabytes),
           MEDIAN(stages), MEDIAN(lps), MEDIAN(columns), MEDIAN(cuts), MEDIAN(iterations), MEDIAN(steps),
           MEDIAN(certificate), proved, matched);
    (void)fflush(stdout);
}

static int bench_family(bd_puzzle_kind kind, int largest, int seeds)
{
    static const int sizes[] = {50, 100, 200, 500, 1000, 2000, 5000};
    double first = 0, last = 0;
    int first_size = 0, last_size = 0;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes && sizes[i] <= largest; i++) {
        run runs[SEEDS_MAX] = {{0}};
        for (int seed = 0; seed < seeds; seed++) {
            bd_err err = {.sentence = ""};
            bd_arena *arena = bd_arena_new();
            const bd_status status =
                arena == NULL ? BD_NO_MEMORY
                              : solve_one(arena, kind, sizes[i], (uint64_t)seed + 1, &runs[seed], &err);
            bd_arena_free(arena);
            if (status == BD_OK) continue;
            (void)fprintf(stderr, "%s, %d nodes, seed %d: %s\n", bd_puzzle_name(kind), sizes[i], seed + 1,
                          err.sentence);
            return bd_status_exit_code(status);
        }
        print_line(kind, sizes[i], runs, seeds);
        last = median(runs, seeds, offsetof(run, seconds));
        last_size = sizes[i];
        if (first_size == 0 && sizes[i] >= 200) {
            first = last;
            first_size = sizes[i];
        }
    }
    if (first > 0 && last_size > first_size)
        printf("# %s: time grows as size ^ %.2f from %d to %d\n", bd_puzzle_name(kind),
               log(last / first) / log((double)last_size / first_size), first_size, last_size);
    return 0;
}

int main(int count, char **words)
{
    const int largest = count > 1 ? atoi(words[1]) : 1000, seeds = count > 2 ? atoi(words[2]) : 5;
    if (largest < 50 || seeds < 1 || seeds > SEEDS_MAX) {
        (void)fprintf(stderr, "usage: bench_solve [LARGEST (50 or more) [SEEDS (1 to %d) [FAMILY]]]\n",
                      (int)SEEDS_MAX);
        return 2;
    }
    printf("family\tsize\tpairs\tmedian_s\tworst_"
           "s\tmegabytes\tstages\tlps\tcolumns\tcuts\titerations\tsteps\tcertificate_kb\tproved\n");
    for (int kind = 0; kind < BD_PUZZLE_COUNT; kind++) {
        if (count > 3 && strcmp(words[3], bd_puzzle_name((bd_puzzle_kind)kind)) != 0) continue;
        const int code = bench_family((bd_puzzle_kind)kind, largest, seeds);
        if (code != 0) return code;
    }
    return 0;
}
