/* The players: late entries, byes, withdrawals, edits. */
import { fill, h } from "./dom.js";
import { addLate } from "./listed.js";
import { nameOf } from "./model.js";
import { askFor, button, fillGrowing } from "./parts.js";
import { say } from "./words.js";

/** @typedef {import("./app.js").App} App @typedef {import("./model.js").Player} Player */

/** What can be edited of a player: as `edit` calls it, and the member of the file. @type {[string, keyof Player][]} */
const editable = [["name", "name"], ["grade", "grade"], ["rating", "rating"], ["title", "title"], ["club", "club"], ["school", "school"], ["team", "team"], ["federation", "federation"],
    ["fide", "fide_number"], ["national", "national_id"], ["birth", "birth"], ["sex", "sex"], ["phone", "phone"], ["email", "email"], ["paid", "paid"]];
/** What can be edited of an event, beside its options and dates: as `edit` calls it. */
const facts = ["name", "city", "country", "start", "end", "arbiter", "deputies", "time", "type", "tiebreaks"];
/** What the English federation's file of results needs. */
const federation = ["ecf.code", "ecf.officer", "ecf.officer-address", "ecf.treasurer", "ecf.treasurer-address"];
const labels = /** @type {Object<string, string>} */ ({ title: "title_of_player", fide: "fide_id", national: "national_id", phone: "column_phone", email: "column_email" });
/** @param {string} key */
const labelOf = (key) => say(labels[key] ?? key);

/** What was changed in a form. @param {Object<string, string>} entered @param {(key: string) => any} before */
const changed = (entered, before) => Object.fromEntries(Object.entries(entered).filter(([key, value]) => value !== String(before(key) ?? "")));

/** @param {App} app @param {Player} player */
async function editPlayer(app, player) {
    const entered = await askFor(say("edit_title", nameOf(app.model, player.id)),
        editable.map(([key, member]) => ({ name: key, label: labelOf(key), value: player[member] ?? "", type: key === "grade" || key === "rating" ? "number" : "text" })));
    if (entered === null) return;
    const members = new Map(editable), set = changed(entered, (key) => player[/** @type {keyof Player} */ (members.get(key))]);
    if (Object.keys(set).length > 0) await app.change("edit", { player: player.id, set });
}

/** @param {App} app @param {Player} player */
async function arrangeBye(app, player) {
    const entered = await askFor(say("bye_title", nameOf(app.model, player.id)), [
        { name: "round", label: say("bye_round"), type: "number", value: app.model.next, required: true },
        { name: "kind", label: say("points"), choices: [["H", say("bye_half")], ["Z", say("bye_zero")], ["F", say("bye_full")], ["none", say("bye_cancel")]] },
    ]);
    if (entered !== null) await app.change("bye", { player: player.id, ...entered });
}

/** @param {App} app @param {Player} player */
async function withdrawPlayer(app, player) {
    if (player.withdrawn !== undefined) return app.change("withdraw", { player: player.id, back: true });
    const entered = await askFor(`${say("withdraw")}: ${nameOf(app.model, player.id)}`,
        [{ name: "round", label: say("late_first"), type: "number", value: app.model.next, required: true }]);
    if (entered !== null) await app.change("withdraw", { player: player.id, round: Number(entered.round) });
}

/** @param {App} app */
export async function editEvent(app) {
    const rounds = Math.max(app.model.rounds, 1);
    const known = app.eventFacts(), options = Object.keys(known).filter((key) => key.startsWith("option."));
    if (!options.includes("option.ungraded") && /^(caa|plain)/.test(app.model.rules)) options.push("option.ungraded");
    const entered = await askFor(say("event_title"), [
        ...facts.map((key) => ({ name: key, label: key === "tiebreaks" ? say(key) : say(`event_${key}`), value: known[key] ?? "" })),
        { name: "rounds", label: say("rounds"), type: "number", value: app.model.rounds || "" },
        ...Array.from({ length: Math.min(rounds, 20) }, (_, i) => ({ name: `date.${i + 1}`, label: say("event_date", i + 1), type: "date", value: known[`date.${i + 1}`] ?? "" })),
        ...options.map((key) => ({ name: key, label: key === "option.ungraded" ? say("ungraded_players") : say("event_option", key.slice(7)), value: known[key] ?? "" })),
        ...federation.map((key) => ({ name: key, label: say(`event_${key.replace(/[.-]/g, "_")}`), value: known[key] ?? "" })),
    ]);
    if (entered === null) return;
    const before = /** @type {Object<string, any>} */ ({ ...known, rounds: app.model.rounds || "" });
    const set = changed(entered, (key) => before[key]);
    if (Object.keys(set).length > 0) await app.change("edit", { set });
}

/** @param {Player} player */
function statusOf(player) {
    return [player.joined ? say("joined_from", player.joined) : "", player.withdrawn !== undefined ? say("withdrawn_from", player.withdrawn) : "",
        ...Object.keys(player.byes ?? {}).map((round) => say("bye_in", round))].filter(Boolean).join("; ");
}

/** @param {App} app @param {Player} player */
function rowOf(app, player) {
    const key = (/** @type {string} */ name) => ({ "data-key": `${name}-${player.id}`, class: "quiet", "aria-label": `${say(name)}: ${nameOf(app.model, player.id)}` });
    const here = app.model.present === null || app.model.present.has(player.id);
    return h("tr", { "data-player": player.id },
        h("td", { class: "n" }, player.id), h("th", { scope: "row" }, player.title ? `${player.title} ` : "", player.name), h("td", { class: "n" }, player.grade ?? ""),
        h("td", {}, player.club ?? player.school ?? player.team ?? ""), h("td", {}, statusOf(player)),
        h("td", { class: "deeds" },
            button(say("edit"), () => editPlayer(app, player), key("edit")),
            button(say("arrange_bye"), () => arrangeBye(app, player), key("arrange_bye")),
            button(say(player.withdrawn === undefined ? "withdraw" : "withdraw_back"), () => withdrawPlayer(app, player), key(player.withdrawn === undefined ? "withdraw" : "withdraw_back")),
            app.model.rules === "scc" ? button(say(here ? "absent_tonight" : "present_tonight"),
                () => app.change("present", { player: player.id, remove: here, round: app.model.next }), key(here ? "absent_tonight" : "present_tonight")) : null));
}

/** @param {App} app @param {HTMLElement} place */
export function showPlayers(app, place) {
    const body = h("tbody");
    const show = (/** @type {string} */ wanted) => fillGrowing(body, [...app.model.players.values()]
        .filter((p) => `${p.id} ${p.name} ${p.club ?? ""} ${p.school ?? ""}`.toLowerCase().includes(wanted.toLowerCase())), (p) => rowOf(app, p));
    show("");
    fill(place, h("h2", {}, say("view_players")),
        h("div", { class: "buttons" }, button(say("add_late"), () => addLate(app), { id: "add-late" }), button(say("event_details"), () => editEvent(app), { id: "edit-event" }),
            h("input", { type: "search", placeholder: say("find_player"), "aria-label": say("find_player"), "data-key": "find",
                input: (/** @type {any} */ event) => show(event.target.value) })),
        h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": say("view_players") }, h("table", { class: "wide" },
            h("thead", {}, h("tr", {}, ["number", "name", "grade", "club", "status", "actions"].map((name) => h("th", { scope: "col", class: name === "number" || name === "grade" ? "n" : "" }, say(name))))), body)));
}
