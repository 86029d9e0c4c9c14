/* What the page knows of an event: the cards file as it is documented (docs/cards-file.md), read, never changed here. */

/**
 * @typedef {{white: number, black: number, number: number}} Board
 * @typedef {{round: number, boards: Board[], bye: number|null}} Draw
 * @typedef {{id: number, name: string, grade?: number, title?: string, club?: string, school?: string, team?: string,
 *     byes?: Object<string, string>, withdrawn?: number, joined?: number, history?: any[]}} Player
 * @typedef {{name: string, rules: string, rounds: number, players: Map<number, Player>, draws: Map<number, Draw>,
 *     last: number, open: number, next: number, over: boolean, present: Set<number>|null}} Model
 *     last: the last round drawn; open: its boards without a result; next: the round to be drawn
 */

/** @param {any} cards @param {number} round @returns {Draw|null} */
function playedDraw(cards, round) {
    /** @type {Board[]} */ const boards = [];
    let bye = null;
    for (const player of cards.players)
        for (const entry of player.history ?? []) {
            if (entry.round !== round) continue;
            if (entry.bye === "U") bye = player.id;
            if (entry.opponent !== undefined && entry.colour === "W")
                boards.push({ white: player.id, black: entry.opponent, number: boards.length + 1 });
        }
    return boards.length > 0 ? { round, boards, bye } : null;
}

/** @param {any} cards @returns {Model} */
export function modelOf(cards) {
    /** @type {Map<number, Player>} */ const players = new Map(cards.players.map((/** @type {Player} */ p) => [p.id, p]));
    /** @type {Map<number, Draw>} */ const draws = new Map();
    let last = 0;
    for (const player of cards.players)
        for (const entry of player.history ?? []) if (entry.opponent !== undefined) last = Math.max(last, entry.round);
    for (let round = 1; round <= last; round++) {
        const draw = playedDraw(cards, round);
        if (draw !== null) draws.set(round, draw);
    }
    for (const draw of cards.draws ?? []) {
        const boards = draw.boards.map((/** @type {number[]} */ pair, /** @type {number} */ i) => ({
            white: pair[0], black: pair[1], number: draw.numbers?.[i] ?? i + 1,
        }));
        draws.set(draw.round, { round: draw.round, boards, bye: draw.bye ?? null });
        last = Math.max(last, draw.round);
    }
    const model = { name: cards.name ?? "", rules: cards.rules ?? "caa", rounds: cards.rounds ?? 0, players, draws, last, open: 0,
        next: cards.round ?? last + 1, over: false, present: cards.present ? new Set(cards.present) : null };
    model.open = draws.get(last)?.boards.filter((board) => resultOf(model, last, board) === "").length ?? 0;
    model.over = model.rounds > 0 && model.next > model.rounds;
    return model;
}

/** @param {Player|undefined} player @param {number} round */
export const entryOf = (player, round) => player?.history?.find((entry) => entry.round === round);

/** The result of a board as it is written; "" when there is none yet. @param {Model} model @param {number} round @param {Board} board */
export function resultOf(model, round, board) {
    const white = entryOf(model.players.get(board.white), round);
    const black = entryOf(model.players.get(board.black), round);
    if (white?.forfeit || black?.forfeit) {
        if (white?.forfeit === "W") return "+–";
        if (black?.forfeit === "W") return "–+";
        return "– –";
    }
    if (white?.opponent !== board.black || white?.result === undefined) return "";
    const half = (/** @type {string|undefined} */ points) => (points === "0.5" ? "½" : points ?? "0");
    return `${half(white.result)}–${half(black?.result)}`;
}

/** @param {Model} model @param {number} id */
export const nameOf = (model, id) => `${model.players.get(id)?.name ?? "?"} (${id})`;

/** Surname and number, as the reasons say it. @param {Model} model @param {number} id */
export const shortName = (model, id) => `${(model.players.get(id)?.name ?? "?").split(",")[0]} (${id})`;

/** Colours so far, oldest first. @param {Player|undefined} player @param {number} before @returns {string} of W and B */
export const coloursOf = (player, before) =>
    (player?.history ?? []).filter((e) => e.round < before && e.colour !== undefined && e.forfeit === undefined)
        .sort((a, b) => a.round - b.round).map((e) => e.colour).join("");

/** Whom a player has met. @param {Player|undefined} player @param {number} before */
export const metOf = (player, before) =>
    (player?.history ?? []).filter((e) => e.round < before && e.opponent !== undefined && e.forfeit === undefined);

/** Which of the groups the rulebook looks at. @param {Model} model @returns {"school"|"team"|"club"} */
export function groupKind(model) {
    const has = (/** @type {"school"|"team"|"club"} */ kind) => [...model.players.values()].some((p) => p[kind]);
    if (model.rules.startsWith("sca") && has("school")) return "school";
    if (model.rules.startsWith("uscf") && has("team")) return "team";
    return has("club") ? "club" : has("school") ? "school" : "team";
}
