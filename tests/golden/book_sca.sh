# Everything that is said about an event under the rulebook sca.
. "$2/tests/data/golden/book.sh"
book sca
