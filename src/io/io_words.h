/* Sentences of io that no single format owns: files, locks, the input check, certificates and instances. */
#ifndef BD_IO_IO_WORDS_H
#define BD_IO_IO_WORDS_H

#include "base/words.h"

/* clang-format off */
BD_WORD(IO_TOO_LARGE, "the file is larger than %zu MB; no tournament is that large")
BD_WORD(IO_BECAUSE, "%s: %s")
BD_WORD(IO_CANNOT_READ, "the file cannot be read")
BD_WORD(IO_FOLDER, "this is a folder, not a file")
BD_WORD(IO_NO_FILE, "there is no such file")
BD_WORD(IO_CANNOT_OPEN, "the file cannot be opened")
BD_WORD(IO_STANDARD_INPUT, "standard input")
BD_WORD(IO_CANNOT_READ_LINK, "the symbolic link cannot be read")
BD_WORD(IO_TOO_MANY_LINKS, "too many symbolic links follow one another here")
BD_WORD(IO_CANNOT_WRITE_BESIDE, "the new version cannot be written beside the file")
BD_WORD(IO_CANNOT_WRITE_NEW, "the new version cannot be written")
BD_WORD(IO_CANNOT_REPLACE, "the file cannot be replaced")
BD_WORD(IO_NO_FOLDER, "there is no folder '%s' to write it to")
BD_WORD(IO_CANNOT_LOCK,
    "the file cannot be locked for a change: its lock %s: %s; if nobody else is changing the file, remove "
    "the lock")
BD_WORD(IO_CANNOT_MAKE_LOCK,
    "the file cannot be changed: beside it %s cannot be made: %s; may you write to that folder?")
BD_WORD(IO_LOCKED, "another program is changing this file; try again when it is done")
BD_WORD(IO_NOT_REGULAR, "this is not a regular file, so it cannot be changed")
BD_WORD(IO_CHANGED_MEANWHILE,
    "somebody else has changed this file in the meantime; nothing was written, please try again")
BD_WORD(IO_NOTHING_TO_UNDO, "nothing is left to take back")
BD_WORD(IO_NOTHING_TO_REDO, "nothing was taken back that could be made again")
BD_WORD(IO_NO_MEMORY_FILE,
    "there is nothing in this event yet; give it a list of players with 'new', or a file")
BD_WORD(IO_CANNOT_WRITE, "the file cannot be written")
BD_WORD(IO_NOT_A_FORMAT, "'%.40s' is not a format of tournament files; use json, trf or csv")
BD_WORD(IO_EMPTY, "the file is empty")
BD_WORD(IO_CANNOT_READ_FORMAT, "%s files cannot be read")
BD_WORD(IO_CANNOT_WRITE_FORMAT, "a tournament cannot be written as %s; use json or trf")
BD_WORD(IO_NEW_VERSION, "the new version")
BD_WORD(IO_NUL_BYTE, "a NUL byte: this is not a text file, or it is damaged")
BD_WORD(IO_CONTROL_CHARACTER, "the control character 0x%02X does not belong in a text file")
BD_WORD(IO_NOT_UTF8,
    "the byte 0x%02X is not UTF-8 (in an older Latin-1 file it may be a letter); convert the file to UTF-8 "
    "or read it with --lenient")
BD_WORD(IO_READ_AS_LATIN1, "the byte 0x%02X is not UTF-8; the whole file was read as Latin-1")
BD_WORD(IO_UTF16, "the file is UTF-16; save it as UTF-8")
BD_WORD(IO_PLAYER_NAMED, "player %d (%.60s)")
BD_WORD(IO_PLAYER, "player %d")
BD_WORD(IO_ID_TWICE,
    "id %d is used twice, by card %d and card %zu of the file; every player needs an id of their own")
BD_WORD(IO_A_LOSS, "a loss")
BD_WORD(IO_A_DRAW, "a draw")
BD_WORD(IO_A_WIN, "a win")
BD_WORD(IO_A_DEFAULT_WIN, "a win by default")
BD_WORD(IO_A_DEFAULT_LOSS, "a loss by default")
BD_WORD(IO_NO_RESULT, "no result")
BD_WORD(IO_WHITE, "White")
BD_WORD(IO_BLACK, "Black")
BD_WORD(IO_SAME_COLOUR, "round %d: %s and %s both have %s on their cards")
BD_WORD(IO_RESULTS_DIFFER, "round %d: %s has %s, but %s, the opponent, has %s")
BD_WORD(IO_NOTHING, "nothing")
BD_WORD(IO_A_BYE, "a bye")
BD_WORD(IO_AN_OPPONENT, "opponent %d")
BD_WORD(IO_OPPONENTS_DIFFER, "round %d: %s has opponent %d, but the card of %s has %s")
BD_WORD(IO_PLAYS_THEMSELVES, "round %d: %s plays against themselves")
BD_WORD(IO_OUTSIDER_TWICE,
    "round %d: opponent %d, who is not in the file, is on the cards of players %d and %d")
