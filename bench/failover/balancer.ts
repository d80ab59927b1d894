import { setTimeout as pause } from "node:timers/promises";
import type { RunningServer } from "../servers.ts";

/** How long a call waits for the answer of one process, in milliseconds. */
const ANSWER_WITHIN_MS = 15_000;
/** The time between a failed try and the next try, in milliseconds. */
const AGAIN_AFTER_MS = 500;
const GIVE_UP_MS = 180_000;

/** A POST of the API with a JSON body. */
export interface Call {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** The index of the process that has answered. */
  readonly by: number;
}

/**
 * Sends each call to the next process in turn, as a load balancer does, and repeats the call at
 * another process when it has failed or has no answer. It checks the health of no process, so the
 * dead process and the frozen process get their share of the calls too.
 */
export class Balancer {
  readonly #processes: readonly RunningServer[];
  #turn = 0;

  constructor(processes: readonly RunningServer[]) {
    this.#processes = processes;
  }

  /** @throws Error if no process answers within three minutes */
  async post(call: Call): Promise<Answer> {
    const end = performance.now() + GIVE_UP_MS;
    for (let turn = this.#turn++; performance.now() < end; turn++) {
      const answer = await this.#try(turn % this.#processes.length, call);
      if (answer) return answer;
      await pause(AGAIN_AFTER_MS);
    }
    throw new Error(`${call.path} was never answered.`);
  }

  /** @returns null if the call must be repeated */
  async #try(by: number, { path, headers, body }: Call): Promise<Answer | null> {
    try {
      const answer = await fetch(`${this.#processes[by]?.url}${path}`, {
        method: "POST",
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      // With 429 the shop asks the caller to come back, for example because too many came at once.
      if (answer.status >= 500 || answer.status === 429) return null;
      return { status: answer.status, text, by };
    } catch {
      return null;
    }
  }
}
