#!/bin/sh
# Only src/os knows the system: no other file of src/ includes what not every system has, or calls it.
set -eu
cd "$2"
status=0
found=$(grep -nE '#include <(unistd|fcntl|signal|termios|dirent|poll|pthread|spawn|windows|io|direct|conio|process|threads|sys/[a-z]*)\.h>' -r src --include='*.[ch]' | grep -v '^src/os/' || true)
[ -z "$found" ] || { printf '%s\n%s\n' 'headers of a system outside src/os:' "$found"; status=1; }
found=$(grep -nE '(^|[^_a-zA-Z0-9>.])(fopen|freopen|rename|remove|unlink|mkstemp|mkdtemp|isatty|fileno|clock_gettime|nanosleep|localtime_r?|sysconf|getpid|access|stat|lstat|fstat) *\(' -r src --include='*.[ch]' | grep -v '^src/os/' || true)
[ -z "$found" ] || { printf '%s\n%s\n' 'calls of a system outside src/os:' "$found"; status=1; }
# The test must be able to fail: the words it seeks do stand in src/os.
grep -rqE '#include <unistd\.h>' src/os || { echo 'src/os does not include <unistd.h>: what is looked for here?'; status=1; }
exit $status
