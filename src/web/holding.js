/* The event of the box and all who may have it too: other tabs of this browser, and the file on the disk. Nothing that was confirmed is lost: a change is made on the
 * newest state or is refused; a file that somebody else has written is not written over unasked. */
import { askAbout } from "./ask.js";
import { changedBeside, download, saveInPlace } from "./files.js";
import { keepDisk, keepFiles, keptEvent } from "./keep.js";
import { announce, askFor, tell } from "./parts.js";
import { holdEvent } from "./tabs.js";
import { say } from "./words.js";

/** @typedef {import("./app.js").App} App */

/** From now on this tab has the event, or reads along. @param {App} app @param {string} key of the event */
export async function beginHolding(app, key) {
    app.hold?.leave();
    app.hold = await holdEvent(key, () => void hearTabs(app), (writes) => {
        if (app.hold?.key !== key) return;
        void hearTabs(app).then(() => announce(say(writes ? "tabs_writes_now" : "tabs_reads_now", app.event?.name ?? "")));
    });
}

/** @param {App} app */
export function endHolding(app) {
    app.hold?.leave();
    app.hold = null;
}

/** What the store has now is what the page shows; false: it was the same. @param {App} app */
export async function readStore(app) {
    const { event } = app, now = event.key === "" ? null : await keptEvent(event.key).catch(() => null);
    if (now === null || now.row.version === event.version) return false;
    event.files = now.files;
    event.version = now.row.version;
    event.disk = now.row.disk ?? null;
    event.handle = now.row.handle ?? event.handle;
    await askAbout(event);
    return true;
}

/** Another tab has changed the event, or has given it up. @param {App} app */
async function hearTabs(app) {
    while (app.asking > 0) await new Promise((done) => setTimeout(done, 20));
    if (app.event === null) return;
    if (await app.whileBusy(readStore(app))) await app.hearNews(true);
    else app.showNotices();
}

/** Whether this tab may change the event: where another one has it, it is asked for. @param {App} app */
export async function mayChange(app) {
    if (app.hold === null || app.hold.writes) return true;
    if ((await askFor(say("tabs_title"), [], { about: say("tabs_reads", app.event.name), ok: say("tabs_take") })) === null) return false;
    await takeOver(app);
    return true;
}

/** @param {App} app */
export async function takeOver(app) {
    await app.hold?.takeOver();
    if (await readStore(app)) await app.reload();
    app.showNotices();
}

/** A change was refused because another tab was first. @param {App} app */
export async function tellOvertaken(app) {
    if (await readStore(app)) await app.reload();
    await tell(say("overtaken_title"), say("overtaken", app.event.name));
}

/* ---- The file on the disk ---- */

/** One save after the other, each with what is newest then. @type {Promise<unknown>} */ let saving = Promise.resolve();

/** @param {App} app @param {{quietly?: boolean, anyway?: boolean}} how */
export function saveFile(app, how) {
    saving = saving.then(() => saveNow(app, how));
    return saving;
}

/** @param {App} app @param {{quietly?: boolean, anyway?: boolean}} how */
async function saveNow(app, how) {
    const { event } = app;
    if (event?.handle === null || event?.handle === undefined || (app.hold !== null && !app.hold.writes)) return;
    const bytes = event.files.get(event.name), saved = await saveInPlace(event.handle, event.disk, bytes, how);
    if (app.event !== event) return;
    event.beside = saved.done === "changed" ? saved.theirs : null;
    event.notSaved = saved.done === "failed" ? saved.why : null;
    if (saved.done === "saved") {
        event.disk = saved.disk;
        event.dirty = event.files.get(event.name) !== bytes;
        await keepDisk(event).catch(() => {}); // without a store the page knows it for as long as it is open
        if (!how.quietly) announce(say("saved_in_place", event.name));
    }
    app.showHeader();
}

/** Whether somebody else has written the file: asked when the page is looked at again. @param {App} app */
export async function lookBeside(app) {
    const { event } = app;
    if (!event?.handle || !event.disk || (await event.handle.queryPermission({ mode: "read" })) !== "granted") return;
    const theirs = await changedBeside(event.handle, event.disk).catch(() => null);
    if (theirs === null || app.event !== event) return;
    event.beside = theirs;
    app.showNotices();
}

/** The file as it is now becomes the event; what was here stays in the browser under a name of its own. @param {App} app */
export async function takeTheirs(app) {
    const { event } = app, theirs = event.beside;
    if (!(await mayChange(app))) return;
    if (event.dirty) {
        const when = new Date().toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
        await keepFiles({ ...event, key: `${event.name}-${Date.now()}`, title: say("copy_of", event.title || event.name, when), version: 0, handle: null, disk: null }, event.files, event.files, []);
    }
    await app.openBytes(theirs);
}

/** Sentences that stay above the views until they are settled. @param {App} app */
export function noticesOf(app) {
    const { event, notices } = app, here = () => download(event.name, event.files.get(event.name));
    notices.put("tabs", app.hold === null || app.hold.writes ? null
        : { sentence: say("tabs_reads", event.name), buttons: [[say("tabs_take"), () => takeOver(app)]] });
    notices.put("kept", event.kept !== false ? null
        : { sentence: say("not_kept", event.whyNotKept ?? ""), buttons: [[say("download"), () => { here(); event.dirty = false; app.showHeader(); }]] });
    notices.put("beside", !event.beside ? null : { sentence: say("beside", event.name, new Date(event.beside.disk.time).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })),
        buttons: [[say("beside_take"), () => takeTheirs(app)], [say("beside_over"), () => saveFile(app, { anyway: true })], [say("beside_download"), here]] });
    notices.put("saved", !event.notSaved ? null : { sentence: say("save_failed", event.name, event.notSaved), buttons: [[say("save_again"), () => saveFile(app, {})], [say("download"), here]] });
}
