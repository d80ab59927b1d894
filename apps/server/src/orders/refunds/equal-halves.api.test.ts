import { getGstr1 } from "@suvarna/contract/invoices/staff";
import { requestReturn } from "@suvarna/contract/orders/calls";
import { decideReturn, moveOrder } from "@suvarna/contract/orders/staff";
import { weighPieces } from "@suvarna/contract/orders/staff-desk";
import { apportion, paise } from "@suvarna/domain/money";
import { and, asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { addRing } from "../../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../../test/checkout.ts";
import {
  type Bought,
  buyThreeRings,
  categoryId,
  online,
  openPartRefunds,
  refund,
  see,
  shop,
  staff,
} from "../../../test/part-refunds.ts";
import { acceptRates } from "../../../test/rates.ts";
import type { InvoiceContent } from "../../invoices/content.ts";
import { invoices } from "../../invoices/tables.ts";
import { orderItems } from "../tables.ts";

openPartRefunds();

/** A rate at which the shares of the two lines in the GST are odd by the rule from before. */
const RATE = 13_373_33;
beforeEach(() => acceptRates(shop, RATE, 150_00));

/** Dispatches an order that is confirmed. */
async function dispatch({ id }: Bought): Promise<void> {
  const params = { id };
  await staff.call(moveOrder, { params, body: { from: "confirmed", to: "processing" } });
  await staff.call(moveOrder, { params, body: { from: "processing", to: "shipped" } });
  await online.settleAll();
}

async function deliver(order: Bought): Promise<void> {
  await dispatch(order);
  await staff.call(moveOrder, {
    params: { id: order.id },
    body: { from: "shipped", to: "delivered" },
  });
}

/** Weighs the rings of an order: two of 1.234 g and one of 0.777 g were ordered. */
function weigh({ id }: Bought, [first, second, other]: readonly [number, number, number]) {
  return staff.call(weighPieces, {
    params: { id },
    headers: {},
    body: {
      pieces: [
        { line: 0, piece: 0, weighedMg: first },
        { line: 0, piece: 1, weighedMg: second },
        { line: 1, piece: 0, weighedMg: other },
      ],
    } as never,
  });
}

async function contentsOf({ id }: Bought) {
  const rows = await shop.database.db
    .select({ kind: invoices.kind, content: invoices.content })
    .from(invoices)
    .where(eq(invoices.orderId, id))
    .orderBy(asc(invoices.number));
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.content);
  return { invoices: of("invoice"), notes: of("credit note") };
}

/** The tables of a GSTR-1 with sums of sales within the state. */
interface Return {
  readonly b2cs: readonly Taxes[];
  readonly hsn: { readonly hsn_b2c: readonly Taxes[] };
}

interface Taxes {
  readonly camt?: number;
  readonly samt?: number;
}

function halvesOf({ taxes }: InvoiceContent): number[] {
  expect(taxes.map(({ name }) => name)).toEqual(["CGST", "SGST"]);
  return taxes.map(({ amount }) => amount);
}

/**
 * Expects equal halves on all documents of an order, in each of their lines too.
 * @returns the contents of the credit notes
 */
async function expectEqualHalves(order: Bought, notes: number): Promise<InvoiceContent[]> {
  const contents = await contentsOf(order);
  expect([contents.invoices.length, contents.notes.length]).toEqual([1, notes]);
  for (const content of [...contents.invoices, ...contents.notes]) {
    const half = content.gst / 2;
    expect(halvesOf(content)).toEqual([half, half]);
    expect(content.lines.filter(({ gst }) => gst % 2 !== 0)).toEqual([]);
    expect(content.lines.reduce((sum, { gst }) => sum + gst, 0)).toBe(content.gst);
    expect(content.subtotal - content.discount + content.gst + content.shipping).toBe(
      content.total,
    );
  }
  return contents.notes;
}

