import { parseNumber } from "@suvarna/domain/typed-number";

const MG_PER_GRAM = 1000;
const MOST_GRAMS = 10_000;

/**
 * Converts typed grams into milligrams. Returns null for an empty text, and undefined for an
 * invalid text. A comma is invalid, because `6,700` may mean 6700 g as well as 6.700 g.
 */
export function weightFrom(typed: string): number | null | undefined {
  if (typed.trim() === "") return null;
  const grams = parseNumber(typed, { decimals: 3, grouped: false });
  if (grams === null || grams >= MOST_GRAMS) return undefined;
  const mg = Math.round(grams * MG_PER_GRAM);
  return mg > 0 ? mg : undefined;
}

/** A weight in milligrams as the text of its field in grams; empty for null. */
export function sayGrams(mg: number | null): string {
  return mg === null ? "" : (mg / MG_PER_GRAM).toFixed(3);
}

/** The message about a weight that can't be read, with the reason when a comma was typed. */
export function gramsProblem(typed: string): string {
  const example = "Write grams with a point: 17.600";
  return typed.includes(",") ? `${example}. A comma could mean thousands.` : example;
}
