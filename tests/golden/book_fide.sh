# Everything that is said about an event under the rulebook fide.
. "$2/tests/data/golden/book.sh"
book fide --accelerated
