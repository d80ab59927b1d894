/**
 * The process that the storm kills and restarts: the whole app over HTTP, with a clock that its
 * parent controls.
 */
import { asc } from "drizzle-orm";
import { createApp } from "../../src/app.ts";
import { sandboxPayments, sandboxWebhooks } from "../../src/payments/tables.ts";
import { type Autocommit, openDatabase } from "../../src/platform/database.ts";
import { newId } from "../../src/platform/ids.ts";
import { testConfig } from "../settings.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { QueueTime } from "./queue-time.ts";

/** The arguments with which the parent starts the shop. */
export interface Start {
  readonly url: string | null;
  readonly dataDir: string;
  /** The URL of the mail server. */
  readonly mailUrl: string;
  /** The difference between the shop's clock and the machine's. */
  readonly skewMs: number;
}

/** An order of the parent to the running shop, which is answered with the same `id`. */
export type Order = { readonly id: number } & (
  | { readonly kind: "skew"; readonly ms: number }
  | { readonly kind: "disturb"; readonly seed: number }
  | { readonly kind: "settle" }
);

/** The longest delay of a repeated webhook. */
const LATE_MS = 60_000;

const { url, dataDir, mailUrl, skewMs } = JSON.parse(process.argv[2] ?? "") as Start;
let skew = skewMs;
const clock = () => new Date(Date.now() + skew);
const config = testConfig({
  DATA_DIR: dataDir,
  SMTP_URL: mailUrl,
  // The shoppers' addresses are read from the proxy's header, so that each has one of their own.
  TRUST_PROXY: "true",
  PAYMENT_CHECK_SECONDS: "1",
  PAYMENT_TIMEOUT_SECONDS: "1",
  SANDBOX_DELAY_SECONDS: "2",
});

const database = await openDatabase({ url, dataDir });
const { server, relay, rates, jobs, payments } = await createApp({
  config,
  database,
  clock,
  redis: null,
  pictures: dataDir,
  storefront: null,
});
await jobs.start();
await relay.start();
await rates.start();
payments.start();
let queueTime: QueueTime | undefined;
const address = await server.listen({ port: 0, host: "127.0.0.1" });
process.send?.({ ready: address });

process.on("message", (order: Order) => {
  void obey(order).then(
    () => process.send?.({ done: order.id }),
    // The connection may have been cut during the work; the parent decides what to do.
    (error: Error) => process.send?.({ done: order.id, failed: error.message }),
  );
});

async function obey(order: Order): Promise<void> {
  switch (order.kind) {
    case "skew":
      skew = order.ms;
      break;
    case "disturb":
      await disturb(database.autocommit, chanceOf(order.seed));
      break;
    case "settle":
      await payments.sandbox?.deliverDue();
      while ((await payments.reconcile()) > 0);
      await relay.run();
      queueTime ??= new QueueTime(database);
      await queueTime.pass();
  }
}

/** Repeats some webhooks, at once or later and so in another order, and sends some forged ones. */
async function disturb(db: Autocommit, chance: Chance): Promise<void> {
  const attempts = await db.select().from(sandboxPayments).orderBy(asc(sandboxPayments.at));
  if (attempts.length === 0) return;
  const late = () => new Date(clock().getTime() + chance.below(LATE_MS));
  const messages = Array.from({ length: 6 }, (_, index) => {
    const { id: paymentId, status } = chance.pick(attempts);
    const forged = index < 2;
    const dueAt = chance.percent(50) ? clock() : late();
    const outcome = forged ? ("paid" as const) : status;
    return { id: newId(), paymentId, outcome, forged, dueAt };
  });
  await db.insert(sandboxWebhooks).values(messages);
}
