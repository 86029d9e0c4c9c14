#include "simulate/run_log.h"

#include "base/base_words.h"
#include "os/files.h"
#include "simulate/simulate_words.h"

#include <errno.h>
#include <string.h>

enum { LINES_BETWEEN_SYNCS = 64 };

static bd_status run_log_write_all(const bd_run_log *journal, const char *bytes, size_t count, bd_err *err)
{
    if (!bd_os_write(journal->descriptor, bytes, count))
        BD_FAIL(err, BD_SYSTEM, journal->path, BD_SAY(SIMULATE_WRITING_FAILS), strerror(errno));
    return BD_OK;
}

static bd_status run_log_take_lock(const bd_run_log *journal, bd_err *err)
{
    switch (bd_os_lock_open(journal->descriptor)) {
    case BD_OS_GOT_IT: return BD_OK;
    case BD_OS_TAKEN: BD_FAIL(err, BD_SYSTEM, journal->path, BD_SAY(SIMULATE_OTHER_PROCESS));
    case BD_OS_REFUSED: break;
    }
    BD_FAIL(err, BD_SYSTEM, journal->path, BD_SAY(SIMULATE_NOT_LOCKED), strerror(errno));
}

/* The first line of a file, as this program writes it; two series are the same when theirs are. */
static bd_status run_log_first_line(bd_arena *arena, const bd_series *series, bool times, const char **out,
                                    bd_err *err)
{
    bd_text text = bd_text_new(arena);
    bd_line_add_series(series, times ? "simulation-times/1" : "simulation/1", &text);
    return bd_text_finish(&text, out, err);
}

static bd_status run_log_replay(bd_run_log *journal, int first, int end, bool *done, void *self,
                                bd_status (*take)(void *self, const bd_trial *trial, bd_err *err),
                                bd_err *err)
{
    bd_reel *reel = &journal->reel;
    const char *first_line;
    if (reel->empty) return BD_OK;
    BD_TRY(run_log_first_line(journal->scratch, journal->series, journal->times, &first_line, err));
    if (reel->length + 1 != strlen(first_line) || memcmp(reel->line, first_line, reel->length) != 0)
        BD_FAIL(err, BD_BAD_INPUT, journal->path, BD_SAY(SIMULATE_OTHER_OPTIONS));
    for (bool found;;) {
        BD_TRY(bd_reel_next(reel, &found, err));
        if (!found) return BD_OK;
        const int number = reel->trial.number;
        if (number < first || number >= end)
            BD_FAIL(err, BD_BAD_INPUT, journal->path, BD_SAY(SIMULATE_NOT_IN_PART), number, first, end - 1);
        if (done[number - first] && !journal->times)
            BD_FAIL(err, BD_BAD_INPUT, journal->path, BD_SAY(SIMULATE_TWICE), number);
        done[number - first] = true;
        if (take != NULL) BD_TRY(take(self, &reel->trial, err));
    }
}

/* What is whole stays; the next line is written after it. */
static bd_status run_log_go_on(bd_run_log *journal, bd_err *err)
{
    const char *first_line;
    if (!bd_os_cut(journal->descriptor, journal->reel.end))
        BD_FAIL(err, BD_SYSTEM, journal->path, BD_SAY(SIMULATE_NOT_CUT), strerror(errno));
    if (!journal->reel.empty) return BD_OK;
    BD_TRY(run_log_first_line(journal->scratch, journal->series, journal->times, &first_line, err));
    return run_log_write_all(journal, first_line, strlen(first_line), err);
}

bd_status bd_run_log_open(bd_arena *arena, const char *path, const bd_series *series, bool times, int first,
                          int end, bool *done, void *self,
                          bd_status (*take)(void *self, const bd_trial *trial, bd_err *err), bd_run_log *out,
                          bd_err *err)
{
    *out = (bd_run_log){.series = series, .path = path, .times = times};
    out->descriptor = bd_os_open(path, BD_OS_APPEND);
    if (out->descriptor < 0) BD_FAIL(err, BD_SYSTEM, path, BD_SAY(SIMULATE_NOT_WRITTEN), strerror(errno));
    bd_status status = run_log_take_lock(out, err);
    out->scratch = bd_arena_new();
    if (status == BD_OK && out->scratch == NULL)
        status = bd_err_set(err, BD_NO_MEMORY, __FILE__, __LINE__, NULL, BD_SAY(BASE_NO_MEMORY));
    if (status == BD_OK) status = bd_reel_open(arena, path, &out->reel, err);
    if (status == BD_OK) status = run_log_replay(out, first, end, done, self, take, err);
    if (status == BD_OK) status = run_log_go_on(out, err);
    if (status != BD_OK) (void)bd_run_log_close(out, NULL);
    return status;
}

