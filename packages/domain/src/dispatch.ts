import { type CalendarDay, lastDispatchDay } from "./delivery-estimate.ts";
import type { Carat } from "./fineness.ts";
import { HUID_PATTERN, needsHuid } from "./huid.ts";
import { startOfIndianDay } from "./indian-day.ts";
import type { BasisPoints, Milligrams } from "./money.ts";
import type { OrderState } from "./order.ts";
import { needsReweighing } from "./weight-difference.ts";

/** The hour of the day in India by which the shop dispatches the parcels of a day. */
const DISPATCH_HOUR = 18;

/** The time by which an order that is placed on a day in India must be dispatched. */
export function dispatchBy(day: CalendarDay, of: { readonly madeToOrder: boolean }): Date {
  const start = startOfIndianDay(lastDispatchDay(day, of));
  return new Date(start.getTime() + DISPATCH_HOUR * 3_600_000);
}

/** A piece of an order, with the data that staff have recorded for the parcel. */
export interface PieceForDispatch {
  /** The index of the line in the order and the index of the piece in the line, both from 0. */
  readonly line: number;
  readonly piece: number;
  readonly carat: Carat;
  /** The net weight that was ordered, in milligrams. */
  readonly netWeightMg: Milligrams;
  readonly huid: string | null;
  readonly weighedMg: Milligrams | null;
  /** The weight of the second weighing, in milligrams. */
  readonly againMg: Milligrams | null;
}

/** The codes of an order's hindrances, in the order in which staff deal with them. */
export const HINDRANCES = [
  "refund_failed",
  "return_asked",
  "unpaid",
  "all_refunded",
  "rest_owed",
  "pan_missing",
  "address",
  "huid_missing",
  "huid_short",
  "weight_missing",
  "weight_again",
  "late",
] as const;
export type HindranceCode = (typeof HINDRANCES)[number];

/** A hindrance of an order. `line` and `piece` identify the piece that the hindrance is about. */
export interface Hindrance {
  readonly code: HindranceCode;
  readonly line?: number;
  readonly piece?: number;
}

/** The data of an order from which its hindrances follow. */
export interface OrderForDispatch {
  readonly state: OrderState;
  /** Whether all the money of the order went back, so that its pieces are not sent. */
  readonly isAllRefunded: boolean;
  readonly owesRest: boolean;
  readonly lacksPan: boolean;
  readonly lacksAddress: boolean;
  readonly hasFailedRefund: boolean;
  readonly hasReturnRequest: boolean;
  readonly dispatchBy: Date | null;
  readonly pieces: readonly PieceForDispatch[];
}

export interface DispatchRules {
  /**
   * Whether an order can be dispatched only after each piece is weighed and each gold piece has its
   * HUID.
   */
  readonly needsPieces: boolean;
  /**
   * A piece must be weighed a second time if its weight differs by more than this share, in basis
   * points.
   */
  readonly weighAgainAboveBp: BasisPoints;
}

/** The hindrances that do not stop a dispatch, although staff must look at them. */
const WITHOUT_STOP: readonly HindranceCode[] = ["refund_failed", "return_asked", "late"];

/**
 * Finds the hindrances of an order, the most important first. The list is empty for an order
 * without hindrances.
 */
export function hindrancesOf(
  order: OrderForDispatch,
  rules: DispatchRules,
  now: Date,
): Hindrance[] {
  const { state, pieces } = order;
  const isOpen = state === "confirmed" || state === "processing";
  const hindrances: Hindrance[] = [];
  if (order.hasFailedRefund) hindrances.push({ code: "refund_failed" });
  if (order.hasReturnRequest) hindrances.push({ code: "return_asked" });
  if (state === "pending_payment" || state === "payment_failed")
    hindrances.push({ code: "unpaid" });
  if (!isOpen) return hindrances;
  if (order.isAllRefunded || pieces.length === 0) return [...hindrances, { code: "all_refunded" }];
  if (order.owesRest) hindrances.push({ code: "rest_owed" });
  if (order.lacksPan) hindrances.push({ code: "pan_missing" });
  if (order.lacksAddress) hindrances.push({ code: "address" });
  if (state === "processing" && rules.needsPieces) {
    hindrances.push(...pieces.flatMap((piece) => huidOf(piece)));
    hindrances.push(...pieces.flatMap((piece) => weightOf(piece, rules)));
  }
  if (order.dispatchBy && order.dispatchBy < now) hindrances.push({ code: "late" });
  return hindrances;
}

/** Finds the hindrances that stop the dispatch of an order. */
export function stopsOf(hindrances: readonly Hindrance[]): Hindrance[] {
  return hindrances.filter(({ code }) => !WITHOUT_STOP.includes(code));
}

function huidOf(of: PieceForDispatch): Hindrance[] {
  const { line, piece, huid } = of;
  if (huid === null) return needsHuid(of) ? [{ code: "huid_missing", line, piece }] : [];
  return HUID_PATTERN.test(huid) ? [] : [{ code: "huid_short", line, piece }];
}

function weightOf(of: PieceForDispatch, { weighAgainAboveBp }: DispatchRules): Hindrance[] {
  const { line, piece, netWeightMg, weighedMg, againMg } = of;
  if (weighedMg === null) return [{ code: "weight_missing", line, piece }];
  const isAgain =
    needsReweighing(netWeightMg, weighedMg, weighAgainAboveBp) && againMg !== weighedMg;
  return isAgain ? [{ code: "weight_again", line, piece }] : [];
}
