/* A program of somebody else's that uses the installed library. */
#include <bestdraw/bestdraw.h>

#include <stdio.h>

int main(int argc, char **argv)
{
    bestdraw_tournament *tournament = NULL;
    if (argc != 2) return 2;
    const bestdraw_status status = bestdraw_read_file(argv[1], 0, &tournament);
    if (status != BESTDRAW_OK)
        fprintf(stderr, "%s\n", tournament != NULL ? bestdraw_error(tournament) : "memory is exhausted");
    else
        printf("%zu players, round %d is next\n", bestdraw_player_count(tournament),
               bestdraw_next_round(tournament));
    bestdraw_tournament_free(tournament);
    return status != BESTDRAW_OK;
}
