import { and, asc, eq, exists, inArray, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { uniqueViolation } from "../platform/unique-violation.ts";
import { orderPieces } from "./desk-tables.ts";
import { orders } from "./tables.ts";

export type PieceRow = typeof orderPieces.$inferSelect;

/**
 * Reads the HUIDs and weights that staff have recorded for the pieces of orders, by the order's id.
 */
export async function findPieceRows(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PieceRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderPieces)
    .where(inArray(orderPieces.orderId, [...orderIds]))
    .orderBy(asc(orderPieces.position), asc(orderPieces.piece));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** Finds the number of another order that holds a HUID; null when no other order holds it. */
export async function holderOfHuid(tx: Tx, huid: string, orderId: string): Promise<string | null> {
  const [other] = await tx
    .select({ number: orders.number })
    .from(orderPieces)
    .innerJoin(orders, eq(orders.id, orderPieces.orderId))
    .where(and(eq(orderPieces.huid, huid), orderPieces.held, ne(orderPieces.orderId, orderId)))
    .limit(1);
  return other?.number ?? null;
}

/**
 * Stores the HUID and the weights of a piece. @throws Refusal huid_taken when another piece has the
 * HUID
 */
export async function keepPiece(tx: Tx, row: PieceRow): Promise<void> {
  const { huid, weighedMg, againMg, by, at } = row;
  try {
    await tx
      .insert(orderPieces)
      .values(row)
      .onConflictDoUpdate({
        target: [orderPieces.orderId, orderPieces.position, orderPieces.piece],
        set: { huid, weighedMg, againMg, by, at },
      });
  } catch (error) {
    // The unique index refuses the HUID: another order took it at the same moment, or this order
    // has it twice.
    if (uniqueViolation(error) === "order_pieces_huid") throw new Refusal("huid_taken");
    throw error;
  }
}

/**
 * Frees the HUIDs of an order that was cancelled or not paid, or whose pieces came back, so that the
 * pieces may be sold again.
 */
export async function releaseHuids(tx: Tx, orderId: string): Promise<void> {
  await tx.update(orderPieces).set({ held: false }).where(eq(orderPieces.orderId, orderId));
}

/** A piece of an order, by its place in the order's lines. */
type PieceKey = Pick<PieceRow, "orderId" | "position" | "piece">;

/** Frees the HUID of one piece, so that the piece may be sold again. */
export async function releasePieceHuid(tx: Tx, key: PieceKey): Promise<void> {
  await tx.update(orderPieces).set({ held: false }).where(isPiece(key));
}

/** Removes the recorded data of a piece that is not sent any more. */
export async function removePiece(tx: Tx, key: PieceKey): Promise<void> {
  await tx.delete(orderPieces).where(isPiece(key));
}

function isPiece({ orderId, position, piece }: PieceKey) {
  return and(
    eq(orderPieces.orderId, orderId),
    eq(orderPieces.position, position),
    eq(orderPieces.piece, piece),
  );
}

/**
 * Reserves the HUIDs of an order again. A piece whose HUID is not available is cleared with its
 * weights.
 */
export async function holdHuids(tx: Tx, orderId: string, gone: readonly string[]): Promise<void> {
  const other = alias(orderPieces, "other_pieces");
  const isGone = or(
    inArray(orderPieces.huid, [...gone]),
    exists(
      tx
        .select({ huid: other.huid })
        .from(other)
        .where(and(eq(other.huid, orderPieces.huid), other.held, ne(other.orderId, orderId))),
    ),
  );
  await tx
    .update(orderPieces)
    .set({ huid: null, weighedMg: null, againMg: null })
    .where(and(eq(orderPieces.orderId, orderId), isGone));
  await tx.update(orderPieces).set({ held: true }).where(eq(orderPieces.orderId, orderId));
}

/**
 * Stores the courier and the tracking number of an order, and increments the version of the order's
 * draft.
 */
export async function keepDraft(
  tx: Tx,
  orderId: string,
  carrier: { readonly courier?: string | null; readonly trackingNumber?: string | null },
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...carrier, deskVersion: sql`${orders.deskVersion} + 1` })
    .where(eq(orders.id, orderId));
}
