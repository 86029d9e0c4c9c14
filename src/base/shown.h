/* Shown: text from files and command lines made safe to be seen.
 *
 * A name can hold more than letters: escape sequences that recolour or move what is on the screen, a carriage
 * return that overwrites the line, marks that turn the order of the letters round, bytes that are no UTF-8.
 * This is the one place where they become visible escapes, `\x1B` for a byte and `\u{202E}` for a character.
 * What has no such character is shown as it is. */
#ifndef BD_BASE_SHOWN_H
#define BD_BASE_SHOWN_H

#include "base/text.h"

/* Whether a character is never to be seen raw: C0 and C1 controls, DEL, separators of lines and paragraphs,
 * and what changes the direction of text. */
bool bd_is_hidden(uint32_t character);

/* The length of the longest beginning of bytes[0 .. count - 1] that can be shown as it is; what is in `keep`
 * ("\n", "\n\t") counts as fit to be shown. */
size_t bd_shown_prefix(const char *bytes, size_t count, const char *keep);

/* Puts the escape for the character or broken byte at bytes[0] into `escape`; returns how many bytes it
 * stands for. */
enum { BD_ESCAPE_SIZE = 16 };
size_t bd_shown_escape(const char *bytes, size_t count, char escape[BD_ESCAPE_SIZE]);

/* Adds the bytes with escapes for all that is not to be seen raw, except what is in `keep`. */
void bd_text_add_shown(bd_text *text, const char *bytes, size_t count, const char *keep);

/* The string with escapes: itself where nothing is to be escaped, else a copy in the arena; when memory is
 * exhausted a constant without any such character. */
const char *bd_shown(bd_arena *arena, const char *string);

/* The same for a message: into buffer, cut between characters where it does not fit; returns buffer. */
const char *bd_shown_message(const char *message, char *buffer, size_t size);

/* Cuts text, which may end inside a UTF-8 character because it was shortened, before that character. */
void bd_cut_at_character(char *text);

#endif
