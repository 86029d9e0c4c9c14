/* A new event, from nothing: what it is called and by which rules it is drawn, players typed, pasted or from a list of any kind, what the list leaves open as a form, the
 * starting list to be looked at; only then is anything made. The list is read by `new --dry-run`, again with each answer. */
import { fill, h } from "./dom.js";
import { pickFile } from "./files.js";
import { button } from "./parts.js";
import { say, sayN } from "./words.js";

/** @typedef {import("./app.js").App} App
 *  @typedef {{sentence: string, answer: "section"|"dates"|"names"|"column"|"set"|"leave-out"|"rounds", subject: string|null, line: number|null, shown: boolean}} Question of list/1
 *  @typedef {{event: Object<string, string>, rows: Object<string, string>[], list: {name: string, bytes: Uint8Array}|null, answers: Map<string, string>}} Draft */

/** What is typed of a player, in the columns of the list that is made of it. */
const columns = ["name", "rating", "club", "title", "federation", "fide_id", "birth", "sex"];
const headings = { name: "Name", rating: "Rating", club: "Club", title: "Title", federation: "Federation", fide_id: "FIDE id", birth: "Birth", sex: "Sex" };
const fields = ["name", "surname", "forename", "grade", "rating", "title", "club", "school", "team", "federation", "fide", "national", "birth", "sex", "byes", "section", "phone", "email", "note"];
const usual = ["caa", "fide", "uscf", "sca", "plain"], firstRows = 8, moreRows = 8;
const asShown = "as-shown", sheet = /\.(xlsx|ods)$/i;

/** @type {Draft} */ let draft = emptyDraft();

/** @returns {Draft} */
function emptyDraft() {
    return { event: { name: "", rules: "caa", rounds: "5", tiebreaks: "", ungraded: "" }, rows: Array.from({ length: firstRows }, () => ({})), list: null, answers: new Map() };
}

/** The name of the file of an event of that name. @param {string} name */
const fileOf = (name) => `${name.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "event"}.json`;

/** What was typed, as a list with tabs. */
function typedList() {
    const cell = (/** @type {string} */ text) => `"${text.replaceAll('"', '""')}"`;
    const used = columns.filter((key) => key === "name" || draft.rows.some((row) => row[key]));
    const lines = draft.rows.filter((row) => row.name).map((row) => used.map((key) => cell(row[key] ?? "")).join("\t"));
    return new TextEncoder().encode([used.map((key) => headings[/** @type {keyof typeof headings} */ (key)]).join("\t"), ...lines, ""].join("\n"));
}

/** @param {Question} question */
const keyOf = (question) => [question.answer, question.subject ?? "", question.line ?? ""].join(" ");

/** What was answered, as options of `new`. */
function answered() {
    /** @type {Object<string, any>} */ const options = {};
    for (const [key, value] of draft.answers) {
        const [answer, ...rest] = key.split(" "), line = rest.pop() ?? "", subject = rest.join(" ");
        if (value === "" || value === asShown) options.asShown ||= value === asShown;
        else if (answer === "column") options.column = { ...options.column, [subject]: value };
        else if (answer === "set") options.set = { ...options.set, [`${line}:${subject}`]: value };
        else if (answer === "leave-out") options.leaveOut = [...(options.leaveOut ?? []), Number(line)];
        else options[answer] = value;
    }
    return options;
}

/** The request that reads the list, or makes the event of it. @param {boolean} dry */
function request(dry) {
    const { name, rules, rounds, tiebreaks, ungraded } = draft.event;
    return { name, rules, rounds, tiebreaks, ungraded, list: draft.list?.bytes ?? typedList(), dry, ...answered() };
}

/** @param {App} app @param {import("./files.js").Opened|null} [opened] a list that was opened before the event has a name */
export async function showNew(app, opened = null) {
    draft = emptyDraft();
    if (opened !== null) draft.list = { name: opened.name, bytes: opened.bytes };
    await app.beginMaking("new.json");
    const books = await app.ask("rules");
    if (books !== null) showForm(app, books.answer.rulebooks);
}

