/* The lesson: `bestdraw box --lesson` opens with round 1 of the guide's set A; every step can be gone, each with the guide's rule, to the end
 * of the last round; and the draw that it ends with is that of the command line; axe-core finds nothing. lesson.mjs BUILD BOX SOURCE [PICTURES] */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findings, hasBrowser, launch, skip } from "./browser.mjs";
import { pathToFileURL } from "node:url";

const [build, box, source, pictures] = process.argv.slice(2);
if (source === undefined) {
    console.error("usage: lesson.mjs BUILD BOX SOURCE [PICTURES]");
    process.exit(2);
}
if (!hasBrowser("chrome")) skip("there is no Chromium");
const program = join(resolve(build), "bestdraw"), folder = mkdtempSync(join(tmpdir(), "lesson-")), lesson = join(folder, "lesson.html");
let failures = 0, steps = 0;
const fail = (sentence) => {
    failures++;
    console.log(`FAILED: ${sentence}`);
};
const made = spawnSync(program, ["box", "--lesson", "--page", resolve(box), "-o", lesson], { encoding: "utf8" });
if (made.status !== 0) fail(`box --lesson: ${made.stderr}`);
const browser = await launch("chrome");
try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    page.on("pageerror", (error) => fail(String(error)));
    await page.goto(pathToFileURL(lesson).href);
    for (let round = 1; round <= 5; round++) {
        await page.waitForFunction((wanted) => window.bestdraw.round === wanted && document.getElementById("lesson-next")?.disabled === false, { timeout: 60000 }, round);
        let articles = 0;
        if (round < 3) for (const one of await findings(page)) fail(`round ${round}: ${one}`);
        for (let step = 0; step < 400 && !(await page.$eval("#lesson-next", (next) => next.disabled)); step++, steps++) {
            articles += (await page.$(".step .article")) === null ? 0 : 1;
            if (pictures !== undefined && round === 2 && step === 14) {
                mkdirSync(pictures, { recursive: true });
                await new Promise((done) => setTimeout(done, 500));
                await page.screenshot({ path: join(pictures, "lesson.png") });
            }
            await page.click("#lesson-next");
        }
        if (articles < 4) fail(`round ${round}: only ${articles} steps have a rule`);
        const here = await page.evaluate(() => window.bestdraw.table.draw.boards.map((b) => `${b.white} ${b.black}`).sort().join(", "));
        const there = spawnSync(program, ["draw", join(resolve(source), "src/web/lesson.json"), "--round", String(round), "--method=cards", "--format", "pairs"], { encoding: "utf8" })
            .stdout.trim().split("\n").slice(1).filter((pair) => !/ 0$/.test(pair)).sort().join(", ");
        if (here !== there) fail(`round ${round}: the lesson draws ${here}, the command line ${there}`);
        if (round < 5) await page.click("#lesson-round");
    }
} catch (error) {
    fail(String(error.stack ?? error));
} finally {
    await browser.close();
    rmSync(folder, { recursive: true });
}
console.log(`lesson: ${steps} steps, ${failures} failures`);
process.exit(failures > 0 ? 1 : 0);
