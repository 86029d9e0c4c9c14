# Everything that is said about an event under the rulebook caa-large.
. "$2/tests/data/golden/book.sh"
book caa-large
