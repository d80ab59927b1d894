import type { Paise } from "./money.ts";

/** A refund in part of an order, with its amount in paise. */
export interface RefundOfOrder {
  readonly amount: Paise;
  /** Whether the refund settles a difference in weight at the dispatch. */
  readonly isWeight: boolean;
}

/**
 * The cash in paise that the courier collects, or has collected, for an order that is paid at the
 * door: its total less the differences in weight that were settled at the dispatch. A refund of
 * money that was paid at the door does not change it.
 */
export function cashAtDoor({
  total,
  refunds,
}: {
  readonly total: Paise;
  readonly refunds: readonly RefundOfOrder[];
}): Paise {
  return total - lessAtDoor(refunds);
}

/** How much less than the total, in paise, is collected at the door. */
export function lessAtDoor(refunds: readonly RefundOfOrder[]): Paise {
  return refunds.reduce((sum, { amount, isWeight }) => sum + (isWeight ? amount : 0), 0);
}
