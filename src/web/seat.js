/* The page of a player: the own board, and its result to be sent, once. */
import { fill, h } from "./dom.js";
import { hallAbout, hallSeat, sendClaim, watchHall } from "./hall.js";
import { shownResult } from "./model.js";
import { announce, button, tell } from "./parts.js";
import { Refusal } from "./refusal.js";
import { say } from "./words.js";

/** @type {[string, string][]} */ const results = [["1-0", "seat_white_won"], ["1/2", "seat_drawn"], ["0-1", "seat_black_won"]];

/** @param {any} seat @param {HTMLElement} place */
function show(seat, place) {
    document.title = `${seat.name} – ${say("title")}`;
    const send = async (/** @type {string} */ result) => {
        try {
            show(await sendClaim(seat.round, result), place);
            announce(say("seat_sent"));
        } catch (error) {
            await tell(say("error_title"), error instanceof Refusal ? error.message : String(error));
            show(await hallSeat(), place);
        }
    };
    fill(place, h("h1", {}, seat.name),
        seat.round === undefined ? h("p", { class: "seat-nothing" }, say("seat_nothing")) : [
            h("p", { class: "seat-where" }, say("round_only", seat.round), " · ", say("why_board", seat.board)),
            h("dl", { class: "seat-names" }, h("div", {}, h("dt", {}, say("white")), h("dd", {}, seat.white.name)),
                h("div", {}, h("dt", {}, say("black")), h("dd", {}, seat.black.name))),
            seat.sent ? h("p", { class: "seat-sent", role: "status" }, say("seat_waits", shownResult(seat.sent.result)))
                : [h("h2", {}, say("seat_ask")), h("div", { class: "seat-results" },
                    results.map(([result, words]) => button(say(words), () => send(result), { "data-result": result, class: "main" }))),
                h("p", { class: "hint" }, say("seat_once"))]].flat());
}

/** @param {HTMLElement} main */
export async function showSeat(main) {
    const place = h("section", { class: "start own-board" });
    fill(main, place);
    const about = await hallAbout();
    show(await hallSeat(), place);
    void watchHall(about.state, async () => show(await hallSeat(), place), (lost) => document.body.classList.toggle("lost", lost));
}
