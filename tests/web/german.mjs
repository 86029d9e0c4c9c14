/* The page in German: chosen at its top, kept for the next time, reasons too; the chain of "why not?" as arcs; a priority that is dragged.
 * german.mjs BOX */
import { hasBrowser, Hands, launch, skip } from "./browser.mjs";

const [box] = process.argv.slice(2);
if (box === undefined) {
    console.error("usage: german.mjs BOX");
    process.exit(2);
}
if (!hasBrowser("chrome")) skip("there is no chromium");
let failures = 0;
const expect = (what, is, wanted) => {
    if (is === wanted || (wanted instanceof RegExp && wanted.test(is))) return;
    failures++;
    console.log(`FAILED: ${what}: '${is}', not '${wanted}'`);
};

/* The grip of the first criterion onto the third. */
async function dragFirst(page) {
    const order = () => page.$$eval(".order strong", (all) => all.map((one) => one.textContent));
    const before = await order();
    const [from, to] = await page.$$eval(".order .grip", (all) => [all[0], all[2]].map((one) => {
        const place = one.getBoundingClientRect();
        return { x: place.left + place.width / 2, y: place.top + place.height / 2 };
    }));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    expect("dragged", (await order()).slice(0, 3).join(), [before[1], before[2], before[0]].join());
}

const browser = await launch("chrome");
try {
    const hands = await Hands.open(browser, box), page = hands.page;
    expect("the browser's language", await page.$eval("html", (html) => html.lang), "en");
    await page.select("select.language", "de");
    await page.click("#open-example");
    await hands.see(".card");
    await hands.rest();
    expect("what the page says", await page.$eval("nav", (nav) => nav.innerText), /^Karten\s+Runde\s+Tabelle/);
    await page.evaluate(() => window.bestdraw.whyNot(1, 2));
    await hands.rest();
    expect("what the program says", await page.$eval(".panel .reasons", (list) => list.innerText), /^Nicht .*\bWenn .* spielte/s);
    expect("arcs", (await page.$$(".arcs path")).length, 4);
    expect("the chain in words", (await page.$$(".chain li")).length, 4);
    await hands.view("priorities");
    await dragFirst(page);
    await page.select("select.language", "en");
    await hands.rest();
    expect("English again", await page.$eval("nav", (nav) => nav.innerText), /^Cards/);
    await page.select("select.language", "de");
    await hands.rest();
    await page.reload();
    await hands.see(".view");
    expect("kept", await page.$eval("html", (html) => html.lang), "de");
    expect("errors", hands.errors.join("; "), "");
} finally {
    await browser.close();
}
console.log(`the page in German: ${failures} failures`);
process.exit(failures > 0 ? 1 : 0);