/** Expects that the credit notes of an order reverse its invoice, line by line and tax by tax. */
async function expectAllReversed(order: Bought): Promise<void> {
  const { invoices: issued, notes } = await contentsOf(order);
  const [invoice] = issued;
  const sum = (of: (content: InvoiceContent) => number) =>
    notes.reduce((total, note) => total + of(note), 0);
  for (const name of ["subtotal", "discount", "gst", "shipping", "total"] as const) {
    expect(sum((note) => note[name])).toBe(invoice?.[name]);
  }
  for (const place of [0, 1]) {
    expect(sum(({ taxes }) => taxes[place]?.amount ?? 0)).toBe(invoice?.taxes[place]?.amount);
    const ofLine = ({ lines }: InvoiceContent) =>
      lines
        .filter((line, at) => (line.position ?? at) === place)
        .reduce((total, line) => total + line.gst, 0);
    expect(sum(ofLine)).toBe(invoice && ofLine(invoice));
  }
}

describe("CGST and SGST are equal", () => {
  it("on the credit notes of pieces, of a typed sum, and of the rest", async () => {
    const order = await buyThreeRings();
    await refund(order, { lines: [{ line: 0, quantity: 1 }], note: "A loose stone" });
    for (const amount of [123.45, 1.01, 777.77])
      await refund(order, { amount, note: "It was late" });
    await online.cancel({
      shopper: order.shopper,
      placed: { order: await see(order), message: "" },
    });
    await online.settleAll();
    const notes = await expectEqualHalves(order, 5);
    expect(notes.map(({ total }) => total)).toEqual(expect.arrayContaining([123_45, 1_01, 777_77]));
    await expectAllReversed(order);
  });

  it("after a difference in weight at the dispatch, and a return of some pieces", async () => {
    const order = await buyThreeRings();
    await weigh(order, [1231, 1233, 776]);
    await deliver(order);
    await expectEqualHalves(order, 1);
    await shop.client(order.shopper.token).call(requestReturn, {
      params: { id: order.id },
      body: { reason: "does_not_fit", lines: [{ line: 0, quantity: 1 }] },
    });
    await staff.call(decideReturn, { params: { id: order.id }, body: { accept: true } });
    await online.settleAll();
    const [byWeight, returned] = await expectEqualHalves(order, 2);
    expect(byWeight?.lines.map(({ position }) => position)).toEqual([0, 1]);
    expect(returned?.lines).toMatchObject([{ position: 0, quantity: 1 }]);
    await refund(order, { whole: true, note: "All of it" });
    await online.settleAll();
    await expectEqualHalves(order, 3);
    await expectAllReversed(order);
  });

  it("on the credit note of a parcel that came back undelivered", async () => {
    const order = await buyThreeRings();
    await weigh(order, [1234, 1229, 777]);
    await dispatch(order);
    await staff.call(moveOrder, {
      params: { id: order.id },
      body: { from: "shipped", to: "returned" },
    });
    await online.settleAll();
    const [byWeight] = await expectEqualHalves(order, 2);
    expect(byWeight?.reason).toBeDefined();
    await expectAllReversed(order);
  });

  it("on the invoice of lighter pieces that are paid at the door, in the line of each weight", async () => {
    const { db } = shop.database;
    const shopper = await shop.signUp();
    await fillCart(shop, shopper, await addRing(db, { categoryId, netWeightMg: 1234 }), 2);
    const single = await addRing(db, { categoryId, netWeightMg: 777 });
    const { cartId } = await fillCart(shop, shopper, single);
    const placed = await placeOrder(shop, shopper, { cartId, paymentMethod: "COD" });
    const order = { id: placed.order._id, shopper };
    await weigh(order, [1231, 1233, 776]);
    await deliver(order);
    await shop.relay.run();
    await expectEqualHalves(order, 0);
    const [invoice] = (await contentsOf(order)).invoices;
    expect(invoice?.lines.map(({ netWeightMg }) => netWeightMg)).toEqual([1231, 1233, 776]);
    expect(invoice?.gst).toBeLessThan(paise(placed.order.gst));
  });

  it("in each row of the month's GSTR-1", async () => {
    const order = await buyThreeRings();
    await refund(order, { lines: [{ line: 1, quantity: 1 }], note: "A loose stone" });
    await online.settleAll();
    const month = shop.clock.now.toISOString().slice(0, 7);
    const answer = await staff.call(getGstr1, { query: { month } });
    const { b2cs, hsn } = answer as unknown as Return;
    const rows = [...b2cs, ...hsn.hsn_b2c];
    expect(rows).toHaveLength(2);
    for (const { camt, samt } of rows) expect([camt, camt]).toEqual([expect.any(Number), samt]);
  });
});

