import type { User } from "@suvarna/contract/accounts/schemas";
import type { Cart, CartItem } from "@suvarna/contract/cart/schemas";
import type { ApiError } from "@suvarna/contract/client";
import { isAbroad } from "@suvarna/domain/countries";
import { goesExpress } from "@suvarna/domain/delivery-way";
import { wholeRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { UPI_LIMIT } from "@suvarna/domain/order";
import { setServerErrors } from "@suvarna/ui/forms/server-errors.ts";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { lineTrouble } from "../cart/index.ts";
import { useShop } from "../platform/root-data.ts";
import { keepDraft, withDraft } from "./checkout-draft.ts";
import { type CheckoutOrder, type CheckoutValues, checkoutSchema } from "./checkout-form-schema.ts";
import { openingValues } from "./checkout-values.ts";
import { DeliveryPart } from "./delivery-part.tsx";
import { MovedTotalDialog } from "./moved-total-dialog.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { PaymentPart } from "./payment-part.tsx";
import { paymentRules } from "./payment-rows.ts";
import { type PriceLock, seenOffer } from "./price-lock.ts";
import type { PlaceOrder } from "./use-place-order.ts";
import type { HeldPrice } from "./use-price-lock.ts";

/**
 * The distance of the page's left edge from the window's, as both backgrounds reach the window's
 * edges.
 */
const PAGE_EDGE = "[--page-edge:max(var(--spacing-gutter),calc((100cqw-var(--container-page))/2))]";

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
  price: HeldPrice;
  placing: PlaceOrder;
}) {
  const shop = useShop();
  const madeToOrder = lock.items.some((item) => item.madeToOrder);
  const rules = paymentRules(shop, paise(lock.totals.total), { madeToOrder });
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [panAsked, setPanAsked] = useState(false);
  // The PAN is not asked for if the order can't be paid at all.
  const payable = rules.online || rules.cashOnDelivery;
  const needsPan = (rules.pan && payable) || panAsked;
  const schema = useMemo(() => checkoutSchema({ needsPan }), [needsPan]);
  const [opening] = useState(() => withDraft(user._id, openingValues(user, rules)));
  const form = useZodForm<CheckoutValues, CheckoutOrder>(schema, opening);

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
    // There is no cash on delivery abroad, so that choice is reset.
    const chosen = getValues("paymentMethod");
    if (isAbroad(country) && chosen === "cash-on-delivery") resetField("paymentMethod", NO_CHOICE);
  }, [country, getValues, resetField]);

  const submit = useRef<HTMLButtonElement>(null);
  const asked = price.before !== null;
  useEffect(() => {
    // Closing the dialog gives the focus back to the submit button. The button was disabled when
    // the dialog opened, so the browser can't restore the focus by itself.
    return asked ? () => submit.current?.focus({ preventScroll: true }) : undefined;
  }, [asked]);

  async function order(values: CheckoutOrder) {
    setRefusal(null);
    // A choice that was made for another cart is ignored if this cart has no advance.
    const payment = lock.advance ? values.payment : "whole";
    const refused = await place(lock, { ...values, payment }, price.refresh);
    setRefusal(refused);
    if (!refused) return;
    setServerErrors(form, refused);
    if (refused.code !== "pan_required") return;
    setPanAsked(true);
    form.setError("pan", { message: refused.message });
  }

  return (
    <div className="@container">
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit(order)}
        className={`lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] ${PAGE_EDGE}`}
      >
        <div className="px-gutter pt-10 pb-14 lg:pt-14 lg:pr-10 lg:pb-24 lg:pl-(--page-edge) xl:pr-18">
          <h1>Checkout</h1>
          <DeliveryPart
            form={form}
            addresses={user.addresses}
            madeToOrder={cart?.items.some(({ product }) => product.stock === null) ?? false}
            shipping={lock.totals.shipping}
            express={goesExpress(lock.totals)}
            needsPan={needsPan}
            panAbove={wholeRupees(shop.panAbove)}
          />
        </div>
        <div className="border-line bg-shell px-gutter pt-10 pb-16 max-lg:border-t lg:border-l lg:pt-14 lg:pr-(--page-edge) lg:pb-24 lg:pl-10 xl:pl-14">
          <OrderSummary
            lock={lock}
            price={price}
            advance={advance}
            to={{
              country,
              state: form.watch("shippingAddress.state"),
            }}
          />
          <PaymentPart
            form={form}
            shop={shop}
            rules={{ ...rules, upi: dueNow <= UPI_LIMIT }}
            lock={lock}
            orderable={!price.trouble && (cart?.items.every(isOrderable) ?? true)}
            sending={sending}
            submit={submit}
            refusal={refusal}
            user={user}
          />
        </div>
        <MovedTotalDialog before={price.before} now={seenOffer(lock)} onAgree={price.agree} />
      </form>
    </div>
  );
}

/**
 * The form library uses null for radio buttons without a choice, but its types do not allow null.
 */
const NO_CHOICE = { defaultValue: null as never };

function isOrderable(item: CartItem): boolean {
  return lineTrouble(item) === null;
}
