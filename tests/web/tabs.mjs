/* Nothing that was confirmed is lost: two tabs with one event enter results in turn and at once, take over from each other, are reloaded, closed in the middle and
 * killed; the file on the disk is edited beside them; two desks of a hall contradict each other. At the end of each run a new tab has every result that was confirmed, and the edited file is as it was edited.
 * tabs.mjs BUILD BOX SOURCE [RUNS [SEED]]; a run can be had again by its seed. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { hasBrowser, Hands, launch, skip } from "./browser.mjs";
import { serve } from "./served.mjs";

const [build, box, source, runs = "6", firstSeed = "1"] = process.argv.slice(2);
if (source === undefined) {
    console.error("usage: tabs.mjs BUILD BOX SOURCE [RUNS [SEED]]");
    process.exit(2);
}
if (!hasBrowser("chrome")) skip("there is no Chromium");
const folder = mkdtempSync(join(tmpdir(), "tabs-")), steps = 10, results = ["1-0", "0-1", "1/2"], marker = "edited beside";
let failures = 0, confirmations = 0;
const fail = (sentence) => {
    failures++;
    console.log(`FAILED: ${sentence}`);
};

/* A number below `most`, from the seed alone. */
function dice(seed) {
    let state = (seed * 2654435761) >>> 0;
    return (most) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * most);
    };
}

/* In the page: the file of the event in the browser's own folder, which the page's picker gives. */
const picker = () => {
    Object.defineProperty(navigator, "webdriver", { get: () => false });
    window.showOpenFilePicker = async () => [await (await navigator.storage.getDirectory()).getFileHandle("open.json")];
};

/* As in two windows beside each other: a page that is hidden closes no dialogs. */
const beside = async (page) => (await page.createCDPSession()).send("Emulation.setFocusEmulationEnabled", { enabled: true });

async function newTab(context, address) {
    const page = await context.newPage();
    await page.evaluateOnNewDocument(picker);
    await beside(page);
    await page.goto(address);
    await page.waitForSelector("#open-file", { timeout: 120000 });
    return page;
}

const rest = (page) => page.waitForFunction(() => window.bestdraw.event !== null && document.querySelector("main")?.getAttribute("aria-busy") !== "true" &&
    document.querySelector(".card, .game") !== null, { timeout: 120000 });

async function goOn(context, address) {
    const page = await newTab(context, address);
    await page.click(".continue");
    await rest(page);
    return page;
}

/* What the disk says of the event; with a text it is written, as another program would. */
const onDisk = (page, text) => page.evaluate(async (given) => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle("open.json", { create: true });
    if (given !== null) {
        const stream = await handle.createWritable();
        await stream.write(given);
        await stream.close();
    }
    return (await handle.getFile()).text();
}, text ?? null);

/* Until the pages have written what they had to write. */
const saved = () => new Promise((done) => setTimeout(done, 400));

/* Enters a result as a hand would that says yes to every question; whether it was confirmed. */
const enter = (page, board, result) => page.evaluate(async (number, wanted) => {
    const yes = setInterval(() => document.querySelector("dialog[open] button.main")?.click(), 20);
    try {
        return await window.bestdraw.change("result", { round: 5, board: number, result: wanted, replace: true });
    } finally {
        clearInterval(yes);
    }
}, board, result);

class Run {
    constructor(context, address, seed) {
        Object.assign(this, { context, address, seed, roll: dice(seed), edited: false, told: [] });
        this.confirmed = new Map();
        this.tabs = [];
    }

    async begin(text) {
        const first = await newTab(this.context, this.address);
        await onDisk(first, text);
        await first.click("#open-file");
        await rest(first);
        this.tabs = [first, await goOn(this.context, this.address)];
    }

    async result(tab, board) {
        const result = results[this.roll(3)], before = this.confirmed.get(board);
        this.told.push(`${tab}: ${board} ${result}`);
        this.confirmed.delete(board);
        if (await enter(this.tabs[tab], board, result)) {
            confirmations++;
            this.confirmed.set(board, result);
        } else if (before !== undefined) this.confirmed.set(board, before);
    }

    /* The tab goes while a result is on its way: it may be there or not. */
    async killed(tab) {
        const board = 1 + this.roll(24), dies = this.tabs[tab];
        this.told.push(`${tab}: dies over ${board}`);
        this.confirmed.delete(board);
        enter(dies, board, results[this.roll(3)]).catch(() => {});
        await new Promise((done) => setTimeout(done, this.roll(120)));
        await dies.close();
        this.tabs[tab] = await goOn(this.context, this.address);
    }

    async step() {
        const what = this.roll(20), tab = this.roll(2), board = 1 + this.roll(24);
        if (what < 9) await this.result(tab, board);
        else if (what < 14) await Promise.all([this.result(0, board), this.result(1, (board % 24) + 1)]);
        else if (what < 16) await this.killed(tab);
        else if (what < 18) {
            this.told.push(`${tab}: reloaded`);
            await this.tabs[tab].reload();
            await rest(this.tabs[tab]);
        } else if (what === 18 && !this.edited) {
            this.told.push("edited beside");
            this.edited = true;
            await saved();
            const event = JSON.parse(await onDisk(this.tabs[tab]));
            await onDisk(this.tabs[tab], JSON.stringify({ ...event, name: marker }));
        } else await this.result(1 - tab, board);
    }

