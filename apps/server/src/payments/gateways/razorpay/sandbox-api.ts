import { endOfIndianDay, startOfIndianDay } from "@suvarna/domain/indian-day";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { newId } from "../../../platform/ids.ts";
import * as books from "../../sandbox/books.ts";
import type { SandboxGatewayDependencies } from "../../sandbox/sandbox-gateway.ts";
import { isSameSignature } from "../signatures.ts";

const STATUSES: Record<books.Outcome, string> = {
  paid: "captured",
  failed: "failed",
  dropped: "failed",
  pending: "created",
};
/**
 * The time in milliseconds for which the sandbox keeps an unpaid order of Razorpay, because
 * Razorpay's orders do not expire.
 */
const KEPT_MS = 365 * 24 * 3_600_000;

/** Converts an attempt, with its status at a time, to the form of Razorpay's API. */
export function razorpayPayment(
  payment: books.SandboxPayment,
  order: books.SandboxOrder,
  now: Date,
) {
  const status = books.statusAt(payment, now);
  const refunded = payment.refunded >= payment.amount;
  return {
    id: payment.id,
    entity: "payment",
    amount: payment.amount,
    currency: order.currency,
    status: refunded
      ? "refunded"
      : status === "paid" && !payment.captured
        ? "authorized"
        : STATUSES[status],
    order_id: order.id,
    method: "upi",
    amount_refunded: payment.refunded,
    refund_status: refunded ? "full" : null,
    captured: status === "paid" && payment.captured,
    error_reason: status === "failed" ? "transaction_limit_exceeded" : null,
    error_description: status === "failed" ? "The limit for one payment is reached" : null,
    created_at: Math.floor(payment.at.getTime() / 1000),
  };
}

/** Creates an id that looks like Razorpay's ids. */
export function razorpayId(kind: "order" | "pay" | "rfnd", id: string): string {
  return `${kind}_${id.replaceAll("-", "").slice(-24)}`;
}

const NewOrder = z.looseObject({
  amount: z.number().int().min(100),
  currency: z.literal("INR"),
  receipt: z.string().min(1).max(40),
});

const Paging = z.looseObject({
  count: z.coerce.number().int().min(1).max(100).optional(),
  skip: z.coerce.number().int().min(0).optional(),
});

const SettlementQuery = z.looseObject({
  year: z.string().regex(/^\d{4}$/),
  month: z.string().regex(/^\d\d$/),
  day: z.string().regex(/^\d\d$/),
  count: z.coerce.number().int().min(1).max(1000).optional(),
  skip: z.coerce.number().int().min(0).optional(),
});

const NewRefund = z.looseObject({
  amount: z.number().int().min(100).optional(),
  receipt: z.string().min(1).max(40).optional(),
});

const REFUND_STATUSES: Record<books.SandboxRefund["status"], string> = {
  pending: "pending",
  done: "processed",
  failed: "failed",
};

