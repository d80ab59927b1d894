import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../servers.ts";

const PROGRAM = "redis-server";

/** A Redis of the drill, which can be made deaf for a while. */
export interface Redis extends AsyncDisposable {
  readonly url: string;
  /**
   * Freezes Redis for some milliseconds. Its connections stay open and nothing answers on them,
   * which is harder for the shop than a Redis that refuses connections.
   */
  freeze(ms: number): Promise<void>;
}

/**
 * Starts Redis (Debian's package `redis-server`) on a free port. It stores nothing on disk.
 * @throws Error if Redis is not installed
 */
export async function startRedis(): Promise<Redis> {
  const port = await freePort();
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = spawn(PROGRAM, args, { stdio: ["ignore", "pipe", "ignore"] });
  await isListening(child);
  return {
    url: `redis://127.0.0.1:${port}`,
    async freeze(ms) {
      child.kill("SIGSTOP");
      await pause(ms);
      child.kill("SIGCONT");
    },
    async [Symbol.asyncDispose]() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function isListening(child: ChildProcess): Promise<void> {
  const listening = Promise.withResolvers<void>();
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (part: string) => {
    output += part;
    if (/ready to accept connections/i.test(output)) listening.resolve();
  });
  child.once("exit", () => listening.reject(new Error(`Redis has ended: ${output}`)));
  child.once("error", () => listening.reject(new Error(`${PROGRAM} is not installed.`)));
  await listening.promise;
}
