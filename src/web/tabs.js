/* One event in several tabs: the tab that has the event's lock changes it, the others read along and may take over. That two of
 * them cannot lose each other's changes is not for the lock to see to, but for the versions in the store (keep.js): a browser
 * without locks or channels shows an older state for longer, and refuses a change that was made on it. */

/** @typedef {{key: string, writes: boolean, leave: () => void, takeOver: () => Promise<void>, tell: () => void}} Hold of one tab on one event */

const nameOf = (/** @type {string} */ key) => `bestdraw-event-${key}`;

/** @param {string} key @param {() => void} changed another tab has changed the event @param {(writes: boolean) => void} turned this tab may change it, or not any more
 * @returns {Promise<Hold>} */
export async function holdEvent(key, changed, turned) {
    const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(nameOf(key));
    let end = new AbortController(), release = () => {}, left = false;
    /** @type {Hold} */ const hold = { key, writes: true, leave, takeOver, tell: () => channel?.postMessage("changed") };
    if (channel !== null) channel.onmessage = () => changed();

    /** Has the lock until it is given back. @param {any} lock @param {(has: boolean) => void} [decide] */
    function have(lock, decide) {
        if (lock === null) {
            decide?.(false);
            return undefined;
        }
        hold.writes = true;
        decide?.(true);
        if (decide === undefined) turned(true);
        return new Promise((done) => { release = () => done(undefined); });
    }

    /** Waits for its turn: it comes when the tab that has the lock is closed, or dies. */
    function queue() {
        const mine = end = new AbortController();
        hold.writes = false;
        navigator.locks.request(nameOf(key), { signal: mine.signal }, (lock) => have(lock)).catch((error) => {
            if (!mine.signal.aborted) lost(error);
        });
    }

    /** Another tab has taken over. @param {any} error */
    function lost(error) {
        if (left || error?.name !== "AbortError") return;
        queue();
        turned(false);
    }

    function leave() {
        left = true;
        end.abort();
        release();
        channel?.close();
    }

    async function takeOver() {
        if (hold.writes) return;
        end.abort();
        await new Promise((decided) => {
            navigator.locks.request(nameOf(key), { steal: true }, (lock) => have(lock, decided)).catch(lost);
        });
    }

    if (navigator.locks === undefined) return hold;
    try {
        const has = await new Promise((decided, fail) => {
            navigator.locks.request(nameOf(key), { ifAvailable: true }, (lock) => have(lock, decided)).catch((error) => {
                fail(error);
                lost(error);
            });
        });
        if (!has) queue();
    } catch {
        // A browser that gives a page from the disk no locks: the versions see to it.
        hold.writes = true;
    }
    return hold;
}
