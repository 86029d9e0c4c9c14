# Everything that is said about an event under the rulebook plain.
. "$2/tests/data/golden/book.sh"
book plain
