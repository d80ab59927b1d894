import { deleteMe } from "@suvarna/contract/accounts/calls";
import { createOrder } from "@suvarna/contract/orders/calls";
import type { PlacedOrder } from "@suvarna/contract/orders/schemas";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillCart, HOME } from "../../../test/checkout.ts";
import { type OnlineOrders, type Ordered, onlineOrders } from "../../../test/online-orders.ts";
import { openShop, type TestShop } from "../../../test/open-shop.ts";
import { sandboxOrders } from "../../payments/sandbox-tables.ts";
import { paymentRefunds } from "../../payments/tables.ts";
import { newId } from "../../platform/ids.ts";
import { orders } from "../tables.ts";

const DELAY_MS = 6000;
const OPEN_MS = 1_800_000;

let shop: TestShop;
let online: OnlineOrders;
beforeAll(async () => {
  shop = await openShop();
  online = await onlineOrders(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());

describe("a key that is sent again", () => {
  /**
   * Places an order with an idempotency key, and returns the call, so that a test can repeat it as
   * a browser does after a lost reply.
   */
  async function placedByKey() {
    const [shopper, ringId, key] = [await shop.signUp(), await online.ring(3), newId()];
    const { cartId } = await fillCart(shop, shopper, ringId);
    const call = (): Promise<PlacedOrder> =>
      shop.client(shopper.token).call(createOrder, {
        headers: { "idempotency-key": key },
        body: { cartId, shippingAddress: HOME, paymentMethod: "upi" },
      });
    const placed = await call();
    const ordered: Ordered = { ringId, shopper, placed, session: placed.paymentSessionId ?? "" };
    return { ordered, call };
  }

  it("opens the same window as long as the order waits for its money", async () => {
    const { ordered, call } = await placedByKey();
    expect(await call()).toEqual(ordered.placed);
  });

  it.each<[end: string, status: string, happen: (ordered: Ordered) => Promise<unknown>]>([
    [
      "paid",
      "Confirmed",
      async (ordered) => {
        await online.choose(ordered.session, "success");
        await online.verify(ordered);
      },
    ],
    [
      "failed",
      "Payment failed",
      async ({ session }) => {
        await online.choose(session, "failure");
        await online.settleAll();
      },
    ],
    ["cancelled", "Cancelled", (ordered) => online.cancel(ordered)],
    ["over", "Payment failed", () => online.pass(OPEN_MS)],
    [
      "over, and nobody has looked at it yet",
      "Pending payment",
      async () => {
        shop.clock.now = new Date(shop.clock.now.getTime() + OPEN_MS);
      },
    ],
  ])("returns the order without a window once it is %s", async (_end, status, happen) => {
    const { ordered, call } = await placedByKey();
    await happen(ordered);
    const again = await call();
    expect(again.order).toMatchObject({ _id: ordered.placed.order._id, status });
    expect(again.order.payment).toMatchObject({ orderId: expect.any(String) });
    expect(Object.keys(again).toSorted()).toEqual(["message", "order"]);
    const { userId } = ordered.shopper;
    expect(await shop.database.db.$count(orders, eq(orders.userId, userId))).toBe(1);
  });
});

// Cashfree captures all money at once. Razorpay only blocks the money; without a capture the
// blocking lapses.
describe.each([
  ["cashfree", ["done"]],
  ["razorpay", []],
] as const)("money that comes through %s", (gateway, goneBack) => {
  it("is refunded after the time was over, when another order has the pieces", async () => {
    const ordered = await online.order(gateway, await online.ring(1));
    await online.choose(ordered.session, "server-error");
    // The gateway reports nothing for so long that the order releases its piece.
    const { orderId } = await troubled(ordered);
    await online.pass(OPEN_MS);
    await online.pass(OPEN_MS);
    expect((await online.see(ordered)).status).toBe("Payment failed");
    const faster = await online.order(gateway, ordered.ringId);
    await online.choose(faster.session, "success");
    await online.verify(faster);

    await untroubled(orderId);
    await online.pass(OPEN_MS);
    await online.settleAll();
    expect((await online.see(ordered)).status).toBe("Payment failed");
    expect(await online.moneyOf(ordered)).toEqual(goneBack);
    expect(await online.moneyOf(faster)).toEqual(["none"]);
    expect(await online.stockOf(ordered.ringId)).toBe(0);
  });

  it("is refunded after the order was cancelled", async () => {
    const ordered = await online.order(gateway);
    await online.choose(ordered.session, "pending");
    await online.cancel(ordered);
    await online.pass(DELAY_MS);
    await online.settleAll();
    expect(await online.see(ordered)).toMatchObject({
      status: goneBack.length > 0 ? "Refunded" : "Cancelled",
    });
    expect(await online.moneyOf(ordered)).toEqual(goneBack);
    expect(await online.stockOf(ordered.ringId)).toBe(3);
  });

  it.each([
    ["while the order waits for it", "pending"],
    ["after the order has failed, and the person is taken out of it", "late"],
  ] as const)("for somebody who has left %s goes back", async (_when, choice) => {
    const ordered = await online.order(gateway);
    await online.choose(ordered.session, choice);
    await online.settleAll();
    await shop
      .client(ordered.shopper.token)
      .call(deleteMe, { body: { password: "a-good-password" } });
    await online.pass(2 * DELAY_MS);
    await online.pass(OPEN_MS);
    await online.settleAll();
    expect(await online.moneyOf(ordered)).toEqual(goneBack);
    expect(await online.stockOf(ordered.ringId)).toBe(3);
    const [order] = await shop.database.db
      .select({ state: orders.state, contact: orders.contact, to: orders.shippingAddress })
      .from(orders)
      .where(eq(orders.id, ordered.placed.order._id));
    expect(order).toMatchObject({ state: "payment_failed", contact: "", to: { street: "" } });
  });

  it("is refused in another currency, is marked, and is refunded", async () => {
    const ordered = await online.order(gateway);
    const { db } = shop.database;
    const { orderId } = await troubled(ordered);
    await db.update(sandboxOrders).set({ currency: "USD" }).where(eq(sandboxOrders.id, orderId));
    await online.choose(ordered.session, "success");
    await online.settleAll();
    await online.settleAll();
    expect(await online.see(ordered)).toMatchObject({
      status: "Payment failed",
      paymentStatus: "Failed",
      history: [{}, { note: "Another amount was paid; it goes back" }],
    });
    const marked = await db
      .select({ reason: paymentRefunds.reason, refund: paymentRefunds.state })
      .from(paymentRefunds)
      .where(eq(paymentRefunds.orderId, ordered.placed.order._id));
    expect(marked).toEqual(goneBack.map((refund) => ({ reason: "wrong_amount", refund })));
    expect(await online.stockOf(ordered.ringId)).toBe(3);
  });
});

/**
 * Makes the sandbox's trouble with an order last for ever. @returns the gateway's id of the order
 */
async function troubled({ placed }: Ordered): Promise<{ orderId: string }> {
  const orderId = placed.order.payment?.orderId ?? "";
  const troubleUntil = new Date("2100-01-01");
  await shop.database.db
    .update(sandboxOrders)
    .set({ troubleUntil })
    .where(eq(sandboxOrders.id, orderId));
  return { orderId };
}

async function untroubled(orderId: string): Promise<void> {
  await shop.database.db
    .update(sandboxOrders)
    .set({ trouble: null })
    .where(eq(sandboxOrders.id, orderId));
}
