/* What lies packed in the page (bundle.mjs): gzip, written as text with 13 bits in two letters, a seventh shorter than base64. */

/** All that can be typed but what markup is made of. */
const letters = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).filter((letter) => !"<>&".includes(letter));
const bits = 13;

/** @param {Uint8Array} bytes @returns {string} how many, a space, the letters */
export function textOf(bytes) {
    const text = [`${bytes.length} `];
    let held = 0, count = 0;
    const put = () => {
        const value = held & ((1 << bits) - 1);
        text.push(letters[value % letters.length], letters[Math.floor(value / letters.length)]);
        held >>>= bits;
        count -= bits;
    };
    for (const byte of bytes) {
        held |= byte << count;
        count += 8;
        if (count >= bits) put();
    }
    if (count > 0) put();
    return text.join("");
}

/** @param {string} text @returns {Uint8Array} */
export function bytesOf(text) {
    const valueOf = new Uint8Array(128);
    letters.forEach((letter, value) => { valueOf[letter.charCodeAt(0)] = value; });
    const bytes = new Uint8Array(parseInt(text, 10));
    let held = 0, count = 0, used = 0;
    for (let i = text.indexOf(" ") + 1; used < bytes.length; i += 2) {
        held |= (valueOf[text.charCodeAt(i)] + letters.length * valueOf[text.charCodeAt(i + 1)]) << count;
        count += bits;
        for (; count >= 8 && used < bytes.length; count -= 8, held >>>= 8) bytes[used++] = held & 255;
    }
    return bytes;
}

/** @param {string} id of the element in which it lies */
export const packedIn = (id) => bytesOf((document.getElementById(id)?.textContent ?? "").trim());

/** @param {Uint8Array} bytes packed with gzip */
export const unpacked = (bytes) => new Response(new Blob([/** @type {any} */ (bytes)]).stream().pipeThrough(new DecompressionStream("gzip")));
