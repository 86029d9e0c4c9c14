/* The page: which event, which round, which view; every view asks through here. */
import { ask, askAbout, makeReady, served, stopAsking } from "./ask.js";
import { fill, h } from "./dom.js";
import { download, droppedFile, pickFile } from "./files.js";
import { hallAbout, hallEvent, hallClaims, hallFile, ownName, rememberOwnName, settleClaim, watchHall } from "./hall.js";
import { beginHolding, endHolding, lookBeside, mayChange, noticesOf, readStore, saveFile, tellOvertaken } from "./holding.js";
import { forget, keepFiles, keptEvent, keptEvents, keptLanguage, Overtaken, rememberLanguage } from "./keep.js";
import { showLesson } from "./lesson.js";
import { factsOf, modelOf } from "./model.js";
import { actsToUndo, showHistory, showPrint, showPriorities } from "./more.js";
import { showNew } from "./new_event.js";
import { Notices } from "./notices.js";
import { showComparePanel, showDrawPanel, showMendPanel, showWhyNotPanel, showWhyPanel } from "./panel.js";
import { announce, askFor, button, tell } from "./parts.js";
import { showPlayers } from "./players.js";
import { Refusal } from "./refusal.js";
import { showRound } from "./round.js";
import { showStandings } from "./standings.js";
import { forPage } from "./sentences.js";
import { Table } from "./table.js";
import { language, languages, say, sayN, speak } from "./words.js";

/** @typedef {{kind: "together"|"apart"|"bye"|"absent"|"priorities", a?: number, b?: number, order?: string[]}} Wish */

/** What a role sees; the page in the box is the arbiter's. @type {Object<string, string[]>} */
const viewsOf = { arbiter: ["table", "round", "standings", "players", "priorities", "history", "print"],
    desk: ["round", "standings", "print"], screen: ["round", "standings", "table"] };
/** Views in which somebody may be writing: news do not take them away. */
const calm = new Set(["players", "priorities", "print"]);
/** Names of files that are lists of players, and no event yet. */
const lists = /\.(csv|tsv|txt|xlsx|ods)$/i;
const wordsOfStops = new Set(["stopped"]);
/** How a refusal ends that says what is there already. */
const contradicts = /; --replace [^;]*$/;
/** @param {unknown} error @returns {error is Refusal} */
const isContradiction = (error) => error instanceof Refusal && contradicts.test(error.message);

/** The file as it is, where it is an event in our own format: nothing has to be converted. @param {Uint8Array} bytes */
function eventIn(bytes) {
    try {
        const event = JSON.parse(new TextDecoder().decode(bytes));
        return event.format === "event/2" ? event : null;
    } catch {
        return null;
    }
}

/** @param {string} key of the event in the store @param {string} view @param {number} round */
const addressOf = (key, view, round) => `#${[key, view, round].map(encodeURIComponent).join("/")}`;

/** @param {string} hash */
function readAddress(hash) {
    const [key, view, round] = hash.slice(1).split("/").map((part) => {
        try {
            return decodeURIComponent(part);
        } catch {
            return "";
        }
    });
    return { key: key ?? "", view: view ?? "", round: /^\d+$/.test(round ?? "") ? Number(round) : 0 };
}

export class App {
    constructor() {
        /** @type {any} */ this.event = null;
        /** @type {any} */ this.model = null;
        /** @type {import("./tabs.js").Hold|null} */ this.hold = null;
        this.notices = new Notices();
        this.view = "table";
        this.begun = false;
        /** @type {"arbiter"|"desk"|"screen"} */ this.role = "arbiter";
        /** @type {import("./hall.js").Claim[]} */ this.claims = [];
        this.round = 0;
        /** @type {number|null} */ this.chosenRound = null;
        /** @type {any} */ this.shown = null;
        /** @type {any} */ this.draw = null;
        /** @type {any} */ this.answer = null;
        /** @type {any} */ this.free = null;
        /** @type {any} */ this.price = null;
        this.drawTime = 0;
        /** @type {Map<string, string>} */ this.criteria = new Map();
        this.criteriaKnown = "";
        /** @type {Wish[]} */ this.wishes = [];
        this.topColour = "";
        this.turn = 0;
        this.asking = 0;
        this.panel = h("aside", { class: "panel", "aria-live": "polite" });
        this.table = new Table({
            why: (id) => void this.why(id),
            whyNot: (a, b) => void this.whyNot(a, b),
            clear: () => this.showDraw(),
            say: announce,
        });
        this.main = h("main", { id: "main" });
        this.header = h("header", { class: "top" });
        this.busy = h("div", { class: "busy", role: "status", hidden: true });
        this.say();
        document.body.append(this.header, this.notices.element, this.main, this.busy,
            h("div", { id: "said", role: "status", "aria-live": "polite" }), h("input", { type: "file", id: "file", hidden: true }));
        this.listen();
    }

