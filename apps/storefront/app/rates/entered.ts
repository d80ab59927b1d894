import type { BasisPoints, Milligrams } from "@suvarna/domain/money";

const MOST_MG = 10_000_000;
const MOST_BP = 10_000;

/** A weight as people write it (`10`, `8.45`, `1,250 g`) in milligrams; null for none up to 10 kg. */
export function enteredWeight(text: string): Milligrams | null {
  return inParts(text.trim().replace(/\s*g(?:rams?)?$/i, ""), 3, MOST_MG);
}

/** A percentage as people write it (`12`, `12.5 %`) in basis points; null for none up to 100. */
export function enteredPercent(text: string): BasisPoints | null {
  return inParts(text.trim().replace(/\s*%$/, ""), 2, MOST_BP);
}

/** A decimal number in whole parts of ten to so many digits. */
function inParts(text: string, digits: number, most: number): number | null {
  const found = /^(\d{1,9})(?:\.(\d*))?$/.exec(text.trim().replaceAll(",", ""));
  const [, whole = "", decimals = ""] = found ?? [];
  if (!found || decimals.length > digits) return null;
  const parts = Number(whole + decimals.padEnd(digits, "0"));
  return parts <= most ? parts : null;
}