/** The part of Razorpay's API that the shop uses: orders, attempts, refunds and settlements. */
export function serveRazorpay(
  server: FastifyInstance,
  { db, clock, settings, inTransaction }: SandboxGatewayDependencies,
): void {
  const refuse = (reply: FastifyReply, status: number, description: string) =>
    reply.code(status).send({
      error: {
        code: "BAD_REQUEST_ERROR",
        description,
        field: null,
        source: "business",
        step: null,
        reason: null,
        metadata: {},
      },
    });
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = settings;
  const basic = Buffer.from(`${keyId}:${keySecret}`).toString("base64");

  server.addHook("onRequest", async (request, reply) => {
    if (isSameSignature(`Basic ${basic}`, String(request.headers.authorization ?? ""))) return;
    return refuse(reply, 401, "Authentication failed");
  });

  async function serializeOrder(order: books.SandboxOrder) {
    const attempts = await books.listPayments(db, order.id);
    const paid = attempts.some(({ captured }) => captured);
    return {
      id: order.id,
      entity: "order",
      amount: order.amount,
      amount_paid: paid ? order.amount : 0,
      amount_due: paid ? 0 : order.amount,
      currency: order.currency,
      receipt: order.receipt,
      offer_id: null,
      status: paid ? "paid" : attempts.length > 0 ? "attempted" : "created",
      attempts: attempts.length,
      notes: [],
      created_at: Math.floor(order.createdAt.getTime() / 1000),
    };
  }

  async function orderOf(request: FastifyRequest) {
    const order = await books.findOrder(db, (request.params as { id: string }).id);
    return order?.gateway === "razorpay" ? order : null;
  }
  async function paymentOf(request: FastifyRequest) {
    const payment = await books.findPayment(db, (request.params as { id: string }).id);
    return payment?.order.gateway === "razorpay" ? payment : null;
  }
  const unknown = (reply: FastifyReply) => refuse(reply, 400, "The id provided does not exist");

  server.post("/orders", async (request, reply) => {
    const { data } = NewOrder.safeParse(request.body);
    if (!data) return refuse(reply, 400, "The order is not valid");
    const { amount, currency, receipt } = data;
    const now = clock();
    const id = razorpayId("order", newId());
    const order: books.SandboxOrder = {
      id,
      gateway: "razorpay",
      session: id,
      receipt,
      amount,
      currency,
      expiresAt: new Date(now.getTime() + KEPT_MS),
      closed: false,
      trouble: null,
      troubleUntil: null,
      createdAt: now,
    };
    await books.insertOrder(db, order);
    return serializeOrder(order);
  });

  server.get("/orders/:id", async (request, reply) => {
    const order = await orderOf(request);
    return order ? serializeOrder(order) : unknown(reply);
  });

  server.get("/orders/:id/payments", async (request, reply) => {
    const order = await orderOf(request);
    if (!order) return unknown(reply);
    const attempts = await books.listPayments(db, order.id);
    const items = attempts.map((attempt) => razorpayPayment(attempt, order, clock()));
    return { entity: "collection", count: items.length, items };
  });

  server.get("/payments/:id", async (request, reply) => {
    const foundPayment = await paymentOf(request);
    return foundPayment
      ? razorpayPayment(foundPayment.payment, foundPayment.order, clock())
      : unknown(reply);
  });

  server.post("/payments/:id/capture", async (request, reply) => {
    const foundPayment = await paymentOf(request);
    if (!foundPayment) return unknown(reply);
    const { payment, order } = foundPayment;
    if (payment.captured || books.statusAt(payment, clock()) !== "paid") {
      return refuse(reply, 400, "This payment can't be captured");
    }
    await books.capturePayment(db, payment.id);
    return razorpayPayment({ ...payment, captured: true }, order, clock());
  });

  const serializeRefund = (refund: books.SandboxRefund, { currency }: books.SandboxOrder) => ({
    id: refund.id,
    entity: "refund",
    amount: refund.amount,
    currency,
    payment_id: refund.paymentId,
    receipt: refund.refundId,
    status: REFUND_STATUSES[refund.status],
    created_at: Math.floor(refund.at.getTime() / 1000),
  });

  server.get("/payments/:id/refunds", async (request, reply) => {
    const foundPayment = await paymentOf(request);
    if (!foundPayment) return unknown(reply);
    const all = await books.listRefunds(db, foundPayment.payment.id);
    const { count = 10, skip = 0 } = Paging.parse(request.query);
    const items = all
      .slice(skip, skip + count)
      .map((refund) => serializeRefund(refund, foundPayment.order));
    return { entity: "collection", count: items.length, items };
  });

  server.post("/payments/:id/refund", async (request, reply) => {
    const foundPayment = await paymentOf(request);
    if (!foundPayment) return unknown(reply);
    const { payment, order } = foundPayment;
    const { data } = NewRefund.safeParse(request.body ?? {});
    if (!data) return refuse(reply, 400, "The refund is not valid");
    const { amount = payment.amount, receipt = null } = data;
    if (!payment.captured) {
      return refuse(reply, 400, "The payment status should be captured");
    }
    const newRefund = {
      id: razorpayId("rfnd", newId()),
      paymentId: payment.id,
      refundId: receipt,
      amount,
      at: clock(),
    };
    const refund = await inTransaction((tx) => books.refundPayment(tx, newRefund));
    if (!refund) return refuse(reply, 400, "The refund is more than what is left of the payment");
    return serializeRefund(refund, order);
  });

  server.get("/settlements/recon/combined", async (request, reply) => {
    const { data } = SettlementQuery.safeParse(request.query);
    if (!data) return refuse(reply, 400, "The year and the month are required");
    const { year, month, day, count = 10, skip = 0 } = data;
    const date = `${year}-${month}-${day}`;
    const span = { from: startOfIndianDay(date), to: endOfIndianDay(date) };
    const settled = await books.listSettled(db, "razorpay", span);
    const common = { currency: "INR", on_hold: false, settled: true };
    const settlement = {
      settlement_id: `setl_${year}${month}${day}`,
      settlement_utr: `${year}UTR`,
    };
    const all = [
      ...settled.payments
        .filter(({ payment }) => payment.captured)
        .map(({ payment: { id, amount }, order }) => {
          const { charge, tax } = books.sandboxFee(amount);
          const fee = charge + tax;
          const money = { debit: 0, credit: amount - fee, amount, fee, tax };
          const about = { entity_id: id, type: "payment", payment_id: null, order_id: order.id };
          return { ...about, ...money, ...common, ...settlement };
        }),
      ...settled.refunds.map(({ refund: { id, amount }, payment, order }) => {
        const money = { debit: amount, credit: 0, amount, fee: 0, tax: 0 };
        const about = { entity_id: id, type: "refund", payment_id: payment.id, order_id: order.id };
        return { ...about, ...money, ...common, ...settlement };
      }),
    ];
    const items = all.slice(skip, skip + count);
    return { entity: "collection", count: items.length, items };
  });
}
