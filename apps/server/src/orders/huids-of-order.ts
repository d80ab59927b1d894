import { HUID_PATTERN } from "@suvarna/domain/huid";
import { canMove } from "@suvarna/domain/order";
import type { LineAmounts, SaleAmounts } from "@suvarna/domain/partial-refund";
import { assignHuid, pieceByHuid, releaseHuid } from "../catalogue/index.ts";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import {
  findPieceRows,
  holdHuids,
  type PieceRow,
  releasePieceHuid,
  removePiece,
} from "./piece-queries.ts";
import { piecesOf } from "./pieces.ts";
import type { PlacedOrder } from "./queries.ts";
import { piecesNotBack } from "./refunds/refunds-after-dispatch.ts";

/**
 * The HUIDs that staff have recorded for the pieces of a line, by position; null when none is
 * recorded. A HUID that the catalogue lists for the product is not among them, because nobody knows
 * which piece is sent until staff record it.
 */
export function huidsOfLine(rows: readonly PieceRow[], line: number): string | null {
  const huids = rows.flatMap((row) => (row.position === line ? (wholeHuid(row) ?? []) : []));
  return huids.length > 0 ? huids.join(", ") : null;
}

/** The HUID that staff have recorded for a piece; null while none is recorded whole. */
export function wholeHuid({ huid }: Pick<PieceRow, "huid">): string | null {
  return isWhole(huid) ? huid : null;
}

/** The HUID of a piece in an order's line, before and after staff changed it. */
interface HuidChange {
  readonly line: number;
  readonly was: string | null;
  readonly now: string | null;
}

/**
 * Reserves the piece with a HUID for the order, if the catalogue knows the HUID, and frees the
 * piece with the earlier HUID. A HUID that the catalogue does not know stays a draft until the
 * dispatch.
 * @throws Refusal huid_taken when the HUID belongs to another product, or to another order
 */
export async function reserveHuid(
  act: Act,
  order: PlacedOrder,
  { line, was, now }: HuidChange,
): Promise<void> {
  if (was === now) return;
  if (isWhole(was)) await releaseHuid(act, { orderId: order.id, huid: was });
  if (!isWhole(now)) return;
  const piece = await pieceByHuid(act.tx, now);
  if (piece) await take(act, order, { line, huid: now, weighedMg: null, as: "reserved" });
}

/**
 * Marks the pieces of a dispatched order as sold by their HUIDs. A HUID that the catalogue does not
 * know becomes a piece of the product.
 * @throws Refusal huid_taken
 */
export async function sellHuids(
  act: Act,
  order: PlacedOrder,
  rows: readonly PieceRow[],
): Promise<void> {
  for (const { position: line, huid, weighedMg } of rows) {
    if (isWhole(huid)) await take(act, order, { line, huid, weighedMg, as: "sold" });
  }
}

/**
 * Reserves the HUIDs of an order again whose stock was released, for example after a failed
 * payment. A HUID that another order has taken is cleared, and staff record the HUID of the piece
 * that they send instead.
 */
export async function reserveHuidsAgain(act: Act, order: PlacedOrder): Promise<void> {
  const rows = (await findPieceRows(act.tx, [order.id])).get(order.id) ?? [];
  const cleared: string[] = [];
  for (const { position: line, huid: now } of rows) {
    try {
      await reserveHuid(act, order, { line, was: null, now });
    } catch (error) {
      if (now === null || !(error instanceof Refusal) || error.code !== "huid_taken") throw error;
      cleared.push(now);
    }
  }
  await holdHuids(act.tx, order.id, cleared);
}

/**
 * Frees the HUIDs of pieces that are on sale again after a refund in part. Of a line with several
 * dispatched pieces, nobody knows which piece came back, so its HUIDs stay with the order until
 * all of them are on sale again. A piece whose money went back while the buyer kept it is never
 * among them, so staff free the HUIDs of such a line one by one (see `keptBackPieces`).
 */
export async function freeHuids(
  act: Act,
  order: PlacedOrder,
  { pieces, left }: { readonly pieces: readonly LineAmounts[]; readonly left: SaleAmounts },
): Promise<void> {
  const isInShop = canMove(order.state, "cancelled");
  const rows = (await findPieceRows(act.tx, [order.id])).get(order.id) ?? [];
  for (const { position, piece, huid } of rows) {
    const remaining = left.lines.find((line) => line.position === position)?.quantity ?? 0;
    const isRefunded = pieces.some((line) => line.position === position) && piece >= remaining;
    if (!isRefunded || (!isInShop && !areAllOnSale(order, { pieces, position }))) continue;
    if (isWhole(huid)) await releaseHuid(act, { orderId: order.id, huid });
    // The weight and HUID of a piece that is not sent must not be dispatched with the others.
    if (isInShop) await removePiece(act.tx, { orderId: order.id, position, piece });
    else await releasePieceHuid(act.tx, { orderId: order.id, position, piece });
  }
}

/**
 * Frees the HUIDs of an order whose pieces came back and are on sale again. Of a line of which the
 * buyer kept a refunded piece, only the people who hold the pieces know which ones came back, so
 * staff free its HUIDs one by one (see `keptBackPieces`).
 */
export async function freeReturnedHuids(act: Act, order: PlacedOrder): Promise<void> {
  const orderId = order.id;
  const rows = (await findPieceRows(act.tx, [orderId])).get(orderId) ?? [];
  for (const { position, piece, huid, held } of rows) {
    if (!held || piecesNotBack(order, position) > 0) continue;
    await releasePieceHuid(act.tx, { orderId, position, piece });
    if (isWhole(huid)) await releaseHuid(act, { orderId, huid });
  }
}

/** Whether this refund and those before it put all pieces of a line on sale again. */
function areAllOnSale(
  { items, refunds }: PlacedOrder,
  { pieces, position }: { readonly pieces: readonly LineAmounts[]; readonly position: number },
): boolean {
  const earlier = refunds.flatMap(({ restocked, amounts }) => (restocked ? amounts.lines : []));
  const onSale = [...earlier, ...pieces].filter((line) => line.position === position);
  return piecesOf(onSale) >= (items[position]?.quantity ?? 0);
}

function isWhole(huid: string | null): huid is string {
  return huid !== null && HUID_PATTERN.test(huid);
}

async function take(
  act: Act,
  order: PlacedOrder,
  {
    line,
    huid,
    weighedMg: netWeightMg,
    as,
  }: {
    readonly line: number;
    readonly huid: string;
    readonly weighedMg: number | null;
    readonly as: "reserved" | "sold";
  },
): Promise<void> {
  const item = order.items[line];
  if (!item) throw new Refusal("order_piece_unknown");
  const { productId, size } = item;
  await assignHuid(act, {
    huid,
    productId,
    size: size || null,
    netWeightMg,
    orderId: order.id,
    as,
  });
}
