import type { Outcome } from "../../sandbox/books.ts";
import { FORGED_SECRET, type SandboxGateway } from "../../sandbox/sandbox-gateway.ts";
import { sign } from "../signatures.ts";
import { razorpayId, razorpayPayment, serveRazorpay } from "./sandbox-api.ts";

const EVENTS: Partial<Record<Outcome, string>> = {
  paid: "payment.captured",
  failed: "payment.failed",
};

/** The part of the sandbox that stands in for Razorpay. */
export const razorpaySandbox: SandboxGateway = {
  settings: (url, secret) => ({
    RAZORPAY_URL: url,
    RAZORPAY_KEY_ID: "rzp_test_sandbox",
    RAZORPAY_KEY_SECRET: secret("razorpay"),
    RAZORPAY_WEBHOOK_SECRET: secret("razorpay webhook"),
  }),

  serve: serveRazorpay,

  paymentId: (id) => razorpayId("pay", id),

  message({ order, payment, webhook, now }, { RAZORPAY_WEBHOOK_SECRET: secret = "" }) {
    const isBlocked = webhook.outcome === "paid" && !payment.captured;
    const event = isBlocked ? "payment.authorized" : EVENTS[webhook.outcome];
    if (!event) return null;
    const body = JSON.stringify({
      entity: "event",
      account_id: "acc_sandbox",
      event,
      contains: ["payment"],
      payload: { payment: { entity: razorpayPayment(payment, order, now) } },
      created_at: Math.floor(now.getTime() / 1000),
    });
    return {
      headers: {
        "x-razorpay-signature": sign(webhook.forged ? FORGED_SECRET : secret, "hex", body),
        "x-razorpay-event-id": webhook.id,
      },
      body,
    };
  },

  proof: ({ order, payment, forged }, { RAZORPAY_KEY_SECRET: secret = "" }) => ({
    razorpay_order_id: order.id,
    razorpay_payment_id: payment.id,
    razorpay_signature: sign(forged ? FORGED_SECRET : secret, "hex", `${order.id}|${payment.id}`),
  }),
};
