/* What the page knows of an event: the file event/2 as it is documented (docs/event-file.md), read, never changed here. */

/**
 * @typedef {{number: number, white: number, black: number, result: string}} Board who really sat there; result: "" while there is none
 * @typedef {{round: number, state: "open"|"held"|"closed", boards: Board[], bye: number|null}} Draw
 * @typedef {{round: number, opponent: number, colour: "W"|"B"|undefined, played: boolean}} Game of one player; played: it was no default
 * @typedef {{id: number, name: string, grade?: number, rating?: number, title?: string, federation?: string, fide_number?: string, national_id?: string, birth?: string, sex?: string,
 *     phone?: string, email?: string, paid?: string, club?: string, school?: string, team?: string,
 *     byes?: Object<string, string>, withdrawn?: number, joined?: number, volunteer?: any, games: Game[]}} Player
 * @typedef {{name: string, rules: string, rounds: number, players: Map<number, Player>, draws: Map<number, Draw>,
 *     last: number, open: number, next: number, over: boolean, present: Set<number>|null}} Model
 *     last: the last round drawn; open: its boards without a result; next: the round to be drawn
 */

/** Byes and absences may be told of a round long before it is drawn. @param {any} round */
const isDrawn = (round) => round.published || round.boards?.length > 0 ||
    round.rest?.some((/** @type {any} */ one) => one.opponent !== undefined || one.bye === "U" || one.sits_out);

/** @param {any} round @returns {Draw} */
function drawOf(round) {
    const boards = (round.boards ?? []).map((/** @type {any} */ one) => {
        const [white, black] = one.sat ?? [one.white, one.black];
        return { number: one.board, white, black, result: one.result ?? "" };
    });
    return { round: round.round, state: round.state, boards, bye: round.rest?.find((/** @type {any} */ one) => one.bye === "U")?.player ?? null };
}

/** Each game goes to both who sat there. @param {Map<number, Player>} players @param {Draw} draw @param {any[]} rest of the same round */
function addGames(players, { round, boards }, rest) {
    for (const { white, black, result } of boards) {
        const played = !/^[+-][+-]$/.test(result);
        players.get(white)?.games.push({ round, opponent: black, colour: "W", played });
        players.get(black)?.games.push({ round, opponent: white, colour: "B", played });
    }
    for (const { player, opponent, colour, forfeit } of rest)
        if (opponent !== undefined) players.get(player)?.games.push({ round, opponent, colour, played: forfeit === undefined });
}

/** @param {any} event event/2 @returns {Model} */
export function modelOf(event) {
    const more = event.notes?.trf?.players ?? {};
    /** @type {Map<number, Player>} */ const players = new Map(event.players.map((/** @type {any} */ p) => [p.id, { ...more[p.id], ...p, games: [] }]));
    /** @type {Map<number, Draw>} */ const draws = new Map();
    for (const round of event.rounds ?? []) {
        const draw = drawOf(round);
        addGames(players, draw, round.rest ?? []);
        if (isDrawn(round)) draws.set(draw.round, draw);
    }
    const last = Math.max(0, ...draws.keys()), rounds = event.rounds_planned ?? 0;
    const next = event.round ?? (last > 0 ? last + 1 : event.position ?? 1);
    return { name: event.name ?? "", rules: event.rules ?? "caa", rounds, players, draws, last, next, over: rounds > 0 && next > rounds,
        open: draws.get(last)?.boards.filter((board) => board.result === "").length ?? 0, present: event.present ? new Set(event.present) : null };
}

const tags = /** @type {Object<string, string>} */ ({ "022": "city", "032": "country", "042": "start", "052": "end", "092": "type", 102: "arbiter", 112: "deputies", 122: "time" });

/** What the file says of the event, under the names by which `edit` knows it. @param {any} event event/2 @returns {Object<string, string>} */
export function factsOf(event) {
    /** @type {Object<string, string>} */ const facts = { name: event.name ?? "", tiebreaks: event.tiebreaks ?? "" };
    for (const [name, value] of Object.entries(event.options ?? {})) facts[`option.${name}`] = String(value);
    for (const line of event.notes?.trf?.lines ?? []) {
        const [, key, value] = /^### ((?:ecf|uschess)\.\S+) (.*)$/.exec(line) ?? [];
        if (key !== undefined) facts[key] = value;
        else if (tags[line.slice(0, 3)] !== undefined) facts[tags[line.slice(0, 3)]] = line.slice(4).trim();
        // Dates of rounds stand in the columns of the games, ten from the 92nd on.
        else if (line.startsWith("132 ")) for (let at = 91, round = 1; at < line.length; at += 10, round++) {
            const [, year, month, day] = /(\d\d)\/(\d\d)\/(\d\d)/.exec(line.slice(at, at + 10)) ?? [];
            if (year !== undefined) facts[`date.${round}`] = `20${year}-${month}-${day}`;
        }
    }
    return facts;
}

/** The result of a board as people write it. @param {string} result */
export const shownResult = (result) => result.replaceAll("1/2", "½").replace("-", "–").replace(/-$/, "–").replace("––", "– –");

/** @param {Model} model @param {number} id */
export const nameOf = (model, id) => `${model.players.get(id)?.name ?? "?"} (${id})`;

/** Surname and number, as the reasons say it. @param {Model} model @param {number} id */
export const shortName = (model, id) => `${(model.players.get(id)?.name ?? "?").split(",")[0]} (${id})`;

/** The games before a round that were played. @param {Player|undefined} player @param {number} before */
export const metOf = (player, before) => (player?.games ?? []).filter((game) => game.round < before && game.played);

/** Colours so far, oldest first. @param {Player|undefined} player @param {number} before @returns {string} of W and B */
export const coloursOf = (player, before) => metOf(player, before).map((game) => game.colour ?? "").join("");

/** Which of the groups the rulebook looks at. @param {Model} model @returns {"school"|"team"|"club"} */
export function groupKind(model) {
    const has = (/** @type {"school"|"team"|"club"} */ kind) => [...model.players.values()].some((p) => p[kind]);
    if (model.rules.startsWith("sca") && has("school")) return "school";
    if (model.rules.startsWith("uscf") && has("team")) return "team";
    return has("club") ? "club" : has("school") ? "school" : "team";
}
