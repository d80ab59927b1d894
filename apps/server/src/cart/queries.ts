import { asc, eq } from "drizzle-orm";
import { findPieces, type Piece, pieceInSize, type SizedPiece } from "../catalogue/index.ts";
import type { Autocommit, Db, Tx } from "../platform/database.ts";
import { cartLines, carts } from "./tables.ts";

/** A line of a cart: a quantity of one product in one size and with one engraving. */
export interface CartLine {
  readonly product: Piece;
  readonly piece: SizedPiece;
  /** The chosen size; empty for a product without sizes. */
  readonly size: string;
  /** The letters to engrave; empty without an engraving. */
  readonly engraving: string;
  readonly quantity: number;
}

/** Finds the id of a user's cart. The cart is created on first use. */
export async function cartIdOf(db: Autocommit, userId: string): Promise<string> {
  return (await findCartId(db, userId)) ?? (await makeCart(db, userId));
}

/**
 * Locks a user's cart until the end of the transaction. Every change of a cart's lines, and every
 * order from it, locks the cart, so that nothing is added unnoticed while it is being ordered.
 * @returns the cart's id
 */
export async function lockCart(tx: Tx, userId: string): Promise<string> {
  const cart = await lockExistingCart(tx, userId);
  if (cart) return cart.id;
  await makeCart(tx, userId);
  return ((await lockExistingCart(tx, userId)) as LockedCart).id;
}

/** A user's cart whose row is locked until the end of the transaction. */
export interface LockedCart {
  readonly id: string;
  /** The code of the cart's coupon; null for a cart without a coupon. */
  readonly couponCode: string | null;
}

/** Locks a user's cart if there is one; null otherwise. */
export async function lockExistingCart(tx: Tx, userId: string): Promise<LockedCart | null> {
  const [cart] = await tx
    .select({ id: carts.id, couponCode: carts.couponCode })
    .from(carts)
    .where(eq(carts.userId, userId))
    .for("update");
  return cart ?? null;
}

/**
 * Lists the lines of a cart in the sequence in which they were added. A product that was removed
 * from the catalogue is included, and marked as removed.
 * @param language the code of the language of the products' names; null for the original names
 */
export async function readCartLines(
  db: Db,
  cartId: string,
  language: string | null = null,
): Promise<CartLine[]> {
  const rows = await db
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(
      asc(cartLines.addedAt),
      asc(cartLines.productId),
      asc(cartLines.size),
      asc(cartLines.engraving),
    );
  const products = await findPieces(
    db,
    rows.map(({ productId }) => productId),
    language,
  );
  return rows.flatMap(({ productId, size, engraving, quantity }) => {
    const product = products.get(productId);
    return product ? { product, piece: pieceInSize(product, size), size, engraving, quantity } : [];
  });
}

/** Removes all lines and the coupon from a locked cart. */
export async function emptyCart(tx: Tx, { id, couponCode }: LockedCart): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.cartId, id));
  if (couponCode !== null) await setCouponCode(tx, id, null);
}

/** Reads the code of a cart's coupon; null for a cart without a coupon. */
export async function readCouponCode(db: Db, cartId: string): Promise<string | null> {
  const [cart] = await db
    .select({ code: carts.couponCode })
    .from(carts)
    .where(eq(carts.id, cartId));
  return cart?.code ?? null;
}

export async function setCouponCode(tx: Tx, cartId: string, code: string | null): Promise<void> {
  await tx.update(carts).set({ couponCode: code }).where(eq(carts.id, cartId));
}

const ID = { id: carts.id };

export async function findCartId(db: Db, userId: string): Promise<string | undefined> {
  const [cart] = await db.select(ID).from(carts).where(eq(carts.userId, userId));
  return cart?.id;
}

/** Creates a user's cart. Of two simultaneous calls only one inserts it, and both find it. */
async function makeCart(db: Autocommit, userId: string): Promise<string> {
  const [made] = await db
    .insert(carts)
    .values({ userId })
    .onConflictDoNothing({ target: carts.userId })
    .returning(ID);
  return made?.id ?? ((await findCartId(db, userId)) as string);
}