    /** What stands in the page for as long as it is open. */
    say() {
        this.panel.setAttribute("aria-label", say("why_title"));
        fill(this.busy, h("span", {}, say("working")), button(say("stop"), () => stopAsking()));
    }

    /** The switch between the languages. */
    languageChooser() {
        return h("select", { class: "language", "aria-label": say("language"), "data-key": "language", change: (/** @type {any} */ e) => this.speak(e.target.value) },
            languages.map(([id, name]) => h("option", { value: id, lang: id, selected: id === language() }, name)));
    }

    /** @param {string} name of a language */
    async speak(name) {
        speak(name);
        rememberLanguage(name);
        this.say();
        if (this.event === null) return this.showStart();
        await this.reload();
    }

    listen() {
        addEventListener("dragover", (event) => event.preventDefault());
        addEventListener("drop", async (event) => {
            event.preventDefault();
            if (served) return;
            const opened = await droppedFile(event);
            if (opened !== null) void this.openBytes(opened);
        });
        addEventListener("beforeunload", (event) => {
            if (this.event?.kept === false && this.event.dirty) event.preventDefault();
        });
        addEventListener("popstate", () => void this.followAddress());
        addEventListener("visibilitychange", () => void this.lookAgain());
        addEventListener("focus", () => void this.lookAgain());
        addEventListener("keydown", (event) => {
            if (this.event === null || this.role !== "arbiter" || document.querySelector("dialog[open]") || event.target instanceof HTMLInputElement) return;
            const control = event.ctrlKey || event.metaKey;
            if (control && event.key.toLowerCase() === "z") {
                event.preventDefault();
                void (event.shiftKey ? this.redo() : this.undo());
            } else if (control && event.key.toLowerCase() === "y") {
                event.preventDefault();
                void this.redo();
            } else if (control && event.key.toLowerCase() === "s") {
                event.preventDefault();
                void this.save();
            }
        });
    }

    /* ---- asking ---- */

    /** Null: it was refused, and that was said. @param {string} command @param {any} [options] @returns {Promise<import("./ask.js").Answer|null>} */
    async ask(command, options = {}) {
        try {
            return await this.whileBusy(ask(command, options));
        } catch (error) {
            await this.tellWhy(error);
            return null;
        }
    }

    /** What may have happened while nobody looked: where there is no channel between tabs, and to the file on the disk. */
    async lookAgain() {
        if (served || this.event === null || document.hidden || this.asking > 0) return;
        if (await this.whileBusy(readStore(this))) await this.hearNews(true);
        await lookBeside(this);
    }

    /** @param {unknown} error */
    async tellWhy(error) {
        if (error instanceof Overtaken) await tellOvertaken(this);
        else if (error instanceof Refusal && wordsOfStops.has(error.message)) announce(say("stopped"));
        else await tell(say("error_title"), error instanceof Refusal ? this.sentence(error.message) : say("internal", String(error)));
    }

    /** A sentence of the program, for the page. @param {string} text */
    sentence(text) {
        return forPage(text, this.event?.name ?? "");
    }

    /** Whether what is there already, and contradicts, is to be replaced. @param {Refusal} refusal */
    async mayReplace(refusal) {
        return (await askFor(say("replace_title"), [], { about: this.sentence(refusal.message), ok: say("replace") })) !== null;
    }

    /** The page says that it works while something goes on. @template T @param {Promise<T>} work @returns {Promise<T>} */
    async whileBusy(work) {
        this.asking++;
        this.main.setAttribute("aria-busy", "true");
        const slow = setTimeout(() => { this.busy.hidden = false; }, 600);
        try {
            return await work;
        } finally {
            clearTimeout(slow);
            this.busy.hidden = true;
            if (--this.asking === 0) this.main.setAttribute("aria-busy", "false");
        }
    }

    /** A change: it is in the browser's store when this returns true. @param {string} command @param {any} options @param {string} [sentence] @returns {Promise<boolean>} */
    async change(command, options, sentence) {
        if (!(await mayChange(this))) return false;
        const reply = await this.whileBusy(this.changeAndShow(command, options, sentence));
        if (!(reply instanceof Refusal)) return reply;
        return (await this.mayReplace(reply)) && (await this.change(command, { ...options, replace: true }, sentence));
    }

    /** A refusal: a result that is there already contradicts. @param {string} command @param {any} options @param {string} [sentence] */
    async changeAndShow(command, options, sentence) {
        /** @type {import("./ask.js").Answer} */ let reply;
        try {
            reply = await this.whileBusy(ask(command, options));
        } catch (error) {
            if (command === "result" && isContradiction(error)) return error;
            await this.tellWhy(error);
            return false;
        }
        this.event.dirty = !served;
        this.hold?.tell();
        this.showWarnings(command, reply.warnings);
        // The last result of a round does not take the round away from under the hands.
        this.chosenRound = command === "result" ? this.round : null;
        await this.reload();
        if (command === "result" && this.role === "arbiter" && this.round < this.model.last) await this.lookAtOutdated();
        if (this.event.handle) void saveFile(this, { quietly: true });
        if (sentence) announce(sentence);
        return true;
    }

