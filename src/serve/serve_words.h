/* Words of serve/ (base/words.h). */
#ifndef BD_SERVE_WORDS_H
#define BD_SERVE_WORDS_H

#include "base/words.h"

/* To who started it. */
BD_WORD(SERVE_ARBITER, "arbiter")
BD_WORD(SERVE_DESK, "result desk")
BD_WORD(SERVE_SCREEN, "screen")
BD_WORD(SERVE_LISTENS, "the proxy's requests are awaited at %s port %d")
BD_WORD(SERVE_RUNNING, "serving; Ctrl-C ends it")
BD_WORD(SERVE_RUNNING_SHEET,
        "serving; Ctrl-C ends it; '--links FILE' writes the links, those of the players too, as QR codes")
BD_WORD(SERVE_ENDED, "ended; everything confirmed is in the files")
BD_WORD(SERVE_NO_SUCH_HOST, "'%s' is no address of this machine; 'ip address' lists them")
BD_WORD(
    SERVE_PORT_TAKEN,
    "port %s of %s is taken by another program; choose another with '--port', or '--port 0' for any free one")
BD_WORD(SERVE_PORT_REFUSED, "port %s of %s cannot be had: %s; ports below 1024 are for the system")
BD_WORD(SERVE_ANY_HOST, "'--host %s' is every address of this machine: say with '--origin' what browsers "
                        "call it, http://192.168.1.20:8642")
BD_WORD(SERVE_BAD_ORIGIN,
        "'%s' is no origin: 'https://', a name and, where it is not the usual one, a port, nothing behind it")
BD_WORD(SERVE_ORIGIN_LONG, "'%s' is too long for a QR code with a link; use a shorter name")
BD_WORD(SERVE_SERVED_ALREADY, "another 'bestdraw serve' serves this event; end that one first")
BD_WORD(SERVE_NO_GUARD,
        "the file cannot be made: %s; an event is served from a folder that can be written to")
BD_WORD(SERVE_LINKS_BAD,
        "this is no key of links; '--new-links' makes a new one (links printed before lead nowhere then)")
BD_WORD(SERVE_LINKS_NOT_WRITTEN, "the key of the links cannot be written: %s")
BD_WORD(SERVE_NO_RANDOM,
        "this system gives no random bytes (/dev/urandom), and without them no secret links can be made")
BD_WORD(SERVE_NOT_BEGUN, "the server cannot be started: the system gives no thread or no memory")
BD_WORD(SERVE_NO_LIBRARY, "'serve' needs libmicrohttpd, but %s cannot be loaded; install it")
BD_WORD(SERVE_CLAIM_NOT_WRITTEN, "the result was not kept: %s")
BD_WORD(SERVE_NO_MEMORY, "memory is exhausted")

/* To browsers. */
BD_WORD(SERVE_HOST_UNKNOWN,
        "this is not the name under which the page is served; use the link as it was printed")
BD_WORD(SERVE_FOREIGN, "another page may not ask this")
BD_WORD(SERVE_NOTHING_HERE, "there is nothing here; ask the arbiter for a new link")
BD_WORD(SERVE_NOT_THIS_ROLE, "this link does not allow that")
BD_WORD(SERVE_METHOD, "this cannot be asked so")
BD_WORD(SERVE_NOT_JSON, "a request is JSON, sent as application/json")
BD_WORD(SERVE_TOO_LARGE, "the request is too large")
BD_WORD(SERVE_TOO_MANY, "too many requests; wait a moment and try again")
BD_WORD(SERVE_BUSY, "too much is asked at once; wait a moment and try again")
BD_WORD(SERVE_NO_COMMAND, "\"command\" is missing, or is no text")
BD_WORD(SERVE_MAY_NOT, "this link does not allow '%s'")
BD_WORD(SERVE_MISSING, "\"%s\" is missing")
BD_WORD(SERVE_BEFORE_MANY, "\"before\" has more than %d commands")
BD_WORD(SERVE_BEFORE_CHANGE, "what is done on a copy first is no part of a change")
BD_WORD(SERVE_NO_PLAYER, "there is no player %d in this event any more; ask the arbiter")
BD_WORD(SERVE_NO_OPEN_GAME, "you have no game without a result in round %d")
BD_WORD(SERVE_NOTHING_DRAWN, "no round is published yet")

/* On the sheet. */
BD_WORD(SERVE_SHEET_TITLE, "Links")
BD_WORD(SERVE_SHEET_PLAYERS, "For each player")
BD_WORD(SERVE_SHEET_PLAYER, "send your result")
BD_WORD(SERVE_SHEET_ARBITER, "everything: keep it to yourself")
BD_WORD(SERVE_SHEET_DESK, "enters results")
BD_WORD(SERVE_SHEET_SCREEN, "shows pairings and standings")

#endif
