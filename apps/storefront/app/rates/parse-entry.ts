import type { BasisPoints, Milligrams } from "@suvarna/domain/money";

const MOST_MG = 10_000_000;
const MOST_BP = 10_000;

/**
 * Parses a typed weight (`10`, `8.45`, `1,250 g`) to milligrams; null if invalid or above 10 kg.
 */
export function parseWeight(text: string): Milligrams | null {
  return scaledInteger(text.trim().replace(/\s*g(?:rams?)?$/i, ""), 3, MOST_MG);
}

/** Parses a typed percentage (`12`, `12.5 %`) to basis points; null if invalid or above 100 %. */
export function parsePercent(text: string): BasisPoints | null {
  return scaledInteger(text.trim().replace(/\s*%$/, ""), 2, MOST_BP);
}

/** Parses a decimal number to an integer, scaled by ten to the power of `digits`. */
function scaledInteger(text: string, digits: number, most: number): number | null {
  const match = /^(\d{1,9})(?:\.(\d*))?$/.exec(text.trim().replaceAll(",", ""));
  const [, whole = "", decimals = ""] = match ?? [];
  if (!match || decimals.length > digits) return null;
  const scaled = Number(whole + decimals.padEnd(digits, "0"));
  return scaled <= most ? scaled : null;
}
