import type { WeightsInput } from "@suvarna/contract/orders/staff-desk-schemas";
import { HUID_PATTERN, huidFrom } from "@suvarna/domain/huid";
import type { Act } from "../../platform/act.ts";
import { Refusal } from "../../platform/errors.ts";
import { reserveHuid } from "../huids-of-order.ts";
import { nameOfPiece } from "../name-of-piece.ts";
import { findPieceRows, holderOfHuid, keepDraft, keepPiece } from "../piece-queries.ts";
import { lockOrder, type PlacedOrder } from "../queries.ts";
import { refuseMoved } from "../refuse-moved.ts";
import { piecesToGo } from "./order-to-go.ts";

const HUID_SIGNS = 6;

/**
 * The data that a member of staff records about an order's pieces. `version` is undefined when any
 * version is accepted.
 */
export interface WeighingInput {
  readonly orderId: string;
  readonly input: WeightsInput;
  readonly version: string | undefined;
  readonly staffId: string;
}

/**
 * Stores the HUIDs and weights of an order's pieces, and its courier, as a draft until the
 * dispatch. An incomplete HUID is stored too, so that no typing is lost. A complete HUID must be
 * free.
 * @throws Refusal order_not_found, changed_meanwhile, order_moved, order_piece_unknown,
 *   huid_malformed, huid_taken
 */
export async function weighPieces(act: Act, weighing: WeighingInput): Promise<void> {
  const { orderId, input, version, staffId } = weighing;
  const { tx, at } = act;
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  if (order.state !== "confirmed" && order.state !== "processing") refuseMoved(order);
  if (version !== undefined && version !== versionOf(order)) throw new Refusal("changed_meanwhile");
  const rows = (await findPieceRows(tx, [orderId])).get(orderId) ?? [];
  const pieces = piecesToGo(order, rows);
  for (const { line, piece, ...measures } of input.pieces ?? []) {
    const before = pieces.find((one) => one.line === line && one.piece === piece);
    if (!before) throw new Refusal("order_piece_unknown");
    const huid =
      measures.huid === undefined ? before.huid : await freeHuid(act, order, measures.huid);
    const { weighedMg = before.weighedMg, againMg = before.againMg } = measures;
    const row = { orderId, position: line, piece, huid, weighedMg, againMg };
    await keepPiece(tx, { ...row, held: true, by: staffId, at });
    await reserveHuid(act, order, { line, was: before.huid, now: huid });
    const { huid: wasHuid, weighedMg: wasWeighed, againMg: wasAgain } = before;
    act.record({
      what: "order.weighed",
      subject: orderId,
      before: { huid: wasHuid, weighedMg: wasWeighed, againMg: wasAgain },
      after: { piece: nameOfPiece(order, { line, piece, huid }), huid, weighedMg, againMg },
    });
  }
  const isNoted = await noteCarrier(act, order, input);
  // The HUIDs and weights raise the version of the draft too.
  if (!isNoted) await keepDraft(tx, orderId, {});
}

/** The courier of an order and its tracking number, as staff enter them. */
export type CarrierDetails = Pick<WeightsInput, "courier" | "trackingNumber">;

/**
 * Stores the courier and the tracking number of an order, which the act has locked, when they
 * differ from the stored ones. The change raises the version of the order's draft. An empty text
 * removes the stored value.
 * @returns whether the courier or the number has changed
 */
export async function noteCarrier(
  act: Act,
  order: PlacedOrder,
  carrier: CarrierDetails,
): Promise<boolean> {
  const { courier = order.courier, trackingNumber = order.trackingNumber } = carrier;
  const before = { courier: order.courier, trackingNumber: order.trackingNumber };
  const after = { courier: courier || null, trackingNumber: trackingNumber || null };
  if (before.courier === after.courier && before.trackingNumber === after.trackingNumber) {
    return false;
  }
  await keepDraft(act.tx, order.id, after);
  act.record({ what: "order.carrier_noted", subject: order.id, before, after });
  return true;
}

/** The version of the data that staff record for the dispatch of an order. */
export function versionOf({ deskVersion }: Pick<PlacedOrder, "deskVersion">): string {
  return String(deskVersion);
}

/**
 * Converts a HUID to the form in which it is stored. @throws Refusal huid_taken when another order
 * holds the HUID
 */
async function freeHuid(
  { tx }: Act,
  { id }: PlacedOrder,
  text: string | null,
): Promise<string | null> {
  const huid = huidFrom(text ?? "");
  if (huid === "") return null;
  if (huid.length > HUID_SIGNS) throw new Refusal("huid_malformed");
  if (!HUID_PATTERN.test(huid)) return huid;
  const holder = await holderOfHuid(tx, huid, id);
  if (holder === null) return huid;
  const message = `The piece with the HUID ${huid} is in the order ${holder}.`;
  throw new Refusal("huid_taken", { message, fields: { huid: message } });
}
