import { paise, rupees } from "@suvarna/domain/money";
import * as z from "zod";
import {
  type CaseNews,
  type Evidence,
  type GatewayConnection,
  GatewayError,
  GatewayRefusal,
  type Headers,
  type ShopSide,
  SignatureError,
} from "../../gateway.ts";
import { callGateway, jsonOf, LooseId, successOf } from "../call-gateway.ts";
import type { SettingValues } from "../setting-types.ts";
import { isSame, sign } from "../signatures.ts";

const NAME = "cashfree";
const API_VERSION = "2025-01-01";
/** How far a webhook's time may be from ours: it is signed, so an old message can't be sent again. */
const WEBHOOK_MAX_AGE_MS = 5 * 60_000;

/** Rupees with two decimals; a third would be no money. */
const RupeeAmount = z
  .number()
  .nonnegative()
  .refine((value) => rupees(paise(value)) === value, { message: "an amount in whole paise" })
  .transform(paise);

const Order = z.looseObject({ order_id: z.string(), payment_session_id: z.string() });

const Attempt = z.looseObject({
  cf_payment_id: LooseId,
  payment_status: z.string(),
  payment_amount: RupeeAmount,
  payment_currency: z.string(),
});

const Refund = z.looseObject({ refund_status: z.string() });

const RefundNews = z.looseObject({
  cf_refund_id: LooseId,
  cf_payment_id: LooseId,
  refund_id: z.string().nullish(),
  refund_amount: RupeeAmount,
  refund_currency: z.string().default("INR"),
  refund_status: z.string(),
});

const DisputeNews = z.looseObject({
  dispute_id: LooseId,
  dispute_amount: RupeeAmount,
  dispute_amount_currency: z.string().default("INR"),
  dispute_status: z.string(),
});

const Webhook = z.looseObject({
  type: z.string(),
  data: z.looseObject({
    order: z.looseObject({ order_id: z.string() }).optional(),
    payment: Attempt.optional(),
    refund: RefundNews.optional(),
    dispute: DisputeNews.optional(),
    order_details: z.looseObject({ cf_payment_id: LooseId.optional() }).optional(),
  }),
});
type News = z.output<typeof Webhook>["data"];

/** The part of a message about money that goes back; null when there is none. */
function caseOf({ refund, dispute, order_details: order }: News): CaseNews | null {
  if (dispute) {
    return {
      kind: "dispute",
      reference: dispute.dispute_id,
      paymentReference: order?.cf_payment_id ?? "",
      amount: dispute.dispute_amount,
      currency: dispute.dispute_amount_currency,
      state: dispute.dispute_status,
      refundId: null,
    };
  }
  if (!refund) return null;
  return {
    kind: "refund",
    reference: refund.cf_refund_id,
    paymentReference: refund.cf_payment_id,
    amount: refund.refund_amount,
    currency: refund.refund_currency,
    state: refund.refund_status,
    refundId: refund.refund_id ?? null,
  };
}

/** Only SUCCESS is final: other attempts of the same order may follow each of the others. */
const OUTCOMES: Readonly<Record<string, Evidence["outcome"]>> = {
  SUCCESS: "paid",
  FAILED: "failed",
  USER_DROPPED: "dropped",
  CANCELLED: "dropped",
  VOID: "failed",
};

