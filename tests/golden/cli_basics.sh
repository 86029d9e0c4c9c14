# The program as such: help, version, usage errors, exit codes, and writing that fails.
. "$2/tests/data/golden/lib.sh"

says no_command 0
says version 0 --version
says version_short 0 -V
says unknown_command 2 hepl
says unknown_command_far 2 xyzzyx
says unknown_common_option 2 --vrsion
says help_of_unknown 2 help hlep
says help_help 0 help help
says help_option 0 help --help
says too_many_words 2 help help help
says flag_with_value 2 help --quiet=yes

holds "help lists every command it has help for" sh -c "
    '$bestdraw' help | sed -n 's/^  \([a-z][a-z-]*\)  *[A-Z].*/\1/p' >names && test -s names &&
    while read -r name; do '$bestdraw' help \$name >/dev/null || exit 1; done <names"
holds "help fits 80 columns" sh -c "! '$bestdraw' help | grep -E '^.{81}'"
holds "every command's help fits 80 columns" sh -c "
    ! while read -r name; do '$bestdraw' help \$name; done <names | grep -E '^.{81}'"
holds "version is the project's" sh -c "grep -q \"VERSION \$('$bestdraw' --version | cut -d' ' -f2) \" '$source/CMakeLists.txt'"

if [ -w /dev/full ]; then
    "$bestdraw" help >/dev/full 2>err
    holds "a full disk is exit 5" test $? -eq 5
    holds "a full disk is told" grep -q '^bestdraw: standard output: ' err
fi
"$bestdraw" help >&- 2>err
holds "a closed stdout is exit 5" test $? -eq 5
{ "$bestdraw" help 2>err; echo $? >code; } | true
holds "a closed pipe is exit 5 (or all fitted before it closed)" grep -qE '^(5|0)$' code
holds "a closed pipe needs no words" sh -c "! grep -q . err"
exit $bad
