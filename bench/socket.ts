/**
 * Measures the delay with which a tick of the live rates reaches many clients: `npm run
 * bench:socket [-- clients]`. The reference, in the same run, is a bare `ws` server that sends the
 * same number of bytes as often. The server runs on the first core, and all clients are in one
 * process on the second core. The delay is the time from the tick's acceptance (in the shop, before
 * the tick is written to the database) to its arrival at a client. The median must be below 100 ms.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { printFigures } from "./figures.ts";
import { startBareSocket, startShop } from "./servers.ts";

const WANTED_CLIENTS = Number(process.argv[2] ?? 10_000);
const TICK_MS = 2000;
const TICKS = 5;
const WANTED_MEDIAN_MS = 100;
/** The number of open files that a process needs in addition to its sockets. */
const OTHER_FILES = 500;

interface Result {
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
  readonly heard: number;
}

const clients = Math.min(WANTED_CLIENTS, openFiles() - OTHER_FILES);
if (clients < WANTED_CLIENTS) {
  console.log(`Only ${clients} listeners: raise the limit of open files (ulimit -Hn) for more.`);
}

/**
 * Reads how many files a process may open. The hard limit counts, because Node.js raises the soft
 * limit to the hard limit.
 */
function openFiles(): number {
  const limits = process.platform === "linux" ? readFileSync("/proc/self/limits", "utf8") : "";
  const hard = /^Max open files\s+\S+\s+(\d+)/m.exec(limits)?.[1];
  return hard ? Number(hard) : WANTED_CLIENTS + OTHER_FILES;
}

/** Reads the memory of a process in MB; it works on Linux only. */
function memory(pid: number): number {
  if (process.platform !== "linux") return Number.NaN;
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

async function measure(name: string, server: { url: string; pid: number }, path: string) {
  const before = memory(server.pid);
  const { port } = new URL(server.url);
  const task = { port: Number(port), path, clients, ticks: TICKS };
  const load = fork(new URL("socket-process.ts", import.meta.url), {
    env: { ...process.env, TASK: JSON.stringify(task) },
  });
  const ended = once(load, "exit");
  await once(load, "message");
  const during = memory(server.pid);
  const [result]: Result[] = await once(load, "message");
  await ended;
  if (!result) throw new Error(`${name}: no result`);
  console.log(
    [
      name.padEnd(10),
      ...[result.median, result.p99, result.longest].map((ms) => `${ms} ms`.padStart(9)),
      `${((100 * result.heard) / (clients * TICKS)).toFixed(1)} %`.padStart(9),
      `${before.toFixed(0)} MB`.padStart(9),
      `${during.toFixed(0)} MB`.padStart(9),
    ].join(" "),
  );
  return result;
}

console.log(`${clients} listeners, a tick every ${TICK_MS / 1000} s, ${TICKS} ticks`);
console.log("              median       p99   longest     heard     alone   with all");
const bytes = await tickBytes();
await using shop = await startShop({
  RATES_TICK_SECONDS: String(TICK_MS / 1000),
  RATES_LISTENERS_PER_ADDRESS: String(clients + 10),
});
const ours = await measure("shop", shop, "/ws/goldprice");
await using bare = await startBareSocket(bytes, TICK_MS);
const theirs = await measure("bare ws", bare, "/");
const what = `a tick at ${clients} sockets`;
await printFigures(
  [
    { what: `${what}, median`, of: (result: Result) => result.median },
    { what: `${what}, 99 of 100 within`, of: (result: Result) => result.p99 },
  ].map(({ what, of }) => ({
    what,
    value: of(ours),
    unit: "ms",
    reference: { name: "bare ws", value: of(theirs) },
  })),
);
const isFast = ours.median < WANTED_MEDIAN_MS;
console.log(isFast ? `below ${WANTED_MEDIAN_MS} ms` : `NOT BELOW ${WANTED_MEDIAN_MS} ms`);
if (!isFast) process.exitCode = 1;

/** Measures the number of bytes of the shop's message of a tick. */
async function tickBytes(): Promise<number> {
  await using probe = await startShop();
  const socket = new WebSocket(`${probe.url.replace("http", "ws")}/ws/goldprice`);
  const [message] = await once(socket, "message");
  socket.close();
  return String(message.data).length;
}
