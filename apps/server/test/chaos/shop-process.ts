import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openTcpProxy, type TcpProxy } from "../tcp-proxy.ts";
import type { Order, Start } from "./chaos-process.ts";

const PROCESS = join(import.meta.dirname, "chaos-process.ts");

/** The maximum number of starts in a row. No number of injected faults explains more starts. */
const MOST_STARTS = 60;
const BEFORE_NEXT_START_MS = 250;
const ERRORS_KEPT = 2000;
/** The text by which the proxy recognises the database connection that listens for events. */
const LISTEN = 'listen "';

type ProcessMessage = { ready: string } | { done: number; failed?: string };
// A command to the shop's process, without the id that the method `tell` adds.
type NewOrder = Order extends infer Each ? (Each extends Order ? Omit<Each, "id"> : never) : never;

/** The servers to which a shop's process is connected, each through a proxy of its own. */
export interface Network extends AsyncDisposable {
  /** The proxy of the PostgreSQL server; null for the embedded database. */
  readonly database: TcpProxy | null;
  readonly redis: TcpProxy | null;
}

export async function openNetwork(servers: {
  readonly url: string | null;
  readonly redisUrl: string | null;
}): Promise<Network> {
  const database = servers.url === null ? null : await openTcpProxy(servers.url, { mark: LISTEN });
  const redis = servers.redisUrl === null ? null : await openTcpProxy(servers.redisUrl);
  return {
    database,
    redis,
    async [Symbol.asyncDispose]() {
      await database?.[Symbol.asyncDispose]();
      await redis?.[Symbol.asyncDispose]();
    },
  };
}

/**
 * A process of the shop that tests kill, freeze and start again. A process that ends by itself is
 * started again too, as an operator's supervisor would do.
 */
export class ShopProcess {
  readonly network: Network;
  /** The ways in which the process has ended without being killed, with its last errors. */
  readonly endings: string[] = [];
  #at: Omit<Start, "skewMs">;
  #skewMs: number;
  #child: ChildProcess | undefined;
  #address: Promise<string> = Promise.reject(new Error("not started"));
  #isStopped = false;
  #orders = 0;
  readonly #waiting = new Map<number, PromiseWithResolvers<void>>();

