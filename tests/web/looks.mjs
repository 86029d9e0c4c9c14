/* How the box looks and behaves: pictures of every view, no finding of axe-core in light and dark, nothing scrolls sideways at 390 px,
 * names in files stay text; the same for the pages of a hall: the arbiter's, the desk's, a screen's and a player's.
 * looks.mjs BOX SOURCE BUILD [PICTURES]: those of docs/pictures with BESTDRAW_PICTURES=docs. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { spawnSync } from "node:child_process";
import { findings, hasBrowser, Hands, launch, skip } from "./browser.mjs";
import { serve } from "./served.mjs";

const [box, source, build, pictures] = process.argv.slice(2);
if (build === undefined) {
    console.error("usage: looks.mjs BOX SOURCE BUILD [PICTURES]");
    process.exit(2);
}
if (!hasBrowser("chrome")) skip("there is no Chromium");
const example = join(resolve(source), "docs/examples/open.json");
const folder = mkdtempSync(join(tmpdir(), "looks-"));
const views = ["table", "round", "standings", "players", "priorities", "history", "print"];
/* The pictures of docs/pictures. */
const shown = new Set(["start-light-1280", "table-light-1280", "why-dark-1280", "why-not-light-1280", "round-light-1280", "standings-light-1280", "players-light-1280",
    "priorities-light-1280", "history-light-1280", "print-light-1280", "table-light-390", "what-if-light-1280", "compare-light-1280", "claims-light-1280", "screen-light-1280", "desk-light-768", "seat-light-390"]);
let failures = 0;
const fail = (sentence) => {
    failures++;
    console.log(`FAILED: ${sentence}`);
};

async function look(hands, name) {
    if (pictures === undefined || (process.env.BESTDRAW_PICTURES === "docs" && !shown.has(name))) return;
    mkdirSync(pictures, { recursive: true });
    await new Promise((done) => setTimeout(done, 500));
    await hands.page.screenshot({ path: join(pictures, `${name}.png`) });
}

async function examine(hands, where) {
    for (const one of await findings(hands.page)) fail(`${where}: ${one}`);
}

async function sideways(hands, where) {
    const wide = await hands.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (wide > 0) fail(`${where}: scrolls sideways by ${wide} px`);
}

/* Targets of 44 px, but for links in tables. */
async function targets(hands, where) {
    const small = await hands.page.evaluate(() => [...document.querySelectorAll("button, select, input:not([hidden])")].filter((e) => e.checkVisibility())
        .filter((e) => e.getBoundingClientRect().height < 43.5 || e.getBoundingClientRect().width < 43.5).map((e) => e.outerHTML.slice(0, 80)));
    if (small.length > 0) fail(`${where}: smaller than 44 px: ${small.slice(0, 3).join(" ")}`);
}

async function everyView(browser) {
    for (const scheme of ["light", "dark"])
        for (const width of [1280, 1920, 768, 390]) {
            const hands = await Hands.open(browser, resolve(box), { width, height: width < 500 ? 844 : 900 });
            await hands.page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
            if (width === 1280) await examine(hands, `start, ${scheme}`);
            await look(hands, `start-${scheme}-${width}`);
            await hands.openFile(example);
            for (const view of views) {
                await hands.view(view);
                if (view === "print") await hands.click('[data-key="print-pairings"]');
                if (width === 1280 || width === 390) await examine(hands, `${view}, ${scheme}, ${width} px`);
                await sideways(hands, `${view}, ${width} px`);
                await targets(hands, `${view}, ${width} px`);
                await look(hands, `${view}-${scheme}-${width}`);
            }
            await hands.view("table");
            await hands.card(16);
            await examine(hands, `why, ${scheme}, ${width} px`);
            await look(hands, `why-${scheme}-${width}`);
            if (width >= 768) {
                await hands.click(".panel .close");
                await hands.drag(13, 16);
                await examine(hands, `why not, ${scheme}, ${width} px`);
                await look(hands, `why-not-${scheme}-${width}`);
                await hands.click("#if-together");
                await examine(hands, `what if, ${scheme}, ${width} px`);
                await look(hands, `what-if-${scheme}-${width}`);
                await hands.page.evaluate(() => window.bestdraw.dropWish(-1));
                await hands.rest();
                await hands.page.evaluate(() => window.bestdraw.compareBy("lazy"));
                await hands.rest();
                await examine(hands, `compare, ${scheme}, ${width} px`);
                await look(hands, `compare-${scheme}-${width}`);
            }
            if (hands.errors.length > 0) fail(`errors in the page: ${hands.errors.slice(0, 3).join("; ")}`);
            if (hands.foreign.length > 0) fail(`the page asked for ${hands.foreign.join(", ")}`);
            await hands.page.close();
        }
}

