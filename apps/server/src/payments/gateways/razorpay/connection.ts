import * as z from "zod";
import {
  type CaseNews,
  type Evidence,
  type GatewayConnection,
  GatewayError,
  type RefundProgress,
  type RefundReport,
  type SettlementEntry,
  type ShopFacts,
  SignatureError,
} from "../../gateway.ts";
import { callGateway, jsonOf, parseSuccess } from "../call-gateway.ts";
import { reasonOfError } from "../decline-reasons.ts";
import type { SettingValues } from "../setting-types.ts";
import { isSameSignature, sign } from "../signatures.ts";

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
  error_description: z.string().nullish(),
  error_reason: z.string().nullish(),
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
  // An attempt whose money went back is not a payment of the order.
  refunded: "dropped",
};

/** The data that the popup gives to the page after a payment. */
const Proof = z.object({
  razorpay_order_id: z.string().max(64),
  razorpay_payment_id: z.string().max(64),
  razorpay_signature: z.string().max(128),
});

/**
 * Razorpay only blocks money until the shop captures it. Money that is not captured within 5 days
 * is released.
 */
const MANUAL_CAPTURE = {
  capture: "manual",
  capture_options: { manual_expiry_period: 7200, refund_speed: "normal" },
};

const Settled = z.looseObject({
  entity_id: z.string(),
  type: z.string(),
  amount: Paise,
  currency: z.string().default("INR"),
  fee: z.number().int().default(0),
  tax: z.number().int().default(0),
  settlement_id: z.string().nullish(),
  settlement_utr: z.string().nullish(),
});

/** The most refunds and settlement entries that Razorpay returns at once. */
const REFUNDS_ON_A_PAGE = 100;
const ENTRIES_ON_A_PAGE = 500;
/** The most pages that are read for a day. A day of a shop of this size has fewer entries. */
const MOST_PAGES = 400;

const PROGRESS: Readonly<Record<string, RefundProgress>> = { processed: "done", failed: "failed" };

function reportOf(entity: z.output<typeof Refund>): RefundReport {
  const { id: reference, payment_id: paymentReference, amount, currency, status } = entity;
  return {
    kind: "refund",
    reference,
    paymentReference,
    amount,
    currency,
    state: status,
    progress: PROGRESS[status] ?? "sent",
    refundId: entity.receipt ?? null,
  };
}

function disputeOf(entity: z.output<typeof Dispute>): CaseNews {
  const { id: reference, payment_id: paymentReference, amount, currency, status } = entity;
  return {
    kind: "dispute",
    reference,
    paymentReference,
    amount,
    currency,
    state: status,
    progress: null,
    refundId: null,
  };
}

const ENTRY_KINDS: Readonly<Record<string, SettlementEntry["kind"]>> = {
  payment: "payment",
  refund: "refund",
};

function entryOf(entry: z.output<typeof Settled>): SettlementEntry {
  return {
    kind: ENTRY_KINDS[entry.type] ?? "other",
    reference: entry.entity_id,
    amount: entry.amount,
    currency: entry.currency,
    fee: entry.fee,
    tax: entry.tax,
    settlementId: entry.settlement_id ?? null,
    utr: entry.settlement_utr ?? null,
  };
}

/**
 * Connects to Razorpay. Its amounts are in paise, and its order has the shop's id of the payment as
 * its receipt.
 */
