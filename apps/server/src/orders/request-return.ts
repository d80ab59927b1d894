import type { ReturnInput } from "@suvarna/contract/orders/schemas";
import type { Bus } from "../platform/bus.ts";
import type { Clock } from "../platform/clock.ts";
import { Refusal } from "../platform/errors.ts";
import { lockOrder, type PlacedOrder } from "./queries.ts";
import { insertReturn } from "./return-queries.ts";
import { returnOpenUntil } from "./return-window.ts";
import type { TellOfMove } from "./tell-of-move.ts";

export interface ReturningParts {
  readonly bus: Pick<Bus, "transact">;
  readonly clock: Clock;
  readonly tellOfMove: TellOfMove;
}

/**
 * A shopper asks the shop to take an order back. The order stays Delivered until staff decide.
 * @throws Refusal return_asked, return_closed
 */
export function requestReturn(
  { bus, clock, tellOfMove }: ReturningParts,
  orderId: string,
  { reason, comment }: ReturnInput,
): Promise<void> {
  return bus.transact(async (tx) => {
    const order: PlacedOrder | null = await lockOrder(tx, orderId);
    if (!order) throw new Refusal("order_not_found");
    if (order.return) throw new Refusal("return_asked");
    const now = clock();
    const until = returnOpenUntil(order);
    if (!until || now > until) throw new Refusal("return_closed");
    await insertReturn(tx, {
      ...{ orderId, reason, comment: comment || null },
      ...{ state: "Requested", requestedAt: now, decidedAt: null, decidedBy: null, note: null },
    });
    await tellOfMove(tx, order, "Return requested", null);
  });
}
