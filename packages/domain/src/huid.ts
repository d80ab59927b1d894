import type { Carat } from "./fineness.ts";
import type { Milligrams } from "./money.ts";

/** A Hallmark Unique Identification (BIS): six letters or digits, kept in capitals. */
export const HUID_PATTERN = /^[A-Z0-9]{6}$/;

/** Below this weight gold needs no hallmark (Hallmarking of Gold Jewellery Order, 2020). */
export const HALLMARKED_FROM_MG: Milligrams = 2000;

/** Converts a HUID that was typed or scanned into the form in which it is stored. */
export function huidFrom(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/**
 * Whether the shop may dispatch a piece only with a HUID. For silver a HUID is voluntary (IS 2112).
 */
export function needsHuid({
  carat,
  netWeightMg,
}: {
  readonly carat: Carat;
  readonly netWeightMg: Milligrams;
}): boolean {
  return carat !== "Silver" && netWeightMg >= HALLMARKED_FROM_MG;
}

/**
 * Finds the HUID in the text of a scanned tag: the whole text, or the six characters after the word
 * HUID.
 * @returns null when the text has no HUID
 */
export function huidOfTag(text: string): string | null {
  const whole = text.trim().toUpperCase();
  if (HUID_PATTERN.test(whole)) return whole;
  return /\bHUID\W*([A-Z0-9]{6})\b/.exec(whole)?.[1] ?? null;
}
