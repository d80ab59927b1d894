import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { type OnlineOrders, type Ordered, onlineOrders } from "../../test/online-orders.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { sandboxPayments, sandboxWebhooks } from "../payments/sandbox-tables.ts";
import { paymentRefunds } from "../payments/tables.ts";
import { auditLog } from "../platform/audit.ts";

/** A little longer than the slowest bank of the sandbox takes, in milliseconds. */
const SLOW_MS = 7000;

let shop: TestShop;
let online: OnlineOrders;
beforeAll(async () => {
  shop = await openShop();
  online = await onlineOrders(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());

/**
 * Places an order at a gateway whose bank is slow and whose webhooks are lost, and changes the
 * order to another gateway.
 */
async function changedUnheard(): Promise<Ordered> {
  const ordered = await online.order("cashfree");
  await online.choose(ordered.session, "pending");
  await shop.database.db.delete(sandboxWebhooks);
  await online.pay(ordered, { gateway: "razorpay" });
  await online.settleAll();
  expect((await online.see(ordered)).status).toBe("Pending payment");
  return ordered;
}

async function reasonsOf({ placed }: Ordered) {
  const { reason, orderId } = paymentRefunds;
  const rows = await shop.database.db
    .select({ reason })
    .from(paymentRefunds)
    .where(eq(orderId, placed.order._id));
  return rows.map((row) => row.reason);
}

describe("a payment through another gateway", () => {
  it("replaces the first, keeps amount and time, and confirms the order once", async () => {
    const ordered = await online.order("cashfree");
    const { payBy } = (await online.see(ordered)).payment ?? {};
    await online.choose(ordered.session, "failure");
    await online.deliver();
    const other = await online.pay(ordered, { gateway: "razorpay" });
    expect(other.payment).toMatchObject({
      gateway: "razorpay",
      amount: ordered.placed.order.total,
    });
    expect(other.order.payment?.payBy).toBe(payBy);
    expect(await online.stockOf(ordered.ringId)).toBe(2);
    await online.choose(other.paymentSessionId ?? "", "success");
    await online.settleAll();
    expect((await online.see(ordered)).status).toBe("Confirmed");
    expect(await online.moneyOf(ordered)).toEqual(["none"]);
  });

  it("does not charge twice: money that still arrives through the first is refunded", async () => {
    const ordered = await online.order("cashfree");
    const other = await online.pay(ordered, { gateway: "razorpay" });
    await online.choose(other.paymentSessionId ?? "", "success");
    await online.choose(ordered.session, "success");
    await online.settleAll();
    await online.settleAll();
    expect((await online.see(ordered)).status).toBe("Confirmed");
    const money = await online.moneyOf(ordered);
    expect(money.filter((refund) => refund === "none")).toHaveLength(1);
    expect(money.filter((refund) => refund !== "none" && refund !== "done")).toEqual([]);
  });

  it("confirms the order with money from the first when the second has none", async () => {
    const ordered = await online.order("cashfree");
    await online.choose(ordered.session, "success");
    await online.pay(ordered, { gateway: "razorpay" });
    await online.settleAll();
    expect((await online.see(ordered)).status).toBe("Confirmed");
    expect(await online.moneyOf(ordered)).toEqual(["none"]);
  });

  it("is not opened at a gateway that the shop does not have", async () => {
    const ordered = await online.order("cashfree");
    const again = await online.pay(ordered, { gateway: "elsewhere" });
    expect(again.payment).toMatchObject({ gateway: "cashfree" });
    expect(again.paymentSessionId).toBe(ordered.session);
  });

  it("is found soon by the first gateway when its message gets lost", async () => {
    const ordered = await changedUnheard();
    await online.pass(31_000);
    expect((await online.see(ordered)).status).toBe("Confirmed");
    expect(await online.moneyOf(ordered)).toEqual(["none"]);
  });

  it("is found by the first gateway when the shopper returns", async () => {
    const ordered = await changedUnheard();
    shop.clock.now = new Date(shop.clock.now.getTime() + SLOW_MS);
    expect((await online.verify(ordered)).order.status).toBe("Confirmed");
  });

  it("captures money at Razorpay that was blocked first, and closes the second window", async () => {
    const ordered = await online.order("razorpay");
    await online.choose(ordered.session, "success");
    const other = await online.pay(ordered, { gateway: "cashfree" });
    await online.settleAll();
    expect((await online.see(ordered)).status).toBe("Confirmed");
    expect(await online.moneyOf(ordered)).toEqual(["none"]);
    const second = online.choose(other.paymentSessionId ?? "", "success");
    await expect(second).rejects.toMatchObject({ code: "conflict" });
  });

  it("does not capture money at Razorpay once the second has money", async () => {
    const ordered = await online.order("razorpay");
    const other = await online.pay(ordered, { gateway: "cashfree" });
    await online.choose(other.paymentSessionId ?? "", "success");
    await online.settleAll();
    await online.choose(ordered.session, "success");
    await online.settleAll();
    expect(await online.moneyOf(ordered)).toEqual(["none"]);
    const attempts = await shop.database.db
      .select({ captured: sandboxPayments.captured })
      .from(sandboxPayments)
      .where(eq(sandboxPayments.orderId, ordered.session));
    expect(attempts).toEqual([{ captured: false }]);
  });

  it("marks money as paid twice that arrives through the first after the second", async () => {
    const ordered = await online.order("cashfree");
    await online.choose(ordered.session, "pending");
    const other = await online.pay(ordered, { gateway: "razorpay" });
    await online.choose(other.paymentSessionId ?? "", "success");
    await online.settleAll();
    expect((await online.see(ordered)).status).toBe("Confirmed");
    await online.pass(SLOW_MS);
    expect(await reasonsOf(ordered)).toEqual(["paid_twice"]);
  });

  it("closes the first window of a rest at once", async () => {
    const [shopper, ringId] = [await shop.signUp(), await online.ring(null)];
    const { cartId } = await fillCart(shop, shopper, ringId);
    const body = { cartId, paymentMethod: "ONLINE", payment: "advance" } as const;
    const placed = await placeOrder(shop, shopper, body);
    const ordered = { ringId, shopper, placed };
    await online.choose(placed.paymentSessionId ?? "", "success");
    await online.settleAll();
    const first = await online.pay(ordered, { gateway: "cashfree" });
    expect(first.payment).toMatchObject({ gateway: "cashfree" });
    await online.pay(ordered, { gateway: "razorpay" });
    await online.settleAll();
    const late = online.choose(first.paymentSessionId ?? "", "success");
    await expect(late).rejects.toMatchObject({ code: "conflict" });
  });

  it("has a line in the audit log", async () => {
    const ordered = await online.order("cashfree");
    await online.pay(ordered, { gateway: "razorpay" });
    const [line] = await shop.database.db
      .select()
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subject, ordered.placed.order._id),
          eq(auditLog.what, "payment.gateway_changed"),
        ),
      );
    expect(line).toMatchObject({
      actorId: ordered.shopper.userId,
      before: { gateway: "cashfree" },
      after: { gateway: "razorpay", purpose: "order" },
    });
  });

  it.each(["cashfree", "razorpay"])(
    "leaves one payment when the news of %s arrives at the same moment",
    async (gateway) => {
      for (let round = 0; round < 3; round++) {
        const ordered = await online.order(gateway);
        await online.choose(ordered.session, "success");
        const other = gateway === "cashfree" ? "razorpay" : "cashfree";
        await Promise.allSettled([online.deliver(), online.pay(ordered, { gateway: other })]);
        await online.settleAll();
        expect((await online.see(ordered)).status).toBe("Confirmed");
        expect(await online.moneyOf(ordered)).toEqual(["none"]);
        expect(await online.stockOf(ordered.ringId)).toBe(2);
      }
    },
  );
});
