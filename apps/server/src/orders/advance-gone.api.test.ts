import * as desk from "@suvarna/contract/orders/staff";
import { moveOrders } from "@suvarna/contract/orders/staff-desk";
import { listRefunds } from "@suvarna/contract/payments/staff";
import type { OrderState, StaffMove } from "@suvarna/domain/order";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  type AdvanceOrder,
  online,
  openAdvanceShop,
  orderWithAdvance,
  payRest,
  shop,
  staff,
} from "../../test/advance-orders.ts";
import { approvePending, moveWithApproval } from "../../test/approvals.ts";
import { sign } from "../payments/gateways/signatures.ts";
import { paymentCaptures, payments } from "../payments/tables.ts";
import { newId } from "../platform/ids.ts";

openAdvanceShop();

const move = ({ id }: AdvanceOrder, from: OrderState, to: StaffMove) =>
  moveWithApproval(shop, staff, id, (client) =>
    client.call(desk.moveOrder, { params: { id }, body: { from, to } }),
  );

/** Whether the case of the dashboard's refund of an order waits for staff. */
async function waitsForStaff({ id }: AdvanceOrder): Promise<boolean> {
  const { cases } = await shop.client(staff.token).call(listRefunds, { query: { cases: "open" } });
  return cases.some(({ orderId }) => orderId === id);
}

/** Reports a refund of an order's advance that began in the dashboard of Razorpay. */
async function refundAtDashboard(
  { id }: AdvanceOrder,
  share: number,
  status: "pending" | "processed" | "failed" = "processed",
): Promise<void> {
  const [found] = await shop.database.db
    .select({ capture: paymentCaptures })
    .from(paymentCaptures)
    .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
    .where(eq(payments.orderId, id));
  if (!found) throw new Error("An order whose advance is paid has its money");
  const { paymentReference: payment_id, amount: paid } = found.capture;
  const amount = Math.floor(paid * share);
  const entity = { id: `rfnd_${id}`, payment_id, receipt: null, amount, currency: "INR" };
  const refund = { entity: { ...entity, status } };
  const body = JSON.stringify({
    entity: "event",
    event: status === "pending" ? "refund.created" : `refund.${status}`,
    payload: { refund },
  });
  const secret = shop.payments.sandbox?.settings["RAZORPAY_WEBHOOK_SECRET"] ?? "";
  const headers = {
    "content-type": "application/json",
    "x-razorpay-signature": sign(secret, "hex", body),
  };
  const url = "/api/payments/razorpay/webhook";
  const answer = await shop.app.inject({ method: "POST", url, headers, payload: body });
  expect(answer.statusCode).toBe(200);
  await shop.relay.run();
}

const GONE = {
  status: 409,
  code: "order_cannot_move",
  message: expect.stringMatching(/was sent back at the payment gateway.*it can only be cancelled/),
};

describe("an order whose advance was refunded in full at the gateway's dashboard", () => {
  it("is not packed, and can be cancelled, after which nothing is owed", async () => {
    const ordered = await orderWithAdvance("razorpay");
    await refundAtDashboard(ordered, 1);
    await expect(move(ordered, "confirmed", "processing")).rejects.toMatchObject(GONE);
    expect(await online.see(ordered)).toMatchObject({ state: "confirmed" });
    await expect(payRest(ordered)).rejects.toMatchObject({ status: 409, code: "payment_over" });
    const asked = shop.client(staff.token).call(desk.askForRest, { params: { id: ordered.id } });
    await expect(asked).rejects.toMatchObject({ status: 409, code: "rest_not_owed" });
    const cancelled = await online.cancel(ordered);
    expect(cancelled).toMatchObject({ state: "cancelled", paymentState: "refunded" });
    await online.settleAll();
    expect(await online.moneyOf(ordered)).toEqual(["done"]);
    const letters = await shop.messagesTo(ordered.shopper.email);
    const letter = letters.find(({ kind }) => kind === "order-cancelled");
    expect(letter?.text).toContain("All of its money has already gone back to you");
    expect(letter?.text).not.toContain("Nothing was charged");
  });

  it("is not dispatched either when its rest was paid in a window that was open", async () => {
    const ordered = await orderWithAdvance("razorpay");
    await move(ordered, "confirmed", "processing");
    const { paymentSessionId } = await online.pay(ordered);
    await refundAtDashboard(ordered, 1);
    await online.choose(paymentSessionId ?? "", "success");
    await online.settleAll();
    await expect(move(ordered, "processing", "shipped")).rejects.toMatchObject(GONE);
    const { advance } = await online.see(ordered);
    await online.cancel(ordered);
    await online.settleAll();
    expect(await online.see(ordered)).toMatchObject({ state: "refunded" });
    const { refunds } = await shop
      .client(staff.token)
      .call(listRefunds, { query: { state: "done" } });
    const sums = refunds.filter(({ orderId }) => orderId === ordered.id).map((one) => one.amount);
    expect(sums.toSorted()).toEqual([advance?.due, advance?.rest].toSorted());
  });
});

describe("an order of whose advance a part was refunded at the gateway's dashboard", () => {
  it("is not packed, and the case stays open for staff until they close it", async () => {
    const ordered = await orderWithAdvance("razorpay");
    await refundAtDashboard(ordered, 0.5, "pending");
    expect(await waitsForStaff(ordered)).toBe(true);
    await refundAtDashboard(ordered, 0.5);
    expect(await waitsForStaff(ordered)).toBe(true);
    await expect(move(ordered, "confirmed", "processing")).rejects.toMatchObject(GONE);
    await expect(payRest(ordered)).rejects.toMatchObject({ status: 409, code: "payment_over" });
    await online.cancel(ordered);
    await online.settleAll();
    expect(await online.see(ordered)).toMatchObject({ state: "refunded" });
    expect(await online.moneyOf(ordered)).toEqual(["done", "done"]);
  });

  it("is not dispatched after staff have refunded a part as large as what went back", async () => {
    const ordered = await orderWithAdvance("razorpay");
    await move(ordered, "confirmed", "processing");
    const { paymentSessionId } = await online.pay(ordered);
    await refundAtDashboard(ordered, 0.5);
    await online.choose(paymentSessionId ?? "", "success");
    await online.settleAll();
    const { advance } = await online.see(ordered);
    const refunding = shop.client(staff.token).call(desk.refundPart, {
      params: { id: ordered.id },
      body: { note: "A stone is smaller", amount: Math.ceil((advance?.due ?? 0) / 2) },
      headers: { "idempotency-key": newId() },
    });
    await approvePending(shop, await refunding);
    await expect(move(ordered, "processing", "shipped")).rejects.toMatchObject(GONE);
  });

  it("is packed when that refund fails after all", async () => {
    const ordered = await orderWithAdvance("razorpay");
    await refundAtDashboard(ordered, 0.5);
    await refundAtDashboard(ordered, 0.5, "failed");
    expect(await waitsForStaff(ordered)).toBe(true);
    await move(ordered, "confirmed", "processing");
    expect(await online.see(ordered)).toMatchObject({ state: "processing" });
  });

  it("is refused among many orders that staff move at once", async () => {
    const ordered = await orderWithAdvance("razorpay");
    await refundAtDashboard(ordered, 0.5);
    const orders = [{ _id: ordered.id, from: "confirmed" as const }];
    const body = { to: "processing" as const, orders };
    const answer = await shop.client(staff.token).call(moveOrders, { body });
    expect(answer).toMatchObject({ moved: [], refused: [{ _id: ordered.id }] });
  });
});
