/* The side panel of the table: what the draw minimises, why a player is drawn so, why two are not, what if, repairs. */
import { fill, h } from "./dom.js";
import { metOf, nameOf, shortName } from "./model.js";
import { button, reasonList } from "./parts.js";
import { pointsText, say } from "./words.js";

/** @typedef {import("./app.js").App} App */

/** @param {App} app */
const closeButton = (app) => button("×", () => app.showDraw(), { class: "close", "aria-label": say("close") });

/** @param {App} app @param {string} title @param {...any} content */
const page = (app, title, ...content) => {
    fill(app.panel, h("div", { class: "panel-head" }, h("h2", { tabindex: "-1", id: "panel-title" }, title), closeButton(app)), ...content);
    app.panel.classList.add("open");
};

/** A list of wishes is a bit each, as far as the first that is not granted. @param {any} c @param {number | null} value */
const valueText = (c, value) => {
    if (!c.wishes || value === null) return value ?? "–";
    const granted = c.wishes - value, zeros = granted > 1 ? `0*${granted}` : granted === 1 ? "0" : "";
    return `${zeros}${granted > 0 && value > 0 ? " " : ""}${value > 0 ? "1" : ""}`;
};

/** Two draws side by side, down to the first line that differs: that is the verdict.
 * @param {App} app @param {any[]} criteria @param {string} key of the other draw @param {string} title of its column */
function twoColumns(app, criteria, key, title) {
    const first = criteria.findIndex((c) => c[key] !== c.best), shown = first < 0 ? criteria : criteria.slice(0, first + 1);
    return h("table", { class: "worse" },
        h("thead", {}, h("tr", {}, h("th", { scope: "col" }, say("criteria")), h("th", { scope: "col" }, say("best_draw")), h("th", { scope: "col" }, title))),
        h("tbody", {}, shown.map((c, i) => h("tr", { class: i === first ? "first" : "" },
            h("th", { scope: "row" }, app.criterionText(c)), h("td", {}, valueText(c, c.best)), h("td", {}, valueText(c, c[key]))))));
}

/** @param {App} app @param {any} criteria of a draw */
function criteriaList(app, criteria) {
    return h("ol", { class: "criteria" }, criteria.map((/** @type {any} */ c) =>
        h("li", { class: c.value === 0 ? "zero" : "" }, h("span", { class: "criterion" }, app.criterionText(c)), h("span", { class: "value" }, valueText(c, c.value)),
            h("small", { class: "article" }, c.article ?? ""))));
}

/** The draw as a whole. @param {App} app */
export function showDrawPanel(app) {
    const answer = app.answer;
    app.panel.classList.remove("open");
    if (app.isPublished()) return showPublished(app);
    if (answer === null || answer.legal === false) return fill(app.panel, app.wishes.length > 0 ? wishBox(app) : null, reasonList((answer?.reasons ?? [])
        .map((/** @type {any} */ r) => (typeof r === "string" ? { sentence: r } : r))));
    fill(app.panel,
        app.wishes.length > 0 ? wishBox(app) : null,
        h("div", { class: "panel-head" }, h("h2", {}, say("criteria"))),
        h("p", { class: "verdict" }, answer.proved ? say(answer.unique ? "proved_unique" : "proved") : say("unproved"), " · ",
            say("drawn_in", Math.round(app.drawTime))),
        (answer.remarks ?? []).map((/** @type {string} */ remark) => h("p", { class: "remark" }, remark)),
        criteriaList(app, answer.criteria),
        h("div", { class: "buttons" }, button(say("check_proof"), () => app.checkProof(), { id: "check-proof" }),
            app.shown.levels ? button(say("compare_cards"), () => app.compareBy("cards")) : null,
            app.shown.levels ? button(say("compare_lazy"), () => app.compareBy("lazy")) : null),
        h("p", { id: "checked", role: "status" }));
}

/** A published round: how it compares with the best draw is worked out when it is asked for. @param {App} app */
function showPublished(app) {
    fill(app.panel, h("div", { class: "panel-head" }, h("h2", {}, say("round_published", app.round))),
        h("p", {}, say("published_hint")),
        h("div", { class: "buttons" }, button(say("check_round"), () => app.checkRound(), { id: "check-round" })),
        h("p", { id: "checked", role: "status" }));
}

