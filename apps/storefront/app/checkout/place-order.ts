import { addAddress } from "@suvarna/contract/accounts/calls";
import { ApiError, type CodeOf } from "@suvarna/contract/client";
import { createOrder } from "@suvarna/contract/orders/calls";
import type { PlacedOrder } from "@suvarna/contract/orders/schemas";
import { browserApi } from "../platform/api.ts";
import { useSession } from "../platform/session.ts";
import { type CheckoutOrder, orderBody } from "./checkout-form-schema.ts";
import { fullStreet, isKnown } from "./checkout-values.ts";
import { closeAttempt, openAttempt } from "./order-attempt.ts";
import type { PriceLock } from "./price-lock.ts";

/**
 * Orders what is locked, at its price. Sent again after a lost answer, it gives the order that was
 * placed then.
 * @throws ApiError when the shop refuses, or when no answer comes
 */
export async function placeOrder(lock: PriceLock, values: CheckoutOrder): Promise<PlacedOrder> {
  const { key, quoteId, expectedTotal } = openAttempt(lock);
  const body = orderBody(values, { cartId: lock.cartId, quoteId, expectedTotal });
  try {
    const placed = await browserApi.call(createOrder, {
      headers: { "idempotency-key": key },
      body,
    });
    closeAttempt();
    return placed;
  } catch (error) {
    if (!isAnswer(error)) throw error;
    closeAttempt();
    // What was sent before the answer got lost was never placed, and another lock is agreed to now.
    if (isLockGone(error) && quoteId !== lock.quoteId) return placeOrder(lock, values);
    throw error;
  }
}

/** A refusal says that nothing was placed; silence or a fault of the server leaves it open. */
export function isAnswer(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

const LOCK_GONE: readonly ApiError["code"][] = [
  "quote_not_found",
  "quote_expired",
  "quote_changed",
  "total_changed",
  "coupon_used_up",
  "coupon_used",
] satisfies CodeOf<typeof createOrder>[];

/** Whether an order was refused because what was locked does not hold any more. */
export function isLockGone({ code }: ApiError): boolean {
  return LOCK_GONE.includes(code);
}

/** Keeps the address in the account for next time, unless it is there. */
export async function keepAddress({ shippingAddress: address }: CheckoutOrder): Promise<void> {
  const { user, setUser } = useSession.getState();
  if (!user || isKnown(user.addresses, address)) return;
  const kept = await browserApi.call(addAddress, {
    body: {
      type: "Home",
      addressLine: fullStreet(address),
      city: address.city,
      state: address.state,
      zipcode: address.pincode,
      country: address.country,
      primaryPhone: address.phone,
      ...(user.addresses.length === 0 ? { isDefault: true } : {}),
    },
  });
  setUser({ ...user, addresses: [...user.addresses, kept] });
}
