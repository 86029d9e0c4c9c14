/* The back end of the box: a Worker runs the WebAssembly build; every change is kept in the browser's store before it counts
 * as done. A browser that keeps nothing is worked with all the same: the page says so (holding.js). */
import { keepFiles, Overtaken } from "./keep.js";
import { packedIn, unpacked } from "./packed.js";
import { Refusal } from "./refusal.js";
import { language } from "./words.js";

/**
 * @typedef {{name: string, title: string, key: string, version: number, state?: number, files: Map<string, Uint8Array>, handle: any, disk?: import("./files.js").Disk|null,
 *     kept?: boolean, whyNotKept?: string}} OpenEvent
 *     the file's name; what people call it; its key and version in the store; which state of it the Worker has; the file by its name; the file on the disk, where the browser can write to it, and what it
 *     said; whether the store has kept the last change
 * @typedef {{answer: any, code: number, milliseconds: number, warnings: string[]}} Answer warnings: sentences beside the answer
 */

/** @type {Promise<Worker>|null} */ let worker = null;
/** @type {Map<number, {done: (reply: any) => void, fail: (error: Error) => void}>} */ const waiting = new Map();
/** @type {OpenEvent|null} */ let event = null;
let lastNumber = 0;

/** @returns {Promise<Worker>} */
async function makeWorker() {
    const url = URL.createObjectURL(new Blob([await unpacked(packedIn("worker")).text()], { type: "text/javascript" }));
    const made = new Worker(url);
    URL.revokeObjectURL(url);
    made.onmessage = ({ data }) => {
        const one = waiting.get(data.number);
        waiting.delete(data.number);
        if (data.failure !== undefined) one?.fail(new Error(data.failure));
        else one?.done(data);
    };
    made.onerror = (error) => {
        for (const one of waiting.values()) one.fail(new Error(error.message));
        waiting.clear();
    };
    const packed = packedIn("wasm"), first = Number(document.getElementById("wasm")?.dataset.first);
    made.postMessage({ type: "programs", packed, first }, [packed.buffer]);
    if (event !== null) made.postMessage({ type: "files", files: event.files, state: event.state });
    return made;
}

function startedWorker() {
    worker ??= makeWorker();
    return worker;
}

/** @param {object} message @returns {Promise<any>} */
function tell(message) {
    const number = ++lastNumber;
    return new Promise((done, fail) => {
        waiting.set(number, { done, fail });
        startedWorker().then((made) => made.postMessage({ number, ...message }), fail);
    });
}

/** Begins to unpack the programs before anything is asked. */
export function makeInsideReady() {
    startedWorker().catch(() => {}); // whoever asks is told
}

/** The event that is asked about from now on. @param {OpenEvent} opened */
export async function putInside(opened) {
    event = opened;
    opened.state = (opened.state ?? 0) + 1;
    await tell({ type: "files", files: opened.files, state: opened.state });
}

/** Stops what is being computed: nothing of it has happened. */
export function stopInside() {
    worker?.then((made) => made.terminate(), () => {});
    worker = null;
    for (const one of waiting.values()) one.fail(new Refusal("stopped", 4));
    waiting.clear();
}

/** @param {string} said @returns {string} what stands on stderr, without the program's name */
function refusalOf(said) {
    const lines = said.split("\n").filter((line) => line.startsWith("bestdraw: ") && !warning.test(line));
    return lines.map((line) => line.slice("bestdraw: ".length)).join("\n") || said.trim();
}

/** How the program begins a line that warns, in its languages. */
const warning = /^bestdraw: (warning|Warnung): /;

/** @param {string} said @returns {string[]} what a run that went well warns of */
const warningsOf = (said) => said.split("\n").filter((line) => warning.test(line)).map((line) => line.replace(warning, ""));

/** The change counts when the store has it; where another tab was first it does not, and the event is as before.
 * @param {OpenEvent} opened @param {{state: number, changed: Map<string, Uint8Array>, removed: string[]}} reply */
async function keepChange(opened, { state, changed, removed }) {
    // The page has read a newer state while this was worked out on the old one; the Worker has that state next.
    if (state !== opened.state) throw new Overtaken();
    const after = new Map([...opened.files, ...changed]);
    for (const path of removed) after.delete(path);
    opened.state++;
    try {
        await keepFiles(opened, after, changed, removed);
        opened.kept = true;
    } catch (error) {
        if (error instanceof Overtaken) {
            if (opened.state === state + 1) await putInside(opened);
            throw error;
        }
        opened.kept = false;
        opened.whyNotKept = String(/** @type {any} */ (error)?.message ?? error);
    }
    opened.files = after;
}

/** @param {import("./requests.js").Request} request @returns {Promise<Answer>} */
export async function askInside(request) {
    const reply = await tell({ type: "ask", request, name: event?.name ?? "", language: language() });
    if (reply.code > 1 || reply.answer === undefined) throw new Refusal(refusalOf(reply.err), reply.code);
    if (event !== null && (reply.changed.size > 0 || reply.removed.length > 0)) await keepChange(event, reply);
    return { answer: reply.answer, code: reply.code, milliseconds: reply.milliseconds, warnings: warningsOf(reply.err) };
}
