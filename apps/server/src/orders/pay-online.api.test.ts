import * as calls from "@suvarna/contract/orders/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { type OnlineOrders, onlineOrders } from "../../test/online-orders.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { paymentEvents } from "../payments/tables.ts";
import { newId } from "../platform/ids.ts";

const DELAY_MS = 6000;
const OPEN_MS = 1_800_000;

let shop: TestShop;
let online: OnlineOrders;
beforeAll(async () => {
  shop = await openShop();
  online = await onlineOrders(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());

describe.each(["cashfree", "razorpay"] as const)("an order paid through %s", (gateway) => {
  it("waits for its money, and is confirmed once however often the payment is reported", async () => {
    const ordered = await online.order(gateway);
    const { placed, ringId, session } = ordered;
    expect(placed.order).toMatchObject({
      status: "Pending payment",
      paymentStatus: "Pending",
      paymentMethod: "ONLINE",
      payment: { gateway, orderId: expect.any(String), payBy: expect.any(String) },
    });
    expect(placed.payment).toMatchObject({ gateway, mode: "local", amount: placed.order.total });
    if (gateway === "razorpay") {
      expect(placed.razorpayOrder).toMatchObject({ id: session, currency: "INR" });
    }
    expect(await online.stockOf(ringId)).toBe(2);
    await expect(online.verify(ordered)).rejects.toMatchObject({
      status: 402,
      code: "payment_failed",
    });

    const { result, proof } = await online.choose(session, "duplicates");
    expect(result).toBe("paid");
    const answers = await Promise.all([
      online.verify(ordered, proof),
      online.verify(ordered),
      online.deliver(),
    ]);
    expect(answers[0]).toMatchObject({
      message: "Payment successful!",
      order: { status: "Confirmed", paymentStatus: "Paid" },
    });
    await online.settleAll();
    const { history, paymentStatus } = await online.see(ordered);
    expect(history.map(({ status }) => status)).toEqual(["Pending payment", "Confirmed"]);
    expect(paymentStatus).toBe("Paid");
    expect(await online.moneyOf(ordered)).toEqual(["none"]);
    expect(await online.stockOf(ringId)).toBe(2);
  });

  it("is confirmed without any message, because the shop asks the gateway", async () => {
    const ordered = await online.order(gateway);
    await online.choose(ordered.session, "success");
    shop.clock.now = new Date(shop.clock.now.getTime() + DELAY_MS);
    while ((await shop.payments.reconcile()) > 0);
    await shop.relay.run();
    expect((await online.see(ordered)).status).toBe("Confirmed");
  });

  it("ends when nobody pays, and releases its pieces once", async () => {
    const ordered = await online.order(gateway);
    await online.choose(ordered.session, "drop");
    await online.pass(OPEN_MS);
    await online.pass(0);
    expect(await online.see(ordered)).toMatchObject({
      status: "Payment failed",
      paymentStatus: "Failed",
    });
    expect(await online.stockOf(ordered.ringId)).toBe(3);
    await expect(online.pay(ordered)).rejects.toMatchObject({ status: 409, code: "payment_over" });
  });
});

describe.each([
  // The columns: the shopper's choice, the gateway, the state after the shopper returns, the final
  // state, and the refund of each capture.
  ["success", "cashfree", "Confirmed", "Confirmed", ["none"]],
  ["out-of-order", "cashfree", "Confirmed", "Confirmed", ["none"]],
  ["paid-twice", "cashfree", "Confirmed", "Confirmed", ["done", "none"]],
  // Razorpay only blocks the money, and the shop captures no second payment and no wrong amount.
  ["paid-twice", "razorpay", "Confirmed", "Confirmed", ["none"]],
  ["failure", "razorpay", "Payment failed", "Payment failed", []],
  ["wrong-amount", "cashfree", "Payment failed", "Payment failed", ["done"]],
  ["wrong-amount", "razorpay", "Payment failed", "Payment failed", []],
  ["bad-signature", "cashfree", "Pending payment", "Payment failed", []],
  ["bad-signature", "razorpay", "Pending payment", "Payment failed", []],
  ["pending", "razorpay", "Pending payment", "Confirmed", ["none"]],
  ["late", "cashfree", "Payment failed", "Confirmed", ["none"]],
] as const)("%s at %s", (choice, gateway, atOnce, end, money) => {
  it(`is at once ${atOnce}, in the end ${end}`, async () => {
    const ordered = await online.order(gateway);
    const { proof } = await online.choose(ordered.session, choice);
    await online.verify(ordered, proof).catch(() => {});
    expect((await online.see(ordered)).status).toBe(atOnce);
    await online.pass(DELAY_MS);
    await online.pass(DELAY_MS);
    await online.pass(OPEN_MS);
    const { status } = await online.see(ordered);
    expect(status).toBe(end);
    expect(await online.moneyOf(ordered)).toEqual(money);
    expect(await online.stockOf(ordered.ringId)).toBe(status === "Confirmed" ? 2 : 3);
  });
});

describe("a payment that failed", () => {
  it.each(["cashfree", "razorpay"] as const)(
    "shows the bank's own words and its reason at %s",
    async (gateway) => {
      const ordered = await online.order(gateway);
      expect((await online.see(ordered)).payment?.attempt).toBeUndefined();
      await online.choose(ordered.session, "failure");
      await online.deliver();
      expect((await online.see(ordered)).payment?.attempt).toMatchObject({
        end: "declined",
        said: "The limit for one payment is reached",
        declineReason: "limit_reached",
      });
    },
  );

  it("takes the bank's words from a later report, if the first came without them", async () => {
    const ordered = await online.order("razorpay");
    await online.choose(ordered.session, "failure");
    await online.deliver();
    await shop.database.db.update(paymentEvents).set({ said: null, declineReason: null });
    expect((await online.see(ordered)).payment?.attempt).not.toHaveProperty("said");
    await online.verify(ordered).catch(() => {});
    expect((await online.see(ordered)).payment?.attempt).toMatchObject({
      said: "The limit for one payment is reached",
      declineReason: "limit_reached",
    });
  });

  it("shows the other amount that arrived", async () => {
    const ordered = await online.order();
    await online.choose(ordered.session, "wrong-amount");
    await online.deliver();
    const { payment, total } = await online.see(ordered);
    expect(payment?.attempt).toMatchObject({ end: "wrong_amount", amount: total - 1 });
    expect(payment?.attempt).not.toHaveProperty("said");
  });

  it("is not mentioned any more once the order is paid", async () => {
    const ordered = await online.order();
    await online.choose(ordered.session, "failure");
    await online.deliver();
    await online.pay(ordered);
    await online.choose(ordered.session, "success");
    await online.settleAll();
    expect((await online.see(ordered)).payment?.attempt).toBeUndefined();
  });

  it("can be repeated: the pieces are reserved again, and no second order is placed", async () => {
    const ordered = await online.order();
    await online.choose(ordered.session, "failure");
    await online.deliver();
    expect(await online.stockOf(ordered.ringId)).toBe(3);
    const again = await online.pay(ordered);
    expect(again.order).toMatchObject({ _id: ordered.placed.order._id, status: "Pending payment" });
    expect(again.paymentSessionId).toBe(ordered.session);
    expect(await online.stockOf(ordered.ringId)).toBe(2);
    await online.choose(ordered.session, "success");
    expect((await online.verify(ordered)).order.status).toBe("Confirmed");
    await online.settleAll();
    expect((await online.see(ordered)).status).toBe("Confirmed");
    await expect(online.pay(ordered)).rejects.toMatchObject({ code: "payment_over" });
  });

  it("can't be repeated when another order has the piece; late money is refunded", async () => {
    const ordered = await online.order("cashfree", await online.ring(1));
    await online.choose(ordered.session, "late");
    await online.deliver();
    const faster = await online.order("razorpay", ordered.ringId);
    await expect(online.pay(ordered)).rejects.toMatchObject({ status: 409, code: "sold_out" });
    await online.choose(faster.session, "success");
    await online.pass(DELAY_MS);
    await online.pass(DELAY_MS);
    await online.settleAll();
    expect((await online.see(ordered)).status).toBe("Payment failed");
    expect(await online.moneyOf(ordered)).toEqual(["done"]);
    expect((await online.see(faster)).status).toBe("Confirmed");
    expect(await online.stockOf(ordered.ringId)).toBe(0);
  });
});

describe("an order that is cancelled", () => {
  it("releases its pieces and refunds its money, once", async () => {
    const ordered = await online.order();
    await online.choose(ordered.session, "success");
    await online.verify(ordered);
    const [cancelled] = await Promise.all([online.cancel(ordered), online.cancel(ordered)]);
    expect(cancelled).toMatchObject({ status: "Cancelled", paymentStatus: "Refund on its way" });
    await online.settleAll();
    expect(await online.see(ordered)).toMatchObject({
      status: "Refunded",
      paymentStatus: "Refunded",
    });
    expect(await online.moneyOf(ordered)).toEqual(["done"]);
    expect(await online.stockOf(ordered.ringId)).toBe(3);
  });

  it("before it is paid accepts no money afterwards", async () => {
    const ordered = await online.order("razorpay");
    expect((await online.cancel(ordered)).paymentStatus).toBe("Not paid");
    await online.choose(ordered.session, "success");
    await online.settleAll();
    await online.settleAll();
    // The bank only blocked the money, so the shop leaves it to lapse: there is no capture and no
    // refund.
    expect(await online.see(ordered)).toMatchObject({ status: "Cancelled" });
    expect(await online.moneyOf(ordered)).toEqual([]);
    expect(await online.stockOf(ordered.ringId)).toBe(3);
  });
});

describe("placing", () => {
  it("twice with one key is one order with one payment", async () => {
    const shopper = await shop.signUp();
    const { cartId } = await fillCart(shop, shopper, await online.ring(3));
    const key = newId();
    const body = { cartId, paymentMethod: "upi" } as const;
    const [one, other] = await Promise.all([
      placeOrder(shop, shopper, body, key),
      placeOrder(shop, shopper, body, key),
    ]);
    expect(other).toEqual(one);
  });

  it("while the gateway is away is tried again, without loss or duplicates", async () => {
    await using closed = await openShop({
      PAYMENT_GATEWAYS: "cashfree",
      CASHFREE_URL: "http://127.0.0.1:9",
      CASHFREE_CLIENT_ID: "id",
      CASHFREE_CLIENT_SECRET: "secret",
    });
    const category = await addCategory(closed.database.db, "Rings");
    const id = await addRing(closed.database.db, { categoryId: category, netWeightMg: 500 });
    const shopper: Session = await closed.signUp();
    const { cartId } = await fillCart(closed, shopper, id);
    const key = newId();
    for (const _ of [1, 2]) {
      await expect(
        placeOrder(closed, shopper, { cartId, paymentMethod: "ONLINE" }, key),
      ).rejects.toMatchObject({ status: 503, code: "payment_unavailable" });
    }
    const params = { userId: shopper.userId };
    const open = await closed.client(shopper.token).call(calls.listOrders, { params });
    expect(open.map(({ status }) => status)).toEqual(["Pending payment"]);
  });

  it("is refused where nothing is paid online, and changes nothing", async () => {
    await using cashOnly = await openShop({ PAYMENT_GATEWAYS: "none" });
    const category = await addCategory(cashOnly.database.db, "Rings");
    const id = await addRing(cashOnly.database.db, { categoryId: category, netWeightMg: 500 });
    const shopper = await cashOnly.signUp();
    const { cartId } = await fillCart(cashOnly, shopper, id);
    const key = newId();
    for (const paymentMethod of ["ONLINE", "upi", "debit-credit", "bank-transfer"] as const) {
      await expect(
        placeOrder(cashOnly, shopper, { cartId, paymentMethod }, key),
      ).rejects.toMatchObject({ status: 503, code: "online_payment_unavailable" });
    }
    const { order } = await placeOrder(cashOnly, shopper, { cartId }, key);
    expect(order.status).toBe("Confirmed");
  });
});

describe("a webhook", () => {
  const send = (gateway: string, payload: string, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: "POST",
      url: `/api/payments/${gateway}/webhook`,
      headers: { "content-type": "application/json", ...headers },
      payload,
    });

  it.each(["cashfree", "razorpay"])("of %s without the right signature is a 401", async (name) => {
    for (const payload of ["", "{", '{"type":"PAYMENT_SUCCESS_WEBHOOK"}']) {
      const answer = await send(name, payload, {
        "x-webhook-signature": "AAAA",
        "x-webhook-timestamp": String(shop.clock.now.getTime()),
        "x-razorpay-signature": "00",
      });
      expect([answer.statusCode, answer.json().code]).toEqual([401, "signature_wrong"]);
    }
  });
});
