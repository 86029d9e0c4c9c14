/* bestdraw in node and in browsers: an event is read and asked; a question is a command of the program with its options, the answer what the
 * program prints as JSON. A call runs to its end: in a page it belongs in a Worker (worker.mjs).
 *
 *     import { load } from "bestdraw";
 *     const bestdraw = await load();
 *     const event = bestdraw.read(text, "open.json");
 *     event.ask("why-not", { a: 13, b: 16 }).report.answer;
 *     event.free();
 */
import createModule from "./bestdraw-ask.mjs";

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const statuses = ["ok", "request", "data", "memory", "system", "internal", "busy"];

/** What went wrong: its kind, its place in the request or in the data, and a sentence. */
export class BestdrawError extends Error {
    constructor(kind, place, sentence) {
        super(place ? `${place}: ${sentence}` : sentence);
        this.name = "BestdrawError";
        Object.assign(this, { kind, place, sentence });
    }
}

/** The bytes of the module: given, or the file beside this one. */
async function bytesOf(wasm) {
    if (wasm !== undefined && !(wasm instanceof URL) && typeof wasm !== "string") return wasm;
    const url = new URL(wasm ?? "bestdraw-ask.wasm", import.meta.url);
    if (url.protocol === "file:" && typeof process === "object") return (await import("node:fs/promises")).readFile(url);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.arrayBuffer();
}

class Memory {
    constructor(module) {
        this.module = module;
    }
    /** Bytes with a NUL after them; 0 for null. */
    give(bytes) {
        if (bytes === null) return 0;
        const at = this.module._malloc(bytes.length + 1);
        if (at === 0) throw new BestdrawError("memory", "", "memory is exhausted");
        this.module.HEAPU8.set(bytes, at);
        this.module.HEAPU8[at + bytes.length] = 0;
        return at;
    }
    /** The pointer or number that a call left at an address. */
    word(at) {
        return this.module.HEAPU32[at >> 2];
    }
    bytes(at, count) {
        return this.module.HEAPU8.slice(at, at + count);
    }
    text(at) {
        const end = this.module.HEAPU8.indexOf(0, at);
        return decoder.decode(this.module.HEAPU8.slice(at, end));
    }
    /** Calls with pieces of memory that are given back afterwards. */
    during(pieces, call) {
        const given = pieces.map((piece) => this.give(piece));
        try {
            return call(...given);
        } finally {
            for (const at of given) if (at !== 0) this.module._free(at);
        }
    }
}

const room = new Uint8Array(8);

function ask(memory, handle, command, options) {
    const { module } = memory;
    const request = encoder.encode(JSON.stringify(options ?? {}));
    const whole = memory.during([encoder.encode(String(command)), request, room], (name, json, out) => {
        module._bestdraw_ask(handle, name, json, out);
        const answer = memory.word(out);
        if (answer === 0) throw new BestdrawError("memory", "", "memory is exhausted");
        const text = memory.text(module._bestdraw_answer_json(answer));
        module._bestdraw_answer_free(answer);
        return JSON.parse(text);
    });
    if (whole.error !== null) throw new BestdrawError(whole.error.kind, whole.error.place, whole.error.sentence);
    return whole;
}

class Event {
    #memory;
    #handle;
    #watcher = 0;
    constructor(memory, handle) {
        this.#memory = memory;
        this.#handle = handle;
    }
    #open() {
        if (this.#handle === 0) throw new BestdrawError("request", "", "the event was given back");
        return this.#handle;
    }
    ask(command, options) {
        return ask(this.#memory, this.#open(), command, options);
    }
    bytes() {
        const { module } = this.#memory;
        return this.#memory.during([room], (out) => {
            const status = module._bestdraw_event_text(this.#open(), out, out + 4);
            if (status !== 0) throw new BestdrawError(statuses[status], "", this.#memory.text(module._bestdraw_event_error(this.#handle)));
            return this.#memory.bytes(this.#memory.word(out), this.#memory.word(out + 4));
        });
    }
    text() {
        return decoder.decode(this.bytes());
    }
    watch(progress) {
        const { module } = this.#memory;
        const before = this.#watcher;
        this.#watcher = progress
            ? module.addFunction(
                  (self, seconds, stage, sentence) => (progress(seconds, this.#memory.text(stage), this.#memory.text(sentence)) === false ? 0 : 1),
                  "iidii",
              )
            : 0;
        module._bestdraw_event_watch(this.#open(), this.#watcher, 0);
        if (before !== 0) module.removeFunction(before);
    }
    free() {
        if (this.#handle === 0) return;
        this.#memory.module._bestdraw_event_free(this.#handle);
        if (this.#watcher !== 0) this.#memory.module.removeFunction(this.#watcher);
        this.#handle = 0;
    }
}

/** Compiles the module once; everything it makes is independent of what another load() makes. */
export async function load(wasm) {
    const compiled = await WebAssembly.compile(await bytesOf(wasm));
    const module = await createModule({
        instantiateWasm: (imports, done) => {
            WebAssembly.instantiate(compiled, imports).then(done);
            return {}; // the instance comes later
        },
    });
    const memory = new Memory(module);
    const read = (text, name = null) => {
        const bytes = text === null ? null : typeof text === "string" ? encoder.encode(text) : text;
        return memory.during([name === null ? null : encoder.encode(name), bytes, room], (called, data, out) => {
            const status = module._bestdraw_event_read(called, data, bytes === null ? 0 : bytes.length, out);
            const handle = memory.word(out);
            if (status !== 0) module._bestdraw_event_free(handle);
            if (status !== 0) throw new BestdrawError(statuses[status], "", "the event cannot be read");
            return new Event(memory, handle);
        });
    };
    return {
        version: memory.text(module._bestdraw_version()),
        read,
        create: (players, options) => {
            const event = read(null);
            event.ask("new", { list: "players.csv", files: { "players.csv": players }, ...options });
            return event;
        },
        ask: (command, options) => ask(memory, 0, command, options),
    };
}
