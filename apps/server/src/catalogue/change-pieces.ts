import type { PieceInput } from "@suvarna/contract/catalogue/staff-pieces-schemas";
import { and, eq, sql } from "drizzle-orm";
import { type Act, type App, act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { uniqueViolation } from "../platform/unique-violation.ts";
import { hallmarkedPieces } from "./desk-tables.ts";
import { auditedPiece, type HallmarkedPieceRow, pieceVersion } from "./pieces.ts";
import { sizeNames } from "./product-of-staff.ts";
import { updateStockMarks } from "./stock-marks.ts";
import { products } from "./tables.ts";

/**
 * Adds a hallmarked piece to a product. The product's stock is a separate number and does not
 * change.
 * @throws Refusal product_not_found, huid_taken, size_unknown
 */
export function addPiece(
  app: App,
  actor: UserActor,
  productId: string,
  input: PieceInput,
): Promise<HallmarkedPieceRow> {
  return refuseDuplicates(() =>
    act(app, actor, async (act) => {
      await requireSize(act, productId, input.size);
      const [row] = await act.tx
        .insert(hallmarkedPieces)
        .values({ productId, ...columnsOf(input) })
        .returning();
      const piece = row as HallmarkedPieceRow;
      act.record({ what: "piece.added", subject: productId, after: auditedPiece(piece) });
      await updateStockMarks(act.tx, [productId]);
      return piece;
    }),
  );
}

/**
 * Corrects a piece that is in stock.
 * @throws Refusal piece_not_found, piece_in_order, changed_meanwhile, huid_taken, size_unknown
 */
export function changePiece(
  app: App,
  actor: UserActor,
  address: PieceAddress,
  input: PieceInput,
): Promise<HallmarkedPieceRow> {
  return refuseDuplicates(() =>
    act(app, actor, async (act) => {
      const before = await lockInStock(act, address);
      const { productId, id } = before;
      await requireSize(act, productId, input.size);
      const [row] = await act.tx
        .update(hallmarkedPieces)
        .set(columnsOf(input))
        .where(eq(hallmarkedPieces.id, id))
        .returning();
      const piece = row as HallmarkedPieceRow;
      if (piece.huid !== before.huid) await forgetShown(act, before);
      const [old, after] = [auditedPiece(before), auditedPiece(piece)];
      act.record({ what: "piece.changed", subject: productId, before: old, after });
      await updateStockMarks(act.tx, [productId]);
      return piece;
    }),
  );
}

/**
 * Removes a piece that is in stock.
 * @throws Refusal piece_not_found, piece_in_order, changed_meanwhile
 */
export function removePiece(app: App, actor: UserActor, address: PieceAddress): Promise<void> {
  return act(app, actor, async (act) => {
    const piece = await lockInStock(act, address);
    await act.tx.delete(hallmarkedPieces).where(eq(hallmarkedPieces.id, piece.id));
    await forgetShown(act, piece);
    act.record({ what: "piece.removed", subject: piece.productId, before: auditedPiece(piece) });
    await updateStockMarks(act.tx, [piece.productId]);
  });
}

interface PieceAddress {
  readonly productId: string;
  readonly pieceId: string;
  /** The version that the person has seen; undefined for any. */
  readonly version: string | undefined;
}

/** Removes the shown HUID from a product when this piece no longer belongs to the product. */
async function forgetShown({ tx, tell }: Act, { productId, huid }: HallmarkedPieceRow) {
  const [changed] = await tx
    .update(products)
    .set({ huid: null, version: sql`${products.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(products.id, productId), eq(products.huid, huid)))
    .returning({ id: products.id });
  if (changed) tell({ type: "product.saved", productId });
}

async function lockInStock({ tx }: Act, { productId, pieceId, version }: PieceAddress) {
  if (!isId(productId) || !isId(pieceId)) throw new Refusal("piece_not_found");
  const [piece] = await tx
    .select()
    .from(hallmarkedPieces)
    .where(and(eq(hallmarkedPieces.id, pieceId), eq(hallmarkedPieces.productId, productId)))
    .for("update");
  if (!piece) throw new Refusal("piece_not_found");
  if (piece.state !== "in_stock") throw new Refusal("piece_in_order");
  if (version !== undefined && version !== pieceVersion(piece)) {
    throw new Refusal("changed_meanwhile");
  }
  return piece;
}

async function requireSize({ tx }: Act, productId: string, size: string | null) {
  const sizes = await sizeNames(tx, productId);
  if (size === null || sizes.includes(size)) return;
  const message = "The product does not come in this size";
  throw new Refusal("size_unknown", { message, fields: { size: message } });
}

function columnsOf({ huid, size, netWeight, place }: PieceInput) {
  const netWeightMg = netWeight === null ? null : Math.round(netWeight * 1000);
  return { huid, size, netWeightMg, place };
}

async function refuseDuplicates<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (uniqueViolation(error) === "hallmarked_pieces_huid_unique") {
      throw new Refusal("huid_taken");
    }
    throw error;
  }
}
