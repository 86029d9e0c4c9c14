/* The same in a Worker, so that a page stays awake: every call gives a promise. Stopping ends the Worker and begins a new one with the event as
 * it was after the last answer.
 *
 *     import { start } from "bestdraw/worker";
 *     const event = await start(text, "open.json");
 *     const answer = await event.ask("draw", { save: true });
 */
import { BestdrawError } from "./index.mjs";

async function newWorker() {
    const url = new URL("worker_inside.mjs", import.meta.url);
    if (typeof Worker === "function") return new Worker(url, { type: "module" });
    const { Worker: NodeWorker } = await import("node:worker_threads");
    return new NodeWorker(url);
}

class WorkerEvent {
    #worker = null;
    #waiting = new Map();
    #number = 0;
    #kept;
    constructor(text, name) {
        this.#kept = { text, name };
    }
    async #post(what) {
        const worker = this.#worker;
        const number = ++this.#number;
        return new Promise((resolve, reject) => {
            this.#waiting.set(number, { resolve, reject, progress: what.progress });
            worker.postMessage({ ...what, progress: what.progress !== undefined, number });
        });
    }
    #hear(message) {
        const waiting = this.#waiting.get(message.number);
        if (waiting === undefined) return;
        if (message.progress !== undefined) return void waiting.progress(...message.progress);
        this.#waiting.delete(message.number);
        if (message.text !== undefined) this.#kept = { ...this.#kept, text: message.text };
        if (message.error) waiting.reject(new BestdrawError(message.error.kind, message.error.place, message.error.sentence));
        else waiting.resolve(message.answer);
    }
    async begin() {
        this.#worker = await newWorker();
        if (this.#worker.on) this.#worker.on("message", (message) => this.#hear(message));
        else this.#worker.onmessage = (event) => this.#hear(event.data);
        return this.#post({ do: "read", ...this.#kept });
    }
    ask(command, options, progress) {
        return this.#post({ do: "ask", command, options, progress });
    }
    text() {
        return this.#kept.text;
    }
    async stop() {
        for (const { reject } of this.#waiting.values()) reject(new BestdrawError("request", "", "stopped"));
        this.#waiting.clear();
        await this.#worker.terminate();
        await this.begin();
    }
    async end() {
        await this.#worker.terminate();
    }
}

export async function start(text, name = null) {
    const event = new WorkerEvent(text, name);
    await event.begin();
    return event;
}
