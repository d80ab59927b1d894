import { and, eq } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { hallmarkedPieces } from "./desk-tables.ts";
import type { HallmarkedPieceRow } from "./pieces.ts";
import { updateStockMarks } from "./stock-marks.ts";

/**
 * The HUID of a piece that an order takes, in upper case, with the facts that the order knows about
 * the piece.
 */
export interface HuidAssignment {
  readonly huid: string;
  readonly productId: string;
  /** The size of the piece; null for a product without sizes. */
  readonly size: string | null;
  /** The weighed net weight in milligrams, if the piece was weighed. */
  readonly netWeightMg?: number | null;
  readonly orderId: string;
  /** The new state of the piece: `reserved` until the order is dispatched, `sold` from then on. */
  readonly as: "reserved" | "sold";
}

/**
 * Assigns the piece with this HUID to an order. When the shop does not know the HUID yet, a piece
 * of the product is stored with it. When the order already has the piece, only its state, size and
 * weight change. The number in stock does not change, because the order has already reserved it.
 * @throws Refusal huid_taken when the HUID is on a piece of another product, or of another order
 */
export async function assignHuid(
  act: Act,
  assignment: HuidAssignment,
): Promise<HallmarkedPieceRow> {
  const { huid, productId, size, netWeightMg, orderId, as: state } = assignment;
  const isWeighed = netWeightMg !== undefined && netWeightMg !== null;
  const weight = isWeighed ? { netWeightMg } : {};
  const change = { size, state, orderId, ...weight };
  await act.tx
    .insert(hallmarkedPieces)
    .values({ huid, productId, ...change })
    .onConflictDoNothing();
  const [piece] = await act.tx
    .select()
    .from(hallmarkedPieces)
    .where(eq(hallmarkedPieces.huid, huid))
    .for("update");
  const isForeign = piece?.orderId !== null && piece?.orderId !== orderId;
  if (!piece || piece.productId !== productId || isForeign) {
    throw new Refusal("huid_taken", { fields: { huid: new Refusal("huid_taken").message } });
  }
  const [after] = await act.tx
    .update(hallmarkedPieces)
    .set(change)
    .where(eq(hallmarkedPieces.id, piece.id))
    .returning();
  await updateStockMarks(act.tx, [productId]);
  return after as HallmarkedPieceRow;
}

/**
 * Puts pieces of an order back into stock: a single piece whose HUID was entered by mistake, or all
 * pieces after a cancellation or a return whose pieces are sold again. The number in stock does not
 * change here: the caller adds the pieces to it.
 * @param huid undefined for all pieces of the order
 */
export async function releaseHuid(
  act: Act,
  { orderId, huid }: { readonly orderId: string; readonly huid?: string | undefined },
): Promise<void> {
  const isMeant = huid === undefined ? undefined : eq(hallmarkedPieces.huid, huid);
  const freed = await act.tx
    .update(hallmarkedPieces)
    .set({ state: "in_stock", orderId: null })
    .where(and(eq(hallmarkedPieces.orderId, orderId), isMeant))
    .returning({ productId: hallmarkedPieces.productId });
  await updateStockMarks(
    act.tx,
    freed.map(({ productId }) => productId),
  );
}
