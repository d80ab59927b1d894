import fc from "fast-check";
import { expect, it } from "vitest";
import { type BookedDocument, isCredit, taxColumns } from "./books.ts";
import { B2CL_ABOVE, gstr1Of } from "./gstr1.ts";
import { splitGst } from "./invoice.ts";

const HOME = "29";
const places = fc.constantFrom(HOME, "27", "04", "96");
const lines = fc.array(
  fc.record({
    hsn: fc.constantFrom("711319", "711311", "711890"),
    quantity: fc.integer({ min: 1, max: 5 }),
    taxable: fc.integer({ min: 1, max: 2_00_000_00 }),
    gst: fc.integer({ min: 0, max: 36_000_00 }),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Arbitrary months of invoices, some of which a credit note reverses wholly. */
const months = fc.array(fc.record({ lines, code: places, isBack: fc.boolean() }), {
  maxLength: 12,
});

function documentsOf(sales: readonly Sale[]) {
  return sales.flatMap(({ lines, code, isBack }, place): BookedDocument[] => {
    const gst = lines.reduce((sum, line) => sum + line.gst, 0);
    const taxable = lines.reduce((sum, line) => sum + line.taxable, 0);
    const number = `INV/2627/${String(place + 1).padStart(6, "0")}`;
    const invoice: BookedDocument = {
      kind: "invoice",
      number,
      issuedAt: new Date("2026-11-21T06:00:00Z"),
      sellerState: HOME,
      place: { code, name: code },
      gstRateBp: 1800,
      lines,
      taxes: splitGst(gst, 1800, { from: HOME, to: code }),
      taxable,
      shipping: 0,
      total: taxable + gst,
      refersTo: null,
    };
    const note: BookedDocument = {
      ...invoice,
      kind: "credit note",
      number: number.replace("INV", "CRN"),
      refersTo: { number, total: invoice.total },
    };
    return isBack ? [invoice, note] : [invoice];
  });
}

interface Sale {
  readonly lines: BookedDocument["lines"];
  readonly code: string;
  readonly isBack: boolean;
}

it("has the sums of the invoices less the credit notes in its tables, to the paisa", () => {
  fc.assert(
    fc.property(months, (sales) => {
      const documents = documentsOf(sales);
      const { b2cl, b2cs, exports, cdnur, hsn } = gstr1Of(documents);
      const figuresOf = (one: { taxable: number; igst: number; cgst: number; sgst: number }) => [
        one.taxable,
        one.igst,
        one.cgst,
        one.sgst,
      ];
      const add = (all: readonly number[][]) =>
        all.reduce((sum, one) => sum.map((of, at) => of + (one[at] ?? 0)), [0, 0, 0, 0]);
      const minus = (values: number[]) => values.map((of) => -of);
      const expected = add(
        documents.map((one) => {
          const values = figuresOf({ taxable: one.taxable, ...taxColumns(one.taxes) });
          return isCredit(one) ? minus(values) : values;
        }),
      ).map((of) => of + 0);
      const sums = add([
        ...[...b2cl, ...b2cs, ...exports].map(figuresOf),
        ...cdnur.map((note) => minus(figuresOf(note))),
      ]);
      expect(sums.map((of) => of + 0)).toEqual(expected);
      expect(add(hsn.map(figuresOf)).map((of) => of + 0)).toEqual(expected);
    }),
  );
});

it("lists a sale to another state by itself only above the limit, and its credit note with it", () => {
  const sale = (taxable: number, code: string): Sale => ({
    lines: [{ hsn: "711319", quantity: 1, taxable, gst: 0 }],
    code,
    isBack: true,
  });
  const documents = documentsOf([
    sale(B2CL_ABOVE, "27"),
    sale(B2CL_ABOVE + 1, "27"),
    sale(B2CL_ABOVE + 1, HOME),
    sale(500_00, "96"),
  ]);
  const { b2cl, b2cs, exports, cdnur, issued } = gstr1Of(documents);
  expect(b2cl.map(({ total }) => total)).toEqual([B2CL_ABOVE + 1]);
  expect(b2cs).toMatchObject([
    { place: { code: "27" }, isWithinState: false, taxable: 0 },
    { place: { code: HOME }, isWithinState: true, taxable: 0 },
  ]);
  expect(exports).toHaveLength(1);
  expect(cdnur.map(({ type }) => type)).toEqual(["B2CL", "EXPWP"]);
  expect(issued).toEqual([
    { kind: "invoice", from: "INV/2627/000001", to: "INV/2627/000004", count: 4 },
    { kind: "credit note", from: "CRN/2627/000001", to: "CRN/2627/000004", count: 4 },
  ]);
});
