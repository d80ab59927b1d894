import { spawn } from "node:child_process";
import { join } from "node:path";
import { freePort, MAIN } from "../shop-process.ts";

/**
 * The path of the script that `npm start` runs. It installs and builds the missing parts, then runs
 * the server.
 */
const START = join(import.meta.dirname, "../../scripts/start.mjs");
const STARTS_WITHIN_MS = 150_000;

/** The line that the shop prints when it is open. */
const OPEN = "Suvarna is open";

/** A shop's process with its output, on a separate port unless `settings` name a port. */
export interface RunningShop {
  readonly url: string;
  /** The id of the started process, which is the server or the `npm start` that runs the server. */
  readonly pid: number;
  /** Returns all output so far, including the log. */
  output(): string;
  /** Returns how often the shop has printed that it is open. */
  timesOpened(): number;
  /** The exit code of the process, once it has ended. */
  readonly ended: Promise<number | null>;
  /**
   * Waits until the shop is open.
   * @throws Error with the shop's output when the process ends before
   */
  isOpen(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
}

/** Starts the server directly, without the preparation by `npm start`. */
export function runShop(settings: Readonly<Record<string, string>>): Promise<RunningShop> {
  return runProgram(MAIN, settings);
}

/** Starts the shop as `npm start` does. */
export function runStart(settings: Readonly<Record<string, string>>): Promise<RunningShop> {
  return runProgram(START, settings);
}

async function runProgram(
  program: string,
  settings: Readonly<Record<string, string>>,
): Promise<RunningShop> {
  const port = settings["PORT"] ?? String(await freePort());
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: port, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const opened = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
      if (output.includes(OPEN)) opened.resolve();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid as number,
    output: () => output,
    timesOpened: () => output.split(OPEN).length - 1,
    ended,
    async isOpen() {
      const late = setTimeout(() => opened.reject(new Error(output)), STARTS_WITHIN_MS);
      void ended.then(() => opened.reject(new Error(output)));
      await opened.promise.finally(() => clearTimeout(late));
    },
    signal: (signal) => child.kill(signal),
  };
}
