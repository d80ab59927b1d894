import * as invoices from "@suvarna/contract/invoices/calls";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { describe, expect, it } from "vitest";
import {
  client,
  DELAY_MS,
  lettersTo,
  letterTo,
  online,
  openAdvanceShop,
  order,
  orderWithAdvance,
  payRest,
  ring,
  shop,
} from "../../test/advance-orders.ts";
import { fillCart, HOME, lockPrice, placeOrder } from "../../test/checkout.ts";
import { acceptRates } from "../../test/rates.ts";
import { newId } from "../platform/ids.ts";

openAdvanceShop();

const REST_DUE = "Advance paid, rest due before dispatch";

const OPEN_MS = 1_800_000;

describe("the advance", () => {
  it("is shown with the price lock of a piece that is made to order", async () => {
    const shopper = await shop.signUp();
    await fillCart(shop, shopper, await ring(3));
    const ready = await lockPrice(shop, shopper);
    expect(ready.advance).toBeUndefined();
    await fillCart(shop, shopper, await ring(null));
    const { advance, totals, items } = await lockPrice(shop, shopper);
    expect(items.map(({ madeToOrder = false }) => madeToOrder).toSorted()).toEqual([false, true]);
    expect((advance?.due ?? 0) + (advance?.rest ?? 0)).toBeCloseTo(totals.total, 2);
    // The advance is the whole of the half that is ready, and a quarter of the half that is made to
    // order.
    expect(advance?.due).toBe(Math.ceil((totals.total * 5) / 8));
  });

  it("is the whole amount that the gateway asks for, and the order is otherwise the same", async () => {
    const { placed, shopper, ringId } = await order();
    const { order: ordered, payment } = placed;
    const { due = 0, rest = 0 } = ordered.advance ?? {};
    expect(payment?.amount).toBe(due);
    expect(due).toBe(Math.ceil(ordered.total / 4));
    expect(paise(due) + paise(rest)).toBe(paise(ordered.total));
    expect(ordered).toMatchObject({
      status: "Pending payment",
      paymentStatus: "Pending",
      advance: { paid: 0, restDueBefore: "Shipped", restOwed: false },
    });
    const { cartId } = await fillCart(shop, shopper, ringId);
    const whole = await placeOrder(shop, shopper, { cartId, paymentMethod: "ONLINE" });
    expect(whole.order.advance).toBeUndefined();
    expect(whole.payment?.amount).toBe(whole.order.total);
    expect(whole.order.total).toBe(ordered.total);
  });

  it("is refused where nothing is made to order, and for cash on delivery", async () => {
    const shopper = await shop.signUp();
    const { cartId } = await fillCart(shop, shopper, await ring(3));
    await expect(
      placeOrder(shop, shopper, { cartId, paymentMethod: "ONLINE", payment: "advance" }),
    ).rejects.toMatchObject({ status: 422, code: "advance_unavailable" });
    await fillCart(shop, shopper, await ring(null));
    for (const payment of ["whole", "advance", undefined] as const) {
      await expect(
        placeOrder(shop, shopper, { cartId, paymentMethod: "COD", payment }),
      ).rejects.toMatchObject({
        status: 422,
        code: "cod_made_to_order",
        message: expect.stringContaining("can't be paid on delivery"),
      });
    }
    await expect(
      placeOrder(shop, shopper, { cartId, paymentMethod: "ONLINE", payment: "half" as never }),
    ).rejects.toMatchObject({ status: 400, fields: { payment: "Choose how much to pay now" } });
  });

  it("is part of the idempotency key's content, so the other choice is refused with the same key", async () => {
    const key = newId();
    const ordered = await order({}, key);
    const { cartId } = await fillCart(shop, ordered.shopper, ordered.ringId);
    const again = (payment: "advance" | "whole") =>
      placeOrder(
        shop,
        ordered.shopper,
        { cartId, paymentMethod: "ONLINE", payment, shippingAddress: HOME },
        key,
      );
    expect((await again("advance")).order._id).toBe(ordered.id);
    await expect(again("whole")).rejects.toMatchObject({ code: "idempotency_mismatch" });
    // After the advance is paid, the first idempotency key gives no payment window for the rest.
    await online.choose(ordered.session, "success");
    await online.settleAll();
    await online.pay(ordered);
    expect((await again("advance")).payment).toBeUndefined();
  });

  it("confirms the order, gets a receipt voucher, and the letter names the rest", async () => {
    const ordered = await orderWithAdvance();
    const seen = await online.see(ordered);
    const { due = 0, rest = 0 } = seen.advance ?? {};
    expect(seen).toMatchObject({
      status: "Confirmed",
      paymentStatus: REST_DUE,
      advance: { paid: due, restOwed: true },
      receiptVoucherNumber: expect.stringMatching(/^RCV\/2627\/\d{6}$/),
    });
    expect(seen.invoiceNumber).toBeUndefined();
    expect(seen.history.at(-1)?.note).toBe(
      `The advance of ${formatRupees(paise(due))} is paid. The rest of ${formatRupees(paise(rest))} is due before dispatch.`,
    );
    expect(await lettersTo(ordered)).toEqual(["order-confirmed"]);
    const letter = await letterTo(ordered, "order-confirmed");
    expect(letter).toContain(formatRupees(paise(rest)));
    expect(letter).toContain(`${shop.config.publicUrl}/final?order=${ordered.id}&pay=rest`);
  });

  it("can be paid again after a failure, and is then only the advance", async () => {
    const ordered = await order();
    await online.choose(ordered.session, "failure");
    await online.settleAll();
    expect((await online.see(ordered)).status).toBe("Payment failed");
    const again = await online.pay(ordered);
    expect(again.payment?.amount).toBe(ordered.placed.order.advance?.due);
    await online.choose(again.paymentSessionId ?? "", "success");
    expect((await online.verify(ordered)).order).toMatchObject({ paymentStatus: REST_DUE });
  });
});

