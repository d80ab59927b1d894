import { Writable } from "node:stream";
import Fastify from "fastify";
import { readConfig } from "../src/config.ts";
import type { App } from "../src/platform/act.ts";
import { openServer } from "../src/platform/database.ts";
import { createOutbox } from "../src/platform/outbox.ts";
import { createRelay } from "../src/platform/relay.ts";
import type { RateSource } from "../src/rates/index.ts";
import { createRates } from "../src/rates/plugin.ts";

/** A message about the rates from the process to its parent. */
export type Report =
  | { readonly kind: "asked"; readonly at: number }
  | { readonly kind: "shown"; readonly sheet: string; readonly gold: number; readonly at: number };

const [url = "", tickMs = "300"] = process.argv.slice(2);

function sendReport(report: Report): void {
  process.send?.(report);
}

/**
 * A rate source that returns another price at each reading. Its timeout is part of the length of
 * the lease.
 */
let readings = 0;
const market: RateSource = {
  key: "test",
  name: "A market",
  cost: null,
  timeoutMs: 4000,
  async read({ now }) {
    sendReport({ kind: "asked", at: Date.now() });
    return { gold999: 13_342_56 + readings++, silver999: 167_18, takenAt: now, bodyHash: null };
  },
};

/** Connects the parts of the rates as `app.ts` and `reactions.ts` do in the shop. */
const { rates: settings, publicUrl } = readConfig({});
const database = await openServer(url);
const { log } = Fastify({
  logger: { stream: new Writable({ write: (_chunk, _as, done) => done() }) },
});
const outbox = createOutbox(database, log);
const app: App = { database, outbox, clock: () => new Date() };
const config = { rates: { ...settings, tickMs: Number(tickMs) }, publicUrl };
const rates = await createRates({ app, config, log, sources: [market] });
outbox.connect({
  "rates.changed": {
    inEveryProcess: [
      async () => {
        await rates.load();
        const sheet = rates.current();
        if (!sheet) return;
        const gold = sheet.perGram["24K"] ?? 0;
        sendReport({ kind: "shown", sheet: sheet.id, gold, at: Date.now() });
      },
    ],
  },
});
await createRelay(app, log).start();
await rates.start();
