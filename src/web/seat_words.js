/* The sentences of the page of a player, in its languages. */

const seatWords = {
    en: { round: "Round {0}", round_of: "Round {0} of {1}", board: "Board {0}", white: "White", black: "Black", you: "you", points: "{0} points", point: "{0} point", place: "place {0}",
        nothing: "No round is published yet. This page shows your board as soon as it is.", rest: "You have no game in round {0}.", wait: "The next round is not published yet. This page shows your board as soon as it is.",
        ask: "How did your game end?", "1-0": "1–0 White won", "1/2": "½–½ draw", "0-1": "0–1 Black won",
        sure: "Send “{0}”?", yes: "Yes, send it", no: "Back",
        sent: "You have sent {0}. It counts when the arbiter has confirmed it.", correct: "Send something else",
        theirs: "Your opponent has sent {0}.", agree: "Your opponent has sent the same. The arbiter confirms it.", differ: "Your opponent has sent {0}, you have sent {1}. The arbiter asks you both and decides; you can still correct yours.",
        counts: "Result: {0}", wrong: "If that is not right, tell the arbiter.", pending: "The round is closed and your game goes on: tell the arbiter how it ended.",
        why: "Why this opponent and this colour?", why_bye: "Why do I not play?", games: "Your games", opponent: "Opponent", colour: "Colour", result: "Result", standings: "Standings", name: "Name", pts: "Pts",
        bye: "bye", away: "not played", default: "by default", lost: "The arbiter's computer does not answer; this page tries again by itself.", failed: "That did not work: {0}", language: "Language", loading: "One moment …", none: "No games yet." },
    de: { round: "Runde {0}", round_of: "Runde {0} von {1}", board: "Brett {0}", white: "Weiß", black: "Schwarz", you: "Sie", points: "{0} Punkte", point: "{0} Punkt", place: "{0}. Platz",
        nothing: "Noch ist keine Runde veröffentlicht. Diese Seite zeigt Ihr Brett, sobald es so weit ist.", rest: "In Runde {0} haben Sie keine Partie.", wait: "Die nächste Runde ist noch nicht veröffentlicht. Diese Seite zeigt Ihr Brett, sobald es so weit ist.",
        ask: "Wie ist Ihre Partie ausgegangen?", "1-0": "1–0 Weiß hat gewonnen", "1/2": "½–½ remis", "0-1": "0–1 Schwarz hat gewonnen",
        sure: "„{0}“ senden?", yes: "Ja, senden", no: "Zurück",
        sent: "Sie haben {0} gesendet. Es zählt, wenn die Turnierleitung es bestätigt hat.", correct: "Etwas anderes senden",
        theirs: "Gegenüber wurde {0} gesendet.", agree: "Gegenüber wurde dasselbe gesendet. Die Turnierleitung bestätigt es.", differ: "Gegenüber wurde {0} gesendet, von Ihnen {1}. Die Turnierleitung fragt beide und entscheidet; Sie können Ihres noch berichtigen.",
        counts: "Ergebnis: {0}", wrong: "Wenn das nicht stimmt, sagen Sie es der Turnierleitung.", pending: "Die Runde ist geschlossen, und Ihre Partie läuft noch: Sagen Sie der Turnierleitung, wie sie ausgeht.",
        why: "Warum gegen diese Person, warum diese Farbe?", why_bye: "Warum spiele ich nicht?", games: "Ihre Partien", opponent: "Gegen", colour: "Farbe", result: "Ergebnis", standings: "Tabelle", name: "Name", pts: "Pkt",
        bye: "spielfrei", away: "nicht gespielt", default: "kampflos", lost: "Der Rechner der Turnierleitung antwortet nicht; diese Seite versucht es von selbst wieder.", failed: "Das ging nicht: {0}", language: "Sprache", loading: "Einen Moment …", none: "Noch keine Partien." },
};
const seatLanguages = /** @type {[string, string][]} */ ([["en", "English"], ["de", "Deutsch"]]);
const seatLanguageKey = "bestdraw-language";

function rememberedLanguage() {
    try {
        return localStorage.getItem(seatLanguageKey);
    } catch {
        return null;
    }
}

let seatLanguage = (rememberedLanguage() ?? navigator.language).startsWith("de") ? "de" : "en";

export const spokenHere = () => seatLanguage;
export const languagesHere = seatLanguages;

/** @param {string} language */
export function speakHere(language) {
    seatLanguage = language === "de" ? "de" : "en";
    document.documentElement.lang = seatLanguage;
    try {
        localStorage.setItem(seatLanguageKey, seatLanguage);
    } catch {
        // A browser that keeps nothing begins in its own language again.
    }
}

/** @param {string} name @param {...(string|number)} values @returns {string} */
export function sayHere(name, ...values) {
    const sentence = /** @type {Object<string, Object<string, string>>} */ (seatWords)[seatLanguage][name];
    if (sentence === undefined) throw new Error(`there is no sentence '${name}'`);
    return sentence.replace(/\{(\d)\}/g, (_, index) => String(values[Number(index)]));
}
