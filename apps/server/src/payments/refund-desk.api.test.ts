import { refundPart } from "@suvarna/contract/orders/staff";
import {
  closeCase,
  listRefunds,
  retryRefund,
  settleRefund,
} from "@suvarna/contract/payments/staff";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OnlineOrders, type Ordered, onlineOrders } from "../../test/online-orders.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { acceptRates } from "../../test/rates.ts";
import { requireIdentity } from "../content/index.ts";
import { auditLog } from "../platform/audit.ts";
import { newId } from "../platform/ids.ts";
import { readCapture } from "./capture-queries.ts";
import { sign } from "./gateways/signatures.ts";
import { moneyFigures } from "./money-that-waits.ts";
import type { Capture } from "./queries.ts";
import { refundPayment } from "./sandbox/books.ts";
import { sandboxPayments, sandboxRefunds } from "./sandbox-tables.ts";
import { paymentCaptures, paymentCases, paymentRefunds, payments } from "./tables.ts";

const HOUR_MS = 3_600_000;

let shop: TestShop;
let online: OnlineOrders;
let staff: ReturnType<TestShop["client"]>;
const lines: string[] = [];
beforeAll(async () => {
  shop = await openShop({ LOG_LEVEL: "warn" }, undefined, {
    write: (line) => void lines.push(line),
  });
  online = await onlineOrders(shop);
  staff = shop.client((await shop.staff()).token);
});
afterAll(() => shop[Symbol.asyncDispose]());
// Days pass in these tests, and the rates would get too old to sell by.
beforeEach(() => acceptRates(shop, 13_333_33, 150_00));

const stuck = async () => (await staff.call(listRefunds, { query: {} })).refunds;
const casesOf = async (reference: string) =>
  (await staff.call(listRefunds, { query: {} })).cases.filter((one) => one.reference === reference);

/** Places an order and pays it. @returns the order and the capture of its money */
async function paidOrder(gateway: "cashfree" | "razorpay") {
  const ordered = await online.order(gateway);
  await online.choose(ordered.session, "success");
  await online.settleAll();
  const [found] = await shop.database.db
    .select({ capture: paymentCaptures })
    .from(paymentCaptures)
    .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
    .where(eq(payments.orderId, ordered.placed.order._id));
  if (!found) throw new Error("An order that is paid has its money");
  return { ordered, capture: found.capture };
}

/** Sends a signed message of Razorpay. */
function say(event: string, payload: object) {
  const body = JSON.stringify({ entity: "event", event, payload });
  const secret = shop.payments.sandbox?.settings["RAZORPAY_WEBHOOK_SECRET"] ?? "";
  return shop.app.inject({
    method: "POST",
    url: "/api/payments/razorpay/webhook",
    headers: {
      "content-type": "application/json",
      "x-razorpay-signature": sign(secret, "hex", body),
    },
    payload: body,
  });
}

/** Sends a signed message of Cashfree. */
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

