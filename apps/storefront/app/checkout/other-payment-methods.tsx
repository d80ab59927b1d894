import type { User } from "@suvarna/contract/accounts/schemas";
import type { Order } from "@suvarna/contract/orders/schemas";
import { paise } from "@suvarna/domain/money";
import { Button } from "@suvarna/ui/button.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { RadioRows } from "@suvarna/ui/radio-rows.tsx";
import * as say from "@suvarna/words/here/payment";
import { useState } from "react";
import { useShop } from "../platform/root-data.ts";
import type { PaymentChoice } from "./checkout-form-schema.ts";
import { ContactProof, needsProof } from "./contact-proof.tsx";
import { gatewayOfChoice } from "./gateways/registry.ts";
import { paymentRows, paymentRules } from "./payment-rows.ts";
import type { PaymentWay } from "./use-payment.ts";

/** Moves the focus to the heading when this section opens. */
const focus = (heading: HTMLElement | null) => heading?.focus();

/**
 * The payment methods for an order whose payment failed or was not made, as in the checkout. They
 * are collapsed until the shopper opens them.
 */
export function OtherPaymentMethods({
  order,
  user,
  payingRest,
  busy,
  failure,
  onPay,
}: {
  order: Order;
  user: User;
  /** Whether the shopper is paying the rest after an advance. */
  payingRest: boolean;
  busy: boolean;
  /** Why the last try did not open the payment window. */
  failure: string | null;
  onPay(way: PaymentWay): void;
}) {
  const [choice, setChoice] = useState<PaymentChoice | null>(null);
  const [isMissing, setMissing] = useState(false);
  const shop = useShop();
  const { advance, total } = order;
  const due = (payingRest ? advance?.rest : advance?.due) ?? total;
  const isMadeToOrder = order.items.some(({ madeToOrder }) => madeToOrder);
  const rules = paymentRules(shop, paise(due), { madeToOrder: isMadeToOrder });
  // An order with a rest contains pieces that were made to order, which excludes cash on delivery.
  const rows = paymentRows(shop, rules, order.shippingAddress.country).filter(
    ({ value }) => !(payingRest && value === "cash-on-delivery"),
  );
  const isCash = choice === "cash-on-delivery";
  const mustProve = isCash && needsProof(user, "COD");

  function pay() {
    setMissing(choice === null);
    if (choice === null) return;
    const gateway = gatewayOfChoice(choice);
    onPay({ paymentMethod: choice, ...(gateway ? { gateway } : {}) });
  }
  return (
    <section
      aria-labelledby="another-way"
      className="mt-6 border border-line bg-surface p-5 sm:p-6"
    >
      <h2 ref={focus} tabIndex={-1} id="another-way" className="heading-3 outline-none">
        {say.payAnotherWay}
      </h2>
      <p className="mt-1.5 mb-4.5 text-[0.9375rem] text-ink-soft">{say.piecesStay}</p>
      <RadioRows
        name="way"
        legend={say.howToPay}
        rows={rows}
        {...(choice ? { value: choice } : {})}
        {...(isMissing && !choice ? { error: say.chooseHowToPay } : {})}
        onChange={({ target }) => setChoice(target.value as PaymentChoice)}
      />
      {isCash ? (
        <div className="mt-4">
          <ContactProof user={user} paymentMethod="COD" />
        </div>
      ) : null}
      {failure ? (
        <Notice kind="error" className="mt-4">
          {failure}
        </Notice>
      ) : null}
      <Button
        className="mt-5 max-sm:w-full"
        busy={busy && say.opening}
        disabled={mustProve}
        onClick={pay}
      >
        {isCash ? say.payAtTheDoor : say.payThisWay}
      </Button>
    </section>
  );
}
