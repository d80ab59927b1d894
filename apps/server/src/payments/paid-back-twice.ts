import type { Act } from "../platform/act.ts";
import { newId } from "../platform/ids.ts";
import { closePaidBackTwice, insertCaseOnce } from "./case-queries.ts";
import type { RefundReport } from "./gateway.ts";
import type { Capture } from "./queries.ts";
import type { Refund } from "./refund-queries.ts";

/**
 * Tells whether the money of a refund already went back in another way than by the shop's request
 * to the gateway: by hand, or by another refund from the gateway's dashboard.
 */
export function wentBackOtherwise(
  { way, gatewayReference }: Pick<Refund, "way" | "gatewayReference">,
  { reference }: Pick<RefundReport, "reference">,
): boolean {
  return way === "hand" || (way === "dashboard" && gatewayReference !== reference);
}

/**
 * Books a gateway's report of a refund whose money already went back in another way. A refund that
 * is done has sent the money twice, so staff get a case, once. If that refund fails later, the case
 * is closed, and nothing is owed again.
 * @returns whether the report changed anything
 */
export async function bookPaidBackTwice(
  { tx, at, record }: Act,
  { id: captureId, gateway }: Pick<Capture, "id" | "gateway">,
  refund: Pick<Refund, "id" | "orderId">,
  { reference, amount, currency, state, progress }: RefundReport,
): Promise<boolean> {
  if (progress === "failed") return closePaidBackTwice(tx, { gateway, reference, state, at });
  if (progress !== "done") return false;
  const isNew = await insertCaseOnce(tx, {
    id: newId(at.getTime()),
    kind: "paid_back_twice",
    gateway,
    reference,
    amount,
    currency,
    state,
    captureId,
    heardAt: at,
    changedAt: at,
    closedAt: null,
  });
  if (isNew)
    record({
      what: "payment.paid_back_twice",
      subject: refund.orderId,
      after: { refundId: refund.id, gateway, reference, amount },
    });
  return isNew;
}
