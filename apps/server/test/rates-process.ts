import { Writable } from "node:stream";
import Fastify from "fastify";
import { openBus } from "../src/platform/bus.ts";
import { readConfig } from "../src/platform/config.ts";
import { openServer } from "../src/platform/database.ts";
import type { RateSource } from "../src/rates/index.ts";
import { createRates, RATES_CHANGED, type RatesChanged } from "../src/rates/index.ts";

/** What a process tells its parent of its rates. */
export type Report =
  | { readonly kind: "asked" }
  | { readonly kind: "shown"; readonly sheet: string; readonly gold: number; readonly at: number };

const [url = ""] = process.argv.slice(2);

function tell(report: Report): void {
  process.send?.(report);
}

/** A market that says another price each time; a slow answer is part of the lease's length. */
let asked = 0;
const market: RateSource = {
  ...{ key: "test", name: "A market", cost: null, timeoutMs: 4000 },
  async read({ now }) {
    tell({ kind: "asked" });
    return { gold999: 13_342_56 + asked++, silver999: 167_18, takenAt: now, bodyHash: null };
  },
};

/** The rates of a process of the shop, as `app.ts` and `reactions.ts` put them together. */
const { rates: settings, publicUrl } = readConfig({});
const database = await openServer(url);
const bus = await openBus(database);
const rates = await createRates({
  ...{ database, bus, sources: [market], clock: () => new Date() },
  config: { rates: { ...settings, tickMs: 300 }, publicUrl },
  log: Fastify({ logger: { stream: new Writable({ write: (_chunk, _as, done) => done() }) } }).log,
});
bus.on(RATES_CHANGED, async ({ sheetId }: RatesChanged) => {
  await rates.load(sheetId);
  const sheet = rates.current();
  if (sheet) {
    tell({ kind: "shown", sheet: sheet.id, gold: sheet.perGram["24K"] ?? 0, at: Date.now() });
  }
});
await rates.start();
