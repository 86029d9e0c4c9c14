#include "lists/zip.h"

#include "lists/lists_words.h"

#include <string.h>

#ifdef BESTDRAW_SHEETS
#include <expat.h>
#include <stdint.h>
#include <zlib.h>

bool bd_zip_is_there(void) { return true; }

static uint32_t zip_number(const unsigned char *p, int bytes)
{
    uint32_t number = 0;
    for (int i = bytes - 1; i >= 0; i--) number = number << 8 | p[i];
    return number;
}

enum { ZIP_END_SIZE = 22, ZIP_ENTRY_SIZE = 46, ZIP_LOCAL_SIZE = 30 };

/* The end record stands behind everything, but for a comment. */
static const unsigned char *zip_find_end(const unsigned char *bytes, size_t length)
{
    for (size_t back = ZIP_END_SIZE; back <= length && back < 66000; back++)
        if (memcmp(bytes + length - back, "PK\5\6", 4) == 0) return bytes + length - back;
    return NULL;
}

static bd_status zip_unpack(bd_arena *arena, const char *file_name, const unsigned char *packed,
                            size_t packed_size, size_t size, const char **text, bd_err *err)
{
    /* zlib's header knows no const. NOLINTNEXTLINE(performance-no-int-to-ptr) */
    z_stream stream = {.next_in = (Bytef *)(uintptr_t)packed, .avail_in = (uInt)packed_size};
    char *out = bd_arena_room(arena, size + 1);
    if (out == NULL) BD_FAIL_MEMORY(err);
    stream.next_out = (Bytef *)out;
    stream.avail_out = (uInt)size + 1; /* one more: who needs it lied about the size */
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) BD_FAIL_MEMORY(err);
    const int done = inflate(&stream, Z_FINISH);
    const size_t made = size + 1 - stream.avail_out;
    (void)inflateEnd(&stream);
    if (done == Z_MEM_ERROR) BD_FAIL_MEMORY(err);
    if (done != Z_STREAM_END || made != size) BD_FAIL(err, BD_BAD_INPUT, file_name, BD_SAY(LIST_ZIP_DAMAGED));
    out[size] = '\0';
    *text = out;
    return BD_OK;
}

/* The file that an entry of the directory tells of. */
static bd_status zip_take(bd_arena *arena, const char *file_name, const unsigned char *bytes, size_t length,
                          const unsigned char *entry, const char **text, size_t *size, bd_err *err)
{
    const uint32_t flags = zip_number(entry + 8, 2), method = zip_number(entry + 10, 2);
    const size_t packed = zip_number(entry + 20, 4), at = zip_number(entry + 42, 4);
    *size = zip_number(entry + 24, 4);
    if (*size > BD_ZIP_LARGEST)
        BD_FAIL(err, BD_BAD_INPUT, file_name, BD_SAY(LIST_ZIP_LARGE), BD_ZIP_LARGEST >> 20);
    if (at > length || length - at < ZIP_LOCAL_SIZE || (flags & 1) != 0 ||
        memcmp(bytes + at, "PK\3\4", 4) != 0)
        BD_FAIL(err, BD_BAD_INPUT, file_name, BD_SAY(LIST_ZIP_DAMAGED));
    const size_t from = at + ZIP_LOCAL_SIZE + zip_number(bytes + at + 26, 2) + zip_number(bytes + at + 28, 2);
    if (from > length || packed > length - from || (method != 0 && method != 8) ||
        (method == 0 && packed != *size))
        BD_FAIL(err, BD_BAD_INPUT, file_name, BD_SAY(LIST_ZIP_DAMAGED));
    if (method == 8) return zip_unpack(arena, file_name, bytes + from, packed, *size, text, err);
    *text = bd_arena_copy_bytes(arena, (const char *)bytes + from, *size);
    if (*text == NULL) BD_FAIL_MEMORY(err);
    return BD_OK;
}

bd_status bd_zip_file(bd_arena *arena, const char *file_name, const char *text_bytes, size_t length,
                      const char *name, const char **text, size_t *size, bd_err *err)
{
    const unsigned char *bytes = (const unsigned char *)text_bytes, *end = zip_find_end(bytes, length);
    *text = NULL;
    *size = 0;
    if (end == NULL) BD_FAIL(err, BD_BAD_INPUT, file_name, BD_SAY(LIST_ZIP_DAMAGED));
    size_t at = zip_number(end + 16, 4);
    for (uint32_t left = zip_number(end + 10, 2); left > 0; left--) {
        if (at > length || length - at < ZIP_ENTRY_SIZE || memcmp(bytes + at, "PK\1\2", 4) != 0)
            BD_FAIL(err, BD_BAD_INPUT, file_name, BD_SAY(LIST_ZIP_DAMAGED));
        const unsigned char *entry = bytes + at;
        const size_t name_size = zip_number(entry + 28, 2);
        at += ZIP_ENTRY_SIZE + name_size + zip_number(entry + 30, 2) + zip_number(entry + 32, 2);
        if (at > length) BD_FAIL(err, BD_BAD_INPUT, file_name, BD_SAY(LIST_ZIP_DAMAGED));
        if (name_size == strlen(name) && memcmp(entry + ZIP_ENTRY_SIZE, name, name_size) == 0)
            return zip_take(arena, file_name, bytes, length, entry, text, size, err);
    }
    return BD_OK;
}