describe("a refund that the gateway refuses", () => {
  /**
   * Cancels an order whose money the gateway does not know any more, so that it refuses each try.
   */
  async function refused() {
    const { ordered, capture } = await paidOrder("cashfree");
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

  it("ends on the list of staff with one line in the log, and is not asked for any more", async () => {
    lines.length = 0;
    const { ordered, capture } = await refused();
    for (let hour = 0; hour < 12; hour++) await online.pass(HOUR_MS / 6);
    const [refund] = (await stuck()).filter(
      (one) => one.paymentReference === capture.paymentReference,
    );
    expect(refund).toMatchObject({
      orderId: ordered.placed.order._id,
      ...{ state: "stuck", reason: "order_cancelled", problem: "status 400", gateway: "cashfree" },
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
    const asked = await Promise.allSettled(
      [1, 2].map(() => staff.call(settleRefund, { params, body })),
    );
    expect(asked.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await stuck()).map(({ _id }) => _id)).not.toContain(params.id);
    expect((await online.see(ordered)).state).toBe("refunded");
    const { refunds } = await staff.call(listRefunds, { query: { state: "done" } });
    expect(refunds.find(({ _id }) => _id === params.id)).toMatchObject({
      ...{ way: "hand", handReference: "UTR426110012345", problem: "status 400" },
    });
    const told = await shop.database.db
      .select({ what: auditLog.what })
      .from(auditLog)
      .where(eq(auditLog.subject, ordered.placed.order._id));
    expect(told.map(({ what }) => what)).toContain("payment.refund_settled_by_hand");
  });

  it("is asked for again when staff say so, once it can succeed", async () => {
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
      ...{ status: 409, code: "refund_not_stuck" },
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
  const { capture, ordered } = await paidOrder("razorpay");
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

/** Starts a refund in the gateway's own dashboard, which sends no message about it. */
function fromDashboard(
  { paymentReference: paymentId }: { paymentReference: string },
  amount: number,
) {
  const refund = { id: `rfnd_${newId()}`, paymentId, refundId: null, amount, at: shop.clock.now };
  return refundPayment(shop.database.autocommit, refund);
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
      ...{ id: own?.gatewayReference ?? "rfnd_first", payment_id: capture.paymentReference },
      ...{ amount: capture.amount, currency: "INR", status, receipt: own?.id ?? "" },
    };
    expect((await say(`refund.${status}`, { refund: { entity } })).statusCode).toBe(200);
  }
  const inBook = (captureId: string) =>
    shop.database.db.select().from(paymentRefunds).where(eq(paymentRefunds.captureId, captureId));

  it("is not done while it is pending, and is once the gateway says so", async () => {
    const { capture, ordered } = await paidOrder("razorpay");
    await online.cancel(ordered);
    await pendingAtGateway(capture, () => online.settleAll());
    expect((await online.see(ordered)).state).toBe("cancelled");
    expect(await inBook(capture.id)).toMatchObject([{ state: "sent" }]);
    await word(capture.id, "processed");
    await shop.relay.run();
    expect((await online.see(ordered)).state).toBe("refunded");
    expect(await inBook(capture.id)).toMatchObject([{ state: "done" }]);
  });

  it("is given to people when it fails later, and is another one when it is asked for anew", async () => {
    const { capture, ordered } = await paidOrder("cashfree");
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
      ...{ cf_refund_id: own?.gatewayReference, cf_payment_id: capture.paymentReference },
      ...{ refund_id: own?.id, refund_amount: capture.amount / 100, refund_status: "FAILED" },
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
    // The old failure is reported once more, and the new refund stays done.
    await sayCashfree("REFUND_STATUS_WEBHOOK", { refund });
    expect(await inBook(capture.id)).toMatchObject([{ state: "done" }]);
  });
});

describe("a refund from the gateway's dashboard", () => {
  const heard = (capture: Capture, amount: number, status: string, id = `rfnd_${newId()}`) => {
    const entity = {
      ...{ id, payment_id: capture.paymentReference, receipt: null },
      ...{ amount, currency: "INR", status },
    };
    return say(`refund.${status}`, { refund: { entity } }).then(() => id);
  };
  const bookOf = (capture: Capture) => readCapture(shop.database.db, capture.id);

  it("of half the money is booked as half, with a credit note, and once", async () => {
    const { capture, ordered } = await paidOrder("razorpay");
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
    // The order is cancelled: the other half of the money goes back, and no more.
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
    const { capture, ordered } = await paidOrder("razorpay");
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

  it("of more than there is stays open for people, and closes with their note", async () => {
    const { capture } = await paidOrder("razorpay");
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
    // A further report about the case opens it again.
    await heard(capture, capture.amount + 1, "processed", id);
    expect(await casesOf(id)).toMatchObject([{ closedAt: null }]);
  });

  it("that fails later gives the money back to the book, and what is owed is asked for", async () => {
    const { capture, ordered } = await paidOrder("razorpay");
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
      ...{ id, order_id: "order_stranger", amount: 45_600, currency: "INR", status: "captured" },
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
        moneyFigures(shop.database).map(async ({ name, read }) => [name, await read()] as const),
      ),
    );
    const notOurs = (name: string) =>
      figures.get(name)?.find(({ label }) => label === "not_ours")?.value ?? 0;
    expect(notOurs("suvarna_money_waiting")).toBeGreaterThanOrEqual(3);
    expect(notOurs("suvarna_money_waiting_rupees")).toBeGreaterThanOrEqual(3 * 456);
  });
});

describe("what begins at the gateway", () => {
  const payment = ({ capture }: Awaited<ReturnType<typeof paidOrder>>) => ({
    entity: {
      ...{ id: capture.paymentReference, order_id: "order_x", amount: capture.amount },
      ...{ currency: "INR", status: "refunded" },
    },
  });

  it("is booked and listed: a refund from the dashboard, with its newest state", async () => {
    const paid = await paidOrder("razorpay");
    const { capture, ordered } = paid;
    const refund = (status: string) => ({
      entity: {
        ...{ id: `rfnd_${capture.id}`, payment_id: capture.paymentReference, receipt: null },
        ...{ amount: 5000, currency: "INR", status },
      },
    });
    for (const status of ["pending", "processed", "processed"]) {
      const told = { refund: refund(status), payment: payment(paid) };
      expect((await say(`refund.${status}`, told)).statusCode).toBe(200);
    }
    expect(await casesOf(`rfnd_${capture.id}`)).toMatchObject([
      { kind: "refund", orderId: ordered.placed.order._id, amount: 50, state: "processed" },
    ]);
    expect(await online.moneyOf(ordered)).toEqual(["none"]);
    expect((await casesOf(`rfnd_${capture.id}`))[0]?.closedAt).not.toBeNull();
  });

  it("is booked and listed: a dispute", async () => {
    const paid = await paidOrder("razorpay");
    const { capture, ordered } = paid;
    for (const status of ["open", "lost"]) {
      const entity = {
        ...{ id: `disp_${capture.id}`, payment_id: capture.paymentReference },
        ...{ amount: capture.amount, currency: "INR", status },
      };
      await say("payment.dispute.created", { dispute: { entity }, payment: payment(paid) });
    }
    expect(await casesOf(`disp_${capture.id}`)).toMatchObject([
      { kind: "dispute", orderId: ordered.placed.order._id, state: "lost" },
    ]);
  });

  it("does not list a refund that the shop has asked for", async () => {
    const { capture, ordered } = await paidOrder("razorpay");
    await online.cancel(ordered);
    const entity = {
      ...{ id: "rfnd_own", payment_id: capture.paymentReference, receipt: capture.id },
      ...{ amount: capture.amount, currency: "INR", status: "processed" },
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
      ...{ id: "pay_stranger", order_id: "order_stranger", amount: 12_300 },
      ...{ currency: "INR", status: "captured" },
    };
    for (const _ of [1, 2]) await say("payment.captured", { payment: { entity } });
    expect(await casesOf("pay_stranger")).toMatchObject([
      { kind: "not_ours", orderId: null, amount: 123, state: "paid" },
    ]);
    expect(lines.some((line) => line.includes("not ours"))).toBe(true);
    const kept = eq(paymentCases.reference, "pay_stranger");
    expect(await shop.database.db.$count(paymentCases, kept)).toBe(1);
  });
});

it("is seen by staff alone", async () => {
  const shopper: Ordered["shopper"] = await shop.signUp();
  await expect(shop.client(shopper.token).call(listRefunds, { query: {} })).rejects.toMatchObject({
    status: 403,
  });
});
