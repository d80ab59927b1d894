import { HOME_COUNTRY, isAbroad } from "./countries.ts";
import type { Carat } from "./fineness.ts";
import { IST_OFFSET_MS } from "./indian-day.ts";
import { indianState } from "./indian-states.ts";
import type { BasisPoints, Paise } from "./money.ts";
import type { PaymentMethod } from "./order.ts";
import { gstParts } from "./tax.ts";

/**
 * The tax documents that the GST law requires: for a sale (CGST Rule 46), for a sale that was
 * reversed (Rule 53), for an advance (Rule 50), for an advance that is refunded (Rule 51), and for
 * goods that leave the shop before their invoice is issued (Rule 55).
 */
export const INVOICE_KINDS = [
  "invoice",
  "credit note",
  "receipt voucher",
  "refund voucher",
  "delivery challan",
] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

const FIRST_MONTH = 3;

/** The Indian financial year (April to March) of a time, in India's time zone: `2026-27`. */
export function financialYear(at: Date): string {
  const there = new Date(at.getTime() + IST_OFFSET_MS);
  const first = there.getUTCFullYear() - (there.getUTCMonth() < FIRST_MONTH ? 1 : 0);
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}

/** The letters and digits with which the numbers of each kind of tax document begin. */
export type SeriesPrefixes = Readonly<Record<InvoiceKind, string>>;

/**
 * Whether a text can be the prefix of document numbers. The law allows a number 16 characters, so a
 * prefix has one to three letters or digits.
 */
export function isSeriesPrefix(text: string): boolean {
  return /^[A-Z0-9]{1,3}$/.test(text);
}

/** Whether a tax document is for an advance, and not for a sale. */
export function isVoucher(kind: InvoiceKind): boolean {
  return kind === "receipt voucher" || kind === "refund voucher";
}

/**
 * The highest serial number for which a document number has at most the 16 characters of CGST Rule
 * 46.
 */
export const LAST_NUMBER = 9_999_999;

/**
 * The parts of a tax document's number. `prefix` is the prefix that the series had when its first
 * document was issued.
 */
export interface Serial {
  readonly prefix: string;
  /** The financial year: `2026-27`. */
  readonly year: string;
  readonly number: number;
}

/**
 * The printed number of a tax document: `INV/2627/000123`. It has at most 16 characters, as CGST
 * Rule 46 requires.
 * @throws RangeError when the series of the year is used up
 */
export function serialNumber({ prefix, year, number }: Serial): string {
  if (number > LAST_NUMBER) {
    throw new RangeError(`The series ${prefix} of ${year} is used up: ${number} is too long`);
  }
  const short = year.slice(2).replace("-", "");
  return `${prefix}/${short}/${String(number).padStart(6, "0")}`;
}

/**
 * Reads a printed document number, such as `INV/2627/000123`; null when the text is not a document
 * number.
 */
export function readSerial(text: string): Serial | null {
  const [, prefix, first, second, digits] = /^([^/]+)\/(\d\d)(\d\d)\/(\d{6,})$/.exec(text) ?? [];
  if (!prefix || !first || !second || !digits) return null;
  return { prefix, year: `20${first}-${second}`, number: Number(digits) };
}

/** A tax with its name, rate and amount, as an invoice lists it. */
export interface NamedTax {
  readonly name: "CGST" | "SGST" | "UTGST" | "IGST";
  readonly rateBp: BasisPoints;
  readonly amount: Paise;
}

/** The union territories without a legislature. There the state's half of GST is called UTGST. */
const UNION_TERRITORIES = ["04", "26", "31", "35", "38", "97"];

/**
 * Splits GST into the taxes of an invoice, with their names and rates. In a union territory without
 * a legislature, the state's half is UTGST.
 * @param from the GST code of the seller's state
 * @param to the GST code of the place of supply
 */
export function splitGst(
  gst: Paise,
  rateBp: BasisPoints,
  { from, to }: { from: string; to: string },
): NamedTax[] {
  const { cgst, sgst, igst } = gstParts(gst, from, to);
  if (igst !== undefined) return [{ name: "IGST", rateBp, amount: igst }];
  const state = UNION_TERRITORIES.includes(to) ? "UTGST" : "SGST";
  return [
    { name: "CGST", rateBp: rateBp / 2, amount: cgst },
    { name: state, rateBp: rateBp / 2, amount: sgst },
  ];
}

/** The GST code for a supply outside India, as tax returns and e-invoices use it. */
export const OTHER_COUNTRIES = "96";

/**
 * The GST code of a place. A place outside India has the code for other countries, even if its
 * state has the letters of an Indian state (`AR` is also Arkansas). An unknown state also has the
 * code for other countries.
 */
export function stateCodeOf(state: string, country: string = HOME_COUNTRY): string {
  return (isAbroad(country) ? null : indianState(state)?.code) ?? OTHER_COUNTRIES;
}

/**
 * Whether an order is invoiced when it is dispatched: one that is paid at the door, or has nothing
 * to pay. Its invoice is over the pieces as they were weighed. Other orders are invoiced when their
 * last money has come.
 */
export function isInvoicedAtDispatch({
  paymentMethod,
  total,
}: {
  readonly paymentMethod: PaymentMethod;
  readonly total: Paise;
}): boolean {
  return paymentMethod === "COD" || total === 0;
}

/** The kinds of goods that have an HSN code each. */
export const GOODS = ["gold", "silver", "coin"] as const;
export type Goods = (typeof GOODS)[number];

/**
 * The HSN codes of the goods. Shops up to five crore of turnover use four digits, shops above it
 * six, and exporters eight.
 */
export type HsnCodes = Readonly<Record<Goods, string>>;

/** Whether a text is an HSN code of four, six or eight digits. */
export function isHsn(text: string): boolean {
  return /^\d{4}(?:\d{2}){0,2}$/.test(text);
}

/**
 * The kind of goods that a piece is for the tax law. A coin is a coin whether its metal is gold or
 * silver.
 */
export function goodsOf({ carat, kind }: { carat: Carat; kind: string }): Goods {
  if (kind === "coin") return "coin";
  return carat === "Silver" ? "silver" : "gold";
}
