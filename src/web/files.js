/* Files: opened by picker or by drag and drop; saved in place where the browser can, never over what somebody else has written there
 * meanwhile; otherwise downloaded. */

/** @typedef {{time: number, digest: string}} Disk what is known of a file: when it was last written, and SHA-256 of what it says
 *  @typedef {{name: string, bytes: Uint8Array, handle: any, disk?: Disk|null}} Opened */

/** @param {Uint8Array} bytes */
async function digestOf(bytes) {
    const digest = await crypto.subtle.digest("SHA-256", /** @type {any} */ (bytes));
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {File} file @param {any} handle @returns {Promise<Opened>} */
export async function readFile(file, handle) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { name: file.name, bytes, handle, disk: handle ? { time: file.lastModified, digest: await digestOf(bytes) } : null };
}

/** @returns {Promise<Opened|null>} */
export async function pickFile() {
    const picker = /** @type {any} */ (window).showOpenFilePicker;
    if (picker !== undefined && !navigator.webdriver) {
        try {
            const [handle] = await picker.call(window);
            return readFile(await handle.getFile(), handle);
        } catch (error) {
            if (/** @type {any} */ (error).name === "AbortError") return null;
        }
    }
    return new Promise((done) => {
        const input = /** @type {HTMLInputElement} */ (document.getElementById("file"));
        input.value = "";
        input.onchange = async () => done(input.files?.[0] ? await readFile(input.files[0], null) : null);
        input.click();
    });
}

/** @param {DragEvent} event @returns {Promise<Opened|null>} */
export async function droppedFile(event) {
    const item = [...(event.dataTransfer?.items ?? [])].find((one) => one.kind === "file");
    if (item === undefined) return null;
    const file = item.getAsFile(), asked = /** @type {any} */ (item).getAsFileSystemHandle?.();
    const handle = await asked?.catch(() => null);
    return file === null ? null : readFile(file, handle ?? null);
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

/** The file as somebody else has written it since; null: nobody has. @param {any} handle @param {Disk|null|undefined} disk @returns {Promise<Opened|null>} */
export async function changedBeside(handle, disk) {
    const file = await handle.getFile();
    if (disk && file.lastModified === disk.time) return null;
    const now = await readFile(file, handle);
    return disk && now.disk?.digest === disk.digest ? null : now;
}

/** @typedef {{done: "saved", disk: Disk}|{done: "forbidden"}|{done: "changed", theirs: Opened}|{done: "failed", why: string}} Saved */

/** Writes into the file that was opened, unless somebody else has changed it since. @param {any} handle @param {Disk|null|undefined} disk what it said when we last
 * looked @param {Uint8Array} bytes @param {{quietly?: boolean, anyway?: boolean}} [how] quietly: nobody is asked; anyway: whatever it says now
 * @returns {Promise<Saved>} */
export async function saveInPlace(handle, disk, bytes, { quietly = false, anyway = false } = {}) {
    try {
        const mode = { mode: "readwrite" };
        if ((await handle.queryPermission(mode)) !== "granted" && (quietly || (await handle.requestPermission(mode)) !== "granted")) return { done: "forbidden" };
        const stream = await handle.createWritable();
        await stream.write(bytes);
        // What was written takes the place of the file when it is closed: looked at as late as can be.
        const theirs = anyway ? null : await changedBeside(handle, disk);
        if (theirs !== null) {
            await stream.abort();
            return { done: "changed", theirs };
        }
        await stream.close();
        return { done: "saved", disk: { time: (await handle.getFile()).lastModified, digest: await digestOf(bytes) } };
    } catch (error) {
        return { done: "failed", why: String(/** @type {any} */ (error).message ?? error) };
    }
}
