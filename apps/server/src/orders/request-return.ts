import type { ReturnInput } from "@suvarna/contract/orders/schemas";
import { isRefunded } from "@suvarna/domain/returns";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { lockOrder, type PlacedOrder } from "./queries.ts";
import { insertReturn } from "./return-queries.ts";
import { returnOpenUntil } from "./return-window.ts";

/**
 * A shopper asks the shop to take an order back. The order stays `delivered` until staff decide.
 * @throws Refusal return_asked, return_closed, return_engraved
 */
export async function requestReturn(
  act: Act,
  orderId: string,
  { reason, comment }: ReturnInput,
): Promise<void> {
  const order: PlacedOrder | null = await lockOrder(act.tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  if (order.return) throw new Refusal("return_asked");
  const until = returnOpenUntil(order);
  if (!until || act.at > until) throw new Refusal("return_closed");
  const isEngraved = order.items.some(({ engraving }) => engraving !== "");
  if (!isRefunded(reason, isEngraved)) throw new Refusal("return_engraved");
  await insertReturn(act.tx, {
    orderId,
    reason,
    comment: comment || null,
    state: "requested",
    requestedAt: act.at,
    decidedAt: null,
    decidedBy: null,
    note: null,
  });
  act.tell({ type: "return.requested", orderId, steps: order.history.length });
}
