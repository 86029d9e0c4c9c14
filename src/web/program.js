/* One run of a program of the WebAssembly build: files go in, what was written and the files come out. */
import { unpacked } from "./packed.js";

const folder = "/event";
const decoder = new TextDecoder("utf-8");

/** @param {Uint8Array} bytes packed with gzip */
export const compile = async (bytes) => WebAssembly.compile(await unpacked(bytes).arrayBuffer());

/** Collects what a program writes, byte for byte. */
class Sink {
    bytes = new Uint8Array(1 << 16);
    used = 0;
    take = (/** @type {number|null} */ byte) => {
        if (byte === null) return;
        if (this.used === this.bytes.length) {
            const larger = new Uint8Array(this.bytes.length * 2);
            larger.set(this.bytes);
            this.bytes = larger;
        }
        this.bytes[this.used++] = byte;
    };
    text() {
        return decoder.decode(this.bytes.subarray(0, this.used));
    }
}

/** @param {any} fs @param {Map<string, Uint8Array>} given */
function giveFiles(fs, given) {
    fs.mkdir(folder);
    fs.chdir(folder);
    const made = new Set();
    for (const [path, bytes] of given) {
        const slash = path.indexOf("/");
        if (slash > 0 && !made.has(path.slice(0, slash))) {
            made.add(path.slice(0, slash));
            fs.mkdir(path.slice(0, slash));
        }
        fs.writeFile(path, bytes, { canOwn: true });
    }
}

/** @param {any} fs @param {string} at @param {Map<string, Uint8Array>} found */
function takeFiles(fs, at, found) {
    for (const name of fs.readdir(folder + at)) {
        if (name === "." || name === "..") continue;
        const path = `${at}/${name}`;
        const { node } = fs.lookupPath(folder + path);
        if (fs.isDir(node.mode)) takeFiles(fs, path, found);
        else found.set(path.slice(1), node.usedBytes === node.contents.length ? node.contents : node.contents.slice(0, node.usedBytes));
    }
    return found;
}

/** @param {any} make what the build's module exports @param {WebAssembly.Module} ready @param {string[]} words @param {Map<string, Uint8Array>} given */
export async function runProgram(make, ready, words, given) {
    const out = new Sink(), err = new Sink();
    let code = 0;
    const module = await make({
        instantiateWasm: (/** @type {any} */ imports, /** @type {any} */ done) => {
            WebAssembly.instantiate(ready, imports).then((instance) => done(instance, ready));
            return {};
        },
        stdin: () => null,
        stdout: out.take,
        stderr: err.take,
        quit: (/** @type {number} */ status, /** @type {any} */ end) => {
            code = status;
            throw end;
        },
    });
    giveFiles(module.FS, given);
    try {
        module.callMain(words);
    } catch (error) {
        if (/** @type {any} */ (error)?.name !== "ExitStatus") throw error;
    }
    return { code, out: out.text(), err: err.text(), files: takeFiles(module.FS, "", new Map()) };
}
