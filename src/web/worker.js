/* The Worker: has the two programs and the event's files, and makes one run of a program out of one request. The modules of
 * the WebAssembly build, createBestdraw and createVerify, stand before this in the bundle. */
import { lineOf, runOf } from "./lines.js";
import { runProgram } from "./program.js";
import { unsqueezed } from "./squeeze.js";

const encoder = new TextEncoder();
/** @type {Object<string, Promise<WebAssembly.Module>>} */ const compiled = {};
/** @type {Map<string, Uint8Array>} */ let files = new Map();
/** Which state of the event that is: a change is made on it, and makes the next one. */
let state = 0;

/** @param {string} program @param {string[]} words @param {Map<string, Uint8Array>} given */
async function run(program, words, given) {
    const make = /** @type {any} */ (globalThis)[program === "bestdraw" ? "createBestdraw" : "createVerify"];
    return runProgram(make, await compiled[program], words, given);
}

/** What a run has left behind becomes the event; says what that changes. @param {Map<string, Uint8Array>} after */
function keep(after) {
    const changed = new Map(), removed = [];
    for (const path of [...after.keys()])
        if (path === "entries.csv" || path.endsWith(".lock")) after.delete(path);
    for (const [path, bytes] of after) {
        const before = files.get(path);
        if (before !== bytes && (before === undefined || before.length !== bytes.length || before.some((byte, i) => byte !== bytes[i])))
            changed.set(path, bytes);
    }
    for (const path of files.keys()) if (!after.has(path)) removed.push(path);
    files = after;
    const before = state;
    if (changed.size > 0 || removed.length > 0) state++;
    return { changed, removed, state: before };
}

/** @param {import("./requests.js").Request} request @param {any} done */
function answerOf(request, done) {
    if (request.gives === "report") return done.out === "" ? undefined : JSON.parse(done.out);
    if (request.gives === "text") return done.code === 0 ? done.out : undefined;
    return done.files.get(request.gives);
}

/** @param {{request: import("./requests.js").Request, name: string, language: string}} asked */
async function answer({ request, name, language }) {
    let given = new Map([...files].filter(([path]) => path === name));
    const begun = performance.now();
    for (const order of request.before) {
        const first = await run("bestdraw", [...lineOf(order, name), `--lang=${language}`], given);
        if (first.code !== 0) return { code: first.code, err: first.err, changed: new Map(), removed: [], milliseconds: 0 };
        given = new Map([...first.files].filter(([path]) => path === name));
    }
    for (const [path, content] of Object.entries(request.files)) given.set(path, typeof content === "string" ? encoder.encode(content) : content);
    const { program, words } = runOf(request, name, language);
    const done = await run(program, words, given);
    const milliseconds = performance.now() - begun;
    const kept = request.change && done.code === 0 ? keep(done.files) : { changed: new Map(), removed: [] };
    return { code: done.code, err: done.err, answer: answerOf(request, done), milliseconds, ...kept };
}

/** @type {Promise<any>} */ let queue = Promise.resolve();

onmessage = ({ data }) => {
    queue = queue.then(async () => {
        try {
            if (data.type === "programs") {
                const both = unsqueezed(data.packed);
                compiled.bestdraw = WebAssembly.compile(both.slice(0, data.first));
                compiled.verify = WebAssembly.compile(both.slice(data.first));
            } else if (data.type === "files") {
                files = new Map(data.files);
                state = data.state;
                postMessage({ number: data.number });
            } else postMessage({ number: data.number, ...(await answer(data)) });
        } catch (error) {
            postMessage({ number: data.number, failure: String(error) });
        }
    });
};
