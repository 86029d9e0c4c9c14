/* The copy in the browser's store: after each change the files of the event are written there before the change counts
 * as done, so that a tab that is closed or dies loses nothing. */

const databaseName = "bestdraw";
/** @type {Promise<IDBDatabase>|null} */ let opened = null;

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

/** @param {(events: IDBObjectStore, files: IDBObjectStore) => void} change */
async function write(change) {
    const base = await database();
    const transaction = base.transaction(["events", "files"], "readwrite");
    const done = new Promise((settle, fail) => {
        transaction.oncomplete = () => settle(undefined);
        transaction.onabort = () => fail(transaction.error);
    });
    change(transaction.objectStore("events"), transaction.objectStore("files"));
    await done;
}

/** @param {string} key */
const filesOf = (key) => IDBKeyRange.bound([key, ""], [key, "\uffff"]);

/** @typedef {{key: string, name: string, title: string, when: number}} Kept */

/** @param {import("./ask.js").OpenEvent} event @param {Map<string, Uint8Array>} changed @param {string[]} removed @param {string} [title] */
export function keepFiles(event, changed, removed, title) {
    return write((events, files) => {
        for (const [path, bytes] of changed) files.put({ key: event.key, path, bytes });
        for (const path of removed) files.delete([event.key, path]);
        events.put({ key: event.key, name: event.name, title: title ?? event.name, when: Date.now() });
    });
}

/** @returns {Promise<Kept[]>} what is in the store, the newest first */
export async function keptEvents() {
    const base = await database();
    const events = await result(base.transaction("events").objectStore("events").getAll());
    return events.sort((a, b) => b.when - a.when);
}

/** @param {string} key @returns {Promise<Map<string, Uint8Array>>} */
export async function keptFiles(key) {
    const base = await database();
    const rows = await result(base.transaction("files").objectStore("files").getAll(filesOf(key)));
    return new Map(rows.map((row) => [row.path, row.bytes]));
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
