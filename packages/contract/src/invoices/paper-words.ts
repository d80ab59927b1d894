import { formatRupees, formatWeight } from "@suvarna/domain/formats";
import { type InvoiceKind, isVoucher, OTHER_COUNTRIES } from "@suvarna/domain/invoice";
import { paise } from "@suvarna/domain/money";
import type { Invoice } from "./schemas.ts";

// What an invoice, a credit note or a voucher says, for its page and its PDF alike.

export type PaperLine = Invoice["lines"][number];

const money = (rupees: number) => formatRupees(paise(rupees));

/** The heading of each kind of paper. */
export const PAPER_TITLES: Readonly<Record<InvoiceKind, string>> = {
  invoice: "Tax invoice",
  "credit note": "Credit note",
  "receipt voucher": "Receipt voucher",
  "refund voucher": "Refund voucher",
};

/** What the last row of a paper's figures is called. */
export function totalLabel({ kind }: Pick<Invoice, "kind">): string {
  if (kind === "receipt voucher") return "Advance received";
  return kind === "refund voucher" ? "Advance refunded" : "Total";
}

/** Which paper another one refers to, before its number. */
export function refersToWords({ kind }: Pick<Invoice, "kind">): string {
  return kind === "refund voucher" ? "To receipt voucher" : "To invoice";
}

interface LineFigure {
  readonly label: string;
  readonly of: (line: PaperLine) => string;
}

/** The columns of figures beside a line's description, in their order. */
const LINE_FIGURES: readonly LineFigure[] = [
  { label: "HSN", of: ({ hsn }) => hsn },
  { label: "Qty", of: ({ quantity }) => String(quantity) },
  { label: "Price each", of: ({ price, quantity }) => money(price / quantity) },
  { label: "Taxable value", of: ({ price, orderDiscount }) => money(price - orderDiscount) },
  { label: "GST", of: ({ gst }) => money(gst) },
];

/**
 * The columns that a paper has. A voucher says what the advance is for; the tax of the goods stands on
 * the invoice that follows it.
 */
export function lineFigures({ kind }: Pick<Invoice, "kind">): readonly LineFigure[] {
  return isVoucher(kind)
    ? LINE_FIGURES.filter(({ label }) => label === "HSN" || label === "Qty")
    : LINE_FIGURES;
}

/** What was sold, as the law on hallmarks wants it told of each article. */
export function pieceWords({ carat, fineness, netWeight, huid, size }: PaperLine): string {
  const metal = carat === "Silver" ? "Silver" : `${carat} gold`;
  return [
    `${metal}, fineness ${fineness}`,
    `net weight ${formatWeight(Math.round(netWeight * 1000))}`,
    ...(size ? [`size ${size}`] : []),
    ...(huid ? [`HUID ${huid}`] : []),
  ].join(" · ");
}

/** How the price of one piece was made, and what the whole line has of the order's discount. */
export function priceWords(line: PaperLine): string {
  const { ratePerGram, metalValue, makingCharge, stoneValue, discount, orderDiscount } = line;
  return [
    `Metal ${money(metalValue)} at ${money(ratePerGram)}/g`,
    `making ${money(makingCharge)}`,
    ...(stoneValue > 0 ? [`stones ${money(stoneValue)}`] : []),
    ...(discount > 0 ? [`discount − ${money(discount)}`] : []),
    ...(orderDiscount > 0 ? [`of the order's discount − ${money(orderDiscount)}`] : []),
  ].join(" · ");
}

/** The rows above the total; what is taken off is less than nothing. */
export function totalRows(paper: Invoice): readonly { label: string; rupees: number }[] {
  const { subtotal, discount, taxable, taxes, shipping, voucher } = paper;
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

/** What stands below the total: how an advance and an order's total belong together. */
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
  // A credit note undoes the whole, however it was paid.
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
};

/** What stands below the figures. */
export function paperNotes({
  kind,
  placeOfSupply,
  advance,
}: Pick<Invoice, "kind" | "placeOfSupply" | "advance">): readonly string[] {
  return [
    // The words that CGST Rule 46 asks for.
    ...(placeOfSupply.isExport && kind === "invoice"
      ? ["SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX"]
      : []),
    NOTES[kind],
    ...(advance && kind === "invoice"
      ? [`The advance was received by receipt voucher ${advance.number}.`]
      : []),
    isVoucher(kind)
      ? "The tax is the advance's share of the order's tax."
      : "Tax is rounded to the whole rupee.",
  ];
}
