import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";

/** The path of the server's main file, which `npm start` runs after building. */
export const MAIN = join(import.meta.dirname, "../apps/server/src/main.ts");
const STARTS_WITHIN_MS = 150_000;

export interface ShopProcess {
  readonly url: string;
  /** Kills the process, as a power cut would. */
  kill(): Promise<void>;
  /** Ends the process by a signal, as a process manager does. */
  stop(): Promise<void>;
}

/**
 * Starts the real shop on a data folder and a port, and waits until the shop serves requests.
 * @param main the file that starts the shop
 * @param settings more settings of the shop
 */
export async function startShop(
  dataDir: string,
  port?: number,
  main: string = MAIN,
  settings: Readonly<Record<string, string>> = {},
): Promise<ShopProcess> {
  const at = port ?? (await freePort());
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(at),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      // The rates change only every 8 seconds, because after each change every open page and the
      // shop's cached pages are rendered again. Tests that wait for new rates wait for at least
      // 15 seconds.
      RATES_TICK_SECONDS: "8",
      // The sandbox's delayed and failing replies last only this long.
      SANDBOX_DELAY_SECONDS: "1",
      PAYMENT_CHECK_SECONDS: "1",
      PAYMENT_TIMEOUT_SECONDS: "2",
      // The shoppers of all tests share one shipping address, so the limits of orders are high.
      COD_OPEN_ORDERS: "100000",
      UNPAID_ORDERS: "100000",
      UNPAID_PIECES: "100000",
      // Each test sets its network address by a proxy's header, so the shop trusts the proxy.
      TRUST_PROXY: "true",
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${at}`;
  await isReady(`${url}/readyz`, child);
  const end = (signal: NodeJS.Signals) => async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  };
  return { url, kill: end("SIGKILL"), stop: end("SIGTERM") };
}

async function isReady(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}`);
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The shop does not become ready");
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
