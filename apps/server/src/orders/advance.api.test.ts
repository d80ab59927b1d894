import { deleteMe, exportMe } from "@suvarna/contract/accounts/calls";
import * as invoices from "@suvarna/contract/invoices/calls";
import * as desk from "@suvarna/contract/orders/staff";
import type { SandboxChoice } from "@suvarna/contract/payments/constants";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import type { OrderState, StaffMove } from "@suvarna/domain/order";
import { eq } from "drizzle-orm";
import { extractText } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { byTwo } from "../../test/approvals.ts";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, HOME, lockPrice, placeOrder } from "../../test/checkout.ts";
import { type OnlineOrders, onlineOrders } from "../../test/online-orders.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { acceptRates } from "../../test/rates.ts";
import { sandboxPayments } from "../payments/sandbox-tables.ts";
import { paymentCaptures, payments } from "../payments/tables.ts";
import { newId } from "../platform/ids.ts";
import { orders } from "./tables.ts";

const DELAY_MS = 6000;
const OPEN_MS = 1_800_000;
const REST_DUE = "Advance paid, rest due before dispatch";

let shop: TestShop;
let online: OnlineOrders;
let categoryId: string;
let staff: Session;
beforeAll(async () => {
  shop = await openShop();
  online = await onlineOrders(shop);
  categoryId = await addCategory(shop.database.db, "Rings made to order");
  staff = await shop.staff();
});
afterAll(() => shop[Symbol.asyncDispose]());

const ring = (stock: number | null) =>
  addRing(shop.database.db, { categoryId, stock, netWeightMg: 1000 });

/** A shopper orders a ring that is made to order, by the advance, and has not paid yet. */
async function order(said: Partial<Parameters<typeof placeOrder>[2]> = {}, key?: string) {
  const [shopper, ringId] = [await shop.signUp(), await ring(null)];
  const { cartId } = await fillCart(shop, shopper, ringId);
  const body = { cartId, paymentMethod: "ONLINE", payment: "advance", ...said } as const;
  const placed = await placeOrder(shop, shopper, body, key);
  const session = placed.paymentSessionId ?? "";
  return { ringId, shopper, placed, session, id: placed.order._id };
}
type Advanced = Awaited<ReturnType<typeof order>>;

/** The same with its advance paid. */
async function advanced(gateway: "cashfree" | "razorpay" = "cashfree"): Promise<Advanced> {
  const ordered = await order({ gateway });
  await online.choose(ordered.session, "success");
  await online.settleAll();
  return ordered;
}

/** Opens the payment of the rest and pays it so. */
async function payRest(ordered: Advanced, choice: SandboxChoice = "success") {
  const opened = await online.pay(ordered);
  await online.choose(opened.paymentSessionId ?? "", choice);
  await online.settleAll();
  return opened;
}

const client = ({ shopper }: Pick<Advanced, "shopper">) => shop.client(shopper.token);
const move = ({ id }: Advanced, from: OrderState, to: StaffMove) =>
  byTwo(shop, staff, id, (client) =>
    client.call(desk.moveOrder, { params: { id }, body: { from, to } }),
  );
const askForRest = ({ id }: Advanced) =>
  shop.client(staff.token).call(desk.askForRest, { params: { id } });
const lettersTo = async ({ shopper }: Advanced) =>
  (await shop.messagesTo(shopper.email)).map(({ kind }) => kind).toSorted();
const letterTo = async ({ shopper }: Advanced, kind: string) =>
  (await shop.messagesTo(shopper.email)).find((letter) => letter.kind === kind)?.text ?? "";

/** The amounts that the gateway has given back for an order, in paise. */
async function givenBack({ id }: Advanced): Promise<number[]> {
  const rows = await shop.database.db
    .select({ refunded: sandboxPayments.refunded })
    .from(sandboxPayments)
    .innerJoin(paymentCaptures, eq(paymentCaptures.paymentReference, sandboxPayments.id))
    .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
    .where(eq(payments.orderId, id));
  return rows.map(({ refunded }) => refunded).toSorted((a, b) => a - b);
}

