import {
  type BookedDocument,
  isCredit,
  isSale,
  type TaxColumns,
  taxColumns,
  taxesOfLines,
} from "./books.ts";
import { type InvoiceKind, OTHER_COUNTRIES } from "./invoice.ts";
import type { BasisPoints, Paise } from "./money.ts";

/**
 * Above this value, an invoice to a buyer in another state without a GSTIN is listed by itself
 * (Notification 12/2024 - Central Tax, since August 2024). Up to this value it is part of its
 * state's sums.
 */
export const B2CL_ABOVE: Paise = 1_00_000_00;

/**
 * A taxable value with its taxes, in paise. It is negative if the credit notes exceed the sales.
 */
export interface TaxedValue extends TaxColumns {
  readonly rateBp: BasisPoints;
  readonly taxable: Paise;
}

/** A tax document that the return lists by itself. */
export interface ListedDocument extends TaxedValue {
  readonly number: string;
  readonly issuedAt: Date;
  readonly total: Paise;
  readonly place: BookedDocument["place"];
}

/**
 * A credit note that the return lists by itself, because it reverses an export or an invoice of the
 * table B2CL.
 */
export interface ListedNote extends ListedDocument {
  readonly type: "B2CL" | "EXPWP";
}

/** The sums of the sales to one place, after the subtraction of credit notes. */
export interface PlaceSums extends TaxedValue {
  readonly place: BookedDocument["place"];
  readonly isWithinState: boolean;
}

/** The sums of the goods of one HSN code, after the subtraction of credit notes. */
export interface HsnSums extends TaxedValue {
  readonly hsn: string;
  readonly quantity: number;
}

/** The numbers that the tax documents of one kind used in the month. */
export interface IssuedSeries {
  readonly kind: InvoiceKind;
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** The tables of a GSTR-1 that a shop with private buyers has. Amounts are in paise. */
export interface Gstr1 {
  readonly b2cl: readonly ListedDocument[];
  readonly b2cs: readonly PlaceSums[];
  readonly exports: readonly ListedDocument[];
  readonly cdnur: readonly ListedNote[];
  readonly hsn: readonly HsnSums[];
  readonly issued: readonly IssuedSeries[];
}

/**
 * Makes the tables of a month's GST return (GSTR-1). The values of b2cl, b2cs and exports less
 * cdnur equal the values of the invoices less the credit notes, to the paisa, and so do the values
 * of the HSN table.
 * @param documents all documents of the month, each series in the order of its numbers
 */
export function gstr1Of(documents: readonly BookedDocument[]): Gstr1 {
  const sales = documents.filter(isSale);
  const invoices = sales.filter((document) => !isCredit(document));
  const notes = sales.filter(isCredit);
  return {
    b2cl: invoices.filter((one) => tableOf(one) === "b2cl").map(listed),
    exports: invoices.filter((one) => tableOf(one) === "exports").map(listed),
    b2cs: placeSums(sales.filter((one) => tableOf(one) === "b2cs")),
    cdnur: notes.flatMap((note) => {
      const table = tableOf(note);
      if (table === "b2cs") return [];
      return [{ ...listed(note), type: table === "exports" ? "EXPWP" : "B2CL" } as const];
    }),
    hsn: hsnSums(sales),
    issued: issuedSeries(documents),
  };
}

/**
 * The table in which an invoice is listed. A credit note belongs to the table of the invoice that
 * it reverses.
 */
function tableOf({
  place,
  sellerState,
  total,
  refersTo,
}: BookedDocument): "b2cl" | "b2cs" | "exports" {
  if (place.code === OTHER_COUNTRIES) return "exports";
  const isLarge = (refersTo?.total ?? total) > B2CL_ABOVE;
  return place.code !== sellerState && isLarge ? "b2cl" : "b2cs";
}

function listed(document: BookedDocument): ListedDocument {
  const { number, issuedAt, total, place, taxable, gstRateBp, taxes } = document;
  return { number, issuedAt, total, place, taxable, rateBp: gstRateBp, ...taxColumns(taxes) };
}

function placeSums(documents: readonly BookedDocument[]): PlaceSums[] {
  const groups = Map.groupBy(documents, ({ place, gstRateBp }) => `${place.code} ${gstRateBp}`);
  return [...groups.values()]
    .map((group) => {
      const [{ place, sellerState, gstRateBp }] = group as [BookedDocument];
      const values = group.map((one) =>
        signed(one, { taxable: one.taxable, ...taxColumns(one.taxes) }),
      );
      const isWithinState = place.code === sellerState;
      return { place, isWithinState, rateBp: gstRateBp, ...sumOf(values) };
    })
    .toSorted((a, b) => a.place.code.localeCompare(b.place.code) || a.rateBp - b.rateBp);
}

function hsnSums(documents: readonly BookedDocument[]): HsnSums[] {
  const lines = documents.flatMap((document) => {
    const taxes = taxesOfLines(document);
    return document.lines.map(({ hsn, quantity, taxable }, place) => ({
      hsn,
      rateBp: document.gstRateBp,
      quantity: isCredit(document) ? -quantity : quantity,
      ...signed(document, { taxable, ...(taxes[place] as TaxColumns) }),
    }));
  });
  const groups = Map.groupBy(lines, ({ hsn, rateBp }) => `${hsn} ${rateBp}`);
  return [...groups.values()]
    .map((group) => {
      const [{ hsn, rateBp }] = group as [HsnSums];
      const quantity = group.reduce((sum, line) => sum + line.quantity, 0);
      return { hsn, rateBp, quantity, ...sumOf(group) };
    })
    .toSorted((a, b) => a.hsn.localeCompare(b.hsn) || a.rateBp - b.rateBp);
}

type Values = Omit<TaxedValue, "rateBp">;

/** The values of a document as the sums count them: those of a credit note are negative. */
function signed(document: BookedDocument, { taxable, igst, cgst, sgst }: Values): Values {
  const sign = isCredit(document) ? -1 : 1;
  const of = (amount: Paise) => (amount === 0 ? 0 : sign * amount);
  return { taxable: of(taxable), igst: of(igst), cgst: of(cgst), sgst: of(sgst) };
}

function sumOf(values: readonly Values[]): Values {
  const sum = (of: (value: Values) => Paise) => values.reduce((total, one) => total + of(one), 0);
  return {
    taxable: sum(({ taxable }) => taxable),
    igst: sum(({ igst }) => igst),
    cgst: sum(({ cgst }) => cgst),
    sgst: sum(({ sgst }) => sgst),
  };
}

function issuedSeries(documents: readonly BookedDocument[]): IssuedSeries[] {
  // The part of a document's number before the last slash names its series: the kind of document
  // and the financial year.
  const groups = Map.groupBy(documents, ({ number }) => number.slice(0, number.lastIndexOf("/")));
  return [...groups.values()].map((group) => {
    const numbers = group.map(({ number }) => number).toSorted();
    return {
      kind: (group[0] as BookedDocument).kind,
      from: numbers[0] as string,
      to: numbers.at(-1) as string,
      count: numbers.length,
    };
  });
}
