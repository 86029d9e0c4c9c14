/* A whole weekend clicked through in a browser, and the same on the command line: the same file, byte for byte, at the end of every
 * round. weekend.mjs BUILD BOX chrome|firefox [serve]: with "serve" the page is that of `bestdraw serve`, and the file is the one on its disk. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { hasBrowser, Hands, launch, skip } from "./browser.mjs";
import { serve } from "./served.mjs";

const [build, box, name, backEnd] = process.argv.slice(2);
if (name === undefined) {
    console.error("usage: weekend.mjs BUILD BOX chrome|firefox [serve]");
    process.exit(2);
}
if (!hasBrowser(name)) skip(`there is no ${name}`);
const program = join(resolve(build), "bestdraw");
const folder = mkdtempSync(join(tmpdir(), "weekend-"));
/** @type {any} */ let hall = null;
let failures = 0, equal = 0;
const fail = (sentence) => {
    failures++;
    console.log(`FAILED: ${sentence}`);
};

/* The list of players of docs/examples/day.sh. */
function entries() {
    const surnames = "Adams Baker Clarke Dixon Evans Fisher Grant Hartley Irwin Jones Knight Lloyd Mason Ng Owen Palmer Quinn Reid Smith Turner Unwin Vaughan Walker Young".split(" ");
    const forenames = "Ann Ben Cara Dev Eva Finn Gita Hal Isla Jon Kai Lena Max".split(" "), clubs = "Lewes Hastings Rye Hove Crewe Boston".split(" ");
    const rows = ["Surname,Forename,Grade,Club,School,Team,Byes,Phone"];
    for (let i = 0; i < 46; i++)
        rows.push([surnames[i % 24], forenames[(i * 5) % 13], i % 17 === 16 ? "ungraded" : 2150 - i * 24 + ((i * 37) % 50), clubs[i % 6],
            `${clubs[(i * 7) % 6]} School`, clubs[(i * 3) % 6], i % 15 === 7 ? "2" : "", `0${1000 + i}`].join(","));
    return `${rows.join("\n")}\n`;
}

/* One command of the command line. */
function line(...words) {
    const run = spawnSync(program, words, { cwd: folder, encoding: "utf8" });
    if (run.status !== 0 && words[0] !== "missing") fail(`bestdraw ${words.join(" ")}: exit ${run.status}: ${run.stderr}`);
    return run.stdout;
}

const resultOf = (board, round) => ["1-0", "1-0", "1/2", "0-1", "0-1"][((board + 1) * 7 + round * 3) % 5];
const keyOf = { "1-0": "1", "1/2": "=", "0-1": "0" };

/* The event's file as the page has it, or as it lies on the server's disk. */
const fileOf = (hands) => (hall === null ? hands.file() : readFileSync(join(folder, "hall/open.json"), "utf8"));

/* The journal says when; here it was a moment before. */
const withoutTimes = (text) => text.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, "then");

async function same(hands, when) {
    const here = withoutTimes(readFileSync(join(folder, "open.json"), "utf8")), there = withoutTimes(await fileOf(hands));
    equal++;
    if (here === there) return;
    let i = 0;
    while (here[i] === there[i]) i++;
    fail(`${when}: the file differs: '${here.slice(i - 60, i + 60)}' on the command line, '${there.slice(i - 60, i + 60)}' in the page`);
}

const find = (who) => JSON.parse(line("find", "open.json", ...who.split(" "), "--format", "json")).players[0].id;

/* The event on the command line, and, where it is served, the same in a folder of its own. */
async function begin() {
    const how = ["--rules", "caa", "--rounds", "5", "--name", "Coast Congress", "--option", "ungraded=bottom"];
    writeFileSync(join(folder, "entries.csv"), entries());
    line("new", "-q", "entries.csv", "open.json", ...how);
    if (backEnd !== "serve") return resolve(box);
    mkdirSync(join(folder, "hall"));
    line("new", "-q", "entries.csv", "hall/open.json", ...how);
    hall = await serve(program, ["open.json"], join(folder, "hall"));
    return hall.arbiter;
}

async function makeEvent(hands) {
    if (hall === null) {
        await hands.choose(join(folder, "entries.csv"));
        await hands.type({ name: "Coast Congress", rules: "caa", rounds: "5", ungraded: "bottom" });
        await hands.click("#new-look");
        await hands.click("#new-make");
    }
    await hands.see(".card");
    await hands.rest();
    await same(hands, "a new event");
    const about = { city: "Hastings", country: "ENG", start: "2026/11/20", end: "2026/11/22", arbiter: "Kim, Kay", time: "90+15", "date.1": "2026-11-20" };
    line("edit", "-q", "open.json", ...Object.entries(about).map(([key, value]) => `${key}=${value}`));
    await hands.view("players");
    await hands.click("#edit-event");
    await hands.fill(about);
    await same(hands, "what is said about the event");
    const hartley = find("hartley jon"), adams = find("adams ann");
    line("edit", "-q", "open.json", String(hartley), "grade=1985", "title=CM");
    await hands.click(`[data-key="edit-${hartley}"]`);
    await hands.fill({ grade: "1985", title: "CM" });
    line("bye", "-q", "open.json", String(adams), "3", "H");
    await hands.click(`[data-key="arrange_bye-${adams}"]`);
    await hands.fill({ round: "3", kind: "H" });
    await same(hands, "an edit and a bye");
}

