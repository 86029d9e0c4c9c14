#include "explain/sentences.h"

#include <string.h>

static const bd_template rows[] = {
    /* what was asked for */
    {"pair", "{a} plays {b}"},
    {"colour", "{a} has {colour}"},
    {"float", "{a} floats"},
    {"float-down", "{a} floats down"},
    {"float-up", "{a} floats up"},
    {"nearer", "{a} meets somebody with {points} {points#point|points} or more, but fewer than his own"},
    {"no-float", "{a} stays in the level"},
    {"bye", "{a} has the bye"},
    /* the answer */
    {"has-it", "That is so in the best draw: {what}."},
    {"worse", "The best of the draws in which {what} loses first at {criterion}: {how}."},
    {"as-good", "A draw in which {what} is equally good by every criterion, and other draws come before it "
                "in the order."},
    {"later", "The best of the draws in which {what} is equally good by every criterion that counts, but "
              "later in the order: {how}."},
    {"open",
     "Whether a draw in which {what} is worse is not known: a limit was reached before all was proved."},
    {"limit", "No draw in which {what} was found before the limit was reached."},
    {"lot", "{a} and {b} are due no colour: the lot for board 1 and the turns down the boards decide. With "
            "the other lot {what}."},
    {"no-best", "There is no legal draw at all."},
    {"draw-same", "{what} is the best draw."},
    {"draw-as-good", "{what} is as good as the best draw in every criterion, though not the same."},
    {"draw-open", "{what} is as good as the best draw as far as that is proved."},
    {"draw-worse", "{what} is worse than the best draw first at {criterion} ({article}): {how}."},
    /* what makes a published draw illegal */
    {"fault-met", "{a} and {b} meet again: they played in round {n}"},
    {"fault-met-before", "{a} and {b} meet again"},
    {"fault-forbidden", "{a} and {b} are a forbidden pair"},
    {"fault-may-not-meet", "the rules do not let {a} and {b} meet in this round"},
    {"fault-absent", "{a} is in the draw but is not to be paired in round {n}"},
    {"fault-twice", "{a} is in the draw twice"},
    {"fault-no-bye", "{a} has the bye, though the {n} players could all be paired"},
    {"fault-bye", "{a} may not have the bye"},
    {"fault-missing", "{a} is missing from the draw"},
    /* why something cannot be */
    {"absent", "{a} is not to be paired in round {round}."},
    {"itself", "{a} cannot play against himself."},
    {"met", "{a} and {b} have met already, in round {round}."},
    {"met-before", "{a} and {b} have met already."},
    {"forbidden", "{a} and {b} must not be paired: they are listed as a forbidden pair."},
    {"may-not-meet", "The rules do not let {a} and {b} meet in this round."},
    {"both-absolute", "{a} and {b} may not meet: both must have {colour}, and neither is a topscorer."},
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
    {"too-few",
     "{group} can only be paired with {others}: {n} of them, and only {m} who could take one each."},
    {"odd-groups", "Without {others} the rest falls into groups that can only be paired inside, {n} of them "
                   "odd in number ({groups}): each "
                   "of these needs one of {others}, who {m#is|are} only {m}."},
    {"group", "({players})"},
    /* why a board is as it is */
    {"natural", "{a} and {b} are natural partners: number {n} of the upper and of the lower half of level "
                "{level} ({points} {points#point|points})."},
    {"same-level", "{a} and {b} are both in level {level} ({points} {points#point|points})."},
    {"arbiter", "The arbiter wants {a} and {b} paired."},
    {"partner-impossible", "{a}'s natural partner is {w}, who is paired with {x}. {why}"},
    {"partner-worse",
     "{a}'s natural partner is {w}, who is paired with {x}. With {a} and {w} paired, {how}."},
    {"partner-later", "{a}'s natural partner is {w}, who is paired with {x}. With {a} and {w} paired, {how}; "
                      "all else is equally good."},
    {"partner-not-asked",
     "{a}'s natural partner is {w}, who is paired with {x}; the reason was not worked out ('why-not' does)."},
    {"need-odd", "Level {level} ({points} {points#point|points}) has {n} {n#player|players}, an odd number, "
                 "so {d#one|some} must float down."},
    {"need-odd-rest",
     "Level {level} ({points} {points#point|points}) has {n} players; {taken} of them {taken#floats|float} "
     "up or "
     "{taken#has|have} the bye, which leaves {rest}, an odd number, so {d#one|some} must float down."},
    {"need-down", "With the levels above as they are, no draw lets fewer than {d} of the {n} players of "
                  "level {level} ({points} "
                  "{points#point|points}) float "
                  "down."},
    {"stay-impossible", "{a} cannot stay in the level. {why}"},
    {"stay-worse", "With {a} staying in the level, {how}."},
    {"stay-later", "With {a} staying in the level, {how}; all else is equally good."},
    {"stay-not-asked", "Why {a} does not stay in the level was not worked out ('why-not' does)."},
    {"nearer-met", "{a} has met, or may not meet, everybody with {points} {points#point|points} or more "
                   "below him ({players})."},
    {"nearer-impossible",
     "{a} can meet nobody of those with {points} {points#point|points} or more below him. {why}"},
    {"nearer-worse",
     "Nearer to {a} are those with {points} {points#point|points} or more; but with one of them {how}."},
    {"nearer-later",
     "Nearer to {a} are those with {points} {points#point|points} or more; but with one of them {how}."},
    {"nearer-not-asked", "Nearer to {a} are those with {points} {points#point|points} or more; what is "
                         "against them was not worked out."},
    {"first",
     "To {way} the rules look first at {a}, {where} level {level} ({points} {points#point|points})."},
    {"next",
     "To {way}, the next the rules look at is {a}, {where} level {level} ({points} {points#point|points})."},
    {"passed-impossible", "Before {a} the rules look at {c} to {way}. {why}"},
    {"passed-worse", "Before {a} the rules look at {c} to {way}; but then {how}."},
    {"passed-later",
     "Before {a} the rules look at {c} to {way}; but then {how}, though all else is equally good."},
    {"passed-so", "Before {a} the rules look at {c} to {way}, and {c} does."},
    {"passed-not-asked",
     "Before {a} the rules look at {c} to {way}; what is against it was not worked out ('why-not' does)."},
    {"passed-rest",
     "Before {a} the rules look at {n} more to {way} ({players}); 'why-not' tells what is against each."},
    {"bye-needed", "{n} players are to be paired, an odd number, so one has the bye."},
    {"bye-chosen", "The arbiter has given {a} the bye."},
    /* why these colours: a gets what he is due, b does not where both are due the same */
    {"next-lower", "{b} is the next lower player whom {a} may still meet."},
    {"nearest-lower", "{b} is the next lower player for {a} who leaves everybody below an opponent."},
    {"colour-by-turns",
     "Neither {a} nor {b} is due a colour: it is given by turns down the boards, from the lot for board 1."},
    {"colour-one-due", "{a} is due {a-due} ({a-colours}), {b} is due neither colour ({b-colours})."},
    {"colour-both-due", "{a} is due {a-due} ({a-colours}) and {b} {b-due} ({b-colours})."},
    {"colour-by-difference",
     "Both are due {a-due}; {a} ({a-colours}) has the larger colour difference than {b} ({b-colours})."},
    {"colour-by-run", "Both are due {a-due} with the same colour difference; the last games of {a} "
                      "({a-colours}) give the stronger claim than "
                      "those of {b} ({b-colours})."},
    {"colour-by-games", "Both are due {a-due} with equal differences and runs; {a} ({a-colours}) has played "
                        "fewer games than {b} "
                        "({b-colours})."},
    {"colour-by-score",
     "Both are due {a-due} with equal claims ({a-colours}, {b-colours}); {a} has the higher score."},
    {"colour-by-rank",
     "Both are due {a-due} with equal claims ({a-colours}, {b-colours}); {a} ranks higher."},
    {"colour-by-number", "Neither {a} nor {b} prefers a colour: it follows from the higher one's pairing "
                         "number and the initial colour."},
    {"colour-by-strength",
     "Both prefer {a-due}; {a} ({a-colours}) does so more strongly than {b} ({b-colours})."},
    {"colour-by-last-apart", "Both prefer {a-due} equally ({a-colours}, {b-colours}); they alternate from "
                             "the last round in which their colours "
                             "differed."},
    {"colour-by-rules",
     "By the colours so far ({a}: {a-colours}; {b}: {b-colours}) the rules give {white} White."},
    /* why no draw can do better at a stage */
    {"bound-zero", "None is needed, and there cannot be fewer than none."},
    {"bound-wishes", "The wishes for the best-ranked opponent are granted as far as they go together; the "
                     "stage after shows that no more can "
                     "be."},
    {"bound-open", "Not proved: a limit was reached."},
    {"bound-rests",
     "That {value} is the least rests on weights of {players}; 'bestdraw-verify' adds them up."},
    {"bound-face", "That {value} is the least follows from the boards that the criteria before leave open: "
                   "each costs what it must."},
    {"bound-one-board", "{players} has one board only, so there cannot be more."},
    {"bound-too-few", "{open}{group} can only be paired with {others}, unless a board {costs}: {n} for {m}, "
                      "so at least {k} {k#board|boards} "
                      "must."},
    {"bound-nobody", "{open}{group} can be paired with nobody, unless a board {costs}: at least {k} must."},
    {"bound-all-nobody", "{open}{group} can be paired with nobody, unless a board {costs}: so at least {k} "
                         "{k#board|boards} must."},
    {"bound-odd", "{open}{group} are {n}, an odd number, and can only be paired among themselves, unless a "
                  "board {costs}: at least {k} must."},
    {"bound-odd-groups", "{open}the groups {groups} are odd in number and can only be paired inside, unless "
                         "a board {costs}: {q} groups, so at "
                         "least {k} {k#board|boards} must."},
    {"bound-groups", "{open}the groups {groups} are odd in number and can only be paired inside or with "
                     "{others}, unless a board {costs}: {q} "
                     "groups for {m} {m#player|players}, so at least {k} {k#board|boards} must."},
    {"costs:repeat", "repeats a game"},
    {"costs:bye-again", "gives the bye to somebody who had one or has one arranged"},
    {"costs:score.down", "takes somebody of level {level} ({points} {points#point|points}) down"},
    {"costs:colour-difference.3", "gives somebody with a colour difference of 3 or more the wrong colour"},
    {"costs:colour-difference.2", "gives somebody with a colour difference of 2 the wrong colour"},
    {"costs:colour-difference.1", "gives somebody with a colour difference of 1 the wrong colour"},
    {"costs:alternation.level", "gives somebody with level colours the same colour again"},
    {"costs:half-byes", "pairs two who both had a half-point bye in round 1"},
    {"costs:defaulted", "pairs two who were paired before but did not play"},
    {"costs:club", "pairs two who are to be kept apart (club, group or avoided)"},
    {"costs:school", "pairs two from one school"},
    {"costs:mid-line", "is a half exchange across the mid-line"},
    {"costs:float-repeat", "lets somebody float the same way as in the last round"},
    {"costs:other", "costs {cost} or more by {criterion}"},
    /* at which value a draw is worse: by stage */
    {"worse:repeat", "{other} earlier {other#meeting is|meetings are} repeated instead of {best}"},
    {"worse:bye-again", "the bye goes to somebody who has had one or has one arranged"},
    {"worse:bye-level", "the bye is {other} {other#level|levels} above the lowest, not {best}"},
    {"worse:relax-last-rounds",
     "{other} {other#player comes|players come} to a colour difference of 3 instead of {best}"},
    {"worse:score.down", "{other} {other#player|players} of level {level} ({points} {points#point|points}) "
                         "{other#floats|float} down instead of {best}"},
    {"worse:score.diff",
     "the downfloaters of level {level} ({points} {points#point|points}) fall {other-points} "
     "{other-points#point|points} in all instead of "
     "{best-points}"},
    {"worse:score.up", "level {level} ({points} {points#point|points}) takes in {other-up} "
                       "{other-up#floater|floaters} instead of {best-up}"},
    {"worse:colour-difference.3",
     "{other} {other#player|players} with a colour difference of 3 or more {other#gets|get} the wrong colour "
     "instead of {best}"},
    {"worse:colour-difference.2", "{other} {other#player|players} with a colour difference of 2 "
                                  "{other#gets|get} the wrong colour instead of "
                                  "{best}"},
    {"worse:colour-difference.1", "{other} {other#player|players} with a colour difference of 1 "
                                  "{other#gets|get} the wrong colour instead of "
                                  "{best}"},
    {"worse:alternation.level", "{other} {other#player|players} with level colours {other#gets|get} the same "
                                "colour again instead of {best}"},
    {"worse:alternation.runs",
     "the transferred players have longer runs of one colour ({other} instead of {best}, counted squared)"},
    {"worse:half-byes", "there {other#is|are} {other} {other#pair|pairs} of players who both had a "
                        "half-point bye in round 1, instead of {best}"},
    {"worse:defaulted", "there {other#is|are} {other} {other#pair|pairs} who were paired before but did not "
                        "play, instead of {best}"},
    {"worse:club", "{other} {other#pair|pairs} to be kept apart (club, group or avoided) {other#meets|meet} "
                   "instead of {best}"},
    {"worse:school", "{other} {other#pair|pairs} from one school {other#meets|meet} instead of {best}"},
    {"worse:mid-line",
     "there {other#is|are} {other} half {other#exchange|exchanges} across the mid-line instead of {best}"},
    {"worse:float-repeat", "{other} {other#player|players} {other#floats|float} the same way as in the last "
                           "round instead of {best}"},
    {"worse:downfloater", "the downfloaters and the bye is {other} {other#card|cards} away from the place "
                          "looked at first, in all, "
                          "instead of {best}"},
    {"worse:upfloater", "the upfloaters are {other} {other#card|cards} away from the place looked at first, "
                        "in all, instead of {best}"},
    {"worse:floaters.squares",
     "the floaters are further from the places looked at first ({other} instead of {best}, counted "
     "squared)"},
    {"worse:floaters.settled",
     "of two ways to float that are equally good the better-placed card comes first"},
    {"worse:variation",
     "the opponents are {other} {other#card|cards} away from the ideal ones, in all, instead of {best}"},
    {"worse:variation-squared",
     "the opponents are further from the ideal ones ({other} instead of {best}, each card's distance "
     "squared)"},
    {"worse:grade-squared",
     "the opponents' grades are further from the ideal ones ({other} instead of {best}, counted squared)"},
    {"worse:float-history",
     "those who float have {other} earlier {other#float|floats} in the same direction instead of {best}"},
    {"worse:top-board", "going down the cards, somebody higher has a lower-ranked opponent"},
    {"worse:wishes", "the order is kept to for {other} places instead of {best}"},
    {"worse:other", "{criterion} ({sentence}) is {other} instead of {best}"},
    {"worse:other-bracket",
     "bracket {level} does worse by {criterion} ({sentence}): {other} instead of {best}"},
    {"worse:digits", "in bracket {level} the rules put other boards first ({sentence})"},
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
