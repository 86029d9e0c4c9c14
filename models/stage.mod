/* One stage of a draw.
 *
 * The players of a round sit down in pairs. A draw is judged by several criteria, one after the
 * other: first as few players as possible are to leave their score level, then colours are to be
 * fair, and so on. Each criterion is one stage. A stage looks only at the draws that are best in
 * all stages before it, and among these it makes its own cost as small as possible.
 *
 * So the model of a stage has three parts:
 *   - everybody sits at exactly one board (somebody who has the bye sits with the card "bye");
 *   - every stage before keeps the value that is known to be its best: one equation each;
 *   - the cost of this stage is minimised.
 * Nothing is weighted against anything: no criterion can be bought by another.
 *
 * The boards that may be made are given: who has met does not meet again, and who may not have
 * the bye has no board with it. The rule behind a stage is named by its id; docs/rules.md says
 * which article it follows and what the cost of a board is.
 *
 * "bestdraw export FILE --stage ID" writes the data for this model, and "glpsol --model stage.mod
 * --data FILE.dat" solves it: with branch and bound, without any of the cuts, duals and shortcuts
 * by which bestdraw finds and proves the same value. */

set CARDS;
/* The players, and "bye" when their number is odd. */

set BOARDS, within {CARDS, CARDS};
/* The boards that may be made, each once. */

set SETTLED, default {};
/* The stages before this one. */

param cost{BOARDS}, default 0;
/* What a board costs in this stage. */

param settled_cost{SETTLED, BOARDS}, default 0;
/* What it costs in the stages before. */

param settled_value{SETTLED};
/* The best value of each of these. */

var made{BOARDS}, integer, >= 0;
/* 1: the board is made. No upper bound is needed, for nobody sits at two boards. */

minimize total_cost: sum{(a, b) in BOARDS} cost[a, b] * made[a, b];

subject to one_board{c in CARDS}:
  sum{(c, b) in BOARDS} made[c, b] + sum{(a, c) in BOARDS} made[a, c] = 1;

subject to settled{s in SETTLED}:
  sum{(a, b) in BOARDS} settled_cost[s, a, b] * made[a, b] = settled_value[s];

end;
