/** The views of staff's list of orders, in the order of their tabs. */
/** The orders in which staff see the list: by the time of the order, or by its total. */
export const ORDER_SORTS = ["newest", "total", "total-desc"] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

export const ORDER_VIEWS = [
  "all",
  "to_pack",
  "to_dispatch",
  "late",
  "unpaid",
  "shipped",
  "to_refund",
  "returns",
  "cash",
  "large",
  "cancelled",
] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

/** A list is counted up to this number; beyond it reads `10,000+`. */
export const MOST_COUNTED = 10_000;

/** Why an order should be looked at before it goes out, or why not. */
export const RISK_CODES = [
  "earlier_kept",
  "contact_proved",
  "amounts_agree",
  "first_order",
  "contact_unproved",
  "failed_attempts",
  "earlier_returned",
  "earlier_unpaid",
  "other_name",
  "address_of_others",
  "cash_and_new",
] as const;
export type RiskCode = (typeof RISK_CODES)[number];
