/* `bestdraw serve` under load and under attack, on this machine alone: hall.mjs BUILD SOURCE [SECONDS]. 30 phones enter results at once
 * while 20 screens watch; a kill in the middle loses nothing that was confirmed; slow, large and forged requests are refused. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { serve } from "./served.mjs";

const [build, source, given] = process.argv.slice(2);
if (source === undefined) {
    console.error("usage: hall.mjs BUILD SOURCE [SECONDS]");
    process.exit(2);
}
const seconds = Number(given ?? 10), phones = 30, screens = 20, pause = 500;
const program = join(resolve(build), "bestdraw"), folder = mkdtempSync(join(tmpdir(), "hall-")), file = join(folder, "open.json");
let failures = 0;
const fail = (sentence) => {
    failures++;
    console.log(`FAILED: ${sentence}`);
};
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

function line(...words) {
    const run = spawnSync(program, words, { cwd: folder, encoding: "utf8" });
    if (run.status !== 0) fail(`bestdraw ${words.join(" ")}: exit ${run.status}: ${run.stderr}`);
    return run.stdout;
}

/** One request; the answer's status, text, and how long it took. @returns {Promise<{status: number, text: string, took: number}>} */
function ask(link, what, { body, headers = {}, agent, method } = {}) {
    return new Promise((done, lost) => {
        const begun = performance.now(), content = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
        const sent = request(link + what, { method: method ?? (content === undefined ? "GET" : "POST"), agent, timeout: 60000,
            headers: { ...(content === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(content) }), ...headers } }, (reply) => {
            let text = "";
            reply.setEncoding("utf8");
            reply.on("data", (piece) => { text += piece; });
            reply.on("end", () => done({ status: reply.statusCode ?? 0, text, took: performance.now() - begun }));
            reply.on("error", lost);
        });
        sent.on("error", lost);
        sent.on("timeout", () => sent.destroy(new Error("no answer within a minute")));
        sent.end(content);
    });
}

