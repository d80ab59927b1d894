import { type CheckPaymentDependencies, checkPayment } from "./check-payment.ts";
import { createLine, type Line } from "./line.ts";
import { claimPayments } from "./queries.ts";
import { refundMoney } from "./refund-money.ts";
import { claimRefunds } from "./refund-queries.ts";

/**
 * The most refunds that are worked on at the same time. Refunds have places of their own, so that
 * they never wait for payments.
 */
const REFUNDS_AT_ONCE = 10;

/**
 * Asks the gateways about payments of which no webhook came, and for refunds. Payments and refunds
 * have a worker each. The due times are in the database, and each row is claimed, so that any
 * number of processes may run this, and a killed process leaves nothing behind.
 */
export function createReconciler(dependencies: CheckPaymentDependencies): Line {
  const { app, config, log } = dependencies;
  const { clock } = app;
  const db = app.database.autocommit;
  const lines = [
    createLine({
      atOnce: config.payments.checksAtOnce,
      claim: (limit) => claimPayments(db, clock(), limit),
      work: (payment) => checkPayment(dependencies, payment),
      log,
    }),
    createLine({
      atOnce: REFUNDS_AT_ONCE,
      claim: (limit) => claimRefunds(db, clock(), limit),
      work: (refund) => refundMoney(dependencies, refund),
      log,
    }),
  ];
  return {
    async run() {
      const done = await Promise.all(lines.map((line) => line.run()));
      return done.reduce((sum, count) => sum + count, 0);
    },
    wake() {
      for (const line of lines) line.wake();
    },
    start() {
      for (const line of lines) line.start();
    },
    async stop() {
      await Promise.all(lines.map((line) => line.stop()));
    },
  };
}
