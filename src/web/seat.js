/* The page of a player (seat.html), in one piece: the board of the round, points and games, why this opponent; a result is sent after a question, can be corrected, and
 * what the opponent has sent stands beside it. It asks now and then whether the event has changed, so that a thousand phones hold no line. */
import { fill, h } from "./dom.js";
import { languagesHere, sayHere, speakHere, spokenHere } from "./seat_words.js";

const main = /** @type {HTMLElement} */ (document.getElementById("main")), lost = /** @type {HTMLElement} */ (document.getElementById("lost"));
const results = ["1-0", "1/2", "0-1"], pause = 12000;
/** @type {any} */ let seat = null;
/** @type {any} */ let standings = null;
/** @type {any[]|null} */ let reasons = null;
let state = "", chosen = "", corrects = false, refused = "";

/** @param {string} what @param {any} [body] sent as JSON @returns {Promise<any>} */
async function reach(what, body) {
    const how = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const response = await fetch(what, { cache: "no-store", credentials: "omit", ...how });
    const reply = await response.json();
    if (!response.ok || reply.error) throw new Error(reply.error?.sentence ?? response.statusText);
    return reply;
}

/** Does it, and says it when it cannot be done. @param {() => Promise<void>} work */
async function trying(work) {
    try {
        await work();
        refused = "";
    } catch (error) {
        refused = sayHere("failed", /** @type {Error} */ (error).message);
    }
    show();
}

/** @param {string} result */
const shown = (result) => result.replaceAll("1/2", "½").replace("-", "–").replace(/^½$/, "½–½");

/** @param {number} points */
const half = (points) => (points % 1 === 0 ? String(points) : `${Math.floor(points) || ""}½`);

/** @param {string} result */
const send = (result) => trying(async () => {
    seat = await reach("claim", { round: seat.round, result });
    chosen = "";
    corrects = false;
});

/** What is to be done at the board now. */
function resultPart() {
    if (seat.result !== "") return [h("p", { class: "sent", role: "status" }, sayHere("counts", shown(seat.result))), h("p", { class: "hint" }, sayHere("wrong"))];
    if (!seat.open) return [h("p", { class: "sent", role: "status" }, sayHere("pending"))];
    if (chosen !== "") return [h("p", { class: "sent", role: "status" }, sayHere("sure", sayHere(chosen))), h("div", { class: "buttons" },
        h("button", { class: "main", id: "send", "data-key": "send", click: () => send(chosen) }, sayHere("yes")),
        h("button", { "data-key": "back", click: () => { chosen = ""; show(); } }, sayHere("no")))];
    const differ = seat.sent !== null && seat.theirs !== null && seat.sent !== seat.theirs;
    const said = seat.sent === null ? seat.theirs && h("p", { class: "remark", role: "status" }, sayHere("theirs", shown(seat.theirs)))
        : differ ? h("p", { class: "remark seat-differ", role: "status" }, sayHere("differ", shown(seat.theirs), shown(seat.sent)))
            : h("p", { class: "sent seat-sent", role: "status" }, seat.theirs === null ? sayHere("sent", shown(seat.sent)) : sayHere("agree"));
    if (seat.sent !== null && !corrects) return [said, h("div", { class: "buttons" }, h("button", { id: "correct", "data-key": "correct", click: () => { corrects = true; show(); } }, sayHere("correct")))];
    return [said, h("h2", {}, sayHere("ask")), h("div", { class: "choices" },
        results.map((result) => h("button", { "data-result": result, "data-key": result, click: () => { chosen = result; show(); } }, sayHere(result))))];
}

/** @param {"white"|"black"} colour */
const person = (colour) => h("li", { class: `${colour}${seat[colour].id === seat.player ? " me" : ""}` }, h("span", { class: "disc" }),
    h("span", { class: "name" }, seat[colour].name, h("small", {}, sayHere(colour), seat[colour].id === seat.player ? ` · ${sayHere("you")}` : "")));

function boardPart() {
    if (seat.round === 0) return h("section", {}, h("p", {}, sayHere("nothing")));
    return h("section", { id: "board" }, h("p", { class: "where" }, sayHere(seat.rounds > 0 ? "round_of" : "round", seat.round, seat.rounds), seat.board === null ? null : h("strong", {}, sayHere("board", seat.board))),
        seat.board === null ? h("p", {}, sayHere("rest", seat.round)) : [h("ul", { class: "pair" }, person("white"), person("black")), resultPart()].flat(2),
        seat.board !== null && seat.result !== "" ? h("p", { class: "hint" }, sayHere("wait")) : null,
        refused === "" ? null : h("p", { class: "remark", role: "alert" }, refused));
}

