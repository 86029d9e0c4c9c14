/* The round: results by keyboard in board order, or by touch; each is kept before the next. */
import { fill, h } from "./dom.js";
import { nameOf, shortName, shownResult } from "./model.js";
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
    const all = [...(row.parentElement?.querySelectorAll(".game:not([hidden])") ?? [])];
    const next = all[all.indexOf(row) + by];
    if (next instanceof HTMLElement) next.focus();
}

/** What each row shows: a row that would show the same is left as it is. @type {WeakMap<Element, string>} */ const rows = new WeakMap();

/** @param {App} app @param {import("./model.js").Board} board */
const contentOf = (app, board) => [app.round, app.role, say("result_more"), board.number, board.result, nameOf(app.model, board.white), nameOf(app.model, board.black)].join("\t");

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
    h("span", { class: "white" }, nameOf(app.model, board.white)),
    h("span", { class: "result" }, result || "·"),
    h("span", { class: "black" }, nameOf(app.model, board.black)),
    app.role === "screen" ? null : h("span", { class: "enter" },
        quick.map(([value, text]) => button(text, () => enter(app, board, value), { "data-result": value, "data-key": `quick-${board.number}-${value}`, tabindex: "-1",
            "aria-pressed": String(value === board.result) })),
        h("select", { "aria-label": `${say("result_more")}, ${say("why_board", board.number)}`, "data-key": `more-${board.number}`, tabindex: "-1",
            change: (/** @type {any} */ event) => event.target.value !== "" && enter(app, board, event.target.value) },
        others().map(([value, text]) => h("option", { value }, text)))));
    rows.set(row, contentOf(app, board));
    return row;
}

/** What players have sent for the boards of a round, each with what is to be done. @param {App} app @param {import("./model.js").Draw} draw */
function claimList(app, draw) {
    const sent = draw.boards.map((board) => ({ board, claims: app.claims.filter((c) => c.round === draw.round && c.white === board.white && c.black === board.black) }))
        .filter(({ claims }) => claims.length > 0);
    if (sent.length === 0) return null;
    return h("section", { class: "claims" }, h("h3", {}, say("claims_title")), h("ul", {}, sent.map(({ board, claims }) => {
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
    const have = draw.boards.filter((board) => board.result !== "").length, boards = draw.boards.slice().sort((a, b) => a.number - b.number);
    const list = placeFor(app, place);
    fill(list.about, h("h2", {}, say("results_title", app.round)), h("p", { class: "progress", role: "status" }, say("results_progress", have, boards.length)),
        app.role === "screen" ? null : h("p", { class: "hint" }, say("results_help")), claimList(app, draw));
    showBoards(app, list.games, boards);
    fill(list.rest, draw.bye ? h("p", {}, `${say("bye")}: ${nameOf(app.model, draw.bye)}`) : null);
    list.choose();
    if (app.role === "screen") turnPages(list.games);
}

/** The parts of the view, made once: the search keeps what was typed, and a board the focus. @param {App} app @param {HTMLElement} place */
function placeFor(app, place) {
    const made = /** @type {any} */ (place).parts;
    if (made !== undefined && made.games.isConnected && made.spoken === say("find_board")) return made;
    const find = h("input", { type: "search", placeholder: say("find_board"), "aria-label": say("find_board"), "data-key": "find-board", id: "find-board", input: () => choose() });
    const open = h("input", { type: "checkbox", id: "only-open", change: () => choose() });
    const parts = { spoken: say("find_board"), about: h("div"), games: h("ol", { class: "games" }), rest: h("div"), choose };
    /** Only the boards that were looked for. */
    function choose() {
        const wanted = find.value.trim().toLowerCase(), digits = /^\d+$/.test(wanted);
        for (const row of parts.games.children) {
            const found = wanted === "" || (digits ? row.dataset.board === wanted : row.textContent.toLowerCase().includes(wanted));
            row.hidden = !found || (open.checked && !row.classList.contains("open"));
        }
    }
    fill(place, parts.about, app.role === "screen" ? null : h("div", { class: "buttons" }, find, h("label", { class: "inline" }, open, say("only_open"))), parts.games, parts.rest);
    /** @type {any} */ (place).parts = parts;
    return parts;
}

/** Rows anew where something has changed. @param {App} app @param {HTMLElement} games @param {import("./model.js").Board[]} boards */
function showBoards(app, games, boards) {
    const focused = document.activeElement instanceof HTMLElement && games.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
    boards.forEach((board, i) => {
        const there = games.children[i];
        if (there !== undefined && rows.get(there) === contentOf(app, board)) return;
        const row = rowOf(app, board);
        if (there === undefined) games.append(row);
        else there.replaceWith(row);
    });
    while (games.children.length > boards.length) games.lastElementChild?.remove();
    if (focused !== undefined && !games.contains(document.activeElement)) /** @type {HTMLElement|null} */ (games.querySelector(`[data-key="${focused}"]`))?.focus({ preventScroll: true });
}

const pageSeconds = 10;
let turning = 0;

/** On a screen of the hall: as many boards as fit, and after a while the next ones; which they are, and the time. @param {HTMLElement} games */
function turnPages(games) {
    const line = games.nextElementSibling?.classList.contains("page-line") ? games.nextElementSibling : h("p", { class: "page-line" });
    games.after(line);
    clearInterval(turning);
    let first = Number(games.dataset.first ?? 0);
    const show = () => {
        if (!games.isConnected) return clearInterval(turning);
        const all = [...games.children].map((row) => /** @type {HTMLElement} */ (row));
        for (const row of all) row.hidden = false;
        const columns = getComputedStyle(games).gridTemplateColumns.split(" ").length, height = all[0]?.offsetHeight || 56;
        const most = Math.max(columns, Math.floor((innerHeight - games.getBoundingClientRect().top - scrollY - 56) / height) * columns);
        if (first >= all.length) first = 0;
        games.dataset.first = String(first);
        all.forEach((row, i) => { row.hidden = i < first || i >= first + most; });
        fill(line, say("boards_of", all[first]?.dataset.board ?? "", all[Math.min(first + most, all.length) - 1]?.dataset.board ?? "", all.length), " · ",
            new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" }));
        first += most;
    };
    show();
    turning = Number(setInterval(show, pageSeconds * 1000));
}

/** @param {App} app */
function proposedList(app) {
    return h("ol", { class: "games" }, app.draw?.boards.map((/** @type {any} */ board) =>
        h("li", { class: "game" }, h("span", { class: "number" }, board.board ?? ""), h("span", { class: "white" }, nameOf(app.model, board.white)),
            h("span", { class: "result" }, "·"), h("span", { class: "black" }, nameOf(app.model, board.black)))));
}