/* ---- XML ---- */

typedef struct xml_run {
    const bd_xml *told;
    XML_Parser parser;
    int depth;
    bool refused; /* a document type, or too deep */
} xml_run;

static const char *xml_local(const char *name)
{
    const char *colon = strrchr(name, ':');
    return colon != NULL ? colon + 1 : name;
}

static void xml_stop(xml_run *run)
{
    run->refused = true;
    (void)XML_StopParser(run->parser, XML_FALSE);
}

static void XMLCALL xml_begin(void *self, const XML_Char *name, const XML_Char **attributes)
{
    enum { DEEPEST = 200 };
    xml_run *run = self;
    if (++run->depth > DEEPEST) {
        xml_stop(run);
        return;
    }
    run->told->begin(run->told->self, xml_local(name), (const char **)attributes);
    if (run->told->failed(run->told->self)) (void)XML_StopParser(run->parser, XML_FALSE);
}

static void XMLCALL xml_end(void *self, const XML_Char *name)
{
    xml_run *run = self;
    run->depth--;
    if (!run->refused) run->told->end(run->told->self, xml_local(name));
}

static void XMLCALL xml_text(void *self, const XML_Char *text, int length)
{
    xml_run *run = self;
    if (!run->refused) run->told->text(run->told->self, text, (size_t)length);
}

static void XMLCALL xml_doctype(void *self, const XML_Char *name, const XML_Char *system,
                                const XML_Char *public_id, int internal)
{
    (void)name, (void)system, (void)public_id, (void)internal;
    xml_stop(self);
}

bd_status bd_xml_read(const char *file_name, const char *part, const char *text, size_t length,
                      const bd_xml *xml, bd_err *err)
{
    xml_run run = {.told = xml, .parser = XML_ParserCreate(NULL)};
    if (run.parser == NULL) BD_FAIL_MEMORY(err);
    XML_SetUserData(run.parser, &run);
    XML_SetElementHandler(run.parser, xml_begin, xml_end);
    XML_SetCharacterDataHandler(run.parser, xml_text);
    XML_SetStartDoctypeDeclHandler(run.parser, xml_doctype);
    const enum XML_Status status = XML_Parse(run.parser, text, (int)length, 1);
    const unsigned long line = (unsigned long)XML_GetCurrentLineNumber(run.parser);
    const enum XML_Error error = XML_GetErrorCode(run.parser);
    XML_ParserFree(run.parser);
    if (xml->failed(xml->self) || error == XML_ERROR_NO_MEMORY) BD_FAIL_MEMORY(err);
    if (run.refused) BD_FAIL(err, BD_BAD_INPUT, file_name, BD_SAY(LIST_XML_REFUSED), part, line);
    if (status != XML_STATUS_OK) BD_FAIL(err, BD_BAD_INPUT, file_name, BD_SAY(LIST_XML_DAMAGED), part, line);
    return BD_OK;
}

const char *bd_xml_attribute(const char **attributes, const char *name)
{
    for (; *attributes != NULL; attributes += 2)
        if (strcmp(xml_local(attributes[0]), name) == 0) return attributes[1];
    return NULL;
}

#else /* a target without zlib and expat */

bool bd_zip_is_there(void) { return false; }

bd_status bd_zip_file(bd_arena *arena, const char *file_name, const char *bytes, size_t length,
                      const char *name, const char **text, size_t *size, bd_err *err)
{
    (void)arena, (void)bytes, (void)length, (void)name, (void)text, (void)size;
    BD_FAIL(err, BD_BAD_INPUT, file_name, BD_SAY(LIST_NO_SHEETS));
}

bd_status bd_xml_read(const char *file_name, const char *part, const char *text, size_t length,
                      const bd_xml *xml, bd_err *err)
{
    (void)part, (void)text, (void)length, (void)xml;
    BD_FAIL(err, BD_BAD_INPUT, file_name, BD_SAY(LIST_NO_SHEETS));
}

const char *bd_xml_attribute(const char **attributes, const char *name)
{
    (void)attributes, (void)name;
    return NULL;
}
#endif

bool bd_zip_is(const char *bytes, size_t length) { return length >= 4 && memcmp(bytes, "PK\3\4", 4) == 0; }
