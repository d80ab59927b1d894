import { eq } from "drizzle-orm";
import { sandboxOrders, sandboxPayments } from "../../src/payments/sandbox-tables.ts";
import { paymentCaptures, paymentRefunds } from "../../src/payments/tables.ts";
import { type Assert, type Evidence, sumOf } from "./evidence.ts";

/**
 * Checks that the payment gateways and the shop's database agree about the money: the captured
 * amount equals the kept amount plus the refunded amount.
 */
export async function moneyFaults({ db, counts }: Evidence, must: Assert): Promise<void> {
  const book = await db.select().from(paymentCaptures);
  const attempts = await db.select().from(sandboxPayments);
  const known = new Set(book.map(({ paymentReference }) => paymentReference));
  // After the chaos no attempt is pending, so late payments are known too. Money that Razorpay has
  // only authorized and that the shop did not capture is not recorded.
  const blocked = new Set(
    (await db.select().from(sandboxOrders).where(eq(sandboxOrders.gateway, "razorpay"))).map(
      ({ id }) => id,
    ),
  );
  const paid = attempts.filter(({ orderId, captured, status, paidAt }) =>
    blocked.has(orderId) ? captured : status === "paid" || paidAt !== null,
  );
  for (const { id } of paid) must(known.has(id), `the payment ${id} is in no book`);
  must(book.length === paid.length, `${paid.length} payments, ${book.length} in the book`);

  const taken = sumOf(paid.map(({ amount }) => amount));
  const back = sumOf(attempts.map(({ refunded }) => refunded));
  const refunds = await db.select().from(paymentRefunds);
  for (const { id, state } of refunds) must(state === "done", `the refund ${id} is ${state}`);
  const owed = sumOf(refunds.map(({ amount }) => amount));
  const keptAmount = sumOf(book.map(({ amount, refunded }) => amount - refunded));
  must(back === owed, `${back} went back at the gateway, ${owed} in the book`);
  must(
    taken === keptAmount + owed,
    `${taken} were taken, ${keptAmount} are kept and ${owed} went back`,
  );
  counts["payments"] = paid.length;
  counts["refunds"] = refunds.length;
}
