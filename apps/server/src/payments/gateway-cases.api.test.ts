import { closeCase } from "@suvarna/contract/payments/staff";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  casesOf,
  HOUR_MS,
  lines,
  online,
  openRefundDesk,
  say,
  shop,
  staff,
} from "../../test/refund-desk.ts";
import { paymentCases, paymentRefunds } from "./tables.ts";

openRefundDesk();

describe("refunds and disputes that begin at the gateway", () => {
  const payment = ({ capture }: Awaited<ReturnType<typeof online.paidOrder>>) => ({
    entity: {
      id: capture.paymentReference,
      order_id: "order_x",
      amount: capture.amount,
      currency: "INR",
      status: "refunded",
    },
  });

  it("are booked and listed: a refund from the dashboard, with its newest state", async () => {
    const paid = await online.paidOrder("razorpay");
    const { capture, ordered } = paid;
    const refund = (status: string) => ({
      entity: {
        id: `rfnd_${capture.id}`,
        payment_id: capture.paymentReference,
        receipt: null,
        amount: 5000,
        currency: "INR",
        status,
      },
    });
    for (const status of ["pending", "processed", "processed"]) {
      const payload = { refund: refund(status), payment: payment(paid) };
      expect((await say(`refund.${status}`, payload)).statusCode).toBe(200);
    }
    expect(await casesOf(`rfnd_${capture.id}`)).toMatchObject([
      { kind: "refund", orderId: ordered.placed.order._id, amount: 50, state: "processed" },
    ]);
    expect(await online.moneyOf(ordered)).toEqual(["none"]);
    expect((await casesOf(`rfnd_${capture.id}`))[0]?.closedAt).not.toBeNull();
  });

  it("are booked and listed: a dispute", async () => {
    const paid = await online.paidOrder("razorpay");
    const { capture, ordered } = paid;
    for (const status of ["open", "lost"]) {
      const entity = {
        id: `disp_${capture.id}`,
        payment_id: capture.paymentReference,
        amount: capture.amount,
        currency: "INR",
        status,
      };
      await say("payment.dispute.created", { dispute: { entity }, payment: payment(paid) });
    }
    expect(await casesOf(`disp_${capture.id}`)).toMatchObject([
      { kind: "dispute", orderId: ordered.placed.order._id, state: "lost" },
    ]);
  });

  it("stay closed when the same report comes again, and open again with a new state", async () => {
    const paid = await online.paidOrder("razorpay");
    const { capture } = paid;
    const reference = `disp_again_${capture.id}`;
    const dispute = (status: string) => {
      const { paymentReference: payment_id, amount } = capture;
      const entity = { id: reference, payment_id, amount, currency: "INR", status };
      return say(`payment.dispute.${status}`, { dispute: { entity }, payment: payment(paid) });
    };
    await dispute("won");
    const [won] = await casesOf(reference);
    const params = { id: won?._id ?? "" };
    await staff.call(closeCase, { params, body: { note: "The bank has decided for the shop" } });
    const [closed] = await casesOf(reference);
    await online.pass(HOUR_MS);
    await Promise.all([dispute("won"), dispute("won")]);
    expect(await casesOf(reference)).toEqual([closed]);
    await dispute("lost");
    expect(await casesOf(reference)).toMatchObject([{ state: "lost", closedAt: null }]);
    await staff.call(closeCase, { params, body: { note: "The money is gone" } });
    await dispute("lost");
    expect(await casesOf(reference)).toMatchObject([
      { state: "lost", closedAt: expect.any(String), note: "The money is gone" },
    ]);
  });

  it("do not include a refund that the shop has requested", async () => {
    const { capture, ordered } = await online.paidOrder("razorpay");
    await online.cancel(ordered);
    const entity = {
      id: "rfnd_own",
      payment_id: capture.paymentReference,
      receipt: capture.id,
      amount: capture.amount,
      currency: "INR",
      status: "processed",
    };
    const [own] = await shop.database.db
      .select({ id: paymentRefunds.id })
      .from(paymentRefunds)
      .where(eq(paymentRefunds.captureId, capture.id));
    entity.receipt = own?.id ?? "";
    await say("refund.processed", { refund: { entity } });
    expect(await casesOf("rfnd_own")).toEqual([]);
    await online.settleAll();
    expect((await online.see(ordered)).state).toBe("refunded");
  });

  it("is booked when it is money for an order that is not ours", async () => {
    lines.length = 0;
    const entity = {
      id: "pay_stranger",
      order_id: "order_stranger",
      amount: 12_300,
      currency: "INR",
      status: "captured",
    };
    for (const _ of [1, 2]) await say("payment.captured", { payment: { entity } });
    expect(await casesOf("pay_stranger")).toMatchObject([
      { kind: "not_ours", orderId: null, amount: 123, state: "paid" },
    ]);
    expect(lines.some((line) => line.includes("not ours"))).toBe(true);
    const ofStranger = eq(paymentCases.reference, "pay_stranger");
    expect(await shop.database.db.$count(paymentCases, ofStranger)).toBe(1);
  });
});
