import { arrivalOf, deliveryEstimate, type ExpectedDays } from "./delivery-estimate.ts";
import { indianDay } from "./indian-day.ts";
import type { OrderState } from "./order.ts";

/**
 * The facts that the expected days depend on: the order's state, its destination, and whether a
 * piece is made to order.
 */
export interface ExpectedOrder {
  readonly state: OrderState;
  readonly history: readonly { readonly state: OrderState; readonly at: string }[];
  readonly items: readonly { readonly madeToOrder?: boolean | undefined }[];
  readonly shippingAddress: { readonly country: string };
  readonly advance?:
    | { readonly restOwed: boolean; readonly restAskedAt?: string | null | undefined }
    | undefined;
}

/**
 * The days on which an order arrives, counted from its dispatch or, before that, from its
 * confirmation. Shoppers and staff see the same days. Null for an order that waits for its payment,
 * has arrived or was cancelled, and for a finished piece that waits for the rest, because the time
 * of that payment is unknown.
 */
export function expectedArrival(order: ExpectedOrder): ExpectedDays | null {
  const { state, history, items, shippingAddress, advance } = order;
  const { country } = shippingAddress;
  if (advance?.restOwed && advance.restAskedAt) return null;
  // The first time at which the order reached a state; later entries of the same state in the
  // order's history are notes.
  const dayOf = (reached: OrderState) => {
    const step = history.find((each) => each.state === reached);
    return step ? indianDay(new Date(step.at)) : null;
  };
  if (state === "shipped") {
    const dispatched = dayOf("shipped");
    return dispatched === null ? null : arrivalOf(dispatched, country);
  }
  if (state !== "confirmed" && state !== "processing") return null;
  const confirmed = dayOf("confirmed");
  if (confirmed === null) return null;
  const madeToOrder = items.some((item) => item.madeToOrder === true);
  return deliveryEstimate(confirmed, { madeToOrder, country });
}

/**
 * The days on which an order was expected before its dispatch, which were promised to the shopper
 * and do not change any more; null for an order that was never confirmed.
 */
export function promisedArrival(order: Omit<ExpectedOrder, "state">): ExpectedDays | null {
  return expectedArrival({ ...order, state: "confirmed", advance: undefined });
}
