import type { User } from "@suvarna/contract/accounts/schemas";
import type { Cart, CartItem } from "@suvarna/contract/cart/schemas";
import type { ApiError } from "@suvarna/contract/client";
import { isAbroad } from "@suvarna/domain/countries";
import { isExpressDelivery } from "@suvarna/domain/delivery-way";
import { wholeRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { UPI_LIMIT } from "@suvarna/domain/order";
import { setServerErrors } from "@suvarna/ui/forms/server-errors.ts";
import { useLateZodForm } from "@suvarna/ui/forms/use-late-zod-form.ts";
import * as say from "@suvarna/words/here/checkout";
import { useEffect, useRef, useState } from "react";
import { useMe } from "../accounts/index.ts";
import { lineTrouble } from "../cart/index.ts";
import { useShop } from "../platform/root-data.ts";
import { BillingPart, PanPart } from "./billing-part.tsx";
import { keepDraft, withDraft } from "./checkout-draft.ts";
import type { CheckoutOrder, CheckoutValues } from "./checkout-form-schema.ts";
import { initialCheckoutValues } from "./checkout-values.ts";
import { ContactPart } from "./contact-part.tsx";
import { isProvedSince, needsProof } from "./contact-proof.tsx";
import { DeliveryPart } from "./delivery-part.tsx";
import { ErrorSummary, type FieldTrouble, sortedErrors } from "./error-summary.tsx";
import { FoldedOrder } from "./folded-order.tsx";
import { GiftCard, GiftPart } from "./gift-part.tsx";
import { MovedTotalDialog } from "./moved-total-dialog.tsx";
import { OrderAside } from "./order-aside.tsx";
import { noPaymentWords, PaymentPart } from "./payment-part.tsx";
import { paymentRules } from "./payment-rows.ts";
import { acceptedOfferOf, type PriceLock } from "./price-lock.ts";
import { ShippingPart } from "./shipping-part.tsx";
import type { PlaceOrder } from "./use-place-order.ts";
import type { PriceLockState } from "./use-price-lock.ts";

/** The checkout form of a cart with a locked price. */
export function CheckoutForm({
  user,
  cart,
  lock,
  price,
  placing: { place, sending },
}: {
  user: User;
  /** The current cart; undefined until it is loaded. */
  cart: Cart | undefined;
  lock: PriceLock;
  price: PriceLockState;
  placing: PlaceOrder;
}) {
  const shop = useShop();
  const madeToOrder = lock.items.some((item) => item.madeToOrder);
  const rules = paymentRules(shop, paise(lock.totals.total), { madeToOrder });
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [panAsked, setPanAsked] = useState(false);
  // The form does not ask for the PAN if the order can't be paid at all.
  const payable = rules.online || rules.cashOnDelivery;
  const needsPan = (rules.pan && payable) || panAsked;
  const [opening] = useState(() => withDraft(user._id, initialCheckoutValues(user, rules)));
  const form = useLateZodForm<CheckoutValues, CheckoutOrder>(
    async () => (await import("./checkout-form-schema.ts")).checkoutSchema({ needsPan }),
    opening,
    false,
  );
  const formElement = useRef<HTMLFormElement>(null);
  const [troubles, setTroubles] = useState<readonly FieldTrouble[]>([]);

  const advance = rules.online && form.watch("payment") === "advance" ? lock.advance : undefined;
  const dueNow = paise(advance?.due ?? lock.totals.total);

  const { subscribe } = form;
  useEffect(() => {
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(user._id, values),
    });
  }, [subscribe, user._id]);

  const { getValues, resetField } = form;
  const country = form.watch("shippingAddress.country");
  useEffect(() => {
    // Cash on delivery is not possible abroad, so this choice is reset when the country changes.
    const chosen = getValues("paymentMethod");
    if (isAbroad(country) && chosen === "cash-on-delivery") resetField("paymentMethod", NO_CHOICE);
  }, [country, getValues, resetField]);

  const submit = useRef<HTMLButtonElement>(null);
  const hasDialog = price.before !== null;
  useEffect(() => {
    // Closing the dialog gives the focus back to the submit button. The button was disabled when
    // the dialog opened, so the browser can't restore the focus by itself.
    return hasDialog ? () => submit.current?.focus({ preventScroll: true }) : undefined;
  }, [hasDialog]);

  const paymentMethod = form.watch("paymentMethod") === "cash-on-delivery" ? "COD" : "ONLINE";
  const proofNeeded = needsProof(user, paymentMethod);
  const { refetch: refetchUser } = useMe();

  /** Whether the contact is still unconfirmed; the shopper may have confirmed it elsewhere. */
  async function lacksProof(): Promise<boolean> {
    if (!proofNeeded) return false;
    const { data } = await refetchUser();
    return needsProof(data ?? user, paymentMethod);
  }

  async function order(values: CheckoutOrder) {
    setRefusal(null);
    setTroubles([]);
    if (await lacksProof()) return setTroubles(sortedErrors({}, true));
    // The payment choice may come from an earlier cart; it is ignored if the current cart has no
    // advance.
    const payment = lock.advance ? values.payment : "whole";
    const refused = await place(lock, { ...values, payment }, price.refresh);
    setRefusal(refused);
    if (!refused) return;
    if (refused.code === "pan_required") {
      setPanAsked(true);
      form.setError("pan", { message: refused.message });
      setTroubles([{ name: "pan", message: refused.message }]);
    } else if (setServerErrors(form, refused)) {
      setTroubles(Object.entries(refused.fields).map(([name, message]) => ({ name, message })));
    }
  }

  const orderable = !price.trouble && (cart?.items.every(isOrderable) ?? true);
  const hasNoWay = !rules.online && (!rules.cashOnDelivery || isAbroad(country));
  return (
    <div className="wrap">
      <FoldedOrder lock={lock} />
      <form
        ref={formElement}
        method="post"
        noValidate
        onSubmit={form.handleSubmit(order, (errors) =>
          setTroubles(sortedErrors(errors, proofNeeded)),
        )}
        className="items-start gap-10 pt-5.5 pb-0 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:pt-9 lg:pb-22 xl:grid-cols-[minmax(0,1fr)_28.25rem] xl:gap-18"
      >
        <div>
          <h1 className="mb-6 text-[1.875rem] lg:text-[2.25rem]">{say.checkout}</h1>
          <ErrorSummary troubles={troubles} proofNeeded={proofNeeded} form={formElement} />
          <ContactPart form={form} user={user} />
          <DeliveryPart
            form={form}
            addresses={user.addresses}
            madeToOrder={cart?.items.some(({ product }) => product.stock === null) ?? false}
          />
          <div className="grid gap-x-6 md:grid-cols-2">
            <ShippingPart
              country={country}
              shipping={lock.totals.shipping}
              express={isExpressDelivery(lock.totals)}
              total={lock.totals.total}
            />
            <GiftPart form={form} />
          </div>
          {form.watch("gift") ? <GiftCard form={form} /> : null}
          <BillingPart form={form} />
          {needsPan ? <PanPart form={form} panAbove={wholeRupees(shop.panAbove)} /> : null}
          <PaymentPart
            form={form}
            shop={shop}
            rules={{ ...rules, upi: dueNow <= UPI_LIMIT }}
            lock={lock}
            orderable={orderable}
            user={user}
          />
        </div>
        <OrderAside
          lock={lock}
          price={price}
          advance={advance}
          to={{ country, state: form.watch("shippingAddress.state") }}
          shop={shop}
          noPayment={hasNoWay ? noPaymentWords(shop, rules, country) : null}
          orderable={orderable}
          refusal={
            refusal && !isProvedSince(refusal, user) ? { why: refusal, paymentMethod } : null
          }
          sending={sending}
          submit={submit}
        />
        <MovedTotalDialog before={price.before} now={acceptedOfferOf(lock)} onAgree={price.agree} />
      </form>
    </div>
  );
}

/**
 * The form library sets a group of radio buttons without a choice to null, but its types do not
 * allow null.
 */
const NO_CHOICE = { defaultValue: null as never };

function isOrderable(item: CartItem): boolean {
  return lineTrouble(item) === null;
}