    /** What the program warns of stays until it is put away. @param {string} command @param {string[]} warnings */
    showWarnings(command, warnings) {
        if (command === "repair" || command === "undo" || command === "redo") this.notices.put("outdated", null);
        if (warnings.length > 0) this.notices.put("warnings", { sentence: warnings.map((one) => this.sentence(one)).join(" "), drop: true, buttons: [] });
    }

    /** A round that was drawn with a result that has been corrected since: what the new one would change there is said, with the button that does it. */
    async lookAtOutdated() {
        const { last } = this.model, reply = await this.ask("repair", { round: last });
        if (reply === null || (reply.answer.changed === 0 && reply.answer.changes.length === 0)) return this.notices.put("outdated", null);
        this.notices.put("outdated", { sentence: sayN("outdated", reply.answer.changed, undefined, last), drop: true, buttons: [[say("mend_round", last), () => this.mendLast()]] });
    }

    /** The last round, looked at with what would have to change in it. */
    async mendLast() {
        this.view = "table";
        await this.lookAt(this.model.last);
        await this.mend({});
    }

    showNotices() {
        if (!served && this.event !== null) noticesOf(this);
    }

    /* ---- opening ---- */

    async start() {
        if (served) return this.startServed();
        makeReady();
        await this.openAddress();
    }

    /** `bestdraw serve` has the event, and says who we are. */
    async startServed() {
        document.body.dataset.lost = say("lost");
        try {
            const about = await hallAbout();
            document.body.dataset.role = this.role = about.role;
            const event = { name: about.name, title: "", key: "", version: 0, files: new Map(), handle: null, dirty: false };
            const { view, round } = readAddress(location.hash), views = viewsOf[this.role];
            await this.openEvent(event, performance.now(), views.includes(view) ? view : views[0], round || null);
            void watchHall(about.state, () => this.hearNews(), (lost) => document.body.classList.toggle("lost", lost));
        } catch (error) {
            fill(this.main, h("section", { class: "start" }, h("h1", {}, say("title")),
                h("p", {}, error instanceof Refusal ? error.message : say("internal", String(error)))));
        }
    }

    /** Somebody has changed the event. @param {boolean} [surely] it is another one */
    async hearNews(surely = false) {
        while (this.asking > 0) await new Promise((done) => setTimeout(done, 50));
        if (surely) return void (await this.reload(calm.has(this.view) || document.querySelector("dialog[open]") !== null));
        if (document.querySelector("dialog[open]")) return;
        const before = JSON.stringify([this.file, this.claims]), file = await this.readFile();
        if (JSON.stringify([file, this.claims]) !== before) await this.reload(calm.has(this.view));
    }

    /** What a player has sent becomes the result, or is dropped. @param {import("./hall.js").Claim} claim @param {boolean} accept */
    async settle(claim, accept) {
        const refusal = await this.whileBusy(this.settleAndShow(claim, accept));
        if (refusal === null || !(await this.mayReplace(refusal))) return;
        const { round, white, black, result } = claim;
        if (await this.change("result", { round, white, black, result, replace: true })) await this.settle(claim, false);
    }

    /** @param {import("./hall.js").Claim} claim @param {boolean} accept */
    async settleAndShow(claim, accept) {
        try {
            await settleClaim(claim, accept);
        } catch (error) {
            if (isContradiction(error)) return error;
            await this.tellWhy(error);
        }
        this.chosenRound = this.round;
        await this.reload();
        return null;
    }

    async showStart() {
        endHolding(this);
        this.event = null;
        if (location.hash !== "") history.pushState("start", "", location.pathname + location.search);
        this.notices.clear();
        const inside = document.getElementById("event")?.textContent?.trim(), lesson = document.getElementById("lesson")?.textContent?.trim();
        /** @type {any[]} */ let kept = [];
        try {
            kept = await keptEvents();
        } catch (error) {
            announce(say("not_kept", String(error)));
        }
        fill(this.header);
        const given = inside ? JSON.parse(inside) : null;
        if (given?.lesson && !this.begun) return this.openLesson(lesson ?? "");
        fill(this.main, h("section", { class: "start" },
            this.languageChooser(), h("h1", {}, say("title")), h("p", { class: "tagline" }, say("tagline")),
            h("div", { class: "buttons" },
                given && !given.example ? button(say("inside", given.name), () => this.openGiven(given), { class: "main", id: "open-inside" }) : null,
                button(say("new_event"), () => showNew(this), { class: given && !given.example ? "" : "main", id: "new-event" }),
                button(say("open_file"), async () => {
                    const opened = await pickFile();
                    if (opened !== null) void this.openBytes(opened);
                }, { id: "open-file" }),
                given?.example ? button(say("example"), () => this.openGiven(given), { id: "open-example" }) : null,
                lesson ? button(say("lesson"), () => this.openLesson(lesson), { id: "open-lesson" }) : null),
            h("p", { class: "hint" }, say("open_drop")),
            kept.length > 0 ? [h("h2", {}, say("kept")), h("ul", { class: "kept" }, kept.map((one) => h("li", {},
                h("span", {}, say("kept_when", one.title, new Date(one.when).toLocaleString())),
                button(say("kept_open"), () => this.openKept(one), { class: "continue" }),
                button(say("kept_forget"), async () => {
                    if ((await askFor(say("kept_forget_sure", one.title), [])) === null) return;
                    await forget(one.key);
                    void this.showStart();
                }, { class: "quiet" }))))] : null));
    }

