# Everything that is said about an event under the rulebook scc.
. "$2/tests/data/golden/book.sh"
book scc
