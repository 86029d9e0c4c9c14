/* The program bestdraw. */
#include "cli/run.h"
#include "os/process.h"

#include <stdio.h>

int main(int argc, char **argv)
{
    bd_os_begin(&argc, &argv);
    bd_os_guard_streams();
    return bd_cli_run(argc, argv, stdout, stderr);
}
