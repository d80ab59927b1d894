import { asc, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import { type Piece, pieceInSize, type SizedPiece, selectPieces } from "../catalogue/index.ts";
import type { Db } from "../platform/database.ts";
import { gathered, gatheredBy } from "../platform/gathered.ts";
import { type Places, statement } from "../platform/statement.ts";
import { together } from "../platform/together.ts";
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
export async function cartIdOf(db: Db, userId: string): Promise<string> {
  return (await findCartId(db, userId)) ?? (await makeCart(db, userId));
}

/**
 * The id of a user's cart, held to the end of the transaction. Whoever changes a cart's lines, or
 * buys them, holds it: so nothing is added to a cart unseen while it is being bought.
 */
export async function lockCart(tx: Db, userId: string): Promise<string> {
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
export const holdCart = gatheredBy(
  (tx: Db, userIds: readonly string[]) => held(tx, { userIds }),
  ({ userId }) => userId,
);

// In one order for everyone, so that nobody waits for who waits for them.
const held = statement((tx, { userIds }: Places<{ userIds: readonly string[] }>) =>
  tx
    .select({ id: carts.id, couponCode: carts.couponCode, userId: carts.userId })
    .from(carts)
    .where(sql`${carts.userId} = any(${userIds})`)
    .orderBy(asc(carts.userId))
    .for("update"),
);

/**
 * The lines of a cart in the order in which they were added. A product that was taken out of the
 * catalogue is still there, and marked so.
 */
export const readCartLines = gathered(
  async (db: Db, cartIds: readonly string[]): Promise<CartLine[][]> => {
    const [rows, pieces] = await together([linesOf(db, { cartIds }), piecesOf(db, { cartIds })]);
    const products = new Map(pieces.map((piece) => [piece.id, piece]));
    const byCart = Map.groupBy(rows, ({ cartId }) => cartId);
    return cartIds.map((id) =>
      (byCart.get(id) ?? []).flatMap(({ productId, size, quantity }) => {
        const product = products.get(productId);
        return product ? { product, piece: pieceInSize(product, size), size, quantity } : [];
      }),
    );
  },
);

const linesOf = statement((db, { cartIds }: Places<{ cartIds: readonly string[] }>) =>
  db
    .select()
    .from(cartLines)
    .where(isOneOf(cartIds))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.productId), asc(cartLines.size)),
);

const piecesOf = statement((db, { cartIds }: Places<{ cartIds: readonly string[] }>) =>
  selectPieces(db, db.select({ id: cartLines.productId }).from(cartLines).where(isOneOf(cartIds))),
);

/** Takes everything out of a cart that is held, its coupon too. */
export async function emptyCart(tx: Db, { id, couponCode }: HeldCart): Promise<void> {
  await together([takeLines(tx, id), couponCode === null ? null : setCouponCode(tx, id, null)]);
}

const takeLines = gathered(async (tx: Db, cartIds: readonly string[]) => {
  await takeOut(tx, { cartIds });
});

const takeOut = statement((tx, { cartIds }: Places<{ cartIds: readonly string[] }>) =>
  tx.delete(cartLines).where(isOneOf(cartIds)),
);

/** Of a line: that its cart is one of those. */
function isOneOf(cartIds: Placeholder): SQL {
  return sql`${cartLines.cartId} = any(${cartIds})`;
}

/** The code of a cart's coupon; null without one. */
export async function readCouponCode(db: Db, cartId: string): Promise<string | null> {
  const [cart] = await db
    .select({ code: carts.couponCode })
    .from(carts)
    .where(eq(carts.id, cartId));
  return cart?.code ?? null;
}

export async function setCouponCode(tx: Db, cartId: string, code: string | null): Promise<void> {
  await tx.update(carts).set({ couponCode: code }).where(eq(carts.id, cartId));
}

const ID = { id: carts.id };

async function findCartId(db: Db, userId: string): Promise<string | undefined> {
  const [cart] = await db.select(ID).from(carts).where(eq(carts.userId, userId));
  return cart?.id;
}

/** Of two who make a user's cart at once one makes it, and both find it. */
async function makeCart(db: Db, userId: string): Promise<string> {
  const [made] = await db
    .insert(carts)
    .values({ userId })
    .onConflictDoNothing({ target: carts.userId })
    .returning(ID);
  return made?.id ?? ((await findCartId(db, userId)) as string);
}
