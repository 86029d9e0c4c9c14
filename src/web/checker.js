/* The report that proves itself: *Check this draw* runs the independent checker on the cards and the proof that lie in the page, and compares
 * the boards that the page shows with those that were proved. */
import { h } from "./dom.js";
import { packedIn } from "./packed.js";
import { compile, runProgram } from "./program.js";
import { language, say, speak } from "./words.js";

// The report has a language already.
speak(document.documentElement.lang);

/** @param {string} id */
const textOf = (id) => (document.getElementById(id)?.textContent ?? "").trim();

/** The boards of a certificate, "13 4", in order. @param {string} certificate */
const provedBoards = (certificate) => [...certificate.matchAll(/^board (\d+ \d+)$/gm)].map((match) => match[1]);

/** The boards that the page shows. */
const shownBoards = () => [...document.querySelectorAll("table.pairings tbody tr")].map((row) => [...row.querySelectorAll(".id")].map((id) => id.textContent))
    .filter((ids) => ids.length === 2).map((ids) => ids.join(" "));

/** @param {any} verdict verdict/1, or null @param {string} said */
function sentenceOf(verdict, said) {
    if (verdict === null || verdict.exit_code !== 0) {
        const why = [verdict?.said, said.replace(/^bestdraw-verify: /gm, "").trim()].filter(Boolean).join(" ");
        return verdict?.exit_code === 6 ? { good: true, text: say("check_wishes", why) } : { good: false, text: say("check_refused", why) };
    }
    return { good: true, text: say("check_proved", verdict.said, verdict.stages) };
}

async function check() {
    const data = JSON.parse(textOf("check-data")), encoder = new TextEncoder();
    const files = new Map([["cards.json", encoder.encode(data.cards)], ["proof.cert", encoder.encode(data.certificate)]]);
    const begun = performance.now();
    const run = await runProgram(/** @type {any} */ (globalThis).createVerify, await compile(packedIn("wasm-verify")),
        ["cards.json", "proof.cert", "--format", "json", `--lang=${language()}`], files);
    const sentence = sentenceOf(run.out.trim() === "" ? null : JSON.parse(run.out), run.err);
    const proved = provedBoards(data.certificate), shown = shownBoards();
    const other = shown.findIndex((board) => !proved.includes(board));
    if (sentence.good && (other >= 0 || shown.length !== proved.length))
        return { good: false, text: other >= 0 ? say("check_shown_other", other + 1, shown[other].replace(" ", " – ")) : say("check_shown_fewer", shown.length, proved.length) };
    return { ...sentence, text: `${sentence.text} ${say("check_time", Math.round(performance.now() - begun))}` };
}

const verdict = h("p", { id: "check-verdict", role: "status" });
const press = h("button", { type: "button", id: "check-draw", click: async () => {
    verdict.textContent = say("working");
    try {
        const { good, text } = await check();
        verdict.textContent = text;
        verdict.className = good ? "good" : "bad";
    } catch (error) {
        verdict.textContent = say("internal", String(error));
        verdict.className = "bad";
    }
} }, say("check_draw"));
document.querySelector("main")?.prepend(h("section", { class: "check", "aria-labelledby": "check-title" },
    h("h2", { id: "check-title" }, say("check_title")), h("p", {}, say("check_about")), press, verdict));
