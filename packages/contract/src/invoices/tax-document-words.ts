import { formatRupees, formatWeight } from "@suvarna/domain/formats";
import { type InvoiceKind, isVoucher, OTHER_COUNTRIES } from "@suvarna/domain/invoice";
import { paise } from "@suvarna/domain/money";
import type { Invoice } from "./schemas.ts";

// These are the words of an invoice, a credit note or a voucher. The document's page and its PDF
// use the same words.

export type TaxDocumentLine = Invoice["lines"][number];

const money = (rupees: number) => formatRupees(paise(rupees));

/** The title of each kind of tax document. */
export const TAX_DOCUMENT_TITLES: Readonly<Record<InvoiceKind, string>> = {
  invoice: "Tax invoice",
  "credit note": "Credit note",
  "receipt voucher": "Receipt voucher",
  "refund voucher": "Refund voucher",
  "delivery challan": "Delivery challan",
};

/** The label of the last amount of a tax document. */
export function totalLabel({ kind }: Pick<Invoice, "kind">): string {
  if (kind === "receipt voucher") return "Advance received";
  return kind === "refund voucher" ? "Advance refunded" : "Total";
}

/** The words before the number of an earlier document to which a tax document refers. */
export function refersToWords({ kind }: Pick<Invoice, "kind">): string {
  return kind === "refund voucher" ? "To receipt voucher" : "To invoice";
}

interface LineFigure {
  readonly label: string;
  readonly of: (line: TaxDocumentLine) => string;
}

// The columns of amounts beside a line's description.
const HSN: LineFigure = { label: "HSN", of: ({ hsn }) => hsn };
const QUANTITY: LineFigure = { label: "Qty", of: ({ quantity }) => String(quantity) };
const PRICE_EACH: LineFigure = {
  label: "Price each",
  of: ({ price, quantity }) => money(price / quantity),
};
const TAXABLE_VALUE: LineFigure = {
  label: "Taxable value",
  of: ({ price, orderDiscount }) => money(price - orderDiscount),
};
const GST: LineFigure = { label: "GST", of: ({ gst }) => money(gst) };

/**
 * The columns of a tax document. A voucher only describes the goods of the advance; the tax of the
 * goods is on the invoice that follows. A credit note over an amount takes no pieces back.
 */
export function lineFigures({ kind, part }: Pick<Invoice, "kind" | "part">): readonly LineFigure[] {
  if (part === "amount") return [HSN, TAXABLE_VALUE, GST];
  if (isVoucher(kind)) return [HSN, QUANTITY];
  return [HSN, QUANTITY, PRICE_EACH, TAXABLE_VALUE, GST];
}

/** Describes the piece that was sold with the details that the hallmarking rules require. */
export function pieceWords(line: TaxDocumentLine): string {
  const { carat, fineness, netWeight, otherWeights = [], weighed, size } = line;
  const metal = carat === "Silver" ? "Silver" : `${carat} gold`;
  return [
    `${metal}, fineness ${fineness}`,
    `net weight ${[netWeight, ...otherWeights].map(weightWords).join(" or ")}`,
    ...(weighed === undefined ? [] : [`weighed ${weightWords(weighed)} at the dispatch`]),
    ...(size ? [`size ${size}`] : []),
    ...huidWords(line),
  ].join(" · ");
}

const weightWords = (grams: number) => formatWeight(Math.round(grams * 1000));

/**
 * The HUIDs of a line. If some of its pieces have no recorded HUID, their number is added in words.
 */
function huidWords({ huid, quantity }: TaxDocumentLine): readonly string[] {
  if (huid === undefined) return [];
  if (huid === null) return ["HUID not recorded"];
  const missing = quantity - huid.split(", ").length;
  return [missing > 0 ? `HUID ${huid}, ${missing} not recorded` : `HUID ${huid}`];
}

/**
 * Describes the price of one piece, and the whole line's share of the order's discount. The result
 * is null on a credit note over an amount, which has no price for one piece, and for pieces that
 * weigh differently.
 */
export function priceWords({ part }: Pick<Invoice, "part">, line: TaxDocumentLine): string | null {
  if (part === "amount" || line.otherWeights) return null;
  const { ratePerGram, metalValue, makingCharge, stoneValue, discount, orderDiscount } = line;
  return [
    `Metal ${money(metalValue)} at ${money(ratePerGram)}/g`,
    `making ${money(makingCharge)}`,
    ...(stoneValue > 0 ? [`stones ${money(stoneValue)}`] : []),
    ...(discount > 0 ? [`discount − ${money(discount)}`] : []),
    ...(orderDiscount > 0 ? [`of the order's discount − ${money(orderDiscount)}`] : []),
  ].join(" · ");
}

