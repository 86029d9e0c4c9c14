/* The back end of a hall: `bestdraw serve` has the event; everything is asked over the address that the page came from. */
import { Refusal } from "./refusal.js";
import { language, say } from "./words.js";

/** @typedef {{role: "arbiter"|"desk"|"screen", state: string, name: string}} Hall
 *  @typedef {{player: number, round: number, white: number, black: number, result: string}} Claim */

const patience = 40000, pauseAfterFailure = 2000, gathering = 150;
let asked = new AbortController();
/** The state of the event that the page knows of, and who the page is. */
let seen = "", role = "";

/** @param {string} what @param {RequestInit} [how] @returns {Promise<Response>} */
async function reach(what, how = {}) {
    let response;
    try {
        response = await fetch(what, { cache: "no-store", credentials: "omit", ...how });
    } catch (error) {
        if (/** @type {any} */ (error).name === "AbortError") throw new Refusal("stopped", 4);
        throw new Refusal(say("not_reached"), 5);
    }
    if (!response.ok) {
        const said = await response.json().catch(() => null);
        throw new Refusal(said?.error?.sentence ?? say("not_reached"), response.status);
    }
    // What we have changed ourselves is no news.
    seen = response.headers.get("bestdraw-state") ?? seen;
    return response;
}

/** @param {string} what @param {any} [body] what is sent; without it the answer is only looked at @returns {Promise<any>} */
async function json(what, body) {
    const how = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    return (await reach(what, how)).json();
}

/** @returns {Promise<Hall>} */
export async function hallAbout() {
    const about = await json("about");
    role = about.role;
    return about;
}
export const hallEvent = () => json("event");
/** @returns {Promise<Claim[]>} */
export const hallClaims = async () => (await json("claims")).claims;
/** @param {Claim} claim @param {boolean} accept */
export const settleClaim = async ({ round, white, black, result }, accept) => {
    const reply = await json("settle", { round, white, black, result: accept ? result : "" });
    if (reply.error) throw new Refusal(reply.error.sentence, reply.code);
};
export const hallFile = async () => new Uint8Array(await (await reach("file")).arrayBuffer());

const nameKey = "bestdraw-own-name";

/** Under which name a desk's changes stand in the history; "": that of its role. */
export function ownName() {
    if (role !== "desk") return "";
    try {
        return sessionStorage.getItem(nameKey) ?? localStorage.getItem(nameKey) ?? "";
    } catch {
        return "";
    }
}

/** @param {string} name */
export function rememberOwnName(name) {
    try {
        sessionStorage.setItem(nameKey, name);
        localStorage.setItem(nameKey, name);
    } catch {
        // A browser that keeps nothing: the role's name it is.
    }
}

/** Stops waiting for an answer. */
export function stopHall() {
    asked.abort();
    asked = new AbortController();
}

/** @param {import("./requests.js").Request} request @returns {Promise<import("./inside.js").Answer>} */
export async function askHall({ command, options, before, change, gives, files }) {
    const begun = performance.now();
    const reached = await reach("ask", { method: "POST", headers: { "content-type": "application/json" }, signal: asked.signal,
        body: JSON.stringify({ command, options: { ...options, ...(Object.keys(files).length > 0 ? { files } : {}), ...(change && ownName() ? { by: ownName() } : {}) }, before,
            lang: language() }) });
    const reply = await reached.json();
    if (reply.error) throw new Refusal([reply.error.place, reply.error.sentence].filter(Boolean).join(": "), reply.code);
    const answer = gives === "report" ? reply.report : gives === "text" ? reply.text ?? "" : reply.files[gives];
    return { answer, code: reply.code, milliseconds: performance.now() - begun, warnings: reply.notes.filter((/** @type {any} */ one) => one.kind === "warning").map((/** @type {any} */ one) => one.sentence) };
}

/** Calls back when the event has become another one, for as long as the page is open; `lost` when nobody answers.
 * @param {string} state that the page shows @param {() => Promise<void>} changed @param {(lost: boolean) => void} lost */
export async function watchHall(state, changed, lost) {
    seen = state;
    for (;;) {
        try {
            const now = await (await reach(`changes?after=${encodeURIComponent(seen)}`, { signal: AbortSignal.timeout(patience) })).json();
            lost(false);
            await new Promise((done) => setTimeout(done, gathering));
            if (now.state === seen) continue;
            seen = now.state;
            await changed();
        } catch {
            lost(true);
            await new Promise((done) => setTimeout(done, pauseAfterFailure));
        }
    }
}
