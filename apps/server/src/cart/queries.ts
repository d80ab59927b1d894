import { asc, eq } from "drizzle-orm";
import { findPieces, type Piece, pieceInSize, type SizedPiece } from "../catalogue/index.ts";
import type { Autocommit, Db, Tx } from "../platform/database.ts";
import { cartLines, carts } from "./tables.ts";

/** A line of a cart: so many of one product in one size, as they are bought. */
export interface CartLine {
  readonly product: Piece;
  readonly piece: SizedPiece;
  /** Empty for a product without sizes. */
  readonly size: string;
  readonly quantity: number;
}

/** The id of a user's one cart, which is made when it is first asked for. */
export async function cartIdOf(db: Autocommit, userId: string): Promise<string> {
  return (await findCartId(db, userId)) ?? (await makeCart(db, userId));
}

/**
 * The id of a user's cart, held to the end of the transaction. Whoever changes a cart's lines, or
 * buys them, holds it: so nothing is added to a cart unseen while it is being bought.
 */
export async function lockCart(tx: Tx, userId: string): Promise<string> {
  const cart = await holdCart(tx, userId);
  if (cart) return cart.id;
  await makeCart(tx, userId);
  return ((await holdCart(tx, userId)) as HeldCart).id;
}

/** A user's cart, held to the end of the transaction. */
export interface HeldCart {
  readonly id: string;
  /** The code of its coupon; null without one. */
  readonly couponCode: string | null;
}

/** The same for a user who may have none; null then. */
export async function holdCart(tx: Tx, userId: string): Promise<HeldCart | null> {
  const [cart] = await tx
    .select({ id: carts.id, couponCode: carts.couponCode })
    .from(carts)
    .where(eq(carts.userId, userId))
    .for("update");
  return cart ?? null;
}

/**
 * The lines of a cart in the order in which they were added. A product that was taken out of the
 * catalogue is still there, and marked so.
 */
export async function readCartLines(db: Db, cartId: string): Promise<CartLine[]> {
  const rows = await db
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.productId), asc(cartLines.size));
  const products = await findPieces(
    db,
    rows.map(({ productId }) => productId),
  );
  return rows.flatMap(({ productId, size, quantity }) => {
    const product = products.get(productId);
    return product ? { product, piece: pieceInSize(product, size), size, quantity } : [];
  });
}

/** Takes everything out of a cart that is held, its coupon too. */
export async function emptyCart(tx: Tx, { id, couponCode }: HeldCart): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.cartId, id));
  if (couponCode !== null) await setCouponCode(tx, id, null);
}

/** The code of a cart's coupon; null without one. */
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

/** Of two who make a user's cart at once one makes it, and both find it. */
async function makeCart(db: Autocommit, userId: string): Promise<string> {
  const [made] = await db
    .insert(carts)
    .values({ userId })
    .onConflictDoNothing({ target: carts.userId })
    .returning(ID);
  return made?.id ?? ((await findCartId(db, userId)) as string);
}
