/* XML: FIDE's lists as <playerslist><player>...; one element a field. */
#include "ratings/list_reader.h"

#include "ratings/ratings_words.h"

#include <limits.h>
#include <string.h>

static const struct {
    const char *element;
    int field;
} element_fields[] = {
    {"fideid", BD_LIST_NUMBER},   {"name", BD_LIST_NAME},          {"country", BD_LIST_FEDERATION},
    {"sex", BD_LIST_SEX},         {"title", BD_LIST_TITLE},        {"w_title", BD_LIST_WOMANS_TITLE},
    {"rating", BD_LIST_STANDARD}, {"rapid_rating", BD_LIST_RAPID}, {"blitz_rating", BD_LIST_BLITZ},
    {"birthday", BD_LIST_BIRTH},  {"flag", BD_LIST_FLAG}};

static void element_begin(void *self, const XML_Char *name, const XML_Char **attributes)
{
    bd_list_reader *r = self;
    (void)attributes;
    r->element = -1;
    for (size_t i = 0; i < sizeof element_fields / sizeof *element_fields; i++)
        if (strcmp(element_fields[i].element, name) == 0) r->element = element_fields[i].field;
    if (r->element == BD_LIST_STANDARD && r->one_kind) r->element = r->kind;
    if (r->element >= 0) r->line.length = 0;
}

static void element_text(void *self, const XML_Char *bytes, int length)
{
    bd_list_reader *r = self;
    if (r->element >= 0) bd_text_add_bytes(&r->line, bytes, (size_t)length);
}

static bd_status element_player_ends(bd_list_reader *r)
{
    if (r->line.failed) BD_FAIL_MEMORY(r->err);
    return bd_list_player_ends(r);
}

static void element_end(void *self, const XML_Char *name)
{
    bd_list_reader *r = self;
    if (r->element >= 0 && r->line.length > 0) bd_list_value(r, r->element, r->line.bytes, r->line.length);
    r->element = -1;
    if (strcmp(name, "player") != 0) return;
    r->lines++;
    r->status = element_player_ends(r);
    if (r->status != BD_OK) (void)XML_StopParser(r->xml, XML_FALSE);
}

/* No list defines entities; what does is no list. */
static void element_entity(void *self, const XML_Char *name, int is_parameter, const XML_Char *value,
                           int length, const XML_Char *base, const XML_Char *system, const XML_Char *public,
                           const XML_Char *notation)
{
    bd_list_reader *r = self;
    (void)name, (void)is_parameter, (void)value, (void)length;
    (void)base, (void)system, (void)public, (void)notation;
    (void)XML_StopParser(r->xml, XML_FALSE);
}

static bd_status element_open(bd_list_reader *r)
{
    r->xml = XML_ParserCreate(NULL);
    if (r->xml == NULL) BD_FAIL_MEMORY(r->err);
    r->list = "fide";
    r->one_kind = bd_list_is_named(r, "rapid") || bd_list_is_named(r, "blitz");
    r->kind = bd_list_is_named(r, "rapid") ? BD_LIST_RAPID : BD_LIST_BLITZ;
    XML_SetUserData(r->xml, r);
    XML_SetElementHandler(r->xml, element_begin, element_end);
    XML_SetCharacterDataHandler(r->xml, element_text);
    XML_SetEntityDeclHandler(r->xml, element_entity);
    return BD_OK;
}

bd_status bd_list_xml_take(bd_list_reader *r, const char *bytes, size_t length, bool last)
{
    if (r->xml == NULL) BD_TRY(element_open(r));
    if (XML_Parse(r->xml, bytes, (int)length, last) == XML_STATUS_OK) return BD_OK;
    if (r->status != BD_OK) return r->status;
    if (XML_GetErrorCode(r->xml) == XML_ERROR_NO_MEMORY) BD_FAIL_MEMORY(r->err);
    BD_FAIL(r->err, BD_BAD_INPUT, r->path, BD_SAY(RATINGS_BAD_XML),
            (long long)XML_GetCurrentLineNumber(r->xml), XML_ErrorString(XML_GetErrorCode(r->xml)));
}
