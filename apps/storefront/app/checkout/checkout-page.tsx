import { getMe } from "@suvarna/contract/accounts/calls";
import type { User } from "@suvarna/contract/accounts/schemas";
import { getCart } from "@suvarna/contract/cart/calls";
import type { ApiError } from "@suvarna/contract/client";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import * as say from "@suvarna/words/here/checkout";
import { useDeferredValue } from "react";
import type { MetaArgs } from "react-router";
import { LoadFailure, MembersOnly, startPerson } from "../accounts/index.ts";
import { EmptyCart, useCart, useLiveCart } from "../cart/index.ts";
import type { PageHandle } from "../platform/first-paint/early-calls.ts";
import { pageMeta } from "../platform/meta.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { CheckoutFrame, CheckoutWaiting } from "./checkout-frame.tsx";
import { hasOpenAttempt } from "./order-attempt.ts";
import { usePlaceOrder } from "./use-place-order.ts";
import { startPriceLock, usePriceLock } from "./use-price-lock.ts";

void startPerson();
void startPriceLock();

export const handle: PageHandle = { earlyCalls: [getMe, getCart] };

export const meta = (place: MetaArgs) => pageMeta({ title: say.checkout, personal: true }, place);

export default function CheckoutPage() {
  // The cart is fetched in parallel with the account.
  useCart();
  return (
    <MembersOnly
      to={say.toCheckOut}
      waiting={<CheckoutWaiting />}
      frame={CheckoutFrame}
      person={(user) => <Checkout user={user} />}
    />
  );
}

/** The checkout page, while it is loading, refused by the server, empty, or with its form. */
function Checkout({ user }: { user: User }) {
  const placing = usePlaceOrder();
  const paused = placing.sending || placing.unanswered;
  const { data: cart, error: cartError, refetch } = useLiveCart({ paused });
  const price = usePriceLock(cart, { paused });
  const { lock, trouble, refresh } = price;
  // React renders the large form in short tasks, between which the browser can paint and scroll.
  const hasLock = useDeferredValue(lock !== null);
  const error = price.error ?? (cart ? null : cartError);
  // While an order is being placed, or after its answer was lost, the cart may already be empty.
  const isEmpty = trouble?.code === "cart_empty" || (cart?.items.length === 0 && !paused);
  if (lock && hasLock && !isEmpty) {
    return <CheckoutForm user={user} cart={cart} lock={lock} price={price} placing={placing} />;
  }
  return (
    <CheckoutFrame>
      {isEmpty ? hasOpenAttempt() ? <Unanswered /> : <NothingToOrder /> : null}
      {trouble && !isEmpty ? <NotForSale why={trouble} /> : null}
      {error && !trouble ? (
        <LoadFailure error={error} retry={() => void (cart ? refresh() : refetch())} />
      ) : null}
      {error || isEmpty ? null : <CheckoutWaiting />}
    </CheckoutFrame>
  );
}

/** Tells the shopper that a line of the cart can't be ordered, so that no price can be locked. */
function NotForSale({ why: { code, message } }: { why: Pick<ApiError, "code" | "message"> }) {
  if (code === "contact_unproved") {
    return (
      <EmptyState
        title={say.confirmNumberFirst}
        action={<ButtonLink to="/profile">{say.toYourProfile}</ButtonLink>}
      >
        {message}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={say.cartNotOrderable}
      action={<ButtonLink to="/cart">{say.backToTheCart}</ButtonLink>}
    >
      {message}
    </EmptyState>
  );
}

/** Says that there is nothing to order, for example in another tab after the order was placed. */
function NothingToOrder() {
  return <EmptyCart>{say.nothingToCheckOut}</EmptyCart>;
}

/** Says that an order may have been placed, though its answer was lost. */
function Unanswered() {
  return (
    <EmptyState
      title={say.lastOrderMayBePlaced}
      action={<ButtonLink to="/order-history">{say.seeYourOrders}</ButtonLink>}
    >
      {say.lastOrderText}
    </EmptyState>
  );
}
