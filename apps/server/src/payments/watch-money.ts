import { indianDay } from "@suvarna/domain/indian-day";
import type { FastifyBaseLogger } from "fastify";
import { type Act, type App, act } from "../platform/act.ts";
import { jobKind } from "../platform/job-kind.ts";
import type { Jobs } from "../platform/jobs.ts";
import { compareSettlement } from "./compare-settlement.ts";
import { daysToCompare } from "./compared-days.ts";
import {
  type GatewayConnection,
  GatewayError,
  type GatewayName,
  GatewayRefusal,
} from "./gateway.ts";
import { countWaiting } from "./money-that-waits.ts";
import type { Payments } from "./payments.ts";
import type { PaymentsConfig } from "./settings.ts";
import { listComparedDays } from "./settlement-queries.ts";
import type { OwedByHandReader } from "./waiting-money.ts";

const HOUR_MS = 3_600_000;

/**
 * The job runs each hour, so that a gateway that did not answer is asked again. Each day is
 * compared once.
 */
const WATCH_MONEY = jobKind("watch-money", { keyed: true, attemptSeconds: 900 });

interface WatchMoneyDependencies {
  readonly app: App;
  readonly config: { readonly payments: Pick<PaymentsConfig, "settlements"> };
  readonly jobs: Pick<Jobs, "enqueue" | "work">;
  readonly log: Pick<FastifyBaseLogger, "warn">;
  readonly payments: Pick<Payments, "connections">;
  readonly owedByHand: OwedByHandReader;
}

/**
 * The job that compares the gateways' settlements with the shop's records, and announces once a day
 * the money that staff have to look at.
 */
export interface MoneyWatch {
  /**
   * Enqueues the first run of the job; each run enqueues the next. Starting twice enqueues one run.
   */
  start(): Promise<void>;
  /** Compares the settlements and announces the money that is due now. */
  run(): Promise<void>;
}

export function watchMoney({
  app,
  config,
  jobs,
  log,
  payments,
  owedByHand,
}: WatchMoneyDependencies): MoneyWatch {
  const actor = { kind: "job", name: WATCH_MONEY.name } as const;
  const { compared, dueMs } = config.payments.settlements;

  async function compareAll(): Promise<void> {
    if (!compared) return;
    for (const [gateway, connection] of payments.connections) {
      const days = daysToCompare(await listComparedDays(app.database.db, gateway), app.clock());
      for (const day of days) if (!(await compareDay(gateway, connection, day))) break;
    }
  }

  /** Compares a day of a gateway. @returns false when the gateway can't be asked for other days */
  async function compareDay(
    gateway: GatewayName,
    connection: GatewayConnection,
    day: string,
  ): Promise<boolean> {
    try {
      const entries = await connection.fetchSettlement?.(day);
      if (entries) await compareSettlement({ app, dueMs }, { gateway, day, entries });
      return true;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn({ gateway, day, why: error.message }, "a settlement could not be fetched");
      // A gateway that refuses one day, for example because it is too old, may have the others.
      return error instanceof GatewayRefusal;
    }
  }

  async function emitWaitingMoney(act: Act): Promise<void> {
    const waiting = await countWaiting(act.tx, owedByHand);
    if (waiting.every(({ count }) => count === 0)) return;
    act.tell({ type: "money.waits_for_people", day: indianDay(act.at) });
  }

  const enqueue = ({ tx }: Act, startAfter: Date) =>
    jobs.enqueue(tx, WATCH_MONEY, {}, { key: "hourly", startAfter });

  async function run(): Promise<void> {
    await compareAll();
    await act(app, actor, emitWaitingMoney);
  }

  jobs.work(WATCH_MONEY, async () => {
    // The next run is enqueued before this run, so that a failed run does not end the job.
    await act(app, actor, (act) => enqueue(act, new Date(act.at.getTime() + HOUR_MS)));
    await run();
  });
  return { run, start: () => act(app, actor, (act) => enqueue(act, act.at)) };
}
