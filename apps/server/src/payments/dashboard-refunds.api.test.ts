import { refundPart } from "@suvarna/contract/orders/staff";
import { closeCase, retryRefund } from "@suvarna/contract/payments/staff";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  casesOf,
  fromDashboard,
  HOUR_MS,
  online,
  openRefundDesk,
  say,
  shop,
  staff,
} from "../../test/refund-desk.ts";
import { requireIdentity } from "../content/index.ts";
import { findOwedByHand, findPaymentReferences } from "../orders/index.ts";
import { newId } from "../platform/ids.ts";
import { readCapture } from "./capture-queries.ts";
import { sign } from "./gateways/signatures.ts";
import { moneyFigures } from "./money-that-waits.ts";
import type { Capture } from "./queries.ts";
import { refundPayment } from "./sandbox/books.ts";
import { sandboxPayments, sandboxRefunds } from "./sandbox-tables.ts";
import { paymentRefunds } from "./tables.ts";

openRefundDesk();

/** Makes the gateway accept the refund of an attempt without finishing it. */
async function pendingAtGateway(
  { id, paymentReference, amount }: Capture,
  settle: () => Promise<unknown>,
) {
  const { db, autocommit } = shop.database;
  const [own] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.captureId, id));
  const refund = { id: "rfnd_pending", paymentId: paymentReference, refundId: own?.id ?? "" };
  await refundPayment(autocommit, { ...refund, amount, at: shop.clock.now });
  await db
    .update(sandboxRefunds)
    .set({ status: "pending" })
    .where(eq(sandboxRefunds.id, refund.id));
  await settle();
}

/** Sends a signed webhook of Cashfree. */
async function sayCashfree(type: string, data: object) {
  const body = JSON.stringify({ type, data });
  const secret = shop.payments.sandbox?.settings["CASHFREE_CLIENT_SECRET"] ?? "";
  const timestamp = String(shop.clock.now.getTime());
  const answer = await shop.app.inject({
    method: "POST",
    url: "/api/payments/cashfree/webhook",
    headers: {
      "content-type": "application/json",
      "x-webhook-timestamp": timestamp,
      "x-webhook-signature": sign(secret, "base64", timestamp, body),
    },
    payload: body,
  });
  expect(answer.statusCode).toBe(200);
}

