import { listRefunds, retryRefund, settleRefund } from "@suvarna/contract/payments/staff";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { asTransaction } from "../../test/acting.ts";
import type { Ordered } from "../../test/online-orders.ts";
import {
  casesOf,
  fromDashboard,
  HOUR_MS,
  lines,
  online,
  openRefundDesk,
  shop,
  staff,
  stuck,
} from "../../test/refund-desk.ts";
import { auditLog } from "../platform/audit.ts";
import { recordCase } from "./record-case.ts";
import { sandboxPayments } from "./sandbox-tables.ts";
import { amountsInBook } from "./settlement-queries.ts";
import { paymentRefunds } from "./tables.ts";

openRefundDesk();

describe("a refund that the gateway refuses", () => {
  /**
   * Cancels an order whose money is unknown to the gateway, so that the gateway refuses each try to
   * refund it.
   */
  async function refused() {
    const { ordered, capture } = await online.paidOrder("cashfree");
    const { db } = shop.database;
    const lost = (amount: number) =>
      db
        .update(sandboxPayments)
        .set({ amount })
        .where(eq(sandboxPayments.id, capture.paymentReference));
    await lost(1);
    await online.cancel(ordered);
    return { ordered, capture, mend: () => lost(capture.amount) };
  }

  it("is on the list of staff, with one line in the log, and is not requested again", async () => {
    lines.length = 0;
    const { ordered, capture } = await refused();
    for (let hour = 0; hour < 12; hour++) await online.pass(HOUR_MS / 6);
    const [refund] = (await stuck()).filter(
      (one) => one.paymentReference === capture.paymentReference,
    );
    expect(refund).toMatchObject({
      orderId: ordered.placed.order._id,
      state: "stuck",
      reason: "order_cancelled",
      problem: "status 400",
      gateway: "cashfree",
    });
    const tries = refund?.tries ?? 0;
    expect(tries).toBeLessThan(10);
    for (let day = 0; day < 3; day++) await online.pass(24 * HOUR_MS);
    expect(
      (await stuck()).find((one) => one.paymentReference === capture.paymentReference)?.tries,
    ).toBe(tries);
    const errors = lines.filter((line) => line.includes("a refund can't succeed"));
    expect(errors.map((line) => JSON.parse(line).level)).toEqual(["error"]);
    expect(await online.see(ordered)).toMatchObject({ state: "cancelled" });
  });

  it("is settled by hand with the reference of the transfer, and leaves the list", async () => {
    const { ordered, capture } = await refused();
    for (let hour = 0; hour < 12; hour++) await online.pass(HOUR_MS / 6);
    const [waiting] = (await stuck()).filter(
      (one) => one.paymentReference === capture.paymentReference,
    );
    const params = { id: waiting?._id ?? "" };
    const body = { reference: "UTR426110012345" };
    const support = shop.client((await shop.staff("support")).token);
    await expect(support.call(settleRefund, { params, body })).rejects.toMatchObject({
      status: 403,
    });
    await expect(
      staff.call(settleRefund, { params, body: { reference: " " } }),
    ).rejects.toMatchObject({ status: 400 });
    const attempts = await Promise.allSettled(
      [1, 2].map(() => staff.call(settleRefund, { params, body })),
    );
    expect(attempts.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await stuck()).map(({ _id }) => _id)).not.toContain(params.id);
    expect((await online.see(ordered)).state).toBe("refunded");
    const { refunds } = await staff.call(listRefunds, { query: { state: "done" } });
    expect(refunds.find(({ _id }) => _id === params.id)).toMatchObject({
      way: "hand",
      handReference: "UTR426110012345",
      problem: "status 400",
    });
    const entries = await shop.database.db
      .select({ what: auditLog.what })
      .from(auditLog)
      .where(eq(auditLog.subject, ordered.placed.order._id));
    expect(entries.map(({ what }) => what)).toContain("payment.refund_settled_by_hand");
  });

  it("opens a case once when the gateway sends it after it was settled by hand", async () => {
    const { ordered, capture } = await refused();
    for (let hour = 0; hour < 12; hour++) await online.pass(HOUR_MS / 6);
    const [waiting] = (await stuck()).filter(
      (one) => one.paymentReference === capture.paymentReference,
    );
    const id = waiting?._id ?? "";
    const { db } = shop.database;
    const reference = `late_${id}`;
    await db
      .update(paymentRefunds)
      .set({ gatewayReference: reference })
      .where(eq(paymentRefunds.id, id));
    expect((await stuck()).find(({ _id }) => _id === id)?.gatewayReference).toBe(reference);
    await staff.call(settleRefund, { params: { id }, body: { reference: "UTR426110019999" } });
    const report = (progress: "done" | "failed") =>
      recordCase({ app: shop.acts, log: { warn: () => {}, error: () => {} } }, "cashfree", {
        kind: "refund",
        reference,
        refundId: id,
        paymentReference: capture.paymentReference,
        amount: capture.amount,
        currency: "INR",
        state: progress === "done" ? "SUCCESS" : "CANCELLED",
        progress,
      });
    await Promise.all([report("done"), report("done")]);
    const told = await casesOf(reference);
    expect(told).toMatchObject([
      {
        kind: "paid_back_twice",
        orderId: ordered.placed.order._id,
        amount: capture.amount / 100,
        closedAt: null,
      },
    ]);
    const inBook = { gateway: "cashfree", kind: "refund" } as const;
    const amounts = await amountsInBook(asTransaction(db), inBook, [reference]);
    expect(amounts.size).toBe(0);
    await report("failed");
    expect((await casesOf(reference))[0]).toMatchObject({ state: "CANCELLED" });
    expect((await casesOf(reference))[0]?.closedAt).not.toBeNull();
    expect((await stuck()).map(({ _id }) => _id)).not.toContain(id);
    expect((await online.see(ordered)).state).toBe("refunded");
    // A report that comes again does not open the closed case again.
    await report("done");
    expect((await casesOf(reference))[0]?.closedAt).not.toBeNull();
  });

  it("is requested again on staff's order, once it can succeed", async () => {
    const { ordered, capture, mend } = await refused();
    for (let hour = 0; hour < 12; hour++) await online.pass(HOUR_MS / 6);
    await mend();
    const [waiting] = (await stuck()).filter(
      (one) => one.paymentReference === capture.paymentReference,
    );
    const params = { id: waiting?._id ?? "" };
    const support = shop.client((await shop.staff("support")).token);
    await expect(support.call(retryRefund, { params })).rejects.toMatchObject({ status: 403 });
    await staff.call(retryRefund, { params });
    await expect(staff.call(retryRefund, { params })).rejects.toMatchObject({
      status: 409,
      code: "refund_not_stuck",
    });
    await online.settleAll();
    expect((await online.see(ordered)).state).toBe("refunded");
    expect((await stuck()).map(({ _id }) => _id)).not.toContain(params.id);
    await expect(staff.call(retryRefund, { params: { id: "no-such" } })).rejects.toMatchObject({
      code: "refund_not_found",
    });
  });
});

it("sends back what is left when a part went back from the gateway's dashboard", async () => {
  const { capture, ordered } = await online.paidOrder("razorpay");
  const { db } = shop.database;
  await fromDashboard(capture, 1_000_00);
  await online.cancel(ordered);
  await online.settleAll();
  expect((await online.see(ordered)).state).toBe("refunded");
  const [row] = await db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.id, capture.paymentReference));
  expect(row?.refunded).toBe(capture.amount);
});

it("is shown only to staff", async () => {
  const shopper: Ordered["shopper"] = await shop.signUp();
  await expect(shop.client(shopper.token).call(listRefunds, { query: {} })).rejects.toMatchObject({
    status: 403,
  });
});
