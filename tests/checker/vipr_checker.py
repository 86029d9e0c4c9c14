#!/usr/bin/env python3
"""Checks proofs in the VIPR format as far as `bestdraw export --format=vipr` uses it: bounds, equations, `lin` and `rnd`.

    vipr_checker.py PROOF...

The public checker is viprchk (scipopt/vipr); this one is small, so that the project's tests need nothing from outside.
Exact fractions. Exit code 0 when every proof holds, 1 when one does not, 2 for a file that cannot be read.
"""
import math
import sys
from fractions import Fraction


class Wrong(Exception):
    """A step of the proof does not follow."""


class Tokens:
    def __init__(self, text):
        self.words, self.at = text.split(), 0

    def take(self, *wanted):
        word = self.words[self.at]
        self.at += 1
        if wanted and word not in wanted:
            raise ValueError(f"'{word}' stands where {' or '.join(wanted)} is expected")
        return word

    def integer(self):
        return int(self.take())

    def row(self):
        return {self.integer(): Fraction(self.take()) for _ in range(self.integer())}


def sense_of(combination, constraints):
    """E, L or G: what a combination of constraints says; all must pull one way."""
    signs = {"E": 0, "G": 1, "L": -1}
    ways = {(factor > 0) - (factor < 0) if signs[constraints[at][0]] > 0 else (factor < 0) - (factor > 0)
            for at, factor in combination.items() if signs[constraints[at][0]] and factor}
    if len(ways) > 1:
        raise Wrong("a combination mixes bounds from above and from below")
    return {1: "G", -1: "L"}[ways.pop()] if ways else "E"


def combine(combination, constraints):
    row, right = {}, Fraction(0)
    for at, factor in combination.items():
        right += factor * constraints[at][1]
        for variable, value in constraints[at][2].items():
            row[variable] = row.get(variable, 0) + factor * value
    return sense_of(combination, constraints), right, {v: value for v, value in row.items() if value}


def dominates(sense, right, row, claimed):
    kind, bound, wanted = claimed
    if row != wanted or (sense != "E" and sense != kind):
        return False
    return right == bound if kind == "E" else right >= bound if kind == "G" else right <= bound


def read_constraint(tokens, objective):
    tokens.take()
    kind, right = tokens.take("E", "L", "G"), Fraction(tokens.take())
    if tokens.words[tokens.at] == "OBJ":
        tokens.take()
        return kind, right, dict(objective)
    return kind, right, tokens.row()


def check_solution(row, variables, constraints):
    if any(value.denominator != 1 or not 0 <= v < variables for v, value in row.items()):
        raise Wrong("the solution is not integer")
    for kind, right, left in constraints:
        total = sum(value * row.get(v, 0) for v, value in left.items())
        if not (total == right if kind == "E" else total >= right if kind == "G" else total <= right):
            raise Wrong("the solution breaks a constraint")


def check(text):
    tokens = Tokens(text)
    tokens.take("VER"), tokens.take("1.1"), tokens.take("VAR")
    variables = tokens.integer()
    tokens.at += variables
    tokens.take("INT")
    if sorted(tokens.integer() for _ in range(tokens.integer())) != list(range(variables)):
        raise Wrong("every variable is an integer one")
    tokens.take("OBJ"), tokens.take("min")
    objective = tokens.row()
    tokens.take("CON")
    count, _ = tokens.integer(), tokens.integer()
    constraints = [read_constraint(tokens, objective) for _ in range(count)]
    tokens.take("RTP"), tokens.take("range")
    low, high = tokens.integer(), tokens.integer()
    tokens.take("SOL"), tokens.take("1"), tokens.take()
    solution = tokens.row()
    check_solution(solution, variables, constraints)
    if sum(value * solution.get(v, 0) for v, value in objective.items()) > high:
        raise Wrong("the solution does not reach the value")
    tokens.take("DER")
    for _ in range(tokens.integer()):
        claimed = read_constraint(tokens, objective)
        tokens.take("{")
        reason, combination = tokens.take("lin", "rnd"), tokens.row()
        tokens.take("}"), tokens.take("-1")
        if any(not 0 <= at < len(constraints) for at in combination):
            raise Wrong("a step rests on a later one")
        sense, right, row = combine(combination, constraints)
        if reason == "rnd":
            if sense == "E" or any(value.denominator != 1 for value in row.values()):
                raise Wrong("only a bound with integer coefficients can be rounded")
            right = Fraction(math.ceil(right) if sense == "G" else math.floor(right))
        if not dominates(sense, right, row, claimed):
            raise Wrong(f"derivation {len(constraints)} does not follow")
        constraints.append(claimed)
    if tokens.at != len(tokens.words) or not dominates(*constraints[-1], ("G", Fraction(low), objective)):
        raise Wrong("the last step is not the bound")


def main(paths):
    bad = 0
    for path in paths:
        try:
            with open(path, encoding="ascii") as file:
                check(file.read())
        except (Wrong, KeyError) as error:
            print(f"{path}: refused: {error}")
            bad = 1
        except (OSError, ValueError, IndexError, ZeroDivisionError) as error:
            print(f"{path}: cannot be read: {error}")
            return 2
    return bad


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
