/* The copy in the browser's store: after each change the files of the event are written there before the change counts
 * as done, so that a tab that is closed or dies loses nothing. Each copy has a version, and who writes says which version
 * the change was made on: of two tabs that change the same version the second one is refused, and loses nothing either. */

const databaseName = "bestdraw";
/** @type {Promise<IDBDatabase>|null} */ let opened = null;

/** Another tab has changed the event since this one read it: nothing was written. */
export class Overtaken extends Error {}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const result = (request) =>
    new Promise((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
    });

function database() {
    opened ??= new Promise((done, fail) => {
        const request = indexedDB.open(databaseName, 1);
        request.onupgradeneeded = () => {
            request.result.createObjectStore("events", { keyPath: "key" });
            request.result.createObjectStore("files", { keyPath: ["key", "path"] });
        };
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
    });
    return opened;
}

/** On the disk, not only on its way there, when this is done.
 * @param {(events: IDBObjectStore, files: IDBObjectStore, refuse: (why: Error) => void) => void} change */
async function write(change) {
    const base = await database();
    const transaction = base.transaction(["events", "files"], "readwrite", { durability: "strict" });
    /** @type {Error|null} */ let refused = null;
    const done = new Promise((settle, fail) => {
        transaction.oncomplete = () => settle(undefined);
        transaction.onabort = () => fail(refused ?? transaction.error);
    });
    change(transaction.objectStore("events"), transaction.objectStore("files"), (why) => {
        refused = why;
        transaction.abort();
    });
    await done;
}

/** @param {string} key */
const filesOf = (key) => IDBKeyRange.bound([key, ""], [key, "\uffff"]);

/** @typedef {{key: string, name: string, title: string, when: number, version?: number, handle?: any, disk?: import("./files.js").Disk}} Kept */

/** @param {IDBObjectStore} events @param {Kept} row @param {import("./ask.js").OpenEvent} event */
function putRow(events, row, event) {
    try {
        events.put({ ...row, handle: event.handle ?? undefined, disk: event.disk ?? undefined });
    } catch {
        // A browser that keeps no handles: the next visit opens the copy without its file.
        events.put({ ...row, handle: undefined, disk: undefined });
    }
}

/** @param {import("./ask.js").OpenEvent} event @param {Map<string, Uint8Array>} all its files after the change @param {Map<string, Uint8Array>} changed
 * @param {string[]} removed */
export async function keepFiles(event, all, changed, removed) {
    const before = event.version, version = before + 1;
    await write((events, files, refuse) => {
        const asked = events.get(event.key);
        asked.onsuccess = () => {
            const there = asked.result;
            if (there !== undefined && (there.version ?? 0) !== before) return refuse(new Overtaken());
            // Where the copy was forgotten meanwhile, all of it is written again.
            for (const [path, bytes] of there === undefined ? all : changed) files.put({ key: event.key, path, bytes });
            for (const path of removed) files.delete([event.key, path]);
            putRow(events, { key: event.key, name: event.name, title: event.title || event.name, when: Date.now(), version }, event);
        };
    });
    event.version = version;
}

/** What is known of the file on the disk, beside the copy; the event is the same. @param {import("./ask.js").OpenEvent} event */
export function keepDisk(event) {
    return write((events) => {
        const asked = events.get(event.key);
        asked.onsuccess = () => {
            if (asked.result !== undefined) putRow(events, asked.result, event);
        };
    });
}

/** @returns {Promise<Kept[]>} what is in the store, the newest first */
export async function keptEvents() {
    const base = await database();
    const events = await result(base.transaction("events").objectStore("events").getAll());
    return events.sort((a, b) => b.when - a.when);
}

/** One event with its files, of one moment; null: it is not there. @param {string} key
 * @returns {Promise<{row: Kept, files: Map<string, Uint8Array>}|null>} */
export async function keptEvent(key) {
    const base = await database(), transaction = base.transaction(["events", "files"]);
    const [row, files] = await Promise.all([result(transaction.objectStore("events").get(key)), result(transaction.objectStore("files").getAll(filesOf(key)))]);
    return row === undefined ? null : { row, files: new Map(files.map((file) => [file.path, file.bytes])) };
}

/** @param {string} key */
export function forget(key) {
    return write((events, files) => {
        events.delete(key);
        files.delete(filesOf(key));
    });
}

const languageKey = "bestdraw-language";

/** The language that was chosen in this browser, if it keeps anything. */
export function keptLanguage() {
    try {
        return localStorage.getItem(languageKey);
    } catch {
        return null;
    }
}

/** @param {string} name */
export function rememberLanguage(name) {
    try {
        localStorage.setItem(languageKey, name);
    } catch {
        // A page of a browser that keeps nothing begins in the browser's language again.
    }
}
