/* Elements by construction: what comes from a file only ever becomes text or an attribute's value, never markup. */

const svgNamespace = "http://www.w3.org/2000/svg";

/**
 * @typedef {Node|string|number|null|undefined|false} Child
 * @typedef {Object<string, any>} Attributes a function is a listener, true an attribute without a value, false or null none
 */

/** @param {Element} element @param {Attributes} attributes */
function giveAttributes(element, attributes) {
    for (const [name, value] of Object.entries(attributes)) {
        if (value === null || value === undefined || value === false) continue;
        if (typeof value === "function") element.addEventListener(name, value);
        else element.setAttribute(name, value === true ? "" : String(value));
    }
}

/** @param {Element} element @param {(Child|Child[])[]} children */
function giveChildren(element, children) {
    for (const child of children.flat()) {
        if (child === null || child === undefined || child === false) continue;
        element.append(child instanceof Node ? child : String(child));
    }
}

/**
 * @param {string} tag
 * @param {Attributes} [attributes]
 * @param {...(Child|Child[])} children
 * @returns {any} the new HTML element
 */
export function h(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    giveAttributes(element, attributes);
    giveChildren(element, children);
    return element;
}

/** @param {string} tag @param {Attributes} [attributes] @param {...Child} children @returns {any} the new SVG element */
export function svg(tag, attributes = {}, ...children) {
    const element = document.createElementNS(svgNamespace, tag);
    giveAttributes(element, attributes);
    giveChildren(element, children);
    return element;
}

/** Puts new children in the place of the old ones; what had the focus (by its data-key) has it again.
 * @param {Element} element @param {...(Child|Child[])} children */
export function fill(element, ...children) {
    const focused = document.activeElement;
    const key = focused instanceof HTMLElement && element.contains(focused) ? focused.dataset.key : undefined;
    element.replaceChildren();
    giveChildren(element, children);
    if (key !== undefined) {
        for (const candidate of element.querySelectorAll("[data-key]"))
            if (candidate instanceof HTMLElement && candidate.dataset.key === key) candidate.focus({ preventScroll: true });
    }
}
