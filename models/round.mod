/* A whole round as one integer program.
 *
 * A draw is judged by its stages, one after the other: nobody meets twice, team-mates are kept apart, few
 * leave their score level, colours are fair and alternate, opponents are as strong as they should be, nobody
 * floats again and again. "stage.mod" is one stage and takes those before it as equations. Here all stand in
 * one objective: a stage weighs more than all that the stages behind it can lose together.
 *
 * What a stage can lose is counted from its costs: everybody's dearest board less everybody's cheapest one,
 * half of it, since two share a board. The weight of a stage is the product of the next powers of two of those
 * behind it. Powers of two are exact in floating point up to 2^1023, and the costs stand in rows of their own, so
 * that no coefficient mixes two stages. But the steps of a solver that computes in floating point are not
 * exact: in rounds of 12 players, with 40 bits of weights, it begins to be wrong. This program wants exact
 * arithmetic.
 *
 *   bestdraw export FILE --whole --data >round.dat
 *   glpsol --exact --nomip --model round.mod --data round.dat
 *
 * "--exact" solves the linear program in fractions without rounding; "--nomip" keeps from it the branch and
 * bound, which rounds. Then nothing says that boards are whole but these rows: of an odd number of players
 * one at least plays somebody else. There are far too many odd sets to list all; the data name those that
 * the proof of the round uses. They hold for every draw, whoever chose them. If a board comes out as a
 * fraction, it is printed as one, and more sets would be needed; if all are whole, it is the best draw.
 *
 * A list of wishes (cards/stage.h) costs 1 for a board against a wish that the draw grants. Which stages
 * there are depends on the values of earlier ones; these are the stages of the proved draw.
 *
 * docs/model.md says how fast the weights grow, and why bestdraw solves stage by stage instead. */

set CARDS;
/* The players, and "bye" when their number is odd. */

set BOARDS, within {CARDS, CARDS};
/* The boards that may be made, each once. */

param stages, integer, >= 0;
/* How many stages there are, the most important one first. */

set STAGES := 1..stages;

param name{STAGES}, symbolic;
/* "score.down:1": docs/rules.md says which article is behind it. */

param cost{STAGES, BOARDS}, default 0;
/* What a board costs in a stage. */

param odd_sets, integer, >= 0, default 0;

set ODD{1..odd_sets}, within CARDS;
/* Sets of an odd number of cards, at least three. */

param dearest{s in STAGES, c in CARDS} := max{(a, b) in BOARDS: a = c or b = c} cost[s, a, b];
param cheapest{s in STAGES, c in CARDS} := min{(a, b) in BOARDS: a = c or b = c} cost[s, a, b];

param range{s in STAGES} := floor(sum{c in CARDS} (dearest[s, c] - cheapest[s, c]) / 2);
/* No two draws differ by more in this stage. */

param bits{s in STAGES} := if range[s] = 0 then 0 else 1 + floor(log(range[s]) / log(2) + 0.0000001);
/* 2 to this power is more than the range. */

param weight{s in STAGES} := 2 ** sum{t in s + 1..stages} bits[t];

check: sum{s in STAGES} bits[s] <= 1000;
/* Beyond that the weights are no numbers of this machine. */

var made{BOARDS}, integer, >= 0;
/* 1: the board is made. */

var value{STAGES};
/* What the draw comes to in each stage. */

minimize all_stages: sum{s in STAGES} weight[s] * value[s];

subject to one_board{c in CARDS}:
  sum{(c, b) in BOARDS} made[c, b] + sum{(a, c) in BOARDS} made[a, c] = 1;

subject to counted{s in STAGES}:
  sum{(a, b) in BOARDS} cost[s, a, b] * made[a, b] = value[s];

subject to one_leaves{i in 1..odd_sets}:
  sum{(a, b) in BOARDS: a in ODD[i] and b not in ODD[i] or b in ODD[i] and a not in ODD[i]} made[a, b] >= 1;

solve;

printf "bits %d\n", sum{s in STAGES} bits[s];
printf{s in STAGES} "value %s %d\n", name[s], floor(value[s] + 0.5);
printf{(a, b) in BOARDS: made[a, b] > 0.999} "board %s %s\n", a, b;
printf{(a, b) in BOARDS: made[a, b] > 0.001 and made[a, b] <= 0.999} "fraction %s %s %g\n", a, b, made[a, b];

end;
