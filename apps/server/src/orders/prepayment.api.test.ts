import { payOrder } from "@suvarna/contract/orders/calls";
import { askForPrepayment, moveOrder, setPrepaymentOnly } from "@suvarna/contract/orders/staff";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  advanceTime,
  buy,
  HOUR_MS,
  MINUTE_MS,
  online,
  openLimitedShop,
  ring,
  shop,
} from "../../test/limited-shop.ts";
import type { Ordered } from "../../test/online-orders.ts";
import { findOrder } from "./queries.ts";
import { orders } from "./tables.ts";

openLimitedShop();

describe("the time to pay", () => {
  const minutesOf = ({ createdAt, payment }: Awaited<ReturnType<typeof buy>>) =>
    (Date.parse(payment?.payBy ?? "") - Date.parse(createdAt)) / MINUTE_MS;

  it("is shorter for the last piece, and its piece is on sale again after it", async () => {
    const last = await ring(1);
    const shopper = await shop.signUp("Meera Nair", true);
    const order = await buy(shopper, { productId: last, gateway: "cashfree" });
    expect(minutesOf(order)).toBe(10);
    expect(minutesOf(await buy(shopper, { productId: await ring(2) }))).toBe(30);
    const params = { id: order._id };
    const { paymentSessionId } = await shop.client(shopper.token).call(payOrder, { params });
    await advanceTime(11 * MINUTE_MS);
    await online.settleAll();
    expect(await online.stockOf(last)).toBe(1);
    // Cashfree opens no order for less than 15 minutes, so the shop has closed it.
    await expect(online.choose(paymentSessionId ?? "", "success")).rejects.toMatchObject({
      code: "conflict",
    });
  });
});

