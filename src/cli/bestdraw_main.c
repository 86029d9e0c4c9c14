/* The program bestdraw. */
#include "cli/run.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

/* A closed stdin, stdout or stderr would lend its number to the first file we open, and results would be
 * written into that file. What stands in its place is read-only, so that writing to it fails and is noticed.
 */
static void main_fill_closed_descriptors(void)
{
    int descriptor = 0;
    do {
        descriptor = open("/dev/null", O_RDONLY);
    } while (descriptor >= 0 && descriptor <= STDERR_FILENO);
    if (descriptor > STDERR_FILENO) (void)close(descriptor);
}

int main(int argc, char **argv)
{
    main_fill_closed_descriptors();
    /* A closed pipe shall be an error of writing, told like others, not a silent end. */
    (void)signal(SIGPIPE, SIG_IGN);
    return bd_cli_run(argc, argv, stdout, stderr);
}
