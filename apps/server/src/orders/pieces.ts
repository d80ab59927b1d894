import { releaseStock, reserveStock } from "../catalogue/index.ts";
import type { Act } from "../platform/act.ts";
import { soldOutRefusal } from "./checkout-rules.ts";
import type { PlacedOrder } from "./queries.ts";
import { piecesNotBack } from "./refunds/refunds-after-dispatch.ts";

/** A quantity of one product in one size. */
export interface Pieces {
  readonly productId: string;
  readonly name: string;
  /** The size of the piece; empty for a piece without sizes. */
  readonly size: string;
  readonly quantity: number;
}

/**
 * Takes pieces out of stock. All transactions lock the products in the same sequence, so that two
 * buyers can't deadlock.
 * @throws Refusal sold_out when another buyer took a piece first
 */
export async function reservePieces(act: Act, pieces: readonly Pieces[]): Promise<void> {
  for (const { productId, name, size, quantity } of inOneOrder(pieces)) {
    const isReserved = await reserveStock(act, productId, size || null, quantity);
    if (!isReserved) throw soldOutRefusal(name);
  }
}

/**
 * The pieces that an order has taken out of stock, and that are on sale again when the order ends. A
 * line that was made to order took none, refunds may have put some pieces back on sale, and others
 * stayed with the buyer although their money went back.
 */
export function stockedPieces(order: PlacedOrder): Pieces[] {
  const { items, refunds } = order;
  const lines = refunds.flatMap(({ restocked, amounts }) => (restocked ? amounts.lines : []));
  return items.flatMap((item, position) => {
    if (item.madeToOrder) return [];
    const back = piecesOf(lines.filter((line) => line.position === position));
    const quantity = item.quantity - back - piecesNotBack(order, position);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

/** The number of pieces of all lines together. */
export function piecesOf(lines: readonly Pick<Pieces, "quantity">[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Puts pieces back on sale, and locks the products in the same sequence as `reservePieces`. */
export async function releasePieces(act: Act, pieces: readonly Pieces[]): Promise<void> {
  for (const { productId, size, quantity } of inOneOrder(pieces)) {
    await releaseStock(act, productId, size || null, quantity);
  }
}

function inOneOrder(pieces: readonly Pieces[]): Pieces[] {
  const key = ({ size, productId }: Pieces) => `${productId}${size}`;
  return pieces.toSorted((a, b) => compare(key(a), key(b)));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
