# The man page and the completion know every command and option that the program has, and no other.
bestdraw=$1/bestdraw
source=$2
man=$source/docs/man/bestdraw.1
[ -x "$bestdraw" ] || exit 77
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
bad=0

# "command" and "command option" lines, as the program's help has them. The common options stand under the name "-".
"$bestdraw" help | sed -n 's/^  \([a-z][a-z-]*\)  *[A-Z].*/\1/p' >"$folder/commands"
options_of() { sed -n 's/^  \(-[A-Za-z], \|    \)--\([a-z][a-z-]*\).*/\2/p'; }
"$bestdraw" help | options_of | sort >"$folder/common"
[ -s "$folder/commands" ] && [ -s "$folder/common" ] || { echo "the help cannot be read"; exit 1; }
{
    sed 's/^/- /' "$folder/common"
    while read -r command; do
        echo "$command"
        "$bestdraw" help "$command" | options_of | sort | comm -23 - "$folder/common" | sed "s/^/$command /"
    done <"$folder/commands"
} | sort >"$folder/program"

# The same from the man page: ".It Cm command" opens a command, "Fl -option" after it is one of its options.
awk '
    /^\.Sh/ { command = ($2 == "DESCRIPTION") ? "-" : "" }
    /^\.Ss/ { command = "" }
    /^\.It Cm / { command = $3; print command }
    command == "-" && /^\.It Fl / { for (i = 3; i <= NF; i++) if ($i ~ /^-[a-z]/) print "- " substr($i, 2) }
    command != "-" && command != "" && /^\.It / {
        for (i = 2; i < NF; i++) if (($i == "Fl" || $i == ",") && $(i + 1) ~ /^-/) print command " " substr($(i + 1), 2)
    }' "$man" | sort -u >"$folder/man"
diff "$folder/program" "$folder/man" || { echo "(<: only the program has it; >: only docs/man/bestdraw.1, where each command is an .It Cm and each option a Fl)"; bad=1; }

# Each command is described by a sentence: what it does, in the third person, with a full stop.
while read -r command; do
    "$bestdraw" help "$command" | sed -n 3p | grep -qE '^[A-Z][a-z]*s [^.]' && "$bestdraw" help "$command" | sed -n '3,/^$/p' | tr '\n' ' ' | grep -q '\. *$' ||
        echo "help $command: '$("$bestdraw" help "$command" | sed -n 3p)' is no sentence in the third person"
done <"$folder/commands" >"$folder/sentences"
[ -s "$folder/sentences" ] && cat "$folder/sentences" && bad=1

# Values written a|b|c in the help stand in the man page as they are.
while read -r command; do
    "$bestdraw" help "$command" | sed -n 's/^ .*--\([a-z-]*\)=\([^ ]*|[^ ]*\).*/\1=\2/p' | while IFS="=" read -r name value; do
        grep -qF -- "Fl -$name Ns = Ns Ar $value" "$man" || echo "the man page has no '--$name=$value' (of $command)"
    done
done <"$folder/commands" >"$folder/values"
[ -s "$folder/values" ] && cat "$folder/values" && bad=1

# The completion offers the same.
if command -v bash >/dev/null 2>&1; then
    PATH=$1:$PATH bash -c '
        source "$1"
        complete_words() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _bestdraw bestdraw 2>/dev/null; printf "%s\n" "${COMPREPLY[@]}"; }
        complete_words bestdraw "" | sort >"$2/offered"
        sort "$2/commands" | diff - "$2/offered" || exit 1
        while read -r command; do
            complete_words bestdraw "$command" -- | sed "s/^--//; s/=$//" | sort | sed "s/^/$command /"
        done <"$2/commands" >"$2/offered"
        while read -r command; do
            bestdraw help "$command" | sed -n "s/^  \(-[A-Za-z], \|    \)--\([a-z][a-z-]*\).*/\2/p" | sort | sed "s/^/$command /"
        done <"$2/commands" | diff - "$2/offered" || exit 1
        [ "$(complete_words bestdraw show --format = j)" = json ] || { echo "no json for show --format=j"; exit 1; }
        [ "$(complete_words bestdraw draw --format p)" = pairs ] || { echo "no pairs for draw --format p"; exit 1; }
    ' bash "$source/docs/completion/bestdraw.bash" "$folder" || { echo "the completion is not as the program"; bad=1; }
fi

# They can be read before anything is installed.
for page in "$source"/docs/man/*.1; do
    cmp "$page" "$1/man/man1/${page##*/}" || bad=1
done
if command -v man >/dev/null 2>&1; then
    [ "$(man -M "$1/man" -w bestdraw)" = "$1/man/man1/bestdraw.1" ] || { echo 'man -M build/man bestdraw finds no page'; bad=1; }
fi

# The man pages are sound to their formatter, where there is one.
if command -v groff >/dev/null 2>&1 && [ -e /usr/share/groff/current/tmac/mdoc.tmac ]; then
    for page in "$source"/docs/man/*.1; do
        said=$(groff -mdoc -Tascii -ww "$page" 2>&1 >/dev/null)
        [ -z "$said" ] || { echo "$page: $said"; bad=1; }
    done
fi
exit $bad