/** @param {App} app @param {{id: string, title: string}[]} books */
function showForm(app, books) {
    const field = (/** @type {string} */ key, /** @type {any} */ more = {}) => h("label", {}, h("span", {}, say(more.label ?? key)),
        h("input", { name: key, value: draft.event[key], autocomplete: "off", input: (/** @type {any} */ e) => { draft.event[key] = e.target.value; }, ...more, label: null }));
    const about = h("p", { class: "hint", id: "rules-about", "aria-live": "polite" });
    const ungraded = h("label", {}, h("span", {}, say("ungraded_players")), h("select", { name: "ungraded", change: (/** @type {any} */ e) => { draft.event.ungraded = e.target.value; } },
        [["", "ungraded_ask"], ["bottom", "ungraded_bottom"]].map(([value, text]) => h("option", { value, selected: value === draft.event.ungraded }, say(text)))));
    const explain = () => {
        fill(about, say(`rules_${draft.event.rules.replaceAll("-", "_")}`));
        ungraded.hidden = !/^(caa|caa-long|caa-large|plain)$/.test(draft.event.rules);
        if (ungraded.hidden) draft.event.ungraded = "";
    };
    const option = (/** @type {{id: string, title: string}} */ book) => h("option", { value: book.id, selected: book.id === draft.event.rules }, book.title);
    const form = h("form", { submit: (/** @type {Event} */ event) => { event.preventDefault(); void look(app, books); } },
        h("h1", {}, say("new_title")),
        h("section", { class: "fields two" }, field("name", { label: "event_name", required: true, maxlength: 120 }), field("rounds", { type: "number", min: 1, max: 99, required: true }),
            h("label", { class: "whole" }, h("span", {}, say("rules")), h("select", { name: "rules", "aria-describedby": "rules-about", change: (/** @type {any} */ e) => { draft.event.rules = e.target.value; explain(); } },
                h("optgroup", { label: say("rules_usual") }, books.filter((book) => usual.includes(book.id)).map(option)),
                h("optgroup", { label: say("rules_others") }, books.filter((book) => !usual.includes(book.id)).map(option)))),
            about, ungraded, field("tiebreaks", { placeholder: say("tiebreaks_usual"), list: "tiebreak-lists" }),
            h("datalist", { id: "tiebreak-lists" }, ["BH/C1,BH,SB", "DE,BH/C1,BH,SB", "SB,BH", "PS,BH"].map((value) => h("option", { value })))),
        h("h2", {}, say("new_players")), playersPart(app, books),
        h("div", { class: "buttons" }, h("button", { class: "main", id: "new-look" }, say("new_look")), button(say("cancel"), () => app.showStart())));
    explain();
    fill(app.main, h("section", { class: "start wide-start" }, form));
    form.querySelector("input")?.focus();
}

/** Typed into a grid; what is pasted from a spreadsheet, or opened, is a list. @param {App} app @param {any[]} books */
function playersPart(app, books) {
    const place = h("section", { class: "typed" });
    const take = (/** @type {string} */ name, /** @type {Uint8Array} */ bytes) => {
        draft.list = { name, bytes };
        draft.answers.clear();
        show();
    };
    const open = button(say("new_open"), async () => {
        const opened = await pickFile();
        if (opened !== null) take(opened.name, opened.bytes);
    }, { id: "new-open" });
    const show = () => {
        if (draft.list !== null) return fill(place, h("p", {}, say("new_list", draft.list.name)), sheet.test(draft.list.name) ? h("p", { class: "remark" }, say("new_sheet")) : null,
            h("div", { class: "buttons" }, open, button(say("new_type"), () => { draft.list = null; draft.answers.clear(); show(); })));
        const label = (/** @type {string} */ key) => say(key === "title" ? "title_of_player" : key);
        fill(place, h("p", { class: "hint" }, say("new_help")), h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": say("new_players") }, h("table", { class: "wide grid" },
            h("thead", {}, h("tr", {}, h("th", { scope: "col", class: "n" }, "#"), columns.map((key) => h("th", { scope: "col" }, label(key))))),
            h("tbody", {}, draft.rows.map((row, i) => h("tr", {}, h("td", { class: "n" }, i + 1), columns.map((key) => h("td", {},
                h("input", { class: `of-${key}`, value: row[key] ?? "", "aria-label": `${label(key)} ${i + 1}`, "data-key": `cell-${i}-${key}`, autocomplete: "off", inputmode: key === "rating" ? "numeric" : null,
                    input: (/** @type {any} */ e) => { row[key] = e.target.value.trim(); }, keydown: (/** @type {KeyboardEvent} */ e) => down(e, i, key) })))))))),
        h("div", { class: "buttons" }, button(say("new_rows"), () => { addRows(); show(); }, { "data-key": "more-rows" }), open));
    };
    const addRows = () => draft.rows.push(...Array.from({ length: moreRows }, () => ({})));
    /** Enter goes down a row, and makes one where there is none. @param {KeyboardEvent} event @param {number} i @param {string} key */
    const down = (event, i, key) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        if (i + 1 === draft.rows.length) {
            addRows();
            show();
        }
        place.querySelector(`[data-key="cell-${i + 1}-${key}"]`)?.focus();
    };
    place.addEventListener("paste", (/** @type {ClipboardEvent} */ event) => {
        const text = event.clipboardData?.getData("text/plain") ?? "";
        if (!/[\t\n]/.test(text.trim())) return;
        event.preventDefault();
        take(say("new_pasted"), new TextEncoder().encode(text));
        void look(app, books);
    });
    show();
    return place;
}