describe("a prepayment that staff ask for", () => {
  async function orderWithPrepayment(): Promise<Ordered> {
    const shopper = await shop.signUp("Meera Nair", true);
    const ringId = await ring(5);
    const order = await buy(shopper, { productId: ringId, paymentMethod: "COD" });
    const { token } = await shop.staff("orders");
    const params = { id: order._id };
    const seen = await shop.client(token).call(askForPrepayment, { params });
    expect(seen).toMatchObject({ state: "pending_payment", paymentMethod: "ONLINE" });
    const placed = await shop.client(shopper.token).call(payOrder, { params });
    return { ringId, shopper, placed, session: placed.paymentSessionId ?? "" };
  }

  it("is a letter with a link, and confirms the order when it is paid", async () => {
    const ordered = await orderWithPrepayment();
    const [letter] = (await shop.messagesTo(ordered.shopper.email)).filter(
      ({ kind }) => kind === "prepayment-asked",
    );
    expect(letter?.text).toContain(`/final?order=${ordered.placed.order._id}`);
    await online.choose(ordered.session, "success");
    await online.settleAll();
    expect(await online.see(ordered)).toMatchObject({ state: "confirmed", paymentState: "paid" });
    expect((await online.see(ordered)).invoiceNumber).toBeDefined();
  });

  it("has no invoice and can't be dispatched before it is paid", async () => {
    const ordered = await orderWithPrepayment();
    const { token } = await shop.staff("orders");
    const params = { id: ordered.placed.order._id };
    const body = { from: "pending_payment", to: "shipped" } as const;
    await expect(shop.client(token).call(moveOrder, { params, body })).rejects.toMatchObject({
      code: "order_cannot_move",
    });
    const now = await online.see(ordered);
    expect(now.invoiceNumber).toBeUndefined();
    expect(now.isPaperPending).toBeUndefined();
    await expect(shop.client(token).call(askForPrepayment, { params })).rejects.toMatchObject({
      status: 409,
      code: "prepayment_unavailable",
    });
  });

  it("expires after a day, which cancels the order and puts its piece on sale again", async () => {
    const ordered = await orderWithPrepayment();
    await online.pass(23 * HOUR_MS);
    await online.settleAll();
    expect((await online.see(ordered)).state).toBe("pending_payment");
    await online.pass(2 * HOUR_MS);
    await online.settleAll();
    expect(await online.see(ordered)).toMatchObject({
      state: "cancelled",
      paymentState: "not_paid",
    });
    expect(await online.stockOf(ordered.ringId)).toBe(5);
  });

  async function decline(ordered: Ordered): Promise<void> {
    await online.choose(ordered.session, "failure");
    await online.settleAll();
    expect(await online.see(ordered)).toMatchObject({
      state: "payment_failed",
      paymentState: "failed",
    });
  }

  it("can be paid again after a declined card, as long as its time lasts", async () => {
    const ordered = await orderWithPrepayment();
    await decline(ordered);
    await advanceTime(22 * HOUR_MS);
    await online.settleAll();
    expect((await online.see(ordered)).state).toBe("payment_failed");
    const again = await online.pay(ordered);
    await online.choose(again.paymentSessionId ?? "", "success");
    await online.settleAll();
    await online.pass(3 * HOUR_MS);
    expect(await online.see(ordered)).toMatchObject({ state: "confirmed", paymentState: "paid" });
    expect(await online.stockOf(ordered.ringId)).toBe(4);
  });

  it("expires after a declined card too, and cancels the order once", async () => {
    const ordered = await orderWithPrepayment();
    await decline(ordered);
    await online.pass(23 * HOUR_MS);
    expect((await online.see(ordered)).state).toBe("payment_failed");
    await online.pass(2 * HOUR_MS);
    await Promise.all([shop.payments.reconcile(), shop.payments.reconcile()]);
    await online.pass(25 * HOUR_MS);
    expect(await online.see(ordered)).toMatchObject({
      state: "cancelled",
      paymentState: "not_paid",
    });
    const order = await findOrder(shop.database.db, ordered.placed.order._id);
    expect(order?.history.map(({ state, reason }) => [state, reason]).slice(-3)).toEqual([
      ["pending_payment", "prepayment_asked"],
      ["payment_failed", "payment_declined"],
      ["cancelled", "prepayment_lapsed"],
    ]);
    expect(await online.stockOf(ordered.ringId)).toBe(5);
    const letters = await shop.messagesTo(ordered.shopper.email);
    expect(letters.filter(({ kind }) => kind === "order-cancelled")).toHaveLength(1);
    await expect(online.pay(ordered)).rejects.toMatchObject({ code: "payment_over" });
  });

  it("expires after a declined card when no process ran at the end of its time", async () => {
    const ordered = await orderWithPrepayment();
    await decline(ordered);
    await advanceTime(4 * 24 * HOUR_MS);
    await online.settleAll();
    expect((await online.see(ordered)).state).toBe("cancelled");
  });

  it("also expires when nobody opens its payment", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const ringId = await ring(5);
    const { _id: id } = await buy(shopper, { productId: ringId, paymentMethod: "COD" });
    const params = { id };
    await shop.client((await shop.staff("orders")).token).call(askForPrepayment, { params });
    await online.pass(25 * HOUR_MS);
    await online.settleAll();
    const [order] = await shop.database.db
      .select({ state: orders.state })
      .from(orders)
      .where(eq(orders.id, id));
    expect(order?.state).toBe("cancelled");
    expect(await online.stockOf(ringId)).toBe(5);
  });

  it("can be all that a person may pay by, until staff allow cash again", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { token } = await shop.staff("orders");
    const decide = (only: boolean, userId = shopper.userId) =>
      shop.client(token).call(setPrepaymentOnly, { params: { id: userId }, body: { only } });
    expect(await decide(true)).toEqual({ userId: shopper.userId, prepaymentOnly: true });
    await decide(true);
    await expect(buy(shopper, { paymentMethod: "COD" })).rejects.toMatchObject({
      code: "prepayment_only",
    });
    expect((await buy(shopper)).paymentMethod).toBe("ONLINE");
    await decide(false);
    expect((await buy(shopper, { paymentMethod: "COD" })).paymentMethod).toBe("COD");
    await expect(decide(true, "019aa000-0000-7000-8000-000000000000")).rejects.toMatchObject({
      status: 404,
    });
  });

  it("can be requested only by staff who may move orders", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { _id: id } = await buy(shopper, { paymentMethod: "COD" });
    for (const { token } of [shopper, await shop.staff("support")]) {
      const call = shop.client(token).call(askForPrepayment, { params: { id } });
      await expect(call).rejects.toMatchObject({ status: 403 });
    }
  });
});