describe("an order from before the shares of GST were stored", () => {
  it("keeps the shares of its invoice, and is reversed to the paisa by all kinds of parts", async () => {
    const { db } = shop.database;
    const order = await buyThreeRings("cashfree", (orderId) =>
      db.update(orderItems).set({ gstShare: null }).where(eq(orderItems.orderId, orderId)),
    );
    const [invoice] = (await contentsOf(order)).invoices;
    const [pair, single] = invoice?.lines.map(({ gst }) => gst) ?? [];
    // The shares of this order are odd, as they were computed before.
    expect([(pair ?? 0) % 2, (single ?? 0) % 2]).toEqual([1, 1]);
    await weigh(order, [1231, 1233, 776]);
    await deliver(order);
    await refund(order, { lines: [{ line: 0, quantity: 1 }], note: "A loose stone" });
    await refund(order, { amount: 99.99, note: "It was late" });
    await online.settleAll();
    const { notes } = await contentsOf(order);
    expect(notes).toHaveLength(3);
    for (const note of notes) {
      const [central, state] = halvesOf(note);
      expect(central).toBe(state);
    }
    await refund(order, { lines: [{ line: 0, quantity: 1 }], note: "A scratch" });
    await refund(order, { whole: true, note: "The rest" });
    await online.settleAll();
    expect(paise((await see(order)).refunded ?? 0)).toBe(invoice?.total);
    await expectAllReversed(order);
  });
});

/** Stores the shares of an order's lines in its GST. */
async function storeShares(orderId: string, shares: readonly (number | null)[]): Promise<void> {
  for (const [position, gstShare] of shares.entries()) {
    const ofLine = and(eq(orderItems.orderId, orderId), eq(orderItems.position, position));
    await shop.database.db.update(orderItems).set({ gstShare }).where(ofLine);
  }
}

/** Removes the shares of an order as if a process of the release before read it. @returns the shares */
async function removeShares(orderId: string): Promise<number[]> {
  const { db } = shop.database;
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
  await storeShares(
    orderId,
    items.map(() => null),
  );
  return items.map(({ gstShare }) => gstShare ?? expect.fail("the line has no share"));
}

describe("a process of the release before, during the update,", () => {
  it("may issue the invoice of an order with shares", async () => {
    let shares: number[] = [];
    const order = await buyThreeRings("cashfree", async (orderId) => {
      shares = await removeShares(orderId);
    });
    await storeShares(order.id, shares);
    const [invoice] = (await contentsOf(order)).invoices;
    const over = shares.findIndex((share, place) => share > (invoice?.lines[place]?.gst ?? 0));
    const quantity = invoice?.lines[over]?.quantity ?? 0;
    await refund(order, { lines: [{ line: over, quantity }], note: "A scratch" });
    await refund(order, { whole: true, note: "The rest" });
    await online.settleAll();
    const { notes } = await contentsOf(order);
    expect(notes.map(({ gst }) => gst)).toEqual(
      expect.arrayContaining([shares[over], (invoice?.gst ?? 0) - (shares[over] ?? 0)]),
    );
    expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(invoice?.total);
  });

  it("may refund more GST of a line than its share", async () => {
    const order = await buyThreeRings();
    const [invoice] = (await contentsOf(order)).invoices;
    const { items } = await see(order);
    const prices = items.map(({ realTimeTotalPrice }) => paise(realTimeTotalPrice));
    const shares = await removeShares(order.id);
    const earlier = apportion(invoice?.gst ?? 0, prices);
    const over = earlier.findIndex((share, place) => share > (shares[place] ?? 0));
    const refundLine = (line: number) =>
      refund(order, { lines: [{ line, quantity: items[line]?.quantity ?? 0 }], note: "A scratch" });
    await refundLine(over);
    await storeShares(order.id, shares);
    await refundLine(1 - over);
    await online.settleAll();
    const { notes } = await contentsOf(order);
    expect(notes.map(({ gst }) => gst)).toEqual([earlier[over], earlier[1 - over]]);
  });
});
