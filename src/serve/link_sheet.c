#include "serve/link_sheet.h"

#include "base/base_words.h"
#include "io/tournament_file.h"
#include "serve/qr.h"
#include "serve/serve_words.h"

#include <stdio.h>
#include <string.h>

static const char sheet_head[] =
    "<!DOCTYPE html>\n<html lang=\"%s\"><head><meta charset=\"utf-8\"><title>%s</title><style>\n"
    "body{font:14px/20px system-ui,\"Liberation Sans\",Arial,sans-serif;margin:24px;color:#1d2125}\n"
    "h1{font-size:20px;line-height:28px}h2{font-size:16px;margin:24px 0 8px}\n"
    "ul{list-style:none;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:"
    "12px}\n"
    "li{border:1px dashed #8d8b83;padding:12px;break-inside:avoid;overflow-wrap:anywhere}\n"
    "li strong{display:block}li "
    "small{display:block;font-size:10px;line-height:14px}svg{display:block;width:160px;height:160px}\n"
    "section{break-before:page}section:first-of-type{break-before:auto}\n</style></head><body>\n";

/* Text of HTML. */
static void sheet_add_plain(bd_text *out, const char *text)
{
    for (; *text != '\0'; text++) {
        switch (*text) {
        case '<': bd_text_add_string(out, "&lt;"); break;
        case '&': bd_text_add_string(out, "&amp;"); break;
        default: bd_text_add_char(out, *text);
        }
    }
}

/* Modules as one path, with the quiet zone of four around it. */
static void sheet_add_code(bd_text *out, const bd_qr *qr)
{
    bd_text_add(out, "<svg viewBox=\"-4 -4 %d %d\" role=\"img\" aria-hidden=\"true\"><path d=\"",
                qr->size + 8, qr->size + 8);
    for (int r = 0; r < qr->size; r++)
        for (int c = 0; c < qr->size; c++)
            if (qr->dark[r][c]) bd_text_add(out, "M%d %dh1v1h-1z", c, r);
    bd_text_add_string(out, "\"/></svg>");
}

static bd_status sheet_add_link(bd_text *out, const char *origin, const bd_links *links, bd_role role,
                                int player, const char *who, const char *may, bd_err *err)
{
    char word[BD_LINK_SIZE], address[BD_GATE_NAME + BD_LINK_SIZE + 16];
    bd_qr qr;
    bd_links_word(links, role, player, word);
    (void)snprintf(address, sizeof address, "%s/%s/", origin, word);
    if (!bd_qr_of(address, &qr)) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(SERVE_ORIGIN_LONG), origin);
    bd_text_add_string(out, "<li><strong>");
    sheet_add_plain(out, who);
    bd_text_add_string(out, "</strong>");
    sheet_add_plain(out, may);
    sheet_add_code(out, &qr);
    bd_text_add_string(out, "<small>");
    sheet_add_plain(out, address);
    bd_text_add_string(out, "</small></li>\n");
    return BD_OK;
}

static bd_status sheet_add_players(bd_text *out, const char *origin, const bd_hall_event *event,
                                   const bd_tournament *tournament, bd_err *err)
{
    char who[160];
    bd_text_add(out, "<h2>%s</h2>\n<ul>\n", BD_SAY(SERVE_SHEET_PLAYERS));
    for (size_t i = 0; i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        (void)snprintf(who, sizeof who, "%.120s (%d)", card->name != NULL ? card->name : "", card->id);
        BD_TRY(sheet_add_link(out, origin, &event->links, BD_ROLE_PLAYER, card->id, who,
                              BD_SAY(SERVE_SHEET_PLAYER), err));
    }
    bd_text_add_string(out, "</ul>\n");
    return BD_OK;
}

static bd_status sheet_add_event(bd_text *out, const char *origin, const bd_hall_event *event, bd_err *err)
{
    const struct {
        bd_role role;
        const char *who, *may;
    } rows[] = {{BD_ROLE_ARBITER, BD_SAY(SERVE_ARBITER), BD_SAY(SERVE_SHEET_ARBITER)},
                {BD_ROLE_DESK, BD_SAY(SERVE_DESK), BD_SAY(SERVE_SHEET_DESK)},
                {BD_ROLE_SCREEN, BD_SAY(SERVE_SCREEN), BD_SAY(SERVE_SHEET_SCREEN)}};
    bd_tournament *tournament = NULL;
    BD_TRY(bd_tournament_read(out->arena, event->path, NULL, NULL, &tournament, err));
    bd_text_add_string(out, "<section><h1>");
    sheet_add_plain(out,
                    tournament->name != NULL && tournament->name[0] != '\0' ? tournament->name : event->name);
    bd_text_add_string(out, "</h1>\n<ul>\n");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        BD_TRY(sheet_add_link(out, origin, &event->links, rows[i].role, 0, rows[i].who, rows[i].may, err));
    bd_text_add_string(out, "</ul>\n");
    BD_TRY(sheet_add_players(out, origin, event, tournament, err));
    bd_text_add_string(out, "</section>\n");
    return BD_OK;
}

bd_status bd_link_sheet_add(bd_text *out, const bd_hall *hall, const char *origin, bd_err *err)
{
    bd_text_add(out, sheet_head, BD_SAY(BASE_PAGE_LANGUAGE), BD_SAY(SERVE_SHEET_TITLE));
    for (size_t i = 0; i < hall->count; i++) BD_TRY(sheet_add_event(out, origin, &hall->events[i], err));
    bd_text_add_string(out, "</body></html>\n");
    return BD_OK;
}
