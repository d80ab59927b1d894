import {
  type DispatchRules,
  type Hindrance,
  hindrancesOf,
  type OrderForDispatch,
  type PieceForDispatch,
} from "@suvarna/domain/dispatch";
import { needsPan } from "@suvarna/domain/order";
import { isAllRefunded, type SaleAmounts } from "@suvarna/domain/partial-refund";
import { weightDifference } from "@suvarna/domain/weight-difference";
import type { PieceRow } from "../piece-queries.ts";
import type { PlacedOrder } from "../queries.ts";
import { remainingAmounts, sentAmounts } from "../refunds/request-refund.ts";
import { isRestDue } from "../rest-of-order.ts";
import type { OrdersConfig } from "../settings.ts";

/**
 * The pieces of an order that wait for the dispatch, or were dispatched, with the HUIDs and weights
 * that staff have recorded. A refund after the dispatch does not remove a piece that was sent.
 */
export function piecesToGo(order: PlacedOrder, rows: readonly PieceRow[]): PieceForDispatch[] {
  return sentAmounts(order).lines.flatMap(({ position, quantity }) => {
    const item = order.items[position];
    if (!item) return [];
    const { carat, netWeightMg } = item;
    return Array.from({ length: quantity }, (_, piece) => {
      const row = rows.find((one) => one.position === position && one.piece === piece);
      const { huid = null, weighedMg = null, againMg = null } = row ?? {};
      return { line: position, piece, carat, netWeightMg, huid, weighedMg, againMg };
    });
  });
}

/** The facts about an order that are stored outside the order's own rows. */
export interface StoredFacts {
  readonly rows: readonly PieceRow[];
  readonly hasFailedRefund: boolean;
}

/** Lists the reasons that prevent the dispatch of an order, the most important first. */
export function hindrancesOfOrder(
  order: PlacedOrder,
  { rows, hasFailedRefund }: StoredFacts,
  {
    dispatch,
    panAbovePaise,
    codBelowPaise,
  }: Pick<OrdersConfig, "dispatch" | "panAbovePaise" | "codBelowPaise">,
  now: Date,
): Hindrance[] {
  const { fullName, phone, street, city } = order.shippingAddress;
  const facts: OrderForDispatch = {
    state: order.state,
    isAllRefunded: isAllRefunded(order),
    owesRest: isRestDue(order),
    lacksPan: order.panEnding === null && needsPan(order.total, { panAbovePaise, codBelowPaise }),
    lacksAddress: [fullName, phone, street, city].some((part) => part.trim() === ""),
    hasFailedRefund,
    hasReturnRequest: order.return?.state === "requested",
    dispatchBy: order.dispatchBy,
    pieces: piecesToGo(order, rows),
  };
  return hindrancesOf(facts, dispatch satisfies DispatchRules, now);
}

/**
 * The amounts that go back at the dispatch of an order, because its pieces weigh less than ordered.
 */
export function differenceOf(order: PlacedOrder, rows: readonly PieceRow[]): SaleAmounts | null {
  const pieces = piecesToGo(order, rows);
  const lines = order.items.map((item) => ({
    ...item,
    weighedMg: pieces.flatMap(({ line, weighedMg }) =>
      line === item.position && weighedMg !== null ? [weighedMg] : [],
    ),
  }));
  return weightDifference(lines, remainingAmounts(order), order.gstRateBp);
}
