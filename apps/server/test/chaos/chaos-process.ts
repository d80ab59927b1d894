/**
 * The process of the shop that a chaos run kills and freezes. It opens the shop as `npm start`
 * does, but with a clock that the parent process controls.
 */
import type { AddressInfo } from "node:net";
import { asc, sql } from "drizzle-orm";
import {
  sandboxOrders,
  sandboxPayments,
  sandboxWebhooks,
} from "../../src/payments/sandbox-tables.ts";
import type { Autocommit } from "../../src/platform/database.ts";
import { newId } from "../../src/platform/ids.ts";
import { stopOnSignal } from "../../src/platform/stop.ts";
import { runShop } from "../../src/run-shop.ts";
import { testConfig } from "../settings.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { QueueTime } from "./queue-time.ts";

/** The arguments with which the parent process starts the shop. */
export interface Start {
  /**
   * The URL of the database; null for the embedded database. `redisUrl` is null for a shop without
   * Redis.
   */
  readonly url: string | null;
  readonly redisUrl: string | null;
  readonly dataDir: string;
  /** The URL of the mail server to which the shop sends letters. */
  readonly mailUrl: string;
  readonly logLevel: string;
  /** The difference between the shop's clock and the machine's clock, in milliseconds. */
  readonly skewMs: number;
  /** Settings that are added to those of every chaos run. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The folder of the migrations; undefined for those of this release. */
  readonly migrations?: string;
}

/** A command of the parent process to the running shop. The reply has the command's `id`. */
export type Order = { readonly id: number } & (
  | { readonly kind: "skew"; readonly ms: number }
  | { readonly kind: "disturb" | "trouble"; readonly seed: number }
  | { readonly kind: "settle" }
);

/**
 * The longest delay of a repeated webhook in milliseconds. It is longer than an order waits for its
 * payment.
 */
const LATE_MS = 45 * 60_000;
const TROUBLE_MS = 20_000;

const start = JSON.parse(process.argv[2] ?? "") as Start;
const { url, redisUrl, dataDir, mailUrl, logLevel, skewMs, settings, migrations } = start;
let skew = skewMs;
const clock = () => new Date(Date.now() + skew);
const config = testConfig({
  ...(url ? { DATABASE_URL: url } : {}),
  ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
  PORT: "0",
  DATA_DIR: dataDir,
  LOG_LEVEL: logLevel,
  SMTP_URL: mailUrl,
  // The server reads the network address of a shopper from the proxy's header, so that each shopper
  // has an address of their own.
  TRUST_PROXY: "true",
  RATES_TICK_SECONDS: "5",
  PAYMENT_CHECK_SECONDS: "1",
  PAYMENT_TIMEOUT_SECONDS: "1",
  SANDBOX_DELAY_SECONDS: "2",
  // The shoppers of a long run share few networks, and no letter of theirs may be held back.
  MESSAGES_OPEN_PER_SENDER_HOURLY: "100000",
  MESSAGES_OPEN_PER_SENDER_DAILY: "100000",
  MESSAGES_OWED_PER_SENDER_HOURLY: "100000",
  MESSAGES_OWED_PER_SENDER_DAILY: "100000",
  ...settings,
});

const { services, close } = await runShop(config, {
  clock,
  pictures: dataDir,
  storefront: null,
  backOffice: null,
  ...(migrations ? { migrations } : {}),
  say() {},
});
stopOnSignal(close, config.drainSeconds);
const { app, payments, relay, server } = services;
const { database } = app;
let queueTime: QueueTime | undefined;
const { port } = server.server.address() as AddressInfo;
process.send?.({ ready: `http://127.0.0.1:${port}` });

// The process ends when its parent has died, because nobody else would end it.
process.once("disconnect", () => process.exit());
process.on("message", (order: Order) => {
  void obey(order).then(
    () => process.send?.({ done: order.id }),
    // The connection to the database may have been cut during the command. The parent decides what
    // to do then.
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
    case "trouble":
      await trouble(database.autocommit, chanceOf(order.seed));
      break;
    case "settle":
      await payments.sandbox?.deliverDue();
      while ((await payments.reconcile()) > 0);
      queueTime ??= new QueueTime(database);
      await queueTime.hurryOutbox();
      await relay.run();
      await queueTime.pass();
  }
}

/**
 * Repeats some webhooks, at once or later and thus in another order, and sends some forged
 * webhooks.
 */
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

/**
 * Makes the payment gateways answer with a server error, or not at all, about half of the present
 * orders for a while.
 */
async function trouble(db: Autocommit, chance: Chance): Promise<void> {
  const kind = chance.pick(["5xx", "hang"] as const);
  const troubleUntil = new Date(clock().getTime() + TROUBLE_MS);
  const half = sql`random() < 0.5`;
  await db.update(sandboxOrders).set({ trouble: kind, troubleUntil }).where(half);
}
