/* The lesson: the guide's set A, round by round, drawn before one's eyes by the card procedure, each step with the guide's rule; at the end of a
 * round the best draw beside it. */
import { fill, h } from "./dom.js";
import { button, reasonList } from "./parts.js";
import { pointsText, say } from "./words.js";

/** @typedef {import("./app.js").App} App @typedef {{level: number|string|null, article: string, sentence: string}} Step */

/** Steps that name cards by their numbers; in others a number is one of points or cards. */
const naming = /^(White seekers|Black seekers|Board|Floating|No colour)|floats|plays|play /;

/** @param {Step} step @returns {number[]} */
const cardsIn = (step) => (naming.test(step.sentence) ? [...step.sentence.replace(/^Floating in from above/, "").matchAll(/\b\d+\b/g)].map((match) => Number(match[0])) : []);

/** The boards made up to a step. @param {Step[]} steps @param {any[]} boards of the whole draw */
function boardsSoFar(steps, boards) {
    const made = new Set(steps.filter((step) => /^Board: /.test(step.sentence)).map((step) => cardsIn(step).sort((a, b) => a - b).join("-")));
    return boards.filter((b) => made.has([b.white, b.black].sort((x, y) => x - y).join("-")));
}

/** @param {App} app @param {any} drawn draw/1 by hand, with its steps @param {any} compared compare/1 @param {number} at */
function showStep(app, drawn, compared, at) {
    /** @type {Step[]} */ const steps = drawn.steps;
    const step = steps[at], last = at === steps.length - 1, rounds = app.model.rounds;
    app.table.name(cardsIn(step));
    app.table.putDraw({ boards: last ? drawn.boards : boardsSoFar(steps.slice(0, at + 1), drawn.boards), bye: last ? drawn.bye : null });
    const go = (/** @type {number} */ to) => showStep(app, drawn, compared, to);
    fill(app.panel, h("div", { class: "panel-head" }, h("h2", {}, say("lesson_title", app.round, rounds))),
        h("p", { class: "step", role: "status", "aria-live": "polite" }, typeof step.level === "number" ? h("strong", {}, `${pointsText(step.level)}: `) : null, step.sentence,
            step.article ? h("small", { class: "article" }, step.article) : null),
        h("div", { class: "buttons" },
            button(say("steps_back"), () => go(at - 1), { disabled: at === 0, "data-key": "lesson-back" }),
            button(say("steps_next"), () => go(at + 1), { disabled: last, class: "main", id: "lesson-next", "data-key": "lesson-next" }),
            button(say("steps_all"), () => go(steps.length - 1), { disabled: last, "data-key": "lesson-all", id: "lesson-all" })),
        h("p", {}, h("small", { class: "article" }, say("steps_of", at + 1, steps.length))),
        last ? [h("h3", {}, say("lesson_best")), reasonList([{ sentence: compared.sentence }]),
            app.round < rounds ? button(say("lesson_round", app.round + 1), () => app.lookAt(app.round + 1), { class: "main", id: "lesson-round", "data-key": "lesson-round" })
                : h("p", {}, say("lesson_end"))].flat() : null);
    app.panel.classList.add("open");
}

/** @param {App} app */
export async function showLesson(app) {
    const drawn = await app.ask("steps", { method: "cards", round: app.round });
    const compared = drawn === null ? null : await app.ask("compare", { method: "cards", round: app.round });
    if (drawn !== null && compared !== null) showStep(app, drawn.answer, compared.answer, 0);
}
