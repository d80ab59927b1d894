import { and, eq } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { hallmarkedPieces } from "./desk-tables.ts";
import type { HallmarkedPieceRow } from "./pieces.ts";
import { keepStockMarks } from "./stock-marks.ts";

/** The HUID that an order takes, in upper case, with what the order knows of the piece. */
export interface TakenHuid {
  readonly huid: string;
  readonly productId: string;
  /** Null for a product without sizes. */
  readonly size: string | null;
  /** The weighed net weight, if it was weighed. */
  readonly netWeightMg?: number | null;
  readonly orderId: string;
  /** `reserved` until the order is dispatched, `sold` from then on. */
  readonly as: "reserved" | "sold";
}

/**
 * Binds the piece with this HUID to an order. An HUID that the shop has not entered yet becomes a piece
 * of the product. Taking it again for the same order changes only its state, size and weight. The stock,
 * which the order has reserved before, does not change.
 * @throws Refusal huid_taken when it is on a piece of another product, or of another order
 */
export async function takeHuid(act: Act, taken: TakenHuid): Promise<HallmarkedPieceRow> {
  const { huid, productId, size, netWeightMg, orderId, as: state } = taken;
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
  await keepStockMarks(act.tx, [productId]);
  return after as HallmarkedPieceRow;
}

/**
 * Puts pieces of an order back into stock: one that was read wrongly, or all after a cancellation or a
 * return. The stock, which the order releases itself, does not change.
 * @param huid undefined for all pieces of the order
 */
export async function giveHuidBack(
  act: Act,
  { orderId, huid }: { readonly orderId: string; readonly huid?: string | undefined },
): Promise<void> {
  const isMeant = huid === undefined ? undefined : eq(hallmarkedPieces.huid, huid);
  const freed = await act.tx
    .update(hallmarkedPieces)
    .set({ state: "in_stock", orderId: null })
    .where(and(eq(hallmarkedPieces.orderId, orderId), isMeant))
    .returning({ productId: hallmarkedPieces.productId });
  await keepStockMarks(
    act.tx,
    freed.map(({ productId }) => productId),
  );
}