async function publish(hands, round) {
    line("draw", "-q", "open.json", "--save", ...(round === 1 ? ["--top-colour=white"] : []));
    await hands.view("table");
    if (round === 1) {
        await hands.page.select("#top-colour", "white");
        await hands.rest();
    } else if ((await hands.page.evaluate(() => window.bestdraw.round)) !== round) await hands.click("#next-round");
    await hands.click("#publish");
    await same(hands, `round ${round} published`);
}

/* The boards that are without a result, by the keyboard in board order; the last `pending` of them go on. */
async function enterResults(hands, round, pending = 0) {
    const missing = JSON.parse(line("missing", "open.json", "--round", String(round), "--format", "json").trim() || "{}").boards ?? [], boards = missing.slice(0, missing.length - pending);
    await hands.view("round");
    for (const { board, white, black } of boards) {
        const result = resultOf(board, round);
        line("result", "-q", "open.json", String(round), String(white), String(black), result);
        await hands.rest(); // a page that is drawn anew between the focus and the key would take the key from the board
        await hands.page.focus(`.game[data-board="${board}"]`);
        await hands.page.keyboard.press(keyOf[result]);
    }
    await hands.rest();
    await hands.page.waitForFunction((open) => window.bestdraw.model.open === open, { timeout: 120000 }, pending);
    await same(hands, `the results of round ${round}`);
}

async function roundOne(hands) {
    await publish(hands, 1);
    line("repair", "-q", "open.json", "--absent", "12", "--save");
    await hands.card(12);
    await hands.click("#mend-absent");
    await hands.click("#mend-accept");
    await same(hands, "somebody has gone home");
    line("late", "-q", "open.json", "Zeller, Zoe", "1600", "--club", "Rye");
    await hands.view("players");
    await hands.click("#add-late");
    await hands.fill({ name: "Zeller, Zoe", grade: "1600", club: "Rye" });
    await same(hands, "a late entry");
    line("repair", "-q", "open.json", "--late", "47", "--save");
    await hands.view("table");
    await hands.card(47);
    await hands.click("#mend-late");
    await hands.click("#mend-accept");
    await same(hands, "she plays in round 1 after all");
    await enterResults(hands, 1);
}

/* A question by dragging changes nothing; a result of round 1 was wrong. */
async function roundTwo(hands) {
    await hands.view("table");
    await hands.click("#next-round");
    const before = await fileOf(hands);
    const [a, b] = await hands.page.evaluate(() => [...document.querySelectorAll(".level .card")].slice(0, 2).map((card) => Number(card.dataset.id)));
    await hands.drag(a, b);
    await hands.see(".panel .verdict");
    const asked = await hands.page.$eval("#panel-title", (title) => title.textContent);
    if (!asked.includes(`(${a})`) || !asked.includes(`(${b})`)) fail(`dragging ${a} onto ${b} asked '${asked}'`);
    if ((await fileOf(hands)) !== before) fail("asking has changed the file");
    line("draw", "-q", "open.json", "--save");
    await hands.click("#publish");
    await same(hands, "round 2 published");
    line("result", "-q", "open.json", "1", "--board", "1", "0-1", "--replace");
    await hands.round(1);
    await hands.view("round");
    const contradicted = await fileOf(hands);
    await hands.click('.game[data-board="1"] [data-result="0-1"]');
    await hands.see("dialog[open]");
    if ((await fileOf(hands)) !== contradicted) fail("a result that contradicts another was taken without a question");
    await hands.fill({});
    await same(hands, "a result of round 1 corrected");
    line("repair", "-q", "open.json", "--save");
    await hands.round(2);
    await hands.view("table");
    await hands.click("#mend");
    await hands.click("#mend-accept");
    await same(hands, "round 2 repaired");
    await enterResults(hands, 2);
}

/* The tab dies after a result was confirmed; the box is opened again. */
async function dies(hands) {
    const before = await fileOf(hands);
    if (name === "chrome") {
        const session = await hands.page.createCDPSession();
        session.send("Page.crash").catch(() => {});
        await new Promise((done) => setTimeout(done, 500));
    }
    await hands.page.close().catch(() => {});
    const again = await Hands.open(hands.browser, hands.box);
    if (hall === null) await again.click(".continue");
    await again.see(".card");
    await again.rest();
    if ((await fileOf(again)) !== before) fail("the tab died, and something confirmed is lost");
    else console.log("the tab was killed: nothing is lost");
    again.foreign.push(...hands.foreign);
    return again;
}

