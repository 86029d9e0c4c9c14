/* The WebAssembly build says and writes the same bytes as the native one: node wasm_equal.mjs NATIVE WASM SOURCE */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { load } from "../../src/bindings/js/bestdraw.mjs";
import { compareAll } from "./commands.mjs";
import { programsIn } from "./native.mjs";

const [native, wasm, source] = process.argv.slice(2).map((path) => resolve(path));
if (source === undefined) {
    console.error("usage: node wasm_equal.mjs NATIVE-BUILD WASM-BUILD SOURCE");
    process.exit(2);
}
const require = createRequire(import.meta.url);
const programs = {
    bestdraw: await load(require(join(wasm, "bestdraw.js")), readFileSync(join(wasm, "bestdraw.wasm"))),
    "bestdraw-verify": await load(require(join(wasm, "bestdraw-verify.js")), readFileSync(join(wasm, "bestdraw-verify.wasm"))),
};
const there = (program, words, given) => programs[program](words, given);
process.exit((await compareAll(programsIn(native), there, source)) ? 0 : 1);
