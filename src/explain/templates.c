#include "explain/sentences.h"

#include <string.h>

static const bd_template rows[] = {
    /* what was asked for */
    {"pair", "{a} plays {b}"},
    {"colour", "{a} has {colour}"},
    {"float", "{a} floats"},
    {"float-down", "{a} floats down"},
    {"float-up", "{a} floats up"},
    {"no-float", "{a} stays in the level"},
    {"bye", "{a} has the bye"},
    /* the answer */
    {"has-it", "That is so in the best draw: {what}."},
    {"worse", "The best of the draws in which {what} loses first at {criterion}: {how}."},
    {"as-good", "A draw in which {what} is equally good by every criterion, and other draws come before it in the order."},
    {"later", "The best of the draws in which {what} is equally good by every criterion that counts, but later in the order: {how}."},
    {"open", "The draw in which {what} is as good as the best one as far as that is proved: a limit was reached."},
    {"limit", "No draw in which {what} was found before the limit was reached."},
    {"lot", "{a} and {b} are due no colour: the lot for board 1 and the turns down the boards decide. With the other lot {what}."},
    {"no-best", "There is no legal draw at all."},
    /* why something cannot be */
    {"absent", "{a} is not to be paired in round {round}."},
    {"itself", "{a} cannot play against himself."},
    {"met", "{a} and {b} have met already, in round {round}."},
    {"met-before", "{a} and {b} have met already."},
    {"forbidden", "{a} and {b} must not be paired: they are listed as a forbidden pair."},
    {"may-not-meet", "The rules do not let {a} and {b} meet in this round."},
    {"both-absolute", "{a} and {b} may not meet: both must have {colour}, and neither has a score at the top."},
    {"bound-elsewhere", "The arbiter has put {a} or {b} on another board."},
    {"no-bye", "Nobody has the bye: {n} players can all be paired."},
    {"bye-not-allowed", "{a} may not have the bye under these rules."},
    {"nobody-above", "{a} cannot float up: nobody with a higher score is left who may be the opponent."},
    {"nobody-below", "{a} cannot float down: nobody with a lower score is left who may be the opponent."},
    {"nobody-else", "{a} has no legal opponent with whom that would be so."},
    {"colour-outweighed", "Whoever is left as an opponent, the rules give {a} {other} against him."},
    /* no perfect matching, said by a barrier; these follow on "no draw" */
    {"no-draw", "There is no legal draw."},
    {"no-draw-with", "There is no legal draw in which {what}."},
    {"nobody-left", "{group} can be paired with nobody."},
    {"odd-group", "{group} can only be paired among themselves, and they are {n}, an odd number."},
    {"too-few", "{group} can only be paired with {others}: {n} of them, and only {m} who could take one each."},
    {"odd-groups", "Without {others} the rest falls into groups that can only be paired inside, {n} of them odd in number ({groups}): each "
                   "of these needs one of {others}, who {m#is|are} only {m}."},
    {"group", "({players})"},
    /* at which value a draw is worse: by stage */
    {"worse:repeat", "{other} {other#earlier meeting|earlier meetings} instead of {best}"},
    {"worse:bye-again", "the bye would go to somebody who has had one or has one arranged"},
    {"worse:bye-level", "the bye would be {other} {other#level|levels} above the lowest, not {best}"},
    {"worse:relax-last-rounds", "{other} {other#player|players} would come to a colour difference of 3 instead of {best}"},
    {"worse:score.down", "{other} {other#player|players} of level {level} ({points} points) would float down instead of {best}"},
    {"worse:score.diff",
     "the downfloaters of level {level} ({points} points) would fall {other-points} {other-points#point|points} in all instead of "
     "{best-points}"},
    {"worse:score.up", "level {level} ({points} points) would take in {other-up} {other-up#floater|floaters} instead of {best-up}"},
    {"worse:colour-difference.3", "{other} {other#player|players} with a colour difference of 3 or more would get the wrong colour "
                                  "instead of {best}"},
    {"worse:colour-difference.2", "{other} {other#player|players} with a colour difference of 2 would get the wrong colour instead of "
                                  "{best}"},
    {"worse:colour-difference.1", "{other} {other#player|players} with a colour difference of 1 would get the wrong colour instead of "
                                  "{best}"},
    {"worse:alternation.level", "{other} {other#player|players} with level colours would get the same colour again instead of {best}"},
    {"worse:alternation.runs", "the transferred players would have longer runs of one colour ({other} instead of {best}, counted squared)"},
    {"worse:half-byes", "{other} {other#pair|pairs} of players who both had a half-point bye in round 1, instead of {best}"},
    {"worse:defaulted", "{other} {other#pair|pairs} who were paired before but did not play, instead of {best}"},
    {"worse:club", "{other} {other#pair|pairs} to be kept apart (club, group or avoided) would meet instead of {best}"},
    {"worse:school", "{other} {other#pair|pairs} from one school would meet instead of {best}"},
    {"worse:mid-line", "{other} half {other#exchange|exchanges} across the mid-line instead of {best}"},
    {"worse:float-repeat", "{other} {other#player|players} would float the same way as in the last round instead of {best}"},
    {"worse:downfloater", "the downfloaters and the bye would be {other} {other#card|cards} away from the place looked at first, in all, "
                          "instead of {best}"},
    {"worse:upfloater",
     "the upfloaters would be {other} {other#card|cards} away from the place looked at first, in all, instead of {best}"},
    {"worse:floaters.squares", "the floaters would be further from the places looked at first ({other} instead of {best}, counted "
                               "squared)"},
    {"worse:floaters.settled", "of two ways to float that are equally good the better-placed card comes first"},
    {"worse:variation", "the opponents would be {other} {other#card|cards} away from the ideal ones, in all, instead of {best}"},
    {"worse:variation-squared", "the opponents would be further from the ideal ones ({other} instead of {best}, each card's distance "
                                "squared)"},
    {"worse:grade-squared", "the opponents' grades would be further from the ideal ones ({other} instead of {best}, counted squared)"},
    {"worse:float-history", "those who float would have {other} earlier {other#float|floats} in the same direction instead of {best}"},
    {"worse:top-board", "going down the cards, somebody higher would have a lower-ranked opponent"},
    {"worse:other", "{sentence}: {other} instead of {best}"},
    {"worse:other-bracket", "in bracket {level}, {sentence}: {other} instead of {best}"},
    {"worse:digits", "in bracket {level} the order of the rules puts the other boards first ({sentence})"},
};

enum { ROWS = sizeof rows / sizeof *rows };

size_t bd_template_count(void) { return ROWS; }

const bd_template *bd_template_at(size_t index) { return index < ROWS ? &rows[index] : NULL; }

const bd_template *bd_template_find(const char *code)
{
    for (size_t i = 0; i < ROWS; i++)
        if (strcmp(rows[i].code, code) == 0) return &rows[i];
    return NULL;
}
