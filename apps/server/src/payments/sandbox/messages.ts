import { rupees } from "@suvarna/domain/money";
import type { CashfreeConfig, RazorpayConfig } from "../../platform/payment-settings.ts";
import { sign } from "../adapters/signatures.ts";
import type { Outcome, SandboxOrder, SandboxPayment, SandboxWebhook } from "./books.ts";
import { cashfreePayment } from "./cashfree-wire.ts";
import { razorpayPayment } from "./razorpay-wire.ts";

/** The keys by which the shop knows the sandbox, and the other way round. */
export interface SandboxKeys {
  readonly cashfree: CashfreeConfig;
  readonly razorpay: RazorpayConfig;
}

/** A message as it goes over the wire. */
export interface SignedMessage {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const CASHFREE_TYPES: Partial<Record<Outcome, string>> = {
  paid: "PAYMENT_SUCCESS_WEBHOOK",
  failed: "PAYMENT_FAILED_WEBHOOK",
  dropped: "PAYMENT_USER_DROPPED_WEBHOOK",
};
const RAZORPAY_EVENTS: Partial<Record<Outcome, string>> = {
  paid: "payment.captured",
  failed: "payment.failed",
  pending: "payment.authorized",
};

/** A message in its gateway's own words; null for what that gateway tells nobody. */
export function signedMessage(
  { order, payment }: { order: SandboxOrder; payment: SandboxPayment },
  { id, outcome, forged, tries }: SandboxWebhook,
  keys: SandboxKeys,
  now: Date,
): SignedMessage | null {
  const said = { ...payment, status: outcome, paidAt: null };
  if (order.gateway === "cashfree") {
    const type = CASHFREE_TYPES[outcome];
    if (!type) return null;
    const body = JSON.stringify({
      data: {
        order: {
          order_id: order.id,
          order_amount: rupees(order.amount),
          order_currency: order.currency,
          order_tags: null,
        },
        payment: cashfreePayment(said, order, now),
      },
      event_time: now.toISOString(),
      type,
    });
    const timestamp = String(now.getTime());
    const secret = forged ? "somebody else's" : keys.cashfree.clientSecret;
    return {
      path: "/api/payments/cashfree/webhook",
      headers: {
        "x-webhook-signature": sign(secret, "base64", timestamp, body),
        "x-webhook-timestamp": timestamp,
        "x-webhook-version": "2025-01-01",
        "x-webhook-attempt": String(tries),
        "x-idempotency-key": id,
      },
      body,
    };
  }
  const event = RAZORPAY_EVENTS[outcome];
  if (!event) return null;
  const body = JSON.stringify({
    entity: "event",
    account_id: "acc_sandbox",
    event,
    contains: ["payment"],
    payload: { payment: { entity: razorpayPayment(said, order, now) } },
    created_at: Math.floor(now.getTime() / 1000),
  });
  const secret = forged ? "somebody else's" : keys.razorpay.webhookSecret;
  return {
    path: "/api/payments/razorpay/webhook",
    headers: {
      "x-razorpay-signature": sign(secret, "hex", body),
      "x-razorpay-event-id": id,
    },
    body,
  };
}
