/* The cards as on the table: levels from the top, White seekers on the left, Black seekers on the right, boards as lines. */
import { h, svg } from "./dom.js";
import { arcOf, gapOf, layoutOf, lineOf, size } from "./layout.js";
import { coloursOf, groupKind, shortName } from "./model.js";
import { pointsText, say, sayN } from "./words.js";

const dragAfterPixels = 6, dragAfterMilliseconds = 350, schoolHues = 8;

/** A hue of the palette for a group: the name stands beside it always. @param {string} name */
const hueOf = (name) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) % schoolHues;

/**
 * @typedef {{why: (id: number) => void, whyNot: (a: number, b: number) => void, clear: () => void, say: (sentence: string) => void}} Listener
 * @typedef {{boards: {white: number, black: number, board: number|null}[], bye: number|null}} Shown a draw
 */

export class Table {
    /** @param {Listener} listener */
    constructor(listener) {
        this.listener = listener;
        /** @type {SVGSVGElement} */ this.lines = svg("svg", { class: "lines", "aria-hidden": "true", focusable: "false" });
        /** @type {SVGElement} */ this.arcs = svg("g", { class: "arcs" });
        /** @type {HTMLElement} */ this.deck = h("div", { class: "deck" });
        /** @type {HTMLElement} */ this.element = h("div", { class: "table", role: "group" }, this.deck, this.lines);
        /** @type {Map<number, HTMLElement>} */ this.cards = new Map();
        /** @type {Map<string, SVGElement>} */ this.paths = new Map();
        /** @type {number|null} */ this.picked = null;
        /** @type {number|null} */ this.selected = null;
        /** @type {Shown|null} */ this.draw = null;
        /** @type {Shown|null} */ this.other = null;
        /** @type {number[][]} */ this.rings = [];
        this.width = 0;
        this.listen();
        new ResizeObserver(() => this.resize()).observe(this.element);
    }

    /** @param {import("./model.js").Model} model @param {any} shown show/1 or season/1 @param {Shown|null} draw @param {number} round */
    update(model, shown, draw, round) {
        this.model = model;
        this.round = round;
        this.shown = shown;
        this.draw = draw;
        this.other = null;
        this.rings = [];
        this.layout = layoutOf(shown);
        this.kind = groupKind(model);
        this.cards.clear();
        this.element.setAttribute("aria-label", say("table_label", round));
        this.element.classList.toggle("list", this.layout.list);
        this.element.style.height = `${this.layout.height}px`;
        const seats = this.seats(draw);
        this.deck.replaceChildren(...this.layout.levels.map((level) => this.levelOf(level, seats)));
        if (this.selected !== null && !this.cards.has(this.selected)) this.selected = null;
        this.mark();
        this.resize(true);
        const first = this.cards.get(this.selected ?? this.layout.levels[0]?.cards[0]?.id);
        if (first) first.tabIndex = 0;
    }

    /** @param {Shown|null} draw */
    seats(draw) {
        /** @type {Map<number, {colour: string, board: number|null, opponent: number}>} */ const seats = new Map();
        for (const { white, black, board } of draw?.boards ?? []) {
            seats.set(white, { colour: "W", board, opponent: black });
            seats.set(black, { colour: "B", board, opponent: white });
        }
        return seats;
    }

    /** @param {import("./layout.js").Level} level @param {Map<number, any>} seats */
    levelOf(level, seats) {
        const title = level.score === null ? say("gsrp_list") : sayN("points", level.score, pointsText(level.score));
        const about = level.score === null ? sayN("cards", level.cards.length)
            : `${sayN("cards", level.cards.length)} · ${say("seekers", level.white, level.black)}`;
        const box = h("section", { class: "level", "aria-label": `${title}, ${about}` },
            h("h2", { class: "level-head" }, h("span", { class: "score" }, title), h("span", { class: "about" }, about)));
        box.style.top = `${level.top}px`;
        box.style.height = `${level.height}px`;
        box.style.containIntrinsicSize = `auto ${level.height}px`;
        if (level.middle !== null) {
            const line = h("div", { class: "mid-line" }, h("span", {}, say("mid_line")));
            line.style.top = `${level.middle - level.top}px`;
            box.append(line);
        }
        for (const card of level.cards) box.append(this.cardOf(card, level, seats.get(card.id)));
        return box;
    }

