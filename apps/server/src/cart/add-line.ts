import { MAX_LINE_QUANTITY } from "@suvarna/domain/cart";
import { sql } from "drizzle-orm";
import { findPieces, type Piece, pieceInSize, type SizedPiece } from "../catalogue/index.ts";
import type { Act } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { lockCart } from "./queries.ts";
import { cartLines } from "./tables.ts";

/** Which line of a cart is meant. */
export interface LineChoice {
  readonly productId: string;
  /** Null, undefined or empty names none: the first that can be had. */
  readonly size?: string | null | undefined;
}

/**
 * Puts so many of a product into a user's cart, on top of what is there.
 * @throws Refusal product_not_found, size_unknown, sold_out, stock_exceeded
 */
export async function addLine(
  { tx }: Act,
  userId: string,
  choice: LineChoice,
  quantity: number,
): Promise<void> {
  const cartId = await lockCart(tx, userId);
  const product = await findProduct(tx, choice.productId);
  const size = sizeOf(product, choice.size);
  const piece = pieceInSize(product, size);
  if (!piece.isAvailable) throw new Refusal("sold_out");
  const most = Math.min(MAX_LINE_QUANTITY, piece.stock ?? MAX_LINE_QUANTITY);
  const added =
    quantity <= most && (await upsert(tx, { cartId, productId: product.id, size, quantity }, most));
  if (!added) throw new Refusal("stock_exceeded", { message: mostSays(piece, most) });
}

async function findProduct(tx: Tx, id: string): Promise<Piece> {
  const product = isId(id) ? (await findPieces(tx, [id])).get(id.toLowerCase()) : undefined;
  if (!product || product.removed) throw new Refusal("product_not_found");
  return product;
}

/** The size that is meant; empty for a product without sizes. @throws Refusal size_unknown */
function sizeOf(product: Piece, named: string | null | undefined): string {
  const sizes = product.sizes.map(({ size }) => size);
  if (named) {
    if (!sizes.includes(named)) throw new Refusal("size_unknown");
    return named;
  }
  const firstToBeHad = sizes.find((size) => pieceInSize(product, size).isAvailable);
  return firstToBeHad ?? sizes[0] ?? "";
}

/** Adds in the database itself. @returns false when there would be more than `most` */
async function upsert(tx: Tx, line: typeof cartLines.$inferInsert, most: number): Promise<boolean> {
  const sum = sql`${cartLines.quantity} + excluded.quantity`;
  const rows = await tx
    .insert(cartLines)
    .values(line)
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.productId, cartLines.size],
      set: { quantity: sum },
      setWhere: sql`${sum} <= ${most}`,
    })
    .returning({ quantity: cartLines.quantity });
  return rows.length > 0;
}

function mostSays(piece: SizedPiece, most: number): string {
  if (piece.stock !== most) return `At most ${most} of one piece can be bought at once.`;
  return most === 1
    ? "Only one of this piece is in stock."
    : `Only ${most} of this piece are in stock.`;
}
