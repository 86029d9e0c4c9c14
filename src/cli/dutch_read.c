/* The tournament file as a pairing engine takes it. */
#include "cards/card.h"
#include "cli/cli_words.h"
#include "cli/dutch.h"

#include "base/assert.h"
#include "io/tournament_file.h"
#include "os/files.h"

bool bd_dutch_colour_is_open(const bd_tournament *tournament)
{
    if (tournament->initial_colour != BD_NO_COLOUR) return false;
    for (size_t i = 0; i < tournament->card_count; i++)
        for (size_t k = 0; k < tournament->cards[i].history_count; k++)
            if (tournament->cards[i].history[k].colour != BD_NO_COLOUR) return false;
    return true;
}

bool bd_dutch_somebody_is_there(const bd_tournament *tournament, int round)
{
    for (size_t i = 0; i < tournament->card_count; i++)
        if (bd_card_is_present(tournament, &tournament->cards[i], round)) return true;
    return false;
}

bd_status bd_dutch_read(bd_dutch *dutch, bd_tournament **out, bd_err *err)
{
    BD_ASSERT(dutch->input != NULL);
    bd_file file;
    bd_context *context = dutch->context;
    if (!bd_os_is_readable(dutch->input)) BD_FAIL(err, BD_SYSTEM, dutch->input, BD_SAY(CLI_DUTCH_UNREADABLE));
    BD_TRY(bd_file_read(context->arena, dutch->input, BD_FILE_LIMIT, &file, err));
    /* Whatever is not JSON is TRF, however it begins. */
    const bd_file_format format = bd_format_of_content(file.text, file.length);
    const bool json = format == BD_FORMAT_JSON || format == BD_FORMAT_EVENT;
    const bd_read_options options = {
        .lenient = dutch->lenient, .engine = true, .format = json ? BD_FORMAT_JSON : BD_FORMAT_TRF};
    BD_TRY(bd_tournament_read_text(context->arena, dutch->input, file.text, file.length, &options,
                                   &dutch->warnings, out, err));
    if (dutch->baku && (*out)->acceleration_count == 0) (*out)->baku = true;
    return BD_OK;
}
