/* bestdraw as a WebAssembly module, for node and for browsers: one call is one run of the program, with files of its own.
 *
 *     import { load } from "./bestdraw.mjs";
 *     const bestdraw = await load(createModule, bytes);     // what bestdraw.js exports, and what stands in bestdraw.wasm
 *     const run = await bestdraw(["draw", "open.json"], { "open.json": bytes });
 *     run.code, run.out, run.err, run.files["open.json"]
 */

const folder = "/event";
const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: false });

/**
 * @typedef {Object<string, Uint8Array|string>} Files names without folders, and what stands in them
 * @typedef {{code: number, out: string, err: string, files: Object<string, Uint8Array>}} Run
 */

/** Collects bytes until the program has ended. */
class Sink {
    /** @type {number[]} */ bytes = [];
    take = (byte) => {
        if (byte !== null) this.bytes.push(byte & 255);
    };
    text() {
        return decoder.decode(new Uint8Array(this.bytes));
    }
}

function giveFiles(fs, files) {
    fs.mkdir(folder);
    fs.chdir(folder);
    for (const [name, content] of Object.entries(files)) {
        if (name === "" || name.includes("/")) throw new Error(`'${name}' is not the name of a file`);
        fs.writeFile(name, typeof content === "string" ? encoder.encode(content) : content);
    }
}

function takeFiles(fs) {
    const files = {};
    for (const name of fs.readdir(folder)) {
        if (fs.isFile(fs.stat(name).mode)) files[name] = fs.readFile(name);
    }
    return files;
}

/**
 * @param {(settings: object) => Promise<any>} factory what bestdraw.js or bestdraw-verify.js exports
 * @param {BufferSource} bytes the .wasm file beside it, which is compiled once
 * @returns {Promise<(words: string[], files?: Files, input?: string) => Promise<Run>>}
 */
export async function load(factory, bytes) {
    const compiled = await WebAssembly.compile(bytes);
    return async (words, files = {}, input = "") => {
        const out = new Sink(), err = new Sink();
        const given = encoder.encode(input);
        let at = 0, code = 0;
        const module = await factory({
            instantiateWasm: (imports, done) => {
                WebAssembly.instantiate(compiled, imports).then(done);
                return {}; // the module comes later
            },
            stdin: () => (at < given.length ? given[at++] : null),
            stdout: out.take,
            stderr: err.take,
            quit: (status, end) => {
                code = status;
                throw end; // not the end of node
            },
        });
        giveFiles(module.FS, files);
        try {
            module.callMain(words);
        } catch (error) {
            if (error?.name !== "ExitStatus") throw error;
        }
        return { code, out: out.text(), err: err.text(), files: takeFiles(module.FS) };
    };
}
