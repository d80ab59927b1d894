import type { ReturnDecisionInput } from "@suvarna/contract/orders/staff-schemas";
import type { Paise } from "@suvarna/domain/money";
import { takePart, totalOfAmounts } from "@suvarna/domain/partial-refund";
import { REFUND_PRESET_WORDS } from "@suvarna/words/en/refund-presets";
import type { Payments } from "../../payments/index.ts";
import type { Act } from "../../platform/act.ts";
import { Refusal } from "../../platform/errors.ts";
import { changeStatus } from "../change-status.ts";
import { lockOrder, type PlacedOrder } from "../queries.ts";
import { refundableAmount, stateAfterRefunds } from "./money-back.ts";
import { returnRefundKey } from "./refund-queries.ts";
import { remainingAmounts, requestRefund } from "./request-refund.ts";
import { decideRow } from "./return-queries.ts";

/** The reason of a return's refund, which the shopper reads when staff have written no note. */
const PIECES_CAME_BACK = {
  note: REFUND_PRESET_WORDS.return_accepted,
  preset: "return_accepted",
} as const;

/**
 * Stores the decision of staff about a return, which they can take only once. For a whole order,
 * money that was paid online is owed from this moment; money that was paid at the door is sent by
 * staff, who then move the order to `refunded`. A return of some pieces becomes a refund in part,
 * and the order stays `delivered`. The pieces are on sale again as `restock` says. Without it, those
 * of a whole order are on sale again, and those of a return of some pieces are not.
 * @param author.isApproved whether a second person has approved the decision
 * @throws Refusal order_not_found, return_decided; for some pieces also those of `requestRefund`
 */
export async function decideReturn(
  act: Act,
  payments: Pick<Payments, "addManualRefund" | "cancel" | "hold" | "refundByHand" | "refundPart">,
  orderId: string,
  { accept, note, handReference, restock }: ReturnDecisionInput,
  { staffId, isApproved = false }: { readonly staffId: string; readonly isApproved?: boolean },
): Promise<void> {
  // Every act locks the payments before the order, so that two transactions can't deadlock.
  await payments.hold(act, orderId);
  const order = await lockOrder(act.tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  const decision = { decidedAt: act.at, decidedBy: staffId, note: note || null };
  const state = accept ? "accepted" : "refused";
  const isDecided = await decideRow(act.tx, orderId, { ...decision, state });
  if (!isDecided) throw new Refusal("return_decided");
  const pieces = order.return?.lines;
  const restocked = accept && !pieces ? { restocked: restock ?? true } : {};
  act.record({
    what: "return.decided",
    subject: orderId,
    after: { decision: state, ...restocked },
  });
  if (!accept) {
    act.tell({ type: "return.refused", orderId, steps: order.history.length });
    return;
  }
  if (pieces) {
    await requestRefund(act, payments, orderId, {
      wanted: { pieces },
      ...(note ? { note } : PIECES_CAME_BACK),
      handReference: handReference ?? null,
      restock,
      isApproved,
      key: returnRefundKey(orderId),
      staffId,
    });
    return;
  }
  const owed = await payments.cancel(act, orderId, "order_returned");
  const stateWithoutMoney = isAllBack(order)
    ? await stateAfterRefunds(act.tx, orderId)
    : "refund_by_bank";
  await changeStatus(act, order, {
    to: "returned",
    restock: restock ?? true,
    paymentState: owed ? "refund_due" : stateWithoutMoney,
    ...(note ? { note } : {}),
  });
}

/** The amount in paise that is refunded when staff accept the return of an order. */
export function moneyBackOfReturn(order: PlacedOrder): Paise {
  const pieces = order.return?.lines;
  if (!pieces) return refundableAmount(order);
  const part = takePart(remainingAmounts(order), { pieces });
  return part ? totalOfAmounts(part) : 0;
}

/**
 * Whether refunds in part have decided about all that was paid, also when there was nothing to pay.
 */
function isAllBack({ refunded, total }: PlacedOrder): boolean {
  return refunded === total;
}
