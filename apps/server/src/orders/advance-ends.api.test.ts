import { deleteMe, exportMe } from "@suvarna/contract/accounts/calls";
import * as invoices from "@suvarna/contract/invoices/calls";
import * as desk from "@suvarna/contract/orders/staff";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import type { OrderState, StaffMove } from "@suvarna/domain/order";
import { eq } from "drizzle-orm";
import { extractText } from "unpdf";
import { describe, expect, it } from "vitest";
import {
  type AdvanceOrder,
  client,
  DELAY_MS,
  lettersTo,
  letterTo,
  online,
  openAdvanceShop,
  order,
  orderWithAdvance,
  payRest,
  shop,
  staff,
} from "../../test/advance-orders.ts";
import { moveWithApproval } from "../../test/approvals.ts";
import { HOME } from "../../test/checkout.ts";
import { sandboxPayments } from "../payments/sandbox-tables.ts";
import { paymentCaptures, payments } from "../payments/tables.ts";
import { newId } from "../platform/ids.ts";
import { orders } from "./tables.ts";

openAdvanceShop();

/** The amounts that the gateway has given back for an order, in paise. */
async function givenBack({ id }: AdvanceOrder): Promise<number[]> {
  const rows = await shop.database.db
    .select({ refunded: sandboxPayments.refunded })
    .from(sandboxPayments)
    .innerJoin(paymentCaptures, eq(paymentCaptures.paymentReference, sandboxPayments.id))
    .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
    .where(eq(payments.orderId, id));
  return rows.map(({ refunded }) => refunded).toSorted((a, b) => a - b);
}

const askForRest = ({ id }: AdvanceOrder) =>
  shop.client(staff.token).call(desk.askForRest, { params: { id } });

const move = ({ id }: AdvanceOrder, from: OrderState, to: StaffMove) =>
  moveWithApproval(shop, staff, id, (client) =>
    client.call(desk.moveOrder, { params: { id }, body: { from, to } }),
  );

describe("an order that owes its rest", () => {
  it("is worked on, but not dispatched before it is paid", async () => {
    const ordered = await orderWithAdvance();
    await move(ordered, "confirmed", "processing");
    const { rest = 0 } = (await online.see(ordered)).advance ?? {};
    await expect(move(ordered, "processing", "shipped")).rejects.toMatchObject({
      status: 409,
      code: "rest_owed",
      message: `The rest of ${formatRupees(paise(rest))} is not paid yet: this order can't be dispatched before it is.`,
    });
    // A constraint of the database, too, refuses to ship an order whose rest is not paid.
    const { db } = shop.database;
    const shipped = db.update(orders).set({ state: "shipped" }).where(eq(orders.id, ordered.id));
    await expect(shipped).rejects.toThrow();
    await payRest(ordered);
    expect((await move(ordered, "processing", "shipped")).status).toBe("Shipped");
    expect((await move(ordered, "shipped", "delivered")).paymentStatus).toBe("Paid");
  });

  it("is reminded when its pieces are ready, once within the hour", async () => {
    const ordered = await orderWithAdvance();
    const attempts = await Promise.all([askForRest(ordered), askForRest(ordered)]);
    expect(attempts[0]?.advance?.restAskedAt).toBeDefined();
    expect((await lettersTo(ordered)).filter((kind) => kind === "rest-due")).toHaveLength(1);
    const letter = await letterTo(ordered, "rest-due");
    expect(letter).toContain(`${shop.config.publicUrl}/final?order=${ordered.id}&pay=rest`);
    const { rest = 0 } = attempts[0]?.advance ?? {};
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

  it("can be reminded only by staff, and only where a rest is owed", async () => {
    const ordered = await order();
    const call = client(ordered).call(desk.askForRest, { params: { id: ordered.id } });
    await expect(call).rejects.toMatchObject({ status: 403 });
    await expect(askForRest(ordered)).rejects.toMatchObject({ code: "rest_not_owed" });
  });
});

describe("an order that is cancelled", () => {
  it("after its advance gets the advance back, with a refund voucher and without a credit note", async () => {
    const ordered = await orderWithAdvance();
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

  it("after both payments gets both back, each once, with one credit note for the whole", async () => {
    const ordered = await orderWithAdvance("razorpay");
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

  it("by a parcel that came back gets both payments back, each once", async () => {
    const ordered = await orderWithAdvance();
    await payRest(ordered);
    await move(ordered, "confirmed", "processing");
    await move(ordered, "processing", "shipped");
    await move(ordered, "shipped", "returned");
    const returned = await online.see(ordered);
    expect(returned).toMatchObject({ state: "returned", paymentState: "refund_due" });
    await online.settleAll();
    expect((await online.see(ordered)).state).toBe("refunded");
    const { due = 0, rest = 0 } = returned.advance ?? {};
    expect(await givenBack(ordered)).toEqual([paise(due), paise(rest)].toSorted((a, b) => a - b));
  });

  it("while the window of its rest is open gets back what is still paid in that window", async () => {
    const ordered = await orderWithAdvance();
    const { paymentSessionId = "" } = await online.pay(ordered);
    await online.choose(paymentSessionId, "pending");
    await online.cancel(ordered);
    await online.pass(DELAY_MS);
    await online.settleAll();
    expect(await online.moneyOf(ordered)).toEqual(["done", "done"]);
    const seen = await online.see(ordered);
    expect(seen.status).toBe("Refunded");
    expect(seen.invoiceNumber).toBeUndefined();
    // The letter names the whole amount that went back: the advance, and the rest that came too
    // late.
    expect(await letterTo(ordered, "order-refunded")).toContain(formatRupees(paise(seen.total)));
  });

  it("at the moment in which its rest is paid gets everything back, whichever comes first", async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => orderWithAdvance()));
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
  const refund = ({ id }: AdvanceOrder, amount: number, note = "A scratch") =>
    shop.client(staff.token).call(desk.refundPart, {
      params: { id },
      body: { amount, note },
      headers: { "idempotency-key": newId() },
    });

  it("is paid from the rest first and then from the advance, each exactly", async () => {
    const ordered = await orderWithAdvance();
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
  it("contain all that the law requires, as pages, as PDF and in the data export", async () => {
    const ordered = await orderWithAdvance();
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
    for (const expectedText of [
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
      expect(text).toContain(expectedText);
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
    const ordered = await orderWithAdvance();
    await payRest(ordered);
    const params = { id: ordered.id };
    const { receiptVoucherNumber = "" } = await online.see(ordered);
    const pdf = await client(ordered).call(invoices.getInvoicePdf, { params });
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).toContain(`Advance ${receiptVoucherNumber}`);
    expect(text).toContain("Rest, paid");
  });
});

it("accepts no rest from a shopper who has closed the account", async () => {
  const ordered = await orderWithAdvance("razorpay");
  const { paymentSessionId = "" } = await online.pay(ordered);
  await client(ordered).call(deleteMe, { body: { password: "a-good-password" } });
  await online.choose(paymentSessionId, "success");
  await online.settleAll();
  // The money of the rest is only blocked by the bank, and is never captured.
  expect(await online.moneyOf(ordered)).toEqual(["none"]);
});