    /** @param {{name: string, base64: string}} given */
    openGiven(given) {
        const text = atob(given.base64);
        return this.openBytes({ name: given.name, bytes: Uint8Array.from(text, (c) => c.charCodeAt(0)), handle: null });
    }

    /** The guide's set A, from its first round on; nothing of it is kept. @param {string} text */
    async openLesson(text) {
        this.begun = true;
        await this.openEvent({ name: "set_a.json", key: "", title: "", version: 0, files: new Map([["set_a.json", new TextEncoder().encode(text)]]), handle: null, dirty: false,
            lesson: true }, performance.now(), "table", 1);
    }

    /** @param {import("./files.js").Opened} opened */
    async openBytes(opened) {
        const begun = performance.now();
        const name = opened.name.replace(/^[-.]+/, "").replaceAll("/", "_") || "event.json";
        if (lists.test(name)) return showNew(this, opened);
        const there = await this.keptOf(opened);
        if (there !== undefined) return this.openKept(there);
        await this.openEvent({ name, title: "", key: `${name}-${Date.now()}`, version: 0, files: new Map([[name, opened.bytes]]), handle: opened.handle, disk: opened.disk,
            dirty: false }, begun);
    }

    /** The copy that the browser has of just this file, as it is: two tabs that open it have one event. @param {import("./files.js").Opened} opened */
    async keptOf({ handle, disk }) {
        if (!handle || !disk) return undefined;
        const all = await keptEvents().catch(() => []);
        const same = await Promise.all(all.map((one) => one.disk?.digest === disk.digest && one.handle?.isSameEntry(handle)));
        return all.find((_, i) => same[i]);
    }

    /** An event that is yet to be made: what is asked now is asked about it. @param {string} name of its file */
    async beginMaking(name) {
        const made = { name, title: "", key: `${name}-${Date.now()}`, version: 0, files: new Map(), handle: null, dirty: true };
        await askAbout(made);
        return made;
    }

    /** @param {string} sentence */
    tellPlainly(sentence) {
        return tell(say("title"), sentence);
    }

    /** @param {any} event @param {number} [begun] when it was chosen @param {string} [view] @param {number|null} [round] */
    async openEvent(event, begun = performance.now(), view = "table", round = null) {
        if (served || event.lesson) endHolding(this);
        else if (this.hold?.key !== event.key) await beginHolding(this, event.key);
        await askAbout(event);
        this.event = event;
        this.notices.clear();
        this.wishes = [];
        this.chosenRound = round;
        this.topColour = "";
        this.view = view;
        this.table.select(null);
        if (!(await this.reload()) && !served) return this.showStart();
        this.openTime = performance.now() - begun;
        if (served || event.lesson || event.version > 0) return;
        event.title = this.model.name;
        try {
            await keepFiles(event, event.files, event.files, []);
            event.kept = true;
        } catch (error) {
            Object.assign(event, { kept: false, whyNotKept: String(/** @type {any} */ (error)?.message ?? error) });
        }
        this.showNotices();
    }

    /** @param {import("./keep.js").Kept} one @param {string} [view] @param {number|null} [round] */
    async openKept(one, view = "table", round = null) {
        await beginHolding(this, one.key);
        const kept = await keptEvent(one.key);
        if (kept === null) return this.showStart();
        const { row, files } = kept;
        await this.openEvent({ name: row.name, title: row.title, key: row.key, version: row.version ?? 0, files, handle: row.handle ?? null, disk: row.disk ?? null, dirty: true, kept: true },
            performance.now(), view, round);
        void lookBeside(this);
        announce(say("restored"));
    }

    /* ---- what is on the page ---- */

    /** The event as it is now; null: it cannot be read, and that was said. @returns {Promise<any>} */
    async readFile() {
        if (served) {
            const [claims, file] = await Promise.all([this.role === "arbiter" ? hallClaims() : [], hallEvent()]);
            this.claims = claims;
            return file;
        }
        const written = eventIn(this.event.files.get(this.event.name));
        if (written !== null) return written;
        const reply = await this.ask("convert", { to: "event" });
        return reply === null ? null : JSON.parse(new TextDecoder().decode(reply.answer));
    }

    /** Everything anew from the file. @param {boolean} [quietly] the view stays as it is @returns {Promise<boolean>} */
    reload(quietly = false) {
        return this.whileBusy(this.readAndShow(quietly));
    }