describe("the advance", () => {
  it("is told with the price lock, where something is made to order", async () => {
    const shopper = await shop.signUp();
    await fillCart(shop, shopper, await ring(3));
    const ready = await lockPrice(shop, shopper);
    expect(ready.advance).toBeUndefined();
    await fillCart(shop, shopper, await ring(null));
    const { advance, totals, items } = await lockPrice(shop, shopper);
    expect(items.map(({ madeToOrder = false }) => madeToOrder).toSorted()).toEqual([false, true]);
    expect((advance?.due ?? 0) + (advance?.rest ?? 0)).toBeCloseTo(totals.total, 2);
    // The half that is ready in whole, and a quarter of the half that is made.
    expect(advance?.due).toBe(Math.ceil((totals.total * 5) / 8));
  });

  it("is all that the gateway asks for, and the order is the same otherwise", async () => {
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

  it("is refused where nothing is made to order, and at the door nothing is made", async () => {
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

  it("is one order by one key, and the other choice is another body", async () => {
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
    // When it is paid, and its rest waits, the key opens nothing any more.
    await online.choose(ordered.session, "success");
    await online.settleAll();
    await online.pay(ordered);
    expect((await again("advance")).payment).toBeUndefined();
  });

  it("confirms the order, has its receipt voucher, and the letter says what is left", async () => {
    const ordered = await advanced();
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

  it("that fails can be paid again, and is nothing but the advance again", async () => {
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
  it("is what was agreed, whatever the rates do, and makes the invoice", async () => {
    const ordered = await advanced(gateway);
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

  it("is paid once: a second window goes on with the first, and what comes twice goes back", async () => {
    const ordered = await advanced(gateway);
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

  it("that failed, or came in another amount, leaves the order confirmed and can be paid again", async () => {
    const ordered = await advanced(gateway);
    for (const wrong of ["failure", "wrong-amount"] as const) {
      await payRest(ordered, wrong);
      await expect(online.verify(ordered)).rejects.toMatchObject({ status: 402 });
      const seen = await online.see(ordered);
      expect(seen).toMatchObject({ status: "Confirmed", advance: { restOwed: true } });
      expect(seen.history).toHaveLength(2);
    }
    await payRest(ordered);
    expect((await online.see(ordered)).paymentStatus).toBe("Paid");
    // The wrong amount is back, or was never taken; the advance and the rest are kept.
    const wrong = gateway === "cashfree" ? ["done"] : [];
    expect(await online.moneyOf(ordered)).toEqual([...wrong, "none", "none"]);
  });

  it("is settled by the shop's own question, when no message comes", async () => {
    const ordered = await advanced(gateway);
    const { paymentSessionId = "" } = await online.pay(ordered);
    await online.choose(paymentSessionId, "success");
    shop.clock.now = new Date(shop.clock.now.getTime() + DELAY_MS);
    while ((await shop.payments.reconcile()) > 0);
    await shop.relay.run();
    expect((await online.see(ordered)).paymentStatus).toBe("Paid");
  });
});

describe("the rest that nobody pays in time", () => {
  it("ends its window, not the order; a new window is opened", async () => {
    const ordered = await advanced();
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

  it("is taken when its money comes late, and the other window takes none any more", async () => {
    const ordered = await advanced("razorpay");
    const first = await online.pay(ordered);
    await online.pass(OPEN_MS + DELAY_MS);
    const second = await online.pay(ordered);
    // Razorpay's orders stay open: the first window is paid after all, then the second.
    await online.choose(first.paymentSessionId ?? "", "success");
    await online.settleAll();
    expect((await online.see(ordered)).paymentStatus).toBe("Paid");
    await online.choose(second.paymentSessionId ?? "", "success");
    await online.settleAll();
    // The second is only blocked, and is not captured.
    expect(await online.moneyOf(ordered)).toEqual(["none", "none"]);
    expect(await online.see(ordered)).toMatchObject({ status: "Confirmed", paymentStatus: "Paid" });
  });
});

describe("an order that owes its rest", () => {
  it("is worked on, but not dispatched before it is paid", async () => {
    const ordered = await advanced();
    await move(ordered, "confirmed", "processing");
    const { rest = 0 } = (await online.see(ordered)).advance ?? {};
    await expect(move(ordered, "processing", "shipped")).rejects.toMatchObject({
      status: 409,
      code: "rest_owed",
      message: `The rest of ${formatRupees(paise(rest))} is not paid yet: this order can't be dispatched before it is.`,
    });
    // The database would not have it either.
    const { db } = shop.database;
    const shipped = db.update(orders).set({ state: "shipped" }).where(eq(orders.id, ordered.id));
    await expect(shipped).rejects.toThrow();
    await payRest(ordered);
    expect((await move(ordered, "processing", "shipped")).status).toBe("Shipped");
    expect((await move(ordered, "shipped", "delivered")).paymentStatus).toBe("Paid");
  });

  it("is asked for it when its pieces are ready, once within the hour", async () => {
    const ordered = await advanced();
    const asked = await Promise.all([askForRest(ordered), askForRest(ordered)]);
    expect(asked[0]?.advance?.restAskedAt).toBeDefined();
    expect((await lettersTo(ordered)).filter((kind) => kind === "rest-due")).toHaveLength(1);
    const letter = await letterTo(ordered, "rest-due");
    expect(letter).toContain(`${shop.config.publicUrl}/final?order=${ordered.id}&pay=rest`);
    const { rest = 0 } = asked[0]?.advance ?? {};
    expect(letter).toContain(formatRupees(paise(rest)));
    await online.pass(3_600_001);
    await askForRest(ordered);
    expect((await lettersTo(ordered)).filter((kind) => kind === "rest-due")).toHaveLength(2);
    await payRest(ordered);
    await expect(askForRest(ordered)).rejects.toMatchObject({ status: 409, code: "rest_not_owed" });
    expect((await online.see(ordered)).history.map(({ status }) => status)).toEqual([
      "Pending payment",
      "Confirmed",
      "Confirmed",
      "Confirmed",
      "Confirmed",
    ]);
  });

  it("is asked for it by staff alone, and only where there is one", async () => {
    const ordered = await order();
    const call = client(ordered).call(desk.askForRest, { params: { id: ordered.id } });
    await expect(call).rejects.toMatchObject({ status: 403 });
    await expect(askForRest(ordered)).rejects.toMatchObject({ code: "rest_not_owed" });
  });
});

describe("an order that is cancelled", () => {
  it("after its advance gives that back, with a refund voucher and no credit note", async () => {
    const ordered = await advanced();
    const { advance } = await online.see(ordered);
    const due = advance?.due ?? 0;
    await online.cancel(ordered);
    const cancelled = await online.see(ordered);
    expect(cancelled).toMatchObject({
      status: "Cancelled",
      paymentStatus: "Refund on its way",
      advance: { paid: due, restOwed: false },
      refundVoucherNumber: expect.stringMatching(/^RFV\/2627\/\d{6}$/),
    });
    expect(cancelled.creditNoteNumber).toBeUndefined();
    await online.settleAll();
    expect((await online.see(ordered)).status).toBe("Refunded");
    expect(await givenBack(ordered)).toEqual([paise(due)]);
    const sum = formatRupees(paise(due));
    expect(await letterTo(ordered, "order-cancelled")).toContain(sum);
    expect(await letterTo(ordered, "order-refunded")).toContain(sum);
    await expect(online.pay(ordered)).rejects.toMatchObject({ code: "payment_over" });
    await expect(online.verify(ordered)).rejects.toMatchObject({ status: 402 });
  });

  it("after both gives both back, each once, with a credit note for the whole", async () => {
    const ordered = await advanced("razorpay");
    await payRest(ordered);
    const { advance, total } = await online.see(ordered);
    await online.cancel(ordered);
    const cancelled = await online.see(ordered);
    expect(cancelled.creditNoteNumber).toMatch(/^CRN/);
    expect(cancelled.refundVoucherNumber).toBeUndefined();
    await online.settleAll();
    await online.settleAll();
    expect((await online.see(ordered)).status).toBe("Refunded");
    expect(await online.moneyOf(ordered)).toEqual(["done", "done"]);
    expect(await givenBack(ordered)).toEqual(
      [paise(advance?.due ?? 0), paise(advance?.rest ?? 0)].toSorted((a, b) => a - b),
    );
    expect(await letterTo(ordered, "order-refunded")).toContain(formatRupees(paise(total)));
    expect((await lettersTo(ordered)).filter((kind) => kind === "order-refunded")).toHaveLength(1);
  });

  it("while the window of its rest is open gives back what comes by that", async () => {
    const ordered = await advanced();
    const { paymentSessionId = "" } = await online.pay(ordered);
    await online.choose(paymentSessionId, "pending");
    await online.cancel(ordered);
    await online.pass(DELAY_MS);
    await online.settleAll();
    expect(await online.moneyOf(ordered)).toEqual(["done", "done"]);
    const seen = await online.see(ordered);
    expect(seen.status).toBe("Refunded");
    expect(seen.invoiceNumber).toBeUndefined();
    // The letter names all that went back: the advance, and the rest that came too late.
    expect(await letterTo(ordered, "order-refunded")).toContain(formatRupees(paise(seen.total)));
  });

  it("at the moment in which its rest is paid keeps nothing, whoever is first", async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => advanced()));
    for (const ordered of all) {
      const { paymentSessionId = "" } = await online.pay(ordered);
      await online.choose(paymentSessionId, "success");
    }
    await Promise.allSettled([
      ...all.map((ordered) => online.cancel(ordered)),
      ...all.map((ordered) => online.verify(ordered)),
      online.deliver(),
    ]);
    await online.settleAll();
    await online.pass(DELAY_MS);
    for (const ordered of all) {
      expect((await online.see(ordered)).status).toBe("Refunded");
      expect(await online.moneyOf(ordered)).toEqual(["done", "done"]);
    }
  });
});

describe("a refund in part", () => {
  const refund = ({ id }: Advanced, amount: number, note = "A scratch") =>
    shop.client(staff.token).call(desk.refundPart, {
      params: { id },
      body: { amount, note },
      headers: { "idempotency-key": newId() },
    });

  it("comes out of the rest first and then out of the advance, each exactly", async () => {
    const ordered = await advanced();
    await expect(refund(ordered, 10)).rejects.toMatchObject({ code: "refund_not_possible" });
    await payRest(ordered);
    const { advance } = await online.see(ordered);
    const [due, rest] = [advance?.due ?? 0, advance?.rest ?? 0];
    await refund(ordered, rest + 12.34);
    await online.settleAll();
    expect(await givenBack(ordered)).toEqual([12_34, paise(rest)].toSorted((a, b) => a - b));
    expect((await online.see(ordered)).refunds).toMatchObject([{ isSent: true }]);
    // The cancellation sends back what is left of the advance.
    await online.cancel(ordered);
    await online.settleAll();
    expect(await givenBack(ordered)).toEqual([paise(due), paise(rest)].toSorted((a, b) => a - b));
    expect((await online.see(ordered)).state).toBe("refunded");
  });
});

describe("the papers of an advance", () => {
  it("say what the law wants, as pages, as PDF and in the data export", async () => {
    const ordered = await advanced();
    const params = { id: ordered.id };
    const { advance, number, gst, total } = await online.see(ordered);
    const due = advance?.due ?? 0;
    const receipt = await client(ordered).call(invoices.getReceiptVoucher, { params });
    expect(receipt).toMatchObject({
      kind: "receipt voucher",
      total: due,
      discount: 0,
      placeOfSupply: { state: "Karnataka", code: "29" },
      voucher: { orderTotal: total, rest: advance?.rest },
    });
    const tax = receipt.taxes.reduce((sum, { amount }) => sum + paise(amount), 0);
    expect(Math.abs(tax - (paise(gst) * due) / total)).toBeLessThanOrEqual(1);
    expect(paise(receipt.taxable) + tax + paise(receipt.shipping)).toBe(paise(due));

    const pdf = await client(ordered).call(invoices.getReceiptVoucherPdf, { params });
    const { text } = await extractText(pdf, { mergePages: true });
    for (const said of [
      "Receipt voucher",
      receipt.number,
      receipt.seller.gstin,
      HOME.fullName,
      number,
      "711319",
      "Advance received",
      formatRupees(paise(due)),
      "CGST 9%",
      "SGST 9%",
      "Place of supply",
      "Reverse charge",
      "Authorised signatory",
      "Order total",
    ]) {
      expect(text).toContain(said);
    }
    const exported = JSON.stringify(await client(ordered).call(exportMe, {}));
    expect(exported).toContain(receipt.number);
    expect(exported).toContain('"restOwed":true');

    await expect(client(ordered).call(invoices.getInvoice, { params })).rejects.toMatchObject({
      code: "invoice_not_found",
    });
    await online.cancel(ordered);
    const refund = await client(ordered).call(invoices.getRefundVoucherPdf, { params });
    const { text: undone } = await extractText(refund, { mergePages: true });
    expect(undone).toContain("Refund voucher");
    expect(undone).toContain(`To receipt voucher ${receipt.number}`);
    expect(undone).toContain("Advance refunded");
    const other = await shop.signUp();
    const theirs = shop.client(other.token).call(invoices.getReceiptVoucher, { params });
    await expect(theirs).rejects.toMatchObject({ status: 403 });
  });

  it("name the advance on the tax invoice", async () => {
    const ordered = await advanced();
    await payRest(ordered);
    const params = { id: ordered.id };
    const { receiptVoucherNumber = "" } = await online.see(ordered);
    const pdf = await client(ordered).call(invoices.getInvoicePdf, { params });
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toContain(`Advance ${receiptVoucherNumber}`);
    expect(text).toContain("Rest, paid");
  });
});

it("takes no rest of somebody who has left", async () => {
  const ordered = await advanced("razorpay");
  const { paymentSessionId = "" } = await online.pay(ordered);
  await client(ordered).call(deleteMe, { body: { password: "a-good-password" } });
  await online.choose(paymentSessionId, "success");
  await online.settleAll();
  // It is only blocked, and is not captured.
  expect(await online.moneyOf(ordered)).toEqual(["none"]);
});
