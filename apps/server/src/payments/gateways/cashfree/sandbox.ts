import { rupees } from "@suvarna/domain/money";
import type { Outcome } from "../../sandbox/books.ts";
import { FORGED_SECRET, type SandboxGateway } from "../../sandbox/sandbox-gateway.ts";
import { sign } from "../signatures.ts";
import { cashfreeErrorDetails, cashfreeId, cashfreePayment, serveCashfree } from "./sandbox-api.ts";

const TYPES: Partial<Record<Outcome, string>> = {
  paid: "PAYMENT_SUCCESS_WEBHOOK",
  failed: "PAYMENT_FAILED_WEBHOOK",
  dropped: "PAYMENT_USER_DROPPED_WEBHOOK",
};

/** The part of the sandbox that stands in for Cashfree. */
export const cashfreeSandbox: SandboxGateway = {
  settings: (url, secret) => ({
    CASHFREE_URL: url,
    CASHFREE_CLIENT_ID: "sandbox-client",
    CASHFREE_CLIENT_SECRET: secret("cashfree"),
  }),

  serve: serveCashfree,

  paymentId: cashfreeId,

  message({ order, payment, webhook, now }, { CASHFREE_CLIENT_SECRET: secret = "" }) {
    const type = TYPES[webhook.outcome];
    if (!type) return null;
    const body = JSON.stringify({
      data: {
        order: {
          order_id: order.id,
          order_amount: rupees(order.amount),
          order_currency: order.currency,
          order_tags: null,
        },
        payment: cashfreePayment(payment, order, now),
        error_details: cashfreeErrorDetails(payment, now),
      },
      event_time: now.toISOString(),
      type,
    });
    const timestamp = String(now.getTime());
    return {
      headers: {
        "x-webhook-signature": sign(
          webhook.forged ? FORGED_SECRET : secret,
          "base64",
          timestamp,
          body,
        ),
        "x-webhook-timestamp": timestamp,
        "x-webhook-version": "2025-01-01",
        "x-webhook-attempt": String(webhook.tries),
        "x-idempotency-key": webhook.id,
      },
      body,
    };
  },
};
