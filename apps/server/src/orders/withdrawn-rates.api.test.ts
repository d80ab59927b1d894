import { getRates } from "@suvarna/contract/rates/calls";
import { enterRates, getSources, withdrawRates } from "@suvarna/contract/rates/staff";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { approvePending } from "../../test/approvals.ts";
import { fillCart, lockPrice, placeOrder } from "../../test/checkout.ts";
import { type OnlineOrders, onlineOrders } from "../../test/online-orders.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { sandboxOrders } from "../payments/sandbox-tables.ts";
import { auditLog } from "../platform/audit.ts";
import { withdrawSheet } from "../rates/withdraw-sheet.ts";
import { quotes } from "./checkout-tables.ts";

const WRONG = 4_000;
const RIGHT = 13_378;

let shop: TestShop;
let online: OnlineOrders;
let staff: ReturnType<TestShop["client"]>;
beforeAll(async () => {
  shop = await openShop({ APPROVAL_HAND_RATE_BP: "500" });
  online = await onlineOrders(shop);
  staff = shop.client((await shop.staff()).token);
});
afterAll(() => shop[Symbol.asyncDispose]());

/** Staff enter rates, with this price of 24K gold in rupees per gram. */
async function enter(gold24k: number) {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  const body = { gold24k, silver: 150, reason: "By hand", confirmJump: true };
  await approvePending(shop, await staff.call(enterRates, { body }));
  const { newest } = await staff.call(getSources, {});
  if (!newest) throw new Error("There are no rates");
  return newest;
}
const withdraw = (sheetId?: string) =>
  staff.call(withdrawRates, { body: { reason: "A typing error", sheetId } });

beforeEach(() => enter(WRONG));

describe("rates that staff withdraw", () => {
  it("can't be used by a price lock, a waiting order or a new order", async () => {
    const locker = await shop.signUp();
    const ringId = await online.ring(3);
    const { cartId } = await fillCart(shop, locker, ringId);
    const { quoteId, totals } = await lockPrice(shop, locker);
    const waiting = await online.order("cashfree");
    const failed = await online.order("razorpay");
    await online.choose(failed.session, "failure");
    await online.settleAll();
    const paid = await online.order("cashfree");
    await online.choose(paid.session, "success");
    await online.verify(paid);

    const sheet = await withdraw();
    expect(sheet.withdrawnAt).toBe(shop.clock.now.toISOString());
    await expect(withdraw()).rejects.toMatchObject({ status: 409, code: "sheet_withdrawn" });
    expect(await shop.client().call(getRates, {})).toEqual([]);
    expect((await staff.call(getSources, {})).newest).toMatchObject({
      _id: sheet._id,
      isValid: false,
    });
    await expect(placeOrder(shop, locker, { cartId })).rejects.toMatchObject({
      code: "price_unknown",
    });
    await expect(placeOrder(shop, locker, { cartId, quoteId })).rejects.toMatchObject({
      code: "quote_not_found",
    });
    for (const ended of [waiting, failed]) {
      expect(await online.see(ended)).toMatchObject({
        state: "cancelled",
        paymentState: "not_paid",
      });
      expect(await online.stockOf(ended.ringId)).toBe(3);
    }
    expect((await online.see(waiting)).history.at(-1)?.note).toContain("wrong rate");
    await online.settleAll();
    const [order] = await shop.database.db
      .select()
      .from(sandboxOrders)
      .where(eq(sandboxOrders.session, waiting.session));
    expect(order?.closed).toBe(true);
    // The withdrawal of its rates does not end a paid order.
    expect((await online.see(paid)).state).toBe("confirmed");

    await enter(RIGHT);
    const again = await lockPrice(shop, locker);
    expect(again.totals.total).toBeGreaterThan(2 * totals.total);
    const bought = await placeOrder(shop, locker, { cartId, quoteId: again.quoteId });
    expect(bought.order.total).toBe(again.totals.total);
  });

  it("refund money that arrives just before the orders end", async () => {
    const waiting = await online.order("cashfree");
    await online.choose(waiting.session, "success");
    const lock = await shop.signUp();
    const { cartId } = await fillCart(shop, lock, await online.ring(3));
    const { quoteId } = await lockPrice(shop, lock);
    // The test runs only the act of withdrawing, without its reactions.
    const { userId } = await shop.staff();
    const actor = { kind: "staff", userId } as const;
    await withdrawSheet(shop.rates.staffDependencies, actor, { reason: "A typing error" });
    await shop.payments.check(waiting.placed.order._id);
    expect(await online.moneyOf(waiting)).toEqual(["due"]);
    await expect(placeOrder(shop, lock, { cartId, quoteId })).rejects.toMatchObject({
      code: expect.stringMatching(/^quote_(expired|not_found)$/),
    });
    await online.settleAll();
    expect(await online.moneyOf(waiting)).toEqual(["done"]);
    expect((await online.see(waiting)).state).toBe("refunded");
  });

  it("may be older ones, and sales by newer rates continue", async () => {
    const wrong = await enter(WRONG + 1);
    const early = await online.order("cashfree");
    const newer = await enter(RIGHT);
    const later = await online.order("cashfree");
    await withdraw(wrong._id);
    expect((await online.see(early)).state).toBe("cancelled");
    expect((await online.see(later)).state).toBe("pending_payment");
    expect((await shop.client().call(getRates, {})).length).toBe(4);
    expect(await shop.database.db.$count(quotes, eq(quotes.rateSheetId, wrong._id))).toBe(0);
    const about = and(eq(auditLog.subject, wrong._id), eq(auditLog.what, "rates.withdrawn"));
    expect(await shop.database.db.$count(auditLog, about)).toBe(1);
    expect(newer.withdrawnAt).toBeNull();
  });

  it("can be withdrawn only by staff who may enter rates", async () => {
    const stranger = shop.client((await shop.staff("support")).token);
    const body = { reason: "Because" };
    await expect(stranger.call(withdrawRates, { body })).rejects.toMatchObject({ status: 403 });
    await expect(withdraw("nothing")).rejects.toMatchObject({ code: "sheet_not_found" });
    await expect(shop.client().call(withdrawRates, { body })).rejects.toMatchObject({
      status: 401,
    });
  });

  it("are not used after a restart either, nor for the comparison with new ones", async () => {
    await enter(RIGHT);
    await enter(WRONG);
    await withdraw();
    await shop.rates.load();
    expect(shop.rates.current()).toBeNull();
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    // The new rates are compared with the last rates that were not withdrawn, so there is no jump
    // to confirm.
    const body = { gold24k: RIGHT + 1, silver: 150, reason: "By hand", confirmJump: false };
    await approvePending(shop, await staff.call(enterRates, { body }));
    expect(shop.rates.current()).not.toBeNull();
  });
});
