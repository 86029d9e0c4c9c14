#include "base/terminal.h"

#include <criterion/criterion.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

static void begin(void)
{
    unsetenv("COLUMNS");
    unsetenv("NO_COLOR");
    unsetenv("LC_ALL");
    unsetenv("LC_CTYPE");
    unsetenv("LANG");
    setenv("TERM", "xterm", 1);
}
TestSuite(terminal, .init = begin);

static bd_terminal of_file(void)
{
    const int descriptor = open("/dev/null", O_WRONLY);
    const bd_terminal terminal = bd_terminal_of(descriptor);
    close(descriptor);
    return terminal;
}

Test(terminal, a_file_is_plain)
{
    const bd_terminal terminal = of_file();
    cr_assert_eq(terminal.width, 80);
    cr_assert_not(terminal.colour);
    cr_assert_not(terminal.utf8);
}

Test(terminal, columns)
{
    setenv("COLUMNS", "120", 1);
    cr_assert_eq(of_file().width, 120);
    setenv("COLUMNS", "3", 1);
    cr_assert_eq(of_file().width, 40, "too narrow to show anything");
    setenv("COLUMNS", "100000", 1);
    cr_assert_eq(of_file().width, 1000);
    setenv("COLUMNS", "wide", 1);
    cr_assert_eq(of_file().width, 80);
}

Test(terminal, utf8)
{
    setenv("LANG", "de_DE.UTF-8", 1);
    cr_assert(of_file().utf8);
    setenv("LC_ALL", "C", 1);
    cr_assert_not(of_file().utf8, "LC_ALL comes before LANG");
    setenv("LC_ALL", "C.utf8", 1);
    cr_assert(of_file().utf8);
    setenv("LC_ALL", "", 1);
    setenv("LC_CTYPE", "en_GB.ISO-8859-1", 1);
    cr_assert_not(of_file().utf8, "an empty LC_ALL does not count");
}

Test(terminal, colour)
{
    const int descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY);
    if (descriptor < 0 || !isatty(descriptor)) cr_skip_test("no pseudo terminal here");
    cr_assert(bd_terminal_of(descriptor).colour);
    setenv("NO_COLOR", "1", 1);
    cr_assert_not(bd_terminal_of(descriptor).colour);
    unsetenv("NO_COLOR");
    setenv("TERM", "dumb", 1);
    cr_assert_not(bd_terminal_of(descriptor).colour);
    close(descriptor);
}
