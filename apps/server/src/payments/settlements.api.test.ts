import {
  compareSettlement,
  explainDifference,
  listSettlements,
} from "@suvarna/contract/payments/staff";
import { indianDay } from "@suvarna/domain/indian-day";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OnlineOrders, onlineOrders } from "../../test/online-orders.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { acceptRates } from "../../test/rates.ts";
import { newId } from "../platform/ids.ts";
import { sandboxPayments, sandboxRefunds } from "./sandbox-tables.ts";
import { settlementEntries } from "./settlement-tables.ts";

const DAY_MS = 24 * 3_600_000;

let shop: TestShop;
let online: OnlineOrders;
let staff: ReturnType<TestShop["client"]>;
beforeAll(async () => {
  shop = await openShop();
  online = await onlineOrders(shop);
  staff = shop.client((await shop.staff()).token);
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(() => acceptRates(shop, 13_333_33, 150_00));

const book = async (state: "open" | "explained" | "matched" = "open") =>
  (await staff.call(listSettlements, { query: { state } })).differences;
const of = async (reference: string, state?: "open" | "explained" | "matched") =>
  (await book(state)).filter((one) => one.reference === reference);

/** Refunds a whole order, and returns the refund as the gateway reports it. */
async function refunded(gateway: "cashfree" | "razorpay") {
  const { ordered, capture } = await online.paidOrder(gateway);
  await online.cancel(ordered);
  await online.settleAll();
  const [refund] = await shop.database.db
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.paymentId, capture.paymentReference));
  if (!refund) throw new Error("A cancelled order has its refund");
  return refund;
}

async function nextDay(): Promise<string> {
  const day = indianDay(shop.clock.now);
  await online.pass(DAY_MS);
  await acceptRates(shop, 13_333_33, 150_00);
  return day;
}
const compare = (gateway: string, day: string) =>
  staff.call(compareSettlement, { body: { gateway, day } });