bd_status bd_run_log_add(bd_run_log *journal, const bd_trial *trial, bd_err *err)
{
    const bd_arena_mark mark = bd_arena_here(journal->scratch);
    bd_text line = bd_text_new(journal->scratch);
    const char *text;
    if (journal->times)
        bd_line_add_times(journal->series, trial, &line);
    else
        bd_line_add_trial(journal->series, trial, &line);
    bd_status status = bd_text_finish(&line, &text, err);
    if (status == BD_OK) status = run_log_write_all(journal, text, line.length, err);
    bd_arena_back_to(journal->scratch, mark);
    if (status == BD_OK && ++journal->unsynced >= LINES_BETWEEN_SYNCS) {
        (void)bd_os_flush(journal->descriptor);
        journal->unsynced = 0;
    }
    return status;
}

bd_status bd_run_log_close(bd_run_log *journal, bd_err *err)
{
    if (journal->series == NULL || journal->descriptor < 0) return BD_OK;
    /* A pipe or a terminal cannot be synchronised; a full disk is told here at the latest. */
    const bool bad = !bd_os_flush(journal->descriptor) && errno != EINVAL && errno != EROFS;
    const int why = errno;
    const bool unclosed = !bd_os_close(journal->descriptor);
    bd_reel_close(&journal->reel);
    bd_arena_free(journal->scratch);
    journal->scratch = NULL;
    journal->descriptor = -1;
    if (bad || unclosed)
        BD_FAIL(err, BD_SYSTEM, journal->path, BD_SAY(SIMULATE_WRITING_FAILS), strerror(bad ? why : errno));
    return BD_OK;
}

/* Where the line of a tournament stands. */
typedef struct found_line {
    uint64_t digest; /* of its bytes; 0: not found yet */
    size_t file, length;
    long long start;
} found_line;

typedef struct merger {
    bd_arena *arena;
    bd_merged *out;
    const char *const *paths;
    found_line *lines; /* by tournament */
    bool *timed;
    const char *header; /* of the first file, as that of trials */
} merger;

/* FNV-1a: lines that differ by chance or by another version of the program are told apart. */
static uint64_t merge_digest_of(const char *bytes, size_t count)
{
    uint64_t digest = 14695981039346656037u;
    for (size_t i = 0; i < count; i++) digest = (digest ^ (unsigned char)bytes[i]) * 1099511628211u;
    return digest == 0 ? 1 : digest;
}

/* The first file says what series it is; the others are of the same. */
static bd_status merge_accept_series(merger *m, const bd_reel *reel, bd_err *err)
{
    const char *header;
    BD_TRY(run_log_first_line(m->arena, &reel->series, false, &header, err));
    if (m->header != NULL && strcmp(header, m->header) != 0)
        BD_FAIL(err, BD_BAD_INPUT, reel->path, BD_SAY(SIMULATE_OTHER_SERIES));
    if (m->header != NULL) return BD_OK;
    m->header = header;
    m->out->series = reel->series;
    BD_TRY(bd_totals_new(m->arena, &m->out->series, &m->out->totals, err));
    BD_NEW(m->lines, m->arena, reel->series.tournaments, err);
    BD_NEW(m->timed, m->arena, reel->series.tournaments, err);
    return BD_OK;
}

static bd_status merge_take_trial(merger *m, size_t file, const bd_reel *reel, bd_err *err)
{
    found_line *line = &m->lines[reel->trial.number];
    const uint64_t digest = merge_digest_of(reel->line, reel->length);
    if (line->digest == digest) return BD_OK;
    if (line->digest != 0)
        BD_FAIL(err, BD_BAD_INPUT, reel->path, BD_SAY(SIMULATE_DIFFERS), reel->trial.number,
                m->paths[line->file]);
    *line = (found_line){.digest = digest, .file = file, .length = reel->length, .start = reel->start};
    return bd_totals_add(&m->out->totals, &reel->trial, err);
}

