/* Sentences of the program as the page shows them: without the name of the file that is open, without advice that names commands
 * (the page has buttons), with times as the reader writes them. */

const time = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g;
/** A clause for the command line: an option, the program, or one of its commands in quotes. */
const advice = /(^|[\s'"(])--[a-z]|\bbestdraw(-verify)? [a-z'-]|'(played|repair|result|undo|redo|draw|late|bye|edit|withdraw|present|standings|rules|history)\b[^']*'/;

/** @param {string} stamp */
function shownTime(stamp) {
    const when = new Date(stamp), today = when.toDateString() === new Date().toDateString();
    return today ? when.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" }) : when.toLocaleString([], { dateStyle: "short", timeStyle: "short" });
}

/** @param {string} text of the program @param {string} file that is open */
export function forPage(text, file) {
    return text.split("\n").map((line) => {
        const sentence = (line.startsWith(`${file}: `) ? line.slice(file.length + 2) : line).replace(/\s*\([^()]*--[a-z][^()]*\)/g, "");
        const clauses = sentence.split("; "), kept = clauses.filter((clause, i) => i === 0 || !advice.test(clause));
        const shown = kept.join("; ").replace(time, shownTime);
        return `${shown.charAt(0).toUpperCase()}${shown.slice(1)}${/[.!?:]$/.test(shown) || shown === "" ? "" : "."}`;
    }).join("\n");
}
