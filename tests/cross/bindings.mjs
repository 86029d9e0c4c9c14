/* src/bindings/js in node: bindings.mjs PACKAGE EVENT. Draws, verifies, asks why-not, saves; in the same thread and in a Worker. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [folder, file] = process.argv.slice(2);
const { load, BestdrawError } = await import(pathToFileURL(`${folder}/index.mjs`));
const { start } = await import(pathToFileURL(`${folder}/worker.mjs`));
const text = await readFile(file, "utf8");

const bestdraw = await load();
assert.match(bestdraw.version, /^\d+\.\d+\.\d+$/);
const event = bestdraw.read(text, "open.json");
const drawn = event.ask("draw", { save: true, certificate: "open.cert" });
assert.equal(drawn.report.format, "draw/1");
assert.equal(drawn.changed, true);
const verdict = event.ask("verify", { certificate: "open.cert", files: drawn.files });
assert.equal(verdict.report.verdict, "best");
assert.equal(event.ask("why-not", { a: 1, b: 2 }).report.format, "why-not/1");
assert.ok(JSON.parse(event.text()).rounds.some((round) => round.published));
assert.equal(event.ask("undo").changed, true);
assert.deepEqual(event.ask("history").report.acts.map((act) => [act.command, act.taken_back]), [["undo", false], ["draw", true]]);
assert.throws(() => event.ask("draw", { rund: 1 }), (error) => error instanceof BestdrawError && error.kind === "request" && /round/.test(error.message));
assert.throws(() => bestdraw.ask("draw"), /needs an event/);
assert.equal(bestdraw.ask("rules", { id: "caa" }).report.id, "caa");
assert.equal(bestdraw.create("name,grade\nAsh,140\nBay,130\nCox,120\nDay,110\n", { rounds: 3 }).ask("draw").report.boards.length, 2);
const told = [];
const watched = bestdraw.read(null);
watched.watch((seconds, stage, sentence) => void told.push(sentence));
assert.equal(watched.ask("simulate", { tournaments: 2, players: [8], rounds: 2 }).report.format, "simulation-report/1");
assert.ok(told.length > 0);
watched.watch(() => false);
assert.equal(watched.ask("simulate", { tournaments: 50, players: [8], rounds: 2 }).code, 4);
watched.free();
event.free();
assert.throws(() => event.ask("show"), /given back/);

const apart = await start(text, "open.json");
assert.equal((await apart.ask("draw", { save: true })).changed, true);
assert.ok(JSON.parse(apart.text()).rounds.some((round) => round.published));
await assert.rejects(apart.ask("draw", { round: "x" }), BestdrawError);
const long = apart.ask("simulate", { tournaments: 100000, players: [40] });
await Promise.all([assert.rejects(long, /stopped/), apart.stop()]);
assert.equal((await apart.ask("show")).report.format, "show/1");
await apart.end();
console.log("bindings/js: in this thread and in a Worker");
process.exit(0); // a Worker of the stopped request may still be ending
