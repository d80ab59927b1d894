/**
 * Measures an import of 10,000 rows through the API: `npm run bench:imports`, on the embedded
 * database or on that of DATABASE_URL. A first file adds 10,000 products, and a second file changes
 * them. The second import is stopped in the middle and continued. Then both imports are undone, and
 * the first undoing is stopped and continued too. Meanwhile a visitor and a member of staff make
 * calls ten times a second. The command prints rows per second, how often the progress has changed,
 * and the times of the calls. The server runs on one core.
 */
import { setTimeout as pause } from "node:timers/promises";
import { startShop } from "./servers.ts";
import { logInAsStaff, SEALING_KEYS } from "./staff.ts";

const ROWS = Number(process.env["BENCH_ROWS"] ?? 10_000);
const ASK_MS = 100;
const PROOF_MS = 4 * 60_000;
const WANTED = { rowsPerSecond: 100, othersMs: 500 };
const TUS = { "tus-resumable": "1.0.0" };
const OTHERS = ["/", "/api/staff/products?limit=50"];
const base64 = (text: string) => Buffer.from(text).toString("base64");

/** The measured part of an import in a reply of the API. */
interface Import {
  readonly _id: string;
  readonly state: string;
  readonly done: number;
  readonly counts: Readonly<Record<"new" | "changed" | "error", number>>;
  readonly written: Readonly<Record<"new" | "changed" | "refused", number>>;
  readonly undone: { readonly rows: number } | null;
}

await using shop = await startShop({ LOG_LEVEL: "silent", SEALING_KEYS });
let { call, headers } = await logInAsStaff(shop.url);
let provedAt = Date.now();
const run = Date.now().toString(36).toUpperCase();
const numbers = Array.from({ length: ROWS }, (_each, index) => index);
const added = [
  "model,name,category,carat,net_weight_g,making_percent,stock,tags",
  ...numbers.map(
    (at) =>
      `${run}-${at},Measured Ring ${run} ${at},Gold,22K,${(3 + (at % 90) / 10).toFixed(3)},12,2,ring`,
  ),
].join("\n");
const changed = [
  "model,making_percent,stock",
  ...numbers.map((at) => `${run}-${at},${13 + (at % 3)},${at % 7}`),
].join("\n");

console.log(`${"".padEnd(34)} rows/s  seconds  moves  others: median  99 of 100  slowest`);
const speeds: number[] = [];
const first = await dryRun(`${ROWS} new products`, added);
await write(`${ROWS} new products`, first, { newAsDrafts: false });
const second = await dryRun(`${ROWS} changes`, changed);
await writeWithStop(`${ROWS} changes`, second);
await undo(`${ROWS} changes`, second, { isStopped: true });
await undo(`${ROWS} new products`, first, { isStopped: false });
console.log(Math.min(...speeds) >= WANTED.rowsPerSecond ? "as wanted" : "BELOW what is wanted");

async function dryRun(what: string, file: string): Promise<string> {
  const uploadId = await send(Buffer.from(file));
  const { _id } = await call<Import>("/api/staff/imports", { uploadId, name: "rows.csv" });
  const checked = await follow(`dry run of ${what}`, _id, ["reading"]);
  if (checked.counts.error > 0) throw new Error(`${checked.counts.error} rows have errors`);
  return _id;
}

async function write(what: string, id: string, how: object): Promise<void> {
  await callWithProof(`/api/staff/imports/${id}/start`, how);
  const { state, written } = await follow(`import of ${what}`, id, ["writing"]);
  const rows = written.new + written.changed;
  if (state !== "done" || rows !== ROWS) throw new Error(`${state} with ${rows} of ${ROWS} rows`);
}

async function writeWithStop(what: string, id: string): Promise<void> {
  await callWithProof(`/api/staff/imports/${id}/start`, {});
  await stopInTheMiddle(id, ["stopping", "stopped"]);
  await write(what, id, {});
}