    /** @param {any} card @param {import("./layout.js").Level} level @param {any} seat */
    cardOf(card, level, seat) {
        const place = this.layout?.places.get(card.id), player = this.model?.players.get(card.id);
        const colours = coloursOf(player, this.round ?? 0);
        const group = player?.[this.kind ?? "club"];
        const bye = this.draw !== null && this.draw.bye === card.id;
        const element = h("button", { type: "button", class: `card side-${place?.x} due-${card.due ?? "none"}`, "data-id": card.id, tabindex: "-1" },
            h("span", { class: "who" }, h("span", { class: "id" }, card.id), h("span", { class: "name" }, card.name)),
            h("span", { class: "facts", "aria-hidden": "true" },
                h("span", { class: "grade" }, card.gsrp !== undefined ? card.gsrp.toFixed(1) : card.grade ?? "–"),
                h("span", { class: "colours" }, [...colours.slice(-7)].map((c) => h("i", { class: c }, c))),
                card.last_float === "down" ? h("span", { class: "float" }, "▽") : null,
                card.last_float === "up" ? h("span", { class: "float" }, "△") : null,
                card.bye ? h("span", { class: "chip" }, `${say("bye")} ${card.bye}`) : null,
                group ? h("span", { class: "group", "data-hue": hueOf(group) }, group) : null),
            h("span", { class: "hidden" }, this.cardText(card, seat, bye, colours, group)),
            h("span", { class: `seat ${bye ? "bye" : seat?.colour ?? ""}`, "aria-hidden": "true" }, bye ? say("bye") : seat ? seat.board ?? "" : ""));
        element.style.top = `${(place?.y ?? 0) - level.top}px`;
        if (seat !== undefined && ((card.due === "white" && seat.colour === "B") || (card.due === "black" && seat.colour === "W")))
            element.classList.add("wrong-colour");
        this.cards.set(card.id, element);
        return element;
    }

    /** What a screen reader says after number and name. @param {any} card @param {any} seat @param {boolean} bye @param {string} colours @param {string} [group] */
    cardText(card, seat, bye, colours, group) {
        const model = /** @type {import("./model.js").Model} */ (this.model);
        return ["", card.grade ?? say("ungraded"), group, say(`card_due_${card.due ?? "none"}`),
            colours !== "" && say("card_colours", colours),
            card.last_float === "down" && say("card_floated_down"), card.last_float === "up" && say("card_floated_up"),
            seat && say(seat.colour === "W" ? "card_plays_white" : "card_plays_black", seat.board ?? "–", shortName(model, seat.opponent)),
            bye && say("card_bye"), !seat && !bye && this.draw !== null && say("card_idle")].filter((part) => part !== undefined && part !== false && part !== null).join(", ");
    }

    /** Another draw beside the one on the table: its boards that differ, and the rings of players in which they hang together.
     * @param {Shown|null} other @param {number[][]} [rings] */
    compare(other, rings = []) {
        this.other = other;
        this.rings = rings;
        this.drawLines();
    }

    /** Another draw on the same cards. @param {Shown} draw */
    putDraw(draw) {
        this.draw = draw;
        const seats = this.seats(draw);
        for (const [id, element] of this.cards) {
            const seat = seats.get(id), place = element.querySelector(".seat");
            if (place === null) continue;
            place.className = `seat ${draw.bye === id ? "bye" : seat?.colour ?? ""}`;
            place.textContent = draw.bye === id ? say("bye") : String(seat?.board ?? "");
        }
        this.drawLines();
    }

    /** Cards that are spoken of. @param {number[]} ids */
    name(ids) {
        for (const [id, element] of this.cards) element.classList.toggle("named", ids.includes(id));
        this.cards.get(ids[0])?.scrollIntoView({ block: "nearest" });
    }

    /** Lines anew when the width changes. @param {boolean} [anyway] */
    resize(anyway = false) {
        const width = this.element.clientWidth;
        if (this.layout === undefined || width === 0 || (width === this.width && !anyway)) return;
        this.width = width;
        this.element.style.setProperty("--gap", `${gapOf(width)}px`);
        this.lines.setAttribute("width", String(width));
        this.lines.setAttribute("height", String(this.layout.height));
        this.drawLines();
    }

