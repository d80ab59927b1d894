import type { ApprovalKind } from "@suvarna/domain/staff/approval";

/** What a person asks for, as in "Kiran Rao asks for: new rates". */
export const APPROVAL_KIND_WORDS: Readonly<Record<ApprovalKind, string>> = {
  "coupon.make": "a large coupon",
  "order.cancel": "the cancellation of an order, by which much money goes back",
  "order.refund": "a large refund of a part of an order",
  "rates.confirm": "rates of a source that have jumped",
  "rates.enter": "rates that are far from the last ones",
  "return.accept": "the return of an order, by which much money goes back",
};
