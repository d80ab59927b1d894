import type { Order } from "@suvarna/contract/orders/schemas";
import { arrivalOf, deliveryEstimate, type ExpectedDays } from "@suvarna/domain/delivery-estimate";
import { istDay } from "../platform/indian-time.ts";

/** What the days depend on: how far an order is, where it goes, and whether a piece is made for it. */
export type Expected = Pick<Order, "state" | "history" | "items" | "shippingAddress"> &
  Partial<Pick<Order, "advance">>;

/**
 * When an order that is on its way to its buyer arrives: counted from its dispatch, and before that
 * from its confirmation. Null for one that waits for its payment, has arrived or was undone, and for
 * one that is ready and waits for its rest: nobody knows when that comes.
 */
export function expectedArrival(order: Expected): ExpectedDays | null {
  const { state, history, items, shippingAddress, advance } = order;
  const { country } = shippingAddress;
  if (advance?.restOwed && advance.restAskedAt) return null;
  // The first step of a state: what happens later while the order is in it is a step as well.
  const dayOf = (reached: Order["state"]) => {
    const step = history.find((each) => each.state === reached);
    return step ? istDay(new Date(step.at)) : null;
  };
  if (state === "shipped") {
    const dispatched = dayOf("shipped");
    return dispatched === null ? null : arrivalOf(dispatched, country);
  }
  if (state !== "confirmed" && state !== "processing") return null;
  const confirmed = dayOf("confirmed");
  if (confirmed === null) return null;
  return deliveryEstimate(confirmed, { madeToOrder: items.some(isMade), country });
}

/** Whether a piece of an order is made for it. */
export function isMade({ madeToOrder }: Order["items"][number]): boolean {
  return madeToOrder ?? false;
}