/* The hall: round 5 is published, two players have sent a result. */
async function everyRole(browser) {
    writeFileSync(join(folder, "open.json"), readFileSync(example));
    const program = join(resolve(build), "bestdraw");
    spawnSync(program, ["draw", "-q", "open.json", "--save"], { cwd: folder });
    const hall = await serve(program, ["open.json", "--links", "links.html"], folder);
    const seats = [...readFileSync(join(folder, "links.html"), "utf8").matchAll(/<small>(http:[^<]*\/p(\d+)-[^<]*)<\/small>/g)].map((match) => ({ id: Number(match[2]), link: match[1] }));
    // Player 1 sends, takes it back once before sending, and corrects it; player 11 sends; 14, the opponent of 1, contradicts.
    const send = async (hands, result) => {
        await hands.see(`[data-result="${result}"]`);
        await hands.page.click(`[data-result="${result}"]`);
        await hands.page.click("#send");
        await hands.see(".seat-sent, .seat-differ");
    };
    for (const [id, results] of [[1, ["0-1", "1-0"]], [11, ["1-0"]], [14, ["0-1"]]]) {
        const hands = await Hands.open(browser, seats.find((seat) => seat.id === id).link, { width: 390, height: 844 });
        await hands.see("#board");
        if (id === 1) {
            await look(hands, "seat-light-390");
            await hands.page.click("#why");
            await hands.see("#reasons li");
            await hands.page.click("#standings");
            await hands.see("#table tr.me");
            for (const scheme of ["light", "dark"]) {
                await hands.page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
                await examine(hands, `a player's page, ${scheme}`);
            }
            await hands.page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "light" }]);
            await sideways(hands, "a player's page");
            await targets(hands, "a player's page");
            await look(hands, "seat-whole-light-390");
            const spread = await hands.page.$eval(".pair", (pair) => pair.getBoundingClientRect().width / document.documentElement.clientWidth);
            if (spread < 0.7) fail(`the names of the board have ${Math.round(spread * 100)} % of the phone's width`);
            await hands.page.click('[data-result="1/2"]');
            await hands.page.click('[data-key="back"]');
        }
        for (const [i, result] of results.entries()) {
            if (i > 0) await hands.page.click("#correct");
            await send(hands, result);
        }
        if (id === 14 && (await hands.page.$(".seat-differ")) === null) fail("a player is not told that the opponent has sent another result");
        if (id === 14) await look(hands, "seat-differ-light-390");
        if (hands.errors.length > 0) fail(`errors in a player's page: ${hands.errors.slice(0, 3).join("; ")}`);
        if (hands.foreign.length > 0) fail(`a player's page asked for ${hands.foreign.join(", ")}`);
        await hands.page.close();
    }
    for (const [name, link, width] of [["claims", hall.arbiter, 1280], ["screen", hall.screen, 1280], ["desk", hall.desk, 768], ["screen", hall.screen, 390]]) {
        const hands = await Hands.open(browser, link, { width, height: 900 });
        await hands.see("main .view, main .split");
        if (name === "claims") await hands.view("round");
        if (name === "claims" && (await hands.page.$$("[data-claim]")).length !== 2) fail("the arbiter does not see what two players have sent");
        await examine(hands, `${name}, ${width} px`);
        await sideways(hands, `${name}, ${width} px`);
        await targets(hands, `${name}, ${width} px`);
        await look(hands, `${name}-light-${width}`);
        if (name === "claims") {
            const board = await hands.page.$eval("[data-claim]", (claim) => claim.dataset.claim);
            if (!/different results/.test(await hands.page.$eval("[data-claim]", (claim) => claim.innerText))) fail("the arbiter is not told that two players contradict each other");
            await hands.click(`[data-key="accept-${board}-1-0"]`);
            await hands.page.waitForFunction(() => window.bestdraw.model.open === 23);
        }
        if (name === "screen" && (await hands.page.$(".enter")) !== null) fail("a screen can enter results");
        if (hands.errors.length > 0) fail(`errors in the page: ${hands.errors.slice(0, 3).join("; ")}`);
        if (hands.foreign.length > 0) fail(`the page asked for ${hands.foreign.join(", ")}`);
        await hands.page.close();
    }
    await hall.end();
}

