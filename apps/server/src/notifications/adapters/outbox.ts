import type { Carrier } from "./carrier.ts";

/** Sends nothing: messages stay in the database, and are read at /outbox. */
export const outbox: Carrier<unknown> = {
  isOutbox: true,
  knowsRepeats: true,
  carry: async () => null,
};