/** The wishes, with what they cost. @param {App} app */
function wishBox(app) {
    const worse = app.price;
    return h("section", { class: "wishes" },
        h("h2", {}, say("wishes")),
        h("ul", {}, app.wishes.map((wish, i) => h("li", {}, h("span", {}, wishText(app, wish)),
            button("×", () => app.dropWish(i), { "aria-label": say("wish_drop", wishText(app, wish)) })))),
        h("h3", {}, say("price")),
        h("p", { class: "price", role: "status" }, app.wishes.some((w) => w.kind === "absent") ? say("price_absent")
            : worse === null ? say("price_none") : `${say("price_more", worse.id, worse.value, worse.best)} · ${say("price_only")}`),
        h("div", { class: "buttons" },
            app.answer?.legal && !app.wishes.some((w) => w.kind === "priorities") ? button(say("accept"), () => app.publish(), { class: "main", id: "accept" }) : null,
            button(say("wish_none"), () => app.dropWish(-1))));
}

/** @param {App} app @param {any} wish */
function wishText(app, wish) {
    const name = (/** @type {number} */ id) => shortName(app.model, id);
    if (wish.kind === "together") return say("wish_together", name(wish.a), name(wish.b));
    if (wish.kind === "apart") return say("wish_apart", name(wish.a), name(wish.b));
    if (wish.kind === "bye") return say("wish_bye", name(wish.a));
    if (wish.kind === "absent") return say("wish_absent", name(wish.a));
    return say("wish_priorities");
}

/** @param {App} app @param {number} id @param {any} why why/1, or null while it is worked out */
export function showWhyPanel(app, id, why) {
    const player = app.model.players.get(id);
    const board = app.draw?.boards.find((/** @type {any} */ b) => b.white === id || b.black === id);
    const opponent = board === undefined ? null : board.white === id ? board.black : board.white;
    const met = metOf(player, app.round);
    page(app, nameOf(app.model, id),
        h("p", { class: "seat-line" }, board ? `${say("why_board", board.board ?? "–")}: ${shortName(app.model, board.white)} – ${shortName(app.model, board.black)}`
            : app.draw?.bye === id ? say("why_bye") : say("card_idle")),
        why === null ? h("p", { class: "waiting" }, say("loading")) : whyContent(app, why),
        h("h3", {}, say("why_met")),
        met.length === 0 ? h("p", {}, say("why_met_nobody"))
            : h("p", {}, met.map((e) => say("met_round", shortName(app.model, e.opponent), e.round)).join(", ")),
        h("div", { class: "buttons" },
            board ? button(say("why_not_ask"), () => { app.table.pick(id); app.panel.classList.remove("open"); }) : null,
            app.draw?.bye !== undefined && app.draw?.bye !== null && app.draw.bye !== id ? button(say("why_not_bye_ask"), () => app.whyNotBye(id)) : null),
        app.isPublished() ? mendButtons(app, id, board !== undefined || app.draw?.bye === id) : ifButtons(app, id, opponent));
}

/** @param {App} app @param {any} why */
function whyContent(app, why) {
    return [
        why.published_is_other ? h("p", { class: "remark" }, say("why_other_published")) : null,
        why.boards.map((/** @type {any} */ b) => reasonList([...b.pairing, ...b.colours])),
        why.others?.length ? [h("h3", {}, say("why_others")), reasonList(why.others)] : null,
    ].flat();
}

/** @param {App} app @param {number} id @param {number|null} opponent */
function ifButtons(app, id, opponent) {
    return h("section", { class: "what-if" }, h("h3", {}, say("what_if")), h("div", { class: "buttons" },
        opponent !== null ? button(say("what_if_apart"), () => app.wish({ kind: "apart", a: id, b: opponent })) : null,
        app.draw?.bye !== id ? button(say("what_if_bye"), () => app.wish({ kind: "bye", a: id })) : null,
        button(say("what_if_absent"), () => app.wish({ kind: "absent", a: id }))));
}

/** @param {App} app @param {number} id @param {boolean} drawn */
function mendButtons(app, id, drawn) {
    return h("section", { class: "what-if" }, h("h3", {}, say("mend")), h("div", { class: "buttons" },
        drawn ? button(say("mend_absent"), () => app.mend({ absent: [id] }), { id: "mend-absent" })
            : button(say("mend_late"), () => app.mend({ late: [id] }), { id: "mend-late" })));
}

/** @param {App} app @param {any} boards as pairs @param {number|null} bye */
function boardLines(app, boards, bye) {
    return h("ul", { class: "pairs" }, boards.map((/** @type {number[]} */ [white, black]) =>
        h("li", {}, `${shortName(app.model, white)} – ${shortName(app.model, black)}`)),
    bye === null ? null : h("li", {}, `${say("bye")}: ${shortName(app.model, bye)}`));
}

