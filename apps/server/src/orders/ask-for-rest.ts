import { Refusal } from "../platform/errors.ts";
import type { PayingParts } from "./pay-order.ts";
import { addHistory, askRestOf, lockOrder } from "./queries.ts";
import { owesRest } from "./rest-of-order.ts";

/** A second press, or a colleague, within this time sends no second letter. */
const ONCE_IN_MS = 3_600_000;

/**
 * Staff say that the pieces of an order are ready: its shopper is asked, by letter and text, for the rest
 * that is due before dispatch. Asking again within the hour changes nothing.
 * @throws Refusal order_not_found, rest_not_owed
 */
export function askForRest(
  { bus, clock, tellOfMove }: PayingParts,
  orderId: string,
  staffId: string,
): Promise<void> {
  return bus.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Refusal("order_not_found");
    if (!owesRest(order)) throw new Refusal("rest_not_owed");
    const at = clock();
    const notSince = new Date(at.getTime() - ONCE_IN_MS);
    if (!(await askRestOf(tx, orderId, { at, notSince }))) return;
    const step = {
      orderId,
      position: order.history.length,
      status: order.status,
      note: "Your order is ready: its rest is due before we can send it.",
      by: staffId,
      at,
    };
    await addHistory(tx, step);
    const now = { ...order, restAskedAt: at, history: [...order.history, step] };
    await tellOfMove(tx, now, "Rest due", null);
  });
}