export function connectRazorpay(
  {
    RAZORPAY_URL: url = "",
    RAZORPAY_KEY_ID: keyId = "",
    RAZORPAY_KEY_SECRET: keySecret = "",
    RAZORPAY_WEBHOOK_SECRET: webhookSecret = "",
  }: SettingValues,
  { timeoutMs }: Pick<ShopFacts, "timeoutMs">,
): GatewayConnection {
  const basic = Buffer.from(`${keyId}:${keySecret}`).toString("base64");
  const headers = { authorization: `Basic ${basic}` };
  const call = (request: Parameters<typeof callGateway>[1]) =>
    callGateway({ gateway: NAME, url, headers, timeoutMs }, request);

  function evidenceOf(attempt: Attempt): Evidence {
    const { id, order_id, amount, currency, status, error_description, error_reason } = attempt;
    const isFailed = status === "failed";
    return {
      gateway: NAME,
      reference: order_id,
      paymentReference: id,
      outcome: OUTCOMES[status] ?? "pending",
      amount,
      currency,
      said: isFailed ? (error_description ?? undefined) : undefined,
      declineReason: isFailed ? reasonOfError(error_reason) : undefined,
    };
  }

  return {
    window: { mode: keyId.startsWith("rzp_test_") ? "sandbox" : "production", keyId },

    proof: {
      fields: Proof,
      isSigned(fields, reference) {
        const { razorpay_order_id, razorpay_payment_id, razorpay_signature = "" } = fields;
        const expected = sign(keySecret, "hex", `${reference}|${razorpay_payment_id}`);
        return razorpay_order_id === reference && isSameSignature(expected, razorpay_signature);
      },
    },

    async open({ paymentId, amount, currency }) {
      const answer = await call({
        method: "POST",
        path: "/orders",
        body: { amount, currency, receipt: paymentId, payment: MANUAL_CAPTURE },
      });
      const order = parseSuccess(answer, Order);
      if (order.amount !== amount || order.currency !== currency) {
        throw new GatewayError("an order of another amount");
      }
      // Razorpay has no session id: its popup opens with the id of the order.
      return { reference: order.id, sessionId: order.id };
    },

    orderFields: (id, { amount, currency }) => ({ razorpayOrder: { id, amount, currency } }),

    async fetchEvidence(reference) {
      const path = `/orders/${encodeURIComponent(reference)}`;
      const list = await call({ method: "GET", path: `${path}/payments` });
      const { items } = parseSuccess(list, z.looseObject({ items: z.array(Attempt) }));
      return items.map(evidenceOf);
    },

    async capture({ paymentReference, amount, currency }) {
      const path = `/payments/${encodeURIComponent(paymentReference)}`;
      const body = { amount, currency };
      const answer = await call({ method: "POST", path: `${path}/capture`, body });
      // A refused call can mean that an earlier call captured the money and its answer was lost.
      const attempt = answer.status === 400 ? await call({ method: "GET", path }) : answer;
      return evidenceOf(parseSuccess(attempt, Attempt));
    },

    // Razorpay's orders can't be closed. Money that is blocked later is captured only if the shop's
    // order still waits for it; otherwise the bank releases it.
    async close() {},

    readWebhook(raw, headers) {
      const signature = String(headers["x-razorpay-signature"] ?? "");
      if (!isSameSignature(sign(webhookSecret, "hex", raw), signature)) {
        throw new SignatureError("a signature that is not Razorpay's");
      }
      const { data, success } = Webhook.safeParse(jsonOf(raw));
      const { payment, refund, dispute } = (success && data.payload) || {};
      if (dispute) return disputeOf(dispute.entity);
      if (refund) return reportOf(refund.entity);
      return payment && data?.event.match(/^(payment|order)[.]/)
        ? evidenceOf(payment.entity)
        : null;
    },

    async listRefunds({ paymentReference }) {
      const path = `/payments/${encodeURIComponent(paymentReference)}/refunds`;
      const reports: RefundReport[] = [];
      for (let page = 0; page < MOST_PAGES; page++) {
        const query = `?count=${REFUNDS_ON_A_PAGE}&skip=${page * REFUNDS_ON_A_PAGE}`;
        const list = await call({ method: "GET", path: path + query, isPage: true });
        const { items } = parseSuccess(list, z.looseObject({ items: z.array(Refund) }));
        reports.push(...items.map(reportOf));
        if (items.length < REFUNDS_ON_A_PAGE) return reports;
      }
      throw new GatewayError("a list of refunds without an end");
    },

    async refund({ refundId, paymentReference, amount }) {
      const answer = await call({
        method: "POST",
        path: `/payments/${encodeURIComponent(paymentReference)}/refund`,
        body: { amount, speed: "normal", receipt: refundId },
      });
      const report = reportOf(parseSuccess(answer, Refund));
      if (report.amount !== amount) throw new GatewayError("a refund of another amount");
      return report;
    },

    async fetchSettlement(day) {
      const [year, month, date] = day.split("-");
      const entries: SettlementEntry[] = [];
      for (let page = 0; page < MOST_PAGES; page++) {
        const paging = `count=${ENTRIES_ON_A_PAGE}&skip=${page * ENTRIES_ON_A_PAGE}`;
        const path = `/settlements/recon/combined?year=${year}&month=${month}&day=${date}&${paging}`;
        const list = await call({ method: "GET", path, isPage: true });
        const { items } = parseSuccess(list, z.looseObject({ items: z.array(Settled) }));
        entries.push(...items.map(entryOf));
        if (items.length < ENTRIES_ON_A_PAGE) return entries;
      }
      throw new GatewayError("a settlement without an end");
    },
  };
}
