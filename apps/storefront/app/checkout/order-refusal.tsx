import type { ApiError, CodeOf } from "@suvarna/contract/client";
import type { createOrder } from "@suvarna/contract/orders/calls";
import type { CheckoutMethod } from "@suvarna/contract/orders/constants";
import { Notice } from "@suvarna/ui/notice.tsx";
import * as say from "@suvarna/words/here/checkout";
import { Link } from "react-router";

/**
 * Explains why an order was not placed, or that its result is unknown, and what the shopper can do
 * next.
 */
export function OrderRefusal({
  refusal,
  paymentMethod,
}: {
  refusal: ApiError;
  /** The payment method of the order. */
  paymentMethod: CheckoutMethod;
}) {
  const isClearRefusal =
    refusal.status >= 400 && refusal.status < 500 && refusal.code !== "unreadable";
  return (
    <Notice kind="error">
      {isClearRefusal ? null : <p className="font-semibold">{FAILED[paymentMethod]}</p>}
      <p>{refusalWords(refusal)}</p>
      <NextLink code={refusal.code} />
    </Notice>
  );
}

/** The message that the shop's specification prescribes for an order that got no answer. */
const FAILED: Readonly<Record<CheckoutMethod, string>> = {
  ONLINE: say.failedToCreate,
  COD: say.failedToPlace,
};

const CART_CODES: readonly ApiError["code"][] = [
  "cart_missing",
  "cart_empty",
  "sold_out",
  "stock_exceeded",
  "price_unknown",
] satisfies CodeOf<typeof createOrder>[];

function NextLink({ code }: Pick<ApiError, "code">) {
  if (code === "idempotency_mismatch" || code === "unpaid_limit") {
    return (
      <Link to="/order-history" className="link-gold">
        {say.seeYourOrders}
      </Link>
    );
  }
  return CART_CODES.includes(code) ? <BackToCart /> : null;
}

/** A link to the cart, where the shopper can remove pieces that can't be ordered. */
export function BackToCart() {
  return (
    <Link to="/cart" className="link-gold">
      {say.backToTheCart}
    </Link>
  );
}

function refusalWords({ status, code, message }: ApiError): string {
  // The message of this code asks to look first, but an order may be sent again at once.
  if (status === 0 || code === "outcome_unknown") return say.noAnswerCame;
  if (status >= 500) return say.placeItAgain(message);
  if (code === "idempotency_mismatch") {
    return say.alreadyPlaced;
  }
  return code === "unreadable" ? say.answerUnreadable : message;
}
