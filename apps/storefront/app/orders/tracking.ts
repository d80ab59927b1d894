import type { Order } from "@suvarna/contract/orders/schemas";

/** Without the stop of a sentence behind it. */
const ADDRESS = /https:\/\/\S+[^\s.,;:!?)]/;

/** Where a parcel on its way can be followed, as the shop's people have written it; null: nowhere. */
export function trackingAddress({
  status,
  history,
}: Pick<Order, "status" | "history">): string | null {
  if (status !== "Shipped") return null;
  const note = history.findLast((step) => step.status === "Shipped")?.note ?? "";
  return ADDRESS.exec(note)?.[0] ?? null;
}