    /** @param {boolean} quietly @returns {Promise<boolean>} */
    async readAndShow(quietly) {
        const turn = ++this.turn;
        const file = await this.readFile();
        if (file === null) return false;
        this.file = file;
        const model = this.model = modelOf(file);
        let shown = await this.ask("show", { round: this.chosenRound });
        if (shown !== null && this.role !== "arbiter" && !model.draws.has(shown.answer.round)) {
            if (model.last === 0) return this.showNothingYet();
            shown = await this.ask("show", { round: model.last });
        }
        if (shown === null) return false;
        await this.learnCriteria();
        if (turn !== this.turn) return true;
        this.shown = shown.answer;
        this.round = this.shown.round;
        if (this.isPublished()) {
            const { boards, bye } = /** @type {import("./model.js").Draw} */ (model.draws.get(this.round));
            this.draw = { boards: boards.map((b) => ({ white: b.white, black: b.black, board: b.number })), bye };
            this.answer = null;
            this.wishes = [];
        } else if (!(await this.drawIt())) return false;
        if (quietly) this.showHeader();
        else this.show();
        return true;
    }

    /** A screen or a desk before the first round is published. */
    showNothingYet() {
        this.round = 0;
        fill(this.header, h("div", { class: "event" }, h("h1", {}, this.model.name || this.event.name)));
        fill(this.main, h("section", { class: "start" }, h("p", {}, say("nothing_yet"))));
        return true;
    }

    /** What the criteria of the event's rulebook count, in the reader's language. */
    async learnCriteria() {
        const known = `${this.model.rules} ${language()}`;
        if (this.role !== "arbiter" || this.criteriaKnown === known) return;
        const reply = await this.ask("rules", { id: this.model.rules });
        if (reply === null) return;
        this.criteriaKnown = known;
        this.criteria = new Map(reply.answer.criteria.map((/** @type {any} */ c) => [c.id, c.sentence]));
    }

    /** A line of the order in which draws are compared. @param {any} line with the id of its stage and of its criterion */
    criterionText(line) {
        const level = /:(\d+)$/.exec(line.id)?.[1], sentence = this.criteria.get(line.criterion) ?? line.criterion;
        return level === undefined ? sentence : say("criterion_level", sentence, level);
    }

    isPublished() {
        return this.model.draws.has(this.round);
    }

    drawOptions() {
        const of = (/** @type {string} */ kind) => this.wishes.filter((w) => w.kind === kind);
        return { round: this.round, topColour: this.round === 1 ? this.topColour : "",
            pair: of("together").map((w) => [w.a, w.b]), forbid: of("apart").map((w) => [w.a, w.b]), bye: of("bye").at(-1)?.a,
            absent: of("absent").map((w) => w.a), priorities: of("priorities").at(-1)?.order };
    }

    async drawIt() {
        const reply = await this.ask("draw", this.drawOptions());
        if (reply === null) {
            this.draw = null;
            this.answer = null;
            return this.wishes.length === 0;
        }
        this.answer = reply.answer;
        this.drawTime = reply.milliseconds;
        this.draw = reply.answer.legal === false ? null : { boards: reply.answer.boards, bye: reply.answer.bye };
        if (this.wishes.length === 0) this.free = reply.answer;
        this.price = this.priceOf(reply.answer);
        return true;
    }

    /** The first line in which the draw is worse than the one without wishes; a stage that one of them has not, had nothing to decide there.
     * @param {any} answer */
    priceOf(answer) {
        const best = new Map(this.free?.criteria?.map((/** @type {any} */ c) => [c.id, c.value]) ?? []);
        const order = this.wishes.some((w) => w.kind === "priorities") ? this.free?.criteria ?? [] : answer.criteria ?? [];
        const values = new Map((answer.criteria ?? []).map((/** @type {any} */ c) => [c.id, c.value]));
        for (const c of order)
            if (!c.wishes && (values.get(c.id) ?? 0) > (best.get(c.id) ?? 0)) return { id: this.criterionText(c), value: values.get(c.id), best: best.get(c.id) ?? 0 };
        return null;
    }

    show() {
        this.noteAddress();
        this.showHeader();
        this.showView();
    }

    /* ---- addresses: what is looked at stands behind the #, so that Back, reload and bookmarks find it ---- */

    noteAddress() {
        if (this.event.lesson) return;
        const address = addressOf(this.event.key, this.view, this.round);
        if (location.hash === address) return;
        if (location.hash === "" && history.state === null) history.replaceState("event", "", address);
        else history.pushState("event", "", address);
    }

    /** Somebody went back or forward. */
    async followAddress() {
        const { key, view, round } = readAddress(location.hash);
        if (view === "" && !served) return this.event === null ? undefined : this.showStart();
        if (this.event === null || key !== this.event.key) return this.openAddress();
        if (viewsOf[this.role].includes(view)) this.view = view;
        if (round !== this.round && (this.model.draws.has(round) || round === this.model.next)) await this.lookAt(round);
        else this.show();
    }

