import { setTimeout as pause } from "node:timers/promises";
import { ApiError, createClient } from "@suvarna/contract/client";
import type { CallInput, Endpoint, Reply } from "@suvarna/contract/endpoint";
import { API_PREFIX } from "../../src/platform/http/api.ts";
import type { Session } from "../shoppers.ts";
import type { ShopProcess } from "./shop-process.ts";

/** The maximum number of tries of a call. No number of injected faults explains more tries. */
const MOST_TRIES = 200;
const LONGEST_PAUSE_MS = 500;
/**
 * The time in milliseconds after which a call without a reply is repeated at another process,
 * because its process may be frozen.
 */
const ANSWER_WITHIN_MS = 8000;

/**
 * A caller of the API: the token of a user's session, and the network address from which the calls
 * come.
 */
export interface Caller extends Pick<Session, "token"> {
  readonly address: string;
}

/**
 * The processes of one shop. A call that gets no reply from one process is repeated at the next
 * process.
 */
export class ShopProcesses {
  readonly processes: readonly ShopProcess[];
  /** The number of calls that were repeated, because they got no reply or a server error. */
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
      const shop = this.#next();
      const address = await shop.address;
      try {
        return await this.#callOnce(address, who, endpoint, input);
      } catch (error) {
        const status = error instanceof ApiError ? error.status : 0;
        const isRefusal = status > 0 && status < 500 && status !== 429;
        // When the process has died, another server may have got its port and have refused.
        const isOfTheShop = isRefusal && (await shop.address) === address;
        if (isOfTheShop || tries === MOST_TRIES) throw error;
        this.repeated++;
        await pause(Math.min(20 * tries, LONGEST_PAUSE_MS));
      }
    }
  }

  /**
   * Sends a body to a path of the shop by POST.
   * @returns the status of the reply; 0 when no reply of the shop arrived
   */
  async post(path: string, body: string, headers: Record<string, string>): Promise<number> {
    const shop = this.#next();
    const address = await shop.address;
    const sent = {
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...headers },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    };
    const status = await fetch(address + path, sent).then(
      (response) => response.status,
      () => 0,
    );
    return (await shop.address) === address ? status : 0;
  }

  #next(): ShopProcess {
    const { processes } = this;
    return processes[this.#turn++ % processes.length] as ShopProcess;
  }

  /**
   * Makes an API call once.
   * @throws ApiError for a refusal; its status is 0 when no reply arrived
   */
  async #callOnce<E extends Endpoint>(
    address: string,
    who: Caller | null,
    endpoint: E,
    input: CallInput<E>,
  ): Promise<Reply<E>> {
    const baseUrl = address + API_PREFIX;
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

/**
 * Returns an address of the private network 10.0.0.0/8, which differs for each number below sixteen
 * million.
 */
export function addressOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}
