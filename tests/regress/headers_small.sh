#!/bin/sh
# A header of these folders declares more than one function, or a type: one prototype alone belongs to its neighbour's header.
# Exceptions are the rows below, each with its reason.
set -eu
cd "$2"
cat >"${TMPDIR:-/tmp}/headers_small.$$" <<'END'
END
status=0
for header in $(find src/rulebook src/explain src/hand src/simulate src/serve src/certify -name '*.h' ! -name '*_words.h' | sort); do
    grep -qE '^(typedef|struct|enum|#define BD_[A-Z_]*\(|static inline|union)' "$header" && continue
    count=$(sed 's#/\*.*\*/##' "$header" | grep -cE '^[a-z].*\(|^extern ' || true)
    listed=$(cut -f 1 "${TMPDIR:-/tmp}/headers_small.$$" | grep -cxF "$header" || true)
    if [ "$count" -le 1 ] && [ "$listed" = 0 ]; then
        echo "$header holds $count prototype and no type"
        status=1
    fi
done
for listed in $(cut -f 1 "${TMPDIR:-/tmp}/headers_small.$$"); do
    [ -f "$listed" ] || { echo "$listed is listed and not there"; status=1; }
done
rm "${TMPDIR:-/tmp}/headers_small.$$"
exit $status
