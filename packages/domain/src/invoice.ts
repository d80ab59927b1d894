import { HOME_COUNTRY, isAbroad } from "./countries.ts";
import type { Carat } from "./fineness.ts";
import { indianState } from "./indian-states.ts";
import type { BasisPoints, Paise } from "./money.ts";

/**
 * The tax documents that the GST law requires: for a sale (CGST Rule 46), for a sale that was
 * reversed (Rule 53), for an advance (Rule 50), and for an advance that is refunded (Rule 51).
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

/** The Indian financial year (April to March) of a time, in India's time zone: `2026-27`. */
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

/** Whether a tax document is for an advance and not for a sale. */
export function isVoucher(kind: InvoiceKind): boolean {
  return kind === "receipt voucher" || kind === "refund voucher";
}

/**
 * The printed number of a tax document: `INV/2627/000123`. It has at most 16 characters, as CGST
 * Rule 46 requires, for up to ten million documents a year.
 */
export function serialNumber(kind: InvoiceKind, year: string, number: number): string {
  const short = year.slice(2).replace("-", "");
  return `${SERIES[kind]}/${short}/${String(number).padStart(6, "0")}`;
}

/** A tax as an invoice lists it. */
export interface NamedTax {
  readonly name: "CGST" | "SGST" | "UTGST" | "IGST";
  readonly rateBp: BasisPoints;
  readonly amount: Paise;
}

/** Union territories without a legislature: there the state's half of GST is called UTGST. */
const UNION_TERRITORIES = ["04", "26", "31", "35", "38", "97"];

/**
 * Splits GST into the taxes of an invoice: within one state half is CGST and half is SGST or UTGST,
 * otherwise all of it is IGST. An odd paisa goes to the state's half, so the parts add up.
 * @param from the GST code of the seller's state
 * @param to the GST code of the place of supply
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

/** The GST code for a supply outside India, as tax returns and e-invoices use it. */
export const OTHER_COUNTRIES = "96";

/**
 * The GST code of a place. Outside India it is the code for other countries, even if a state there
 * has the letters of an Indian one (`AR` is also Arkansas). So it is for an unknown state.
 */
export function stateCodeOf(state: string, country: string = HOME_COUNTRY): string {
  return (isAbroad(country) ? null : indianState(state)?.code) ?? OTHER_COUNTRIES;
}

/**
 * Divides a sum among lines in proportion to their sizes, in whole paise that add up to the sum.
 * Remaining paise go to the lines with the largest remainders, the earlier first.
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

/** The HSN code of goods, with the six digits that shops above five crore of turnover must use. */
export function hsnOf({ carat, kind }: { carat: Carat; kind: string }): string {
  if (kind === "coin") return "711890";
  return carat === "Silver" ? "711311" : "711319";
}
