/* Wishes: what the arbiter asked of one draw beyond the rules, in words.
 *
 * A draw is proved best for its options and for no others, so whoever says "proved" names them. A lot (the
 * seed, the colour at the top) is no wish: it has to fall somehow, and the rules ask for it. */
#include "rulebook/options/draw_options.h"
#include "rulebook/options/options_words.h"

enum { NAMED = 8 }; /* of one kind */

bool bd_wishes_any(const bd_draw_options *options)
{
    return options != NULL &&
           (options->allow_repeats || options->bye != 0 || options->sit_out != 0 ||
            options->asked.kind != BD_ASKED_NOTHING || options->forbid_count > 0 ||
            options->fixed_count > 0 || options->setting_count > 0 || options->priority_count > 0 ||
            options->written_count > 0 || options->keep_count > 0 || options->keep_after != NULL);
}

static void wishes_begin(bd_text *out, size_t begun)
{
    if (out->length > begun) bd_text_add_string(out, ", ");
}

static void wishes_end_list(bd_text *out, size_t count)
{
    if (count > NAMED) bd_text_add(out, BD_SAY_N(OPTIONS_WISH_MORE, count - NAMED), count - NAMED);
}

/* "1-8 5-6 and 3 more" */
static const char *wishes_list_pairs(bd_arena *arena, const bd_id_pair *pairs, size_t count)
{
    const char *list = "";
    bd_text text = bd_text_new(arena);
    for (size_t i = 0; i < count && i < NAMED; i++)
        bd_text_add(&text, "%s%d-%d", i > 0 ? " " : "", pairs[i].a, pairs[i].b);
    wishes_end_list(&text, count);
    return bd_text_finish(&text, &list, NULL) == BD_OK ? list : "";
}

static void wishes_add_settings(const bd_draw_options *options, size_t begun, bd_text *out)
{
    for (size_t i = 0; i < options->setting_count; i++) {
        wishes_begin(out, begun);
        bd_text_add(out, "%s=%s", options->settings[i].key, options->settings[i].text);
    }
}

static void wishes_add_priorities(const bd_draw_options *options, size_t begun, bd_text *out)
{
    const char *list = "";
    if (options->priority_count == 0) return;
    bd_text text = bd_text_new(out->arena);
    for (size_t i = 0; i < options->priority_count; i++)
        bd_text_add(&text, "%s%s", i > 0 ? " " : "", options->priorities[i]);
    if (bd_text_finish(&text, &list, NULL) != BD_OK) out->failed = true;
    wishes_begin(out, begun);
    bd_text_add(out, BD_SAY(OPTIONS_WISH_PRIORITIES), list);
}

/* Each in full: what it asks for is the claim. */
static void wishes_add_written(const bd_draw_options *options, size_t begun, bd_text *out)
{
    for (size_t i = 0; i < options->written_count; i++) {
        const bd_written *written = &options->written[i];
        const char *form = written->hard ? BD_SAY(OPTIONS_WISH_HARD) : BD_SAY(OPTIONS_WISH_SOFT);
        const char *rounds =
            written->hard ? BD_SAY(OPTIONS_WISH_HARD_ROUNDS) : BD_SAY(OPTIONS_WISH_SOFT_ROUNDS);
        wishes_begin(out, begun);
        if (written->first == 1 && written->last == BD_ROUNDS_MAX)
            bd_text_add(out, form, written->id, written->cost);
        else
            bd_text_add(out, rounds, written->id, written->first, written->last, written->cost);
    }
}

static void wishes_add_keep(const bd_draw_options *options, size_t begun, bd_text *out)
{
    size_t kept = 0;
    for (size_t i = 0; i < options->keep_count; i++) kept += !options->keep[i].open;
    if (options->keep_count > 0) {
        wishes_begin(out, begun);
        bd_text_add(out, BD_SAY_N(OPTIONS_WISH_KEEP, kept), kept);
    }
    if (options->keep_after != NULL) {
        wishes_begin(out, begun);
        bd_text_add(out, BD_SAY(OPTIONS_WISH_KEEP_AFTER), options->keep_after);
    }
}

static void wishes_add_asked(const bd_asked *asked, size_t begun, bd_text *out)
{
    if (asked->kind == BD_ASKED_NOTHING) return;
    wishes_begin(out, begun);
    switch (asked->kind) {
    case BD_ASKED_NOTHING: break;
    case BD_ASKED_WHITE: bd_text_add(out, BD_SAY(OPTIONS_WISH_WHITE), asked->id); break;
    case BD_ASKED_BLACK: bd_text_add(out, BD_SAY(OPTIONS_WISH_BLACK), asked->id); break;
    case BD_ASKED_FLOAT: bd_text_add(out, BD_SAY(OPTIONS_WISH_FLOAT), asked->id); break;
    case BD_ASKED_STAY: bd_text_add(out, BD_SAY(OPTIONS_WISH_STAY), asked->id); break;
    }
}

void bd_wishes_add(const bd_draw_options *options, bd_text *out)
{
    const size_t begun = out->length;
    BD_ASSERT(bd_wishes_any(options));
    if (options->fixed_count > 0)
        bd_text_add(out, BD_SAY(OPTIONS_WISH_PAIR),
                    wishes_list_pairs(out->arena, options->fixed, options->fixed_count));
    if (options->forbid_count > 0) {
        wishes_begin(out, begun);
        bd_text_add(out, BD_SAY(OPTIONS_WISH_FORBID),
                    wishes_list_pairs(out->arena, options->forbid, options->forbid_count));
    }
    if (options->bye != 0) {
        wishes_begin(out, begun);
        bd_text_add(out, BD_SAY(OPTIONS_WISH_BYE), options->bye);
    }
    if (options->sit_out != 0) {
        wishes_begin(out, begun);
        bd_text_add(out, BD_SAY(OPTIONS_WISH_SIT_OUT), options->sit_out);
    }
    wishes_add_asked(&options->asked, begun, out);
    if (options->allow_repeats) {
        wishes_begin(out, begun);
        bd_text_add_string(out, BD_SAY(OPTIONS_WISH_REPEATS));
    }
    wishes_add_settings(options, begun, out);
    wishes_add_priorities(options, begun, out);
    wishes_add_written(options, begun, out);
    wishes_add_keep(options, begun, out);
}
