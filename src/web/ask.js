/* ask(command, options): the one function through which the page uses bestdraw, whether the program is in the page (inside.js)
 * or behind it (hall.js). */
import { askHall, stopHall } from "./hall.js";
import { askInside, makeInsideReady, putInside, stopInside } from "./inside.js";
import { requestOf } from "./requests.js";

/** @typedef {import("./inside.js").Answer} Answer @typedef {import("./inside.js").OpenEvent} OpenEvent */

/** Whether `bestdraw serve` has sent the page. */
export const served = document.body.classList.contains("served");

/** Begins to unpack the programs before anything is asked. */
export function makeReady() {
    if (!served) makeInsideReady();
}

/** The event that is asked about from now on. @param {OpenEvent} opened */
export async function askAbout(opened) {
    if (!served) await putInside(opened);
}

/** Stops what is being computed: nothing of it has happened. */
export const stopAsking = () => (served ? stopHall() : stopInside());

/**
 * @param {string} command of the page
 * @param {object} [options] see requests.js
 * @returns {Promise<Answer>}
 */
export function ask(command, options = {}) {
    const request = requestOf(command, options);
    return served ? askHall(request) : askInside(request);
}
