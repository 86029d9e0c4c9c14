/* The rounds ahead.
 *
 * An event has some rounds to go. Who has met does not meet again, and the results are not known yet, so
 * nothing that depends on them stands here: no scores, no colours. Can all these rounds be played?
 *
 * So the model asks for boards in every round:
 *   - everybody who is there in a round sits at exactly one board (with the card "bye", where the number of
 *     those who are there is odd);
 *   - two players sit at one board together in one of the rounds at most;
 *   - where the rules give nobody the bye twice, that holds for a player and the bye too.
 * The boards that may be made are given, round by round: two who are kept apart in a round have none there.
 * Any solution is a plan, and none means that sooner or later a round has no draw. There is nothing to be
 * minimised.
 *
 * "bestdraw check FILE --ahead" answers the same question without this model: with matchings, and with a
 * proof where the answer is no. A test has glpsol solve this model and compares. */

set ROUNDS;

set HERE{ROUNDS};
/* Who is to be paired, and "bye" where their number is odd. */

set BOARDS, dimen 3;
/* Round, and the two: the boards that may be made. */

param again{BOARDS}, default 0;
/* 1: the board may be made in other rounds too (of a player and the bye). */

set PAIRS := setof{(r, a, b) in BOARDS: again[r, a, b] = 0} (a, b);

var made{BOARDS}, binary;

minimize nothing: 0;

subject to one_board{r in ROUNDS, c in HERE[r]}:
  sum{(r, c, b) in BOARDS} made[r, c, b] + sum{(r, a, c) in BOARDS} made[r, a, c] = 1;

subject to once{(a, b) in PAIRS}:
  sum{(r, a, b) in BOARDS} made[r, a, b] <= 1;

end;
