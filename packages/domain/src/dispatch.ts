import { type CalendarDay, lastDispatchDay } from "./delivery-estimate.ts";
import type { Carat } from "./fineness.ts";
import { HUID_PATTERN, needsHuid } from "./huid.ts";
import { startOfIndianDay } from "./indian-day.ts";
import type { BasisPoints, Milligrams } from "./money.ts";
import type { OrderState } from "./order.ts";
import { isFarOff } from "./weight-difference.ts";

/** The hour of the day in India by which a parcel of that day is dispatched. */
const DISPATCH_HOUR = 18;

/** The moment by which an order that is placed on a day in India is to be dispatched. */
export function dispatchBy(day: CalendarDay, of: { readonly madeToOrder: boolean }): Date {
  const start = startOfIndianDay(lastDispatchDay(day, of));
  return new Date(start.getTime() + DISPATCH_HOUR * 3_600_000);
}

/** One piece of an order, as far as staff have written down what goes into the parcel. */
export interface PieceToGo {
  /** The place of its line in the order, and its own place among the pieces of the line, from 0. */
  readonly line: number;
  readonly piece: number;
  readonly carat: Carat;
  /** The ordered weight. */
  readonly netWeightMg: Milligrams;
  readonly huid: string | null;
  readonly weighedMg: Milligrams | null;
  /** The weight of the second weighing. */
  readonly againMg: Milligrams | null;
}

/** What hinders an order, in the order in which staff would deal with it. */
export const HINDRANCES = [
  "refund_failed",
  "return_asked",
  "unpaid",
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

/** One thing that hinders an order; `line` and `piece` lead to its field. */
export interface Hindrance {
  readonly code: HindranceCode;
  readonly line?: number;
  readonly piece?: number;
}

/** The facts of an order by which its hindrances follow. */
export interface OrderToGo {
  readonly state: OrderState;
  readonly owesRest: boolean;
  readonly lacksPan: boolean;
  readonly lacksAddress: boolean;
  readonly hasFailedRefund: boolean;
  readonly hasReturnRequest: boolean;
  readonly dispatchBy: Date | null;
  readonly pieces: readonly PieceToGo[];
}

export interface DispatchRules {
  /** Whether each piece is weighed, and gold has its HUID, before an order can be dispatched. */
  readonly needsPieces: boolean;
  /** From this difference on a piece is weighed a second time. */
  readonly weighAgainAboveBp: BasisPoints;
}

/** These do not stop a dispatch, though somebody has to look at them. */
const WITHOUT_STOP: readonly HindranceCode[] = ["refund_failed", "return_asked", "late"];

/** What hinders an order from its next step, the most important first. Empty when nothing does. */
export function hindrancesOf(order: OrderToGo, rules: DispatchRules, now: Date): Hindrance[] {
  const { state, pieces } = order;
  const isOpen = state === "confirmed" || state === "processing";
  const found: Hindrance[] = [];
  if (order.hasFailedRefund) found.push({ code: "refund_failed" });
  if (order.hasReturnRequest) found.push({ code: "return_asked" });
  if (state === "pending_payment" || state === "payment_failed") found.push({ code: "unpaid" });
  if (!isOpen) return found;
  if (order.owesRest) found.push({ code: "rest_owed" });
  if (order.lacksPan) found.push({ code: "pan_missing" });
  if (order.lacksAddress) found.push({ code: "address" });
  if (state === "processing" && rules.needsPieces) {
    found.push(...pieces.flatMap((piece) => huidOf(piece)));
    found.push(...pieces.flatMap((piece) => weightOf(piece, rules)));
  }
  if (order.dispatchBy && order.dispatchBy < now) found.push({ code: "late" });
  return found;
}

/** The hindrances because of which an order can't be dispatched. */
export function stopsOf(hindrances: readonly Hindrance[]): Hindrance[] {
  return hindrances.filter(({ code }) => !WITHOUT_STOP.includes(code));
}

function huidOf(of: PieceToGo): Hindrance[] {
  const { line, piece, huid } = of;
  if (huid === null) return needsHuid(of) ? [{ code: "huid_missing", line, piece }] : [];
  return HUID_PATTERN.test(huid) ? [] : [{ code: "huid_short", line, piece }];
}

function weightOf(of: PieceToGo, { weighAgainAboveBp }: DispatchRules): Hindrance[] {
  const { line, piece, netWeightMg, weighedMg, againMg } = of;
  if (weighedMg === null) return [{ code: "weight_missing", line, piece }];
  const isAgain = isFarOff(netWeightMg, weighedMg, weighAgainAboveBp) && againMg !== weighedMg;
  return isAgain ? [{ code: "weight_again", line, piece }] : [];
}
