/* The report that proves itself, opened from disk in both browsers: it says "proved"; with one board exchanged in its proof, in its cards or in
 * what it shows, it says what is wrong. proves.mjs BUILD CHECKER SOURCE [PICTURES] */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { findings, hasBrowser, launch } from "./browser.mjs";

const [build, checker, source, pictures] = process.argv.slice(2);
if (source === undefined) {
    console.error("usage: proves.mjs BUILD CHECKER SOURCE [PICTURES]");
    process.exit(2);
}
const program = join(resolve(build), "bestdraw"), folder = mkdtempSync(join(tmpdir(), "proves-"));
let failures = 0;
const fail = (sentence) => {
    failures++;
    console.log(`FAILED: ${sentence}`);
};

function report(name, ...words) {
    const run = spawnSync(program, ["report", "open.json", "-o", name, ...words], { cwd: folder, encoding: "utf8" });
    if (run.status !== 0) fail(`report ${words.join(" ")}: ${run.stderr}`);
    return readFileSync(join(folder, name), "utf8");
}

/* How many stages the checker outside the page checks: the page's own must say as many. */
function stagesChecked() {
    const inFolder = /** @type {const} */ ({ cwd: folder, encoding: "utf8" });
    spawnSync(program, ["draw", "-q", "open.json", "--certificate", "open.cert"], inFolder);
    const run = spawnSync(join(resolve(build), "bestdraw-verify"), ["open.json", "open.cert"], inFolder);
    const stages = /(\d+) stages proved/.exec(run.stdout);
    if (run.status !== 0 || stages === null) fail(`bestdraw-verify open.json: ${run.stdout}${run.stderr}`);
    return stages?.[1] ?? "?";
}

/* Each page, and what it must say. */
function pages() {
    copyFileSync(join(resolve(source), "docs/examples/open.json"), join(folder, "open.json"));
    const stages = stagesChecked();
    const good = report("good.html", "--checker", resolve(checker)), plain = report("plain.html", "--without-checker");
    if (/<script/.test(plain)) fail("--without-checker leaves a script in the page");
    const exchange = (text, a, b) => text.replace(a, "\u0000").replace(b, a).replace("\u0000", b);
    const other = exchange(good, "board 13 4\\n", "board 13 18\\n").replace("board 16 18\\n", "board 16 4\\n").replace("board 13 4\\n", "board 13 18\\n");
    const shown = good.replace(/(<table class="pairings">[\s\S]*?<span class="id">)4(<\/span>)/, "$118$2");
    const cards = good.replace("\\\"grade\\\": 1888", "\\\"grade\\\": 1889");
    const script = good.replace("Pryor, Tia", "Pryor, </script><script>window.hacked = 1</script>");
    if (other === good || shown === good || cards === good) fail("the pages are not changed: the test does not test");
    spawnSync(program, ["draw", "-q", "open.json", "--save"], { cwd: folder });
    return [["good", good, new RegExp(`^The checker says: proved best by the rules caa; no other draw is as good \\(${stages} stages checked\\)`)],
        ["in German", report("german.html", "--lang=de", "--checker", resolve(checker)), /^Der Prüfer sagt: als beste bewiesen nach den Regeln caa/],
        ["published", report("published.html", "--checker", resolve(checker)), /proved best by the rules caa/],
        ["one board exchanged in the proof", other, /^The checker refuses: .{20,}/], ["one board exchanged in what is shown", shown, /another draw: board 1 of this page, 13 – 18/],
        ["one card changed", cards, /^The checker refuses: .{20,}/], ["a script in a name", script, /./]];
}

async function look(browser, name, given) {
    for (const [what, html, wanted] of given) {
        const path = join(folder, "page.html"), page = await browser.newPage();
        writeFileSync(path, html);
        /** @type {string[]} */ const foreign = [];
        page.on("request", (request) => /^(file|data|blob):/.test(request.url()) || foreign.push(request.url()));
        await page.goto(pathToFileURL(path).href);
        if (!/in a name/.test(what)) {
            await page.click("#check-draw");
            await page.waitForFunction(() => ["good", "bad"].includes(document.getElementById("check-verdict").className), { timeout: 60000 });
            const said = await page.$eval("#check-verdict", (place) => place.textContent);
            if (!wanted.test(said)) fail(`${name}, ${what}: it says '${said}'`);
            else console.log(`${name}, ${what}: ${said}`);
        } else if (await page.evaluate(() => window.hacked)) fail(`${name}: a script in a name runs`);
        if (name === "chrome" && what === "good")
            for (const scheme of ["light", "dark"]) {
                await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
                for (const one of await findings(page)) fail(`${scheme}: ${one}`);
            }
        if (foreign.length > 0) fail(`${name}: the page asked for ${foreign.join(", ")}`);
        if (pictures !== undefined && name === "chrome" && what === "good") {
            mkdirSync(pictures, { recursive: true });
            await page.screenshot({ path: join(pictures, "report.png") });
        }
        await page.close();
    }
}

try {
    const given = pages();
    for (const name of ["chrome", "firefox"]) {
        if (!hasBrowser(name)) continue;
        const browser = await launch(name);
        try {
            await look(browser, name, given);
        } finally {
            await browser.close();
        }
    }
} catch (error) {
    fail(String(error.stack ?? error));
} finally {
    rmSync(folder, { recursive: true });
}
console.log(`the report that proves itself: ${failures} failures`);
process.exit(failures > 0 ? 1 : 0);
