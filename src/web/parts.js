/* Pieces that several views use: dialogs with fields, sentences of reasons, messages. */
import { fill, h } from "./dom.js";
import { say } from "./words.js";

/** @typedef {{name: string, label: string, value?: any, type?: string, choices?: [string, string][], required?: boolean, list?: string[]}} Field */

/** @param {Field} field */
function inputOf(field) {
    if (field.choices !== undefined)
        return h("select", { name: field.name },
            field.choices.map(([value, text]) => h("option", { value, selected: value === String(field.value ?? "") }, text)));
    return h("input", { name: field.name, type: field.type ?? "text", value: field.value ?? "", required: field.required, autocomplete: "off",
        step: field.type === "number" ? "any" : null });
}

/**
 * A dialog with fields; gives what was entered, or null when it was left.
 * @param {string} title @param {Field[]} fields @param {{about?: string, ok?: string, above?: Node}} [options] above: what stands above the fields
 * @returns {Promise<Object<string, string>|null>}
 */
export function askFor(title, fields, options = {}) {
    return new Promise((done) => {
        const form = h("form", { method: "dialog" },
            h("h2", { id: "dialog-title" }, title),
            options.about ? h("p", {}, options.about) : null,
            options.above ?? null,
            h("div", { class: "fields" }, fields.map((field) => h("label", {}, h("span", {}, field.label), inputOf(field)))),
            h("div", { class: "buttons" },
                h("button", { type: "button", value: "", click: () => dialog.close("") }, say("cancel")),
                h("button", { class: "main", value: "ok" }, options.ok ?? say("ok"))));
        const dialog = h("dialog", { "aria-labelledby": "dialog-title" }, form);
        dialog.addEventListener("close", () => {
            const entered = new FormData(form);
            dialog.remove();
            done(dialog.returnValue === "ok" ? Object.fromEntries([...entered].map(([name, value]) => [name, String(value).trim()])) : null);
        });
        document.body.append(dialog);
        dialog.showModal();
    });
}

/** A message to be read and put away. @param {string} title @param {string} sentence */
export function tell(title, sentence) {
    return new Promise((done) => {
        const dialog = h("dialog", { "aria-labelledby": "dialog-title" }, h("form", { method: "dialog" },
            h("h2", { id: "dialog-title" }, title), h("p", { class: "sentence" }, sentence),
            h("div", { class: "buttons" }, h("button", { class: "main" }, say("close")))));
        dialog.addEventListener("close", () => {
            dialog.remove();
            done(undefined);
        });
        document.body.append(dialog);
        dialog.showModal();
    });
}

const rowsAtOnce = 100;

/** Fills a list or the body of a table with as many rows as are looked at: more are made when the end comes into view, all of them before they are printed.
 * @template T @param {HTMLElement} place @param {T[]} all @param {(one: T, index: number) => Node} make */
export function fillGrowing(place, all, make) {
    let made = 0;
    const end = h(place.tagName === "TBODY" ? "tr" : "li", { class: "row-end", "aria-hidden": "true" });
    const grow = (/** @type {number} */ to) => {
        for (; made < Math.min(to, all.length); made++) place.insertBefore(make(all[made], made), end.isConnected ? end : null);
        if (made < all.length) place.append(end);
        else {
            end.remove();
            watch.disconnect();
            removeEventListener("beforeprint", whole);
        }
    };
    const whole = () => grow(all.length);
    const watch = new IntersectionObserver((seen) => {
        if (!place.isConnected) return watch.disconnect();
        if (seen.some((one) => one.isIntersecting)) grow(made + rowsAtOnce);
    }, { rootMargin: "800px" });
    place.replaceChildren();
    grow(rowsAtOnce);
    if (made === all.length) return;
    watch.observe(end);
    addEventListener("beforeprint", whole);
}

/** Reasons as a list, each with its article. @param {{sentence: string, article?: string}[]} reasons */
export const reasonList = (reasons) =>
    h("ul", { class: "reasons" }, reasons.map((reason) =>
        h("li", {}, reason.sentence, reason.article ? h("small", { class: "article" }, reason.article) : null)));

/** @param {string} text @param {(event: Event) => void} click @param {Object<string, any>} [more] */
export const button = (text, click, more = {}) => h("button", { type: "button", click, ...more }, text);

/** Said to screen readers, and shown for a while. @param {string} sentence */
export function announce(sentence) {
    const place = document.getElementById("said");
    if (place === null) return;
    fill(place, sentence);
    place.classList.add("shown");
    clearTimeout(Number(place.dataset.timer));
    place.dataset.timer = String(setTimeout(() => place.classList.remove("shown"), 4000));
}
