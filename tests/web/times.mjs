/* Times in the page, the median of ten: times.mjs BUILD BOX SOURCE. With BESTDRAW_TIMES=1 what is over its limit fails; on a busy machine the
 * figures only tell about the machine. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { hasBrowser, Hands, launch, skip } from "./browser.mjs";

const [build, box, source] = process.argv.slice(2);
if (source === undefined) {
    console.error("usage: times.mjs BUILD BOX SOURCE");
    process.exit(2);
}
if (!hasBrowser("chrome")) skip("there is no Chromium");
const program = join(resolve(build), "bestdraw"), example = join(resolve(source), "docs/examples/open.json");
const folder = mkdtempSync(join(tmpdir(), "times-"));
let failures = 0;
const fail = (sentence) => {
    failures++;
    console.log(`FAILED: ${sentence}`);
};
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function times(browser, file, name, limits) {
    const open = [], draw = [], whyNot = [];
    for (let i = 0; i < 10; i++) {
        const hands = await Hands.open(browser, resolve(box));
        await hands.openFile(file);
        open.push(await hands.page.evaluate(() => window.bestdraw.openTime));
        await hands.page.close();
    }
    const hands = await Hands.open(browser, resolve(box));
    await hands.openFile(file);
    for (let i = 0; i < 10; i++) {
        draw.push(await hands.page.evaluate(async () => {
            const begun = performance.now();
            await window.bestdraw.drawIt();
            return performance.now() - begun;
        }));
        whyNot.push(await hands.page.evaluate(async () => {
            const ids = window.bestdraw.draw.boards.slice(0, 2).map((b) => b.white), begun = performance.now();
            await window.bestdraw.whyNot(ids[0], ids[1]);
            return performance.now() - begun;
        }));
    }
    const longest = await hands.page.evaluate(async () => {
        const tasks = [];
        new PerformanceObserver((list) => tasks.push(...list.getEntries().map((e) => e.duration))).observe({ type: "longtask", buffered: false });
        const height = document.documentElement.scrollHeight;
        for (let y = 0; y < height; y += Math.max(400, height / 120)) {
            scrollTo(0, y);
            await new Promise(requestAnimationFrame);
        }
        await new Promise((done) => setTimeout(done, 300));
        return Math.max(0, ...tasks);
    });
    const shown = { open: median(open), draw: median(draw), "why-not": median(whyNot), "longest task while scrolling": longest };
    for (const [what, value] of Object.entries(shown)) {
        const over = process.env.BESTDRAW_TIMES === "1" && value > limits[what];
        console.log(`${name}: ${what} ${Math.round(value)} ms (limit ${limits[what]})${value > limits[what] ? ", over it" : ""}`);
        if (over) fail(`${name}: ${what} takes ${Math.round(value)} ms`);
    }
    await hands.page.close();
}

const browser = await launch("chrome");
try {
    await times(browser, example, "50 players", { open: 300, draw: 50, "why-not": 50, "longest task while scrolling": 100 });
    spawnSync(program, ["generate", "--players", "1000", "--rounds", "5", "--seed", "3", "--rules", "caa-large", "-o", join(folder, "large.json")]);
    const large = join(folder, "large.json");
    spawnSync(program, ["edit", "-q", large, "rounds=9"]);
    await times(browser, large, "1,000 players", { open: 1200, draw: 500, "why-not": 200, "longest task while scrolling": 100 });
} catch (error) {
    fail(String(error.stack ?? error));
} finally {
    await browser.close();
    rmSync(folder, { recursive: true });
}
process.exit(failures > 0 ? 1 : 0);
