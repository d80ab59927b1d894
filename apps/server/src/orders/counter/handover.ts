import type { CounterOrderInput } from "@suvarna/contract/orders/counter-schemas";
import { needsHuid } from "@suvarna/domain/huid";
import type { Act } from "../../platform/act.ts";
import { Refusal } from "../../platform/errors.ts";
import { reserveHuid, sellHuids } from "../huids-of-order.ts";
import { nameOfPiece } from "../name-of-piece.ts";
import { holderOfHuid, keepPiece, type PieceRow } from "../piece-queries.ts";
import type { OfferedItem } from "../price-cart.ts";
import type { PlacedOrder } from "../queries.ts";
import type { CounterCartLine } from "./pieces.ts";

/**
 * Refuses to hand over a piece that needs a hallmark without its HUID.
 * @throws Refusal dispatch_hindered
 */
export function refuseWithoutHuids(
  items: readonly OfferedItem[],
  { lines, takenAway }: Pick<CounterOrderInput, "lines" | "takenAway">,
): void {
  if (!takenAway) return;
  const place = items.findIndex(
    (item, at) => needsHuid(item) && (lines[at]?.huids?.length ?? 0) < item.quantity,
  );
  const item = items[place];
  if (!item) return;
  const message = `Enter the HUID of each ${item.name}: it can't be handed over without.`;
  throw new Refusal("dispatch_hindered", {
    message,
    fields: { [`lines.${place}.huids`]: message },
  });
}

/**
 * Records the HUIDs and weights that staff entered for the pieces of a counter order. Pieces that
 * are taken away are sold with them; others are reserved until the dispatch.
 * @throws Refusal huid_taken
 */
export async function recordCounterPieces(
  act: Act,
  order: PlacedOrder,
  {
    input,
    lines,
    staffId,
  }: {
    readonly input: CounterOrderInput;
    readonly lines: readonly CounterCartLine[];
    readonly staffId: string;
  },
): Promise<void> {
  const rows = input.lines.flatMap(({ huids = [], weighedMg = null, againMg = null }, position) => {
    const known = weighedMg === null ? huids : [huids[0] ?? null];
    return known.map(
      (huid, piece): PieceRow => ({
        orderId: order.id,
        position,
        piece,
        huid,
        weighedMg,
        againMg,
        held: true,
        by: staffId,
        at: act.at,
      }),
    );
  });
  for (const row of rows) {
    const { huid, position: line, piece, weighedMg, againMg } = row;
    if (huid !== null && (await holderOfHuid(act.tx, huid, order.id)) !== null) {
      throw new Refusal("huid_taken");
    }
    await keepPiece(act.tx, row);
    if (weighedMg !== null) {
      const { bookMg = null, catalogueMg } = lines[line] ?? {};
      const before = { bookMg, catalogueMg };
      const name = nameOfPiece(order, { line, piece, huid });
      const after = { piece: name, huid, weighedMg, againMg };
      act.record({ what: "order.weighed", subject: order.id, before, after });
    }
    if (!input.takenAway) await reserveHuid(act, order, { line, was: null, now: huid });
  }
  if (input.takenAway) await sellHuids(act, order, rows);
}