BD_WORD(IO_SCORE_DIFFERS, "%s has the score %s, but rounds 1 to %d of the history give %s")
BD_WORD(IO_LIST_NO_PLAYER, "%s: there is no player %d in this file")
BD_WORD(IO_LIST_THEMSELVES, "%s: player %d is paired with themselves")
BD_WORD(IO_DRAWN_TWICE, "draws: player %d is in the draw of round %d twice")
BD_WORD(IO_NODE, "node")
BD_WORD(IO_A_NODE, "a node")
BD_WORD(IO_SET, "set")
BD_WORD(IO_THE_VERSION, "the version")
BD_WORD(IO_THE_NODE_COUNT, "the number of nodes")
BD_WORD(IO_THE_WEIGHT, "the weight")
BD_WORD(IO_THE_DIGEST, "the digest")
BD_WORD(IO_THE_RULEBOOK, "the rulebook")
BD_WORD(IO_THE_ROUND, "the round")
BD_WORD(IO_WHITES_ID, "White's id")
BD_WORD(IO_BLACKS_ID, "Black's id")
BD_WORD(IO_BYES_ID, "the id of the player with the bye")
BD_WORD(IO_STAGES_ID, "the stage's id")
BD_WORD(IO_THE_VALUE, "the value")
BD_WORD(IO_THE_BOUND, "the bound")
BD_WORD(IO_THE_DENOMINATOR, "the denominator")
BD_WORD(IO_COSTS_NAME, "a cost's name")
BD_WORD(IO_A_COST, "a cost")
BD_WORD(IO_SETS_TOO_LARGE, "the sets hold more than %d nodes together")
BD_WORD(IO_NO_COLON, "%s %lld should be followed by \":\"")
BD_WORD(IO_WEIGHT_ZERO, "%s %lld: weights of 0 are not written")
BD_WORD(IO_DIGEST_FORM, "the digest should be 64 hexadecimal digits in lower case")
BD_WORD(IO_NODES_ODD, "the number of nodes should be even")
BD_WORD(IO_OUTCOME_FORM, "the outcome should be \"best\", \"not-proved\" or \"none\"")
BD_WORD(IO_NODE_TWICE, "the pair %lld %lld repeats a node; every node is in exactly one pair")
BD_WORD(IO_PAIRS_DO_NOT_COVER, "the pairs do not cover all nodes: %d pairs, %d nodes")
BD_WORD(IO_SET_SIZE, "a set has an odd number of nodes from 3 to %d, not %zu")
BD_WORD(IO_FINISHABLE_FORM, "expected 'split', 'best' or 'drawn' after 'family'")
BD_WORD(IO_FINISHABLE_STEP, "expected 'barrier', 'cut', 'factor', 'round' or 'pair' after 'step'")
BD_WORD(IO_FINISHABLE_ROUNDS, "the rounds ahead of round %d begin with %d, not with %d")
BD_WORD(IO_FINISHABLE_DRAWN, "one family has the draw, not %d of them")
BD_WORD(IO_FINISHABLE_CARDS, "a certificate about rounds ahead is about cards")
BD_WORD(IO_FINISHABLE_MANY, "there are more than %d families")
BD_WORD(IO_FINISHABLE_PAIR, "'%s' is not a pair of ids like 3-17")
BD_WORD(IO_A_PAIR, "a pair")
BD_WORD(IO_AFTER_END, "nothing should follow \"end\"")
BD_WORD(IO_INSTANCE_ODD, "the number of nodes is %lld, but only an even number can be matched")
BD_WORD(IO_COST_REFUSED,
    "the cost \"%s\" is listed twice, has a reserved name, or exceeds the limit of %d costs")
