/* What stands above every view until it is settled: a sentence each, with the buttons that settle it. */
import { fill, h } from "./dom.js";
import { button } from "./parts.js";
import { say } from "./words.js";

/** @typedef {{sentence: string, buttons: [string, () => unknown][], drop?: boolean}} Notice drop: it may be put away */

export class Notices {
    constructor() {
        /** @type {Map<string, Notice>} */ this.all = new Map();
        /** @type {HTMLElement} */ this.element = h("section", { class: "notices" });
    }

    /** @param {string} id @param {Notice|null} notice null: it is settled */
    put(id, notice) {
        const before = this.all.get(id);
        if (notice === null && before === undefined) return;
        if (notice === null) this.all.delete(id);
        else this.all.set(id, notice);
        this.show();
    }

    clear() {
        this.all.clear();
        this.show();
    }

    show() {
        this.element.setAttribute("aria-label", say("notices"));
        this.element.setAttribute("aria-live", "polite");
        fill(this.element, [...this.all].map(([id, { sentence, buttons, drop }]) => h("div", { class: "notice", "data-notice": id },
            h("p", {}, sentence),
            h("div", { class: "buttons" }, buttons.map(([text, press], i) => button(text, press, { "data-key": `notice-${id}-${i}` })),
                drop ? button("×", () => this.put(id, null), { class: "quiet", "aria-label": say("close"), "data-key": `notice-${id}-drop` }) : null))));
    }
}
