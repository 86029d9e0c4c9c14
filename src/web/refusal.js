/** What bestdraw refused, in its own words. */
export class Refusal extends Error {
    /** @param {string} message @param {number} code */
    constructor(message, code) {
        super(message);
        this.code = code;
    }
}
