# Everything that is said about an event under the rulebook uscf.
. "$2/tests/data/golden/book.sh"
book uscf
