import type { Identity } from "../platform/http/api.ts";
import type { SessionConfig } from "./settings.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How long a proof that a session is its owner's counts as fresh. */
export const FRESH_PROOF_MS = 5 * MINUTE_MS;

/** How long a session lasts, in milliseconds. */
export interface SessionLimits {
  /** The session ends after this time without use. */
  readonly idleMs: number;
  /** The session ends after this time even when it is used. */
  readonly absoluteMs: number;
}

const STAFF: SessionLimits = { idleMs: 30 * MINUTE_MS, absoluteMs: 8 * HOUR_MS };

/**
 * Returns the limits of the sessions of a role. Only the limits for shoppers can be set in the
 * configuration.
 */
export function sessionLimits(
  role: Identity["role"],
  { idleDays, absoluteDays }: SessionConfig,
): SessionLimits {
  if (role === "staff") return STAFF;
  return { idleMs: idleDays * DAY_MS, absoluteMs: absoluteDays * DAY_MS };
}
