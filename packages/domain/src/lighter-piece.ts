import type { Milligrams, Paise } from "./money.ts";

/** A piece that was lighter at the dispatch than ordered, under the name that its reader knows. */
export interface LighterPiece {
  readonly name: string;
  readonly orderedMg: Milligrams;
  readonly weighedMg: Milligrams;
}

/**
 * The money of a difference in weight that no payment gateway sends back, and how it goes. At the
 * door the buyer pays less. Staff send back what was paid at the counter.
 */
export interface WeightMoney {
  readonly amount: Paise;
  readonly way: "at_the_door" | "by_hand";
  /** Whether the buyer has paid at the door, or has the money back. */
  readonly isDone: boolean;
}
