import type { Identity } from "../platform/http/api.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** For how long a proof of the session's owner counts as fresh. */
export const FRESH_PROOF_MS = 5 * MINUTE_MS;

/** The longest life of a session, and the longest time without a call in it, in milliseconds. */
export interface SessionLimits {
  readonly absoluteMs: number;
  readonly idleMs: number;
}

/** The limits of a user's sessions. Those of staff end after a working day and half an hour idle. */
export function sessionLimits(role: Identity["role"]): SessionLimits {
  return role === "staff"
    ? { absoluteMs: 8 * HOUR_MS, idleMs: 30 * MINUTE_MS }
    : { absoluteMs: 30 * DAY_MS, idleMs: 7 * DAY_MS };
}
