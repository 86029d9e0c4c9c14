/* A request as a command line: the only place that knows how the program is called. Runs in the Worker. */

/**
 * @typedef {{program: string, words: string[], change: boolean, gives: string, given?: Object<string, string|Uint8Array>,
 *     before?: string[][]}} Line
 *     change: the file is changed and so is kept; otherwise the run has a copy. gives: "json", "text" or the name of a file.
 *     given: files beside the event. before: runs on the copy before this one.
 */

const list = (/** @type {any} */ value) => (Array.isArray(value) ? value : []);
const option = (/** @type {string} */ name, /** @type {any} */ value) =>
    value === undefined || value === null || value === "" ? [] : [`--${name}=${value}`];
const flag = (/** @type {string} */ name, /** @type {any} */ value) => (value ? [`--${name}`] : []);

/** The wishes of the arbiter, as options of a draw. @param {any} o */
function drawWords(o) {
    return [
        ...option("round", o.round),
        ...option("rules", o.rules),
        ...option("top-colour", o.topColour),
        ...list(o.forbid).map((pair) => `--forbid=${pair.join(",")}`),
        ...list(o.pair).map((pair) => `--pair=${pair.join(",")}`),
        ...option("bye", o.bye),
        ...flag("allow-repeats", o.allowRepeats),
        ...(o.priorities === undefined ? [] : option("priorities", o.priorities.join(","))),
    ];
}

/** Who is to be absent has a bye without points on the copy. @param {any} o @param {string} file */
const absences = (o, file) => list(o.absent).map((id) => ["bye", "-q", file, String(id), String(o.round), "Z"]);

/** @type {Object<string, (o: any, file: string) => Partial<Line> & {words: string[]}>} */
const rows = {
    show: (o, file) => ({ words: ["show", file, ...option("round", o.round)] }),
    draw: (o, file) => ({
        words: ["draw", file, ...drawWords(o), ...flag("save", o.save), ...flag("replace", o.replace)],
        before: o.save ? [] : absences(o, file),
        change: o.save === true,
    }),
    certificate: (o, file) => ({
        words: ["draw", file, ...drawWords(o), "--certificate=round.cert"],
        before: absences(o, file),
        gives: "round.cert",
    }),
    verify: (o, file) => ({
        program: "verify",
        words: [file, "round.cert", "--format", "json"],
        given: { "round.cert": o.certificate },
    }),
    why: (o, file) => ({ words: ["why", file, String(o.player), ...drawWords(o)], before: absences(o, file) }),
    "why-not": (o, file) => ({
        words: o.holder === undefined
            ? ["why-not", file, String(o.a), String(o.b), ...drawWords(o)]
            : ["why-not", file, ...drawWords(o), `--bye=${o.holder}`],
        before: absences(o, file),
    }),
    compare: (o, file) => ({ words: ["compare", file, ...drawWords(o), ...option("method", o.method)] }),
    steps: (o, file) => ({ words: ["draw", file, ...drawWords(o), `--method=${o.method}`, "--steps"] }),
    repair: (o, file) => ({
        words: ["repair", file, ...option("round", o.round), ...list(o.absent).map((id) => `--absent=${id}`),
            ...list(o.late).map((id) => `--late=${id}`), ...flag("save", o.save)],
        change: o.save === true,
    }),
    standings: (o, file) => ({
        words: ["standings", file, ...option("round", o.round), ...flag("cross", o.cross), ...flag("schools", o.schools),
            ...flag("teams", o.teams)],
    }),
    separated: (o, file) => ({ words: ["standings", file, String(o.a), String(o.b), "--why"] }),
    missing: (o, file) => ({ words: ["missing", file, ...option("round", o.round)] }),
    check: (_, file) => ({ words: ["check", file] }),
    rules: (o) => ({ words: ["rules", ...(o.id === undefined ? [] : [o.id])] }),
    table: (_, file) => ({ words: ["table", file] }),
    history: (_, file) => ({ words: ["history", file] }),
    undo: (o, file) => ({ words: ["undo", file, String(o.steps ?? 1)], change: true, gives: "text" }),
    redo: (o, file) => ({ words: ["redo", file, String(o.steps ?? 1)], change: true, gives: "text" }),
    result: (o, file) => ({
        words: ["result", "-q", file, String(o.round), String(o.white), String(o.black), o.result],
        change: true,
        gives: "text",
    }),
    bye: (o, file) => ({ words: ["bye", "-q", file, String(o.player), String(o.round), o.kind], change: true, gives: "text" }),
    withdraw: (o, file) => ({
        words: ["withdraw", "-q", file, String(o.player), ...(o.back ? ["--back"] : []), ...(o.round === undefined ? [] : [String(o.round)])],
        change: true,
        gives: "text",
    }),
    late: (o, file) => ({
        words: ["late", "-q", file, o.name, ...(o.grade ? [String(o.grade)] : []), ...option("club", o.club), ...option("school", o.school),
            ...option("team", o.team), ...option("round", o.round), ...option("missed", o.missed)],
        change: true,
        gives: "text",
    }),
    edit: (o, file) => ({
        words: ["edit", "-q", file, ...(o.player === undefined ? [] : [String(o.player)]),
            ...Object.entries(o.set).map(([key, value]) => `${key}=${value}`)],
        change: true,
        gives: "text",
    }),
    ban: (o, file) => ({ words: ["ban", "-q", file, String(o.a), String(o.b)], change: true, gives: "text" }),
    present: (o, file) => ({
        words: ["present", "-q", file, String(o.player), o.remove ? "--remove" : "--add", ...option("round", o.round)],
        change: true,
        gives: "text",
    }),
    sheet: (o, file) => ({ words: ["sheet", "-q", file, ...o.kinds, ...option("round", o.round), "--format=html"], gives: "text" }),
    new: (o, file) => ({
        words: ["new", "-q", "entries.csv", file, ...option("name", o.name), ...option("rules", o.rules), ...option("rounds", o.rounds),
            ...(o.ungraded ? [`--option=ungraded=${o.ungraded}`] : [])],
        given: { "entries.csv": o.list },
        change: true,
        gives: "text",
    }),
    convert: (o, file) => ({ words: ["convert", "-q", file, `out.${o.to}`], gives: `out.${o.to}` }),
};

/** @param {string} command @param {any} options @param {string} file @returns {Line} */
export function lineOf(command, options, file) {
    const row = rows[command];
    if (row === undefined) throw new Error(`'${command}' is not a command of the page`);
    const line = { program: "bestdraw", change: false, gives: "json", ...row(options, file) };
    if (line.gives === "json" && line.program === "bestdraw") line.words.push("--format=json");
    return line;
}
