/* A late entry: typed, or found in the rating lists of the machine that serves the event (docs/ratings.md). Without such a machine the
 * dialog says that there are none. */
import { ask, served } from "./ask.js";
import { fill, h } from "./dom.js";
import { askFor, button } from "./parts.js";
import { say } from "./words.js";

/** @typedef {import("./app.js").App} App
 *  @typedef {{list: string, month: string, number: string, name: string, title: string|null, federation: string|null, birth: string|null, club: string|null,
 *     standard: number|null, rapid: number|null, blitz: number|null}} Listed a row of listed/1 */

const shortest = 3, shownMost = 8, pause = 150;

/** Whom it is about, as the lists have it. @param {Listed} one */
const described = (one) => [one.title ? `${one.title} ${one.name}` : one.name, one.federation, one.birth, one.club, one.standard, one.rapid && `R ${one.rapid}`,
    one.blitz && `B ${one.blitz}`].filter(Boolean).join(" · ");

/** Whether anything can be looked up. @returns {Promise<boolean>} */
async function areThereLists() {
    if (!served) return false;
    const reply = await ask("ratings", { action: "lists" }).catch(() => null);
    return reply !== null && reply.answer.lists.length > 0;
}

/** The search above the fields; who is picked stands in the hidden field `listed`, and in the field of the name until that is changed. */
function searchOf() {
    const hidden = h("input", { type: "hidden", name: "listed", value: "" });
    const taken = h("p", { class: "hint", role: "status" }), found = h("ul", { class: "kept", id: "listed-found" });
    /** Each search has a number: an answer that comes late is not shown. */
    let turn = 0, timer = 0;

    /** @param {Listed|null} one */
    const pick = (one) => {
        const name = hidden.form.elements.namedItem("name");
        hidden.value = one === null ? "" : `${one.list}:${one.number}`;
        fill(taken, one === null ? "" : say("late_listed", described(one), `${one.list} ${one.month}`));
        hidden.form.elements.namedItem("grade").placeholder = one === null ? "" : say("late_from_list");
        if (one === null) return;
        fill(found);
        name.value = one.name;
        name.oninput = () => pick(null);
    };
    /** @param {string} text @param {number} mine */
    const look = async (text, mine) => {
        /** @type {any} */ let rows = [];
        try {
            rows = (await ask("ratings", { action: "find", words: text, most: shownMost })).answer.players;
            if (mine === turn) fill(found, rows.length === 0 ? h("li", {}, say("late_nobody")) : rows.map((/** @type {Listed} */ one) =>
                h("li", {}, button(`${described(one)} · ${one.list}`, () => pick(one), { class: "quiet", "data-listed": `${one.list}:${one.number}` }))));
        } catch (error) {
            if (mine === turn) fill(found, h("li", {}, /** @type {any} */ (error).message));
        }
    };
    const search = h("input", { type: "search", id: "late-search", autocomplete: "off",
        input: () => {
            const text = search.value.trim(), mine = ++turn;
            clearTimeout(timer);
            fill(found);
            if (text.length >= shortest) timer = Number(setTimeout(() => void look(text, mine), pause));
        },
        keydown: (/** @type {KeyboardEvent} */ event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            found.querySelector("button")?.click();
        } });
    return h("div", { class: "fields" }, h("label", {}, h("span", {}, say("late_search")), search), found, taken, hidden);
}

/** @param {App} app */
export async function addLate(app) {
    const lists = await areThereLists();
    const entered = await askFor(say("late_title"), [
        { name: "name", label: say("name"), required: true },
        { name: "grade", label: say("grade"), type: "number" },
        { name: "club", label: say("club") },
        { name: "school", label: say("school") },
        { name: "team", label: say("team") },
        { name: "round", label: say("late_first"), type: "number" },
        { name: "missed", label: say("late_missed"), choices: [["", ""], ["Z", say("late_zero")], ["H", say("late_half")]] },
    ], lists ? { above: searchOf() } : { about: say(served ? "late_no_lists" : "late_no_lists_here") });
    if (entered !== null) await app.change("late", entered);
}
