import type { Order } from "@suvarna/contract/orders/schemas";
import { arrivalOf, deliveryEstimate, type ExpectedDays } from "@suvarna/domain/delivery-estimate";
import { indianDay } from "@suvarna/domain/indian-day";

/**
 * The facts that the expected days depend on: the order's state, its destination, and whether a
 * piece is made to order.
 */
export type Expected = Pick<Order, "state" | "history" | "items" | "shippingAddress"> &
  Partial<Pick<Order, "advance">>;

/**
 * The days on which an order arrives, counted from its dispatch or, before that, from its
 * confirmation. Null for an order that waits for its payment, has arrived or was cancelled, and for
 * a finished piece that waits for the rest, because the time of that payment is unknown.
 */
export function expectedArrival(order: Expected): ExpectedDays | null {
  const { state, history, items, shippingAddress, advance } = order;
  const { country } = shippingAddress;
  if (advance?.restOwed && advance.restAskedAt) return null;
  // The first time at which the order reached a state; later entries of the same state in the
  // order's history are notes.
  const dayOf = (reached: Order["state"]) => {
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
  return deliveryEstimate(confirmed, { madeToOrder: items.some(isItemMadeToOrder), country });
}

/** Whether a line's piece is made to order. */
export function isItemMadeToOrder({ madeToOrder }: Order["items"][number]): boolean {
  return madeToOrder ?? false;
}
