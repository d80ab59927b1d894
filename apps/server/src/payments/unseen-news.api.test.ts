import { closeCase, settleRefund } from "@suvarna/contract/payments/staff";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { testAct } from "../../test/acting.ts";
import {
  casesOf,
  HOUR_MS,
  online,
  openRefundDesk,
  say,
  shop,
  staff,
  stuck,
} from "../../test/refund-desk.ts";
import { bookOwnRefund } from "./book-refund.ts";
import { nextAttempt } from "./refund-queries.ts";
import { sandboxPayments } from "./sandbox-tables.ts";
import { paymentRefunds } from "./tables.ts";

openRefundDesk();

const CHANGED = { status: 412, code: "changed_meanwhile" };

it("a refund is not settled by hand with an amount of which a part went back meanwhile", async () => {
  const { ordered, capture } = await online.paidOrder("razorpay");
  const { paymentReference } = capture;
  await shop.database.db
    .update(sandboxPayments)
    .set({ amount: 1 })
    .where(eq(sandboxPayments.id, paymentReference));
  await online.cancel(ordered);
  for (let hour = 0; hour < 12; hour++) await online.pass(HOUR_MS / 6);
  const find = async () => (await stuck()).find((one) => one.paymentReference === paymentReference);
  const seen = await find();
  const entity = {
    id: `rfnd_part_${capture.id}`,
    payment_id: paymentReference,
    receipt: null,
    amount: 20_00,
    currency: "INR",
    status: "processed",
  };
  await say("refund.processed", { refund: { entity } });
  const settle = (amount = 0) =>
    staff.call(settleRefund, {
      params: { id: seen?._id ?? "" },
      body: { reference: "UTR 4711", amount },
    });
  await expect(settle(seen?.amount)).rejects.toMatchObject(CHANGED);
  const left = (seen?.amount ?? 0) - 20;
  expect(await find()).toMatchObject({ amount: left });
  await settle(left);
  expect(await find()).toBeUndefined();
});

it("a case is not closed when there is news of it that staff have not seen", async () => {
  const { capture } = await online.paidOrder("razorpay");
  const reference = `disp_news_${capture.id}`;
  const dispute = async (status: string) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    const { paymentReference: payment_id, amount } = capture;
    const entity = { id: reference, payment_id, amount, currency: "INR", status };
    await say(`payment.dispute.${status}`, { dispute: { entity } });
    return (await casesOf(reference))[0];
  };
  const seen = await dispute("under_review");
  const close = (changedAt = "") =>
    staff.call(closeCase, {
      params: { id: seen?._id ?? "" },
      body: { note: "We wait for the bank", changedAt },
    });
  const lost = await dispute("lost");
  await expect(close(seen?.changedAt)).rejects.toMatchObject(CHANGED);
  expect((await casesOf(reference))[0]).toMatchObject({ state: "lost", closedAt: null });
  await close(lost?.changedAt);
  expect((await casesOf(reference))[0]?.closedAt).not.toBeNull();
});

it("a report that read a refund before its second attempt does not end that attempt", async () => {
  const { ordered, capture } = await online.paidOrder("cashfree");
  await online.cancel(ordered);
  await online.settleAll();
  const { db, autocommit } = shop.database;
  const which = eq(paymentRefunds.captureId, capture.id);
  const [first] = await db.select().from(paymentRefunds).where(which);
  if (!first) throw new Error("The shop has asked for the refund");
  await db.update(paymentRefunds).set({ attempt: 2, state: "due" }).where(which);
  const { paymentReference, amount } = capture;
  const report = {
    kind: "refund" as const,
    progress: "failed" as const,
    reference: first.gatewayReference ?? "",
    paymentReference,
    amount,
    currency: "INR",
    state: "FAILED",
    refundId: first.id,
  };
  expect(await testAct(shop.acts, (act) => bookOwnRefund(act, first, report))).toBe(false);
  // Nor does another process begin the second attempt once more.
  expect(await nextAttempt(autocommit, first)).toBe(false);
  expect(await db.select().from(paymentRefunds).where(which)).toMatchObject([
    { state: "due", attempt: 2 },
  ]);
});
