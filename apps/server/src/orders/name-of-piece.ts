import type { PieceForDispatch } from "@suvarna/domain/dispatch";
import type { PlacedOrder } from "./queries.ts";

/**
 * Returns what people know a piece of an order by: its name and its HUID. A piece without a HUID
 * has its number instead when the line has several pieces.
 */
export function nameOfPiece(
  { items }: PlacedOrder,
  { line, piece, huid }: Pick<PieceForDispatch, "line" | "piece" | "huid">,
): string[] {
  const item = items[line];
  const number = (item?.quantity ?? 1) > 1 ? `${piece + 1} of ${item?.quantity}` : null;
  return [item?.name, huid ?? number].filter((sign) => typeof sign === "string");
}
