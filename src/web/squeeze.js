/* What lies packed in the box, and how it is unpacked: copies of what came before, by distance and length as in LZ77, each decision coded by an adaptive binary
 * arithmetic coder as in LZMA. Programs come out a third smaller than with gzip, whose window of 32 kB does not reach from one of them to the other. The model
 * below says each decision to a coder, which packs it (squeezer.mjs) or tells what it was. */

const copiesKept = 4, least = 2, most = 257, slots = 64, lengths = 256;
/** Where the probabilities of each kind of decision begin. */
const at = (() => {
    let next = 0;
    const take = (/** @type {number} */ count) => (next += count) - count;
    return { isCopy: take(8 * 256), isKept: take(8), whichKept: take(4), literal: take(16 * 0x300), length: take(2 * lengths), slot: take(4 * slots), low: take(slots * 64), align: take(16), end: next };
})();

/** One step of an adaptive coder of bits: its probabilities, at two speeds, and its interval. */
export class Unpacker {
    /** @param {Uint8Array} bytes packed */
    constructor(bytes) {
        this.bytes = bytes;
        this.used = 0;
        this.low = 0;
        this.high = 0xffffffff;
        this.quick = new Uint16Array(at.end).fill(0x8000);
        this.slow = new Uint16Array(at.end).fill(0x8000);
        this.value = 0;
        for (let i = 0; i < 4; i++) this.value = ((this.value << 8) | this.next()) >>> 0;
    }

    next() {
        return this.used < this.bytes.length ? this.bytes[this.used++] : 0;
    }

    /** Where the interval is parted, from the probability of a 1 in 16 bits. @param {number} one */
    middle(one) {
        const range = (this.high - this.low) >>> 0;
        return this.low + (range >>> 16) * one + (((range & 0xffff) * one) >>> 16);
    }

    /** @param {number} place of the probability */
    chance(place) {
        const one = (this.quick[place] + this.slow[place]) >>> 1;
        return one < 48 ? 48 : one > 65488 ? 65488 : one;
    }

    /** @param {number} place @param {number} bit */
    learn(place, bit) {
        const goal = bit === 1 ? 65535 : 0;
        this.quick[place] += (goal - this.quick[place]) >> 4;
        this.slow[place] += (goal - this.slow[place]) >> 7;
    }

    /** @param {number} place @param {number} [_bit] that a packer would pack @returns {number} the bit */
    bit(place, _bit) {
        const middle = this.middle(this.chance(place)), bit = this.value <= middle ? 1 : 0;
        this.narrow(middle, bit);
        this.learn(place, bit);
        return bit;
    }

    /** A bit that is as likely as not. @param {number} [_bit] */
    plain(_bit) {
        const middle = this.middle(0x8000), bit = this.value <= middle ? 1 : 0;
        this.narrow(middle, bit);
        return bit;
    }

    /** @param {number} middle @param {number} bit */
    narrow(middle, bit) {
        if (bit === 1) this.high = middle;
        else this.low = middle + 1;
        while (((this.low ^ this.high) & 0xff000000) === 0) {
            this.shift();
            this.low = (this.low << 8) >>> 0;
            this.high = ((this.high << 8) | 255) >>> 0;
        }
    }

    shift() {
        this.value = ((this.value << 8) | this.next()) >>> 0;
    }
}

/** A number of `bits` bits, the highest first, each with the ones before it as its context. @param {Unpacker} coder @param {number} place @param {number} bits @param {number} number */
function tree(coder, place, bits, number) {
    let node = 1;
    for (let i = bits - 1; i >= 0; i--) node = (node << 1) | coder.bit(place + node, (number >> i) & 1);
    return node - (1 << bits);
}

/** The same with the lowest first. @param {Unpacker} coder @param {number} place @param {number} bits @param {number} number */
function reversed(coder, place, bits, number) {
    let node = 1, result = 0;
    for (let i = 0; i < bits; i++) {
        const bit = coder.bit(place + node, (number >> i) & 1);
        node = (node << 1) | bit;
        result |= bit << i;
    }
    return result;
}

/** The slot of a distance: how long it is in bits, and its second highest bit. @param {number} distance less 1 */
const slotOf = (distance) => {
    if (distance < 4) return distance;
    const bits = 31 - Math.clz32(distance);
    return 2 * bits + ((distance >> (bits - 1)) & 1);
};

/** @param {Unpacker} coder @param {number} length @param {number} distance less 1 */
function codeDistance(coder, length, distance) {
    const slot = tree(coder, at.slot + Math.min(length - least, 3) * slots, 6, slotOf(distance));
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1, base = (2 | (slot & 1)) << bits, rest = distance - base;
    if (bits <= 5) return base + reversed(coder, at.low + slot * 64, bits, rest);
    let high = 0;
    for (let i = bits - 1; i >= 4; i--) high |= coder.plain((rest >> i) & 1) << i;
    return base + high + reversed(coder, at.align, 4, rest & 15);
}

/** A byte, after a copy with the byte that would have gone on with it as a context. @param {Unpacker} coder @param {number} before @param {number} expected -1: none @param {number} byte */
function codeLiteral(coder, before, expected, byte) {
    const place = at.literal + (before >> 4) * 0x300;
    let node = 1;
    for (let i = 7; i >= 0; i--) {
        const guess = (expected >> i) & 1, bit = coder.bit(expected < 0 ? place + node : place + 0x100 + (guess << 8) + node, (byte >> i) & 1);
        node = (node << 1) | bit;
        if (guess !== bit) expected = -1;
    }
    return node & 255;
}

/** What the next step is: length 0 and a byte, or a copy. @typedef {{length: number, distance: number, byte: number}} Step distance: less 1 */

/** Says all steps to a coder. @param {Unpacker} coder @param {Uint8Array} bytes that are there, or are being made @param {(at: number, kept: number[]) => Step} next of a packer */
export function codeAll(coder, bytes, next) {
    const kept = [0, 0, 0, 0];
    let history = 0;
    for (let i = 0; i < bytes.length;) {
        const step = next(i, kept), before = i > 0 ? bytes[i - 1] : 0;
        if (coder.bit(at.isCopy + history * 256 + before, step.length > 0 ? 1 : 0) === 0) {
            bytes[i] = codeLiteral(coder, before, (history & 1) === 1 && i > kept[0] ? bytes[i - kept[0] - 1] : -1, step.byte);
            history = (history << 1) & 7;
            i++;
            continue;
        }
        const which = kept.indexOf(step.distance), again = coder.bit(at.isKept + history, which >= 0 ? 1 : 0);
        let index = 0, distance = 0;
        if (again === 1) {
            index = tree(coder, at.whichKept, 2, Math.max(which, 0));
            distance = kept[index];
        }
        const length = least + tree(coder, at.length + again * lengths, 8, step.length - least);
        if (again === 0) {
            distance = codeDistance(coder, length, step.distance);
            index = copiesKept - 1;
        }
        kept.splice(index, 1);
        kept.unshift(distance);
        for (const end = Math.min(i + length, bytes.length); i < end; i++) bytes[i] = bytes[i - distance - 1];
        history = ((history << 1) | 1) & 7;
    }
}

export const longest = most, shortest = least;

/** @param {Uint8Array} packed @returns {Uint8Array<ArrayBuffer>} */
export function unsqueezed(packed) {
    const bytes = new Uint8Array(new DataView(packed.buffer, packed.byteOffset).getUint32(0));
    const nothing = { length: 0, distance: -1, byte: 0 };
    codeAll(new Unpacker(packed.subarray(4)), bytes, () => nothing);
    return bytes;
}