describe("a refund that the shop has asked for", () => {
  /** Sends the gateway's report about the shop's own refund of an order. */
  async function word(captureId: string, status: string) {
    const [own] = await shop.database.db
      .select()
      .from(paymentRefunds)
      .where(eq(paymentRefunds.captureId, captureId));
    const capture = await readCapture(shop.database.db, captureId);
    const entity = {
      id: own?.gatewayReference ?? "rfnd_first",
      payment_id: capture.paymentReference,
      amount: capture.amount,
      currency: "INR",
      status,
      receipt: own?.id ?? "",
    };
    expect((await say(`refund.${status}`, { refund: { entity } })).statusCode).toBe(200);
  }
  const inBook = (captureId: string) =>
    shop.database.db.select().from(paymentRefunds).where(eq(paymentRefunds.captureId, captureId));

  it("is not done while it is pending, and is done once the gateway reports it", async () => {
    const { capture, ordered } = await online.paidOrder("razorpay");
    await online.cancel(ordered);
    await pendingAtGateway(capture, () => online.settleAll());
    expect((await online.see(ordered)).state).toBe("cancelled");
    expect(await inBook(capture.id)).toMatchObject([{ state: "sent" }]);
    const { body: metrics } = await shop.app.inject("/metrics");
    expect(metrics).toMatch(/^suvarna_refunds_due 1$/m);
    expect(metrics).toMatch(/^suvarna_refunds_due_rupees [1-9]/m);
    await word(capture.id, "processed");
    await shop.relay.run();
    expect((await online.see(ordered)).state).toBe("refunded");
    expect(await inBook(capture.id)).toMatchObject([{ state: "done" }]);
  });

  it("waits for staff when it fails later, and is another refund when it is requested again", async () => {
    const { capture, ordered } = await online.paidOrder("cashfree");
    await online.cancel(ordered);
    await online.settleAll();
    const { db, autocommit } = shop.database;
    const [own] = await inBook(capture.id);
    expect(own).toMatchObject({ state: "done", attempt: 1 });
    // The bank sends the money back, so the gateway reports that the refund has failed.
    await db
      .update(sandboxRefunds)
      .set({ status: "failed" })
      .where(eq(sandboxRefunds.paymentId, capture.paymentReference));
    await autocommit
      .update(sandboxPayments)
      .set({ refunded: 0 })
      .where(eq(sandboxPayments.id, capture.paymentReference));
    const refund = {
      cf_refund_id: own?.gatewayReference,
      cf_payment_id: capture.paymentReference,
      refund_id: own?.id,
      refund_amount: capture.amount / 100,
      refund_status: "FAILED",
    };
    await sayCashfree("REFUND_STATUS_WEBHOOK", { refund });
    expect(await inBook(capture.id)).toMatchObject([
      { state: "stuck", problem: "the refund failed" },
    ]);
    await staff.call(retryRefund, { params: { id: own?.id ?? "" } });
    await online.settleAll();
    expect(await inBook(capture.id)).toMatchObject([{ state: "done", attempt: 2 }]);
    const sent = await db
      .select()
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.paymentId, capture.paymentReference));
    expect(sent.map(({ refundId, status }) => [refundId, status])).toEqual(
      expect.arrayContaining([
        [own?.id, "failed"],
        [`${own?.id}-2`, "done"],
      ]),
    );
    // The gateway reports the old failure once more, and the new refund stays done.
    await sayCashfree("REFUND_STATUS_WEBHOOK", { refund });
    expect(await inBook(capture.id)).toMatchObject([{ state: "done" }]);
  });
});

