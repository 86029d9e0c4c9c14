/* What the tests of the box share: a browser, the page opened from disk, and hands that wait until the page is at rest.
 * puppeteer-core is not part of the project: BESTDRAW_PUPPETEER names the folder in which npm has installed it. */
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export const skipped = 77;
const modules = process.env.BESTDRAW_PUPPETEER ?? "";
const programs = {
    chrome: [process.env.BESTDRAW_CHROMIUM ?? "/usr/bin/chromium"],
    firefox: [process.env.BESTDRAW_FIREFOX ?? "/usr/bin/firefox-esr"],
};

/** Ends the test with a word where a tool is missing. */
export function skip(word) {
    console.log(`web: skipped, ${word}`);
    process.exit(skipped);
}

export async function puppeteer() {
    const path = join(modules, "node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js");
    if (modules === "" || !existsSync(path)) skip("there is no puppeteer-core (npm install puppeteer-core axe-core; BESTDRAW_PUPPETEER names the folder)");
    return (await import(pathToFileURL(path))).default;
}

const axePath = join(modules, "node_modules/axe-core/axe.min.js");

/** What axe-core finds on a page, a sentence each. */
export async function findings(page) {
    if (!existsSync(axePath)) {
        console.log("axe-core is not there: not examined");
        return [];
    }
    await page.evaluate(readFileSync(axePath, "utf8"));
    return page.evaluate(async () => (await window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }))
        .violations.map((v) => `axe-core: ${v.id}: ${v.nodes.slice(0, 3).map((n) => `${n.target} ${n.failureSummary?.split("\n")[1] ?? ""}`).join(", ")}`));
}

export const hasBrowser = (name) => programs[name].some((path) => existsSync(path));

/** @param {"chrome"|"firefox"} name */
export async function launch(name) {
    const driver = await puppeteer();
    const profile = mkdtempSync(join(tmpdir(), "bestdraw-web-"));
    return driver.launch({ browser: name, executablePath: programs[name].find((path) => existsSync(path)), headless: true, userDataDir: profile,
        args: name === "chrome" ? ["--no-sandbox", "--disable-dev-shm-usage"] : [], protocolTimeout: 180000 });
}

/** A page with hands; `foreign` gathers every request that is not for the page itself. */
export class Hands {
    foreign = [];
    errors = [];

    /** @param {string} box the file of the box, or the link of a served event */
    static async open(browser, box, size = { width: 1280, height: 900 }) {
        const hands = new Hands();
        hands.browser = browser;
        hands.box = box;
        hands.page = await browser.newPage();
        await hands.page.setViewport(size);
        const served = /^http:/.test(box), own = served ? box : pathToFileURL(box).href;
        hands.page.on("request", (request) => {
            const url = request.url();
            if (!(served ? url.startsWith(own) : url === own) && !/^(blob:|data:|about:)/.test(url)) hands.foreign.push(url);
        });
        hands.page.on("pageerror", (error) => hands.errors.push(String(error)));
        hands.page.on("console", (message) => message.type() === "error" && hands.errors.push(message.text()));
        await hands.page.goto(own);
        await hands.see(served ? "main > *" : "#open-file");
        if (served) await hands.rest();
        return hands;
    }

    see(selector) {
        return this.page.waitForSelector(selector, { timeout: 120000 });
    }

    /** Until nothing is being asked. */
    rest() {
        return this.page.waitForFunction(() => document.querySelector("main")?.getAttribute("aria-busy") !== "true", { timeout: 120000 });
    }

    /** Clicks; once more where news have put another element in the place of the one that was aimed at. */
    async click(selector) {
        for (let left = 3; ; left--) {
            const element = await this.see(selector);
            try {
                await element.click();
                break;
            } catch (error) {
                if (left === 0 || !/detached/.test(String(error))) throw error;
            }
        }
        await this.rest();
    }

    async press(...keys) {
        for (const key of keys) await this.page.keyboard.press(key);
        await this.rest();
    }

    /** Fills fields of a form. */
    async type(fields, form = "form") {
        await this.see(form);
        for (const [name, value] of Object.entries(fields)) {
            await this.page.$eval(`${form} [name="${name}"]`, (element, given) => {
                element.value = given;
                for (const what of ["input", "change"]) element.dispatchEvent(new Event(what, { bubbles: true }));
            }, value);
        }
    }

    /** Fills the dialog that is open, and accepts it. */
    async fill(fields) {
        await this.type(fields, "dialog[open]");
        await this.page.click("dialog[open] button.main");
        // It is taken away when what was entered is taken; closed it is before.
        await this.page.waitForFunction(() => document.querySelector("dialog") === null, { timeout: 120000 });
        await this.rest();
    }

    async choose(file) {
        const [chooser] = await Promise.all([this.page.waitForFileChooser(), this.page.click("#open-file")]);
        await chooser.accept([file]);
        await this.rest();
    }

    async openFile(file) {
        await this.choose(file);
        await this.see(".card");
        await this.rest();
    }

    async view(name) {
        await this.click(`#view-${name}`);
    }

    async round(number) {
        await this.page.select("#round-chooser", String(number));
        await this.rest();
    }

    async card(id) {
        await this.page.$eval(`.card[data-id="${id}"]`, (card) => card.scrollIntoView({ block: "center", behavior: "instant" }));
        await this.click(`.card[data-id="${id}"]`);
    }

    /** The event's file as it is in the page. @returns {Promise<string>} */
    file() {
        return this.page.evaluate(() => new TextDecoder().decode(window.bestdraw.event.files.get(window.bestdraw.event.name)));
    }

    /** Drags a card onto another with the mouse. */
    async drag(from, to) {
        const places = await this.page.evaluate((a, b) => {
            const first = document.querySelector(`.card[data-id="${a}"]`), second = document.querySelector(`.card[data-id="${b}"]`);
            first.scrollIntoView({ block: "center", behavior: "instant" });
            return [first, second].map((card) => {
                const box = card.getBoundingClientRect();
                return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
            });
        }, from, to);
        const { mouse } = this.page;
        await mouse.move(places[0].x, places[0].y);
        await mouse.down();
        await mouse.move((places[0].x + places[1].x) / 2, (places[0].y + places[1].y) / 2, { steps: 4 });
        await mouse.move(places[1].x, places[1].y, { steps: 4 });
        await mouse.up();
        await this.rest();
    }
}
