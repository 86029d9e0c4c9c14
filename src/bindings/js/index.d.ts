/** What a command says: its JSON report, or what it prints otherwise, with remarks and files. */
export interface Answer {
    format: "answer/1";
    command: string;
    /** The exit code of the program: 0 done, 1 a negative answer, 4 a limit was reached. */
    code: number;
    changed: boolean;
    error: null;
    notes: { kind: "warning" | "note"; sentence: string }[];
    /** "draw/1", "why-not/1", ... : docs/json.md. */
    report: any;
    text: string | null;
    files: Record<string, string>;
}

/** Options of a command by their names, as on the command line; its words by their names. */
export type Options = Record<string, unknown>;

export class BestdrawError extends Error {
    kind: "request" | "data" | "memory" | "system" | "internal" | "busy";
    place: string;
    sentence: string;
}

export interface Event {
    /** Asks; throws a BestdrawError where the command could not do its work. */
    ask(command: string, options?: Options): Answer;
    /** The event as a file, as it is now. */
    bytes(): Uint8Array;
    text(): string;
    /** Is called while a request goes on; false stops it. */
    watch(progress: ((seconds: number, stage: string, sentence: string) => boolean | void) | null): void;
    /** Gives the memory back. */
    free(): void;
}

export interface Bestdraw {
    version: string;
    /** The event in a text: event/2, cards/1, TRF or a list of players. */
    read(text: string | Uint8Array | null, name?: string | null): Event;
    /** A new event of a CSV list of players; options as of the command `new`. */
    create(players: string, options?: Options): Event;
    /** Asks a command that needs no event. */
    ask(command: string, options?: Options): Answer;
}

/** wasm: the bytes of bestdraw-ask.wasm or where they are; without it the file beside the module. */
export function load(wasm?: BufferSource | URL | string): Promise<Bestdraw>;
