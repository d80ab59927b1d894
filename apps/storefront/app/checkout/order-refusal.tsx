import type { ApiError } from "@suvarna/contract/client";
import { Link } from "react-router";
import { Notice } from "../ui/notice.tsx";

const ONLY_ONCE = "Please place it again: it is placed only once.";

/** Why an order was not placed, or that nobody knows whether it was, and what to do now. */
export function OrderRefusal({ refusal }: { refusal: ApiError }) {
  return (
    <Notice kind="error">
      <p>{refusalWords(refusal)}</p>
      <WayOn code={refusal.code} />
    </Notice>
  );
}

const OF_THE_CART: readonly string[] = [
  ...["cart_missing", "cart_empty", "sold_out", "stock_exceeded", "price_unknown"],
];

function WayOn({ code }: { code: string }) {
  if (code === "idempotency_mismatch") {
    return (
      <Link to="/order-history" className="link-gold">
        See your orders
      </Link>
    );
  }
  return OF_THE_CART.includes(code) ? <BackToCart /> : null;
}

/** From what can't be ordered to where that is changed. */
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
  return code === "unreadable" ? "Failed to create order" : message;
}
