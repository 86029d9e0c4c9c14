/* Makes the box: one HTML file with page, programs and checker inside: node bundle.mjs WASM-BUILD OUTPUT [EXAMPLE]
 * and, with "--checker" as the example, what makes a report prove itself: its first line goes into the head, the rest to the end of the body.
 * Modules are put one after the other, each in a function of its own; the policy names the only script and the only style by
 * their digests. The same input gives the same bytes. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { squeezed } from "./squeezer.mjs";

const source = dirname(fileURLToPath(import.meta.url));
/* Modules of the page are no modules to every node: their names say nothing of it. */
const load = (name) => import(`data:text/javascript,${encodeURIComponent(readFileSync(join(source, name), "utf8"))}`);
const { textOf } = await load("packed.js"), model = await load("squeeze.js");
const [build, output, example] = process.argv.slice(2);
if (output === undefined) {
    console.error("usage: node bundle.mjs WASM-BUILD OUTPUT [EXAMPLE]");
    process.exit(2);
}

const idOf = (name) => `module_${name.replace(/\W/g, "_")}`;

/* A module and before it those that it imports; each becomes a constant that holds what it exports. */
function bundle(name, done = new Set()) {
    if (done.has(name)) return "";
    done.add(name);
    let text = readFileSync(join(source, name), "utf8"), before = "";
    const exported = [...text.matchAll(/^export (?:async )?(?:function|class|const|let) (\w+)/gm)].map((match) => match[1]);
    text = text.replace(/^import \{([^}]*)\} from "\.\/([^"]+)";$/gm, (_, names, from) => {
        before += bundle(from, done);
        return `const {${names}} = ${idOf(from)};`;
    });
    text = text.replace(/^export /gm, "").replace(/^\s*\/\*\*(?:[^*]|\*(?!\/))*\*\/\n/gm, "").replace(/^[ \t]+/gm, "");
    if (/^import /m.test(text)) throw new Error(`${name}: an import that the bundle does not understand`);
    return `${before}const ${idOf(name)} = (() => {\n${text}return { ${exported.join(", ")} };\n})();\n`;
}

/* What stands in the build: the glue of a program, under a name of its own. */
const glue = (program, name) => `var ${name} = (() => { var module = { exports: {} }, exports = module.exports;\n${readFileSync(join(build, `${program}.js`), "utf8")}\nreturn module.exports.default ?? module.exports; })();\n`;
const packed = (bytes) => textOf(gzipSync(bytes, { level: 9 }));
const module = (program) => packed(readFileSync(join(build, `${program}.wasm`)));
const digest = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
/* Inside an element nothing may look like its end. */
const inside = (text) => text.replace(/<(?=\/(?:script|style)|!--|script)/gi, "\\x3c");

if (example === "--checker") {
    const script = inside(`"use strict";\n${glue("bestdraw-verify", "createVerify")}globalThis.createVerify = createVerify;\n${bundle("checker.js")}`);
    const policy = ["default-src 'none'", `script-src ${digest(script)} 'wasm-unsafe-eval'`, "style-src 'unsafe-inline'", "img-src data:", "base-uri 'none'",
        "form-action 'none'"].join("; ");
    const html = `<meta http-equiv="Content-Security-Policy" content="${policy}">\n<script type="text/plain" id="wasm-verify">${module("bestdraw-verify")}</script>\n<script>${script}</script>\n`;
    writeFileSync(output, html);
    console.log(`${output}: ${html.length} characters`);
    process.exit(0);
}

const page = `"use strict";\n${bundle("app.js")}`, loader = inside(`"use strict";\n{\n${bundle("loader.js")}}\n`);
const worker = packed(Buffer.from(`${glue("bestdraw", "createBestdraw")}${glue("bestdraw-verify", "createVerify")}${bundle("worker.js")}`));
const style = readFileSync(join(source, "style.css"), "utf8");
const event = example === undefined ? "" : JSON.stringify({ name: basename(example), example: true, base64: readFileSync(example).toString("base64") });
const policy = ["default-src 'none'", `script-src ${digest(loader)} ${digest(page)} 'wasm-unsafe-eval'`, `style-src ${digest(style)}`, "worker-src blob:", "img-src data: blob:",
    "connect-src 'none'", "frame-src 'self' about:", "base-uri 'none'", "form-action 'none'"].join("; ");
const programs = ["bestdraw", "bestdraw-verify"].map((name) => readFileSync(join(build, `${name}.wasm`)));
/* The lesson, small: one line, no spaces, nothing that looks like a tag. */
const lesson = JSON.stringify(JSON.parse(readFileSync(join(source, "lesson.json"), "utf8"))).replaceAll("<", "\\u003c");
const parts = { policy, style, event, lesson, first: programs[0].length, wasm: textOf(squeezed(model, new Uint8Array(Buffer.concat(programs)))), worker, loader, page: packed(Buffer.from(page)) };
const template = readFileSync(join(source, "index.html"), "utf8");
const html = template.replace(/\{([\w-]+)\}/g, (whole, name) => (name in parts ? parts[name] : whole));
writeFileSync(output, html);
console.log(`${output}: ${html.length} characters`);