    async end() {
        await saved();
        const disk = await onDisk(this.tabs[0]);
        if (this.edited !== disk.includes(marker)) fail(`seed ${this.seed}: the file on the disk, edited beside the page, was written over`);
        for (const tab of this.tabs) await tab.close();
        const last = await goOn(this.context, this.address);
        const boards = await last.evaluate(() => window.bestdraw.model.draws.get(5).boards.map((board) => [board.number, board.result]));
        const there = new Map(boards), lost = [...this.confirmed].filter(([board, result]) => there.get(board) !== result);
        if (lost.length > 0) fail(`seed ${this.seed}: confirmed and lost: ${lost.map(([board, result]) => `board ${board} ${result} (now '${there.get(board)}')`).join(", ")}; ${this.told.join("; ")}`);
        await last.close();
    }
}

/* Without the browser's store the page works on, says so, and offers the file. */
async function withoutStore(browser, address) {
    const context = await browser.createBrowserContext(), page = await context.newPage();
    await page.evaluateOnNewDocument(() => Object.defineProperty(window, "indexedDB", { value: { open: () => { throw new Error("no store here"); } } }));
    await page.goto(address);
    await page.click("#open-example");
    await rest(page);
    await page.click("#publish");
    await page.waitForFunction(() => window.bestdraw.model.draws.has(5), { timeout: 60000 });
    if (!(await enter(page, 1, "1-0"))) fail("without a store a result is refused");
    const said = await page.$eval('[data-notice="kept"]', (notice) => notice.innerText).catch(() => "");
    if (!said.includes("keeps no copy")) fail(`without a store nothing is said of it: '${said}'`);
    if ((await page.$('[data-notice="kept"] button')) === null) fail("without a store the file is not offered");
    await context.close();
}

/* Two desks of a hall, one board: the second one is told who has said what, and when, before anything is replaced. */
async function twoDesks(browser) {
    const hall = await serve(join(resolve(build), "bestdraw"), ["open.json"], folder);
    const first = await Hands.open(browser, hall.desk);
    await first.page.click("#desk-name");
    await first.fill({ name: "desk 2" });
    await first.view("round");
    await first.click('.game[data-board="3"] [data-result="1-0"]');
    const context = await browser.createBrowserContext(), second = await Hands.open(context, hall.desk);
    for (const hands of [first, second]) await beside(hands.page);
    await second.view("round");
    await second.page.evaluate(() => void window.bestdraw.change("result", { round: 5, board: 3, result: "0-1" }));
    await second.see("dialog[open]");
    const said = await second.page.$eval("dialog[open]", (dialog) => dialog.innerText);
    if (!/Board 3 of round 5 already says 1-0 \(desk 2, \d\d:\d\d/.test(said) || /--/.test(said)) fail(`the second desk is asked '${said}'`);
    await second.page.click('dialog[open] button.main');
    await first.page.waitForFunction(() => window.bestdraw.model.draws.get(5).boards[2].result === "0-1", { timeout: 20000 });
    const arbiter = await Hands.open(browser, hall.arbiter);
    await arbiter.page.evaluate(() => void window.bestdraw.undo());
    await arbiter.see("dialog[open]");
    const own = await arbiter.page.$eval("dialog[open]", (dialog) => dialog.innerText);
    if (!/round 5 published/.test(own)) fail(`the arbiter's undo asks '${own}'`);
    for (const hands of [first, second, arbiter]) if (hands.errors.length > 0) fail(`errors in the page: ${hands.errors.join("; ")}`);
    await context.close();
    await hall.end();
}

const file = join(folder, "open.json");
copyFileSync(join(resolve(source), "docs/examples/open.json"), file);
if (spawnSync(join(resolve(build), "bestdraw"), ["draw", "-q", file, "--save"]).status !== 0) fail("the example cannot be drawn");
const content = readFileSync(resolve(box)), server = createServer((_, reply) => reply.writeHead(200, { "content-type": "text/html" }).end(content));
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const address = `http://127.0.0.1:${server.address().port}/`, browser = await launch("chrome");
try {
    await twoDesks(browser);
    await withoutStore(browser, address);
    for (let i = 0; i < Number(runs); i++) {
        const context = await browser.createBrowserContext(), run = new Run(context, address, Number(firstSeed) + i);
        await run.begin(readFileSync(file, "utf8"));
        for (let k = 0; k < steps; k++) await run.step();
        await run.end();
        await context.close();
    }
} catch (error) {
    fail(String(error.stack ?? error));
} finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true });
}
console.log(`tabs: ${runs} random runs, ${confirmations} results confirmed, ${failures} failures`);
process.exit(failures > 0 ? 1 : 0);