  constructor({ skewMs, ...at }: Start, network: Network) {
    this.network = network;
    this.#at = {
      ...at,
      url: network.database?.url ?? null,
      redisUrl: network.redis?.url ?? null,
    };
    this.#skewMs = skewMs;
    this.#address.catch(() => {});
  }

  /**
   * The address of the running process. While no process is running, the promise waits for the next
   * process.
   */
  get address(): Promise<string> {
    return this.#address;
  }

  async start(): Promise<void> {
    this.#announce(this.#open());
    await this.#address;
  }

  /**
   * Kills the process, as a power cut would, and starts a new one.
   * @param againAfterMs the time after its start at which the new process is killed too; null: only
   *   the old process is killed
   */
  async kill(againAfterMs: number | null): Promise<void> {
    await this.#address;
    const before = this.#child;
    if (!isRunning(before)) return;
    // The promise of the new address is set before the process dies, so that a call that fails
    // because of the death waits for the next process.
    const ended = once(before, "exit");
    this.#announce(ended.then(() => this.#open(againAfterMs)));
    before.kill("SIGKILL");
    await this.#address;
  }

  /** Stops the process for a while in the middle of its work, and then lets it continue. */
  async freeze(ms: number): Promise<void> {
    await this.#address;
    const child = this.#child;
    if (!isRunning(child)) return;
    this.signal("SIGSTOP");
    await pause(ms);
    this.signal("SIGCONT");
  }

  /**
   * Sends SIGSTOP or SIGCONT to the process. A stopped process still accepts connections but does
   * not answer, as a frozen machine does.
   */
  signal(name: "SIGSTOP" | "SIGCONT"): void {
    // `child.kill` would mark the child process as killed, so `process.kill` sends the signal.
    if (isRunning(this.#child)) process.kill(this.#child.pid ?? 0, name);
  }

  /**
   * Replaces the process by one of another release: the process drains and ends, and then the next
   * one is started.
   * @param change the settings in which the next process differs
   * @returns the exit status of the old process
   */
  async replace(change: Partial<Start>): Promise<number | null> {
    await this.#address;
    const before = this.#child;
    if (!isRunning(before)) throw new Error("There is no process to be replaced.");
    this.#at = { ...this.#at, ...change };
    const ended = once(before, "exit");
    before.kill("SIGTERM");
    const [status] = await ended;
    this.#announce(this.#open());
    await this.#address;
    return status as number | null;
  }

  /** Ends the process for good, without another start. Committed data must survive. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    const child = this.#child;
    if (!isRunning(child)) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  /** Sets the difference between the process's clock and the machine's clock. */
  async setSkew(ms: number): Promise<void> {
    this.#skewMs = ms;
    await this.send({ kind: "skew", ms });
  }

  /**
   * Sends a command to the running process. A command whose process dies meanwhile is not repeated.
   */
  async send(order: NewOrder): Promise<void> {
    await this.#address;
    const id = this.#orders++;
    const done = Promise.withResolvers<void>();
    this.#waiting.set(id, done);
    this.#child?.send({ ...order, id }, (error) => {
      if (error) done.resolve();
    });
    if (!isRunning(this.#child)) done.resolve();
    await done.promise;
  }

  #announce(address: Promise<string>): void {
    this.#address = address;
    address.catch(() => {});
  }

  /**
   * Starts the process. The start is tried again while a server that the process needs can't be
   * reached.
   */
  async #open(killAfterMs: number | null = null): Promise<string> {
    let killIn = killAfterMs;
    for (let starts = 1; !this.#isStopped; starts++) {
      const { ready, ended, child } = this.#fork();
      const timer = killIn === null ? undefined : setTimeout(() => child.kill("SIGKILL"), killIn);
      killIn = null;
      const address = await Promise.race([ready, ended.then(() => null)]);
      clearTimeout(timer);
      if (address !== null) return address;
      if (starts === MOST_STARTS) throw new Error(`The shop does not start: ${await ended}`);
      await pause(BEFORE_NEXT_START_MS);
    }
    throw new Error("The shop was stopped");
  }

  #fork(): { child: ChildProcess; ready: Promise<string>; ended: Promise<string> } {
    const start: Start = { ...this.#at, skewMs: this.#skewMs };
    const isQuiet = start.logLevel === "silent";
    const child = fork(PROCESS, [JSON.stringify(start)], {
      stdio: ["ignore", isQuiet ? "ignore" : "inherit", "pipe", "ipc"],
    });
    this.#child = child;
    let errors = "";
    child.stderr?.setEncoding("utf8").on("data", (part: string) => {
      errors = (errors + part).slice(-ERRORS_KEPT);
    });
    const opened = Promise.withResolvers<string>();
    let isOpen = false;
    child.on("message", (message: ProcessMessage) => {
      if ("ready" in message) {
        isOpen = true;
        opened.resolve(message.ready);
      } else this.#answered(message.done);
    });
    const ended = once(child, "exit").then(([code, signal]) => {
      const how = `${code ?? signal}: ${errors.trim()}`;
      for (const id of [...this.#waiting.keys()]) this.#answered(id);
      if (isOpen && !child.killed && !this.#isStopped) {
        this.endings.push(how);
        this.#announce(this.#open());
      }
      return how;
    });
    return { child, ready: opened.promise, ended };
  }

  #answered(id: number): void {
    this.#waiting.get(id)?.resolve();
    this.#waiting.delete(id);
  }
}

function isRunning(child: ChildProcess | undefined): child is ChildProcess {
  return child !== undefined && child.exitCode === null && child.signalCode === null;
}
