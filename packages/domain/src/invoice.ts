import { HOME_COUNTRY, isAbroad } from "./countries.ts";
import type { Carat } from "./fineness.ts";
import { indianState } from "./indian-states.ts";
import type { BasisPoints, Paise } from "./money.ts";

/**
 * What the tax law wants written: of a sale (CGST Rule 46), of a sale that was undone (Rule 53), of an
 * advance that was received (Rule 50), and of one that goes back without a sale (Rule 51).
 */
export const INVOICE_KINDS = [
  "invoice",
  "credit note",
  "receipt voucher",
  "refund voucher",
] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

const IST_OFFSET_MS = 5.5 * 3_600_000;
const FIRST_MONTH = 3;

/** The Indian financial year (April to March) of a moment by the clocks of India: `2026-27`. */
export function financialYear(at: Date): string {
  const there = new Date(at.getTime() + IST_OFFSET_MS);
  const first = there.getUTCFullYear() - (there.getUTCMonth() < FIRST_MONTH ? 1 : 0);
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}

const SERIES: Readonly<Record<InvoiceKind, string>> = {
  invoice: "INV",
  "credit note": "CRN",
  "receipt voucher": "RCV",
  "refund voucher": "RFV",
};

/** Whether a kind is about an advance and not about a sale. */
export function isVoucher(kind: InvoiceKind): boolean {
  return kind === "receipt voucher" || kind === "refund voucher";
}

/**
 * What is printed as a paper's number: `INV/2627/000123`. At most 16 characters, as the law has it
 * (CGST Rule 46), up to ten million papers a year.
 */
export function serialNumber(kind: InvoiceKind, year: string, number: number): string {
  const short = year.slice(2).replace("-", "");
  return `${SERIES[kind]}/${short}/${String(number).padStart(6, "0")}`;
}

/** A tax as a bill names it. */
export interface NamedTax {
  readonly name: "CGST" | "SGST" | "UTGST" | "IGST";
  readonly rateBp: BasisPoints;
  readonly amount: Paise;
}

/** Union territories without a legislature have a tax of their own name. */
const UNION_TERRITORIES = ["04", "26", "31", "35", "38", "97"];

/**
 * Whose tax it is: half the centre's and half the state's within one state, else all of it IGST.
 * An odd paisa goes to the state, so that the parts are the whole.
 * @param from,to the GST codes of the seller's state and of the place of supply
 */
export function splitGst(
  gst: Paise,
  rateBp: BasisPoints,
  { from, to }: { from: string; to: string },
): NamedTax[] {
  if (from !== to) return [{ name: "IGST", rateBp, amount: gst }];
  const centre = Math.floor(gst / 2);
  const state = UNION_TERRITORIES.includes(to) ? "UTGST" : "SGST";
  return [
    { name: "CGST", rateBp: rateBp / 2, amount: centre },
    { name: state, rateBp: rateBp / 2, amount: gst - centre },
  ];
}

/** The GST code of what is supplied outside India, as returns and e-invoices have it. */
export const OTHER_COUNTRIES = "96";

/**
 * The GST code of a place by its state: that of other countries outside India, whatever a state there
 * is called (`AR` is Arkansas too), and for what is no Indian state.
 */
export function stateCodeOf(state: string, country: string = HOME_COUNTRY): string {
  return (isAbroad(country) ? null : indianState(state)?.code) ?? OTHER_COUNTRIES;
}

/**
 * Shares a sum among lines by their size, to the paisa: the parts are the sum. Who gets an odd
 * paisa is decided by the largest remainder, then by the order.
 */
export function apportion(sum: Paise, sizes: readonly number[]): Paise[] {
  const whole = sizes.reduce((total, size) => total + size, 0);
  if (whole === 0) return sizes.map((_, place) => (place === 0 ? sum : 0));
  const exact = sizes.map((size) => BigInt(sum) * BigInt(size));
  const parts = exact.map((product) => Number(product / BigInt(whole)));
  const left = sum - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((product, place) => ({ place, remainder: product % BigInt(whole) }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.place - b.place);
  for (const { place } of byRemainder.slice(0, left)) parts[place] = (parts[place] as number) + 1;
  return parts;
}

/** The customs' number of goods, in the six digits of a shop above five crore of turnover. */
export function hsnOf({ carat, kind }: { carat: Carat; kind: string }): string {
  if (kind === "coin") return "711890";
  return carat === "Silver" ? "711311" : "711319";
}