static bd_status merge_take_lines(merger *m, size_t file, bd_reel *reel, bd_err *err)
{
    if (reel->empty) return BD_OK;
    BD_TRY(merge_accept_series(m, reel, err));
    for (bool found;;) {
        BD_TRY(bd_reel_next(reel, &found, err));
        if (!found) return BD_OK;
        const int number = reel->trial.number;
        if (!reel->times) BD_TRY(merge_take_trial(m, file, reel, err));
        if (reel->times && !m->timed[number]) bd_totals_add_times(&m->out->totals, &reel->trial);
        m->timed[number] = m->timed[number] || reel->times;
    }
}

static bd_status merge_take_file(merger *m, size_t file, bd_err *err)
{
    bd_reel reel;
    BD_TRY(bd_reel_open(m->arena, m->paths[file], &reel, err));
    const bd_status status = merge_take_lines(m, file, &reel, err);
    bd_reel_close(&reel);
    return status;
}

static bool merge_copy_line(FILE *from, FILE *to, const found_line *line, char *buffer)
{
    if (fseeko(from, (off_t)line->start, SEEK_SET) != 0 ||
        fread(buffer, 1, line->length, from) != line->length)
        return false;
    return fwrite(buffer, 1, line->length, to) == line->length && putc('\n', to) != EOF;
}

/* All lines in the order of the tournaments; files are read again where their lines stand. */
static bool merge_copy_lines(const merger *m, FILE *to, char *buffer)
{
    FILE *from = NULL;
    size_t open_file = SIZE_MAX;
    bool fine = fputs(m->header, to) != EOF;
    for (int k = 0; k < m->out->series.tournaments && fine; k++) {
        const found_line *line = &m->lines[k];
        if (line->digest == 0) continue;
        if (line->file != open_file) {
            if (from != NULL) (void)fclose(from);
            from = bd_os_stream(m->paths[line->file], "rb");
            open_file = line->file;
        }
        fine = from != NULL && merge_copy_line(from, to, line, buffer);
    }
    if (from != NULL) (void)fclose(from);
    return fine;
}

/* Beside the output first, then in its place: it may be one of the files that are read. */
static bd_status merge_write_output(const merger *m, const char *output, bd_err *err)
{
    char *buffer;
    BD_NEW(buffer, m->arena, BD_LINE_MAX, err);
    bd_text fresh = bd_text_new(m->arena);
    const char *path;
    bd_text_add(&fresh, "%s.new", output);
    BD_TRY(bd_text_finish(&fresh, &path, err));
    FILE *to = bd_os_stream(path, "wb");
    if (to == NULL) BD_FAIL(err, BD_SYSTEM, path, BD_SAY(SIMULATE_NOT_WRITTEN), strerror(errno));
    bool fine = merge_copy_lines(m, to, buffer);
    int why = errno;
    if (fclose(to) != 0) {
        fine = false;
        why = errno;
    }
    if (fine && bd_os_move(path, output)) return BD_OK;
    if (fine) why = errno;
    (void)bd_os_remove(path);
    BD_FAIL(err, BD_SYSTEM, output, BD_SAY(SIMULATE_NOT_WRITTEN), strerror(why));
}

bd_status bd_merge_files(bd_arena *arena, const char *const *paths, size_t count, const char *output,
                         bd_merged *out, bd_err *err)
{
    merger m = {.arena = arena, .out = out, .paths = paths};
    *out = (bd_merged){.missing = 0};
    for (size_t i = 0; i < count; i++) BD_TRY(merge_take_file(&m, i, err));
    if (m.header == NULL || out->totals.tournaments == 0)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(SIMULATE_NOTHING));
    out->first_missing = -1;
    for (int k = out->series.tournaments - 1; k >= 0; k--) {
        out->missing += m.lines[k].digest == 0;
        if (m.lines[k].digest == 0) out->first_missing = k;
    }
    BD_TRY(bd_totals_finish(&out->totals, err));
    return output != NULL ? merge_write_output(&m, output, err) : BD_OK;
}
