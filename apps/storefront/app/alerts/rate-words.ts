import type { Carat } from "@suvarna/domain/fineness";

/** The name of one gram of a metal within a sentence: "22K gold per gram". */
export function rateWords(carat: Carat): string {
  return carat === "Silver" ? "Silver per gram" : `${carat} gold per gram`;
}