/** The arcs over the cards, in words. @param {App} app @param {any} answer */
function chainList(app, answer) {
    const theirs = new Set(answer.draw.boards.map((/** @type {number[]} */ pair) => [...pair].sort().join("-")));
    const name = (/** @type {number} */ id) => (id === 0 ? say("bye") : shortName(app.model, id));
    return h("div", { class: "chain" }, answer.rings.map((/** @type {number[]} */ ring) => h("ol", {}, ring.map((a, i) => {
        const b = ring[(i + 1) % ring.length];
        const comes = a === 0 || b === 0 ? (a || b) === answer.draw.bye : theirs.has([a, b].sort().join("-"));
        return h("li", {}, say(comes ? "chain_comes" : "chain_goes", name(a), name(b)));
    }))));
}

/** @param {App} app @param {number} a @param {number} b @param {any} answer why-not/1, or null while it is worked out */
export function showWhyNotPanel(app, a, b, answer) {
    const title = b === 0 ? `${shortName(app.model, a)}: ${say("bye")}` : `${shortName(app.model, a)} – ${shortName(app.model, b)}`;
    if (answer === null) return page(app, title, h("p", { class: "waiting" }, say("loading")));
    page(app, title,
        h("p", { class: "verdict" }, say(`answer_${answer.answer}`)),
        reasonList(answer.reasons ?? []),
        answer.criterion && answer.criteria ? twoColumns(app, answer.criteria, "other", say("other_draw")) : null,
        answer.rings?.length && answer.draw ? [h("h3", {}, say("chain")), chainList(app, answer)] : null,
        answer.goes ? [h("h3", {}, say("would_go")), boardLines(app, answer.goes.boards, answer.goes.bye)] : null,
        answer.comes ? [h("h3", {}, say("would_come")), boardLines(app, answer.comes.boards, answer.comes.bye)] : null,
        !app.isPublished() && answer.draw ? h("section", { class: "what-if" }, h("h3", {}, say("what_if")), h("div", { class: "buttons" },
            button(say(b === 0 ? "what_if_bye" : "what_if_together"), () => app.wish(b === 0 ? { kind: "bye", a } : { kind: "together", a, b }), { id: "if-together" }))) : null);
}

/** A repair before it is done: what would change, in words. @param {App} app @param {any} answer repair/1 @param {any} wanted */
export function showMendPanel(app, answer, wanted) {
    const none = answer.legal && answer.changed === 0 && answer.changes.length === 0;
    page(app, say("mend"),
        answer.reasons.length > 0 ? [h("h3", {}, say("mend_why")), reasonList(answer.reasons.map((/** @type {string} */ sentence) => ({ sentence })))] : null,
        h("h3", {}, say("mend_swaps")),
        none ? h("p", {}, say("mend_nothing")) : answer.legal ? reasonList(answer.changes.map((/** @type {string} */ sentence) => ({ sentence })))
            : h("p", {}, say("no_draw")),
        answer.legal ? h("div", { class: "buttons" }, button(say("mend_accept"), () => app.acceptMend(wanted), { class: "main", id: "mend-accept" }),
            button(say("cancel"), () => app.showDraw())) : null);
}

/** By hand against the best. @param {App} app @param {any} answer compare/1 @param {any} steps draw/1 with steps */
export function showComparePanel(app, answer, steps) {
    let at = 0;
    const list = steps?.steps ?? [];
    const step = h("p", { class: "step", role: "status" }), count = h("small", { class: "article" });
    const next = button(say("steps_next"), () => show(Math.min(at + 1, list.length - 1)));
    const show = (/** @type {number} */ index) => {
        at = index;
        const one = list[at];
        fill(step, one.level === null ? "" : h("strong", {}, `${typeof one.level === "number" ? pointsText(one.level) : one.level}: `), one.sentence,
            one.article ? h("small", { class: "article" }, one.article) : null);
        fill(count, say("steps_of", at + 1, list.length));
        next.disabled = at === list.length - 1;
    };
    if (list.length > 0) show(0);
    page(app, say("compare_title"),
        h("p", {}, answer.sentence),
        h("p", {}, say("compare_shared", answer.shared, answer.best?.boards?.length ?? "–")),
        answer.first ? twoColumns(app, answer.criteria, "hand", say("by_hand")) : null,
        list.length > 0 ? h("section", { class: "lesson" }, h("h3", {}, say("compare_steps")), step, h("div", { class: "buttons" }, next, count)) : null);
}
