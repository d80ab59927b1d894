import type { Carrier } from "./carrier.ts";

/** Carries nothing: what it takes stays where it is, to be read at /outbox. */
export const outbox: Carrier<unknown> = {
  isOutbox: true,
  knowsRepeats: true,
  carry: async () => null,
};
