import { paise, rupees } from "@suvarna/domain/money";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { newId } from "../../../platform/ids.ts";
import * as books from "../../sandbox/books.ts";
import type { SandboxParts } from "../../sandbox/sandbox-gateway.ts";
import { isSame } from "../signatures.ts";

const STATUSES: Record<books.Outcome, string> = {
  paid: "SUCCESS",
  failed: "FAILED",
  dropped: "USER_DROPPED",
  pending: "PENDING",
};

/** An attempt in Cashfree's words, as it stands at a time. */
export function cashfreePayment(
  payment: books.SandboxPayment,
  order: books.SandboxOrder,
  now: Date,
) {
  const status = books.statusAt(payment, now);
  return {
    cf_payment_id: payment.id,
    order_id: order.id,
    entity: "payment",
    is_captured: status === "paid",
    order_amount: rupees(order.amount),
    payment_amount: rupees(payment.amount),
    payment_currency: order.currency,
    payment_group: "upi",
    payment_status: STATUSES[status],
    payment_message: status === "paid" ? "00::Transaction success" : "Sandbox",
    payment_time: payment.at.toISOString(),
  };
}

const NewOrder = z.looseObject({
  order_id: z.string().regex(/^[\w-]{3,45}$/),
  order_amount: z.number().min(1),
  order_currency: z.literal("INR"),
  customer_details: z.looseObject({
    customer_id: z.string().regex(/^[A-Za-z0-9]{3,50}$/),
    customer_phone: z.string().min(10),
  }),
  order_expiry_time: z.string(),
});
const NewRefund = z.looseObject({ refund_id: z.string().min(3), refund_amount: z.number() });

/** Cashfree's API as the shop uses it: orders, their attempts, refunds. */
export function serveCashfree(
  server: FastifyInstance,
  { db, clock, settings }: SandboxParts,
): void {
  const { CASHFREE_CLIENT_ID: clientId = "", CASHFREE_CLIENT_SECRET: clientSecret = "" } = settings;
  const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
    reply.code(status).send({ message, code, type: "invalid_request_error" });

  server.addHook("onRequest", async (request, reply) => {
    const known =
      isSame(clientId, String(request.headers["x-client-id"] ?? "")) &&
      isSame(clientSecret, String(request.headers["x-client-secret"] ?? ""));
    if (known) return;
    return reply.code(401).send({
      message: "authentication Failed",
      code: "request_failed",
      type: "authentication_error",
    });
  });

  async function wireOrder(order: books.SandboxOrder) {
    const attempts = await books.listPayments(db, order.id);
    const paid = attempts.some((attempt) => books.statusAt(attempt, clock()) === "paid");
    const over = order.expiresAt <= clock() ? "EXPIRED" : "ACTIVE";
    return {
      cf_order_id: order.id,
      order_id: order.id,
      entity: "order",
      order_currency: order.currency,
      order_amount: rupees(order.amount),
      order_status: paid ? "PAID" : order.closed ? "TERMINATED" : over,
      payment_session_id: order.session,
      order_expiry_time: order.expiresAt.toISOString(),
      created_at: order.createdAt.toISOString(),
    };
  }

  async function orderOf(request: FastifyRequest) {
    const order = await books.findOrder(db, (request.params as { id: string }).id);
    return order?.gateway === "cashfree" ? order : null;
  }
  const noOrder = (reply: FastifyReply) =>
    refuse(reply, 404, "order_not_found", "Order Reference Id does not exist");

  server.post("/orders", async (request, reply) => {
    const { data } = NewOrder.safeParse(request.body);
    if (!data) return refuse(reply, 400, "request_failed", "order is not valid");
    const order: books.SandboxOrder = {
      id: data.order_id,
      gateway: "cashfree",
      session: `session_${newId().replaceAll("-", "")}`,
      receipt: data.order_id,
      amount: paise(data.order_amount),
      currency: data.order_currency,
      expiresAt: new Date(data.order_expiry_time),
      closed: false,
      trouble: null,
      troubleUntil: null,
      createdAt: clock(),
    };
    if (await books.insertOrder(db, order)) return wireOrder(order);
    return refuse(reply, 409, "order_already_exists", "order with same id is already present");
  });

  server.get("/orders/:id", async (request, reply) => {
    const order = await orderOf(request);
    return order ? wireOrder(order) : noOrder(reply);
  });

  server.patch("/orders/:id", async (request, reply) => {
    const order = await orderOf(request);
    if (!order) return noOrder(reply);
    if (!(await books.isOpen(db, order, clock()))) {
      return refuse(reply, 400, "order_inactive", "order is not active");
    }
    await books.closeOrder(db, order.id);
    return wireOrder({ ...order, closed: true });
  });

  server.get("/orders/:id/payments", async (request, reply) => {
    const order = await orderOf(request);
    if (!order) return noOrder(reply);
    const attempts = await books.listPayments(db, order.id);
    return attempts.map((attempt) => cashfreePayment(attempt, order, clock()));
  });

  const wireRefund = (orderId: string, refundId: string, payment: books.SandboxPayment) => ({
    cf_refund_id: refundId,
    cf_payment_id: payment.id,
    refund_id: refundId,
    order_id: orderId,
    entity: "refund",
    refund_amount: rupees(payment.refunded),
    refund_currency: "INR",
    refund_status: "SUCCESS",
  });

  server.get("/orders/:id/refunds/:refundId", async (request, reply) => {
    const { id, refundId } = request.params as { id: string; refundId: string };
    const refunded = await books.findRefund(db, id, refundId);
    return refunded
      ? wireRefund(id, refundId, refunded)
      : refuse(reply, 404, "refund_not_found", "refund not found");
  });

  server.post("/orders/:id/refunds", async (request, reply) => {
    const order = await orderOf(request);
    if (!order) return noOrder(reply);
    const { data } = NewRefund.safeParse(request.body);
    const attempts = await books.listPayments(db, order.id);
    // Money that was taken last goes back first: a refund names an order, not an attempt.
    const payment = attempts.findLast(
      (attempt) =>
        attempt.refundId === null &&
        books.statusAt(attempt, clock()) === "paid" &&
        attempt.amount === paise(data?.refund_amount ?? 0),
    );
    if (!data || !payment) return refuse(reply, 400, "request_failed", "nothing to refund");
    await books.refundPayment(db, payment.id, data.refund_id);
    return wireRefund(order.id, data.refund_id, { ...payment, refunded: payment.amount });
  });
}
