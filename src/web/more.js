/* History with undo, priorities, and the sheets to print. */
import { fill, h } from "./dom.js";
import { download } from "./files.js";
import { button } from "./parts.js";
import { say } from "./words.js";

/** @typedef {import("./app.js").App} App
 *  @typedef {{act: number, when: string, role: string, who: string, done: string, command: string, taken_back: boolean, takes_back: number}} Act
 *      as `history` says it, the newest first */

/** What undo and redo would choose (docs/event-file.md): among one's own acts that count. @param {Act[]} acts the newest first
 * @returns {{undo?: Act, redo?: Act}} */
export function actsToUndo(acts) {
    const mine = acts.filter((act) => act.role === "arbiter" && act.who === act.role && !act.taken_back && act.command !== "redo");
    const back = mine.length > 0 && mine[0].takes_back > 0 ? mine[0].takes_back : 0;
    return { undo: mine.find((act) => act.takes_back === 0), redo: acts.find((act) => act.act === back) };
}

/** @param {App} app @param {HTMLElement} place */
export async function showHistory(app, place) {
    const reply = await app.ask("history");
    if (reply === null) return;
    /** @type {Act[]} */ const acts = reply.answer.acts;
    const own = actsToUndo(acts);
    fill(place, h("h2", {}, say("history_title")),
        h("div", { class: "buttons" }, button(own.undo ? say("undo_what", own.undo.done) : say("undo"), () => app.undo(), { disabled: !own.undo, id: "undo", "data-key": "undo" }),
            button(own.redo ? say("redo_what", own.redo.done) : say("redo"), () => app.redo(), { disabled: !own.redo, id: "redo", "data-key": "redo" })),
        acts.length === 0 ? h("p", {}, say("history_none"))
            : h("ol", { class: "history" }, acts.map((act) => h("li", { class: act.taken_back ? "gone" : "" },
                h("span", { class: "done" }, act.done), h("small", {}, [act.who, act.when && new Date(act.when).toLocaleString()].filter(Boolean).join(", ")),
                act.taken_back ? h("strong", {}, say("history_gone"))
                    : button(say("history_back"), () => app.undo(act.act),
                        { class: "quiet", "data-key": `back-${act.act}`, "aria-label": `${say("history_back")}: ${act.done}` })))));
}

/** Rows that can be dragged by their grips. @param {HTMLElement} list @param {(from: number, to: number) => void} move */
function dragged(list, move) {
    list.addEventListener("pointerdown", (event) => {
        const row = event.target instanceof Element && event.button === 0 && event.target.closest(".grip")?.closest("li");
        if (!row) return;
        event.preventDefault();
        const rows = [...list.children], from = rows.indexOf(row);
        let to = from;
        row.classList.add("lifted");
        const follow = (/** @type {PointerEvent} */ now) => {
            const at = rows.findIndex((one) => now.clientY < one.getBoundingClientRect().bottom);
            to = at < 0 ? rows.length - 1 : at;
            rows.forEach((one, i) => {
                one.classList.toggle("over", i === to && i !== from);
                one.classList.toggle("below", i === to && i > from);
            });
        };
        const end = () => {
            removeEventListener("pointermove", follow);
            removeEventListener("pointerup", drop);
            removeEventListener("pointercancel", end);
            for (const one of rows) one.classList.remove("lifted", "over", "below");
        };
        const drop = () => {
            end();
            if (to !== from) move(from, to);
        };
        addEventListener("pointermove", follow);
        addEventListener("pointerup", drop);
        addEventListener("pointercancel", end);
    });
    return list;
}

/** @param {App} app @param {HTMLElement} place @param {any[]} [order] */
export async function showPriorities(app, place, order) {
    if (order === undefined) {
        const reply = await app.ask("rules", { id: app.model.rules });
        if (reply === null) return;
        const used = new Set(app.answer?.criteria.map((/** @type {any} */ c) => c.criterion));
        order = reply.answer.criteria.filter((/** @type {any} */ c) => used.size === 0 || used.has(c.id));
    }
    const list = /** @type {any[]} */ (order);
    const swap = (/** @type {number} */ i, /** @type {number} */ j) => {
        const changed = [...list];
        [changed[i], changed[j]] = [changed[j], changed[i]];
        void showPriorities(app, place, changed);
    };
    const move = (/** @type {number} */ from, /** @type {number} */ to) => {
        const changed = [...list];
        changed.splice(to, 0, ...changed.splice(from, 1));
        void showPriorities(app, place, changed);
    };
    fill(place, h("h2", {}, say("priorities_title")), h("p", { class: "hint" }, say("priorities_help")),
        dragged(h("ol", { class: "order" }, list.map((c, i) => h("li", {}, h("span", { class: "grip", "aria-hidden": "true" }, "⠿"),
            h("span", {}, h("strong", {}, c.sentence), h("small", {}, c.article)),
            h("span", { class: "buttons" },
                button("↑", () => swap(i, i - 1), { disabled: i === 0, "aria-label": say("priorities_up", c.sentence), "data-key": `up-${c.id}` }),
                button("↓", () => swap(i, i + 1), { disabled: i === list.length - 1, "aria-label": say("priorities_down", c.sentence), "data-key": `down-${c.id}` }),
                button("×", () => void showPriorities(app, place, list.filter((_, k) => k !== i)), { "aria-label": say("priorities_leave", c.sentence), "data-key": `leave-${c.id}` }))))), move),
        h("div", { class: "buttons" },
            button(say("priorities_draw"), () => app.wish({ kind: "priorities", order: list.map((c) => c.id) }), { class: "main", id: "priorities-draw" }),
            button(say("priorities_reset"), () => showPriorities(app, place))));
}

