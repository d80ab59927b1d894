import { requestReturn } from "@suvarna/contract/orders/calls";
import type { RefundPartInput } from "@suvarna/contract/orders/refund-part";
import * as desk from "@suvarna/contract/orders/staff";
import { getOrderPage, listOrderRows } from "@suvarna/contract/orders/staff-desk";
import { settleRefund } from "@suvarna/contract/payments/staff";
import type { OrderState, StaffMove } from "@suvarna/domain/order";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { approvePending } from "../../../test/approvals.ts";
import { online, openCounter, sell, shop, staff } from "../../../test/counter-desk.ts";
import { paymentRefunds } from "../../payments/tables.ts";
import { newId } from "../../platform/ids.ts";

openCounter();

const see = (id: string) => staff.call(desk.getDeskOrder, { params: { id } });
const move = async (id: string, from: OrderState, to: StaffMove, reference?: string) =>
  approvePending(
    shop,
    await staff.call(desk.moveOrder, { params: { id }, body: { from, to, reference } }),
  );
const refundsOf = (id: string) =>
  shop.database.db.select().from(paymentRefunds).where(eq(paymentRefunds.orderId, id));
const settle = (id: string) =>
  staff.call(settleRefund, { params: { id }, body: { reference: "UTR426110012345" } });

async function refund(id: string, part: Pick<RefundPartInput, "whole" | "amount">): Promise<void> {
  // The clock moves by 1 ms, because refunds of the same time have no order.
  shop.clock.now = new Date(shop.clock.now.getTime() + 1);
  const body = { ...part, note: "We can't send it" } as RefundPartInput;
  const headers = { "idempotency-key": newId() };
  await approvePending(shop, await staff.call(desk.refundPart, { params: { id }, body, headers }));
}

async function isToRefund(id: string): Promise<boolean> {
  const query = { view: "to_refund", limit: 200 } as const;
  const { items } = await staff.call(listOrderRows, { query });
  return items.some(({ _id }) => _id === id);
}

/** Expects that the order has ended, and that the shopper and the staff read that money is due. */
async function expectDue(id: string, state: "cancelled" | "returned"): Promise<void> {
  expect(await see(id)).toMatchObject({ state, paymentState: "refund_due" });
  expect(await isToRefund(id)).toBe(true);
}

async function expectRefunded(id: string): Promise<void> {
  expect(await see(id)).toMatchObject({ state: "refunded", paymentState: "refunded" });
  expect(await isToRefund(id)).toBe(false);
}

describe("an order whose money is all decided about, but not back yet", () => {
  it("is cancelled and refund_due until the gateway has sent the refund", async () => {
    const { ordered } = await online.paidOrder("cashfree");
    const id = ordered.placed.order._id;
    await refund(id, { whole: true });
    await online.cancel(ordered);
    await expectDue(id, "cancelled");
    // The shop has the money, and owes it, until the gateway has accepted the refund.
    const bookOf = async () => (await staff.call(getOrderPage, { params: { id } })).book;
    const paid = (await bookOf()).find(({ kind }) => kind === "payment")?.inPaise;
    const due = { refundState: "due", outPaise: 0, owedPaise: paid, holdsPaise: paid };
    expect((await bookOf()).at(-1)).toMatchObject(due);
    await online.settleAll();
    await expectRefunded(id);
    const sent = { refundState: "done", outPaise: paid, owedPaise: 0, holdsPaise: 0 };
    expect((await bookOf()).at(-1)).toMatchObject(sent);
  });

  it("is returned and refund_due until staff have settled the stuck refund", async () => {
    const { ordered } = await online.paidOrder("razorpay");
    const id = ordered.placed.order._id;
    await move(id, "confirmed", "processing");
    await move(id, "processing", "shipped");
    await move(id, "shipped", "delivered");
    await refund(id, { whole: true });
    const stuck = { state: "stuck", askAt: null, problem: "status 400" } as const;
    const { db } = shop.database;
    await db.update(paymentRefunds).set(stuck).where(eq(paymentRefunds.orderId, id));
    const body = { reason: "does_not_fit" } as const;
    await shop.client(ordered.shopper.token).call(requestReturn, { params: { id }, body });
    await staff.call(desk.decideReturn, { params: { id }, body: { accept: true } });
    await expectDue(id, "returned");
    const [waiting] = await refundsOf(id);
    await settle(waiting?.id ?? "");
    await expectRefunded(id);
  });
});

describe("an order at the counter", () => {
  it("is refund_due until staff have sent all its refunds, also two at once", async () => {
    const { _id: id } = await sell({ takenAway: false, netWeightMg: 9_000 });
    await refund(id, { amount: 60_000 });
    await refund(id, { whole: true });
    await move(id, "confirmed", "cancelled");
    await expectDue(id, "cancelled");
    const waiting = await refundsOf(id);
    expect(waiting.map(({ way, state }) => `${way} ${state}`)).toEqual([
      "hand stuck",
      "hand stuck",
    ]);
    await Promise.all(waiting.map((one) => settle(one.id)));
    await expectRefunded(id);
  });

  it("goes on when its refund in part is sent by hand", async () => {
    const { _id: id } = await sell({ takenAway: false, netWeightMg: 9_000 });
    await refund(id, { amount: 60_000 });
    const [waiting] = await refundsOf(id);
    await settle(waiting?.id ?? "");
    expect(await see(id)).toMatchObject({ state: "confirmed", paymentState: "paid" });
  });

  it("is not called refunded before a refund in part is sent too", async () => {
    const { _id: id } = await sell({ takenAway: false, netWeightMg: 9_000 });
    await refund(id, { amount: 60_000 });
    await move(id, "confirmed", "cancelled");
    expect(await see(id)).toMatchObject({ paymentState: "refund_by_bank" });
    await expect(move(id, "cancelled", "refunded", "NEFT-1")).rejects.toMatchObject({
      code: "order_cannot_move",
      message: expect.stringContaining("is not sent yet"),
    });
    const [waiting] = await refundsOf(id);
    await settle(waiting?.id ?? "");
    expect(await see(id)).toMatchObject({ state: "cancelled", paymentState: "refund_by_bank" });
    await move(id, "cancelled", "refunded", "NEFT-1");
    await expectRefunded(id);
  });
});
