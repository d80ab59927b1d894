import type { ApprovalKind } from "@suvarna/domain/staff/approval";

/** The words for each kind of request for approval, as in "Kiran Rao asks for: new rates". */
export const APPROVAL_KIND_WORDS: Readonly<Record<ApprovalKind, string>> = {
  "coupon.change": "more uses or a later end of a large coupon",
  "coupon.make": "a large coupon",
  "customer.erase": "the erasure of a shopper's account",
  "customer.export": "a copy of all data about a shopper",
  "order.dispatch":
    "the dispatch of an order whose pieces are lighter, by which much money goes back",
  "order.cancel": "the cancellation of an order, by which much money goes back",
  "order.undelivered": "the return of an undelivered parcel, by which much money goes back",
  "order.refund": "a large refund of an order",
  "rates.adjust": "another duty or premium on the world's rates",
  "products.import": "an import of products by which prices fall much",
  "products.making": "another making charge of many products",
  "products.price": "a price of a piece that falls much",
  "rates.confirm": "rates of a source that have jumped",
  "rates.enter": "rates that are entered by hand",
  "rates.start": "the sale of a metal whose sales were stopped",
  "settings.change": "a change of the shop's settings",
  "return.accept": "the return of an order, by which much money goes back",
};
