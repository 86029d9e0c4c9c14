/* Report of the natural pairing beside a draw. */
#ifndef BD_REPORT_PRINT_NATURAL_H
#define BD_REPORT_PRINT_NATURAL_H

#include "base/terminal.h"
#include "base/text.h"
#include "report/writer.h"
#include "rulebook/round/natural.h"

void bd_natural_text(const bd_natural *boards, size_t count, const bd_terminal *terminal, bd_text *out);

/* The member "natural". */
void bd_natural_json(const bd_natural *boards, size_t count, bd_writer *json);

#endif
