import { needsPan } from "@suvarna/domain/order";
import type { Act } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import { Refusal } from "../platform/errors.ts";
import { type BuyerKeys, buyerKeys } from "./buyer-keys.ts";
import { type BuyerOrders, countOrdersOf, lockBuyer } from "./buyer-queries.ts";
import type { PlacedOrder } from "./queries.ts";
import { provedContact } from "./refuse-buyer.ts";
import type { OrdersConfig } from "./settings.ts";

/** The way in which an order is to be paid, with the limits for that way. */
interface Paying {
  readonly config: Pick<Config, "secret"> & { readonly orders: OrdersConfig };
  readonly paymentMethod: "ONLINE" | "COD";
  /** Throws a refusal when the buyer's other orders exceed the limits for this way of payment. */
  readonly refuse: (others: BuyerOrders) => void;
}

/**
 * Applies the limits of a new order to an order that is paid again, or in another way, and locks
 * its buyer.
 * @returns the keys of the buyer, which may have changed since the order was placed, because a
 * phone number was proved
 * @throws Refusal unauthenticated, contact_unproved, phone_unproved, pan_required, and those of
 * `refuse`
 */
export async function refusePaying(
  { tx, at }: Act,
  { id, userId, total, shippingAddress, panSealed }: PlacedOrder,
  { config: { secret, orders: rules }, paymentMethod, refuse }: Paying,
): Promise<BuyerKeys> {
  const contact = await provedContact(tx, userId, paymentMethod);
  const keys = buyerKeys(secret, contact, shippingAddress);
  const buyer = { userId, ...keys };
  await lockBuyer(tx, buyer);
  const others = await countOrdersOf(tx, buyer, { at, except: id });
  refuse(others);
  // A PAN is required by the value of all orders of a day, so an order that was below the limit
  // when it was placed may need a PAN when it is paid again.
  if (panSealed === null && needsPan(total + others.boughtToday, rules)) {
    throw new Refusal("pan_required", {
      message:
        "With your other orders of today this one needs the buyer's PAN. Please order its pieces again: the checkout asks for it.",
    });
  }
  return keys;
}
