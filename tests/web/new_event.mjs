/* An event from an empty page: typed, pasted and opened; what a list leaves open is a form; the file is the one of the command line. new_event.mjs BUILD BOX */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findings, hasBrowser, Hands, launch, skip } from "./browser.mjs";

const [build, box, pictures] = process.argv.slice(2);
if (box === undefined) {
    console.error("usage: new_event.mjs BUILD BOX [PICTURES]");
    process.exit(2);
}
if (!hasBrowser("chrome")) skip("there is no Chromium");
const program = join(resolve(build), "bestdraw"), folder = mkdtempSync(join(tmpdir(), "new-event-"));
let failures = 0;
const fail = (sentence) => {
    failures++;
    console.log(`FAILED: ${sentence}`);
};
const withoutTimes = (text) => text.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, "then");

/* The file of the command line beside the page's. */
async function same(hands, list, what, ...words) {
    writeFileSync(join(folder, "list.csv"), list);
    const run = spawnSync(program, ["new", "-q", "list.csv", "event.json", "--force", ...words], { cwd: folder, encoding: "utf8" });
    if (run.status !== 0) return fail(`${what}: bestdraw new: exit ${run.status}: ${run.stderr}`);
    const here = withoutTimes(readFileSync(join(folder, "event.json"), "utf8")), there = withoutTimes(await hands.file());
    if (here !== there) fail(`${what}: the file differs:\n${here.slice(0, 400)}\n${there.slice(0, 400)}`);
}

async function look(hands, name) {
    for (const one of await findings(hands.page)) fail(`${name}: ${one}`);
    for (const width of [390, 768, 1280, 1920]) {
        await hands.page.setViewport({ width, height: 900 });
        const wide = await hands.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (wide > 0) fail(`${name}, ${width} px: scrolls sideways by ${wide} px`);
        if (pictures !== undefined) await hands.page.screenshot({ path: join(pictures, `${name}-${width}.png`) });
    }
    await hands.page.setViewport({ width: 1280, height: 900 });
}

/* Every field of a player and of the event, as `edit` would; read again where they were written; and the files that leave the page. */
async function edited(hands) {
    const line = (...words) => spawnSync(program, words, { cwd: folder, encoding: "utf8" });
    const equal = async (what) => {
        if (withoutTimes(readFileSync(join(folder, "event.json"), "utf8")) !== withoutTimes(await hands.file())) fail(`${what}: the file differs from the command line's`);
    };
    const person = { rating: "1820", federation: "ENG", fide: "343400", national: "123456A", birth: "2001-02-03", sex: "w", phone: "01234", email: "ann@example.org", paid: "20" };
    line("edit", "-q", "event.json", "1", ...Object.entries(person).map(([key, value]) => `${key}=${value}`));
    await hands.view("players");
    await hands.click('[data-key="edit-1"]');
    await hands.fill(person);
    await equal("a player's fields");
    const about = { city: "Rye", country: "ENG", deputies: "Lee, Lou", type: "Swiss", tiebreaks: "BH,SB", "date.2": "2026-11-21", "option.ungraded": "bottom", "ecf.code": "X1" };
    line("edit", "-q", "event.json", ...Object.entries(about).map(([key, value]) => `${key}=${value}`));
    await hands.click("#edit-event");
    await hands.fill(about);
    await equal("an event's fields");
    for (const [button, given] of [['[data-key="edit-1"]', person], ["#edit-event", about]]) {
        await hands.click(button);
        for (const [name, value] of Object.entries(given)) {
            const shown = await hands.page.$eval(`dialog[open] [name="${name}"]`, (input) => input.value);
            if (shown !== value) fail(`the form says '${shown}' for ${name}, not '${value}'`);
        }
        await hands.fill({});
    }
    await equal("forms that were only looked at");
    await hands.view("print");
    for (const kind of ["event", "trf", "csv", "ecf", "public"]) if ((await hands.page.$(`[data-key="file-${kind}"]`)) === null) fail(`there is no button for the file ${kind}`);
    line("convert", "-q", "event.json", "out.trf", "--to", "trf");
    const trf = await hands.page.evaluate(async () => new TextDecoder().decode((await window.bestdraw.ask("convert", { to: "trf" })).answer));
    if (withoutTimes(trf) !== withoutTimes(readFileSync(join(folder, "out.trf"), "utf8"))) fail("the TRF differs from the command line's");
    const csv = await hands.page.evaluate(async () => (await window.bestdraw.ask("csv")).answer);
    if (csv !== line("standings", "event.json", "--cross", "--format", "csv").stdout) fail("the CSV differs from the command line's");
    await look(hands, "files");
}