const memoryOf = (child) => Number(readFileSync(`/proc/${child.pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)?.[1] ?? 0);

/* Phones of the desk enter and correct results; each remembers what was confirmed last for its boards. */
async function phone(hall, boards, until, times, confirmed) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; performance.now() < until; turn++)
        for (const { white, black } of boards) {
            const result = ["1-0", "0-1", "1/2"][(turn + white) % 3];
            const reply = await ask(hall.desk, "ask", { agent, body: { command: "result", options: { round: 5, white, black, result, replace: true } } });
            if (reply.status !== 200 || !/"error": null/.test(reply.text)) return fail(`a result was refused: ${reply.status} ${reply.text.slice(0, 300)}`);
            times.push(reply.took);
            confirmed.set(white, result);
            await wait(pause);
        }
    agent.destroy();
}

/* A screen asks for news, and reads what it shows whenever there are any. */
async function screen(hall, until, seen) {
    const agent = new Agent({ keepAlive: true, maxSockets: 2 });
    let state = "";
    while (performance.now() < until) {
        const news = await ask(hall.screen, `changes?after=${state}`, { agent });
        if (news.status !== 200) return fail(`a screen was refused: ${news.status}`);
        state = JSON.parse(news.text).state;
        await wait(150);
        const shown = await ask(hall.screen, "event", { agent }), show = await ask(hall.screen, "ask", { agent, body: { command: "standings" } });
        if (shown.status !== 200 || show.status !== 200) return fail(`a screen was refused: ${shown.status} ${show.status}`);
        seen.push(shown.took);
    }
    agent.destroy();
}

const drawn = () => JSON.parse(readFileSync(file, "utf8")).rounds.at(-1).boards;

/* The file says what was confirmed last. */
function compare(confirmed, when) {
    const results = new Map(drawn().map((board) => [board.white, board.result]));
    let lost = 0;
    for (const [white, result] of confirmed) if (results.get(white) !== result) lost++;
    if (lost > 0) fail(`${when}: ${lost} of ${confirmed.size} confirmed results are not in the file`);
}

async function load() {
    const hall = await serve(program, ["open.json"], folder);
    const boards = drawn(), times = [], seen = [], confirmed = new Map(), until = performance.now() + seconds * 1000;
    const share = Array.from({ length: phones }, (_, i) => boards.filter((_, b) => b % phones === i || b === i - boards.length));
    const mine = share.map((own, i) => (own.length > 0 && i < boards.length ? own : []));
    const atRest = memoryOf(hall.child);
    /** @type {number[]} */ const memory = [];
    const watch = setInterval(() => memory.push(memoryOf(hall.child)), 500);
    // A phone without a board of its own sees the one of another phone; each board is written by one phone only.
    await Promise.all([...mine.map((own) => (own.length > 0 ? phone(hall, own, until, times, confirmed) : watchBoards(hall, until, times))),
        ...Array.from({ length: screens }, () => screen(hall, until, seen))]);
    clearInterval(watch);
    compare(confirmed, "after the load");
    const half = memory.slice(Math.floor(memory.length / 2)), early = memory.slice(Math.floor(memory.length / 4), Math.floor(memory.length / 2));
    console.log(`${phones} phones, ${screens} screens, ${seconds} s: ${times.length} results, median ${median(times).toFixed(1)} ms, longest ${Math.max(...times).toFixed(0)} ms; ` +
        `${seen.length} pictures of screens, median ${median(seen).toFixed(1)} ms; memory ${atRest} kB at rest, ${Math.max(...early)} kB in the second quarter, ${Math.max(...half)} kB in the second half`);
    if (process.env.BESTDRAW_TIMES === "1" && median(times) > 50) fail(`the median is ${median(times).toFixed(1)} ms`);
    if (seconds >= 60 && Math.max(...half) > Math.max(...early) * 1.1 + 4096) fail("memory grows");
    const code = await hall.end();
    if (code !== 0) fail(`serve ended with ${code}: ${hall.said()}`);
}

async function watchBoards(hall, until, times) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() < until) {
        const reply = await ask(hall.desk, "ask", { agent, body: { command: "missing" } });
        if (reply.status !== 200) return fail(`a phone was refused: ${reply.status} ${reply.text}`);
        times.push(reply.took);
        await wait(pause);
    }
    agent.destroy();
}

/* kill -9 while results come in: what was answered is in the file. */
async function killed() {
    for (let run = 0; run < 3; run++) {
        const hall = await serve(program, ["open.json"], folder);
        const confirmed = new Map(), writers = drawn().map(async ({ white, black }, i) => {
            for (let turn = 0; ; turn++) {
                const result = ["1-0", "0-1", "1/2"][(turn + run + i) % 3];
                try {
                    const reply = await ask(hall.desk, "ask", { body: { command: "result", options: { round: 5, white, black, result, replace: true } } });
                    if (reply.status === 200) confirmed.set(white, result);
                    else return;
                } catch {
                    return confirmed.delete(white); // it may be in the file or not
                }
            }
        });
        await wait(700 + 300 * run);
        await hall.end("SIGKILL");
        await Promise.all(writers);
        compare(confirmed, `kill ${run + 1}`);
        line("check", "open.json");
    }
}

/* Bytes as they are, over a line of our own; what comes back before the line is closed. */
function raw(link, text, { slowly = false, patience = 40000 } = {}) {
    const { hostname, port } = new URL(link);
    return new Promise((done) => {
        const begun = performance.now(), line = connect(Number(port), hostname);
        let back = "", at = 0;
        const end = () => { clearInterval(timer); clearTimeout(limit); line.destroy(); done({ back, took: performance.now() - begun }); };
        const timer = slowly ? setInterval(() => at < text.length ? line.write(text[at++]) : undefined, 1000) : 0;
        const limit = setTimeout(end, patience);
        line.on("data", (piece) => { back += piece; });
        line.on("close", end);
        line.on("error", () => {});
        if (!slowly) line.write(text);
    });
}

async function attacks() {
    const hall = await serve(program, ["open.json"], folder);
    const { host, pathname } = new URL(hall.arbiter);
    const expect = async (what, status, promise) => {
        const reply = await promise.catch((error) => ({ status: 0, text: String(error) }));
        if (reply.status !== status) fail(`${what}: ${reply.status}, not ${status}: ${reply.text.slice(0, 200)}`);
    };
    await expect("a forged origin", 403, ask(hall.arbiter, "ask", { body: { command: "undo" }, headers: { origin: "http://evil.example" } }));
    await expect("another host", 403, ask(hall.arbiter, "about", { headers: { host: "evil.example" } }));
    await expect("a form of another page", 415, ask(hall.arbiter, "ask", { body: '{"command": "undo"}', headers: { "content-type": "text/plain" } }));
    await expect("the screen's undo", 403, ask(hall.screen, "ask", { body: { command: "undo" } }));
    await expect("the desk's draw", 403, ask(hall.desk, "ask", { body: { command: "draw", options: { save: true } } }));
    await expect("a giant body", 413, ask(hall.arbiter, "ask", { body: `{"command": "show", "x": "${"x".repeat(9 << 20)}"}` }).catch(() => ({ status: 413, text: "" })));
    await expect("another method", 405, ask(hall.arbiter, "about", { method: "DELETE" }));
    await expect("a body of no JSON", 400, ask(hall.arbiter, "ask", { body: "{]" }));
    await expect("a file of the disk", 200, ask(hall.arbiter, "ask", { body: { command: "draw", options: { with: "/etc/passwd" } } }));
    for (const path of ["/../../etc/passwd", `${pathname}../../../etc/passwd`, `${pathname}%2e%2e%2fetc%2fpasswd`, `${pathname}.open.json.links`, "/"]) {
        const { back } = await raw(hall.arbiter, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, { patience: 5000 });
        if (!/^HTTP\/1.1 404/.test(back)) fail(`${path}: ${back.slice(0, 80)}`);
    }
    const chunked = `POST ${pathname}ask HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const endless = await raw(hall.arbiter, `${chunked}${`10000\r\n${"x".repeat(65536)}\r\n`.repeat(200)}`, { patience: 15000 });
    if (/^HTTP\/1.1 200/.test(endless.back)) fail("a body without an end was taken");
    const header = await raw(hall.arbiter, `GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${"x".repeat(100000)}\r\n\r\n`, { patience: 5000 });
    if (/^HTTP\/1.1 200/.test(header.back)) fail("a giant header was taken");
    // Slow clients: a byte a second; all are hung up on, and others are answered meanwhile.
    const slow = Array.from({ length: 100 }, () => raw(hall.arbiter, `POST ${pathname}ask HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1000\r\n\r\n`.padEnd(600, "x"), { slowly: true }));
    await wait(3000);
    const meanwhile = await ask(hall.screen, "event");
    if (meanwhile.status !== 200 || meanwhile.took > 1000) fail(`while slow clients are there: ${meanwhile.status} after ${meanwhile.took} ms`);
    const ends = await Promise.all(slow), longest = Math.max(...ends.map((one) => one.took));
    if (longest > 35000) fail(`a slow client was there for ${Math.round(longest / 1000)} s`);
    console.log(`100 clients that send a byte a second are hung up on after at most ${Math.round(longest / 1000)} s; another one is answered in ${Math.round(meanwhile.took)} ms meanwhile`);
    // News reach a page within a second, those of other programs too.
    const { state } = JSON.parse((await ask(hall.screen, "about")).text), news = ask(hall.screen, `changes?after=${state}`);
    await wait(300);
    const begun = performance.now();
    line("edit", "-q", "open.json", "1", "club=Rye");
    await news;
    const took = performance.now() - begun;
    console.log(`a change by another program is told after ${Math.round(took)} ms`);
    if (took > 1500) fail("news take longer than a second");
    if ((await hall.end()) !== 0) fail(`serve did not end well: ${hall.said()}`);
}

/* What goes wrong at the start is said. */
async function errors() {
    const hall = await serve(program, ["open.json"], folder), port = new URL(hall.arbiter).port;
    copyFileSync(file, join(folder, "other.json"));
    const refused = (words, code, sentence) => {
        const run = spawnSync(program, ["serve", ...words], { cwd: folder, encoding: "utf8", timeout: 20000 });
        if (run.status !== code || !run.stderr.includes(sentence)) fail(`serve ${words.join(" ")}: exit ${run.status}: ${run.stderr}`);
    };
    refused(["other.json", "--port", port], 5, "is taken by another program");
    refused(["open.json", "--port", "0"], 5, "serves this event");
    refused(["nowhere.json"], 3, "nowhere.json");
    refused(["other.json", "--host", "203.0.113.7", "--port", "0"], 2, "no address of this machine");
    refused(["other.json", "--host", "0.0.0.0", "--port", "0"], 2, "--origin");
    refused(["other.json", "--origin", "https://a/b", "--port", "0"], 2, "no origin");
    refused(["other.json", "--port", "70000"], 2, "70000");
    await hall.end();
    const both = await serve(program, ["open.json", "other.json"], folder);
    const names = await Promise.all([0, 1].map(async (i) => JSON.parse((await ask(both.ofRole("arbiter", i), "about")).text).name));
    if (names.join() !== "open.json,other.json") fail(`two events: ${names}`);
    await both.end();
}

copyFileSync(join(resolve(source), "docs/examples/open.json"), file);
line("draw", "-q", "open.json", "--save");
try {
    await errors();
    await load();
    await killed();
    await attacks();
} catch (error) {
    fail(String(error.stack ?? error));
} finally {
    rmSync(folder, { recursive: true });
}
console.log(`serve: ${failures} failures`);
process.exit(failures > 0 ? 1 : 0);
