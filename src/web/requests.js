/* What the page asks, as a request to bestdraw (docs/embedding.md): the only place that knows commands and their options. */

/**
 * @typedef {{command: string, options: Object<string, any>}} Order
 * @typedef {Order & {before: Order[], change: boolean, gives: string, files: Object<string, any>}} Request
 *     change: the event is changed and kept; otherwise nothing is. gives: "report", "text", or the name of a file that is made.
 *     files: what comes along. before: is done on a copy first.
 */

const list = (/** @type {any} */ value) => (Array.isArray(value) ? value : []);
const number = (/** @type {any} */ value) => (value === undefined || value === null || value === "" ? undefined : Number(value));

/** The wishes of the arbiter, as options of a draw. @param {any} o */
const drawOptions = (o) => ({ round: number(o.round), rules: o.rules, "top-colour": o.topColour, forbid: list(o.forbid), pair: list(o.pair), bye: o.bye,
    "allow-repeats": o.allowRepeats, priorities: o.priorities });

/** Who is to be absent has a bye without points on the copy. @param {any} o @returns {Order[]} */
const absences = (o) => list(o.absent).map((id) => ({ command: "bye", options: { player: id, round: number(o.round), bye: "Z" } }));

/** @type {Object<string, (o: any) => Partial<Request> & {options: Object<string, any>}>} */
const rows = {
    show: (o) => ({ options: { round: number(o.round) } }),
    draw: (o) => ({ options: { ...drawOptions(o), save: o.save, replace: o.replace }, before: o.save ? [] : absences(o), change: o.save === true }),
    certificate: (o) => ({ command: "draw", options: { ...drawOptions(o), certificate: "round.cert" }, before: absences(o), gives: "round.cert" }),
    verify: (o) => ({ options: { certificate: "round.cert" }, files: { "round.cert": o.certificate }, before: absences(o) }),
    why: (o) => ({ options: { player: o.player, ...drawOptions(o) }, before: absences(o) }),
    "why-not": (o) => ({ options: o.holder === undefined ? { a: o.a, b: o.b, ...drawOptions(o) } : { ...drawOptions(o), bye: o.holder }, before: absences(o) }),
    compare: (o) => ({ options: { ...drawOptions(o), method: o.method } }),
    steps: (o) => ({ command: "draw", options: { ...drawOptions(o), method: o.method, steps: true } }),
    repair: (o) => ({ options: { round: number(o.round), absent: list(o.absent)[0], late: list(o.late)[0], save: o.save }, change: o.save === true }),
    standings: (o) => ({ options: { round: number(o.round), cross: o.cross, schools: o.schools, teams: o.teams } }),
    separated: (o) => ({ command: "standings", options: { a: o.a, b: o.b, why: true } }),
    missing: (o) => ({ options: { round: number(o.round) } }),
    check: () => ({ options: {} }),
    rules: (o) => ({ options: { id: o.id } }),
    table: () => ({ options: {} }),
    history: () => ({ options: {} }),
    undo: (o) => ({ options: { act: number(o.act) }, change: true, gives: "text" }),
    redo: () => ({ options: {}, change: true, gives: "text" }),
    round: (o) => ({ options: { round: number(o.round), close: o.close }, change: true, gives: "text" }),
    result: (o) => ({ options: { round: number(o.round), board: number(o.board), white: o.white, black: o.black, result: o.result, replace: o.replace }, change: true, gives: "text" }),
    bye: (o) => ({ options: { player: o.player, round: number(o.round), bye: o.kind }, change: true, gives: "text" }),
    withdraw: (o) => ({ options: { player: o.player, round: number(o.round), back: o.back }, change: true, gives: "text" }),
    ratings: (o) => ({ options: { action: o.action, words: o.words, most: o.most, format: "json" } }),
    late: (o) => ({ options: { player: o.listed || o.name, listed: Boolean(o.listed), grade: number(o.grade), club: o.club, school: o.school, team: o.team, round: number(o.round), missed: o.missed },
        change: true, gives: "text" }),
    edit: (o) => ({ options: { player: o.player, set: o.set }, change: true, gives: "text" }),
    ban: (o) => ({ options: { a: o.a, b: o.b }, change: true, gives: "text" }),
    present: (o) => ({ options: { player: [o.player], round: number(o.round), [o.remove ? "remove" : "add"]: true }, change: true, gives: "text" }),
    sheet: (o) => ({ options: { sheet: o.kinds, round: number(o.round), format: "html" }, gives: "text" }),
    new: (o) => ({ options: { list: "entries.csv", name: o.name, rules: o.rules, rounds: number(o.rounds), tiebreaks: o.tiebreaks, names: o.names, dates: o.dates, section: o.section,
        column: o.column, set: o.set, "leave-out": o.leaveOut, "as-shown": o.asShown, "dry-run": o.dry, option: o.ungraded && !o.dry ? { ungraded: o.ungraded } : undefined },
    files: { "entries.csv": o.list }, change: !o.dry, gives: o.dry ? "report" : "text" }),
    convert: (o) => ({ options: { out: `out.${o.to}`, to: o.to, public: o.public }, gives: `out.${o.to}` }),
    csv: () => ({ command: "standings", options: { cross: true, format: "csv" }, gives: "text" }),
};

/** What is not said is left out, so that the request says no more than was asked. @param {Object<string, any>} options */
const said = (options) => Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined && value !== null && value !== "" &&
    value !== false && !(Array.isArray(value) && value.length === 0)));

/** @param {string} command @param {any} options of the page @returns {Request} */
export function requestOf(command, options) {
    const row = rows[command];
    if (row === undefined) throw new Error(`'${command}' is not a command of the page`);
    const request = { command, before: [], change: false, gives: "report", files: {}, ...row(options) };
    return { ...request, options: said(request.options) };
}