/* By keyboard alone: Enter goes down the names. */
async function typed(browser) {
    const hands = await Hands.open(browser, resolve(box));
    await hands.page.focus("#new-event");
    await hands.press("Enter");
    await hands.see('form [name="name"]');
    await look(hands, "new-typed");
    await hands.page.keyboard.type("Club evening");
    await hands.page.focus('[data-key="cell-0-name"]');
    const people = [["Adams, Ann", "1800"], ["Baker, Ben", "1750"], ["Clarke, Cara", "1700"], ["O'Neill \"Red\", Rory", "1650"], ["Ng, Dev", "1600"], ["Evans, Eva", "1500"], ["Fisher, Finn", "1450"],
        ["Grant, Gita", "1400"], ["Hartley, Hal", "1300"]];
    for (const [name] of people) {
        await hands.page.keyboard.type(name);
        await hands.press("Enter");
    }
    for (const [i, [, rating]] of people.entries()) {
        await hands.page.focus(`[data-key="cell-${i}-rating"]`);
        await hands.page.keyboard.type(rating);
    }
    await hands.page.focus("#new-look");
    await hands.press("Enter");
    await hands.see("#new-make");
    await look(hands, "new-starting");
    await hands.press("Tab");
    await hands.page.focus("#new-make");
    await hands.press("Enter");
    await hands.see(".card");
    await hands.rest();
    const list = ["Name\tRating", ...people.map(([name, rating]) => `"${name.replaceAll('"', '""')}"\t"${rating}"`), ""].join("\n");
    await same(hands, list, "typed", "--rules", "caa", "--rounds", "5", "--name", "Club evening");
    await edited(hands);
    await hands.view("players");
    await hands.page.reload();
    await hands.see('#view-players[aria-current="page"]');
    await hands.view("history");
    await hands.page.goBack();
    await hands.see('#view-players[aria-current="page"]');
    if (hands.errors.length > 0) fail(`errors in the page: ${hands.errors.join("; ")}`);
    await hands.page.close();
}

const messy = "Name,Rating,Club,Section,Rd off\nAdams Ann,1800,Rye,Open,\nBaker Ben,1750,Hove,Major,\nBaker Ben,1750,Hove,Open,2\nClarke Cara,1700x,Rye,Open,\n";

/* Cells of a spreadsheet, pasted; what the list leaves open is asked, and what was read otherwise is said. */
async function pasted(browser) {
    const hands = await Hands.open(browser, resolve(box));
    await hands.click("#new-event");
    await hands.type({ name: "Pasted", rules: "fide", rounds: "3" });
    await hands.page.evaluate((text) => {
        const data = new DataTransfer();
        data.setData("text/plain", text);
        document.querySelector('[data-key="cell-0-name"]').dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    }, messy.replaceAll(",", "\t"));
    await hands.see("#new-again");
    const said = await hands.page.$eval("main", (main) => main.innerText);
    if (!/1700x/.test(said)) fail(`what was read otherwise is not said: ${said.slice(0, 300)}`);
    if (/--\w/.test(said)) fail(`a command line on the page: ${said.match(/.*--\w.*/)?.[0]}`);
    await look(hands, "new-questions");
    const questions = await hands.page.$$eval("main .fields select", (all) => all.map((one) => one.name));
    if (questions.length < 3) fail(`${questions.length} questions`);
    for (let turn = 0; turn < 4 && (await hands.page.$("#new-again")) !== null; turn++) {
        await hands.page.$$eval("main .fields select", (all) => {
            for (const one of all) {
                one.value = /^names/.test(one.name) ? "surname" : /^section/.test(one.name) ? "Open" : /^column/.test(one.name) ? "byes" : "as-shown";
                one.dispatchEvent(new Event("change", { bubbles: true }));
            }
        });
        await hands.click("#new-again");
    }
    await hands.click("#new-make");
    await hands.see(".card");
    await same(hands, messy.replaceAll(",", "\t"), "pasted", "--rules", "fide", "--rounds", "3", "--name", "Pasted", "--names", "surname", "--section", "Open", "--column", "Rd off=byes", "--as-shown");
    await hands.page.close();
}

/* Latin-1, as an older program has saved it. */
async function opened(browser) {
    const hands = await Hands.open(browser, resolve(box)), list = Buffer.from("Surname;Forename;Rating\nMüller;Jörg;1800\nStraße;Änne;1700\n", "latin1");
    writeFileSync(join(folder, "alt.csv"), list);
    await hands.choose(join(folder, "alt.csv"));
    await hands.type({ name: "Alt", rounds: "3" });
    await hands.click("#new-look");
    await hands.click("#new-make");
    await hands.see(".card");
    await same(hands, list, "opened", "--rules", "caa", "--rounds", "3", "--name", "Alt");
    if (!(await hands.file()).includes("Müller, Jörg")) fail("a list in Latin-1 is not read");
    await hands.page.close();
}

const browser = await launch("chrome");
try {
    await typed(browser);
    await pasted(browser);
    await opened(browser);
} catch (error) {
    fail(String(error.stack ?? error));
} finally {
    await browser.close();
    rmSync(folder, { recursive: true });
}
console.log(`a new event, typed, pasted and opened: ${failures} failures`);
process.exit(failures > 0 ? 1 : 0);
