import { spawn } from "node:child_process";
import { freePort, MAIN } from "../shop-process.ts";

const STARTS_WITHIN_MS = 150_000;

/** A shop's process with all that it says, on a port of its own unless `settings` name one. */
export interface RunningShop {
  readonly url: string;
  /** What it has printed so far, the log included. */
  said(): string;
  /** Its exit code. */
  readonly ended: Promise<number | null>;
  /** Waits until it has said that it is open. @throws Error with its words when it ends before */
  isOpen(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
}

export async function runShop(settings: Readonly<Record<string, string>>): Promise<RunningShop> {
  const port = settings["PORT"] ?? String(await freePort());
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: port, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const opened = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
      if (output.includes("Suvarna is open")) opened.resolve();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    said: () => output,
    ended,
    async isOpen() {
      const late = setTimeout(() => opened.reject(new Error(output)), STARTS_WITHIN_MS);
      void ended.then(() => opened.reject(new Error(output)));
      await opened.promise.finally(() => clearTimeout(late));
    },
    signal: (signal) => child.kill(signal),
  };
}
