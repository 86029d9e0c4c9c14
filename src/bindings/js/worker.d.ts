import type { Answer, Options } from "./index.mjs";

export interface WorkerEvent {
    ask(command: string, options?: Options, progress?: (seconds: number, stage: string, sentence: string) => void): Promise<Answer>;
    /** The event as it was after the last answer. */
    text(): string | Uint8Array | null;
    /** Ends what goes on; the event is as it was after the last answer, its history begins anew. */
    stop(): Promise<void>;
    end(): Promise<void>;
}

export function start(text: string | Uint8Array | null, name?: string | null): Promise<WorkerEvent>;