/** Why, in the sentences of the program. */
function whyPart() {
    if (seat.round === 0) return null;
    if (reasons === null) return h("section", {}, h("button", { id: "why", "data-key": "why", click: () => trying(async () => {
        const { report } = await reach("why", { lang: spokenHere() });
        reasons = [...(report.boards ?? []).flatMap((/** @type {any} */ board) => [...board.pairing, ...board.colours]), ...(report.remarks ?? [])];
    }) }, sayHere(seat.board === null ? "why_bye" : "why")));
    return h("section", { id: "reasons" }, h("h2", {}, sayHere(seat.board === null ? "why_bye" : "why")),
        h("ul", { class: "reasons" }, reasons.map((reason) => h("li", {}, reason.sentence, reason.article ? h("small", {}, reason.article) : null))));
}

/** One round as the crosstable has it: "12w1", "3b=", "7+", "H". @param {string} text @param {number} index */
function gameRow(text, index) {
    const [, id, colour, result] = /^(\d*)([wb]?)(.*)$/.exec(text) ?? [];
    if (text === "") return null;
    const said = result === "=" ? "½" : id === "" ? "" : /[+-]/.test(result) ? `${result === "+" ? "1" : "0"} (${sayHere("default")})` : result;
    return h("tr", {}, h("td", { class: "n" }, index + 1), h("th", { scope: "row" }, id === "" ? sayHere(text === "Z" || text === "-" ? "away" : "bye") : seat.names[id] ?? id),
        h("td", {}, colour === "" ? "" : sayHere(colour === "w" ? "white" : "black")), h("td", { class: "n" }, id === "" ? { F: "1", U: "1", H: "½" }[text] ?? "0" : said));
}

function gamesPart() {
    const rounds = seat.standing?.rounds ?? [];
    return h("section", { id: "games" }, h("h2", {}, sayHere("games")), rounds.every((/** @type {string} */ text) => text === "") ? h("p", {}, sayHere("none")) : h("table", {},
        h("thead", {}, h("tr", {}, h("th", { scope: "col", class: "n" }, "#"), ["opponent", "colour"].map((name) => h("th", { scope: "col" }, sayHere(name))), h("th", { scope: "col", class: "n" }, sayHere("result")))),
        h("tbody", {}, rounds.map(gameRow))));
}

function standingsPart() {
    if (standings === null) return h("section", {}, h("button", { id: "standings", "data-key": "standings", click: () => trying(async () => {
        standings = (await reach("table")).report;
    }) }, sayHere("standings")));
    return h("section", { id: "table" }, h("h2", {}, sayHere("standings")), h("table", {},
        h("thead", {}, h("tr", {}, h("th", { scope: "col", class: "n" }, "#"), h("th", { scope: "col" }, sayHere("name")), h("th", { scope: "col", class: "n" }, sayHere("pts")))),
        h("tbody", {}, standings.players.map((/** @type {any} */ one) => h("tr", { class: one.id === seat.player ? "me" : "" },
            h("td", { class: "n" }, one.place), h("th", { scope: "row" }, one.name), h("td", { class: "n" }, half(one.points)))))));
}

function show() {
    const own = seat.standing;
    document.title = `${seat.name} – bestdraw`;
    fill(main, h("header", {}, h("div", {}, h("p", {}, seat.event), h("h1", {}, seat.name),
        own ? h("p", { class: "points" }, h("strong", {}, sayHere(own.points === 1 ? "point" : "points", half(own.points))), " · ", sayHere("place", own.place)) : null),
    h("select", { "aria-label": sayHere("language"), "data-key": "language", change: (/** @type {any} */ event) => { speakHere(event.target.value); reasons = null; show(); } },
        languagesHere.map(([id, name]) => h("option", { value: id, lang: id, selected: id === spokenHere() }, name)))),
    boardPart(), whyPart(), gamesPart(), standingsPart());
}

/** Everything anew, when the event is another one than was shown. */
async function look() {
    try {
        const about = await reach("about");
        if (about.state !== state) {
            const [next, table] = await Promise.all([reach("seat"), standings === null ? null : reach("table")]);
            const other = seat !== null && (next.round !== seat.round || next.board !== seat.board);
            if (other) chosen = "";
            if (other) reasons = null;
            seat = next;
            standings = table?.report ?? null;
            state = about.state;
            show();
        }
        lost.hidden = true;
    } catch (error) {
        lost.textContent = error instanceof TypeError ? sayHere("lost") : sayHere("failed", /** @type {Error} */ (error).message);
        lost.hidden = false;
    }
}

speakHere(spokenHere());
fill(main, h("p", {}, sayHere("loading")));
void look();
setInterval(() => document.hidden || void look(), pause);
document.addEventListener("visibilitychange", () => document.hidden || void look());
