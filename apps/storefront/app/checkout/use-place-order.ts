import { ApiError } from "@suvarna/contract/client";
import type { PlacedOrder } from "@suvarna/contract/orders/schemas";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/checkout";
import { base } from "@suvarna/words/here/language";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { cartKey, clearCart, notifyOtherTabs } from "../cart/index.ts";
import { isUnpaid, rememberOrder } from "../orders/index.ts";
import { forgetOffer } from "./accepted-offer.ts";
import { askForNews } from "./ask-for-news.ts";
import { dropDraft } from "./checkout-draft.ts";
import type { CheckoutOrder } from "./checkout-form-schema.ts";
import { keepOrderMessage } from "./order-message.ts";
import { storeWindow } from "./payment-window.ts";
import { isClearRefusal, isLockExpired, keepAddress, placeOrder } from "./place-order.ts";
import { acceptedOfferOf, isSameOffer, type PriceLock } from "./price-lock.ts";

/**
 * Places the order and goes on to the confirmation or the payment. While an order is being sent, no
 * other order can be sent.
 */
export function usePlaceOrder() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [placed, setPlaced] = useState(false);
  const [unanswered, setUnanswered] = useState(false);

  /**
   * @param refresh loads the current lock when the lock is no longer valid
   * @returns the reason why the order was refused, which the form shows; null without a refusal to
   *   show
   */
  async function place(
    lock: PriceLock,
    values: CheckoutOrder,
    refresh: () => Promise<PriceLock | null>,
  ): Promise<ApiError | null> {
    if (busy.current) return null;
    busy.current = true;
    setSending(true);
    try {
      return await send(lock, values, refresh);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  async function send(
    lock: PriceLock,
    values: CheckoutOrder,
    refresh: () => Promise<PriceLock | null>,
  ): Promise<ApiError | null> {
    try {
      await finish(await placeOrder(lock, values), values);
      return null;
    } catch (error) {
      const refusal = asRefusal(error);
      setUnanswered(!isClearRefusal(refusal));
      if (isClearRefusal(refusal)) void client.invalidateQueries({ queryKey: cartKey });
      if (!isLockExpired(refusal)) return refusal;
      const now = await refresh();
      if (!now || now.quoteId === lock.quoteId) return refusal;
      // If the new lock has the same pieces and the same total, the shopper has already agreed to
      // it; otherwise a dialog asks.
      return isSameOffer(acceptedOfferOf(now), acceptedOfferOf(lock))
        ? send(now, values, refresh)
        : null;
    }
  }

  async function finish(
    { order, message, payment }: PlacedOrder,
    values: CheckoutOrder,
  ): Promise<void> {
    setPlaced(true);
    dropDraft();
    rememberOrder(order);
    if (values.news) void askForNews(values.contact);
    if (values.save) keepAddress(values).catch(() => toast.error(say.addressNotSaved));
    if (isUnpaid(order)) {
      // An order whose first payment failed has no payment window here, but can be paid again.
      if (payment) storeWindow(order._id, payment);
      // The payment page is a new document, which fetches the cart itself.
      forgetOffer();
      notifyOtherTabs();
      // The checkout is replaced in the history, because its cart is ordered and going back to it
      // makes no sense.
      window.location.replace(`${base}/final?order=${order._id}`);
      return;
    }
    keepOrderMessage(order._id, say.orderWasPlaced(message));
    await navigate(`/confirm?order=${order._id}`, { replace: true });
    // The cart is cleared only after the navigation, because an empty cart would replace the form
    // while the next page loads.
    clearCart();
  }

  return {
    place,
    // The cart is ordered, so the form stays busy until the next page replaces it.
    sending: sending || placed,
    /**
     * Whether the answer to an order was lost. The order may have been placed and have emptied the
     * cart; sending it again is safe.
     */
    unanswered,
  };
}
export type PlaceOrder = ReturnType<typeof usePlaceOrder>;

/** Treats an unreadable answer like a missing answer, because the order may have been placed. */
function asRefusal(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(0, { code: "no_answer", message: say.failedToCreate }, error);
}
