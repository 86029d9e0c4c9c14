# Everything that is said about an event under the rulebook caa-random.
. "$2/tests/data/golden/book.sh"
book caa-random
