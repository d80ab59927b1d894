import { RETURN_DAYS } from "./policies.ts";

const DAY_MS = 24 * 3_600_000;

/** Why a shopper sends an order back. */
export const RETURN_REASONS = [
  "does_not_fit",
  "looks_different",
  "arrived_damaged",
  "wrong_piece",
  "changed_mind",
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/**
 * The states of a return. `requested`: the shopper has asked. `accepted`: the shop takes it back,
 * and owes what was paid. `refused`: it does not, and says why.
 */
export const RETURN_STATES = ["requested", "accepted", "refused"] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** Until when an order that was delivered then can be asked to be taken back. */
export function returnUntil(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + RETURN_DAYS * DAY_MS);
}
