import { rupees } from "@suvarna/domain/money";
import * as z from "zod";
import {
  type CaseNews,
  type Evidence,
  type GatewayConnection,
  GatewayError,
  type Headers,
  type PaymentRequest,
  type RefundProgress,
  type RefundReport,
  type SettlementEntry,
  type ShopFacts,
  SignatureError,
} from "../../gateway.ts";
import { callGateway, jsonOf, LooseId, parseSuccess } from "../call-gateway.ts";
import { reasonOfError, reasonOfUpiCodes } from "../decline-reasons.ts";
import type { SettingValues } from "../setting-types.ts";
import { isSameSignature, sign } from "../signatures.ts";
import { entryOf, RupeeAmount, SettlementPage } from "./settlement.ts";

const NAME = "cashfree";
const API_VERSION = "2025-01-01";
/**
 * The greatest allowed difference in time between a webhook's signed timestamp and the shop's
 * clock, so that nobody can send an old webhook again.
 */
const WEBHOOK_MAX_AGE_MS = 5 * 60_000;
/**
 * The shortest time in milliseconds for which an order at Cashfree is opened. Cashfree refuses an
 * order that ends within 15 minutes (`order_expiry_time_invalid`); the minute more covers a
 * difference between the two clocks.
 */
const LEAST_OPEN_MS = 16 * 60_000;

const Order = z.looseObject({ order_id: z.string(), payment_session_id: z.string() });

const ErrorDetails = z.looseObject({ error_reason: z.string().nullish() }).nullish();
const Attempt = z.looseObject({
  cf_payment_id: LooseId,
  payment_status: z.string(),
  payment_amount: RupeeAmount,
  payment_currency: z.string(),
  payment_message: z.string().nullish(),
  error_details: ErrorDetails,
});

const Refund = z.looseObject({
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
    /** A webhook has these details beside the payment; a fetched payment has them inside. */
    error_details: ErrorDetails,
    refund: Refund.optional(),
    dispute: DisputeNews.optional(),
    order_details: z.looseObject({ cf_payment_id: LooseId.optional() }).optional(),
  }),
});
type News = z.output<typeof Webhook>["data"];

/** The part of a webhook about a refund or dispute; null when the webhook contains neither. */
function caseOf({ refund, dispute, order_details: order }: News): CaseNews | null {
  if (dispute) {
    return {
      kind: "dispute",
      reference: dispute.dispute_id,
      paymentReference: order?.cf_payment_id ?? "",
      amount: dispute.dispute_amount,
      currency: dispute.dispute_amount_currency,
      state: dispute.dispute_status,
      progress: null,
      refundId: null,
    };
  }
  return refund ? reportOf(refund) : null;
}

const PROGRESS: Readonly<Record<string, RefundProgress>> = {
  SUCCESS: "done",
  CANCELLED: "failed",
  FAILED: "failed",
};

function reportOf(refund: z.output<typeof Refund>): RefundReport {
  return {
    kind: "refund",
    reference: refund.cf_refund_id,
    paymentReference: refund.cf_payment_id,
    amount: refund.refund_amount,
    currency: refund.refund_currency,
    state: refund.refund_status,
    progress: PROGRESS[refund.refund_status] ?? "sent",
    refundId: refund.refund_id ?? null,
  };
}

const ENTRIES_ON_A_PAGE = 250;
/** The most pages of a settlement that are read. A day of a shop of this size has fewer entries. */
const MOST_PAGES = 800;

/** Only SUCCESS is final: after any other status, another attempt of the same order may follow. */
const OUTCOMES: Readonly<Record<string, Evidence["outcome"]>> = {
  SUCCESS: "paid",
  FAILED: "failed",
  USER_DROPPED: "dropped",
  CANCELLED: "dropped",
  VOID: "failed",
};

/** The parts of an attempt's message: the codes and the words of `ZA::U19::Transaction fail`. */
function partsOf(message: string | null | undefined): { codes: string[]; words: string } {
  const [, codes = "", words = ""] = /^((?:\w+::)*)(.*)$/s.exec(message ?? "") ?? [];
  return { codes: codes.split("::").filter(Boolean), words };
}