/** The sheets of the command line, in a frame whose style is adopted: nothing of it can run. @param {App} app @param {HTMLElement} place */
export function showPrint(app, place) {
    const kinds = ["pairings", "alphabetical", "cards", "standings", "crosstable", "slips"];
    if ([...app.model.players.values()].some((p) => p.school)) kinds.push("schools");
    if ([...app.model.players.values()].some((p) => p.team)) kinds.push("teams");
    const frame = h("iframe", { class: "sheet", hidden: true, title: say("print_preview", say("print_pairings")) });
    const now = button(say("print_now"), () => frame.contentWindow?.print(), { class: "main", id: "print-now", disabled: true });
    const show = async (/** @type {string} */ kind) => {
        const reply = await app.ask("sheet", { kinds: [kind] });
        if (reply === null) return;
        frame.title = say("print_preview", say(`print_${kind}`));
        frame.hidden = false;
        putSheet(frame, reply.answer);
        now.disabled = false;
    };
    fill(place, h("h2", {}, say("print_title")),
        h("div", { class: "buttons" }, kinds.map((kind) => button(say(`print_${kind}`), () => show(kind), { "data-key": `print-${kind}` })), now), frame, filesPart(app));
}

/** What leaves the page as a file: for the federation, for a spreadsheet, for a web space. @param {App} app */
function filesPart(app) {
    if (app.role !== "arbiter" || app.event.lesson) return null;
    const stem = app.event.name.replace(/\.[^.]*$/, "");
    const give = (/** @type {string} */ name, /** @type {string} */ command, /** @type {any} */ options) => async () => {
        const reply = await app.ask(command, options);
        if (reply === null) return;
        app.showWarnings(command, reply.warnings);
        download(name, reply.answer);
    };
    /** @type {[string, string, () => Promise<void>][]} */ const all = [
        ["event", `${stem}.json`, give(`${stem}.json`, "convert", { to: "event" })], ["trf", `${stem}.trf`, give(`${stem}.trf`, "convert", { to: "trf" })],
        ["csv", `${stem}.csv`, give(`${stem}.csv`, "csv", {})], ["ecf", `${stem}-ecf.txt`, give(`${stem}-ecf.txt`, "convert", { to: "ecf" })],
        ["public", `${stem}-public.json`, give(`${stem}-public.json`, "convert", { to: "event", public: true })]];
    return h("section", { class: "out" }, h("h3", {}, say("files_title")), h("ul", { class: "kept" }, all.map(([kind, name, press]) => h("li", {},
        h("span", {}, say(`files_${kind}`)), button(say("files_get", name), press, { "data-key": `file-${kind}` })))));
}

/** @param {any} frame @param {string} text */
function putSheet(frame, text) {
    // The policy of the page forbids styles in markup, so they are taken out of the text and adopted.
    const style = text.match(/<style>([^<]*)<\/style>/)?.[1] ?? "";
    const plain = text.replace(/<style>[^<]*<\/style>/, "").replaceAll(' style="', ' data-style="');
    const sheet = new DOMParser().parseFromString(plain, "text/html");
    const inside = frame.contentDocument, view = frame.contentWindow;
    const adopted = new view.CSSStyleSheet();
    adopted.replaceSync(style);
    inside.adoptedStyleSheets = [adopted];
    inside.title = sheet.title;
    inside.documentElement.lang = sheet.documentElement.lang;
    inside.body.replaceChildren(...[...sheet.body.childNodes].map((node) => inside.adoptNode(node)));
    for (const element of inside.querySelectorAll("[data-style]")) element.style.cssText = element.getAttribute("data-style");
}