/** What is being asked, as a field of a form. @param {Question} question @param {string[]} sections */
function fieldOf(question, sections) {
    const key = keyOf(question), now = draft.answers.get(key) ?? "";
    const change = (/** @type {any} */ event) => draft.answers.set(key, event.target.value.trim());
    const shown = question.shown ? [[asShown, say("ask_shown")]] : [];
    const choices = (/** @type {string[][]} */ all) => h("select", { name: key, change, required: true }, h("option", { value: "" }, say("ask_choose")), [...shown, ...all].map(([value, text]) =>
        h("option", { value, selected: value === now }, text)));
    const input = { section: () => choices(sections.map((name) => [name, name])), dates: () => choices([["dmy", say("ask_dmy")], ["mdy", say("ask_mdy")]]),
        names: () => choices([["surname", say("ask_surname")], ["forename", say("ask_forename")]]), column: () => choices(fields.map((field) => [field, say(`column_${field}`)])),
        "leave-out": () => choices([["yes", say("ask_leave_out", question.line ?? "")]]), rounds: () => h("input", { name: key, type: "number", min: 1, max: 99, value: draft.event.rounds, required: true, change }),
        set: () => (question.shown ? choices([...(now !== "" && now !== asShown ? [[now, now]] : []), ["\u0000", say("ask_other")]]) : h("input", { name: key, value: now, required: true, change })) }[question.answer]();
    const label = h("label", {}, h("span", {}, question.sentence), input);
    // Something else than what is shown: it is typed where the choice was.
    if (question.answer === "set" && question.shown) input.addEventListener("change", () => {
        if (input.value !== "\u0000") return;
        draft.answers.set(key, "");
        const typed = h("input", { name: key, required: true, change });
        input.replaceWith(typed);
        typed.focus();
    });
    return label;
}

/** The list as it was read: to be looked at, with what it leaves open. @param {App} app @param {any[]} books */
async function look(app, books) {
    if (draft.list === null && !draft.rows.some((row) => row.name)) return app.tellPlainly(say("new_nobody"));
    const reply = await app.ask("new", request(true));
    if (reply === null) return;
    const { players, perhaps, warnings, questions, sections } = reply.answer;
    const shown = columns.concat(["grade", "school", "team", "national_id", "section", "byes"]).filter((key) => players.some((/** @type {any} */ one) => one[key] !== undefined && one[key] !== null && one[key] !== ""));
    const label = (/** @type {string} */ key) => say(key === "title" ? "title_of_player" : key);
    const table = h("table", { class: "wide" }, h("thead", {}, h("tr", {}, h("th", { scope: "col", class: "n" }, say("number")), shown.map((key) => h("th", { scope: "col" }, label(key))))),
        h("tbody", {}, players.map((/** @type {any} */ one) => h("tr", {}, h("td", { class: "n" }, one.id), shown.map((key) => (key === "name" ? h("th", { scope: "row" }, one.name) : h("td", {}, one[key] ?? "")))))));
    const open = questions.length > 0;
    fill(app.main, h("section", { class: "start wide-start" }, h("form", { submit: (/** @type {Event} */ event) => { event.preventDefault(); void (open ? look(app, books) : make(app)); } },
        h("h1", {}, draft.event.name || say("new_title")), h("p", {}, sayN("new_count", players.length)),
        warnings.length > 0 ? h("section", { class: "remark" }, h("h2", {}, say("new_warnings")), h("ul", {}, warnings.map((/** @type {string} */ one) => h("li", {}, app.sentence(one))))) : null,
        open ? h("section", {}, h("h2", {}, say("new_questions")), h("div", { class: "fields" }, questions.map((/** @type {Question} */ one) => fieldOf(one, sections)))) : null,
        h("div", { class: "buttons" }, h("button", { class: "main", id: open ? "new-again" : "new-make" }, say(open ? "new_again" : "new_make")), button(say("new_back"), () => showForm(app, books), { id: "new-back" })),
        h("h2", {}, say("new_starting")), h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": say("new_starting") }, table),
        perhaps.length > 0 ? h("p", { class: "hint" }, say("new_perhaps", perhaps.map((/** @type {any} */ one) => one.name).join(", "))) : null)));
    app.main.querySelector("h1")?.scrollIntoView({ block: "center" });
}

/** @param {App} app */
async function make(app) {
    if (draft.event.name === "") return app.tellPlainly(say("new_no_name"));
    const made = await app.beginMaking(fileOf(draft.event.name)), reply = await app.ask("new", request(false));
    if (reply === null) return;
    await app.openEvent(made);
    app.showWarnings("new", reply.warnings);
}
