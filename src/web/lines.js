/* A request (requests.js) as a command line, for the programs in the box. Runs in the Worker. */

/** @typedef {import("./requests.js").Request} Request @typedef {import("./requests.js").Order} Order */

/** The members of a request that are words of the command line, in their order. @type {Object<string, string[]>} */
const fields = {
    why: ["player"], "why-not": ["a", "b"], standings: ["a", "b"], ban: ["a", "b"], rules: ["id"], convert: ["out"], sheet: ["sheet"], present: ["player"],
    round: ["round"], result: ["round", "white", "black", "result"], bye: ["player", "round", "bye"], withdraw: ["player", "round"],
    late: ["player", "grade"], edit: ["player", "set"], verify: ["certificate"],
};

/** @param {any} value of a word @returns {string[]} */
const wordsOf = (value) => value === undefined ? [] : Array.isArray(value) ? value.map(String)
    : typeof value === "object" ? Object.entries(value).map(([key, text]) => `${key}=${text}`) : [String(value)];

/** @param {string} name @param {any} value @returns {string[]} */
function optionOf(name, value) {
    if (value === true) return [`--${name}`];
    if (Array.isArray(value)) return Array.isArray(value[0]) ? value.map((pair) => `--${name}=${pair.join(",")}`) : [`--${name}=${value.join(",")}`];
    return typeof value === "object" ? wordsOf(value).map((text) => `--${name}=${text}`) : [`--${name}=${value}`];
}

/** @param {Order} order @param {string} file of the event @returns {string[]} */
export function lineOf({ command, options }, file) {
    const named = fields[command] ?? [];
    const words = command === "rules" ? [] : command === "new" ? [options.list, file] : [file];
    const rest = Object.entries(options).filter(([name]) => !named.includes(name) && !(command === "new" && name === "list"));
    return [command, ...words, ...named.flatMap((name) => wordsOf(options[name])), ...rest.flatMap(([name, value]) => optionOf(name, value))];
}

/** The words of a request and the program that understands them. @param {Request} request @param {string} file @param {string} language */
export function runOf(request, file, language) {
    const words = [...lineOf(request, file), `--lang=${language}`];
    if (request.command === "verify") return { program: "verify", words: [...words.slice(1), "--format", "json"] };
    return { program: "bestdraw", words: request.gives === "report" ? [...words, "--format=json"] : words };
}
