import { type CheckingParts, checkPayment } from "./check-payment.ts";
import { claimPayments, claimRefunds } from "./queries.ts";
import { refundMoney } from "./refund-money.ts";

export interface Reconciler {
  /** Asks about everything that is due. @returns how much that was */
  run(): Promise<number>;
  /** Does not wait for the next turn. */
  wake(): void;
  start(): void;
  stop(): Promise<void>;
}

const TURN_MS = 1000;
/** A turn takes so many at once, so that one gateway that hangs does not hold up the others. */
const AT_ONCE = 10;

/**
 * Asks the gateways about payments that nobody told us of, and for refunds. What is due stands in
 * the database, and is claimed row by row: any number of processes may do this, and one that is
 * killed leaves nothing behind.
 */
export function createReconciler(parts: CheckingParts): Reconciler {
  const { app, log } = parts;
  const { clock } = app;
  const db = app.database.autocommit;
  let timer: NodeJS.Timeout | undefined;
  let stopped = true;
  let underWay: Promise<unknown> = Promise.resolve();

  async function run(): Promise<number> {
    const payments = await claimPayments(db, clock(), AT_ONCE);
    const refunds = await claimRefunds(db, clock(), AT_ONCE);
    await Promise.all([
      ...payments.map((payment) => checkPayment(parts, payment)),
      ...refunds.map((capture) => refundMoney(parts, capture)),
    ]);
    return payments.length + refunds.length;
  }

  function turn(): void {
    clearTimeout(timer);
    underWay = underWay.then(run).then(
      (done) => schedule(done > 0 ? 0 : TURN_MS),
      (error: unknown) => {
        log.error({ err: error }, "payments were not reconciled");
        schedule(TURN_MS);
      },
    );
  }

  function schedule(ms: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(turn, ms).unref();
  }

  return {
    run,
    wake: () => schedule(0),
    start() {
      stopped = false;
      schedule(TURN_MS);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
