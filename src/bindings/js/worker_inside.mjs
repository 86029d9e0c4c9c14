/* What runs in the Worker of worker.mjs. */
import { load } from "./index.mjs";

const port = typeof self === "object" && typeof self.postMessage === "function" ? self : (await import("node:worker_threads")).parentPort;
const loading = load();
let event = null;

async function answer(message) {
    const bestdraw = await loading;
    if (message.do === "read") {
        event = bestdraw.read(message.text, message.name);
        return { answer: null };
    }
    event.watch(message.progress ? (...progress) => port.postMessage({ number: message.number, progress }) : null);
    const whole = event.ask(message.command, message.options);
    return whole.changed ? { answer: whole, text: event.text() } : { answer: whole };
}

async function hear(message) {
    try {
        port.postMessage({ number: message.number, ...(await answer(message)) });
    } catch (error) {
        const { kind = "internal", place = "", sentence = String(error) } = error;
        port.postMessage({ number: message.number, error: { kind, place, sentence } });
    }
}

if (port.on) port.on("message", hear);
else port.onmessage = (message) => hear(message.data);
