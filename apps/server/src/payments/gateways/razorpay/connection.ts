import * as z from "zod";
import {
  type CaseNews,
  type Evidence,
  type GatewayConnection,
  GatewayError,
  GatewayRefusal,
  type ShopSide,
  SignatureError,
} from "../../gateway.ts";
import { callGateway, jsonOf, successOf } from "../call-gateway.ts";
import type { SettingValues } from "../setting-types.ts";
import { isSame, sign } from "../signatures.ts";

const NAME = "razorpay";

const Paise = z.number().int().nonnegative();
const Order = z.looseObject({ id: z.string(), amount: Paise, currency: z.string() });

const Attempt = z.looseObject({
  id: z.string(),
  order_id: z.string(),
  amount: Paise,
  currency: z.string(),
  status: z.string(),
  amount_refunded: Paise.optional(),
});
type Attempt = z.output<typeof Attempt>;

const Refund = z.looseObject({
  id: z.string(),
  payment_id: z.string(),
  amount: Paise,
  currency: z.string().default("INR"),
  status: z.string(),
  receipt: z.string().nullish(),
});

const Dispute = z.looseObject({
  id: z.string(),
  payment_id: z.string(),
  amount: Paise,
  currency: z.string(),
  status: z.string(),
});

const Webhook = z.looseObject({
  event: z.string(),
  payload: z
    .looseObject({
      payment: z.looseObject({ entity: Attempt }).optional(),
      refund: z.looseObject({ entity: Refund }).optional(),
      dispute: z.looseObject({ entity: Dispute }).optional(),
    })
    .optional(),
});

const OUTCOMES: Readonly<Record<string, Evidence["outcome"]>> = {
  captured: "paid",
  authorized: "authorized",
  failed: "failed",
  // Money that went back pays for nothing.
  refunded: "dropped",
};

/** The data that the popup gives to the page after a payment. */
const Proof = z.object({
  razorpay_order_id: z.string().max(64),
  razorpay_payment_id: z.string().max(64),
  razorpay_signature: z.string().max(128),
});

/** Nothing is taken before the shop says so; what it does not capture within 5 days goes back. */
const MANUAL_CAPTURE = {
  capture: "manual",
  capture_options: { manual_expiry_period: 7200, refund_speed: "normal" },
};

function caseOf(
  kind: CaseNews["kind"],
  entity: z.output<typeof Dispute> & { readonly receipt?: string | null | undefined },
): CaseNews {
  const { id: reference, payment_id: paymentReference, amount, currency, status } = entity;
  const refundId = entity.receipt ?? null;
  return { kind, reference, paymentReference, amount, currency, state: status, refundId };
}

/** Razorpay: amounts in paise, an order that knows our payment by its receipt. */
export function connectRazorpay(
  {
    RAZORPAY_URL: url = "",
    RAZORPAY_KEY_ID: keyId = "",
    RAZORPAY_KEY_SECRET: keySecret = "",
    RAZORPAY_WEBHOOK_SECRET: webhookSecret = "",
  }: SettingValues,
  { timeoutMs }: Pick<ShopSide, "timeoutMs">,
): GatewayConnection {
  const basic = Buffer.from(`${keyId}:${keySecret}`).toString("base64");
  const call = (request: Parameters<typeof callGateway>[1]) =>
    callGateway({ url, headers: { authorization: `Basic ${basic}` }, timeoutMs }, request);

  function evidenceOf({ id, order_id, amount, currency, status }: Attempt): Evidence {
    return {
      gateway: NAME,
      reference: order_id,
      paymentReference: id,
      outcome: OUTCOMES[status] ?? "pending",
      amount,
      currency,
    };
  }

  return {
    window: { mode: keyId.startsWith("rzp_test_") ? "sandbox" : "production", keyId },

    proof: {
      fields: Proof,
      isSigned(fields, reference) {
        const { razorpay_order_id, razorpay_payment_id, razorpay_signature = "" } = fields;
        const expected = sign(keySecret, "hex", `${reference}|${razorpay_payment_id}`);
        return razorpay_order_id === reference && isSame(expected, razorpay_signature);
      },
    },

    async open({ paymentId, amount, currency }) {
      const answer = await call({
        method: "POST",
        path: "/orders",
        body: { amount, currency, receipt: paymentId, payment: MANUAL_CAPTURE },
      });
      const order = successOf(answer, Order);
      if (order.amount !== amount || order.currency !== currency) {
        throw new GatewayError("an order of another amount");
      }
      // The popup opens with the order itself.
      return { reference: order.id, sessionId: order.id };
    },

    orderFields: (id, { amount, currency }) => ({ razorpayOrder: { id, amount, currency } }),

    async fetchEvidence(reference) {
      const path = `/orders/${encodeURIComponent(reference)}`;
      const list = await call({ method: "GET", path: `${path}/payments` });
      const { items } = successOf(list, z.looseObject({ items: z.array(Attempt) }));
      return items.map(evidenceOf);
    },

    async capture({ paymentReference, amount, currency }) {
      const path = `/payments/${encodeURIComponent(paymentReference)}`;
      const body = { amount, currency };
      const answer = await call({ method: "POST", path: `${path}/capture`, body });
      // An answer that was lost: the money is captured.
      const attempt = answer.status === 400 ? await call({ method: "GET", path }) : answer;
      return evidenceOf(successOf(attempt, Attempt));
    },

    // Its orders can't be closed; money that is blocked later is not captured, and goes back.
    async close() {},

    readWebhook(raw, headers) {
      const signature = String(headers["x-razorpay-signature"] ?? "");
      if (!isSame(sign(webhookSecret, "hex", raw), signature)) {
        throw new SignatureError("a signature that is not Razorpay's");
      }
      const { data, success } = Webhook.safeParse(jsonOf(raw));
      const { payment, refund, dispute } = (success && data.payload) || {};
      if (dispute) return caseOf("dispute", dispute.entity);
      if (refund) return caseOf("refund", refund.entity);
      return payment && data?.event.match(/^(payment|order)[.]/)
        ? evidenceOf(payment.entity)
        : null;
    },

    async refund({ refundId, paymentReference, amount }) {
      const path = `/payments/${encodeURIComponent(paymentReference)}`;
      // It knows no refund by our id, so what goes back already is asked for first: a part of it may
      // have been sent from the dashboard.
      const list = await call({ method: "GET", path: `${path}/refunds` });
      const { items } = successOf(list, z.looseObject({ items: z.array(Refund) }));
      const alive = items.filter(({ status }) => status !== "failed");
      const left = amount - alive.reduce((sum, refund) => sum + refund.amount, 0);
      if (left <= 0) return alive.every(({ status }) => status === "processed") ? "done" : "sent";
      const answer = await call({
        method: "POST",
        path: `${path}/refund`,
        body: { amount: left, speed: "normal", receipt: refundId },
      });
      const { status } = successOf(answer, Refund);
      if (status === "failed") throw new GatewayRefusal("the refund failed");
      return status === "processed" && alive.every((one) => one.status === "processed")
        ? "done"
        : "sent";
    },
  };
}
