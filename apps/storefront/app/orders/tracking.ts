import type { Order } from "@suvarna/contract/orders/schemas";

/** Without the stop of a sentence behind it. */
const ADDRESS = /https:\/\/\S+[^\s.,;:!?)]/;

/** Where a parcel on its way can be followed, as the shop's people have written it; null: nowhere. */
export function trackingAddress({
  state,
  history,
}: Pick<Order, "state" | "history">): string | null {
  if (state !== "shipped") return null;
  const note = history.findLast((step) => step.state === "shipped")?.note ?? "";
  return ADDRESS.exec(note)?.[0] ?? null;
}