describe("a refund from the gateway's dashboard", () => {
  const heard = (capture: Capture, amount: number, status: string, id = `rfnd_${newId()}`) => {
    const entity = {
      id,
      payment_id: capture.paymentReference,
      receipt: null,
      amount,
      currency: "INR",
      status,
    };
    return say(`refund.${status}`, { refund: { entity } }).then(() => id);
  };
  const bookOf = (capture: Capture) => readCapture(shop.database.db, capture.id);

  it("of half the money is booked as half, with a credit note, and once", async () => {
    const { capture, ordered } = await online.paidOrder("razorpay");
    const amount = Math.floor(capture.amount / 2);
    const id = await heard(capture, amount, "pending");
    await Promise.all([1, 2, 3].map(() => heard(capture, amount, "processed", id)));
    await online.settleAll();
    expect(await bookOf(capture)).toMatchObject({ kept: true, refunded: amount });
    const seen = await online.see(ordered);
    expect(seen).toMatchObject({ state: "confirmed", refunded: amount / 100 });
    expect(seen.refunds).toMatchObject([
      { isSent: true, pieces: [], creditNoteNumber: expect.stringMatching(/^CRN/) },
    ]);
    const { _id: orderId } = ordered.placed.order;
    // The day book gives the credit note the reference of this refund.
    const references = await findPaymentReferences(shop.database.db, [orderId]);
    expect(references.get(orderId)?.refunds).toEqual([
      { orderRefundId: expect.any(String), reference: id },
    ]);
    // The cancellation sends back only the other half of the money.
    await fromDashboard(capture, amount);
    await shop.database.db
      .update(sandboxRefunds)
      .set({ id })
      .where(eq(sandboxRefunds.paymentId, capture.paymentReference));
    await online.cancel(ordered);
    await online.settleAll();
    expect((await online.see(ordered)).state).toBe("refunded");
    const [row] = await shop.database.db
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.id, capture.paymentReference));
    expect(row?.refunded).toBe(capture.amount);
  });

  it("and one of staff at the same moment never add up to more than was paid", async () => {
    const { capture, ordered } = await online.paidOrder("razorpay");
    const params = { id: ordered.placed.order._id };
    const most = capture.amount - 100_00;
    const body = { amount: most / 100, note: "At the same moment" };
    const headers = { "idempotency-key": newId() };
    await Promise.allSettled([
      staff.call(refundPart, { params, body, headers }),
      heard(capture, most, "processed"),
    ]);
    await shop.relay.run();
    const { amount, refunded } = await bookOf(capture);
    expect(refunded).toBeLessThanOrEqual(amount);
    const rows = await shop.database.db
      .select()
      .from(paymentRefunds)
      .where(eq(paymentRefunds.captureId, capture.id));
    expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(refunded);
  });

  it("of more than was paid stays open for staff, who close it with a note", async () => {
    const { capture } = await online.paidOrder("razorpay");
    const id = await heard(capture, capture.amount + 1, "processed");
    const [found] = await casesOf(id);
    expect(found).toMatchObject({ closedAt: null });
    expect((await bookOf(capture)).refunded).toBe(0);
    const params = { id: found?._id ?? "" };
    const body = { note: "A mistake of the gateway, mended by its support" };
    await staff.call(closeCase, { params, body });
    expect(await casesOf(id)).toMatchObject([{ closedAt: expect.any(String), note: body.note }]);
    await expect(staff.call(closeCase, { params, body })).rejects.toMatchObject({
      code: "case_closed",
    });
    await expect(staff.call(closeCase, { params: { id: "no-such" }, body })).rejects.toMatchObject({
      code: "case_not_found",
    });
    // The same report leaves the case closed when it comes again.
    const [closed] = await casesOf(id);
    await heard(capture, capture.amount + 1, "processed", id);
    expect(await casesOf(id)).toEqual([closed]);
    // Another amount is news, so the case is open again.
    await heard(capture, capture.amount + 2, "processed", id);
    expect(await casesOf(id)).toMatchObject([{ closedAt: null, note: body.note }]);
  });

  it("that fails later is removed from the book, and the owed amount is requested", async () => {
    const { capture, ordered } = await online.paidOrder("razorpay");
    await online.cancel(ordered);
    const id = await heard(capture, 500_00, "pending");
    expect((await bookOf(capture)).refunded).toBe(capture.amount);
    await heard(capture, 500_00, "failed", id);
    await online.settleAll();
    expect((await online.see(ordered)).state).toBe("refunded");
    const [row] = await shop.database.db
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.id, capture.paymentReference));
    expect(row?.refunded).toBe(capture.amount);
  });
});

describe("money that waits for people", () => {
  const alarms = async () => {
    await shop.relay.run();
    const { email } = await requireIdentity(shop.database.db);
    return (await shop.messagesTo(email)).filter(({ kind }) => kind === "money-alarm");
  };

  it("is a figure at /metrics, and one letter a day to the shop, however much comes", async () => {
    const entity = (id: string) => ({
      id,
      order_id: "order_stranger",
      amount: 45_600,
      currency: "INR",
      status: "captured",
    });
    const before = (await alarms()).length;
    for (const id of ["pay_a", "pay_b"])
      await say("payment.captured", { payment: { entity: entity(id) } });
    await shop.moneyWatch.run();
    await say("payment.captured", { payment: { entity: entity("pay_c") } });
    await shop.moneyWatch.run();
    expect((await alarms()).length).toBe(before + 1);
    const letter = (await alarms()).at(-1);
    expect(letter?.text).toContain("Money for orders that are not ours");
    await online.pass(24 * HOUR_MS);
    await shop.moneyWatch.run();
    expect((await alarms()).length).toBe(before + 2);
    const figures = new Map(
      await Promise.all(
        moneyFigures(shop.database, () => shop.clock.now, findOwedByHand).map(
          async ({ name, read }) => [name, await read()] as const,
        ),
      ),
    );
    const notOurs = (name: string) =>
      figures.get(name)?.find(({ label }) => label === "not_ours")?.value ?? 0;
    expect(notOurs("suvarna_money_waiting")).toBeGreaterThanOrEqual(3);
    expect(notOurs("suvarna_money_waiting_rupees")).toBeGreaterThanOrEqual(3 * 456);
  });
});
