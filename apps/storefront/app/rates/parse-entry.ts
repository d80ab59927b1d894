import type { BasisPoints, Milligrams } from "@suvarna/domain/money";
import { parseNumber } from "@suvarna/domain/typed-number";

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

/** Parses a typed number to an integer, scaled by ten to the power of `decimals`. */
function scaledInteger(text: string, decimals: number, most: number): number | null {
  const number = parseNumber(text, { decimals });
  if (number === null) return null;
  const scaled = Math.round(number * 10 ** decimals);
  return scaled <= most ? scaled : null;
}
