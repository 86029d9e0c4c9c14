#!/bin/sh
# Nobody asks which rulebook it is: by its id, by its address, or by a member that is NULL. They ask what it declares.
# The table of rulebooks may, and cli/, which names the default rulebook and the one that --dutch speaks for.
set -eu
cd "$2"
off=${3-} # modules to leave out, for work on the others
off="^src/($(printf '%s' "$off" | tr ' ' '|'))/"
questions='bd_rulebook_find\("|str(n?)cmp\([^;]*(rules|rulebook|book|own)->(id|articles|source)\b|[=!]= *&bd_rulebook_|&bd_rulebook_[a-z_]+ *[=!]=|(rules|book|rulebook)->[a-z_]+ *[=!]= *(NULL|bd_)'
found=$(grep -rnE --include='*.[ch]' "$questions" src | grep -vE '^src/rulebook/(rulebooks|books)\.c:|^src/cli/default_rules\.[ch]:' | grep -vE "$off" || true)
[ -z "$found" ] || { printf 'this asks which rulebook it is:\n%s\n' "$found"; exit 1; }
