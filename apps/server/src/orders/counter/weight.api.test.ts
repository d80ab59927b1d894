import { addPiece, checkHuid } from "@suvarna/contract/catalogue/staff-pieces";
import { getPaperPdf, listOrderPapers } from "@suvarna/contract/invoices/staff";
import { quoteCounterOrder, sellAtCounter } from "@suvarna/contract/orders/counter";
import type { CounterOrderInput } from "@suvarna/contract/orders/counter-schemas";
import { getPackingSlip } from "@suvarna/contract/orders/papers";
import { getOrderPage } from "@suvarna/contract/orders/staff-desk";
import { gstOn } from "@suvarna/domain/tax";
import { eq } from "drizzle-orm";
import { extractText } from "unpdf";
import { describe, expect, it } from "vitest";
import { addRing } from "../../../test/catalogue.ts";
import { HOME } from "../../../test/checkout.ts";
import {
  categoryId,
  newHuid,
  newPhone,
  openCounter,
  shop,
  staff,
} from "../../../test/counter-desk.ts";
import { addStaffAtWork } from "../../../test/shoppers.ts";
import { auditLog } from "../../platform/audit.ts";
import { newId } from "../../platform/ids.ts";

openCounter();

/** The catalogue's weight of the ring; its rate is ₹12,222.22 for a gram of 22K. */
const CATALOGUE_MG = 4000;
const MINUTE_MS = 60_000;

const ring = (stock = 3) =>
  addRing(shop.database.db, {
    categoryId,
    stock,
    netWeightMg: CATALOGUE_MG,
    makingChargeBp: 1200,
    stoneValuePaise: 50_000,
  });

type Lines = CounterOrderInput["lines"];

const quoteOf = (lines: Lines, takenAway = true) =>
  staff.call(quoteCounterOrder, {
    body: { lines: lines.map(({ againMg: _, ...line }) => line), takenAway },
  });

/** Sells the lines at the price that the server quotes for them. */
async function sellLines(
  lines: Lines,
  key: string = newId(),
  { expectedTotal, by = staff }: { expectedTotal?: number; by?: typeof staff } = {},
) {
  const { totals, rateSheetId } = await quoteOf(lines);
  const phone = newPhone();
  const body: CounterOrderInput = {
    lines,
    takenAway: true,
    shopper: { name: "Gulmohar Sen", phone },
    address: { ...HOME, phone },
    payment: { by: "card", reference: "SLIP 4711" },
    expectedTotal: expectedTotal ?? totals.total,
    rateSheetId,
  };
  const call = () => by.call(sellAtCounter, { headers: { "idempotency-key": key }, body });
  return { order: await call(), again: call };
}

async function textOfPaper(orderId: string): Promise<string> {
  const [paper] = await staff.call(listOrderPapers, { params: { id: orderId } });
  const bytes = await staff.call(getPaperPdf, { params: { id: paper?._id ?? "" } });
  const pdf = new Uint8Array(await new Response(bytes as never).arrayBuffer());
  return (await extractText(pdf, { mergePages: true })).text;
}

