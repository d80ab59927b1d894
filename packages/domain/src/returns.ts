import { RETURN_DAYS } from "./policies.ts";

const DAY_MS = 24 * 3_600_000;

/** The reasons for a return, in the words of the form. */
export const RETURN_REASONS = [
  "does_not_fit",
  "looks_different",
  "arrived_damaged",
  "wrong_piece",
  "changed_mind",
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** The reasons that are the shop's own fault. */
const FAULTS: readonly ReturnReason[] = ["arrived_damaged", "wrong_piece"];

/**
 * Whether the shop gives the money back when a piece is returned for this reason. An engraved piece
 * can't be sold again, so the shop exchanges it and does not refund it, unless the fault is the
 * shop's.
 */
export function isRefunded(reason: ReturnReason, isEngraved: boolean): boolean {
  return !isEngraved || FAULTS.includes(reason);
}

/**
 * The states of a return. `Requested`: the shopper has asked for it. `Accepted`: the shop takes the
 * order back, and a refund is due. `Refused`: the shop does not take the order back, and gives the
 * reason.
 */
export const RETURN_STATES = ["requested", "accepted", "refused"] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/**
 * How many pieces of an order's line a shopper sends back. `position` is the line's index from 0.
 */
export interface ReturnedPieces {
  readonly position: number;
  readonly quantity: number;
}

/** The time until which the shopper can ask to return an order, from the time of its delivery. */
export function returnUntil(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + RETURN_DAYS * DAY_MS);
}