async function undo(what: string, id: string, how: { isStopped: boolean }): Promise<void> {
  await callWithProof(`/api/staff/imports/${id}/undo`, {});
  if (how.isStopped) {
    await stopInTheMiddle(id, ["undo_stopping", "undo_stopped"]);
    await callWithProof(`/api/staff/imports/${id}/undo`, {});
  }
  const { state, undone } = await follow(`undoing of ${what}`, id, ["undoing"]);
  if (state !== "undone" || undone?.rows !== ROWS) {
    throw new Error(`${state} with ${undone?.rows} of ${ROWS} rows undone`);
  }
}

/**
 * Makes a call that needs a fresh proof of the last five minutes. If the proof is too old, the
 * member of staff logs in again first.
 */
async function callWithProof(path: string, body: object): Promise<void> {
  if (Date.now() > provedAt + PROOF_MS) {
    ({ call, headers } = await logInAsStaff(shop.url));
    provedAt = Date.now();
  }
  await call(path, body);
}

/** Stops an import or its undoing after a third of the rows. */
async function stopInTheMiddle(
  id: string,
  [stopping, stopped]: readonly [stopping: string, stopped: string],
): Promise<void> {
  while ((await call<Import>(`/api/staff/imports/${id}`)).done < ROWS / 3) await pause(ASK_MS);
  const begun = performance.now();
  await call(`/api/staff/imports/${id}/stop`, {});
  let at = await call<Import>(`/api/staff/imports/${id}`);
  while (at.state === stopping) at = await call<Import>(`/api/staff/imports/${id}`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(2);
  if (at.state !== stopped || at.done >= ROWS) throw new Error(`${at.state} at ${at.done}`);
  console.log(`  stopped ${seconds} s after the call, at ${at.done} rows`);
}

/** Waits until an import has left these states, and prints a line of the table. */
async function follow(what: string, id: string, states: readonly string[]): Promise<Import> {
  const begun = performance.now();
  const times: number[] = [];
  const seen = new Set<number>();
  let at = await call<Import>(`/api/staff/imports/${id}`);
  const start = states.includes("undoing") ? at.done : at.written.changed + at.written.new;
  while (states.includes(at.state)) {
    for (const path of OTHERS) times.push(await timeOf(path));
    await pause(ASK_MS);
    at = await call<Import>(`/api/staff/imports/${id}`);
    seen.add(at.done);
  }
  const seconds = (performance.now() - begun) / 1000;
  const speed = (ROWS - start) / seconds;
  speeds.push(speed);
  const sorted = times.toSorted((a, b) => a - b);
  const share = (of: number) => `${(sorted[Math.floor(sorted.length * of)] ?? 0).toFixed(0)} ms`;
  const columns = [speed.toFixed(0).padStart(7), seconds.toFixed(1).padStart(9)];
  columns.push(String(seen.size).padStart(7), share(0.5).padStart(16), share(0.99).padStart(11));
  columns.push(`${(sorted.at(-1) ?? 0).toFixed(0)} ms`.padStart(9));
  console.log(what.padEnd(34) + columns.join(""));
  return at;
}

async function timeOf(path: string): Promise<number> {
  const begun = performance.now();
  await (await fetch(shop.url + path, { headers })).arrayBuffer();
  return performance.now() - begun;
}

/** Uploads a file by the protocol tus. @returns the id of the upload */
async function send(bytes: Buffer): Promise<string> {
  const opened = await fetch(`${shop.url}/api/staff/uploads`, {
    method: "POST",
    headers: {
      ...TUS,
      ...headers,
      "upload-length": String(bytes.length),
      "upload-metadata": `filename ${base64("rows.csv")},purpose ${base64("import")}`,
    },
  });
  const url = new URL(opened.headers.get("location") ?? "", shop.url);
  const sent = await fetch(url, {
    method: "PATCH",
    headers: {
      ...TUS,
      ...headers,
      "upload-offset": "0",
      "content-type": "application/offset+octet-stream",
    },
    body: new Uint8Array(bytes),
  });
  if (!sent.ok) throw new Error(`The upload answers ${sent.status}: ${await sent.text()}`);
  return url.pathname.slice(url.pathname.lastIndexOf("/") + 1);
}
