import type { MissingPiece } from "@suvarna/contract/orders/order-parts";
import { addLine } from "../cart/index.ts";
import { type App, act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { PlacedOrder } from "./queries.ts";

/**
 * The result of ordering again: the number of pieces that were put into the cart, and the pieces
 * that were not available.
 */
export interface ReorderResult {
  readonly added: number;
  readonly missing: readonly MissingPiece[];
}

/**
 * Puts the pieces of an order into its user's cart again, at the current prices and as far as they
 * are in stock.
 */
export async function reorder(
  app: App,
  actor: UserActor,
  { userId, items }: PlacedOrder,
): Promise<ReorderResult> {
  let added = 0;
  const missing: MissingPiece[] = [];
  for (const { productId, name, size, engraving, quantity } of items) {
    try {
      const line = { productId, size, engraving };
      await act(app, actor, (act) => addLine(act, userId, line, quantity));
      added += quantity;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      missing.push({ productId, name, reason: error.message, code: error.code });
    }
  }
  return { added, missing };
}
