# docs/map.md is true: every function that it names is defined in the file or module that it names, and every module stands in its table.
cd "$2" || exit 1
map=docs/map.md
bad=0
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

# "function place" for each `function` (place); a name between backquotes after "and" or "," shares the place that follows it.
tr '\n' ' ' <$map | grep -oE '`[a-z_]+`( and `[a-z_]+`)*  *\([a-z_/.]+\)' | awk '
    {
        place = $NF; gsub(/[()]/, "", place)
        for (i = 1; i < NF; i++) if ($i ~ /^`/) { name = $i; gsub(/`/, "", name); print name, place }
    }' | sort -u >"$work/named"
[ "$(wc -l <"$work/named")" -ge 40 ] || { echo "$map names too few functions to be the walks"; bad=1; }
while read -r name place; do
    [ -e "src/$place" ] || { echo "$map: there is no src/$place"; bad=1; continue; }
    # A definition: the name at the start of a line or after its type, with no semicolon before the body.
    grep -rhE --include='*.c' -A6 "^[a-z].*[ *]$name\(" "src/$place" 2>/dev/null |
        awk -v name="$name" 'index($0, name "(") && /^[a-z]/ { open = 1 } open && /;/ && !/\{/ { open = 0 } open && /(^|\) *)\{/ { found = 1 } END { exit !found }' ||
        { echo "$map: $name is not defined in src/$place"; bad=1; }
done <"$work/named"

# Every module of the one list is in the table, and the table has no other folder.
sed -n 's/^bestdraw_module(\([a-z_/]*\).*/\1/p' src/CMakeLists.txt >"$work/modules"
[ -s "$work/modules" ] || { echo 'no module is listed in src/CMakeLists.txt'; bad=1; }
grep '^| `' $map | cut -d'|' -f2 | grep -oE '`[a-z_/]+`' | tr -d '`' >"$work/table"
while read -r module; do
    grep -qx "$module" "$work/table" || { echo "$map: the module $module is not in the table"; bad=1; }
done <"$work/modules"
while read -r module; do
    [ -d "src/$module" ] || { echo "$map: there is no folder src/$module"; bad=1; }
done <"$work/table"

# Names in the column of interfaces exist.
grep '^| `' $map | cut -d'|' -f4 | grep -oE '`[a-zA-Z_]+`' | tr -d '`' | sort -u >"$work/interfaces"
while read -r name; do
    grep -rqw --include='*.h' "$name" src include || { echo "$map: $name is not declared anywhere"; bad=1; }
done <"$work/interfaces"
exit $bad
