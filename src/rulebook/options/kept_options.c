/* Kept options: what a published draw was made with, together with what is asked for now. */
#include "rulebook/options/draw_options.h"

#include <string.h>

static bool kept_pair_names(const bd_id_pair *pair, int id) { return pair->a == id || pair->b == id; }

static bool kept_pair_is(const bd_id_pair *x, const bd_id_pair *y)
{
    return kept_pair_names(x, y->a) && kept_pair_names(x, y->b);
}

static bool kept_is_forbidden(const bd_draw_options *asked, const bd_id_pair *pair)
{
    for (size_t i = 0; i < asked->forbid_count; i++)
        if (kept_pair_is(&asked->forbid[i], pair)) return true;
    return false;
}

static bool kept_is_fixed(const bd_draw_options *asked, const bd_id_pair *pair)
{
    for (size_t i = 0; i < asked->fixed_count; i++)
        if (kept_pair_is(&asked->fixed[i], pair)) return true;
    return false;
}

/* Whether something else is asked for this player: a pair or the bye. */
static bool kept_has_a_place(const bd_draw_options *asked, int id)
{
    for (size_t i = 0; i < asked->fixed_count; i++)
        if (kept_pair_names(&asked->fixed[i], id)) return true;
    return id != 0 && asked->bye == id;
}

static bd_status kept_join_fixed(const bd_draw_options *kept, const bd_draw_options *asked, bd_arena *arena,
                                 bd_draw_options *out, bd_err *err)
{
    bd_id_pair *list;
    BD_NEW(list, arena, kept->fixed_count + asked->fixed_count, err);
    out->fixed_count = 0;
    for (size_t i = 0; i < asked->fixed_count; i++) list[out->fixed_count++] = asked->fixed[i];
    for (size_t i = 0; i < kept->fixed_count; i++) {
        const bd_id_pair *pair = &kept->fixed[i];
        if (!kept_has_a_place(asked, pair->a) && !kept_has_a_place(asked, pair->b) &&
            !kept_is_forbidden(asked, pair))
            list[out->fixed_count++] = *pair;
    }
    out->fixed = list;
    return BD_OK;
}

static bd_status kept_join_forbid(const bd_draw_options *kept, const bd_draw_options *asked, bd_arena *arena,
                                  bd_draw_options *out, bd_err *err)
{
    bd_id_pair *list;
    BD_NEW(list, arena, kept->forbid_count + asked->forbid_count, err);
    out->forbid_count = 0;
    for (size_t i = 0; i < asked->forbid_count; i++) list[out->forbid_count++] = asked->forbid[i];
    for (size_t i = 0; i < kept->forbid_count; i++)
        if (!kept_is_fixed(asked, &kept->forbid[i])) list[out->forbid_count++] = kept->forbid[i];
    out->forbid = list;
    return BD_OK;
}

static bool kept_has_setting(const bd_draw_options *asked, const char *key)
{
    for (size_t i = 0; i < asked->setting_count; i++)
        if (strcmp(asked->settings[i].key, key) == 0) return true;
    return false;
}

static bd_status kept_join_settings(const bd_draw_options *kept, const bd_draw_options *asked,
                                    bd_arena *arena, bd_draw_options *out, bd_err *err)
{
    bd_setting *list;
    BD_NEW(list, arena, kept->setting_count + asked->setting_count, err);
    out->setting_count = 0;
    for (size_t i = 0; i < asked->setting_count; i++) list[out->setting_count++] = asked->settings[i];
    for (size_t i = 0; i < kept->setting_count; i++)
        if (!kept_has_setting(asked, kept->settings[i].key)) list[out->setting_count++] = kept->settings[i];
    out->settings = list;
    return BD_OK;
}

bd_status bd_kept_options_join(const bd_draw_options *kept, const bd_draw_options *asked, bd_arena *arena,
                               bd_draw_options *out, bd_err *err)
{
    *out = *kept;
    if (asked->seed != 0) out->seed = asked->seed;
    if (asked->top_colour != BD_NO_COLOUR) out->top_colour = asked->top_colour;
    out->allow_repeats = kept->allow_repeats || asked->allow_repeats;
    if (asked->bye != 0) out->bye = asked->bye;
    if (asked->bye == 0 && kept_has_a_place(asked, kept->bye)) out->bye = 0;
    if (asked->sit_out != 0) out->sit_out = asked->sit_out;
    if (asked->priority_count > 0) {
        out->priorities = asked->priorities;
        out->priority_count = asked->priority_count;
    }
    if (asked->written_count > 0) {
        out->written = asked->written;
        out->written_count = asked->written_count;
    }
    BD_TRY(kept_join_fixed(kept, asked, arena, out, err));
    BD_TRY(kept_join_forbid(kept, asked, arena, out, err));
    return kept_join_settings(kept, asked, arena, out, err);
}
