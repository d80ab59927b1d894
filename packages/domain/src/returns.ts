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

/**
 * The states of a return. `Requested`: the shopper has asked for it. `Accepted`: the shop takes the
 * order back, and a refund is due. `Refused`: the shop does not, and gives the reason.
 */
export const RETURN_STATES = ["requested", "accepted", "refused"] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** Pieces of an order's line, from the line 0, that a shopper sends back. */
export interface ReturnedPieces {
  readonly position: number;
  readonly quantity: number;
}

/** The time until which the shopper can ask to return an order that was delivered at a time. */
export function returnUntil(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + RETURN_DAYS * DAY_MS);
}
