import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { newId } from "../../../platform/ids.ts";
import * as books from "../../sandbox/books.ts";
import type { SandboxParts } from "../../sandbox/sandbox-gateway.ts";
import { isSame } from "../signatures.ts";

const STATUSES: Record<books.Outcome, string> = {
  paid: "captured",
  failed: "failed",
  dropped: "failed",
  pending: "created",
};
/** Its own orders have no end; one that nobody pays is kept this long. */
const KEPT_MS = 365 * 24 * 3_600_000;

/** An attempt in Razorpay's words, as it stands at a time. */
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
    created_at: Math.floor(payment.at.getTime() / 1000),
  };
}

/** An id that looks like Razorpay's. */
export function razorpayId(kind: "order" | "pay", id: string): string {
  return `${kind}_${id.replaceAll("-", "").slice(-24)}`;
}

const NewOrder = z.looseObject({
  amount: z.number().int().min(100),
  currency: z.literal("INR"),
  receipt: z.string().min(1).max(40),
});

/** Razorpay's API as the shop uses it: orders, their attempts, refunds. */
export function serveRazorpay(
  server: FastifyInstance,
  { db, clock, settings }: SandboxParts,
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
    if (isSame(`Basic ${basic}`, String(request.headers.authorization ?? ""))) return;
    return refuse(reply, 401, "Authentication failed");
  });

  async function wireOrder(order: books.SandboxOrder) {
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
    const found = await books.findPayment(db, (request.params as { id: string }).id);
    return found?.order.gateway === "razorpay" ? found : null;
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
    return wireOrder(order);
  });

  server.get("/orders/:id", async (request, reply) => {
    const order = await orderOf(request);
    return order ? wireOrder(order) : unknown(reply);
  });

  server.get("/orders/:id/payments", async (request, reply) => {
    const order = await orderOf(request);
    if (!order) return unknown(reply);
    const attempts = await books.listPayments(db, order.id);
    const items = attempts.map((attempt) => razorpayPayment(attempt, order, clock()));
    return { entity: "collection", count: items.length, items };
  });

  server.get("/payments/:id", async (request, reply) => {
    const found = await paymentOf(request);
    return found ? razorpayPayment(found.payment, found.order, clock()) : unknown(reply);
  });

  server.post("/payments/:id/capture", async (request, reply) => {
    const found = await paymentOf(request);
    if (!found) return unknown(reply);
    const { payment, order } = found;
    if (payment.captured || books.statusAt(payment, clock()) !== "paid") {
      return refuse(reply, 400, "This payment can't be captured");
    }
    await books.capturePayment(db, payment.id);
    return razorpayPayment({ ...payment, captured: true }, order, clock());
  });

  const wireRefund = (
    payment: books.SandboxPayment,
    order: books.SandboxOrder,
    { amount, receipt }: { amount: number; receipt: string | null },
  ) => ({
    id: `rfnd_${payment.id.slice(4)}`,
    entity: "refund",
    amount,
    currency: order.currency,
    payment_id: payment.id,
    receipt,
    status: "processed",
  });

  server.get("/payments/:id/refunds", async (request, reply) => {
    const found = await paymentOf(request);
    if (!found) return unknown(reply);
    const { payment, order } = found;
    const told = { amount: payment.refunded, receipt: payment.refundId };
    const items = payment.refunded > 0 ? [wireRefund(payment, order, told)] : [];
    return { entity: "collection", count: items.length, items };
  });

  server.post("/payments/:id/refund", async (request, reply) => {
    const found = await paymentOf(request);
    if (!found) return unknown(reply);
    const { payment, order } = found;
    const { amount = payment.amount } = (request.body ?? {}) as { amount?: number };
    if (amount > payment.amount - payment.refunded) {
      return refuse(reply, 400, "The refund is more than what is left of the payment");
    }
    if (!payment.captured) {
      return refuse(reply, 400, "The payment status should be captured");
    }
    const receipt = String((request.body as { receipt?: unknown } | null)?.receipt ?? newId());
    await books.refundPayment(db, payment.id, receipt);
    return wireRefund(payment, order, { amount, receipt });
  });
}
