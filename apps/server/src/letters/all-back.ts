import type { PlacedOrder } from "../orders/index.ts";

/**
 * Whether nothing is left of an order after one of its refunds in part: the refunds until then have
 * given back all of its pieces, or all of its money.
 */
export function isAllBack(
  { items, refunds, total }: Pick<PlacedOrder, "items" | "refunds" | "total">,
  refundId: string,
): boolean {
  const until = refunds.slice(0, refunds.findIndex(({ id }) => id === refundId) + 1);
  const pieces = until.flatMap(({ amounts }) => amounts.lines.map(({ quantity }) => quantity));
  const money = until.map(({ amount }) => amount);
  return sum(pieces) >= sum(items.map(({ quantity }) => quantity)) || sum(money) >= total;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