    /** What the address names, where the browser has kept it; else the start. */
    async openAddress() {
        const { key, view, round } = readAddress(location.hash);
        const one = key === "" ? undefined : (await keptEvents().catch(() => [])).find((kept) => kept.key === key);
        if (one === undefined) return this.showStart();
        await this.openKept(one, viewsOf.arbiter.includes(view) ? view : "table", round || null);
    }

    showHeader() {
        const model = this.model, published = this.isPublished();
        const draw = model.draws.get(this.round), missing = draw?.boards.filter((/** @type {import("./model.js").Board} */ board) => board.result === "").length ?? 0;
        const rounds = [...new Set([...model.draws.keys(), ...(model.over || this.role !== "arbiter" ? [] : [model.next])])].sort((a, b) => a - b);
        const status = model.over && model.open === 0 && this.round === model.last ? say("status_over", model.rounds)
            : !published ? say("status_proposed") : missing === 0 ? say("status_played")
                : draw?.state === "closed" ? sayN("status_pending", missing) : say("status_published");
        this.showNotices();
        document.title = `${model.name || this.event.name} – ${say("title")}`;
        fill(this.header,
            h("div", { class: "event" }, h("h1", {}, model.name || this.event.name),
                h("p", { class: "facts" }, h("span", { class: "rules" }, model.rules.toUpperCase()), " ", h("span", { class: `status ${published ? "published" : "proposed"}` }, status))),
            h("label", { class: "rounds" }, h("span", { class: "hidden" }, say("choose_round")),
                h("select", { id: "round-chooser", "data-key": "round-chooser", change: (/** @type {any} */ e) => this.lookAt(Number(e.target.value)) },
                    rounds.map((round) => h("option", { value: round, selected: round === this.round },
                        model.rounds ? say("round_of", round, model.rounds) : say("round_only", round))))),
            h("nav", { "aria-label": say("main_views") }, (this.event.lesson ? ["table", "standings"] : viewsOf[this.role]).map((view) => button(say(`view_${view}`), () => this.go(view),
                { "data-key": `view-${view}`, id: `view-${view}`, "aria-current": view === this.view ? "page" : null }))),
            this.role !== "arbiter" ? h("div", { class: "files" }, this.role === "desk" ? button(say("desk_name", ownName() || say("desk_no_name")), () => this.nameDesk(),
                { id: "desk-name", "data-key": "desk-name", class: "quiet" }) : null, this.languageChooser()) : h("div", { class: "files" }, this.languageChooser(),
                this.event.lesson ? null : button(this.event.handle ? say("save") : say("download"), () => this.save(), { id: "download", "data-key": "download", class: this.event.dirty ? "dirty" : "",
                    title: this.event.dirty ? say(this.event.handle ? "unsaved_file" : "unsaved") : null }),
                served ? null : button(say("other_event"), () => this.showStart(), { class: "quiet", id: "other-event" })));
    }

    /** Two desks of a hall say which of them it was. */
    async nameDesk() {
        const entered = await askFor(say("desk_name_title"), [{ name: "name", label: say("name"), value: ownName() }]);
        if (entered === null) return;
        rememberOwnName(entered.name);
        this.showHeader();
    }

    /** @param {string} view */
    go(view) {
        this.view = view;
        this.show();
    }

    /** @param {number} round */
    async lookAt(round) {
        this.chosenRound = round;
        this.wishes = [];
        this.table.select(null);
        await this.reload();
    }

    showView() {
        const plain = () => {
            const place = h("div", { class: "view" });
            fill(this.main, this.actions(), place);
            return place;
        };
        if (this.view === "table") this.showTable();
        else if (this.view === "round") {
            const old = this.main.querySelector(".view.round");
            if (old instanceof HTMLElement) {
                showRound(this, old);
                this.main.querySelector(".actions")?.replaceWith(this.actions());
            } else {
                const place = plain();
                place.classList.add("round");
                showRound(this, place);
            }
        } else if (this.view === "standings") void showStandings(this, plain());
        else if (this.view === "players") showPlayers(this, plain());
        else if (this.view === "history") void showHistory(this, plain());
        else if (this.view === "priorities") void showPriorities(this, plain());
        else showPrint(this, plain());
    }