describe.each(["cashfree", "razorpay"] as const)("the rest, paid through %s", (gateway) => {
  it("is the agreed amount, whatever the rates are, and issues the invoice", async () => {
    const ordered = await orderWithAdvance(gateway);
    const before = await online.see(ordered);
    await acceptRates(shop, 20_000_00, 300_00);
    const opened = await payRest(ordered);
    expect(opened.payment).toMatchObject({ gateway, amount: before.advance?.rest });
    const { order: paid } = await online.verify(ordered);
    expect(paid).toMatchObject({
      status: "Confirmed",
      paymentStatus: "Paid",
      total: before.total,
      advance: { paid: before.total, rest: before.advance?.rest, restOwed: false },
      invoiceNumber: expect.stringMatching(/^INV/),
      receiptVoucherNumber: before.receiptVoucherNumber,
    });
    expect(await online.moneyOf(ordered)).toEqual(["none", "none"]);
    expect(await lettersTo(ordered)).toEqual(["order-confirmed", "rest-paid"]);
    const invoice = await client(ordered).call(invoices.getInvoice, {
      params: { id: ordered.id },
    });
    expect(invoice).toMatchObject({
      total: before.total,
      advance: {
        number: before.receiptVoucherNumber,
        amount: before.advance?.due,
        rest: before.advance?.rest,
      },
    });
  });

  it("is paid once: a second payment reuses the first window, and a double payment is refunded", async () => {
    const ordered = await orderWithAdvance(gateway);
    const [one, other] = await Promise.all([online.pay(ordered), online.pay(ordered)]);
    expect(one.paymentSessionId).toBe(other.paymentSessionId);
    await online.choose(one.paymentSessionId ?? "", "paid-twice");
    await online.settleAll();
    expect((await online.see(ordered)).advance?.restOwed).toBe(false);
    const twice = gateway === "cashfree" ? ["done"] : [];
    expect(await online.moneyOf(ordered)).toEqual([...twice, "none", "none"]);
    await expect(online.pay(ordered)).rejects.toMatchObject({ status: 409, code: "payment_over" });
    expect((await lettersTo(ordered)).filter((kind) => kind === "rest-paid")).toHaveLength(1);
  });

  it("leaves the order confirmed when it failed or had another amount, and can be paid again", async () => {
    const ordered = await orderWithAdvance(gateway);
    for (const wrong of ["failure", "wrong-amount"] as const) {
      await payRest(ordered, wrong);
      await expect(online.verify(ordered)).rejects.toMatchObject({ status: 402 });
      const seen = await online.see(ordered);
      expect(seen).toMatchObject({ status: "Confirmed", advance: { restOwed: true } });
      expect(seen.history).toHaveLength(2);
    }
    await payRest(ordered);
    expect((await online.see(ordered)).paymentStatus).toBe("Paid");
    // The wrong amount went back or was never captured. The advance and the rest are kept.
    const wrong = gateway === "cashfree" ? ["done"] : [];
    expect(await online.moneyOf(ordered)).toEqual([...wrong, "none", "none"]);
    const news = gateway === "cashfree" ? "money-refunded" : "money-released";
    const letters = await shop.messagesTo(ordered.shopper.email);
    const letter = letters.find(({ kind }) => kind === news);
    expect(letter?.text).toContain("its amount was not the right one");
  });

  it("is settled by the shop's own check when no message arrives", async () => {
    const ordered = await orderWithAdvance(gateway);
    const { paymentSessionId = "" } = await online.pay(ordered);
    await online.choose(paymentSessionId, "success");
    shop.clock.now = new Date(shop.clock.now.getTime() + DELAY_MS);
    while ((await shop.payments.reconcile()) > 0);
    await shop.relay.run();
    expect((await online.see(ordered)).paymentStatus).toBe("Paid");
  });
});

describe("a rest that is not paid in time", () => {
  it("closes its window but not the order, and a new window can be opened", async () => {
    const ordered = await orderWithAdvance();
    const first = await online.pay(ordered);
    await online.choose(first.paymentSessionId ?? "", "drop");
    await online.pass(OPEN_MS + DELAY_MS);
    expect(await online.see(ordered)).toMatchObject({
      status: "Confirmed",
      paymentStatus: REST_DUE,
      advance: { restOwed: true },
    });
    const second = await online.pay(ordered);
    expect(second.paymentSessionId).not.toBe(first.paymentSessionId);
    await online.choose(second.paymentSessionId ?? "", "success");
    expect((await online.verify(ordered)).order.paymentStatus).toBe("Paid");
  });

  it("is accepted when its money arrives late, and the other window accepts none any more", async () => {
    const ordered = await orderWithAdvance("razorpay");
    const first = await online.pay(ordered);
    await online.pass(OPEN_MS + DELAY_MS);
    const second = await online.pay(ordered);
    // Razorpay keeps its orders open, so the shopper can still pay in the first window, and then in
    // the second.
    await online.choose(first.paymentSessionId ?? "", "success");
    await online.settleAll();
    expect((await online.see(ordered)).paymentStatus).toBe("Paid");
    await online.choose(second.paymentSessionId ?? "", "success");
    await online.settleAll();
    // The money of the second window is only blocked by the bank, and is not captured.
    expect(await online.moneyOf(ordered)).toEqual(["none", "none"]);
    expect(await online.see(ordered)).toMatchObject({ status: "Confirmed", paymentStatus: "Paid" });
  });
});