/* The history, newest first: redo makes the slip again, and there it is taken back by its own line. */
async function looksBack(hands) {
    const acts = () => JSON.parse(line("history", "open.json", "--format", "json")).acts;
    await hands.view("history");
    await hands.see(".history li");
    const told = await hands.page.$$eval(".history .done", (all) => all.map((one) => one.textContent));
    if (told.join() !== acts().map((act) => act.done).join()) fail(`the history tells '${told.slice(0, 3)}'`);
    line("redo", "open.json");
    await hands.click("#redo");
    await same(hands, "the slip made again");
    const slip = acts().find((act) => act.command === "result").act;
    line("undo", "open.json", "--act", String(slip));
    await hands.click(`[data-key="back-${slip}"]`);
    await same(hands, "the slip taken back by its line");
    await hands.view("round");
}

async function roundThree(given) {
    let hands = given;
    await publish(hands, 3);
    line("result", "-q", "open.json", "3", "--board", "2", "0-0");
    await hands.view("round");
    await hands.page.select('.game[data-board="2"] select', "0-0");
    await hands.rest();
    await same(hands, "a penalty");
    hands = await dies(hands);
    line("result", "-q", "open.json", "3", "--board", "4", "1-0");
    line("undo", "open.json");
    await hands.view("round");
    await hands.click('.game[data-board="4"] [data-result="1-0"]');
    await hands.page.keyboard.down("Control");
    await hands.press("z");
    await hands.page.keyboard.up("Control");
    await hands.rest();
    await same(hands, "a slip taken back");
    await looksBack(hands);
    await enterResults(hands, 3);
    line("withdraw", "-q", "open.json", "20", "4");
    await hands.view("players");
    await hands.click('[data-key="withdraw-20"]');
    await hands.fill({ round: "4" });
    await same(hands, "a withdrawal");
    return hands;
}

/* On board 1 of round 4 they sat the other way round; the last game goes on while round 5 is drawn, and ends then. */
async function roundFour(hands) {
    await publish(hands, 4);
    if (hall !== null) {
        // The page has no button for it; what somebody else says it shows.
        const words = ["result", "-q", "open.json", "4", "--board", "1", "1-0", "--colours-reversed"];
        line(...words);
        spawnSync(program, words, { cwd: join(folder, "hall") });
        const { sat } = JSON.parse(readFileSync(join(folder, "open.json"), "utf8")).rounds.at(-1).boards[0];
        await hands.page.waitForFunction((white, black) => {
            const [board] = window.bestdraw.model.draws.get(4).boards;
            return board.white === white && board.black === black && board.result === "1-0";
        }, { timeout: 20000 }, ...sat);
    }
    await enterResults(hands, 4, 1);
    await hands.view("table");
    if ((await hands.page.evaluate(() => window.bestdraw.round)) !== 4) fail("round 4 is not the current one while a game is open");
    line("round", "-q", "open.json", "4", "--close");
    await hands.click("#close-round");
    await hands.fill({});
    await same(hands, "round 4 closed with a game pending");
    if ((await hands.page.evaluate(() => window.bestdraw.round)) !== 5) fail("round 5 is not the current one although round 4 is closed");
    await publish(hands, 5);
    const [{ board }] = JSON.parse(line("missing", "open.json", "--round", "4", "--format", "json")).boards;
    line("result", "-q", "open.json", "4", "--board", String(board), "1/2");
    await hands.round(4);
    await hands.view("round");
    await hands.click(`.game[data-board="${board}"] [data-result="1/2"]`);
    await same(hands, "the pending game");
    await hands.round(5);
    await enterResults(hands, 5);
}

const browser = await launch(name);
try {
    let hands = await Hands.open(browser, await begin());
    await makeEvent(hands);
    await roundOne(hands);
    await roundTwo(hands);
    hands = await roundThree(hands);
    await roundFour(hands);
    await hands.view("standings");
    const places = await hands.page.$$eval("table.wide tbody tr", (rows) => rows.length);
    if (places !== 47) fail(`the standings have ${places} players, not 47`);
    if (hands.foreign.length > 0) fail(`the page asked for ${hands.foreign.join(", ")}`);
    if (hands.errors.length > 0) fail(`errors in the page: ${hands.errors.slice(0, 3).join("; ")}`);
} catch (error) {
    fail(String(error.stack ?? error));
} finally {
    await browser.close();
    await hall?.end();
    rmSync(folder, { recursive: true });
}
console.log(`${name}${hall === null ? "" : ", served"}: ${equal} files compared with the command line, ${failures} failures, no request left the page`);
process.exit(failures > 0 ? 1 : 0);