/** Connects to Cashfree. Its amounts are in rupees, and its orders have the payment's id. */
export function connectCashfree(
  {
    CASHFREE_URL: url = "",
    CASHFREE_CLIENT_ID: clientId = "",
    CASHFREE_CLIENT_SECRET: clientSecret = "",
  }: SettingValues,
  { timeoutMs, returnUrl, webhookUrl }: ShopFacts,
): GatewayConnection {
  const headers = {
    "x-client-id": clientId,
    "x-client-secret": clientSecret,
    "x-api-version": API_VERSION,
  };
  const call = (request: Parameters<typeof callGateway>[1]) =>
    callGateway({ gateway: NAME, url, headers, timeoutMs }, request);

  function evidenceOf(reference: string, attempt: z.output<typeof Attempt>): Evidence {
    const isFailed = attempt.payment_status === "FAILED";
    const { codes, words } = partsOf(attempt.payment_message);
    return {
      gateway: NAME,
      reference,
      paymentReference: attempt.cf_payment_id,
      outcome: OUTCOMES[attempt.payment_status] ?? "pending",
      amount: attempt.payment_amount,
      currency: attempt.payment_currency,
      said: isFailed ? words : undefined,
      declineReason: isFailed
        ? (reasonOfUpiCodes(codes) ?? reasonOfError(attempt.error_details?.error_reason))
        : undefined,
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
            // Cashfree accepts only letters and digits in a customer's id.
            customer_id: bill.customer.id.replaceAll("-", ""),
            customer_name: bill.customer.name,
            customer_phone: bill.customer.phone,
            ...(bill.customer.email ? { customer_email: bill.customer.email } : {}),
          },
          order_meta: {
            return_url: returnUrl(bill),
            // Cashfree accepts only an HTTPS address for its webhooks.
            ...(webhookUrl.startsWith("https:") ? { notify_url: webhookUrl } : {}),
          },
          order_expiry_time: endOfOrder(bill).toISOString(),
        },
      });
      // After status 409 the order exists: an earlier call made it, and its answer was lost.
      const answer =
        created.status === 409
          ? await call({ method: "GET", path: `/orders/${bill.paymentId}` })
          : created;
      const order = parseSuccess(answer, Order);
      return { reference: order.order_id, sessionId: order.payment_session_id };
    },

    async fetchEvidence(reference) {
      const path = `/orders/${encodeURIComponent(reference)}/payments`;
      const attempts = parseSuccess(await call({ method: "GET", path }), z.array(Attempt));
      return attempts.map((attempt) => evidenceOf(reference, attempt));
    },

    async close(reference) {
      const answer = await call({
        method: "PATCH",
        path: `/orders/${encodeURIComponent(reference)}`,
        body: { order_status: "TERMINATED" },
      });
      // Any other refusal means that the order is paid or expired; the shop asks for its state.
      if (answer.status >= 500) throw new GatewayError(`status ${answer.status}`);
    },

    readWebhook(raw, received, now) {
      const timestamp = header(received, "x-webhook-timestamp");
      const signature = header(received, "x-webhook-signature");
      // The signature covers the timestamp and the raw bytes, joined without a separator.
      if (!isSameSignature(sign(clientSecret, "base64", timestamp, raw), signature)) {
        throw new SignatureError("a signature that is not Cashfree's");
      }
      const age = Math.abs(now.getTime() - Number(timestamp));
      if (!(age <= WEBHOOK_MAX_AGE_MS)) throw new SignatureError("a message of another time");
      const { data, success } = Webhook.safeParse(jsonOf(raw));
      if (!success) return null;
      if (!data.data.order || !data.data.payment) return caseOf(data.data);
      const { order, payment, error_details } = data.data;
      return evidenceOf(order.order_id, {
        ...payment,
        error_details: payment.error_details ?? error_details,
      });
    },

    async listRefunds({ reference }) {
      const path = `/orders/${encodeURIComponent(reference)}/refunds`;
      const refunds = parseSuccess(await call({ method: "GET", path }), z.array(Refund));
      return refunds.map(reportOf);
    },

    async refund({ refundId, reference, amount }) {
      const answer = await call({
        method: "POST",
        path: `/orders/${encodeURIComponent(reference)}/refunds`,
        headers: { "x-idempotency-key": refundId },
        body: { refund_id: refundId, refund_amount: rupees(amount), refund_speed: "STANDARD" },
      });
      const report = reportOf(parseSuccess(answer, Refund));
      if (report.amount !== amount) throw new GatewayError("a refund of another amount");
      return report;
    },

    async fetchSettlement(day) {
      const filters = { start_date: `${day}T00:00:00+05:30`, end_date: `${day}T23:59:59+05:30` };
      const entries: SettlementEntry[] = [];
      let cursor: string | null = null;
      for (let page = 0; page < MOST_PAGES; page++) {
        const pagination = { limit: ENTRIES_ON_A_PAGE, cursor };
        const body = { pagination, filters };
        const path = "/settlement/recon";
        const answer = await call({ method: "POST", path, body, isPage: true });
        const page: z.output<typeof SettlementPage> = parseSuccess(answer, SettlementPage);
        entries.push(...page.data.map(entryOf));
        cursor = page.cursor || null;
        if (cursor === null) return entries;
      }
      throw new GatewayError("a settlement without an end");
    },
  };
}

/**
 * The end of an order at Cashfree: the end of the payment, if Cashfree accepts it. An order that
 * would stay open for longer than its payment is closed by the shop at the end of the payment.
 */
function endOfOrder({ expiresAt, now }: Pick<PaymentRequest, "expiresAt" | "now">): Date {
  return new Date(Math.max(expiresAt.getTime(), now.getTime() + LEAST_OPEN_MS));
}

function header(headers: Headers, name: string): string {
  return String(headers[name] ?? "");
}
