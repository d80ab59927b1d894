import { type Milligrams, type Paise, paise } from "./money.ts";

/**
 * `12,34,567`: a whole number with Indian digit grouping. Written out because the first format of
 * `Intl` costs a phone a tenth of a second, before any page that shows a price is alive.
 */
export function formatNumber(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{2})*\d{3}$)/g, ",");
}

/** `₹1,24,580.00`: Indian digit grouping, always two decimals. */
export function formatRupees(paise: Paise): string {
  return `${paise < 0 ? "-" : ""}₹${decimal(Math.abs(paise), 2)}`;
}

/** `₹2,00,000` of a number of rupees: a limit is said without paise. */
export function wholeRupees(amount: number): string {
  return formatRupees(paise(amount)).replace(/\.00$/, "");
}

/** `8.450 g`: always three decimals. */
export function formatWeight(mg: Milligrams): string {
  return `${decimal(mg, 3)} g`;
}

/** A non-negative whole number of the smallest unit, with so many of its digits as decimals. */
function decimal(smallest: number, digits: number): string {
  const unit = 10 ** digits;
  const rest = String(smallest % unit).padStart(digits, "0");
  return `${formatNumber(Math.floor(smallest / unit))}.${rest}`;
}

export const PIN_CODE = /^[1-9]\d{5}$/;
export const PAN = /^[A-Z]{5}[0-9]{4}[A-Z]$/;
/** An Indian mobile number in the usual spellings, without blanks; the group is its ten digits. */
export const INDIAN_MOBILE = /^(?:\+?91|0)?([6-9]\d{9})$/;
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;

/** A phone number in E.164 (`+919800000000`); null when it is none. Spaces and dashes are allowed. */
export function normalizePhone(text: string): string | null {
  const compact = text.replace(/[\s()-]/g, "");
  const indian = INDIAN_MOBILE.exec(compact)?.[1];
  if (indian) return `+91${indian}`;
  return INTERNATIONAL.test(compact) ? compact : null;
}

/** A PAN as it is stored, upper case without spaces; null when the format is wrong. */
export function normalizePan(text: string): string | null {
  const pan = text.replace(/\s/g, "").toUpperCase();
  return PAN.test(pan) ? pan : null;
}