    drawLines() {
        const key = (/** @type {any} */ b) => `${Math.min(b.white, b.black)}-${Math.max(b.white, b.black)}`;
        /** @type {Map<string, any>} */ const wanted = new Map();
        const theirs = new Set(this.other?.boards.map(key));
        for (const board of this.draw?.boards ?? [])
            wanted.set(key(board), { board, kind: this.other !== null && !theirs.has(key(board)) ? "goes" : "stays" });
        for (const board of this.other?.boards ?? []) if (!wanted.has(key(board))) wanted.set(key(board), { board, kind: "comes" });
        for (const [name, path] of this.paths)
            if (!wanted.has(name)) {
                path.remove();
                this.paths.delete(name);
            }
        for (const [name, { board, kind }] of wanted) this.putLine(name, board, kind);
        this.drawArcs();
        this.mark();
    }

    /** The chain: from player to player around each ring, board by board, in turn one that would come and one that would go. */
    drawArcs() {
        const layout = this.layout, theirs = new Set(this.other?.boards.map(({ white, black }) => `${Math.min(white, black)}-${Math.max(white, black)}`));
        const arcs = [];
        for (const ring of layout === undefined || this.other === null ? [] : this.rings)
            for (let i = 0; i < ring.length; i++) {
                const [x, y] = [ring[i], ring[(i + 1) % ring.length]], a = layout?.places.get(x), b = layout?.places.get(y);
                if (a === undefined || b === undefined) continue; // the bye has no card
                const arc = arcOf(a, b, this.width, layout?.list ?? false), kind = theirs.has(`${Math.min(x, y)}-${Math.max(x, y)}`) ? "comes" : "goes";
                arcs.push(svg("path", { class: kind, d: arc.path }), svg("circle", { class: kind, cx: arc.x, cy: arc.y, r: 11 }),
                    svg("text", { x: arc.x, y: arc.y, dy: "0.35em" }, String(i + 1)));
            }
        this.arcs.replaceChildren(...arcs);
        this.lines.classList.toggle("chained", arcs.length > 0);
        this.lines.append(this.arcs);
    }

    /** @param {string} name @param {any} board @param {string} kind */
    putLine(name, board, kind) {
        const a = this.layout?.places.get(board.white), b = this.layout?.places.get(board.black);
        if (a === undefined || b === undefined || this.layout === undefined) return;
        let path = this.paths.get(name);
        if (path === undefined) {
            path = /** @type {SVGElement} */ (svg("path", { "data-a": board.white, "data-b": board.black }));
            this.paths.set(name, path);
            this.lines.append(path);
        }
        const shape = lineOf(a, b, this.width, this.layout.list);
        path.setAttribute("d", shape);
        const floats = this.levelIndex(board.white) !== this.levelIndex(board.black);
        path.setAttribute("class", `${kind}${floats ? " floats" : ""}`);
    }

    /** @param {number} id */
    levelIndex(id) {
        const y = this.layout?.places.get(id)?.y ?? 0;
        return this.layout?.levels.findIndex((level) => y >= level.top && y < level.top + level.height);
    }

    /** @param {number|null} id */
    select(id) {
        this.selected = id;
        this.mark();
    }

    /** @param {number|null} id */
    pick(id) {
        this.picked = id;
        this.element.classList.toggle("picking", id !== null);
        this.mark();
        if (id !== null && this.model) this.listener.say(say("picked", shortName(this.model, id)));
    }

    mark() {
        for (const element of this.element.querySelectorAll(".card.selected, .card.picked, .card.partner")) element.classList.remove("selected", "picked", "partner");
        for (const path of this.paths.values()) path.classList.toggle("on", this.selected !== null && (path.getAttribute("data-a") === String(this.selected) || path.getAttribute("data-b") === String(this.selected)));
        if (this.selected !== null) {
            this.cards.get(this.selected)?.classList.add("selected");
            const seat = this.seats(this.draw).get(this.selected);
            if (seat) this.cards.get(seat.opponent)?.classList.add("partner");
        }
        if (this.picked !== null) this.cards.get(this.picked)?.classList.add("picked");
    }

    /** @param {number} id */
    focus(id) {
        const card = this.cards.get(id);
        for (const element of this.deck.querySelectorAll('.card[tabindex="0"]')) element.setAttribute("tabindex", "-1");
        if (card) {
            card.tabIndex = 0;
            card.focus();
            card.scrollIntoView({ block: "nearest" });
        }
    }

    /** Two cards: with the first one picked up, the second one asks. @param {number} id */
    join(id) {
        if (this.picked === null || this.picked === id) return false;
        const first = this.picked;
        this.pick(null);
        this.listener.whyNot(first, id);
        return true;
    }

