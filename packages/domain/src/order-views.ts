/** The ways to sort staff's list of orders: by the time of the order, or by its total. */
export const ORDER_SORTS = ["newest", "total", "total-desc"] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/**
 * The views of staff's list of orders, in the order of their tabs. `mine` has the unfinished orders
 * that are given to the member of staff who reads the list.
 */
export const ORDER_VIEWS = [
  "all",
  "mine",
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

/** Lists of orders are counted only up to this number; a longer list shows `10,000+`. */
export const MOST_COUNTED = 10_000;

/** The codes of facts that make an order look risky, or look safe, to staff. */
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
