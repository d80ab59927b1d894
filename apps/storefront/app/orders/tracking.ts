import type { Order } from "@suvarna/contract/orders/schemas";

/** An address in a text, without the punctuation behind it. */
const ADDRESS = /https:\/\/\S+[^\s.,;:!?)]/;

/**
 * The tracking link that staff have written for a parcel that is on its way; null if there is none.
 */
export function trackingAddress({
  status,
  history,
}: Pick<Order, "status" | "history">): string | null {
  if (status !== "Shipped") return null;
  const note = history.findLast((step) => step.status === "Shipped")?.note ?? "";
  return ADDRESS.exec(note)?.[0] ?? null;
}
