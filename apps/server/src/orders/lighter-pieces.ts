import type { LighterPiece } from "@suvarna/domain/lighter-piece";
import type { Db } from "../platform/database.ts";
import { findPieceRows, type PieceRow } from "./piece-queries.ts";
import type { PlacedOrder } from "./queries.ts";

/**
 * The pieces of an order that were weighed lighter than ordered.
 * @param names the names of the order's lines for the reader; by default those of the order
 */
export function lighterPieces(
  { items }: Pick<PlacedOrder, "items">,
  rows: readonly PieceRow[],
  names: readonly string[] = [],
): LighterPiece[] {
  return rows.flatMap(({ position, weighedMg }) => {
    const item = items[position];
    if (!item || weighedMg === null || weighedMg >= item.netWeightMg) return [];
    const name = names[position] ?? item.name;
    return [{ name, orderedMg: item.netWeightMg, weighedMg }];
  });
}

/** Reads the pieces of an order that were weighed lighter than ordered (see `lighterPieces`). */
export async function findLighterPieces(
  db: Db,
  order: Pick<PlacedOrder, "id" | "items">,
  names: readonly string[],
): Promise<LighterPiece[]> {
  return lighterPieces(order, (await findPieceRows(db, [order.id])).get(order.id) ?? [], names);
}
