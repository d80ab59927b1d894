import { eq } from "drizzle-orm";
import { orderHistory, orders } from "../../src/orders/tables.ts";
import { paymentCaptures, paymentRefunds, payments } from "../../src/payments/tables.ts";
import { auditLog } from "../../src/platform/audit.ts";
import { type Assert, type Evidence, rowsBy } from "./evidence.ts";

/**
 * Checks that the audit log has each step of each order, each payment and each refund exactly once.
 */
export async function auditFaults({ db }: Evidence, must: Assert): Promise<void> {
  const lines = rowsBy(await db.select().from(auditLog), ({ what, subject }) =>
    [what, subject].join(" "),
  );
  const steps = rowsBy(await db.select().from(orderHistory), ({ orderId }) => orderId);
  const captures = rowsBy(
    await db
      .select({ orderId: payments.orderId })
      .from(paymentCaptures)
      .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId)),
    ({ orderId }) => orderId,
  );
  const refunds = rowsBy(
    await db.select().from(paymentRefunds).where(eq(paymentRefunds.state, "done")),
    ({ orderId }) => orderId,
  );
  for (const { id } of await db.select().from(orders)) {
    const wanted = {
      "order.placed": 1,
      "order.moved": (steps.get(id)?.length ?? 1) - 1,
      "payment.captured": captures.get(id)?.length ?? 0,
      "payment.refunded": refunds.get(id)?.length ?? 0,
    };
    for (const [what, times] of Object.entries(wanted)) {
      const has = lines.get(`${what} ${id}`)?.length ?? 0;
      must(has === times, `the audit log has ${has} lines ${what} of order ${id}, not ${times}`);
    }
  }
}