    /** What is to be done next. */
    actions() {
        const model = this.model, published = this.isPublished(), closed = model.draws.get(model.last)?.state === "closed";
        if (this.role !== "arbiter" || this.event.lesson) return h("div", { class: "actions" });
        return h("div", { class: "actions" },
            !published && this.round === 1 ? h("label", { class: "inline" }, say("top_colour"), " ", h("select", { id: "top-colour", "data-key": "top-colour",
                change: (/** @type {any} */ e) => { this.topColour = e.target.value; void this.reload(); } },
            ["", "white", "black"].map((c) => h("option", { value: c, selected: c === this.topColour }, say(`colour_${c || "lot"}`))))) : null,
            !published && this.draw !== null && this.wishes.length === 0 && this.round === model.next
                ? button(say("publish", this.round), () => this.publish(), { class: "main", id: "publish", "data-key": "publish" }) : null,
            published && this.round === model.last && model.open > 0 && this.view !== "round"
                ? button(say("enter_results"), () => this.go("round"), { class: "main", id: "enter-results" }) : null,
            published && this.round === model.last && model.open > 0 && this.view === "table" ? button(say("mend"), () => this.mend({}), { id: "mend" }) : null,
            published && this.round === model.last && !closed
                ? button(model.open > 0 ? sayN("close_pending", model.open) : say("close_round"), () => this.closeRound(), { id: "close-round", "data-key": "close-round" }) : null,
            published && closed && !model.over
                ? button(say("next_round", model.next), () => { this.view = "table"; void this.lookAtNext(); }, { class: "main", id: "next-round", "data-key": "next-round" }) : null);
    }

    /** The next round is drawn although games of this one go on, once that was confirmed. */
    async closeRound() {
        const open = this.model.open;
        if (open > 0 && (await askFor(say("close_title", this.round), [], { about: sayN("close_about", open), ok: say("close_round") })) === null) return;
        await this.change("round", { round: this.round, close: true });
    }

    lookAtNext() {
        this.chosenRound = null;
        this.table.select(null);
        return this.reload();
    }

    showTable() {
        const away = h("section", { class: "away" }), list = this.awayList();
        if (list.length > 0) fill(away, h("h3", {}, say("away")), h("ul", {}, list));
        this.table.update(this.model, this.shown, this.draw, this.round);
        fill(this.main, this.actions(), h("div", { class: "split" }, h("div", { class: "board-side" },
            h("p", { class: "hint" }, say("table_help")),
            this.shown.levels ? h("div", { class: "sides", "aria-hidden": "true" }, h("span", {}, say("white_side")), h("span", {}, say("black_side"))) : null,
            this.answer?.legal === false ? h("p", { class: "remark" }, say("no_draw")) : null,
            this.table.element, away), this.panel));
        this.table.resize(true);
        this.showDraw();
    }

    awayList() {
        const here = new Set(this.table.layout?.places.keys() ?? []);
        for (const level of this.shown.levels ?? []) for (const card of level.cards) here.add(card.id);
        return [...this.model.players.values()].filter((p) => this.shown.levels && !here.has(p.id)).map((p) => h("li", {},
            button(`${p.name} (${p.id})`, () => this.why(p.id), { class: "quiet" }),
            p.byes?.[this.round] ? h("small", {}, `${say("away_bye")}: ${p.byes[this.round]}`) : null));
    }

    showDraw() {
        this.table.select(null);
        this.table.pick(null);
        this.table.compare(null);
        if (this.event.lesson) return void showLesson(this);
        showDrawPanel(this);
    }

    /* ---- questions: nothing is changed by asking ---- */

    /** @param {number} id */
    async why(id) {
        this.table.compare(null);
        this.table.select(id);
        const isHere = this.draw !== null && (this.draw.bye === id || this.draw.boards.some((/** @type {any} */ b) => b.white === id || b.black === id));
        showWhyPanel(this, id, isHere ? null : { boards: [] });
        if (matchMedia("(max-width: 1000px)").matches) this.table.cards.get(id)?.scrollIntoView({ block: "nearest" });
        if (!isHere || this.role !== "arbiter") return;
        const reply = await this.ask("why", { player: id, ...this.questionOptions() });
        if (reply !== null && this.table.selected === id) showWhyPanel(this, id, reply.answer);
    }

    /** @returns {any} */
    questionOptions() {
        const { absent, ...options } = this.drawOptions();
        return this.isPublished() ? { round: this.round } : { ...options, absent };
    }

    /** @param {number} a @param {number} b */
    async whyNot(a, b) {
        if (this.role !== "arbiter") return;
        this.table.select(a);
        showWhyNotPanel(this, a, b, null);
        const { bye: _, ...options } = this.questionOptions();
        const reply = await this.ask("why-not", { a, b, ...options });
        if (reply === null) return this.showDraw();
        this.whyNotTime = reply.milliseconds;
        this.showOther(reply.answer);
        showWhyNotPanel(this, a, b, reply.answer);
    }

    /** @param {number} id */
    async whyNotBye(id) {
        showWhyNotPanel(this, id, 0, null);
        const { bye: _, ...options } = this.questionOptions();
        const reply = await this.ask("why-not", { holder: id, ...options });
        if (reply === null) return this.showDraw();
        this.showOther(reply.answer);
        showWhyNotPanel(this, id, 0, reply.answer);
    }

    /** @param {any} answer */
    showOther(answer) {
        if (!answer.draw) return this.table.compare(null);
        this.table.compare({ boards: answer.draw.boards.map((/** @type {number[]} */ [white, black]) => ({ white, black, board: null })), bye: answer.draw.bye }, answer.rings ?? []);
    }

