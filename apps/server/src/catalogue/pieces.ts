import { createHash } from "node:crypto";
import { and, asc, count, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { hallmarkedPieces } from "./desk-tables.ts";
import { huidTakenRefusal } from "./refuse-duplicates.ts";
import { products } from "./tables.ts";

/** A hallmarked piece, which is in stock, reserved for an order, or sold. */
export type HallmarkedPieceRow = typeof hallmarkedPieces.$inferSelect;

/**
 * Computes the version of a piece for `If-Match`. It changes with each value that staff can correct
 * and with the state of the piece.
 */
export function pieceVersion(piece: HallmarkedPieceRow): string {
  const { huid, size, netWeightMg, place, state, orderId } = piece;
  const values = JSON.stringify([huid, size, netWeightMg, place, state, orderId]);
  return createHash("sha256").update(values).digest("base64url").slice(0, 16);
}

/**
 * Finds the piece with this HUID (in upper case) and the name of its product; null when the shop
 * has no such piece.
 */
export async function pieceByHuid(
  db: Db,
  huid: string,
): Promise<(HallmarkedPieceRow & { readonly productName: string }) | null> {
  const [found] = await db
    .select({ piece: hallmarkedPieces, productName: products.name })
    .from(hallmarkedPieces)
    .innerJoin(products, eq(products.id, hallmarkedPieces.productId))
    .where(eq(hallmarkedPieces.huid, huid));
  return found ? { ...found.piece, productName: found.productName } : null;
}

/** Lists a page of the pieces of a product, in the order in which they were entered. */
export async function listPieceRows(
  db: Db,
  productId: string,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ readonly rows: HallmarkedPieceRow[]; readonly total: number }> {
  const isOfProduct = eq(hallmarkedPieces.productId, productId);
  const after = cursor && isId(cursor) ? gt(hallmarkedPieces.id, cursor) : undefined;
  const rows = await db
    .select()
    .from(hallmarkedPieces)
    .where(and(isOfProduct, after))
    .orderBy(asc(hallmarkedPieces.id))
    .limit(limit);
  const [counted] = await db.select({ total: count() }).from(hallmarkedPieces).where(isOfProduct);
  return { rows, total: counted?.total ?? 0 };
}

/**
 * Stores a hallmarked piece for each HUID that the rows of these products have.
 * @throws Refusal conflict when a HUID belongs to a piece of another product
 */
export async function enterListedHuids(tx: Tx, productIds: readonly string[]): Promise<void> {
  const listed = await tx
    .select({ productId: products.id, huid: sql<string>`${products.huid}` })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), sql`${products.huid} is not null`));
  if (listed.length === 0) return;
  await tx.insert(hallmarkedPieces).values(listed).onConflictDoNothing();
  const [foreign] = await tx
    .select({ huid: products.huid })
    .from(products)
    .innerJoin(
      hallmarkedPieces,
      and(eq(hallmarkedPieces.huid, products.huid), ne(hallmarkedPieces.productId, products.id)),
    )
    .where(inArray(products.id, [...productIds]))
    .limit(1);
  if (foreign) throw huidTakenRefusal();
}

/**
 * Removes the piece with a HUID that its product does not show any more. A piece that belongs to an
 * order stays, and so does a piece whose size, weight or place staff have entered: it is in the
 * shop, whatever the product shows.
 */
export async function dropListedHuid(
  { tx, record }: Act,
  productId: string,
  huid: string,
): Promise<void> {
  const { size, netWeightMg, place, state } = hallmarkedPieces;
  const [removed] = await tx
    .delete(hallmarkedPieces)
    .where(
      and(
        eq(hallmarkedPieces.productId, productId),
        eq(hallmarkedPieces.huid, huid),
        eq(state, "in_stock"),
        isNull(size),
        isNull(netWeightMg),
        eq(place, ""),
      ),
    )
    .returning();
  if (!removed) return;
  record({ what: "piece.removed", subject: productId, before: auditedPiece(removed) });
}

/** Selects the fields of a piece that the audit log stores. */
export function auditedPiece({ id, huid, size, netWeightMg, state }: HallmarkedPieceRow) {
  return { pieceId: id, huid, size, netWeightMg, state };
}
