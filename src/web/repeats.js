/* What the programs say twice, far apart: gzip looks back 32 kB only, and the English sentences stand in a program where they are said
 * and once more as the keys of the other languages, and most of the checker's stand in both programs. Packed is: how many copies, how many bytes, then of each copy how many bytes
 * come before it as they are, how many it has and where they stood; then the bytes that come as they are. */

const least = 24, head = 2, perCopy = 3;

/** @param {Uint8Array} bytes @returns {Uint8Array} */
export function withoutRepeats(bytes) {
    const seen = new Int32Array(1 << 22).fill(-1), copies = [], plain = [];
    const same = (/** @type {number} */ a, /** @type {number} */ b) => {
        let length = 0;
        while (b + length < bytes.length && bytes[a + length] === bytes[b + length]) length++;
        return length;
    };
    let before = 0, at = 0;
    const look = () => {
        let key = 0;
        for (let i = 0; i < least; i++) key = (Math.imul(key, 0x01000193) + bytes[at + i] + 1) | 0;
        const place = (key ^ (key >>> 15)) & (seen.length - 1), found = seen[place];
        seen[place] = at;
        return found;
    };
    while (at < bytes.length) {
        const found = at + least <= bytes.length ? look() : -1, length = found >= 0 && at - found > 30000 ? same(found, at) : 0;
        if (length >= least) {
            copies.push(at - before, length, found);
            at += length;
            before = at;
        } else plain.push(bytes[at++]);
    }
    const numbers = Uint32Array.from([copies.length / perCopy, bytes.length, ...copies]);
    const packed = new Uint8Array(numbers.byteLength + plain.length);
    packed.set(new Uint8Array(numbers.buffer));
    packed.set(plain, numbers.byteLength);
    return packed;
}

/** @param {ArrayBuffer} packed @returns {Uint8Array<ArrayBuffer>} */
export function withRepeats(packed) {
    const [count, length] = new Uint32Array(packed, 0, head), copies = new Uint32Array(packed, 4 * head, count * perCopy);
    const plain = new Uint8Array(packed, 4 * (head + count * perCopy)), bytes = new Uint8Array(length);
    let from = 0, to = 0;
    const take = (/** @type {number} */ many) => {
        bytes.set(plain.subarray(from, from + many), to);
        from += many;
        to += many;
    };
    for (let i = 0; i < copies.length; i += perCopy) {
        take(copies[i]);
        for (let k = 0; k < copies[i + 1]; k++) bytes[to++] = bytes[copies[i + 2] + k];
    }
    take(plain.length - from);
    return bytes;
}
