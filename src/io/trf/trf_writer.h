/* What the parts of the TRF writer share: trf_write.c writes the players and calls the others, records are
 * written in trf_write_records.c, of byes found by trf_byes.c, and trf_losses.c tells what got lost. */
#ifndef BD_IO_TRF_TRF_WRITER_H
#define BD_IO_TRF_TRF_WRITER_H

#include "io/format.h"
#include "io/trf/trf.h"

typedef struct bd_trf_writer {
    const bd_tournament *t;
    bd_warnings *warnings;
    bd_text *out;
    bd_err *err;
    int next_round;
    size_t next_card; /* the first player not written yet */
    /* How often something did not fit. */
    size_t long_texts, large_grades, estimates, unknown_byes, large_points, untold_matches, untold_defaults;
} bd_trf_writer;

/* The fields of a record 001 before its rounds. */
void bd_trf_write_player_fields(bd_trf_writer *w, const bd_card *card, int halves);

bd_status bd_trf_write_byes(bd_trf_writer *w);
void bd_trf_write_points(bd_trf_writer *w, const char *tag);
void bd_trf_write_acceleration(bd_trf_writer *w, const char *tag);
void bd_trf_write_forbidden(bd_trf_writer *w, const char *tag);
void bd_trf_write_abnormal(bd_trf_writer *w);

/* One warning for each kind of thing that has no place in a TRF file. */
void bd_trf_tell_losses(bd_trf_writer *w);

/* Points as "1.5" when that fits in `columns`, else as "150"; false when nothing fits. */
bool bd_trf_print_points(int halves, int columns, char *buffer, size_t size);

/* The byes to come that a file tells in records 240: those arranged, and the rounds before a late entry,
 * after a withdrawal and of those who do not attend, for which TRF has no other words. */
typedef struct bd_trf_bye_line {
    int round;
    bd_entry_kind kind;
    size_t card; /* index */
} bd_trf_bye_line;

typedef struct bd_trf_byes {
    bd_trf_bye_line *items; /* by round, kind, card */
    size_t count, capacity;
    size_t withdrawn, joined, absent; /* cards whose state had to be told as byes */
} bd_trf_byes;

bd_status bd_trf_byes_of(bd_arena *arena, const bd_tournament *tournament, bd_trf_byes *out, bd_err *err);

#endif
