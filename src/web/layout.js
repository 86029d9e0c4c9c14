/* Where each card lies on the table and how the lines run, in pixels: figures only, so that a thousand cards need no measuring. */

export const size = { card: 56, step: 64, head: 48, middle: 24, between: 24 };

/**
 * @typedef {{id: number, x: 0|1, y: number}} Place x: 0 on the left, 1 on the right; y: of its top, on the whole table
 * @typedef {{score: number|null, top: number, height: number, cards: any[], middle: number|null, white: number, black: number}} Level
 * @typedef {{levels: Level[], places: Map<number, Place>, height: number, list: boolean}} Layout
 */

/** Two columns of cards from a row on; those without a colour due fill the sides evenly. @param {any[]} cards */
function columns(cards) {
    const left = cards.filter((card) => card.due === "white"), right = cards.filter((card) => card.due === "black");
    const open = cards.filter((card) => card.due === "none");
    for (const card of open) (left.length <= right.length ? left : right).push(card);
    return [left, right];
}

/** @param {any} shown show/1 @param {Layout} layout @param {any} level @param {number} top */
function layLevel(shown, layout, level, top) {
    const cut = level.cards.findIndex((/** @type {any} */ card) => card.id === level.mid_line_below) + 1;
    const onlyOpen = level.cards.every((/** @type {any} */ card) => card.due === "none");
    let y = top + size.head, middle = null;
    const lay = (/** @type {any[][]} */ sides) => {
        sides.forEach((side, x) => side.forEach((card, row) => layout.places.set(card.id, { id: card.id, x: x === 0 ? 0 : 1, y: y + row * size.step })));
        y += Math.max(sides[0].length, sides[1].length) * size.step;
    };
    if (onlyOpen) {
        const half = cut > 0 ? cut : Math.ceil(level.cards.length / 2);
        lay([level.cards.slice(0, half), level.cards.slice(half)]);
    } else if (cut > 0 && cut < level.cards.length) {
        lay(columns(level.cards.slice(0, cut)));
        middle = y;
        y += size.middle;
        lay(columns(level.cards.slice(cut)));
    } else lay(columns(level.cards));
    layout.levels.push({ score: level.score, top, height: y - top, cards: level.cards, middle,
        white: level.white.length, black: level.black.length });
    return y + size.between;
}

/** @param {any} shown show/1, or season/1: a list without levels @returns {Layout} */
export function layoutOf(shown) {
    /** @type {Layout} */ const layout = { levels: [], places: new Map(), height: 0, list: shown.levels === undefined };
    let y = 0;
    if (shown.levels !== undefined) for (const level of shown.levels) y = layLevel(shown, layout, level, y);
    else {
        const here = shown.players.filter((/** @type {any} */ player) => player.attends);
        here.forEach((/** @type {any} */ card, /** @type {number} */ row) =>
            layout.places.set(card.id, { id: card.id, x: 0, y: size.head + row * size.step }));
        y = size.head + here.length * size.step;
        layout.levels.push({ score: null, top: 0, height: y, cards: here, middle: null, white: 0, black: 0 });
    }
    layout.height = y;
    return layout;
}

/** The gap between the columns. @param {number} width of the table */
export const gapOf = (width) => Math.round(Math.min(220, Math.max(44, width * 0.17)));

/** Where a card ends towards the gap. @param {Place} p @param {number} width @param {boolean} list */
const edgeOf = (p, width, list) => (p.x === 1 ? (width + gapOf(width)) / 2 : list ? width - gapOf(width) * 1.5 : (width - gapOf(width)) / 2);

/** An arc over the cards, from one to the other, and where its number stands. @param {Place} a @param {Place} b @param {number} width @param {boolean} list */
export function arcOf(a, b, width, list) {
    const inset = 6, least = 20, most = 80;
    const from = (/** @type {Place} */ p) => edgeOf(p, width, list) + (p.x === 0 ? -inset : inset);
    const xa = from(a), xb = from(b), ya = a.y + size.card / 2, yb = b.y + size.card / 2;
    const length = Math.hypot(xb - xa, yb - ya) || 1, bow = Math.min(most, least + length * 0.2);
    // Into the gap between cards of one side, otherwise upwards.
    const turn = a.x === b.x ? Math.sign(ya - yb) * (a.x === 0 ? -1 : 1) : Math.sign(xa - xb);
    const nx = (turn * (ya - yb)) / length, ny = (turn * (xb - xa)) / length, x = (xa + xb) / 2, y = (ya + yb) / 2;
    return { path: `M${xa} ${ya} Q${x + nx * 2 * bow} ${y + ny * 2 * bow} ${xb} ${yb}`, x: x + nx * bow, y: y + ny * bow };
}

/** A line between two cards. @param {Place} a @param {Place} b @param {number} width @param {boolean} list @returns {string} an SVG path */
export function lineOf(a, b, width, list) {
    const gap = gapOf(width);
    const ya = a.y + size.card / 2, yb = b.y + size.card / 2, xa = edgeOf(a, width, list), xb = edgeOf(b, width, list);
    if (a.x !== b.x) {
        const bend = (xb - xa) / 2;
        return `M${xa} ${ya} C${xa + bend} ${ya} ${xb - bend} ${yb} ${xb} ${yb}`;
    }
    const out = (a.x === 0 ? 1 : -1) * Math.min(gap * (list ? 1.3 : 0.8), gap * 0.3 + Math.abs(ya - yb) * 0.2);
    return `M${xa} ${ya} C${xa + out} ${ya} ${xb + out} ${yb} ${xb} ${yb}`;
}
