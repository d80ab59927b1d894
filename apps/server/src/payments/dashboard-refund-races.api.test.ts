import { getDeskOrder, refundPart } from "@suvarna/contract/orders/staff";
import { moveOrders } from "@suvarna/contract/orders/staff-desk";
import { retryRefund } from "@suvarna/contract/payments/staff";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testAct } from "../../test/acting.ts";
import { waitsOrEnds } from "../../test/changes-at-once.ts";
import { online, openRefundDesk, say, shop, staff } from "../../test/refund-desk.ts";
import { newId } from "../platform/ids.ts";
import { recordDashboardRefund } from "./book-refund.ts";
import { readCapture } from "./capture-queries.ts";
import type { Capture } from "./queries.ts";
import { refundPayment } from "./sandbox/books.ts";
import { sandboxRefunds } from "./sandbox-tables.ts";
import { paymentRefunds } from "./tables.ts";

openRefundDesk();

/** An order that is paid through Razorpay. */
async function paidOrder() {
  const { ordered, capture } = await online.paidOrder("razorpay");
  return { ordered, capture, orderId: ordered.placed.order._id };
}

/** Requests a refund of a part of an order's money, in paise. */
async function requestPart(orderId: string, amount: number): Promise<void> {
  // The clock moves by 1 ms, because refunds of the same time have no order.
  shop.clock.now = new Date(shop.clock.now.getTime() + 1);
  const headers = { "idempotency-key": newId() };
  const body = { amount: amount / 100, note: "A part" };
  await staff.call(refundPart, { params: { id: orderId }, body, headers });
}

/** Reads the refunds of captured money as `way state amount`, the oldest first. */
async function bookOf({ id }: Capture): Promise<string[]> {
  const rows = await shop.database.db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.captureId, id))
    .orderBy(paymentRefunds.createdAt, paymentRefunds.id);
  return rows.map(({ way, state, amount }) => `${way} ${state} ${amount}`);
}

/**
 * Books a finished refund from the gateway's dashboard in an act that has locked the order's
 * payments, and starts a call of staff before the act ends.
 * @returns the result of the call
 */
async function callWhileBooked<T>(
  { orderId, capture }: { readonly orderId: string; readonly capture: Capture },
  amount: number,
  { call, isBooked }: { call: () => Promise<T>; isBooked: "before the call" | "after the call" },
): Promise<PromiseSettledResult<T>> {
  const { id, gateway, paymentReference, currency } = capture;
  const reference = `rfnd_${newId()}`;
  const about = { kind: "refund", gateway, reference, refundId: null, paymentReference } as const;
  const report = { ...about, amount, currency, state: "processed", progress: "done" } as const;
  let called: Promise<T> | undefined;
  await testAct(shop.acts, async (act) => {
    await shop.payments.hold(act, orderId);
    const book = () => recordDashboardRefund(act, { id }, report);
    if (isBooked === "before the call") expect(await book()).toBe(true);
    called = call();
    await waitsOrEnds(shop.database.db, called);
    if (isBooked === "after the call") expect(await book()).toBe(true);
  });
  const [settled] = await Promise.allSettled([called as Promise<T>]);
  await shop.relay.run();
  return settled;
}

describe("a refund from the gateway's dashboard, while staff act on the same money", () => {
  it("of all the money stops the order that staff take into work", async () => {
    const order = await paidOrder();
    const { orderId, capture } = order;
    const orders = [{ _id: orderId, from: "confirmed" }] as const;
    const settled = await callWhileBooked(order, capture.amount, {
      call: () => staff.call(moveOrders, { body: { to: "processing", orders: [...orders] } }),
      isBooked: "before the call",
    });
    const refused = [{ _id: orderId, message: expect.stringContaining("can only be cancelled") }];
    expect(settled).toMatchObject({ status: "fulfilled", value: { moved: [], refused } });
    const params = { id: orderId };
    expect((await staff.call(getDeskOrder, { params })).state).toBe("confirmed");
  });

  it("that replaces a stuck refund is not sent again by the shop", async () => {
    const order = await paidOrder();
    const { orderId, capture } = order;
    await requestPart(orderId, 100_00);
    const [stuck] = await shop.database.db
      .update(paymentRefunds)
      .set({ state: "stuck", askAt: null, problem: "status 400" })
      .where(eq(paymentRefunds.captureId, capture.id))
      .returning();
    const settled = await callWhileBooked(order, 100_00, {
      call: () => staff.call(retryRefund, { params: { id: stuck?.id ?? "" } }),
      isBooked: "after the call",
    });
    expect(settled).toMatchObject({ status: "rejected", reason: { code: "refund_not_stuck" } });
    expect(await bookOf(capture)).toEqual(["dashboard done 10000"]);
    expect((await readCapture(shop.database.db, capture.id)).refunded).toBe(100_00);
  });
});

it("lowers what the shop's own waiting refunds may still send, the newest first", async () => {
  const { ordered, capture, orderId } = await paidOrder();
  const { amount: paid, paymentReference } = capture;
  const half = Math.floor(paid / 2);
  await requestPart(orderId, 100_00);
  await requestPart(orderId, paid - 300_00);
  const id = `rfnd_${newId()}`;
  const atGateway = { id, paymentId: paymentReference, refundId: null, amount: half };
  await refundPayment(shop.database.autocommit, { ...atGateway, at: shop.clock.now });
  const payment = { payment_id: paymentReference, amount: half, currency: "INR" };
  const entity = { id, ...payment, receipt: null, status: "processed" };
  await say("refund.processed", { refund: { entity } });
  const newest = paid - half - 100_00;
  expect(await bookOf(capture)).toEqual([
    "gateway due 10000",
    `gateway due ${newest}`,
    `dashboard done ${half}`,
  ]);
  expect((await readCapture(shop.database.db, capture.id)).refunded).toBe(paid);
  await online.settleAll();
  const sent = await shop.database.db
    .select({ amount: sandboxRefunds.amount })
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.paymentId, paymentReference));
  const byAmount = (a: number, b: number) => a - b;
  expect(sent.map(({ amount }) => amount).toSorted(byAmount)).toEqual(
    [100_00, newest, half].toSorted(byAmount),
  );
  // The order had already booked what was lowered, so it books only ₹200 more, and not the half.
  const seen = await online.see(ordered);
  expect(seen.refunded).toBe(paid / 100);
  expect(seen.refunds?.at(-1)?.amount).toBe(200);
});
