import type { ApiError } from "@suvarna/contract/client";
import type { Shop } from "@suvarna/contract/shop";
import { isAbroad } from "@suvarna/domain/countries";
import { wholeRupees } from "@suvarna/domain/formats";
import type { Ref } from "react";
import { AcceptedPolicies } from "../accounts/accepted-policies.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { RadioRows } from "../ui/radio-rows.tsx";
import type { CheckoutFormState } from "./address-fields.tsx";
import { BackToCart, OrderRefusal } from "./order-refusal.tsx";
import { type PaymentRules, paymentRows } from "./payment-rows.ts";

/** How to pay, and the button that orders. */
export function PaymentPart({
  form: { register, watch, formState },
  shop,
  rules,
  orderable,
  sending,
  refusal,
  submit,
}: {
  form: CheckoutFormState;
  shop: Shop;
  rules: PaymentRules;
  /** Whether every line of the cart can be ordered as it is. */
  orderable: boolean;
  sending: boolean;
  refusal: ApiError | null;
  /** Is given the button that orders. */
  submit: Ref<HTMLButtonElement>;
}) {
  const country = watch("shippingAddress.country");
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
      {payable ? null : (
        <Notice kind="warning">
          {isAbroad(country)
            ? "Cash on delivery is only for addresses in India, and online payment opens soon. Until then nothing can be sent abroad."
            : `Cash on delivery is not allowed for orders of ${wholeRupees(shop.codBelow)} and more, and online payment opens soon. Until then an order of this value can't be placed.`}
        </Notice>
      )}
      {orderable ? null : (
        <Notice kind="warning">
          <p>Some of your cart can’t be ordered now. Please change your cart first.</p>
          <BackToCart />
        </Notice>
      )}
      {refusal ? (
        <OrderRefusal
          refusal={refusal}
          paymentMethod={watch("paymentMethod") === "cash-on-delivery" ? "COD" : "ONLINE"}
        />
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
