import { RETURN_DAYS } from "./policies.ts";

const DAY_MS = 24 * 3_600_000;

/** Why a shopper sends an order back, in the words of the form. */
export const RETURN_REASONS = [
  "It does not fit",
  "It looks different than expected",
  "It arrived damaged",
  "The wrong piece was sent",
  "I have changed my mind",
] as const;

/**
 * The states of a return. `Requested`: the shopper has asked. `Accepted`: the shop takes it back,
 * and owes what was paid. `Refused`: it does not, and says why.
 */
export const RETURN_STATES = ["Requested", "Accepted", "Refused"] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** Until when an order that was delivered then can be asked to be taken back. */
export function returnUntil(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + RETURN_DAYS * DAY_MS);
}