/* By keyboard alone: from the start to why, why not, a published round and a result. */
async function keyboard(browser) {
    const hands = await Hands.open(browser, resolve(box));
    await hands.page.focus("#open-example");
    await hands.press("Enter");
    await hands.see(".card");
    for (let i = 0; i < 40 && !(await hands.page.evaluate(() => document.activeElement.classList.contains("card"))); i++) await hands.press("Tab");
    await hands.press("Enter", "ArrowDown", "Enter");
    await hands.see(".panel .verdict");
    const title = await hands.page.$eval("#panel-title", (element) => element.textContent);
    if (!/\(\d+\) – .*\(\d+\)/.test(title)) fail(`Enter, Enter asked '${title}'`);
    await hands.press("Escape");
    await hands.page.focus("#publish");
    await hands.press("Enter");
    await hands.page.focus("#enter-results");
    await hands.press("Enter");
    await hands.page.focus(".game");
    await hands.press("1");
    await hands.page.waitForFunction(() => window.bestdraw.model.open === 23);
    await hands.page.close();
}

/* What looks like markup in a file is text in the page, in the box and served: to the arbiter, on a screen, and to the player. */
const evil = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

function evilEvent(name) {
    const cards = JSON.parse(readFileSync(example, "utf8"));
    cards.name = evil;
    for (const player of cards.players) Object.assign(player, { name: `${evil}${player.id}, A`, club: evil });
    writeFileSync(join(folder, name), JSON.stringify(cards));
}

async function isText(hands, where) {
    const state = await hands.page.evaluate(() => ({ hacked: window.hacked, images: document.querySelectorAll("img").length, text: document.body.innerText.includes("<img src=x") }));
    if (state.hacked !== undefined || state.images > 0) fail(`${where}: a name became markup`);
    if (!state.text) fail(`${where}: the name is not shown`);
}

async function scriptsBefore(hands, where, seen) {
    for (const view of seen) {
        await hands.view(view);
        if (view === "print") await hands.click('[data-key="print-standings"]');
    }
    await hands.view("table");
    await hands.card(16);
    await hands.drag(13, 16);
    await isText(hands, where);
    await hands.page.close();
}

async function scripts(browser) {
    evilEvent("evil.json");
    const hands = await Hands.open(browser, resolve(box));
    await hands.openFile(join(folder, "evil.json"));
    await scriptsBefore(hands, "the box", views);
}

async function scriptsServed(browser) {
    evilEvent("served-evil.json");
    const program = join(resolve(build), "bestdraw");
    const hall = await serve(program, ["served-evil.json", "--links", "evil-links.html"], folder);
    await scriptsBefore(await Hands.open(browser, hall.arbiter), "the arbiter's page", views);
    const sheet = readFileSync(join(folder, "evil-links.html"), "utf8");
    if (sheet.includes("<img src=x") || sheet.includes("<script>window")) fail("the sheet of links: a name became markup");
    for (const [where, link] of [["a screen", hall.screen], ["a player's page", sheet.match(/<small>(http:[^<]*\/p1-[^<]*)<\/small>/)[1]]]) {
        const hands = await Hands.open(browser, link);
        await isText(hands, where);
        await hands.page.close();
    }
    await hall.end();
}

const bytes = statSync(box).size;
if (bytes >= 1200000) fail(`the box has ${bytes} bytes`);
console.log(`the box: ${bytes} bytes`);
const browser = await launch("chrome");
try {
    await keyboard(browser);
    await scripts(browser);
    await scriptsServed(browser);
    await everyRole(browser);
    await everyView(browser);
} catch (error) {
    fail(String(error.stack ?? error));
} finally {
    await browser.close();
    rmSync(folder, { recursive: true });
}
console.log(`${failures} failures`);
process.exit(failures > 0 ? 1 : 0);
