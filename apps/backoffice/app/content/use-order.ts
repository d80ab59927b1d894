import { useEffect, useState } from "react";
import { toast } from "../parts/toast.ts";
import { keptOrder, type OwnOrder } from "./kept-order.ts";

/**
 * Holds the order of a list while a person changes it. Shoppers see the old order until the new
 * order is published. If another person publishes an order in the meantime, that order replaces the
 * unpublished order, and a message says so.
 */
export function useOrder<Item extends { readonly _id: string }>(items: readonly Item[]) {
  const [own, setOwn] = useState<OwnOrder | null>(null);
  const ids = items.map(({ _id }) => _id);
  const kept = own && keptOrder(own, ids);
  const order = kept ?? ids;
  const byId = new Map(items.map((item) => [item._id, item]));

  // The order that was just published is the same as the own one, and is no loss.
  const isReplaced = own !== null && kept === null;
  const isOwn = own?.ids.join() === ids.join();
  useEffect(() => {
    if (!isReplaced) return;
    setOwn(null);
    if (isOwn) return;
    toast.failed(
      "Your order of the list is gone",
      "Somebody else has published another order meanwhile. The list shows it now.",
    );
  }, [isReplaced, isOwn]);

  return {
    /** The items in the new order, which is not published yet. */
    items: order.flatMap((id) => byId.get(id) ?? []),
    isChanged: order.join() !== ids.join(),
    move(id: string, to: number): void {
      const rest = order.filter((other) => other !== id);
      setOwn({ ids: rest.toSpliced(to, 0, id), base: ids });
    },
    undo: () => setOwn(null),
    ids: order,
  };
}
