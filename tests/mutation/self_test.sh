# The mutation tool finds exactly the faults that the toy's test does not notice.
set -eu
command -v python3 >/dev/null 2>&1 || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tool=$2/tests/mutation
cp -r "$tool/toy" "$work/toy"
PYTHONDONTWRITEBYTECODE=1 python3 "$tool/mutants.py" --source "$work/toy" --work "$work/planted" --equivalent "$tool/toy/equivalent.txt" \
    --count 0 --output "$work/report" 2>"$work/log" || { cat "$work/log"; exit 1; }
sed -n 's/^fault: //p' "$work/report" | sort >"$work/survivors"
cat >"$work/wanted" <<'WANTED'
10 -> 11
10 -> 9
7 -> 6
7 -> 8
count > 10 -> count >= 10
WANTED
if ! diff -u "$work/wanted" "$work/survivors"; then
    cat "$work/report" "$work/log"
    exit 1
fi
# Every other one was planted and noticed, and the listed one was left out.
awk '$1 == "all" { exit !($2 > 30 && $2 == $3 && $4 == $2 - 5 && $6 == 1) }' "$work/report" || { cat "$work/report"; exit 1; }
