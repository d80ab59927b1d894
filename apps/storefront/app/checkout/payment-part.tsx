import type { User } from "@suvarna/contract/accounts/schemas";
import type { ApiError } from "@suvarna/contract/client";
import type { Shop } from "@suvarna/contract/content/schemas";
import { type Country, isAbroad } from "@suvarna/domain/countries";
import { wholeRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import type { PaymentPart as Part } from "@suvarna/domain/order";
import { ADVANCE_PERCENT } from "@suvarna/domain/policies";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Button } from "@suvarna/ui/button.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { type RadioRow, RadioRows } from "@suvarna/ui/radio-rows.tsx";
import type { Ref } from "react";
import { AcceptedPolicies } from "../accounts/index.ts";
import type { CheckoutFormState } from "./address-fields.tsx";
import { ContactProof, isProvedSince } from "./contact-proof.tsx";
import { BackToCart, OrderRefusal } from "./order-refusal.tsx";
import { type PaymentRules, paymentRows } from "./payment-rows.ts";
import type { PriceLock } from "./price-lock.ts";

/** The choice between paying all and paying the advance. */
function partRows(
  { items, totals: { total } }: PriceLock,
  { due, rest }: NonNullable<PriceLock["advance"]>,
): readonly RadioRow<Part>[] {
  return [
    {
      value: "whole",
      label: "The whole order",
      aside: <Amount paise={paise(total)} className="font-semibold" />,
    },
    {
      value: "advance",
      label: "An advance",
      detail: (
        <>
          {ADVANCE_PERCENT}% of what is made to order
          {items.every(({ madeToOrder }) => madeToOrder) ? null : ", and all of what is ready"}. The
          rest of <Amount paise={paise(rest)} /> is due before dispatch, and stays the same whatever
          the rates do.
        </>
      ),
      aside: <Amount paise={paise(due)} className="font-semibold" />,
    },
  ];
}

/** Why an order can be paid neither online nor in cash. */
function noPaymentWords(shop: Shop, { madeToOrder }: PaymentRules, country: Country): string {
  if (isAbroad(country)) {
    return "Cash on delivery is only for addresses in India, and online payment opens soon. Until then nothing can be sent abroad.";
  }
  if (madeToOrder) {
    return "Cash on delivery is not allowed for pieces that are made to order, and online payment opens soon. Until then they can't be ordered.";
  }
  return `Cash on delivery is not allowed for orders of ${wholeRupees(shop.codBelow)} and more, and online payment opens soon. Until then an order of this value can't be placed.`;
}

/** The ways to pay, and the button that places the order. */
export function PaymentPart({
  form: { register, watch, formState },
  shop,
  rules,
  lock,
  orderable,
  sending,
  refusal,
  user,
  submit,
}: {
  form: CheckoutFormState;
  shop: Shop;
  rules: PaymentRules;
  lock: PriceLock;
  /** Whether every line of the cart can be ordered as it is. */
  orderable: boolean;
  sending: boolean;
  refusal: ApiError | null;
  user: User;
  /** Receives the button that places the order. */
  submit: Ref<HTMLButtonElement>;
}) {
  const country = watch("shippingAddress.country");
  const paymentMethod = watch("paymentMethod") === "cash-on-delivery" ? "COD" : "ONLINE";
  const payable = rules.online || (rules.cashOnDelivery && !isAbroad(country));
  return (
    <section className="mt-12 space-y-6">
      <h2 className="mb-5 text-[1.625rem]">Billing details</h2>
      <RadioRows
        {...register("paymentMethod")}
        legend="How to pay"
        rows={paymentRows(shop, rules, country)}
        error={formState.errors.paymentMethod?.message}
      />
      {rules.online && lock.advance ? (
        <section>
          <h3 className="mb-3.5 text-[1.25rem]">How much to pay now</h3>
          <RadioRows
            {...register("payment")}
            legend="How much to pay now"
            rows={partRows(lock, lock.advance)}
            error={formState.errors.payment?.message}
          />
        </section>
      ) : null}
      {payable ? null : <Notice kind="warning">{noPaymentWords(shop, rules, country)}</Notice>}
      {orderable ? null : (
        <Notice kind="warning">
          <p>Some of your cart can’t be ordered now. Please change your cart first.</p>
          <BackToCart />
        </Notice>
      )}
      {payable && orderable ? <ContactProof user={user} paymentMethod={paymentMethod} /> : null}
      {refusal && !isProvedSince(refusal, user) ? (
        <OrderRefusal refusal={refusal} paymentMethod={paymentMethod} />
      ) : null}
      <Button
        ref={submit}
        type="submit"
        wide
        disabled={!payable || !orderable}
        busy={sending && "Placing order..."}
      >
        Place order
      </Button>
      <AcceptedPolicies by="placing the order" className="-mt-2.5 text-center" />
    </section>
  );
}