/** Cashfree's payment gateway: amounts in rupees, its own order under the id of our payment. */
export function connectCashfree(
  {
    CASHFREE_URL: url = "",
    CASHFREE_CLIENT_ID: clientId = "",
    CASHFREE_CLIENT_SECRET: clientSecret = "",
  }: SettingValues,
  { timeoutMs, returnUrl, webhookUrl }: ShopSide,
): GatewayConnection {
  const headers = {
    "x-client-id": clientId,
    "x-client-secret": clientSecret,
    "x-api-version": API_VERSION,
  };
  const call = (request: Parameters<typeof callGateway>[1]) =>
    callGateway({ url, headers, timeoutMs }, request);

  function evidenceOf(reference: string, attempt: z.output<typeof Attempt>): Evidence {
    return {
      gateway: NAME,
      reference,
      paymentReference: attempt.cf_payment_id,
      outcome: OUTCOMES[attempt.payment_status] ?? "pending",
      amount: attempt.payment_amount,
      currency: attempt.payment_currency,
    };
  }

  return {
    window: { mode: url.includes("//sandbox.") ? "sandbox" : "production" },

    async open(bill) {
      const created = await call({
        method: "POST",
        path: "/orders",
        headers: { "x-idempotency-key": bill.paymentId },
        body: {
          order_id: bill.paymentId,
          order_amount: rupees(bill.amount),
          order_currency: bill.currency,
          customer_details: {
            // Letters and digits only.
            customer_id: bill.customer.id.replaceAll("-", ""),
            customer_name: bill.customer.name,
            customer_phone: bill.customer.phone,
            ...(bill.customer.email ? { customer_email: bill.customer.email } : {}),
          },
          order_meta: {
            return_url: returnUrl(bill),
            // It takes no other address for its messages.
            ...(webhookUrl.startsWith("https:") ? { notify_url: webhookUrl } : {}),
          },
          order_expiry_time: bill.expiresAt.toISOString(),
        },
      });
      // An answer that was lost: the order is there.
      const answer =
        created.status === 409
          ? await call({ method: "GET", path: `/orders/${bill.paymentId}` })
          : created;
      const order = successOf(answer, Order);
      return { reference: order.order_id, sessionId: order.payment_session_id };
    },

    async fetchEvidence(reference) {
      const path = `/orders/${encodeURIComponent(reference)}/payments`;
      const attempts = successOf(await call({ method: "GET", path }), z.array(Attempt));
      return attempts.map((attempt) => evidenceOf(reference, attempt));
    },

    async close(reference) {
      const answer = await call({
        method: "PATCH",
        path: `/orders/${encodeURIComponent(reference)}`,
        body: { order_status: "TERMINATED" },
      });
      // Paid or over already: what it is now is asked for anyway.
      if (answer.status >= 500) throw new GatewayError(`status ${answer.status}`);
    },

    readWebhook(raw, received, now) {
      const timestamp = header(received, "x-webhook-timestamp");
      const signature = header(received, "x-webhook-signature");
      // The time and the bytes, joined without anything between them.
      if (!isSame(sign(clientSecret, "base64", timestamp, raw), signature)) {
        throw new SignatureError("a signature that is not Cashfree's");
      }
      const age = Math.abs(now.getTime() - Number(timestamp));
      if (!(age <= WEBHOOK_MAX_AGE_MS)) throw new SignatureError("a message of another time");
      const { data, success } = Webhook.safeParse(jsonOf(raw));
      if (!success) return null;
      if (!data.data.order || !data.data.payment) return caseOf(data.data);
      return evidenceOf(data.data.order.order_id, data.data.payment);
    },

    async refund({ refundId, reference, amount }) {
      const path = `/orders/${encodeURIComponent(reference)}/refunds`;
      const asked = await call({ method: "GET", path: `${path}/${refundId}` });
      const answer =
        asked.status === 404
          ? await call({
              method: "POST",
              path,
              headers: { "x-idempotency-key": refundId },
              body: {
                refund_id: refundId,
                refund_amount: rupees(amount),
                refund_speed: "STANDARD",
              },
            })
          : asked;
      const { refund_status } = successOf(answer, Refund);
      if (refund_status === "SUCCESS") return "done";
      if (refund_status === "PENDING" || refund_status === "ONHOLD") return "sent";
      throw new GatewayRefusal("the refund was cancelled or failed");
    },
  };
}

function header(headers: Headers, name: string): string {
  return String(headers[name] ?? "");
}
