import { setTimeout as pause } from "node:timers/promises";
import { ApiError, createClient } from "@suvarna/contract/client";
import type { CallInput, Endpoint, Reply } from "@suvarna/contract/endpoint";
import { API_PREFIX } from "../../src/platform/http/api.ts";
import type { Session } from "../shoppers.ts";
import type { ShopProcess } from "./shop-process.ts";

/** More tries than any number of injected faults explains. */
const MOST_TRIES = 200;
const LONGEST_PAUSE_MS = 500;
/** A frozen process gives no answer; a shopper tries again, and reaches another process. */
const ANSWER_WITHIN_MS = 8000;

/** A caller of the API: a user with a session, and the address from which they call. */
export interface Caller extends Pick<Session, "token"> {
  readonly address: string;
}

/** The processes of one shop, behind an API that repeats what gets no answer at the next one. */
export class Fleet {
  readonly processes: readonly ShopProcess[];
  /** How many calls got no reply or a server error, and were repeated. */
  repeated = 0;
  #turn = 0;

  constructor(processes: readonly ShopProcess[]) {
    this.processes = processes;
  }

  /**
   * Makes an API call, and repeats it as long as no reply arrives or the reply is a server error.
   * @throws ApiError for a refusal
   */
  async call<E extends Endpoint>(
    who: Caller | null,
    endpoint: E,
    input: CallInput<E>,
  ): Promise<Reply<E>> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#callOnce(who, endpoint, input);
      } catch (error) {
        const status = error instanceof ApiError ? error.status : 0;
        const isRefusal = status > 0 && status < 500 && status !== 429;
        if (isRefusal || tries === MOST_TRIES) throw error;
        this.repeated++;
        await pause(Math.min(20 * tries, LONGEST_PAUSE_MS));
      }
    }
  }

  /** Posts a body to a path of the shop. @returns the status; 0 when no reply arrived */
  async post(path: string, body: string, headers: Record<string, string>): Promise<number> {
    const address = await this.#next().address;
    const sent = {
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...headers },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    };
    return fetch(address + path, sent).then(
      ({ status }) => status,
      () => 0,
    );
  }

  #next(): ShopProcess {
    const { processes } = this;
    return processes[this.#turn++ % processes.length] as ShopProcess;
  }

  /** Without a reply it throws an ApiError with status 0. */
  async #callOnce<E extends Endpoint>(
    who: Caller | null,
    endpoint: E,
    input: CallInput<E>,
  ): Promise<Reply<E>> {
    const baseUrl = (await this.#next().address) + API_PREFIX;
    const client = createClient({
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        if (who) headers.set("x-forwarded-for", who.address);
        return fetch(input, { ...init, headers });
      },
      baseUrl,
      token: () => who?.token ?? null,
    });
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    return client.call(endpoint, input, { signal });
  }
}

/** An address of the private network, a different one for each number below sixteen million. */
export function addressOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}