describe("a piece that is weighed at the counter", () => {
  it.each([
    ["lighter", 3_950],
    ["heavier", 4_080],
  ])("is billed by its own weight when it is %s than the catalogue says", async (_, weighedMg) => {
    const productId = await ring();
    const huid = newHuid();
    const lines = [{ productId, quantity: 1, huids: [huid], weighedMg }];
    const { lines: quoted, totals } = await quoteOf(lines);
    const ratePaise = Math.round((quoted[0]?.ratePerGram ?? 0) * 100);
    const metal = Math.round((ratePaise * weighedMg) / 1000);
    const making = Math.round((ratePaise * weighedMg * 1200) / 10_000_000);
    const price = metal + making + 50_000;
    expect(quoted[0]).toMatchObject({
      netWeight: weighedMg / 1000,
      catalogueWeight: CATALOGUE_MG / 1000,
      needsSecondWeighing: false,
      linePrice: price / 100,
    });
    const gst = gstOn(price, 1800);
    expect(totals).toMatchObject({
      subtotal: price / 100,
      gst: gst / 100,
      total: (price + gst) / 100,
    });

    const key = newId();
    const { order, again } = await sellLines(lines, key);
    expect(order.total).toBe(totals.total);
    expect(order.items[0]).toMatchObject({ netWeight: weighedMg / 1000 });
    expect((await again())._id).toBe(order._id);
    const params = { id: order._id };
    const { pieces } = await staff.call(getOrderPage, { params });
    expect(pieces).toMatchObject([{ line: 0, piece: 0, huid, weighedMg, againMg: null }]);
    const text = await textOfPaper(order._id);
    expect(text).toContain(`${(weighedMg / 1000).toFixed(3)} g`);
    expect(text).not.toContain("4.000 g");
    const acts = await shop.database.db
      .select({ what: auditLog.what })
      .from(auditLog)
      .where(eq(auditLog.subject, order._id));
    expect(acts).toContainEqual({ what: "order.weighed" });
  });

  it("is a line of its own beside another piece of the same product", async () => {
    const productId = await ring();
    const lines = [3_980, 4_020].map((weighedMg) => ({
      productId,
      quantity: 1,
      huids: [newHuid()],
      weighedMg,
    }));
    const { order } = await sellLines(lines);
    expect(order.items.map(({ netWeight }) => netWeight)).toEqual([3.98, 4.02]);
    const two = quoteOf([{ productId, quantity: 2, weighedMg: 4_000 }]);
    await expect(two).rejects.toMatchObject({
      code: "bad_request",
      fields: { "lines.0.weighedMg": expect.stringContaining("one by one") },
    });
    // One piece is left, so two lines of one are not even quoted.
    await expect(quoteOf(lines)).rejects.toMatchObject({ code: "stock_exceeded" });
    await expect(
      sellLines(lines.map((line) => ({ ...line, huids: [newHuid()] }))),
    ).rejects.toMatchObject({ code: "stock_exceeded" });
  });

  it("is not billed by a weight far from the catalogue's before a second weighing agrees", async () => {
    const productId = await ring();
    const line = { productId, quantity: 1, huids: [newHuid()], weighedMg: 4_300 };
    const { lines: quoted } = await quoteOf([line]);
    expect(quoted[0]?.needsSecondWeighing).toBe(true);
    await expect(sellLines([line])).rejects.toMatchObject({
      code: "dispatch_hindered",
      fields: {
        "lines.0.againMg":
          "Plain Ring has 4.300 g on the scale and 4.000 g in the catalogue. Weigh it a second time.",
      },
    });
    await expect(sellLines([{ ...line, againMg: 4_000 }])).rejects.toMatchObject({
      fields: { "lines.0.againMg": expect.stringContaining("do not agree") },
    });
    const { order } = await sellLines([{ ...line, againMg: 4_300 }]);
    expect(order.items[0]?.netWeight).toBe(4.3);
  });

  it("is billed by a weight far from the known one only with a fresh proof", async () => {
    const productId = await ring();
    const clerk = shop.client((await addStaffAtWork(shop.acts, "orders")).token);
    shop.clock.now = new Date(shop.clock.now.getTime() + 6 * MINUTE_MS);
    const near = { productId, quantity: 1, huids: [newHuid()], weighedMg: 3_990 };
    await sellLines([near], newId(), { by: clerk });
    const far = { ...near, huids: [newHuid()], weighedMg: 3_500, againMg: 3_500 };
    await expect(sellLines([far], newId(), { by: clerk })).rejects.toMatchObject({
      code: "fresh_proof_needed",
    });
    await sellLines([far]);
  });

  it("is never billed by a weight that can't be its own, however often it is typed", async () => {
    const productId = await ring();
    const line = { productId, quantity: 1, huids: [newHuid()] };
    for (const mg of [100, 3_199, 4_801]) {
      const typed = { ...line, weighedMg: mg, againMg: mg };
      const [quoted] = (await quoteOf([typed])).lines;
      expect(quoted).toMatchObject({ needsSecondWeighing: false });
      expect(quoted?.weightProblem).toContain("correct the catalogue first");
      await expect(sellLines([typed])).rejects.toMatchObject({
        code: "dispatch_hindered",
        fields: { "lines.0.weighedMg": quoted?.weightProblem },
      });
    }
    await sellLines([{ ...line, weighedMg: 3_200, againMg: 3_200 }]);
  });

  it("has no net weight above the weight with its stones", async () => {
    const productId = await addRing(shop.database.db, {
      categoryId,
      netWeightMg: CATALOGUE_MG,
      grossWeightMg: 4_050,
    });
    const [quoted] = (await quoteOf([{ productId, quantity: 1, weighedMg: 4_060 }])).lines;
    expect(quoted?.weightProblem).toContain("4.050 g with its stones");
    const plain = await addRing(shop.database.db, { categoryId, grossWeightMg: CATALOGUE_MG });
    // The gross weight of a piece without stones is its own net weight.
    const [heavier] = (await quoteOf([{ productId: plain, quantity: 1, weighedMg: 4_060 }])).lines;
    expect(heavier?.weightProblem).toBeNull();
  });

  it("is compared with the weight in the book of pieces before the catalogue's", async () => {
    const productId = await ring();
    const huid = newHuid();
    await staff.call(addPiece, { params: { id: productId }, body: { huid, netWeight: 3.2 } });
    const line = { productId, quantity: 1, huids: [huid] };
    const quoted = async (weighedMg: number) => (await quoteOf([{ ...line, weighedMg }])).lines[0];
    expect(await quoted(3_210)).toMatchObject({ bookWeight: 3.2, needsSecondWeighing: false });
    expect(await quoted(3_500)).toMatchObject({ needsSecondWeighing: true, weightProblem: null });
    expect((await quoted(4_000))?.weightProblem).toContain("3.200 g in the book of pieces");
    const { order } = await sellLines([{ ...line, weighedMg: 3_500, againMg: 3_500 }]);
    const acts = await shop.database.db
      .select({ what: auditLog.what, before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.subject, order._id));
    expect(acts.find(({ what }) => what === "order.weighed")).toEqual({
      what: "order.weighed",
      before: { bookMg: 3_200, catalogueMg: CATALOGUE_MG },
      after: { piece: ["Plain Ring", huid], huid, weighedMg: 3_500, againMg: 3_500 },
    });
  });

  it("is refused with a weight that no piece has, and when it is sent", async () => {
    const productId = await ring();
    for (const weighedMg of [0, -5, 10_000_001, 3_950.5]) {
      await expect(quoteOf([{ productId, quantity: 1, weighedMg }])).rejects.toMatchObject({
        code: "bad_request",
        fields: { "lines.0.weighedMg": expect.any(String) },
      });
    }
    const sent = quoteOf([{ productId, quantity: 1, weighedMg: 3_950 }], false);
    await expect(sent).rejects.toMatchObject({ code: "bad_request" });
  });

  it("is sold only for the total that was shown, which is that of its weight", async () => {
    const productId = await ring();
    const { totals } = await quoteOf([{ productId, quantity: 1 }]);
    const line = { productId, quantity: 1, huids: [newHuid()], weighedMg: 4_080 };
    await expect(sellLines([line], newId(), { expectedTotal: totals.total })).rejects.toMatchObject(
      {
        code: "total_changed",
      },
    );
  });
});

