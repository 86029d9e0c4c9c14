/* Files: opened by picker or by drag and drop, saved in place where the browser can, otherwise downloaded. */
import { announce } from "./parts.js";
import { say } from "./words.js";

/** @typedef {{name: string, bytes: Uint8Array, handle: any}} Opened */

/** @param {File} file @param {any} handle @returns {Promise<Opened>} */
const read = async (file, handle) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()), handle });

/** @returns {Promise<Opened|null>} */
export async function pickFile() {
    const picker = /** @type {any} */ (window).showOpenFilePicker;
    if (picker !== undefined && !navigator.webdriver) {
        try {
            const [handle] = await picker.call(window);
            return read(await handle.getFile(), handle);
        } catch (error) {
            if (/** @type {any} */ (error).name === "AbortError") return null;
        }
    }
    return new Promise((done) => {
        const input = /** @type {HTMLInputElement} */ (document.getElementById("file"));
        input.value = "";
        input.onchange = async () => done(input.files?.[0] ? await read(input.files[0], null) : null);
        input.click();
    });
}

/** @param {DragEvent} event @returns {Promise<Opened|null>} */
export async function droppedFile(event) {
    const item = [...(event.dataTransfer?.items ?? [])].find((one) => one.kind === "file");
    if (item === undefined) return null;
    const file = item.getAsFile(), asked = /** @type {any} */ (item).getAsFileSystemHandle?.();
    const handle = await asked?.catch(() => null);
    return file === null ? null : read(file, handle ?? null);
}

/** @param {string} name @param {Uint8Array|string} content @param {string} [type] */
export function download(name, content, type = "application/octet-stream") {
    const url = URL.createObjectURL(new Blob([/** @type {any} */ (content)], { type }));
    const link = document.createElement("a");
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10000);
}

/** Writes into the file that was opened. @param {any} handle @param {string} name @param {Uint8Array} bytes @returns {Promise<boolean>} */
export async function saveInPlace(handle, name, bytes) {
    try {
        if ((await handle.queryPermission({ mode: "readwrite" })) !== "granted" && (await handle.requestPermission({ mode: "readwrite" })) !== "granted") return false;
        const stream = await handle.createWritable();
        await stream.write(bytes);
        await stream.close();
        return true;
    } catch (error) {
        announce(say("save_failed", name, String(/** @type {any} */ (error).message)));
        return false;
    }
}
