/* Vectors as tables: one draw's values, or two draws' side by side (certify/vector.h). */
#ifndef BD_REPORT_PRINT_VECTOR_H
#define BD_REPORT_PRINT_VECTOR_H

#include "certify/vector.h"
#include "report/rows.h"

/* The values of one draw. */
bd_rows bd_vector_rows(const bd_vector *vector, bd_arena *arena);

/* Two draws side by side. */
typedef struct bd_vector_beside {
    const char *key;   /* of the other draw, for programs: "published" */
    const char *title; /* of its column: BD_ENGLISH of a word, or the id of a method */
    bool compared;     /* the first line that differs is marked */
    size_t end;        /* lines that are shown */
} bd_vector_beside;

bd_rows bd_vector_rows_beside(const bd_vector *vector, const bd_vector_beside *how, bd_arena *arena);

#endif
