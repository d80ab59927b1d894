import type { Order } from "@suvarna/contract/orders/schemas";

/** Matches a web address in a text, without the punctuation that follows the address. */
const ADDRESS = /https:\/\/\S+[^\s.,;:!?)]/;

/** The tracking link that staff wrote in a note on the dispatched order; null without a link. */
export function trackingAddress({
  state,
  history,
}: Pick<Order, "state" | "history">): string | null {
  if (state !== "shipped") return null;
  const note = history.findLast((step) => step.state === "shipped")?.note ?? "";
  return ADDRESS.exec(note)?.[0] ?? null;
}
