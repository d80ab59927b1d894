import { addAddress } from "@suvarna/contract/accounts/calls";
import { ApiError, type CodeOf } from "@suvarna/contract/client";
import { createOrder } from "@suvarna/contract/orders/calls";
import type { PlacedOrder } from "@suvarna/contract/orders/schemas";
import { browserApi } from "../platform/api.ts";
import { useSession } from "../platform/session.ts";
import type { CheckoutOrder } from "./checkout-form-schema.ts";
import { fullStreet, isKnown } from "./checkout-values.ts";
import { closeAttempt, openAttempt } from "./order-attempt.ts";
import { orderBody } from "./order-body.ts";
import type { PriceLock } from "./price-lock.ts";

/**
 * Places an order at the locked price. A retry after a lost answer gets the order that was placed
 * at the first try.
 * @throws ApiError if the shop refuses, or if no answer arrives
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
    if (!isClearRefusal(error)) throw error;
    closeAttempt();
    // The answer shows that the earlier attempt placed no order. The shopper has agreed to another
    // price lock meanwhile, so the order is placed with that lock.
    if (isLockExpired(error) && quoteId !== lock.quoteId) return placeOrder(lock, values);
    throw error;
  }
}

/**
 * Whether an error is a clear refusal, so that no order was placed. After a server error or without
 * an answer the result is unknown.
 */
export function isClearRefusal(error: unknown): error is ApiError {
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

/** Whether an order was refused because its price lock is no longer valid. */
export function isLockExpired({ code }: ApiError): boolean {
  return LOCK_GONE.includes(code);
}

/** Saves the address in the account, unless the account has it. */
export async function keepAddress({ shippingAddress: address }: CheckoutOrder): Promise<void> {
  const { user, setUser } = useSession.getState();
  if (!user || isKnown(user.addresses, address)) return;
  const savedAddress = await browserApi.call(addAddress, {
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
  setUser({ ...user, addresses: [...user.addresses, savedAddress] });
}
