import type { Payments } from "../payments/index.ts";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { addHistory, lockOrder, recordRestRequest } from "./queries.ts";
import { sumSentBack } from "./refunds/sent-back.ts";
import { isRestDue } from "./rest-of-order.ts";

/** The time in milliseconds within which asking again sends no second letter. */
const ONCE_IN_MS = 3_600_000;

/**
 * Staff say that the pieces of an order are ready. The shop then asks the shopper, by letter and
 * text, for the rest that is due before dispatch. Asking again within the hour changes nothing. An
 * order whose advance was sent back at the gateway, in full or in part, owes no rest: it can only
 * be cancelled.
 * @throws Refusal order_not_found, rest_not_owed
 */
export async function askForRest(
  act: Act,
  payments: Pick<Payments, "hold">,
  orderId: string,
  staffId: string,
): Promise<void> {
  const { tx, at } = act;
  // Every act locks the payments before the order, so that two transactions can't deadlock.
  await payments.hold(act, orderId);
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  if (!isRestDue(order) || (await sumSentBack(tx, order)) > 0) throw new Refusal("rest_not_owed");
  const notSince = new Date(at.getTime() - ONCE_IN_MS);
  if (!(await recordRestRequest(tx, orderId, { at, notSince }))) return;
  const step = order.history.length;
  await addHistory(tx, {
    orderId,
    position: step,
    state: order.state,
    reason: "rest_asked",
    note: null,
    by: staffId,
    at,
  });
  act.record({ what: "order.rest_asked", subject: orderId });
  act.tell({ type: "order.rest_asked", orderId, step });
}
