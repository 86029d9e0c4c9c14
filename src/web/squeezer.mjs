/* Packs what squeeze.js unpacks, for bundle.mjs: finds the copies, one step ahead of itself, and says them to the model of squeeze.js. */

/** @param {{Unpacker: any, codeAll: any, longest: number, shortest: number}} model squeeze.js @param {Uint8Array} bytes */
export function squeezed({ Unpacker, codeAll, longest, shortest }, bytes) {
    class Packer extends Unpacker {
        out = [];

        constructor() {
            super(new Uint8Array(0));
        }

        bit(place, bit) {
            this.narrow(this.middle(this.chance(place)), bit);
            this.learn(place, bit);
            return bit;
        }

        plain(bit) {
            this.narrow(this.middle(0x8000), bit);
            return bit;
        }

        shift() {
            this.out.push(this.low >>> 24);
        }
    }

    /* Places by what stands there: three bytes, and the chain of those before. */
    const heads = new Int32Array(1 << 20).fill(-1), before = new Int32Array(bytes.length).fill(-1), tries = 400, first = 3;
    const hash = (i) => (Math.imul(bytes[i] | (bytes[i + 1] << 8) | (bytes[i + 2] << 16), 0x9e3779b1) >>> 12) & 0xfffff;
    let noted = 0;
    const note = (end) => {
        for (; noted < end && noted + first <= bytes.length; noted++) {
            const place = hash(noted);
            before[noted] = heads[place];
            heads[place] = noted;
        }
    };
    const same = (i, from) => {
        let length = 0;
        while (length < longest && i + length < bytes.length && bytes[i + length] === bytes[from + length]) length++;
        return length;
    };
    /* A distance costs bits: about so many bytes of literals. */
    const worth = (length, distance, isKept) => length - (isKept ? 0.4 : 1.1 + Math.log2(distance + 2) / 7.5);
    const find = (i, kept) => {
        let best = { length: 0, distance: -1, byte: bytes[i], worth: 0.35 };
        const consider = (from, isKept) => {
            const length = same(i, from), distance = i - from - 1, value = worth(length, distance, isKept);
            if (length >= shortest && value > best.worth) best = { length, distance, byte: 0, worth: value };
        };
        for (const distance of kept) if (i > distance) consider(i - distance - 1, true);
        if (i + first <= bytes.length)
            for (let from = heads[hash(i)], left = tries; from >= 0 && left > 0; from = before[from], left--) if (bytes[from + best.length] === bytes[i + best.length]) consider(from, kept.includes(i - from - 1));
        return best;
    };
    const packer = new Packer();
    codeAll(packer, bytes.slice(), (i, kept) => {
        note(i);
        const now = find(i, kept);
        if (now.length === 0 || now.length > 40) return now;
        note(i + 1);
        // A copy that begins one byte later may be worth more.
        return i + 1 < bytes.length && find(i + 1, kept).worth > now.worth + 0.6 ? { length: 0, distance: -1, byte: bytes[i] } : now;
    });
    for (let i = 0; i < 4; i++) packer.out.push((packer.low >>> (24 - 8 * i)) & 255);
    // The last byte of the interval decides nothing that a 0 would not.
    const packed = new Uint8Array(4 + packer.out.length);
    new DataView(packed.buffer).setUint32(0, bytes.length);
    packed.set(packer.out, 4);
    return packed;
}
