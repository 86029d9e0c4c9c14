/* The program bestdraw. */
#include "cli/command_line.h"
#include "os/process.h"
#ifdef BESTDRAW_RATINGS
#include "cli/rating_lists.h"
#endif
#ifdef BESTDRAW_SERVE
#include "cli/serve_call.h"
#endif

#include <stdio.h>

int main(int argc, char **argv)
{
    bd_os_begin(&argc, &argv);
    bd_os_guard_streams();
#ifdef BESTDRAW_RATINGS
    bd_rating_lists_by(&bd_ratings);
#endif
#ifdef BESTDRAW_SERVE
    bd_serve_call_by(bd_serve);
#endif
    return bd_cli_run(argc, argv, stdout, stderr);
}
