import { useState } from "react";

/**
 * Holds the order of a list while a person changes it. Shoppers see the old order until the new
 * order is published. If another person publishes an order in the meantime, that order replaces the
 * unpublished order.
 */
export function useOrder<Item extends { readonly _id: string }>(
  items: readonly Item[],
  version: string,
) {
  const [changed, setChanged] = useState<{ ids: string[]; of: string } | null>(null);
  const ids = items.map(({ _id }) => _id);
  const isOwn = changed?.of === version && changed.ids.length === ids.length;
  const order = isOwn ? changed.ids : ids;
  const byId = new Map(items.map((item) => [item._id, item]));
  return {
    /** The items in the new order, which is not published yet. */
    items: order.flatMap((id) => byId.get(id) ?? []),
    isChanged: isOwn && order.join() !== ids.join(),
    move(id: string, to: number): void {
      const rest = order.filter((other) => other !== id);
      setChanged({ ids: rest.toSpliced(to, 0, id), of: version });
    },
    undo: () => setChanged(null),
    ids: order,
  };
}