BD_WORD(IO_EDGE_LOOP, "the edge %lld %lld joins a node to itself")
BD_WORD(IO_EDGE_SHORT, "the edge has only %d of its %d costs")
BD_WORD(IO_EDGE_TWICE, "the edge %d %d is already in line %u")
BD_WORD(IO_WORD_MISSING, "\"%s\" is missing")
BD_WORD(IO_WORD_EXPECTED, "expected \"%s\", found \"%s\"")
BD_WORD(IO_LINE_GOES_ON, "the line should end before \"%s\"")
BD_WORD(IO_NOT_AN_INTEGER, "%s should be an integer, not \"%s\"")
BD_WORD(IO_OUT_OF_RANGE, "%s is %lld and should be from %lld to %lld")
BD_WORD(IO_NO_BLANK, "%s should be followed by a space, not by \"%s\"")
BD_WORD(IO_NOT_ASCENDING, "%s %lld is out of ascending order")
BD_WORD(IO_RANGE_ASCENDS, "the range %lld-%lld should ascend")
BD_WORD(IO_WHAT_MISSING, "%s is missing")
BD_WORD(IO_WHAT_TOO_LONG, "%s is longer than %zu bytes")
BD_WORD(IO_WHAT_NOT_PLAIN, "%s should consist of printable ASCII characters")
BD_WORD(IO_LINE_NOT_UTF8, "the line is not valid UTF-8")
BD_WORD(IO_LINE_CONTROL, "the line contains a control character")
BD_WORD(IO_RULEBOOK_NO_FORMAT, "\"format\": \"rulebook/1\" is missing")
BD_WORD(IO_RULEBOOK_NO_PRIORITY, "a list of priorities should name at least one criterion")
BD_WORD(IO_RULEBOOK_NOT_A_SETTING, "an option is a number, true, false or a single word without spaces")
BD_WORD(IO_RULEBOOK_UNKNOWN_KEY,
        "a rulebook file has format, base, priorities, options and criteria, nothing else")
BD_WORD(IO_RULEBOOK_ROUNDS, "rounds are a list of the first and the last round, such as [1, 2], or one round")
BD_WORD(IO_RULEBOOK_TWO_PLACES, "a criterion has one place: before, after or place")
BD_WORD(IO_RULEBOOK_NOT_AN_ID, "expected the id of a criterion, such as \"score\"")
BD_WORD(IO_RULEBOOK_CRITERION_KEY,
        "a criterion has id, cost, before or after or place, rounds and hard, nothing else")
BD_WORD(IO_RULEBOOK_CRITERION_NEEDS, "a criterion needs an id and a cost")
BD_WORD(IO_RULEBOOK_HARD_PLACE, "a hard criterion bars boards, so it has no place in the order")
BD_WORD(IO_RULEBOOK_NO_BASE, "\"base\" is missing: the rulebook that this one changes, like \"caa\"")
BD_WORD(IO_NOT_AN_ACT,
    "line %zu of the journal is not an act, or not the one after the line before; "
    "'history --forget' cuts the journal")
BD_WORD(IO_NO_SUCH_ACT,
    "there is no act %d in the journal; 'history' lists them")
BD_WORD(IO_TAKEN_BACK_ALREADY,
    "act %d is taken back already; 'redo' brings it back")
BD_WORD(IO_CANNOT_TAKE_BACK,
    "act %d cannot be taken back: '%s' is no longer what it made")
BD_WORD(IO_CHANGED_SINCE,
    "act %d cannot be taken back: act %d came later (%s; %s, %s); take that one back first")
BD_WORD(IO_STANDS_ON_IT,
    "act %d cannot be taken back, later ones stand on it: %s")
BD_WORD(IO_JOURNAL_CONTRADICTS,
    "the journal contradicts the event: what act %d says of '%s', '%s', is not so")
BD_WORD(IO_TRF_DRAW_DROPPED,
    "the '### bestdraw' line about the draw of round %d no longer fits the records and is left out")
BD_WORD(IO_TRF_LINE_DROPPED,
    "a '### bestdraw' line is left out: %s")
BD_WORD(IO_CARDS_LOST, "cards/1 has no place for %s; dropped: %zu")
BD_WORD(IO_LOST_WHO, "who entered a result, and when")
BD_WORD(IO_LOST_STATE, "a round closed or opened by hand")
BD_WORD(IO_LOST_ACTS, "an act of the history")
BD_WORD(IO_LOST_SEATS, "who sat at the boards of a match, and how these ended")
BD_WORD(IO_LOST_OTHER, "a detail of a player, a round or a board")
BD_WORD_N(IO_TRF_FACTS_DROPPED,
    "%zu fact of the '### bestdraw' lines no longer fits the records and is left out",
    "%zu facts of the '### bestdraw' lines no longer fit the records and are left out")
/* clang-format on */

#endif
