/* The back end of the box: a Worker runs the WebAssembly build; every change is kept in the browser's store before it counts
 * as done. */
import { keepFiles } from "./keep.js";
import { packedIn, unpacked } from "./packed.js";
import { Refusal } from "./refusal.js";
import { language } from "./words.js";

/**
 * @typedef {{name: string, key: string, files: Map<string, Uint8Array>}} OpenEvent the file's name; its key in the store;
 *     the file by its name
 * @typedef {{answer: any, code: number, milliseconds: number}} Answer
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
    if (event !== null) made.postMessage({ type: "files", files: event.files });
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
    await tell({ type: "files", files: opened.files });
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
    const lines = said.split("\n").filter((line) => line.startsWith("bestdraw: ") && !line.startsWith("bestdraw: warning:"));
    return lines.map((line) => line.slice("bestdraw: ".length)).join("\n") || said.trim();
}

/** @param {import("./requests.js").Request} request @returns {Promise<Answer>} */
export async function askInside(request) {
    const reply = await tell({ type: "ask", request, name: event?.name ?? "", language: language() });
    if (reply.code > 1 || reply.answer === undefined) throw new Refusal(refusalOf(reply.err), reply.code);
    if (event !== null && (reply.changed.size > 0 || reply.removed.length > 0)) {
        for (const [path, bytes] of reply.changed) event.files.set(path, bytes);
        for (const path of reply.removed) event.files.delete(path);
        await keepFiles(event, reply.changed, reply.removed);
    }
    return { answer: reply.answer, code: reply.code, milliseconds: reply.milliseconds };
}
