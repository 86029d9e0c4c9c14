#include "ratings/list_source.h"

#include "base/assert.h"
#include "os/files.h"
#include "ratings/ratings_words.h"

#include <errno.h>
#include <stdint.h>
#include <string.h>
#include <zlib.h>

enum {
    SOURCE_PIECE = 256 * 1024,
    ZIP_HEAD = 30,
    ZIP_STORED = 0,
    ZIP_DEFLATED = 8,
    ZIP_ENCRYPTED = 1,
    ZIP_SIZE_LATER = 8
};

/* Far more than the largest list has. */
static const uint64_t source_most = (uint64_t)4 << 30;

typedef struct list_source {
    const char *path;
    int file;
    bd_list_sink *sink;
    void *self;
    char *in, *out;  /* pieces */
    size_t at, have; /* of `in`, not yet used */
    uint64_t given;
    bd_err *err;
} list_source;

static bd_status source_fill(list_source *s)
{
    s->at = 0;
    if (bd_os_read(s->file, s->in, SOURCE_PIECE, &s->have)) return BD_OK;
    BD_FAIL(s->err, BD_BAD_INPUT, s->path, "%s", strerror(errno));
}

/* The next bytes, which may lie in two pieces. */
static bd_status source_take(list_source *s, unsigned char *bytes, size_t count, bool *whole)
{
    *whole = false;
    for (size_t i = 0; i < count; i++) {
        if (s->at == s->have) BD_TRY(source_fill(s));
        if (s->have == 0) return BD_OK;
        if (bytes != NULL) bytes[i] = (unsigned char)s->in[s->at];
        s->at++;
    }
    *whole = true;
    return BD_OK;
}

static bd_status source_give(list_source *s, const char *bytes, size_t length)
{
    s->given += length;
    if (s->given > source_most) BD_FAIL(s->err, BD_BAD_INPUT, s->path, BD_SAY(RATINGS_TOO_LARGE));
    return length > 0 ? s->sink(s->self, bytes, length, s->err) : BD_OK;
}

static unsigned source_number(const unsigned char *at, int bytes)
{
    unsigned number = 0;
    for (int i = bytes; i > 0; i--) number = number << 8 | at[i - 1];
    return number;
}

static bd_status source_inflate(list_source *s, z_stream *z)
{
    int code = Z_OK;
    while (code != Z_STREAM_END) {
        if (s->at == s->have) BD_TRY(source_fill(s));
        if (s->have == 0) BD_FAIL(s->err, BD_BAD_INPUT, s->path, BD_SAY(RATINGS_BAD_ZIP));
        z->next_in = (unsigned char *)s->in + s->at;
        z->avail_in = (uInt)(s->have - s->at);
        z->next_out = (unsigned char *)s->out;
        z->avail_out = SOURCE_PIECE;
        code = inflate(z, Z_NO_FLUSH);
        if (code != Z_OK && code != Z_STREAM_END)
            BD_FAIL(s->err, BD_BAD_INPUT, s->path, BD_SAY(RATINGS_BAD_ZIP));
        s->at = s->have - z->avail_in;
        BD_TRY(source_give(s, s->out, SOURCE_PIECE - z->avail_out));
    }
    return BD_OK;
}

static bd_status source_copy(list_source *s, uint64_t left)
{
    while (left > 0) {
        if (s->at == s->have) BD_TRY(source_fill(s));
        if (s->have == 0) BD_FAIL(s->err, BD_BAD_INPUT, s->path, BD_SAY(RATINGS_BAD_ZIP));
        const size_t piece = s->have - s->at < left ? s->have - s->at : (size_t)left;
        BD_TRY(source_give(s, s->in + s->at, piece));
        s->at += piece;
        left -= piece;
    }
    return BD_OK;
}

/* The first file: its head, then its bytes. What stands behind is not asked. */
static bd_status source_unzip(list_source *s)
{
    unsigned char head[ZIP_HEAD] = {0};
    bool whole = false;
    BD_TRY(source_take(s, head, sizeof head, &whole));
    const unsigned flags = source_number(head + 6, 2), method = source_number(head + 8, 2);
    if (whole)
        BD_TRY(source_take(s, NULL, source_number(head + 26, 2) + source_number(head + 28, 2), &whole));
    const bool known = method == ZIP_DEFLATED || (method == ZIP_STORED && (flags & ZIP_SIZE_LATER) == 0);
    if (!whole || (flags & ZIP_ENCRYPTED) != 0 || !known)
        BD_FAIL(s->err, BD_BAD_INPUT, s->path, BD_SAY(RATINGS_BAD_ZIP));
    if (method == ZIP_STORED) return source_copy(s, source_number(head + 18, 4));
    z_stream z = {.zalloc = Z_NULL};
    if (inflateInit2(&z, -MAX_WBITS) != Z_OK) BD_FAIL_MEMORY(s->err);
    const bd_status status = source_inflate(s, &z);
    (void)inflateEnd(&z);
    return status;
}

static bd_status source_read_all(list_source *s)
{
    BD_TRY(source_fill(s));
    if (s->have >= 4 && memcmp(s->in, "PK\3\4", 4) == 0) return source_unzip(s);
    while (s->have > 0) {
        BD_TRY(source_give(s, s->in, s->have));
        BD_TRY(source_fill(s));
    }
    return BD_OK;
}

bd_status bd_list_source_read(bd_arena *arena, const char *path, bd_list_sink *sink, void *self, bd_err *err)
{
    list_source s = {.path = path, .sink = sink, .self = self, .err = err};
    s.in = bd_arena_room(arena, SOURCE_PIECE);
    s.out = bd_arena_room(arena, SOURCE_PIECE);
    if (s.in == NULL || s.out == NULL) BD_FAIL_MEMORY(err);
    s.file = bd_os_open(path, BD_OS_READ);
    if (s.file < 0) BD_FAIL(err, BD_BAD_INPUT, path, "%s", strerror(errno));
    const bd_status status = source_read_all(&s);
    (void)bd_os_close(s.file);
    return status;
}
