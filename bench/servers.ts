import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "../scripts/build.mjs";
import { serverFlags } from "../scripts/server-env.mjs";
import type { Sample } from "./load.ts";

export interface RunningServer extends AsyncDisposable {
  readonly url: string;
  readonly pid: number;
}

const SHOP = join(import.meta.dirname, "../apps/server/src/main.ts");
const BARE_SOCKET = join(import.meta.dirname, "bare-socket-process.ts");
const GATEWAY = join(import.meta.dirname, "gateway-process.ts");
/** Enough for the first start of a shop with a million pieces. */
const START_LIMIT_MS = 300_000;
/** The time between two questions to a server that starts. */
const PROBE_MS = 20;
const BARE = join(import.meta.dirname, "bare-process.ts");

/** The processor cores of a server: the first, so that the load has the others, or all of them. */
type Cores = "first" | "all";

/**
 * Starts the production server, built where that is due: on the database of `DATABASE_URL` or of the
 * folder `BENCH_DATA_DIR`, or else with the seed in a new folder, which is deleted afterwards.
 */
export async function startShop(
  settings: Readonly<Record<string, string>> = {},
  cores: Cores = "first",
): Promise<RunningServer> {
  await ensureBuilt();
  const dataDirSetting = process.env["BENCH_DATA_DIR"];
  const dataDir = dataDirSetting ?? (await mkdtemp(join(tmpdir(), "suvarna-bench-")));
  const running = await start(SHOP, "/readyz", { DATA_DIR: dataDir, ...settings }, cores);
  return {
    ...running,
    async [Symbol.asyncDispose]() {
      await running[Symbol.asyncDispose]();
      if (!dataDirSetting) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a bare Fastify handler that answers with the given bytes. */
export function startBareServer(sample: Sample, cores?: Cores): Promise<RunningServer> {
  const { body, headers } = sample;
  const settings = { SAMPLE: JSON.stringify({ headers, body: body.toString("base64") }) };
  return start(BARE, "/", settings, cores);
}

/** Starts a bare `ws` server that sends a text of a given size to everyone at a given interval. */
export function startBareSocket(bytes: number, everyMs: number): Promise<RunningServer> {
  return start(BARE_SOCKET, "/", { BYTES: String(bytes), EVERY_MS: String(everyMs) });
}

/** Starts a gateway that delays every answer, and at which every order is paid after a while. */
export function startGateway({
  answerMs,
  paidAfterMs,
}: {
  readonly answerMs: number;
  readonly paidAfterMs: number;
}): Promise<RunningServer> {
  const settings = { ANSWER_MS: String(answerMs), PAID_AFTER_MS: String(paidAfterMs) };
  return start(GATEWAY, "/figures", settings);
}

function start(
  script: string,
  ready: string,
  settings: Record<string, string>,
  cores: Cores = "first",
): Promise<RunningServer> {
  const command = [process.execPath, ...serverFlags, script];
  const all = { SHOP_MODE: "demo", HOST: "127.0.0.1", ...settings };
  return startCommand(command, ready, all, { cores });
}

/**
 * Starts a server, by default on the first core, and waits until it answers.
 * @param command The program and its arguments; the program listens at the port `PORT`.
 * @param ready The path that answers with success once the server is ready.
 */
export async function startCommand(
  command: readonly string[],
  ready: string,
  settings: Readonly<Record<string, string>>,
  { folder, cores = "first" }: { readonly folder?: string; readonly cores?: Cores } = {},
): Promise<RunningServer> {
  const port = await freePort();
  const [program, ...args] = cores === "first" ? onFirstCore(command) : command;
  const child = spawn(program as string, args, {
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
    ...(folder === undefined ? {} : { cwd: folder }),
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url + ready, child);
  return {
    url,
    pid: child.pid as number,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** On Linux the server runs on the first core, so that the load has the other. */
function onFirstCore(command: readonly string[]): readonly string[] {
  const can = process.platform === "linux" && availableParallelism() > 1;
  return can ? ["taskset", "-c", "0", ...command] : command;
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
  }
  throw new Error(`${url} does not answer`);
}

/** A port on which nothing listens now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
