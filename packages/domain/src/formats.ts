import { type Country, HOME_COUNTRY } from "./countries.ts";
import { type Milligrams, type Paise, paise } from "./money.ts";

/**
 * Formats a whole number with Indian digit grouping: `12,34,567`. It does not use `Intl`, because
 * creating the first `Intl` format takes a phone a tenth of a second, on every page with a price.
 */
export function formatNumber(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{2})*\d{3}$)/g, ",");
}

/**
 * Formats an amount for people, with Indian digit grouping and two decimals: `₹1,24,580.00`. A
 * negative amount has the minus sign U+2212: `−₹829.37`. Files that machines read have numbers.
 */
export function formatRupees(paise: Paise): string {
  return `${paise < 0 ? "−" : ""}₹${decimal(Math.abs(paise), 2)}`;
}

/** Formats a number of rupees without paise, for limits: `₹2,00,000`. */
export function wholeRupees(amount: number): string {
  return formatRupees(paise(amount)).replace(/\.00$/, "");
}

/** Formats a weight in grams with three decimals: `8.450 g`. */
export function formatWeight(mg: Milligrams): string {
  return `${decimal(mg, 3)} g`;
}

/**
 * Formats a non-negative whole number of a unit's smallest part (paise, milligrams). The last
 * `digits` digits become the decimals.
 */
function decimal(smallest: number, digits: number): string {
  const unit = 10 ** digits;
  const rest = String(smallest % unit).padStart(digits, "0");
  return `${formatNumber(Math.floor(smallest / unit))}.${rest}`;
}

export const PIN_CODE = /^[1-9]\d{5}$/;
/**
 * Matches a PAN. Its fourth letter names the kind of its holder, such as P for a person and C for a
 * company, and its number begins at 0001.
 */
const PAN = /^[A-Z]{3}[ABCFGHJLPT][A-Z](?!0000)[0-9]{4}[A-Z]$/;
/** The PAN of examples, which belongs to nobody. Only a demonstration accepts it. */
export const SAMPLE_PAN = "ABCDE1234F";
/**
 * Matches an Indian mobile number in its usual forms, without spaces. The group is the number's ten
 * digits.
 */
export const INDIAN_MOBILE = /^(?:\+?91|0)?([6-9]\d{9})$/;
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;
/**
 * The country code of each country, and the form of its phone numbers. The group of the regular
 * expression is the part after the country code.
 */
const NATIONAL: Readonly<Record<Country, { readonly code: string; readonly form: RegExp }>> = {
  India: { code: "+91", form: INDIAN_MOBILE },
  "United States": { code: "+1", form: /^1?([2-9]\d{2}[2-9]\d{6})$/ },
  "United Kingdom": { code: "+44", form: /^(?:44|0)([1-9]\d{8,9})$/ },
};

/**
 * A phone number in E.164 format (`+919800000000`); null when the text is not a phone number.
 * Spaces, dashes, dots and brackets are allowed.
 * @param country the country of a number that has no country code
 */
export function normalizePhone(text: string, country: Country = HOME_COUNTRY): string | null {
  // In `+44 (0)20 7946 0000` the zero is dialled only within the country.
  const compact = text
    .replace("(0)", "")
    .replace(/[\s().-]/g, "")
    .replace(/^00/, "+");
  const { code, form } = NATIONAL[country];
  const national = form.exec(compact)?.[1];
  if (national) return code + national;
  return INTERNATIONAL.test(compact) ? compact : null;
}

/**
 * A PAN in upper case without spaces, as it is stored; null when the format is wrong. The sample
 * PAN is returned too.
 */
export function normalizePan(text: string): string | null {
  const pan = text.replace(/\s/g, "").toUpperCase();
  return pan === SAMPLE_PAN || PAN.test(pan) ? pan : null;
}
