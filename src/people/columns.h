/* Columns: how many columns of a terminal a text takes. */
#ifndef BD_PEOPLE_COLUMNS_H
#define BD_PEOPLE_COLUMNS_H

#include "base/text.h"

/* 0 for combining marks, 2 for East Asian wide characters. */
int bd_width_of(uint32_t character);

/* Bytes that are not UTF-8 take one each. */
int bd_text_width(const char *string);

/* `string` cut or padded with spaces to exactly `columns` columns; cut text ends with "~". */
void bd_text_add_column(bd_text *text, const char *string, int columns, bool right);

#endif
