import * as z from "zod";
import {
  type Evidence,
  type GatewayConnection,
  GatewayError,
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

const Refund = z.looseObject({ status: z.string() });

const Webhook = z.looseObject({
  event: z.string(),
  payload: z.looseObject({ payment: z.looseObject({ entity: Attempt }).optional() }).optional(),
});

const OUTCOMES: Readonly<Record<string, Evidence["outcome"]>> = {
  captured: "paid",
  failed: "failed",
  // Money that went back pays for nothing.
  refunded: "dropped",
};

/** What the popup hands to the page after a payment. */
const Proof = z.object({
  razorpay_order_id: z.string().max(64),
  razorpay_payment_id: z.string().max(64),
  razorpay_signature: z.string().max(128),
});

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

  /** Money that is only authorised is taken, when it is what the order asks for. */
  async function captured(attempt: Attempt, order: z.output<typeof Order>): Promise<Attempt> {
    const { id, amount, currency, status } = attempt;
    const fits = amount === order.amount && currency === order.currency;
    if (status !== "authorized" || !fits) return attempt;
    const path = `/payments/${encodeURIComponent(id)}/capture`;
    const answer = await call({ method: "POST", path, body: { amount, currency } });
    return successOf(answer, Attempt);
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
        body: { amount, currency, receipt: paymentId },
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
      if (items.every(({ status }) => status !== "authorized")) return items.map(evidenceOf);
      const order = successOf(await call({ method: "GET", path }), Order);
      const attempts: Attempt[] = [];
      for (const item of items) attempts.push(await captured(item, order));
      return attempts.map(evidenceOf);
    },

    // Its orders stay open; what comes late goes back.
    async close() {},

    readWebhook(raw, headers) {
      const signature = String(headers["x-razorpay-signature"] ?? "");
      if (!isSame(sign(webhookSecret, "hex", raw), signature)) {
        throw new SignatureError("a signature that is not Razorpay's");
      }
      const { data, success } = Webhook.safeParse(jsonOf(raw));
      const attempt = success ? data.payload?.payment?.entity : undefined;
      return attempt && data?.event.match(/^(payment|order)[.]/) ? evidenceOf(attempt) : null;
    },

    async refund({ refundId, paymentReference, amount }) {
      const path = `/payments/${encodeURIComponent(paymentReference)}`;
      // It knows no refund by our id, so what has gone back already is asked for first.
      const attempt = successOf(await call({ method: "GET", path }), Attempt);
      if ((attempt.amount_refunded ?? 0) >= amount) return "done";
      const answer = await call({
        method: "POST",
        path: `${path}/refund`,
        body: { amount, speed: "normal", receipt: refundId },
      });
      const { status } = successOf(answer, Refund);
      if (status === "failed") throw new GatewayError("the refund was refused");
      return status === "processed" ? "done" : "sent";
    },
  };
}