    /** @param {Event} event @returns {number|null} */
    idAt(event) {
        const card = event.target instanceof Element ? event.target.closest(".card") : null;
        return card instanceof HTMLElement ? Number(card.dataset.id) : null;
    }

    listen() {
        this.element.addEventListener("click", (event) => {
            const id = this.idAt(event);
            if (this.justDragged) this.justDragged = false;
            else if (id === null) this.listener.clear();
            else if (!this.join(id)) this.listener.why(id);
        });
        this.element.addEventListener("keydown", (event) => this.key(event));
        this.element.addEventListener("pointerdown", (event) => this.press(event));
        // A page that scrolls under the finger cannot be dragged on.
        this.element.addEventListener("touchmove", (event) => this.dragging && event.preventDefault(), { passive: false });
        this.element.addEventListener("contextmenu", (event) => this.dragging && event.preventDefault());
    }

    /** @param {KeyboardEvent} event */
    key(event) {
        const id = this.idAt(event);
        if (id === null) return;
        if (event.key === "Enter") {
            event.preventDefault();
            if (this.join(id)) return;
            this.pick(this.picked === id ? null : id);
            this.listener.why(id);
        } else if (event.key === "Escape") {
            this.pick(null);
            this.listener.clear();
        } else if (event.key.startsWith("Arrow")) {
            event.preventDefault();
            const next = this.neighbour(id, event.key);
            if (next !== null) this.focus(next);
        }
    }

    /** @param {number} id @param {string} arrow @returns {number|null} */
    neighbour(id, arrow) {
        const here = this.layout?.places.get(id);
        if (here === undefined || this.layout === undefined) return null;
        let best = null, least = Infinity;
        for (const place of this.layout.places.values()) {
            if (place.id === id) continue;
            const dy = place.y - here.y, vertical = arrow === "ArrowDown" ? dy : -dy;
            const sideways = arrow === "ArrowLeft" ? here.x - place.x : place.x - here.x;
            const distance = arrow === "ArrowUp" || arrow === "ArrowDown"
                ? (place.x === here.x && vertical > 0 ? vertical : Infinity) : (sideways > 0 ? Math.abs(dy) : Infinity);
            if (distance < least) {
                least = distance;
                best = place.id;
            }
        }
        return best;
    }

    /** @param {PointerEvent} event */
    press(event) {
        const id = this.idAt(event);
        if (id === null || event.button !== 0) return;
        const from = { x: event.clientX, y: event.clientY }, touch = event.pointerType === "touch";
        const card = /** @type {HTMLElement} */ (this.cards.get(id));
        /** @type {HTMLElement|null} */ let ghost = null;
        /** @type {HTMLElement|null} */ let over = null;
        const lift = () => {
            this.dragging = true;
            ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
            ghost.classList.add("ghost");
            ghost.setAttribute("aria-hidden", "true");
            ghost.style.width = `${card.offsetWidth}px`;
            document.body.append(ghost);
            card.classList.add("lifted");
            move(event);
        };
        const timer = touch ? setTimeout(lift, dragAfterMilliseconds) : 0;
        const move = (/** @type {PointerEvent} */ now) => {
            const far = Math.hypot(now.clientX - from.x, now.clientY - from.y) > dragAfterPixels;
            if (ghost === null) {
                if (!far) return;
                if (touch) return end();
                lift();
            }
            if (ghost !== null) ghost.style.transform = `translate(${now.clientX - from.x + card.getBoundingClientRect().left}px, ${now.clientY - 28}px)`;
            const under = document.elementFromPoint(now.clientX, now.clientY)?.closest(".card");
            over?.classList.remove("over");
            over = under instanceof HTMLElement && under !== card ? under : null;
            over?.classList.add("over");
        };
        const end = () => {
            clearTimeout(timer);
            removeEventListener("pointermove", move);
            removeEventListener("pointerup", drop);
            removeEventListener("pointercancel", end);
            ghost?.remove();
            card.classList.remove("lifted");
            over?.classList.remove("over");
            this.dragging = false;
        };
        const drop = () => {
            const target = over, dragged = ghost !== null;
            end();
            if (dragged) {
                this.justDragged = true;
                setTimeout(() => { this.justDragged = false; }, 0);
            }
            if (dragged && target !== null) this.listener.whyNot(id, Number(target.dataset.id));
        };
        addEventListener("pointermove", move);
        addEventListener("pointerup", drop);
        addEventListener("pointercancel", end);
    }
}
