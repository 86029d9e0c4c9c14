/* The standings, with tie-breaks, and what separates two players. */
import { fill, h } from "./dom.js";
import { button, fillGrowing, reasonList } from "./parts.js";
import { pointsText, say } from "./words.js";

/** @typedef {import("./app.js").App} App */

const fixed = new Set(["place", "id", "name", "points", "rounds"]);

/** @param {App} app @param {number} a @param {number} b */
async function showSeparated(app, a, b) {
    const reply = await app.ask("separated", { a, b });
    if (reply === null) return;
    const dialog = h("dialog", {}, h("h2", {}, say("separated_title")), h("p", {}, reply.answer.sentence),
        reasonList(reply.answer.steps), h("div", { class: "buttons" }, button(say("close"), () => dialog.close(), { class: "main" })));
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
}

/** @param {any[]} rows @param {(row: any, index: number) => Node} make */
function growing(rows, make) {
    const body = h("tbody");
    fillGrowing(body, rows, make);
    return body;
}

/** @param {App} app @param {any} answer standings/1 */
function playerTable(app, answer) {
    const breaks = [...new Set(answer.players.flatMap((/** @type {any} */ p) => Object.keys(p).filter((key) => !fixed.has(key))))];
    return h("table", { class: "wide" },
        h("thead", {}, h("tr", {}, [say("place"), say("player"), say("points"), ...breaks, say("actions")].map((text, i, all) =>
            h("th", { scope: "col", class: i === 1 || i === all.length - 1 ? "" : "n" }, text)))),
        growing(answer.players, (p, i) => {
            const next = answer.players[i + 1];
            return h("tr", {}, h("td", { class: "n" }, p.place), h("th", { scope: "row" }, `${p.name} (${p.id})`), h("td", { class: "n" }, h("strong", {}, pointsText(p.points))),
                breaks.map((key) => h("td", { class: "n" }, p[key] ?? "")),
                h("td", {}, next ? h("button", { type: "button", class: "quiet", click: () => showSeparated(app, p.id, next.id) }, say("separated_button"),
                    h("span", { class: "hidden" }, say("separated_ask", p.name, next.name))) : null));
        }));
}

/** @param {any} answer group-standings/1 */
const groupTable = (answer) => h("table", { class: "wide" },
    h("thead", {}, h("tr", {}, [say("place"), say(answer.by), say("points"), say("player")].map((text) => h("th", { scope: "col" }, text)))),
    h("tbody", {}, answer.groups.map((/** @type {any} */ g) => h("tr", {}, h("td", { class: "n" }, g.place), h("th", { scope: "row" }, g.name), h("td", { class: "n" }, pointsText(g.points)),
        h("td", {}, g.players.filter((/** @type {any} */ p) => p.counts).map((/** @type {any} */ p) => `${p.name} ${pointsText(p.points)}`).join(", "))))));

/** @param {App} app @param {HTMLElement} place */
export async function showStandings(app, place, by = "") {
    const reply = await app.ask("standings", { schools: by === "schools", teams: by === "teams" });
    if (reply === null) return;
    const has = (/** @type {"school"|"team"} */ kind) => [...app.model.players.values()].some((p) => p[kind]);
    const choices = [["", say("rank_players")], has("school") ? ["schools", say("rank_schools")] : null, has("team") ? ["teams", say("rank_teams")] : null].filter((c) => c !== null);
    fill(place, h("h2", {}, reply.answer.after_round > 0 ? say("standings_after", reply.answer.after_round) : say("standings_before")),
        choices.length > 1 ? h("label", { class: "inline" }, say("rank_by"), " ", h("select", { "data-key": "rank-by",
            change: (/** @type {any} */ event) => showStandings(app, place, event.target.value) },
        choices.map(([value, text]) => h("option", { value, selected: value === by }, text)))) : null,
        h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": say("view_standings") }, reply.answer.groups ? groupTable(reply.answer) : playerTable(app, reply.answer)));
}
