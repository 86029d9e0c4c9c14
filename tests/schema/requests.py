"""The requests whose answers are held against docs/schema: requests(SOURCE) gives (event or None, [(command, options), ...]), asked one after the other."""
import json
import os


# What neither the schemas nor the library take.
BAD = [("draw", {"round": "x"}), ("draw", {"round": 0}), ("draw", {"round": 100}), ("undo", {"steps": 0}),
       ("draw", {"round": 1.5}), ("draw", {"save": 1}), ("draw", {"certificate": 1}), ("draw", {"forbid": {"a": 1}}),
       ("draw", {"option": 3}), ("draw", {"priorities": {}}), ("draw", {"files": []}), ("draw", {"files": {"a": 1}}), ("draw", {"time-limit": "1"}),
       ("result", {}), ("result", {"round": None}), ("result", {"round": 1, "black": 2}), ("why-not", {"b": 1}), ("why-not", {"a": True}),
       ("why", {"player": [1]}), ("why", {"player": 1.5}), ("find", {}), ("bye", {"player": 1}), ("edit", {"set": 1})]


def requests(source):
    def text(*path):
        with open(os.path.join(source, *path), encoding="utf-8") as file:
            return file.read()

    def example(name):
        return text("tests", "data", "examples", name)

    opened = text("docs", "examples", "open.json")
    club = text("docs", "examples", "club_season.json")
    schools = text("docs", "examples", "schools.json")
    instance = json.dumps({"format": "instance/1", "nodes": 4, "costs": ["length"],
                           "edges": [[1, 2, 5], [3, 4, 5], [1, 3, 1], [2, 4, 1]]})
    odd = json.dumps({"format": "instance/1", "nodes": 4, "costs": ["length"], "edges": [[1, 2, 5], [1, 3, 1], [1, 4, 1]]})
    many = {"tournaments": 3, "players": [10], "rounds": 3}
    alone = [("help", {}), ("rules", {}), ("simulate", many), ("simulate", {**many, "rules": "fide", "methods": ["best", "cards", "random"]})]
    alone += [("help", {"command": command}) for command in ("draw", "why-not", "result")]
    alone += [("rules", {"id": book}) for book in ("caa", "fide", "scc")]
    alone += [("match", {"instance": "i.json", "files": {"i.json": given}}) for given in (instance, odd)]
    alone += [("draw", {}), ("drow", {})]
    for one in alone:
        yield None, [one]
    for event in (opened, example("set_a_r3.json"), example("set_c.json"), club):
        yield event, [(command, {"lenient": True}) for command in ("show", "checklist", "claims", "standings", "explain", "draw", "check")]
        yield event, [("missing", {}), ("history", {}), ("compare", {"lenient": True, "method": "cards"})]
    yield opened, [("draw", {"certificate": "open.cert"}), ("verify", {"certificate": "open.cert", "files": "before"})]
    yield opened, [("draw", {"forbid": [1, 2], "certificate": "open.cert"}), ("verify", {"certificate": "open.cert", "files": "before"})]
    yield opened, [("verify", {"certificate": "none.cert"}), ("verify", {"certificate": "c", "files": {"c": "bestdraw-certificate 1\n"}})]
    yield opened, [("draw", {"verbose": True}), ("draw", {"method": "cards", "steps": True}),
                   ("draw", {"forbid": [[1, 2]], "pair": "3,6", "option": {"club_rounds": 2}}), ("draw", {"rules": "fide"}),
                   ("draw", {"format": "csv"}), ("compare", {"method": "lazy"}), ("compare", {"method": "greedy"})]
    yield opened, [("explain", {"proof": True}), ("explain", {"board": 1}), ("why", {"player": 1}), ("why", {"player": "Selby"})]
    yield opened, [("find", {"text": ["sel"]}), ("find", {"text": "nobody"}), ("standings", {"cross": True, "tiebreaks": ["BH", "SB", "DE"]}),
                   ("standings", {"why": True, "a": 1, "b": 2}), ("show", {"rund": 2})]
    yield opened, BAD
    yield schools, [("standings", {"schools": True}), ("standings", {"schools": True, "best": 2})]
    yield club, [("table", {}), ("table", {"verbose": True})]
    yield opened, [("why-not", asked) for asked in (
        {"a": 13, "b": 16}, {"a": 1, "b": 2}, {"a": 1, "b": 26}, {"float": 1}, {"no-float": 12}, {"bye": 50}, {"colour": 1, "wanted": "B"})]
    changes = [("draw", {"save": True}), ("missing", {}), ("show", {}), ("check", {"round": 5}),
               ("result", {"round": 5, "board": 1, "result": "1-0"}), ("result", {"round": 4, "white": 1, "black": 18, "result": "1-0"}),
               ("repair", {}), ("withdraw", {"player": 3, "round": 6}), ("bye", {"player": 50, "round": 6, "bye": "H"}),
               ("undo", {}), ("redo", {}), ("history", {})]
    yield opened, changes
    event = json.dumps({"format": "cards/1", "name": "Two", "rules": "caa", "rounds": 3, "players": [
        {"id": one, "name": name, "grade": 1900, "history": [{"round": 1, "opponent": 3 - one, "colour": colour, "result": "0.5"}], "score": "0.5"}
        for one, name, colour in ((1, "Anna", "W"), (2, "Bert", "B"))]})
    yield event, [("draw", {}), ("explain", {}), ("why-not", {"a": 1, "b": 2}), ("check", {})]
