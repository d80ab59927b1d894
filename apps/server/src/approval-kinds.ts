import { makeApprovedCoupon } from "./coupons/index.ts";
import { acceptApprovedReturn, moveApproved, refundApproved } from "./orders/index.ts";
import type { Payments } from "./payments/index.ts";
import { confirmApprovedReading, enterApprovedSheet, type Rates } from "./rates/index.ts";
import type { ApprovalKinds } from "./staff/index.ts";

/** How the acts that a second person has approved are carried out, by the verbs of their capabilities. */
export function approvalKinds({
  payments,
  rates,
}: {
  readonly payments: Pick<Payments, "cancel" | "hold" | "refundByHand" | "refundPart">;
  readonly rates: Pick<Rates, "staffDependencies">;
}): ApprovalKinds {
  const guard = rates.staffDependencies;
  return {
    "coupon.make": makeApprovedCoupon,
    "order.cancel": (act, approved) => moveApproved(act, { payments }, approved),
    "order.refund": (act, approved) => refundApproved(act, { payments }, approved),
    "rates.confirm": (act, approved) => confirmApprovedReading(guard, act, approved),
    "rates.enter": (act, approved) => enterApprovedSheet(guard, act, approved),
    "return.accept": (act, approved) => acceptApprovedReturn(act, { payments }, approved),
  };
}
