import type { ApiError } from "@suvarna/contract/client";
import type { Shop } from "@suvarna/contract/content/schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import * as say from "@suvarna/words/here/checkout";
import type { ReactNode, Ref } from "react";
import { AcceptedPolicies } from "../accounts/index.ts";
import { telephoneAddress } from "../platform/telephone-address.ts";
import { BackToCart, OrderRefusal } from "./order-refusal.tsx";
import { OrderSummary } from "./order-summary.tsx";
import type { PriceLock } from "./price-lock.ts";
import { PriceLockNotice } from "./price-lock-notice.tsx";
import type { PriceLockState } from "./use-price-lock.ts";

/**
 * The summary of the order beside the form, which stays in view: the pieces, the totals, the price
 * lock and the button that places the order.
 */
export function OrderAside({
  lock,
  price,
  advance,
  to,
  shop,
  noPayment,
  orderable,
  refusal,
  sending,
  submit,
}: {
  lock: PriceLock;
  price: PriceLockState;
  /** The advance and the rest, if the shopper chose to pay an advance. */
  advance: PriceLock["advance"];
  /** The country and the state of the destination, as far as they are filled in. */
  to: { readonly country: string; readonly state: string };
  shop: Shop;
  /** The reason why the order can't be paid at all; null when the order can be paid. */
  noPayment: string | null;
  /** Whether every line of the cart can be ordered with its current quantity. */
  orderable: boolean;
  /** Why the order was refused, and the payment method with which it was sent. */
  refusal: { readonly why: ApiError; readonly paymentMethod: "COD" | "ONLINE" } | null;
  sending: boolean;
  /** Receives the button that places the order. */
  submit: Ref<HTMLButtonElement>;
}) {
  return (
    <Aside title={say.yourOrder}>
      <OrderSummary lock={lock} advance={advance} to={to} />
      <PriceLockNotice lock={lock} price={price} />
      <div className="grid gap-4">
        {noPayment === null ? null : <Notice kind="warning">{noPayment}</Notice>}
        {orderable ? null : (
          <Notice kind="warning">
            <p>{say.someNotOrderable}</p>
            <BackToCart />
          </Notice>
        )}
        {refusal ? (
          <OrderRefusal refusal={refusal.why} paymentMethod={refusal.paymentMethod} />
        ) : null}
        <Button
          ref={submit}
          type="submit"
          wide
          disabled={noPayment !== null || !orderable}
          busy={sending && say.placingOrder}
        >
          {say.placeOrder}
        </Button>
      </div>
      <AcceptedPolicies by={say.byPlacingTheOrder} className="mt-3.5" />
      <p className="mt-1 text-caption text-ink-soft">
        {say.questions}
        <a href={telephoneAddress(shop.phone)} className="link-gold num">
          {shop.phone}
        </a>
      </p>
    </Aside>
  );
}

/**
 * The frame of an order's summary beside the checkout, the payment page and the confirmation page.
 */
export function Aside({
  title,
  sticky = true,
  children,
}: {
  title: ReactNode;
  sticky?: boolean;
  children: ReactNode;
}) {
  return (
    <aside
      aria-label={say.yourOrder}
      className={`-mx-gutter bg-shell px-gutter pt-6 pb-7 lg:mx-0 lg:px-7.5 lg:pt-7 lg:pb-7.5 [&_.ledger_:is(th,td)]:py-2.5 [&_.ledger_th>small]:ml-1.5 [&_.ledger_th>small]:inline ${sticky ? "lg:sticky lg:top-6" : ""}`}
    >
      <h2 className="mb-1.5 text-h3 font-normal">{title}</h2>
      {children}
    </aside>
  );
}
