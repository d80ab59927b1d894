import { refundPart } from "@suvarna/contract/orders/staff";
import { settleRefund } from "@suvarna/contract/payments/staff";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  casesOf,
  online,
  openRefundDesk,
  say,
  shop,
  staff,
  stuck,
} from "../../test/refund-desk.ts";
import { newId } from "../platform/ids.ts";
import type { Capture } from "./queries.ts";
import { refundPayment } from "./sandbox/books.ts";
import { paymentRefunds } from "./tables.ts";

openRefundDesk();

const refundsOf = (capture: Capture) =>
  shop.database.db.select().from(paymentRefunds).where(eq(paymentRefunds.captureId, capture.id));

/** Requests a refund of a part of an order's money. @returns its id in the book of payments */
async function requestPart(orderId: string, capture: Capture, rupees: number): Promise<string> {
  const before = new Set((await refundsOf(capture)).map(({ id }) => id));
  const headers = { "idempotency-key": newId() };
  const body = { amount: rupees, note: "A part" };
  await staff.call(refundPart, { params: { id: orderId }, body, headers });
  const added = (await refundsOf(capture)).find(({ id }) => !before.has(id));
  if (!added) throw new Error("A refund in part is in the book");
  return added.id;
}

/** A paid order with a refund of ₹100 that the gateway has not sent, so that it waits for staff. */
async function stuckPart() {
  const { ordered, capture } = await online.paidOrder("razorpay");
  const orderId = ordered.placed.order._id;
  const id = await requestPart(orderId, capture, 100);
  await shop.database.db
    .update(paymentRefunds)
    .set({ state: "stuck", askAt: null, problem: "status 400" })
    .where(eq(paymentRefunds.id, id));
  expect((await stuck()).map(({ _id }) => _id)).toContain(id);
  return { orderId, capture, id };
}

const settle = (id: string) =>
  staff.call(settleRefund, { params: { id }, body: { reference: "UTR426110012345" } });

/** Makes the sandbox send a refund that the shop has asked for. @returns the gateway's reference */
async function sentAtGateway({ paymentReference: paymentId }: Capture, refundId: string) {
  const id = `rfnd_${newId()}`;
  const at = shop.clock.now;
  await refundPayment(shop.database.autocommit, { id, paymentId, refundId, amount: 100_00, at });
  return id;
}

/** Sends the webhook of a refund. @param receipt the shop's id; null for one of the dashboard */
async function hear({ paymentReference }: Capture, id: string, receipt: string | null) {
  const payment = { payment_id: paymentReference, amount: 100_00, currency: "INR" };
  const entity = { id, ...payment, receipt, status: "processed" };
  expect((await say("refund.processed", { refund: { entity } })).statusCode).toBe(200);
}

describe("a refund that went back twice", () => {
  it("is found once by the shop's own question when no webhook comes", async () => {
    const { orderId, capture, id } = await stuckPart();
    await settle(id);
    const reference = await sentAtGateway(capture, id);
    // The gateway lists the late refund when the shop asks it for other refunds of the payment.
    const others = [
      await requestPart(orderId, capture, 50),
      await requestPart(orderId, capture, 25),
    ];
    await online.settleAll();
    const open = { kind: "paid_back_twice", orderId, amount: 100, closedAt: null };
    expect(await casesOf(reference)).toMatchObject([open]);
    const book = await refundsOf(capture);
    expect(book.find((one) => one.id === id)).toMatchObject({ way: "hand", state: "done" });
    const asked = book.filter((one) => others.includes(one.id));
    expect(asked.map(({ state, way }) => [state, way])).toEqual([
      ["done", "gateway"],
      ["done", "gateway"],
    ]);
    // The webhook that comes after all opens no second case.
    await hear(capture, reference, id);
    expect(await casesOf(reference)).toHaveLength(1);
  });

  it("is found when staff had replaced it in the gateway's dashboard", async () => {
    const { orderId, capture, id } = await stuckPart();
    const replacement = `rfnd_${newId()}`;
    await hear(capture, replacement, null);
    const replaced = { way: "dashboard", state: "done", gatewayReference: replacement };
    expect(await refundsOf(capture)).toMatchObject([{ id, ...replaced }]);
    const late = `rfnd_${newId()}`;
    await Promise.all([hear(capture, late, id), hear(capture, late, id)]);
    expect(await casesOf(late)).toMatchObject([
      { kind: "paid_back_twice", orderId, amount: 100, closedAt: null },
    ]);
    // The replacement itself is booked, and is no second refund.
    await hear(capture, replacement, null);
    expect(await casesOf(replacement)).toMatchObject([
      { kind: "refund", closedAt: expect.any(String) },
    ]);
    expect(await refundsOf(capture)).toMatchObject([{ id, ...replaced }]);
  });

  it.each([1, 2, 3])(
    "is never missed when staff settle it while the gateway reports it (%i)",
    async () => {
      const { capture, id } = await stuckPart();
      const late = await sentAtGateway(capture, id);
      const [settled] = await Promise.allSettled([settle(id), hear(capture, late, id)]);
      const [refund] = await refundsOf(capture);
      const isByHand = settled?.status === "fulfilled";
      expect(refund).toMatchObject({ state: "done", way: isByHand ? "hand" : "gateway" });
      expect((await casesOf(late)).map(({ kind }) => kind)).toEqual(
        isByHand ? ["paid_back_twice"] : [],
      );
    },
  );
});
