import type { ApiError, CodeOf } from "@suvarna/contract/client";
import type { createOrder } from "@suvarna/contract/orders/calls";
import type { CheckoutMethod } from "@suvarna/contract/orders/constants";
import { Notice } from "@suvarna/ui/notice.tsx";
import { Link } from "react-router";

const ONLY_ONCE = "Please place it again: it is placed only once.";

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
  const isAnswer = refusal.status >= 400 && refusal.status < 500 && refusal.code !== "unreadable";
  return (
    <Notice kind="error">
      {isAnswer ? null : <p className="font-semibold">{FAILED[paymentMethod]}</p>}
      <p>{refusalWords(refusal)}</p>
      <NextLink code={refusal.code} />
    </Notice>
  );
}

/** The message that the shop's specification prescribes for an order that got no answer. */
const FAILED: Readonly<Record<CheckoutMethod, string>> = {
  ONLINE: "Failed to create order",
  COD: "Failed to place order.",
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
        See your orders
      </Link>
    );
  }
  return CART_CODES.includes(code) ? <BackToCart /> : null;
}

/** A link to the cart, where the shopper can remove pieces that can't be ordered. */
export function BackToCart() {
  return (
    <Link to="/cart" className="link-gold">
      Back to the cart
    </Link>
  );
}

function refusalWords({ status, code, message }: ApiError): string {
  if (status === 0) return `No answer came, so your order may or may not be with us. ${ONLY_ONCE}`;
  if (status >= 500) return `${message} ${ONLY_ONCE}`;
  if (code === "idempotency_mismatch") {
    return "An order of this cart is placed already, with the details that you sent first.";
  }
  return code === "unreadable" ? `The answer could not be read. ${ONLY_ONCE}` : message;
}
