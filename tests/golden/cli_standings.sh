# standings of schools and teams: in text, JSON and CSV, after a round, and what cannot be asked for together.
. "$2/tests/data/golden/lib.sh"
cat >club.json <<'END'
{"format": "cards/1", "name": "Friday", "rules": "sca", "rounds": 3, "round": 3, "players": [
  {"id": 1, "name": "Ant", "school": "Hill", "team": "Red", "history": [
    {"round": 1, "opponent": 4, "colour": "W", "result": "1"}, {"round": 2, "opponent": 2, "colour": "B", "result": "0.5"}]},
  {"id": 2, "name": "Bee", "school": "Hill", "team": "Blue", "history": [
    {"round": 1, "opponent": 5, "colour": "W", "result": "0.5"}, {"round": 2, "opponent": 1, "colour": "W", "result": "0.5"}]},
  {"id": 3, "name": "Cat", "school": "Hill", "team": "Red", "history": [
    {"round": 1, "opponent": 6, "colour": "W", "result": "0"}, {"round": 2, "opponent": 5, "colour": "B", "result": "0"}]},
  {"id": 4, "name": "Dog", "school": "Dale", "team": "Blue", "history": [
    {"round": 1, "opponent": 1, "colour": "B", "result": "0"}, {"round": 2, "opponent": 6, "colour": "W", "result": "1"}]},
  {"id": 5, "name": "Eel", "school": "Dale", "history": [
    {"round": 1, "opponent": 2, "colour": "B", "result": "0.5"}, {"round": 2, "opponent": 3, "colour": "W", "result": "1"}]},
  {"id": 6, "name": "Fox", "school": "Moor", "team": "Red", "history": [
    {"round": 1, "opponent": 3, "colour": "B", "result": "1"}, {"round": 2, "opponent": 4, "colour": "B", "result": "0"}]}]}
END
says standings_schools 0 standings club.json --schools --best 2
says standings_schools_json 0 standings club.json --schools --best 2 --format json
says standings_schools_csv 0 standings club.json --schools --round 1 --format csv
says standings_teams 0 standings club.json --teams
says standings_teams_json 0 standings club.json --teams --round 1 --format json
sed 's/, "team": "[A-Z][a-z]*"//' club.json >alone.json
says standings_no_teams 0 standings alone.json --teams
says standings_both 2 standings club.json --teams --schools
says standings_best_alone 2 standings club.json --best 3
says standings_schools_cross 2 standings club.json --schools --cross
exit $bad
