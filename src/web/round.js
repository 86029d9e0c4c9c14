/* The round: results by keyboard in board order, or by touch; each is kept before the next. */
import { fill, h } from "./dom.js";
import { shortName, shownResult } from "./model.js";
import { announce, button } from "./parts.js";
import { say } from "./words.js";

/** @typedef {import("./app.js").App} App */

const keys = { 1: "1-0", 0: "0-1", "=": "1/2", 5: "1/2", d: "1/2", "+": "+-", "-": "-+", Delete: "*", Backspace: "*" };
/** @type {[string, string][]} */ const quick = [["1-0", "1–0"], ["1/2", "½–½"], ["0-1", "0–1"]];

/** @returns {[string, string][]} */
const others = () => [["", say("result_more")], ["+-", say("result_default_white")], ["-+", say("result_default_black")], ["--", say("result_default_both")],
    ["0-0", say("result_penalty_both")], ["1/2-0", say("result_penalty_black")], ["0-1/2", say("result_penalty_white")], ["*", say("result_remove")]];

/** @param {App} app @param {import("./model.js").Board} board @param {string} result */
async function enter(app, board, result) {
    await app.change("result", { round: app.round, board: board.number, result });
    const now = app.model.draws.get(app.round)?.boards.find((/** @type {import("./model.js").Board} */ one) => one.number === board.number);
    announce(say("result_said", board.number, shownResult(now?.result ?? "") || say("result_none")));
}

/** @param {HTMLElement} row @param {number} by */
function moveFrom(row, by) {
    const rows = [...(row.parentElement?.querySelectorAll(".game") ?? [])];
    const next = rows[rows.indexOf(row) + by];
    if (next instanceof HTMLElement) next.focus();
}

/** @param {App} app @param {import("./model.js").Board} board */
function rowOf(app, board) {
    const result = shownResult(board.result);
    const row = h("li", { class: `game${result === "" ? " open" : ""}`, tabindex: "0", "data-key": `game-${board.number}`, "data-board": board.number,
        "aria-label": `${say("why_board", board.number)}: ${shortName(app.model, board.white)} – ${shortName(app.model, board.black)}, ${result || say("result_none")}`,
        keydown: (/** @type {KeyboardEvent} */ event) => {
            if (app.role === "screen" || event.target !== row || event.ctrlKey || event.metaKey || event.altKey) return;
            const wanted = keys[/** @type {keyof typeof keys} */ (event.key)];
            if (wanted !== undefined) {
                event.preventDefault();
                moveFrom(row, 1);
                void enter(app, board, wanted);
            } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
                event.preventDefault();
                moveFrom(row, event.key === "ArrowDown" ? 1 : -1);
            }
        } },
    h("span", { class: "number" }, board.number),
    h("span", { class: "white" }, shortName(app.model, board.white)),
    h("span", { class: "result" }, result || "·"),
    h("span", { class: "black" }, shortName(app.model, board.black)),
    app.role === "screen" ? null : h("span", { class: "enter" },
        quick.map(([value, text]) => button(text, () => enter(app, board, value), { "data-result": value, "data-key": `quick-${board.number}-${value}`, tabindex: "-1",
            "aria-pressed": String(value === board.result) })),
        h("select", { "aria-label": `${say("result_more")}, ${say("why_board", board.number)}`, "data-key": `more-${board.number}`, tabindex: "-1",
            change: (/** @type {any} */ event) => event.target.value !== "" && enter(app, board, event.target.value) },
        others().map(([value, text]) => h("option", { value }, text)))));
    return row;
}

/** What players have sent for the boards of a round, each with what is to be done. @param {App} app @param {import("./model.js").Draw} draw */
function claimList(app, draw) {
    const rows = draw.boards.map((board) => ({ board, claims: app.claims.filter((c) => c.round === draw.round && c.white === board.white && c.black === board.black) }))
        .filter(({ claims }) => claims.length > 0);
    if (rows.length === 0) return null;
    return h("section", { class: "claims" }, h("h3", {}, say("claims_title")), h("ul", {}, rows.map(({ board, claims }) => {
        const results = [...new Set(claims.map((c) => c.result))];
        const who = claims.length > 1 ? say(results.length > 1 ? "claim_differs" : "claim_by_both") : say("claim_by", shortName(app.model, claims[0].player));
        return h("li", { "data-claim": board.number }, h("span", {}, say("claim_said", board.number,
            `${shortName(app.model, board.white)} – ${shortName(app.model, board.black)}`, results.map(shownResult).join(" / ")), h("small", {}, who)),
        h("span", { class: "buttons" }, results.map((r) => button(say("claim_accept", shownResult(r)), () => app.settle({ ...claims[0], result: r }, true),
            { "data-key": `accept-${board.number}-${r}`, class: "main" })),
        button(say("claim_drop"), () => app.settle(claims[0], false), { "data-key": `drop-${board.number}` })));
    })));
}

/** @param {App} app @param {HTMLElement} place */
export function showRound(app, place) {
    /** @type {import("./model.js").Draw|undefined} */ const draw = app.model.draws.get(app.round);
    if (draw === undefined || app.draw === null) {
        fill(place, h("h2", {}, say("round_only", app.round)), h("p", {}, say("status_proposed")), proposedList(app));
        return;
    }
    const have = draw.boards.filter((board) => board.result !== "").length;
    fill(place, h("h2", {}, say("results_title", app.round)),
        h("p", { class: "progress", role: "status" }, say("results_progress", have, draw.boards.length)),
        app.role === "screen" ? null : h("p", { class: "hint" }, say("results_help")),
        claimList(app, draw),
        h("ol", { class: "games" }, draw.boards.slice().sort((a, b) => a.number - b.number).map((board) => rowOf(app, board))),
        draw.bye ? h("p", {}, `${say("bye")}: ${shortName(app.model, draw.bye)}`) : null);
}

/** @param {App} app */
function proposedList(app) {
    return h("ol", { class: "games" }, app.draw?.boards.map((/** @type {any} */ board) =>
        h("li", { class: "game" }, h("span", { class: "number" }, board.board ?? ""), h("span", { class: "white" }, shortName(app.model, board.white)),
            h("span", { class: "result" }, "·"), h("span", { class: "black" }, shortName(app.model, board.black)))));
}
