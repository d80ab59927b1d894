import type { Carat } from "@suvarna/domain/fineness";

/** What one gram of a grade is called in a sentence. */
export function rateWords(carat: Carat): string {
  return carat === "Silver" ? "Silver per gram" : `${carat} gold per gram`;
}
