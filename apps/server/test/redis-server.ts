import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { freePort } from "./free-port.ts";
import type { TestRedis } from "./redis-stand-in.ts";

const NAMES = ["redis-server", "valkey-server"];
const PROGRAM = (process.env["PATH"] ?? "")
  .split(delimiter)
  .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  .find((file) => existsSync(file));

/**
 * The reason why tests with Redis are skipped, for their names; null where Redis or Valkey is
 * installed.
 */
export const NO_REDIS = PROGRAM ? null : "no Redis or Valkey is installed";

/** Starts a Redis or Valkey server that stores nothing on disk. */
export async function openRedisServer(): Promise<TestRedis> {
  const port = await freePort();
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = spawn(PROGRAM ?? "", args, { stdio: ["ignore", "pipe", "ignore"] });
  await isListening(child);
  return {
    url: `redis://127.0.0.1:${port}`,
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
  child.once("error", listening.reject);
  await listening.promise;
}