/** The rows above a tax document's total. Deductions are negative. */
export function totalRows(document: Invoice): readonly { label: string; rupees: number }[] {
  const { subtotal, discount, taxable, taxes, shipping, voucher } = document;
  const taxRows = taxes.map(({ name, percent, amount }) => {
    return { label: `${name} ${percent}%`, rupees: amount };
  });
  if (voucher) {
    return [
      { label: "Taxable value", rupees: taxable },
      ...taxRows,
      ...(shipping > 0 ? [{ label: "Shipping", rupees: shipping }] : []),
    ];
  }
  return [
    { label: "Subtotal", rupees: subtotal },
    ...(discount > 0 ? [{ label: "Discount", rupees: -discount }] : []),
    { label: "Taxable value", rupees: taxable },
    ...taxRows,
    { label: "Shipping", rupees: shipping },
  ];
}

/** The rows below a tax document's total, which compare an advance with the order's total. */
export function rowsBelowTotal({
  kind,
  advance,
  voucher,
}: Pick<Invoice, "kind" | "advance" | "voucher">): readonly { label: string; rupees: number }[] {
  if (voucher) {
    return [
      { label: "Order total", rupees: voucher.orderTotal },
      ...(kind === "receipt voucher"
        ? [{ label: "Rest, before dispatch", rupees: voucher.rest }]
        : []),
    ];
  }
  // Only the invoice shows the advance. A credit note reverses the whole sale, in whatever parts
  // the order was paid.
  if (!advance || kind !== "invoice") return [];
  return [
    { label: `Advance ${advance.number}`, rupees: -advance.amount },
    { label: "Rest, paid", rupees: advance.rest },
  ];
}

export function stateWords({ state, stateCode }: { state: string; stateCode: string }): string {
  return stateCode === OTHER_COUNTRIES ? state : `${state}, state code ${stateCode}`;
}

const NOTES: Readonly<Record<InvoiceKind, string>> = {
  invoice:
    "The purity of hallmarked pieces can be tested at any assaying and hallmarking centre that BIS recognises; a HUID can be verified in the BIS CARE app.",
  "credit note": "This credit note undoes the invoice that it names, in whole.",
  "receipt voucher":
    "Received as an advance for the goods above, at the prices above. The tax is included in the advance. The tax invoice follows when the rest is paid, before dispatch.",
  "refund voucher":
    "The advance of the receipt voucher that this voucher names goes back in whole: no goods were supplied and no invoice was issued.",
  "delivery challan":
    "The goods above leave the shop under CGST Rule 55. The tax invoice of the supply is a document of its own.",
};

/** The notes of credit notes that do not reverse the whole invoice. */
const PART_NOTES: Readonly<Record<NonNullable<Invoice["part"]>, string>> = {
  pieces: "This credit note undoes the invoice that it names for the pieces above.",
  amount: "This credit note lowers the values and the tax of the invoice that it names by these.",
  rest: "This credit note undoes what earlier credit notes have left of the invoice that it names.",
};

/** The notes below a tax document's amounts. */
export function taxDocumentNotes({
  kind,
  placeOfSupply,
  advance,
  part,
  reason,
  lines,
  isBeforeDispatch,
}: Pick<
  Invoice,
  "kind" | "placeOfSupply" | "advance" | "part" | "reason" | "lines" | "isBeforeDispatch"
>): readonly string[] {
  return [
    // CGST Rule 46 requires these words on the invoice of an export.
    ...(placeOfSupply.isExport && kind === "invoice"
      ? ["SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX"]
      : []),
    part ? PART_NOTES[part] : NOTES[kind],
    ...(isBeforeDispatch && lines.some(({ huid }) => huid === null)
      ? ["A HUID that is not recorded here is added when the piece is dispatched."]
      : []),
    ...(reason ? [`${reason}.`] : []),
    ...(advance && kind === "invoice"
      ? [`The advance was received by receipt voucher ${advance.number}.`]
      : []),
    isVoucher(kind)
      ? "The tax is the advance's share of the order's tax."
      : part
        ? "The tax is the part's share of the invoice's tax."
        : "The sum of the taxes is rounded to the whole rupee.",
  ];
}
