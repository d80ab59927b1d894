import { formatRupees, formatWeight } from "@suvarna/domain/formats";
import { OTHER_COUNTRIES } from "@suvarna/domain/invoice";
import { paise } from "@suvarna/domain/money";
import type { Invoice } from "./invoices.ts";

// What an invoice or a credit note says, for its page and its PDF alike.

export type PaperLine = Invoice["lines"][number];

const money = (rupees: number) => formatRupees(paise(rupees));

/** The columns of figures beside a line's description, in their order. */
export const LINE_FIGURES: readonly { label: string; of: (line: PaperLine) => string }[] = [
  { label: "HSN", of: ({ hsn }) => hsn },
  { label: "Qty", of: ({ quantity }) => String(quantity) },
  { label: "Price each", of: ({ price, quantity }) => money(price / quantity) },
  { label: "Taxable value", of: ({ price, orderDiscount }) => money(price - orderDiscount) },
  { label: "GST", of: ({ gst }) => money(gst) },
];

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
  const { subtotal, discount, taxable, taxes, shipping } = paper;
  return [
    { label: "Subtotal", rupees: subtotal },
    ...(discount > 0 ? [{ label: "Discount", rupees: -discount }] : []),
    { label: "Taxable value", rupees: taxable },
    ...taxes.map(({ name, percent, amount }) => ({ label: `${name} ${percent}%`, rupees: amount })),
    { label: "Shipping", rupees: shipping },
  ];
}

export function stateWords({ state, stateCode }: { state: string; stateCode: string }): string {
  return stateCode === OTHER_COUNTRIES ? state : `${state}, state code ${stateCode}`;
}

/** What stands below the figures. */
export function paperNotes({
  kind,
  placeOfSupply,
}: Pick<Invoice, "kind" | "placeOfSupply">): readonly string[] {
  return [
    // The words that CGST Rule 46 asks for.
    ...(placeOfSupply.isExport ? ["SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX"] : []),
    kind === "invoice"
      ? "The purity of hallmarked pieces can be tested at any assaying and hallmarking centre that BIS recognises; a HUID can be verified in the BIS CARE app."
      : "This credit note undoes the invoice that it names, in whole.",
    "Tax is rounded to the whole rupee.",
  ];
}
