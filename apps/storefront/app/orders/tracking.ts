import type { Order } from "@suvarna/contract/orders/schemas";

/** An address in a text, without the punctuation behind it. */
const ADDRESS = /https:\/\/\S+[^\s.,;:!?)]/;

/**
 * The tracking link that staff have written for a parcel that is on its way; null without a link.
 */
export function trackingAddress({
  state,
  history,
}: Pick<Order, "state" | "history">): string | null {
  if (state !== "shipped") return null;
  const note = history.findLast((step) => step.state === "shipped")?.note ?? "";
  return ADDRESS.exec(note)?.[0] ?? null;
}
