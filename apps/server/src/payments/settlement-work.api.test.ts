import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { compareSettlement, listSettlements } from "@suvarna/contract/payments/staff";
import { indianDay } from "@suvarna/domain/indian-day";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OnlineOrders, onlineOrders } from "../../test/online-orders.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { acceptRates } from "../../test/rates.ts";
import { newId } from "../platform/ids.ts";
import { moveRefund } from "./refund-queries.ts";
import { sandboxPayments } from "./sandbox-tables.ts";
import { putDifferences } from "./settlement-queries.ts";
import { paymentCaptures, paymentRefunds } from "./tables.ts";

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

const book = async () => (await staff.call(listSettlements, { query: { limit: 100 } })).differences;
const compare = (gateway: string, day: string) =>
  staff.call(compareSettlement, { body: { gateway, day } });

async function nextDay(): Promise<string> {
  const day = indianDay(shop.clock.now);
  await online.pass(DAY_MS);
  await acceptRates(shop, 13_333_33, 150_00);
  return day;
}

/** Returns the statements that the shop runs during some work. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const record = (text: unknown) => void statements.push(String(text));
  subscribe("suvarna:statement", record);
  try {
    await work();
  } finally {
    unsubscribe("suvarna:statement", record);
  }
  return statements.filter((text) => /settlement_|payment_(captures|refunds)/.test(text));
}

it("stores the last of two differences of one entry", async () => {
  const found = {
    gateway: "cashfree",
    entryKind: "refund",
    reference: "refund of two captures",
    kind: "missing_there",
    theirs: null,
    foundAt: shop.clock.now,
  } as const;
  const differences = [5_00, 7_00].map((ours) => ({ ...found, ours, id: newId() }));
  await putDifferences(shop.database.db, differences);
  const stored = (await book()).filter(({ reference }) => reference === found.reference);
  expect(stored).toMatchObject([{ entry: "refund", ours: 7, theirs: null }]);
});

describe("the work of comparing a day", () => {
  const money = () =>
    shop.database.db
      .select({ reference: paymentCaptures.paymentReference, settled: paymentCaptures.settled })
      .from(paymentCaptures);
  const isSettled = async (reference: string) =>
    (await money()).find((one) => one.reference === reference)?.settled;

  it("has as many statements for many differences as for one", async () => {
    const { ordered, capture } = await online.paidOrder("cashfree");
    const day = await nextDay();
    const orderId = ordered.placed.order.payment?.orderId ?? "";
    const addAttempts = (count: number) =>
      shop.database.db.insert(sandboxPayments).values(
        Array.from({ length: count }, () => {
          const id = `pay_${newId()}`;
          return {
            id,
            orderId,
            amount: 5_00,
            status: "paid" as const,
            captured: true,
            at: capture.capturedAt,
          };
        }),
      );
    await addAttempts(1);
    const few = await statementsOf(() => compare("cashfree", day));
    await addAttempts(12);
    const many = await statementsOf(() => compare("cashfree", day));
    const added = (await book()).filter(({ theirs }) => theirs === 5);
    expect(added).toHaveLength(13);
    expect(many).toHaveLength(few.length);
  });

  it("marks money that a settlement has, so that later days do not read it", async () => {
    const { ordered, capture } = await online.paidOrder("razorpay");
    await online.cancel(ordered);
    await online.settleAll();
    const open = await online.paidOrder("razorpay");
    const later = new Date(open.capture.capturedAt.getTime() + 9 * DAY_MS);
    await shop.database.db
      .update(sandboxPayments)
      .set({ at: later })
      .where(eq(sandboxPayments.id, open.capture.paymentReference));
    const day = await nextDay();
    await compare("razorpay", day);
    expect(await isSettled(capture.paymentReference)).toBe(true);
    expect(await isSettled(open.capture.paymentReference)).toBe(false);
    const refunds = await shop.database.db
      .select({ settled: paymentRefunds.settled })
      .from(paymentRefunds)
      .where(eq(paymentRefunds.captureId, capture.id));
    expect(refunds).toEqual([{ settled: true }]);
  });

  it("lists a refund again that is sent with another reference after a settlement had it", async () => {
    const { ordered, capture } = await online.paidOrder("razorpay");
    await online.cancel(ordered);
    await online.settleAll();
    const day = await nextDay();
    await compare("razorpay", day);
    const { db } = shop.database;
    const ofCapture = eq(paymentRefunds.captureId, capture.id);
    const [stuck] = await db
      .update(paymentRefunds)
      .set({ state: "stuck" })
      .where(ofCapture)
      .returning();
    const reference = `refund-${newId()}`;
    await shop.database.transaction((tx) =>
      moveRefund(tx, stuck?.id ?? "", ["stuck"], {
        state: "done",
        way: "dashboard",
        gatewayReference: reference,
      }),
    );
    await online.pass(7 * DAY_MS);
    await shop.moneyWatch.run();
    expect(await book()).toContainEqual(
      expect.objectContaining({ reference, kind: "missing_there", entry: "refund" }),
    );
  });
});
