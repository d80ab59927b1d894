/**
 * Runs the measurements (`npm run bench`) or a part of them (`npm run bench -- --only http,orders
 * --sizes 100`). Their figures are written into docs/benchmarks.md, and line by line into
 * bench/results/figures.jsonl; only figures that the commands print are written. A part keeps the
 * earlier figures of the other parts. The measurements
 * need a PostgreSQL server (TEST_DATABASE_URL, or the one of this machine), on which databases are
 * created and dropped again. Without a server, only the embedded database is measured.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../scripts/build.mjs";
import { type Place, runCommand } from "./command.ts";
import type { RunFigure } from "./figures.ts";
import { describeMachine } from "./machine.ts";
import { type Store, storesOf } from "./stores.ts";
import { labelOf, type Measured, writeTable } from "./table.ts";

const SIZES = [100, 100_000, 1_000_000];

/** A measuring command with the kind of shop on which it runs. */
interface Planned {
  readonly name: string;
  readonly script: string;
  readonly where: Place;
  /** Whether the command measures a filled shop. Without this function it measures all of them. */
  readonly measures?: (store: Store) => boolean;
}

const isLargeServer = ({ engine, pieces }: Store) => engine === "PostgreSQL" && pieces >= 100_000;

const PLAN: readonly Planned[] = [
  { name: "http", script: "http.ts", where: "filled shops" },
  { name: "start", script: "start.ts", where: "filled shops" },
  { name: "ticks", script: "ticks.ts", where: "filled shops" },
  { name: "catalogue", script: "catalogue.ts", where: "filled shops", measures: isLargeServer },
  { name: "orders", script: "orders.ts", where: "empty database" },
  { name: "embedded-orders", script: "embedded-orders.ts", where: "shop of its own" },
  { name: "online", script: "online.ts", where: "empty database" },
  { name: "session", script: "session.ts", where: "empty database" },
  { name: "socket", script: "socket.ts", where: "shop of its own" },
  { name: "memory", script: "memory.ts", where: "shop of its own" },
  { name: "bytes", script: "browser-bytes.ts", where: "shop of its own" },
  { name: "lighthouse", script: "lighthouse.ts", where: "shop of its own" },
];

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: SIZES.join() },
    only: { type: "string", default: PLAN.map(({ name }) => name).join() },
  },
});
const sizes = values.sizes.split(",").map(Number);
const only = values.only.split(",");
const unknown = only.filter((name) => !PLAN.some((one) => one.name === name));
if (unknown.length > 0 || sizes.some((size) => !SIZES.includes(size))) {
  console.error(`The commands are ${PLAN.map(({ name }) => name).join()}; sizes ${SIZES.join()}.`);
  process.exit(2);
}

await ensureBuilt();
const machine = await describeMachine();
const folder = await mkdtemp(join(tmpdir(), "suvarna-bench-"));
const commit = Object.fromEntries(machine)["commit"] ?? "unknown";
const figures: RunFigure[] = [];
const measured: Measured[] = [];
try {
  const plan = PLAN.filter(({ name }) => only.includes(name));
  for (const { name, script, where } of plan.filter(({ where }) => where !== "filled shops")) {
    await measure(name, script, where, null);
  }
  const inFilled = plan.filter(({ where }) => where === "filled shops");
  if (inFilled.length > 0) {
    for await (const store of storesOf(sizes, folder)) {
      for (const { name, script, where, measures } of inFilled) {
        if (!measures || measures(store)) await measure(name, script, where, store);
      }
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
await writeTable({ machine, measured, figures });

async function measure(
  name: string,
  script: string,
  where: Place,
  store: Store | null,
): Promise<void> {
  console.log(`\n${labelOf({ command: name, store })}`);
  const run = await runCommand({ name, script, where, store, folder });
  figures.push(...run.figures.map((figure) => ({ ...figure, commit })));
  measured.push({ command: name, store, fault: run.fault });
}
