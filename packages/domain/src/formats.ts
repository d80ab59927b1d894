import { type Country, HOME_COUNTRY } from "./countries.ts";
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
/** How numbers are written within a country; the group is what follows its code. */
const NATIONAL: Readonly<Record<Country, { readonly code: string; readonly form: RegExp }>> = {
  India: { code: "+91", form: INDIAN_MOBILE },
  "United States": { code: "+1", form: /^1?([2-9]\d{2}[2-9]\d{6})$/ },
  "United Kingdom": { code: "+44", form: /^(?:44|0)([1-9]\d{8,9})$/ },
};

/**
 * A phone number in E.164 (`+919800000000`); null when it is none. Spaces, dashes, dots and brackets
 * are allowed.
 * @param country whose number it is where it does not say so by `+` and a code
 */
export function normalizePhone(text: string, country: Country = HOME_COUNTRY): string | null {
  // `+44 (0)20 7946 0000`: the zero is dialled within the country only.
  const compact = text
    .replace("(0)", "")
    .replace(/[\s().-]/g, "")
    .replace(/^00/, "+");
  const { code, form } = NATIONAL[country];
  const national = form.exec(compact)?.[1];
  if (national) return code + national;
  return INTERNATIONAL.test(compact) ? compact : null;
}

/** A PAN as it is stored, upper case without spaces; null when the format is wrong. */
export function normalizePan(text: string): string | null {
  const pan = text.replace(/\s/g, "").toUpperCase();
  return PAN.test(pan) ? pan : null;
}
