import { MAX_CART_LINES, MAX_LINE_QUANTITY } from "@suvarna/domain/cart";
import { canEngrave, engravingOf } from "@suvarna/domain/engraving";
import { eq, sql } from "drizzle-orm";
import { findPieces, type Piece, pieceInSize, type SizedPiece } from "../catalogue/index.ts";
import type { Act } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { lockCart } from "./queries.ts";
import { cartLines } from "./tables.ts";

/** Identifies a line of a cart. */
export interface LineChoice {
  readonly productId: string;
  /** The chosen size. Null, undefined or empty means the first available size. */
  readonly size?: string | null | undefined;
  /** The letters to engrave; null, undefined or empty means none. */
  readonly engraving?: string | null | undefined;
}

/**
 * Adds a quantity of a product to a user's cart, on top of what the cart already contains.
 * @throws Refusal product_not_found, size_unknown, engraving_impossible, sold_out,
 * stock_exceeded, cart_full
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
  const engraving = lettersOf(product, choice.engraving);
  const piece = pieceInSize(product, size);
  if (!piece.isAvailable) throw new Refusal("sold_out");
  const most = Math.min(MAX_LINE_QUANTITY, piece.stock ?? MAX_LINE_QUANTITY);
  const line = { cartId, productId: product.id, size, engraving, quantity };
  const sum = quantity <= most ? await upsert(tx, line, most) : null;
  if (sum === null) throw new Refusal("stock_exceeded", { message: stockMessage(piece, most) });
  // A cart may have more lines than the cap, from a time before it. Its lines can still grow.
  const isNewLine = sum === quantity;
  if (!isNewLine) return;
  const lines = await tx.$count(cartLines, eq(cartLines.cartId, cartId));
  if (lines > MAX_CART_LINES) throw new Refusal("cart_full");
}

async function findProduct(tx: Tx, id: string): Promise<Piece> {
  const product = isId(id) ? (await findPieces(tx, [id])).get(id.toLowerCase()) : undefined;
  if (!product || product.removed) throw new Refusal("product_not_found");
  return product;
}

/** Finds the chosen size; empty for a product without sizes. @throws Refusal size_unknown */
function sizeOf(product: Piece, chosen: string | null | undefined): string {
  const sizes = product.sizes.map(({ size }) => size);
  if (chosen) {
    if (!sizes.includes(chosen)) throw new Refusal("size_unknown");
    return chosen;
  }
  const firstAvailable = sizes.find((size) => pieceInSize(product, size).isAvailable);
  return firstAvailable ?? sizes[0] ?? "";
}

/**
 * Checks the letters to engrave; empty without an engraving. @throws Refusal engraving_impossible
 */
function lettersOf({ engravable }: Piece, text: string | null | undefined): string {
  const letters = engravingOf(text ?? "");
  if (letters === "") return "";
  if (!engravable || !canEngrave(letters)) throw new Refusal("engraving_impossible");
  return letters;
}

/**
 * Adds the quantity by an upsert, so that the quantities of simultaneous requests add up.
 * @returns the sum, which is the line's own quantity for a new line; null when it would exceed
 *   `most`
 */
async function upsert(
  tx: Tx,
  line: typeof cartLines.$inferInsert,
  most: number,
): Promise<number | null> {
  const sum = sql`${cartLines.quantity} + excluded.quantity`;
  const [row] = await tx
    .insert(cartLines)
    .values(line)
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.productId, cartLines.size, cartLines.engraving],
      set: { quantity: sum },
      setWhere: sql`${sum} <= ${most}`,
    })
    .returning({ quantity: cartLines.quantity });
  return row?.quantity ?? null;
}

function stockMessage(piece: SizedPiece, most: number): string {
  if (piece.stock !== most) return `At most ${most} of one piece can be bought at once.`;
  return most === 1
    ? "Only one of this piece is in stock."
    : `Only ${most} of this piece are in stock.`;
}
