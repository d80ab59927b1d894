import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { ApiError, createClient } from "@suvarna/contract/client";
import type { CallInput, Endpoint, Reply } from "@suvarna/contract/endpoint";
import { API_PREFIX } from "../../src/platform/http/api.ts";
import type { Session } from "../shoppers.ts";
import type { Order, Start } from "./storm-process.ts";

const PROCESS = join(import.meta.dirname, "storm-process.ts");

/** More tries than any number of injected faults explains. */
const MAX_TRIES = 200;

type Said = { ready: string } | { done: number; failed?: string };
// An order to the shop's process, without the number that `tell` adds.
type NewOrder = Order extends infer Each ? (Each extends Order ? Omit<Each, "id"> : never) : never;

/** A shop's process that is killed and restarted, with an API that retries across restarts. */
export class RunningShop {
  readonly #at: Omit<Start, "skewMs">;
  #skewMs: number;
  #child: ChildProcess | undefined;
  #address: Promise<string> = Promise.reject(new Error("not started"));
  #orders = 0;
  readonly #waiting = new Map<number, PromiseWithResolvers<void>>();

  constructor({ skewMs, ...at }: Start) {
    this.#at = at;
    this.#skewMs = skewMs;
    this.#address.catch(() => {});
  }

  /** Starts the process; calls that arrive meanwhile wait for it. */
  start(): Promise<string> {
    this.#address = this.#open();
    return this.#address;
  }

  /** Kills the process like a power cut, and starts it again. */
  async killAndStart(): Promise<void> {
    const before = this.#child;
    const ended = new Promise((resolve) => before?.once("exit", resolve));
    // The new address is announced before the process dies, so that a call that fails by it waits
    // for the next process.
    const gone = Promise.withResolvers<string>();
    this.#address = gone.promise;
    before?.kill("SIGKILL");
    await ended;
    this.#open().then(gone.resolve, gone.reject);
    await gone.promise;
  }

  /** Kills the process. Committed data must survive. */
  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child?.once("exit", resolve));
    this.#child?.kill("SIGKILL");
    await ended;
  }

  /** Advances the shop's clock. */
  async advance(ms: number): Promise<void> {
    this.#skewMs += ms;
    await this.tell({ kind: "skew", ms: this.#skewMs });
  }

  /**
   * Sends an order to the running process. If the process dies meanwhile, the order is not
   * repeated.
   */
  async tell(order: NewOrder): Promise<void> {
    await this.#address;
    const id = this.#orders++;
    const done = Promise.withResolvers<void>();
    this.#waiting.set(id, done);
    this.#child?.send({ ...order, id }, (error) => {
      if (error) done.resolve();
    });
    await done.promise;
  }

  /**
   * Makes an API call, and repeats it as long as no reply arrives or the reply is a server error.
   * @throws ApiError for a refusal
   */
  async call<E extends Endpoint>(
    who: Session,
    endpoint: E,
    input: CallInput<E>,
  ): Promise<Reply<E>> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.callOnce(who, endpoint, input);
      } catch (error) {
        const status = error instanceof ApiError ? error.status : 0;
        if ((status > 0 && status < 500) || tries === MAX_TRIES) throw error;
      }
    }
  }

  /** Makes an API call once. Without a reply it throws an ApiError with status 0. */
  async callOnce<E extends Endpoint>(
    { token, userId }: Session,
    endpoint: E,
    input: CallInput<E>,
  ): Promise<Reply<E>> {
    const address = await this.#address;
    // Each user has an address of their own, because rate limits count by address.
    const from = [0, 2, 4].map((at) => Number.parseInt(userId.slice(-6).slice(at, at + 2), 16));
    const client = createClient({
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set("x-forwarded-for", `10.${from.join(".")}`);
        return fetch(input, { ...init, headers });
      },
      baseUrl: address + API_PREFIX,
      token: () => token,
    });
    return client.call(endpoint, input);
  }

  /** Posts a body to a path of the shop. @returns the status; 0 when no reply arrived */
  async post(path: string, body: string, headers: Record<string, string>): Promise<number> {
    const address = await this.#address;
    const sent = {
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...headers },
    };
    return fetch(address + path, sent).then(
      ({ status }) => status,
      () => 0,
    );
  }

  #open(): Promise<string> {
    const start: Start = { ...this.#at, skewMs: this.#skewMs };
    const child = fork(PROCESS, [JSON.stringify(start)], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    this.#child = child;
    const opened = Promise.withResolvers<string>();
    child.on("message", (said: Said) => {
      if ("ready" in said) opened.resolve(said.ready);
      else this.#answered(said.done);
    });
    child.once("exit", (code, signal) => {
      const error = new Error(`The shop ended by itself, with ${code ?? signal}`);
      opened.reject(error);
      if (signal !== "SIGKILL") {
        this.#address = Promise.reject(error);
        this.#address.catch(() => {});
      }
      for (const id of [...this.#waiting.keys()]) this.#answered(id);
    });
    return opened.promise;
  }

  #answered(id: number): void {
    this.#waiting.get(id)?.resolve();
    this.#waiting.delete(id);
  }
}
