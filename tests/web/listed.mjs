/* A late entry out of the rating lists, in a browser: listed.mjs BUILD BOX. Three letters and an ID find players where `bestdraw serve` has lists,
 * the one who is picked is entered as `late --listed` does, and without lists, and in the box, the page says so. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findings, hasBrowser, Hands, launch, skip } from "./browser.mjs";
import { serve } from "./served.mjs";

const [build, box] = process.argv.slice(2);
if (box === undefined) {
    console.error("usage: listed.mjs BUILD BOX");
    process.exit(2);
}
if (!hasBrowser("chrome")) skip("there is no chrome");
const program = join(resolve(build), "bestdraw"), folder = mkdtempSync(join(tmpdir(), "listed-")), file = join(folder, "open.json");
process.env.BESTDRAW_RATINGS = join(folder, "lists");
let failures = 0;
const check = (good, sentence) => {
    if (good) return;
    failures++;
    console.log(`FAILED: ${sentence}`);
};

function line(...words) {
    const run = spawnSync(program, words, { cwd: folder, encoding: "utf8" });
    check(run.status === 0, `bestdraw ${words.join(" ")}: exit ${run.status}: ${run.stderr}`);
    return run;
}

const playerNamed = (name) => JSON.parse(readFileSync(file, "utf8")).players.find((player) => player.name === name);

/** The dialog of a late entry, with its search, where there is one. */
async function openLate(hands) {
    await hands.view("players");
    await hands.click("#add-late");
    await hands.see("dialog[open]");
}

const texts = (hands, selector) => hands.page.$$eval(selector, (all) => all.map((one) => one.textContent));

/** Types into the search, and waits for what is found. @returns {Promise<string[]>} */
async function look(hands, text) {
    await hands.page.$eval("#late-search", (input) => { input.value = ""; });
    await hands.page.type("#late-search", text);
    await hands.see("#listed-found li");
    return texts(hands, "#listed-found li");
}

async function leave(hands) {
    await hands.page.click("dialog[open] button[value='']");
    await hands.page.waitForFunction(() => document.querySelector("dialog") === null);
}

async function whereLists(hands) {
    await openLate(hands);
    const found = await look(hands, "quo");
    check(found.length === 3 && /Quorn, Zoe.*club/.test(found[0]) && /Quoll, Bob/.test(found[1]), `three letters find ${found.join(" | ")}`);
    check(/FM Quoll, Bob · SCO · 1985 · 2301/.test(found[1]), `of Quoll, Bob is told: ${found[1]}`);
    for (const one of await findings(hands.page)) check(false, one);
    check(/Nobody/.test((await look(hands, "zzz"))[0]), "nobody is found, and that is not said");
    check((await look(hands, "700002")).length === 2, "an ID finds other than the two who have it");
    await hands.page.click('[data-listed="club:700002"]');
    check((await hands.page.$eval("dialog [name=name]", (input) => input.value)) === "Quorn, Zoe", "the name is not filled in");
    check(/club 2026-11/.test((await texts(hands, "dialog [role=status]"))[0]), "the list is not named");
    await hands.fill({ school: "Hove School" });
    const zoe = playerNamed("Quorn, Zoe");
    check(zoe?.grade === 1604 && zoe.school === "Hove School" && zoe.rating_source === "club 2026-11 standard", `entered as ${JSON.stringify(zoe)}`);
    // Who is picked and then typed over is not the one in the list; a rating that is typed counts.
    await openLate(hands);
    await look(hands, "quoll, b");
    await hands.page.keyboard.press("Enter");
    await hands.page.type("dialog [name=name]", "by");
    check((await hands.page.$eval("dialog [name=listed]", (input) => input.value)) === "", "another name is still the player in the list");
    await hands.fill({ grade: "1500" });
    const bobby = playerNamed("Quoll, Bobby");
    check(bobby?.grade === 1500 && bobby.title === undefined, `typed, and entered as ${JSON.stringify(bobby)}`);
}

async function withHall(act) {
    const hall = await serve(program, ["open.json"], folder), browser = await launch("chrome");
    try {
        const hands = await Hands.open(browser, hall.arbiter);
        await act(hands);
        for (const one of [...hands.errors, ...hands.foreign]) check(false, one);
    } finally {
        await browser.close();
        await hall.end();
    }
}

line("-q", "generate", "--players", "8", "--rounds", "5", "--played", "1", "-o", "open.json");
await withHall(async (hands) => {
    await openLate(hands);
    check(/no rating lists/.test((await texts(hands, "dialog p"))[0] ?? "") && (await hands.page.$("#late-search")) === null, "a hall without lists does not say so");
    await leave(hands);
});
writeFileSync(join(folder, "fide.csv"), "Code,Player,Federation,Title,Birth,Elo\n700001,\"Quoll, Ada\",ENG,WIM,1990,2210\n700002,\"Quoll, Bob\",SCO,FM,1985,2301\n");
writeFileSync(join(folder, "club.csv"), "Code,Player,Elo\n700002,\"Quorn, Zoe\",1604\n");
line("ratings", "import", "fide.csv", "--as", "fide", "--month", "2026-11", "--map", "number=Code,name=Player,federation=Federation,title=Title,birth=Birth,standard=Elo");
line("ratings", "import", "club.csv", "--as", "club", "--month", "2026-11", "--map", "number=Code,name=Player,standard=Elo");
await withHall(whereLists);
if (box !== "-") {
    const browser = await launch("chrome");
    const hands = await Hands.open(browser, box);
    await hands.openFile(file);
    await openLate(hands);
    check(/no rating lists/.test((await texts(hands, "dialog p"))[0] ?? "") && (await hands.page.$("#late-search")) === null, "the box does not say that it has no lists");
    await browser.close();
}
rmSync(folder, { recursive: true });
console.log(failures === 0 ? "web: rating lists: as it should be" : `web: rating lists: ${failures} failures`);
process.exit(failures === 0 ? 0 : 1);
