import type { Carat } from "@suvarna/domain/fineness";

/** The name of a gram of a grade within a sentence. */
export function rateWords(carat: Carat): string {
  return carat === "Silver" ? "Silver per gram" : `${carat} gold per gram`;
}