it("the weight of a piece in the book of pieces is told with its HUID", async () => {
  const productId = await ring();
  const huid = newHuid();
  await staff.call(addPiece, { params: { id: productId }, body: { huid, netWeight: 3.965 } });
  const { takenBy } = await staff.call(checkHuid, { query: { huid } });
  expect(takenBy).toMatchObject({ productId, netWeight: 3.965, state: "in_stock" });
  const { order } = await sellLines([{ productId, quantity: 1, huids: [huid], weighedMg: 3_965 }]);
  const slip = await staff.call(getPackingSlip, { params: { id: order._id } });
  expect(slip.lines).toMatchObject([{ pieces: [{ netWeight: 3.965, huid }] }]);
});

it("a HUID that was typed without a weight is billed by the weight in the book of pieces", async () => {
  const productId = await ring();
  const huid = newHuid();
  await staff.call(addPiece, { params: { id: productId }, body: { huid, netWeight: 3.965 } });
  const { order } = await sellLines([{ productId, quantity: 1, huids: [huid] }]);
  expect(order.items).toMatchObject([{ netWeight: 3.965 }]);
  // Pieces that are sent are weighed at the dispatch, and a piece of another product is no measure.
  const other = { productId: await ring(), quantity: 1, huids: [huid] };
  expect((await quoteOf([other])).lines).toMatchObject([{ netWeight: 4, bookWeight: null }]);
  const sent = await quoteOf([{ productId, quantity: 1, huids: [huid] }], false);
  expect(sent.lines).toMatchObject([{ netWeight: 4 }]);
});
