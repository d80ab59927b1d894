import { type Paise, paise } from "./money.ts";

/** Thousands with commas in the Indian form (`12,34,567`) or in the western form (`1,234,567`). */
const GROUPED = /^(?:\d{1,2}(?:,\d{2})*|\d{1,3}(?:,\d{3})*),\d{3}(?:\.\d*)?$/;
const PLAIN = /^\d+(?:\.(\d*))?$/;

/** The form that a typed number may have. */
interface NumberForm {
  /** The most digits after the point; any number of digits when it is absent. */
  readonly decimals?: number;
  /** Whether commas or spaces may divide the thousands; true when it is absent. */
  readonly grouped?: boolean;
  /** Whether the number may be negative; false when it is absent. */
  readonly signed?: boolean;
}

/**
 * Parses a number that a person typed, in the unit in which it was typed. The decimal sign is a
 * point. A comma counts only between thousands: `12,5` becomes neither 125 nor 12.5.
 * @returns null for an invalid text, also for an empty one, so that the form asks again
 */
export function parseNumber(
  text: string,
  { decimals, grouped = true, signed = false }: NumberForm = {},
): number | null {
  const trimmed = text.trim();
  const isNegative = signed && trimmed.startsWith("-");
  const size = isNegative ? trimmed.slice(1) : trimmed;
  const plain = grouped ? withoutGroups(size) : size;
  const match = PLAIN.exec(plain);
  if (!match || (match[1] ?? "").length > (decimals ?? Number.POSITIVE_INFINITY)) return null;
  return isNegative ? -Number(plain) : Number(plain);
}

/**
 * Parses a sum of money that a person typed, with or without `₹`.
 * @returns rupees, with at most two decimals; null for an invalid text
 */
export function parseRupees(text: string, form: Pick<NumberForm, "signed"> = {}): number | null {
  return parseNumber(text.trim().replace(/^₹/, ""), { ...form, decimals: 2 });
}

/** Parses a sum of money as `parseRupees` does. @returns paise; null for an invalid text */
export function parseAmount(text: string): Paise | null {
  const rupees = parseRupees(text);
  return rupees === null ? null : paise(rupees);
}

function withoutGroups(text: string): string {
  const commas = text.replace(/(\d)\s(?=\d)/g, "$1,");
  return GROUPED.test(commas) ? commas.replaceAll(",", "") : text;
}
