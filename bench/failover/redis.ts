import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../servers.ts";

const PROGRAM = "redis-server";

/** A Redis of the drill, which can be made deaf for a while. */
export interface Redis extends AsyncDisposable {
  readonly url: string;
  /**
   * Freezes Redis for some milliseconds. Its connections stay open, new connections are accepted by
   * the kernel, and nothing answers on them, which is harder for the shop than a Redis that refuses
   * connections. Redis carries out late what it was sent meanwhile.
   */
  freeze(ms: number): Promise<void>;
  /** Counts the scripts that Redis has run. Each script counts one attempt for a rate limit. */
  countScripts(): Promise<number>;
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
    async countScripts() {
      const args = ["-p", String(port), "info", "commandstats"];
      const { stdout } = await promisify(execFile)("redis-cli", args);
      const calls = [...stdout.matchAll(/^cmdstat_eval\w*:calls=(\d+)/gm)];
      return calls.reduce((sum, [, count]) => sum + Number(count), 0);
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
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
