import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fillCart, placeOrder } from "../../../test/checkout.ts";
import { type OnlineOrders, type Ordered, onlineOrders } from "../../../test/online-orders.ts";
import { openShop, type TestShop } from "../../../test/open-shop.ts";
import { acceptRates } from "../../../test/rates.ts";
import { sandboxOrders, sandboxPayments } from "../../payments/sandbox-tables.ts";
import { paymentCaptures, paymentRefunds, payments } from "../../payments/tables.ts";

const DELAY_MS = 6000;
const OPEN_MS = 1_800_000;
const GOLD = 13_333_33;

let shop: TestShop;
let online: OnlineOrders;
beforeAll(async () => {
  shop = await openShop();
  online = await onlineOrders(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(() => acceptRates(shop, GOLD, 150_00));

/** The reason why each capture of an order goes back; null for a capture that is kept. */
async function reasonsOf({ placed }: Ordered) {
  const rows = await shop.database.db
    .select({ reason: paymentRefunds.reason })
    .from(paymentCaptures)
    .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
    .leftJoin(paymentRefunds, eq(paymentRefunds.captureId, paymentCaptures.id))
    .where(eq(payments.orderId, placed.order._id));
  return rows.map(({ reason }) => reason);
}

const kindsTo = async ({ shopper }: Ordered) =>
  (await shop.messagesTo(shopper.email)).map(({ kind }) => kind);

/** Pays an order of which the gateway reports the money long after the time to pay. */
async function paidLate(ordered: Ordered, meanwhile: () => Promise<unknown>): Promise<void> {
  const { db } = shop.database;
  const reference = ordered.placed.order.payment?.orderId ?? "";
  await online.choose(ordered.session, "failure");
  await online.settleAll();
  await online.pass(OPEN_MS + DELAY_MS);
  expect((await online.see(ordered)).state).toBe("payment_failed");
  await meanwhile();
  const paid = { status: "paid" as const };
  await db.update(sandboxPayments).set(paid).where(eq(sandboxPayments.orderId, reference));
  await online.pass(OPEN_MS);
  await online.settleAll();
}

describe("money that arrives after the time to pay", () => {
  it("is refunded when the pieces cost more by then, and the shopper gets a letter", async () => {
    const ordered = await online.order("cashfree");
    await paidLate(ordered, () => acceptRates(shop, Math.round(GOLD * 1.19), 150_00));
    expect((await online.see(ordered)).state).toBe("payment_failed");
    expect(await online.moneyOf(ordered)).toEqual(["done"]);
    expect(await reasonsOf(ordered)).toEqual(["paid_late"]);
    expect(await online.stockOf(ordered.ringId)).toBe(3);
    expect((await kindsTo(ordered)).filter((kind) => kind === "money-refunded")).toHaveLength(1);
  });

  it.each([
    ["as much", 1],
    ["less", 0.9],
  ])("confirms the order when the pieces cost %s", async (_what, factor) => {
    const ordered = await online.order("cashfree");
    await paidLate(ordered, () => acceptRates(shop, Math.round(GOLD * factor), 150_00));
    expect(await online.see(ordered)).toMatchObject({ state: "confirmed", paymentState: "paid" });
    expect(await online.moneyOf(ordered)).toEqual(["none"]);
  });

  it("is never captured at Razorpay: the bank releases it, and the shopper gets a letter", async () => {
    const ordered = await online.order("razorpay");
    await online.pass(OPEN_MS + DELAY_MS);
    // The payment window stays open, and the price has fallen.
    await acceptRates(shop, Math.round(GOLD * 0.9), 150_00);
    await online.choose(ordered.session, "success");
    await online.settleAll();
    expect((await online.see(ordered)).state).toBe("payment_failed");
    expect(await online.moneyOf(ordered)).toEqual([]);
    const [attempt] = await shop.database.db
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.orderId, ordered.session));
    expect(attempt).toMatchObject({ captured: false, refunded: 0 });
    expect(await kindsTo(ordered)).toContain("money-released");
  });
});

describe("money that is only blocked", () => {
  it("is captured once for an order that waits for it", async () => {
    const ordered = await online.order("razorpay");
    await online.choose(ordered.session, "duplicates");
    await online.settleAll();
    expect((await online.see(ordered)).state).toBe("confirmed");
    expect(await online.moneyOf(ordered)).toEqual(["none"]);
  });

  it("for an order that has failed is captured only when its pieces are there", async () => {
    const ordered = await online.order("razorpay", await online.ring(1));
    await online.choose(ordered.session, "late");
    await online.deliver();
    expect((await online.see(ordered)).state).toBe("payment_failed");
    const faster = await online.order("cashfree", ordered.ringId);
    await online.choose(faster.session, "success");
    await online.verify(faster);
    await online.pass(2 * DELAY_MS);
    await online.settleAll();
    expect((await online.see(ordered)).state).toBe("payment_failed");
    expect(await online.moneyOf(ordered)).toEqual([]);
  });
});

describe("an order that failed", () => {
  it("can be cancelled, and money that arrives then is refunded for that reason", async () => {
    const ordered = await online.order("cashfree");
    await online.choose(ordered.session, "late");
    await online.settleAll();
    const cancelled = await online.cancel(ordered);
    expect(cancelled).toMatchObject({ state: "cancelled", paymentState: "not_paid" });
    expect(await online.stockOf(ordered.ringId)).toBe(3);
    await online.pass(2 * DELAY_MS);
    await online.pass(OPEN_MS);
    await online.settleAll();
    expect(await online.see(ordered)).toMatchObject({ state: "refunded" });
    expect(await reasonsOf(ordered)).toEqual(["order_cancelled"]);
    expect(await kindsTo(ordered)).toContain("money-refunded");
  });

  it.each(["late", "pending"] as const)(
    "or waits (%s) is replaced by a new one for the same pieces, so that nobody pays twice",
    async (choice) => {
      const first = await online.order("cashfree");
      await online.choose(first.session, choice);
      await online.settleAll();
      await online.pass(1000);
      const { cartId } = await fillCart(shop, first.shopper, first.ringId);
      const placed = await placeOrder(shop, first.shopper, {
        cartId,
        paymentMethod: "ONLINE",
        gateway: "cashfree",
      });
      const second: Ordered = { ...first, placed, session: placed.paymentSessionId ?? "" };
      expect(await online.see(first)).toMatchObject({
        state: "cancelled",
        history: expect.arrayContaining([
          expect.objectContaining({ note: "You have ordered the same pieces again" }),
        ]),
      });
      await online.choose(second.session, "success");
      await online.verify(second);
      await online.pass(2 * DELAY_MS);
      await online.pass(OPEN_MS);
      await online.settleAll();
      expect(await online.moneyOf(first)).toEqual(["done"]);
      expect(await online.moneyOf(second)).toEqual(["none"]);
      expect((await online.see(second)).state).toBe("confirmed");
      expect(await online.stockOf(first.ringId)).toBe(2);
    },
  );

  it("is not replaced by an order for other pieces", async () => {
    const first = await online.order("cashfree");
    await online.choose(first.session, "failure");
    await online.pass(1000);
    const { cartId } = await fillCart(shop, first.shopper, await online.ring(3));
    await placeOrder(shop, first.shopper, { cartId, paymentMethod: "ONLINE" });
    expect((await online.see(first)).state).toBe("payment_failed");
  });
});

/** Expects that the gateway's window takes no money any more. */
async function expectClosed({ session }: Ordered): Promise<void> {
  await expect(online.choose(session, "success")).rejects.toMatchObject({ code: "conflict" });
}

it("an order that is cancelled is closed at the gateway", async () => {
  const ordered = await online.order("cashfree");
  await online.cancel(ordered);
  await online.settleAll();
  const [order] = await shop.database.db
    .select()
    .from(sandboxOrders)
    .where(eq(sandboxOrders.session, ordered.session));
  expect(order?.closed).toBe(true);
  await expectClosed(ordered);
});

it("an order ends at the gateway by itself with the time to pay, whether or not the shop asks", async () => {
  const ordered = await online.order("cashfree");
  shop.clock.now = new Date(shop.clock.now.getTime() + OPEN_MS);
  await expectClosed(ordered);
  await online.settleAll();
  expect((await online.see(ordered)).state).toBe("payment_failed");
});
