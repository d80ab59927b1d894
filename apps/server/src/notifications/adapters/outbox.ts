import type { Carrier } from "./carrier.ts";

/**
 * Creates a carrier that sends nothing: messages stay in the database, and people read them at
 * /outbox.
 */
export const outbox: Carrier<unknown> = {
  isOutbox: true,
  knowsRepeats: true,
  carry: async () => null,
};