    /** @param {string} method */
    async compareBy(method) {
        const reply = await this.ask("compare", { method, round: this.round });
        if (reply === null) return;
        const steps = await this.ask("steps", { method, round: this.round });
        if (reply.answer.hand) this.showOther({ draw: reply.answer.hand });
        showComparePanel(this, reply.answer, steps?.answer);
    }

    async checkProof() {
        const place = document.getElementById("checked");
        const made = await this.ask("certificate", this.drawOptions());
        if (made === null || place === null) return;
        const reply = await this.ask("verify", { ...this.drawOptions(), certificate: made.answer });
        if (reply === null) return;
        const v = reply.answer;
        fill(place, v.verdict === "refused" || v.verdict === "not-proved" ? say("checked_refused", v.sentence ?? v.said)
            : say(v.wishes ? "checked_wishes" : v.unique ? "checked_unique" : "checked_best", v.stages));
    }

    /** How the published round compares with the best draw of the cards as they were. */
    async checkRound() {
        const reply = await this.ask("check"), place = document.getElementById("checked");
        const round = reply?.answer.rounds.find((/** @type {any} */ r) => r.round === this.round);
        if (round !== undefined && place !== null) fill(place, [round.sentence, ...(round.faults ?? [])].join(" "));
    }

    /* ---- what if ---- */

    /** @param {Wish} wish */
    async wish(wish) {
        if (this.isPublished()) return;
        const before = this.wishes;
        this.wishes = [...this.wishes.filter((w) => !(w.kind === wish.kind && (w.kind === "bye" || w.kind === "priorities"))), wish];
        if (!(await this.drawIt())) {
            this.wishes = before;
            await this.drawIt();
        }
        this.view = "table";
        this.show();
    }

    /** @param {number} index of the wish; -1: all */
    async dropWish(index) {
        this.wishes = index < 0 ? [] : this.wishes.filter((_, i) => i !== index);
        await this.drawIt();
        this.show();
    }

    /** The draw as it stands before one's eyes goes into the file, with its wishes. */
    async publish() {
        if (!(await mayChange(this))) return;
        for (const wish of this.wishes.filter((w) => w.kind === "absent"))
            if (!(await this.ask("bye", { player: wish.a, round: this.round, kind: "Z" }))) return;
        const options = { ...this.drawOptions(), absent: [], save: true };
        this.wishes = [];
        await this.change("draw", options, say("published", this.round));
    }

    /* ---- repairs ---- */

    /** @param {{absent?: number[], late?: number[]}} wanted */
    async mend(wanted) {
        const reply = await this.ask("repair", { round: this.round, ...wanted });
        if (reply === null) return;
        if (reply.answer.legal && reply.answer.boards) this.table.compare({ boards: reply.answer.boards, bye: reply.answer.bye });
        showMendPanel(this, reply.answer, wanted);
    }

    /** @param {{absent?: number[], late?: number[]}} wanted */
    async acceptMend(wanted) {
        await this.change("repair", { ...wanted, save: true }, say("mend_done", this.round));
    }

    /* ---- history and files ---- */

    /** @param {number} [act] that is taken back; without it the arbiter's last one. By its name, so that nobody takes back what they did not mean. */
    async undo(act) {
        const acts = await this.ask("history");
        if (acts === null) return;
        const one = act === undefined ? actsToUndo(acts.answer.acts).undo : acts.answer.acts.find((/** @type {import("./more.js").Act} */ a) => a.act === act);
        if (one === undefined) return announce(say("undo_none"));
        // A whole round, or something before what others have done since, is not taken back by a slip of the hand.
        const hasty = act === undefined && (one.command === "draw" || one.act !== acts.answer.acts[0].act);
        if (hasty && (await askFor(say("undo_title"), [], { about: say("undo_sure", one.done), ok: say("undo") })) === null) return;
        this.wishes = [];
        await this.change("undo", { act }, say("undone", one.done));
    }

    async redo() {
        const acts = await this.ask("history");
        if (acts === null) return;
        const one = actsToUndo(acts.answer.acts).redo;
        if (one === undefined) return announce(say("redo_none"));
        this.wishes = [];
        await this.change("redo", {}, say("redone", one.done));
    }

    /** @returns {Object<string, string>} what the file says about the event */
    eventFacts() {
        return factsOf(this.file);
    }

    /** Into the file that was opened, where the browser can write to it; a download is never made in its place. */
    async save() {
        if (served) return download(this.event.name, await hallFile());
        if (this.event.handle) return saveFile(this, {});
        download(this.event.name, this.event.files.get(this.event.name));
        this.event.dirty = false;
        this.showHeader();
    }
}

speak(keptLanguage() ?? navigator.language);
/** @type {any} */ (window).bestdraw = new App();
void /** @type {any} */ (window).bestdraw.start();
