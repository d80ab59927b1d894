import type { User } from "@suvarna/contract/accounts/schemas";
import type { Shop } from "@suvarna/contract/content/schemas";
import { type Country, isAbroad } from "@suvarna/domain/countries";
import { wholeRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import type { PaymentPart as Part } from "@suvarna/domain/order";
import { ADVANCE_PERCENT } from "@suvarna/domain/policies";
import { Amount } from "@suvarna/ui/amount.tsx";
import { type RadioRow, RadioRows } from "@suvarna/ui/radio-rows.tsx";
import * as say from "@suvarna/words/here/payment";
import type { CheckoutFormState } from "./address-fields.tsx";
import { ContactProof } from "./contact-proof.tsx";
import { type PaymentRules, paymentRows } from "./payment-rows.ts";
import type { PriceLock } from "./price-lock.ts";
import { Step } from "./step.tsx";

/** The choice between paying the whole total now and paying only the advance. */
function partRows(
  { items, totals: { total } }: PriceLock,
  { due, rest }: NonNullable<PriceLock["advance"]>,
): readonly RadioRow<Part>[] {
  const restAmount = <Amount key="rest" paise={paise(rest)} />;
  return [
    {
      value: "whole",
      label: say.wholeOrder,
      aside: <Amount paise={paise(total)} className="font-semibold" />,
    },
    {
      value: "advance",
      label: say.anAdvance,
      detail: items.every(({ madeToOrder }) => madeToOrder)
        ? say.advanceOfAll(ADVANCE_PERCENT, restAmount)
        : say.advanceOfSome(ADVANCE_PERCENT, restAmount),
      aside: <Amount paise={paise(due)} className="font-semibold" />,
    },
  ];
}

/** Why an order can be paid neither online nor in cash. */
export function noPaymentWords(
  shop: Shop,
  { madeToOrder }: PaymentRules,
  country: Country,
): string {
  if (isAbroad(country)) {
    return say.noPaymentAbroad;
  }
  if (madeToOrder) {
    return say.noPaymentMadeToOrder;
  }
  return say.noPaymentFrom(wholeRupees(shop.codBelow));
}

/** The part of the checkout in which the shopper chooses the payment method. */
export function PaymentPart({
  form: { register, watch, formState },
  shop,
  rules,
  lock,
  orderable,
  user,
}: {
  form: CheckoutFormState;
  shop: Shop;
  rules: PaymentRules;
  lock: PriceLock;
  /** Whether every line of the cart can be ordered with its current quantity. */
  orderable: boolean;
  user: User;
}) {
  const country = watch("shippingAddress.country");
  const paymentMethod = watch("paymentMethod") === "cash-on-delivery" ? "COD" : "ONLINE";
  const payable = rules.online || (rules.cashOnDelivery && !isAbroad(country));
  return (
    <Step title={say.billingDetails}>
      <div className="grid gap-6">
        <RadioRows
          {...register("paymentMethod")}
          legend={say.howToPay}
          rows={paymentRows(shop, rules, country)}
          error={formState.errors.paymentMethod?.message}
        />
        {rules.online && lock.advance ? (
          <section>
            <h3 className="heading-3 mb-3.5 text-[1.1875rem]">{say.howMuchToPayNow}</h3>
            <RadioRows
              {...register("payment")}
              legend={say.howMuchToPayNow}
              rows={partRows(lock, lock.advance)}
              error={formState.errors.payment?.message}
            />
          </section>
        ) : null}
        {payable && orderable ? <ContactProof user={user} paymentMethod={paymentMethod} /> : null}
      </div>
    </Step>
  );
}