describe.each(["cashfree", "razorpay"] as const)("a day's settlement of %s", (gateway) => {
  it("agrees with the book, and its fees are stored for the accountant", async () => {
    const { ordered, capture } = await online.paidOrder(gateway);
    await online.cancel(ordered);
    await online.settleAll();
    const keptOrder = await online.paidOrder(gateway);
    const day = await nextDay();
    await shop.moneyWatch.run();
    expect(await of(capture.paymentReference)).toEqual([]);
    const { days, gateways } = await staff.call(listSettlements, { query: {} });
    expect(gateways).toContain(gateway);
    const sums = days.find((one) => one.gateway === gateway && one.day === day);
    const came = (capture.amount + keptOrder.capture.amount) / 100;
    expect(sums).toMatchObject({ entries: 3, payments: came, refunds: capture.amount / 100 });
    const charge = Math.round(keptOrder.capture.amount / 50);
    const [entry] = await shop.database.db
      .select()
      .from(settlementEntries)
      .where(eq(settlementEntries.reference, keptOrder.capture.paymentReference));
    const tax = Math.round((charge * 18) / 100);
    expect(entry).toMatchObject({ fee: charge + tax, tax, amount: keptOrder.capture.amount });
    expect(sums?.fees).toBeGreaterThan(sums?.taxOnFees ?? 0);
  });

  it("with another sum, to the paisa, is on the list until staff explain it, and stays recorded", async () => {
    const { capture } = await online.paidOrder(gateway);
    const { db } = shop.database;
    await db
      .update(sandboxPayments)
      .set({ amount: capture.amount - 1 })
      .where(eq(sandboxPayments.id, capture.paymentReference));
    const day = await nextDay();
    expect((await compare(gateway, day)).open).toBeGreaterThan(0);
    const [found] = await of(capture.paymentReference);
    expect(found).toMatchObject({
      kind: "other_amount",
      entry: "payment",
      ours: capture.amount / 100,
      theirs: (capture.amount - 1) / 100,
    });
    const params = { id: found?._id ?? "" };
    const body = { note: "A paisa of rounding at the bank" };
    const support = shop.client((await shop.staff("support")).token);
    await expect(support.call(explainDifference, { params, body })).rejects.toMatchObject({
      status: 403,
    });
    await staff.call(explainDifference, { params, body });
    await expect(staff.call(explainDifference, { params, body })).rejects.toMatchObject({
      code: "difference_not_open",
    });
    await compare(gateway, day);
    expect(await of(capture.paymentReference)).toEqual([]);
    expect(await of(capture.paymentReference, "explained")).toMatchObject([{ note: body.note }]);
    // The amount differs from the explained one, so the difference is open again.
    await db
      .update(sandboxPayments)
      .set({ amount: capture.amount - 2 })
      .where(eq(sandboxPayments.id, capture.paymentReference));
    await online.pass(1000);
    await compare(gateway, day);
    const [reopened] = await of(capture.paymentReference);
    expect(reopened).toMatchObject({ note: null });
    // An explanation of the amounts of before does not close it.
    const old = { params, body: { ...body, foundAt: found?.foundAt } };
    await expect(staff.call(explainDifference, old)).rejects.toMatchObject({
      code: "changed_meanwhile",
    });
    const seen = { params, body: { ...body, foundAt: reopened?.foundAt } };
    await staff.call(explainDifference, seen);
    expect(await of(capture.paymentReference)).toEqual([]);
  });

  it("lists money that only the gateway has", async () => {
    const { capture, ordered } = await online.paidOrder(gateway);
    const day = await nextDay();
    const id = `pay_${newId()}`;
    await shop.database.db.insert(sandboxPayments).values({
      id,
      orderId: ordered.placed.order.payment?.orderId ?? "",
      amount: 777_00,
      status: "paid",
      captured: true,
      at: capture.capturedAt,
    });
    await compare(gateway, day);
    expect(await of(id)).toMatchObject([{ kind: "missing_here", ours: null, theirs: 777 }]);
  });

  it("lists missing money of the shop once it is due, until it arrives late", async () => {
    const { capture } = await online.paidOrder(gateway);
    const { db } = shop.database;
    const attempt = eq(sandboxPayments.id, capture.paymentReference);
    const later = new Date(capture.capturedAt.getTime() + 7 * DAY_MS);
    await db.update(sandboxPayments).set({ at: later }).where(attempt);
    await nextDay();
    await shop.moneyWatch.run();
    expect(await of(capture.paymentReference)).toEqual([]);
    await online.pass(6 * DAY_MS);
    await shop.moneyWatch.run();
    expect(await of(capture.paymentReference)).toMatchObject([
      { kind: "missing_there", ours: capture.amount / 100, theirs: null },
    ]);
    await online.pass(2 * DAY_MS);
    await shop.moneyWatch.run();
    expect(await of(capture.paymentReference)).toEqual([]);
    expect(await of(capture.paymentReference, "matched")).toHaveLength(1);
  });

  it("compares refunds as it compares payments", async () => {
    const { db } = shop.database;
    const [wrongSum, unknown, missing] = [
      await refunded(gateway),
      await refunded(gateway),
      await refunded(gateway),
    ];
    const later = new Date(missing.at.getTime() + 30 * DAY_MS);
    await db.update(sandboxRefunds).set({ at: later }).where(eq(sandboxRefunds.id, missing.id));
    const day = await nextDay();
    await compare(gateway, day);
    for (const { id } of [wrongSum, unknown, missing]) expect(await of(id)).toEqual([]);

    await db
      .update(sandboxRefunds)
      .set({ amount: wrongSum.amount - 1 })
      .where(eq(sandboxRefunds.id, wrongSum.id));
    const atDashboard = `refund-${newId()}`;
    await db
      .insert(sandboxRefunds)
      .values({ ...unknown, id: atDashboard, refundId: null, amount: 5_00 });
    await compare(gateway, day);
    expect(await of(wrongSum.id)).toMatchObject([
      { kind: "other_amount", entry: "refund", theirs: (wrongSum.amount - 1) / 100 },
    ]);
    expect(await of(atDashboard)).toMatchObject([
      { kind: "missing_here", entry: "refund", ours: null, theirs: 5 },
    ]);
    await online.pass(7 * DAY_MS);
    await shop.moneyWatch.run();
    expect(await of(missing.id)).toMatchObject([
      { kind: "missing_there", entry: "refund", ours: missing.amount / 100, theirs: null },
    ]);
  });
});

it("can be compared by staff only for a past day and an existing gateway", async () => {
  await expect(compare("cashfree", indianDay(shop.clock.now))).rejects.toMatchObject({
    code: "settlement_day_open",
  });
  await expect(compare("strangepay", "2026-11-01")).rejects.toMatchObject({
    status: 503,
    code: "settlement_unavailable",
  });
  const { token } = await shop.signUp();
  await expect(shop.client(token).call(listSettlements, { query: {} })).rejects.toMatchObject({
    status: 403,
  });
});
