import {
  getCreditNote,
  getInvoice,
  getPartNote,
  getPartNotePdf,
} from "@suvarna/contract/invoices/calls";
import { getPackingSlip, issueChallan } from "@suvarna/contract/orders/papers";
import * as desk from "@suvarna/contract/orders/staff";
import { formatRupees } from "@suvarna/domain/formats";
import { paise, rupees } from "@suvarna/domain/money";
import { and, eq, sql } from "drizzle-orm";
import { extractText } from "unpdf";
import { describe, expect, it } from "vitest";
import {
  buyThreeRings,
  lettersTo,
  online,
  openPartRefunds,
  readGatewayRefunds,
  refund,
  see,
  shop,
  staff,
} from "../../../test/part-refunds.ts";
import { invoices } from "../../invoices/tables.ts";
import { paymentCaptures, payments } from "../../payments/tables.ts";
import { newId } from "../../platform/ids.ts";
import { orders } from "../tables.ts";

openPartRefunds();

describe.each(["cashfree", "razorpay"] as const)("a refund in part through %s", (gateway) => {
  it("sends pieces, then an amount, then the rest back, each with its credit note", async () => {
    const order = await buyThreeRings(gateway);
    const [first] =
      (await refund(order, { lines: [{ line: 0, quantity: 1 }], note: "A loose stone" })).refunds ??
      [];
    // The refunded ring stays in the shop, and its money is not on the slip.
    const slip = await staff.call(getPackingSlip, { params: { id: order.id } });
    expect(slip.lines.map(({ pieces }) => pieces.length)).toEqual([1, 1]);
    const left = paise((await see(order)).total) - paise(first?.amount ?? 0);
    expect([paise(slip.total ?? 0), slip.isPaid]).toEqual([left, true]);
    // The same goods are on the delivery challan.
    await staff.call(issueChallan, { params: { id: order.id } });
    const [challan] = await shop.database.db
      .select({ content: invoices.content })
      .from(invoices)
      .where(and(eq(invoices.orderId, order.id), eq(invoices.kind, "delivery challan")));
    expect(challan?.content.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect([challan?.content.total, challan?.content.part]).toEqual([left, undefined]);
    await refund(order, { amount: 123.45, note: "The parcel was late" });
    await online.settleAll();
    const seen = await see(order);
    expect(seen).toMatchObject({ state: "confirmed", paymentState: "paid" });
    expect(seen.refunds).toMatchObject([
      {
        note: "A loose stone",
        isSent: true,
        isByHand: false,
        pieces: [{ name: seen.items[0]?.name, quantity: 1 }],
        creditNoteNumber: expect.stringMatching(/^CRN\//),
      },
      { amount: 123.45, pieces: [], isSent: true, creditNoteNumber: expect.any(String) },
    ]);
    expect(await readGatewayRefunds(order)).toEqual([123_45, paise(first?.amount ?? 0)]);
    expect((await lettersTo(order)).map(({ text }) => text).join()).toContain("A loose stone");

    const reader = shop.client(order.shopper.token);
    const params = { id: order.id };
    const invoice = await reader.call(getInvoice, { params });
    const parts = seen.refunds ?? [];
    const notes = await Promise.all(
      parts.map(({ _id: refundId }) =>
        reader.call(getPartNote, { params: { ...params, refundId } }),
      ),
    );
    expect(notes).toMatchObject([
      { part: "pieces", total: first?.amount, refersTo: { number: invoice.number } },
      { part: "amount", total: 123.45 },
    ]);
    expect(notes[0]?.lines).toMatchObject([
      { quantity: 1, price: (invoice.lines[0]?.price ?? 0) / 2 },
    ]);

    // The cancellation returns the rest of the money, and all credit notes together equal the
    // invoice to the paisa.
    await online.cancel({ shopper: order.shopper, placed: { order: seen, message: "" } });
    await online.settleAll();
    expect((await see(order)).state).toBe("refunded");
    const rest = await reader.call(getCreditNote, { params });
    expect(rest.part).toBe("rest");
    // The letters of the cancellation name only the rest.
    const letters = await shop.messagesTo(order.shopper.email);
    const ofEnd = ["order-cancelled", "order-refunded"].map((kind) =>
      letters.find((letter) => letter.kind === kind),
    );
    for (const letter of ofEnd) expect(letter?.text).toContain(formatRupees(paise(rest.total)));
    const sum = (of: (note: typeof rest) => number) =>
      [...notes, rest].reduce((all, note) => all + paise(of(note)), 0);
    expect(sum(({ total }) => total)).toBe(paise(invoice.total));
    expect(sum(({ taxable }) => taxable)).toBe(paise(invoice.taxable));
    for (const [place, tax] of invoice.taxes.entries()) {
      expect(sum(({ taxes }) => taxes[place]?.amount ?? 0)).toBe(paise(tax.amount));
    }
    for (const line of invoice.lines) {
      const own = (note: typeof rest) =>
        note.lines.find(({ netWeight }) => netWeight === line.netWeight);
      expect(sum((note) => own(note)?.gst ?? 0)).toBe(paise(line.gst));
      expect(sum((note) => own(note)?.price ?? 0)).toBe(paise(line.price));
    }
    const refunded = (await readGatewayRefunds(order)).reduce((all, amount) => all + amount, 0);
    expect(refunded).toBe(paise(invoice.total));
  });
});

it("is never more than was paid, though ten are requested at the same moment", async () => {
  const order = await buyThreeRings();
  const { total } = await see(order);
  const third = Math.ceil(total / 3);
  const attempts = await Promise.allSettled(
    Array.from({ length: 10 }, () => refund(order, { amount: third, note: "At once" })),
  );
  const refused = attempts.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(8);
  for (const one of refused) expect(one).toMatchObject({ reason: { code: "refund_too_much" } });
  await online.settleAll();
  expect(await readGatewayRefunds(order)).toEqual([paise(third), paise(third)]);
  const left = paise(total) - 2 * paise(third);
  await expect(
    refund(order, { amount: rupees(left + 1), note: "One paisa more" }),
  ).rejects.toMatchObject({ status: 409, code: "refund_too_much" });
  await refund(order, { amount: rupees(left), note: "The last" });
  await online.settleAll();
  expect((await see(order)).refunded).toBe(total);
});

it("is limited by the database itself, even if the code has an error", async () => {
  const { id } = await buyThreeRings();
  const { db } = shop.database;
  const refunded = sql`${orders.total} + 1`;
  await expect(db.update(orders).set({ refunded }).where(eq(orders.id, id))).rejects.toMatchObject({
    cause: { code: "23514" },
  });
  const own = db.select({ id: payments.id }).from(payments).where(eq(payments.orderId, id));
  await expect(
    db
      .update(paymentCaptures)
      .set({ refunded: sql`${paymentCaptures.amount} + 1` })
      .where(sql`${paymentCaptures.paymentId} in ${own}`),
  ).rejects.toMatchObject({ cause: { code: "23514" } });
});

it("is created once for each key, and is refused for the key with another content", async () => {
  const order = await buyThreeRings();
  const key = newId();
  const body = { amount: 100, note: "Once" };
  const [one] = await Promise.all([1, 2, 3].map(() => refund(order, body, key)));
  expect(one?.refunds).toHaveLength(1);
  await expect(refund(order, { ...body, amount: 101 }, key)).rejects.toMatchObject({
    code: "idempotency_mismatch",
  });
  await online.settleAll();
  expect(await readGatewayRefunds(order)).toEqual([100_00]);
  expect(await lettersTo(order)).toHaveLength(1);
});

it.each([
  ["no part", { note: "Nothing" }],
  ["lines and an amount", { lines: [{ line: 0, quantity: 1 }], amount: 5, note: "Both" }],
  ["no pieces", { lines: [{ line: 0, quantity: 0 }], note: "None" }],
  ["a fraction of a paisa", { amount: 1.005, note: "Too fine" }],
  ["no reason", { amount: 5, note: " " }],
  ["a negative amount", { amount: -5, note: "Backwards" }],
])("refuses %s", async (_what, body) => {
  await expect(refund({ id: newId(), shopper: await shop.signUp() }, body)).rejects.toMatchObject({
    status: 400,
  });
});

it("needs a permission, and an order that is paid in full", async () => {
  const order = await buyThreeRings();
  const params = { id: order.id };
  const body = { amount: 5, note: "Mine" };
  const headers = { "idempotency-key": newId() };
  for (const token of [order.shopper.token, (await shop.staff("support")).token]) {
    await expect(
      shop.client(token).call(desk.refundPart, { params, body, headers }),
    ).rejects.toMatchObject({ status: 403 });
  }
  const unpaid = await online.order();
  await expect(
    refund({ id: unpaid.placed.order._id, shopper: unpaid.shopper }, body),
  ).rejects.toMatchObject({ code: "refund_not_possible" });
  await online.cancel({ shopper: order.shopper, placed: { order: await see(order), message: "" } });
  await expect(refund(order, body)).rejects.toMatchObject({ code: "refund_not_possible" });
  const pieces = await buyThreeRings();
  for (const lines of [[{ line: 0, quantity: 3 }], [{ line: 7, quantity: 1 }]]) {
    await expect(refund(pieces, { lines, note: "Too many" })).rejects.toMatchObject({
      code: "refund_too_much",
    });
  }
});

it("shows a credit note only to its owner, also as a PDF", async () => {
  const order = await buyThreeRings();
  await refund(order, { amount: 500, note: "A scratch" });
  await online.settleAll();
  const [part] = (await see(order)).refunds ?? [];
  const params = { id: order.id, refundId: part?._id ?? "" };
  const stranger = shop.client((await shop.signUp()).token);
  await expect(stranger.call(getPartNote, { params })).rejects.toMatchObject({ status: 403 });
  // The credit note of a refund is found only under the id of the refund's own order.
  const other = await buyThreeRings();
  await expect(
    shop.client(other.shopper.token).call(getPartNote, { params: { ...params, id: other.id } }),
  ).rejects.toMatchObject({ code: "invoice_not_found" });
  const pdf = await shop.client(order.shopper.token).call(getPartNotePdf, { params });
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain(part?.creditNoteNumber);
  expect(text).toContain("lowers the values and the tax");
  // This refund takes no pieces back, so its credit note contains no quantity and no price of a
  // piece.
  expect(text).not.toMatch(/Qty|Price each|Metal ₹/);
});
