import { paise, rupees } from "@suvarna/domain/money";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { newId } from "../../../platform/ids.ts";
import * as books from "../../sandbox/books.ts";
import type { SandboxGatewayDependencies } from "../../sandbox/sandbox-gateway.ts";
import { isSameSignature } from "../signatures.ts";

const STATUSES: Record<books.Outcome, string> = {
  paid: "SUCCESS",
  failed: "FAILED",
  dropped: "USER_DROPPED",
  pending: "PENDING",
};

/** Cashfree's messages for the outcomes of an attempt. */
const MESSAGES: Readonly<Record<books.Outcome, string>> = {
  paid: "00::Transaction success",
  failed: "Z8::The limit for one payment is reached",
  dropped: "The payer has left the page",
  pending: "The bank is working on it",
};

/** Cashfree's details of a failed attempt. The code in the message says more than its reason. */
const DECLINED = {
  error_code: "TRANSACTION_DECLINED",
  error_description: "The bank has declined the payment",
  error_reason: "auth_declined",
  error_source: "customer",
} as const;

/** The details of an attempt that failed, which a fetched payment has inside and a webhook beside. */
export function cashfreeErrorDetails(payment: books.SandboxPayment, now: Date) {
  return books.statusAt(payment, now) === "failed" ? DECLINED : null;
}

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
    payment_message: MESSAGES[status],
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
/** The limits in milliseconds of the time for which Cashfree lets an order be open. */
const OPEN_MS = { moreThan: 15 * 60_000, lessThan: 30 * 24 * 3_600_000 } as const;
const NewRefund = z.looseObject({ refund_id: z.string().min(3), refund_amount: z.number() });

const SettlementQuery = z.looseObject({
  pagination: z.looseObject({
    limit: z.number().int().min(10).max(1000),
    cursor: z.string().nullish(),
  }),
  filters: z.looseObject({ start_date: z.string(), end_date: z.string() }),
});

const REFUND_STATUSES: Record<books.SandboxRefund["status"], string> = {
  pending: "PENDING",
  done: "SUCCESS",
  failed: "FAILED",
};

/** Creates an id that looks like Cashfree's ids. */
export function cashfreeId(id: string): string {
  return BigInt(`0x${id.replaceAll("-", "").slice(-15)}`).toString();
}

/** The part of Cashfree's API that the shop uses: orders, attempts, refunds and settlements. */
export function serveCashfree(
  server: FastifyInstance,
  { db, clock, settings, inTransaction }: SandboxGatewayDependencies,
): void {
  const { CASHFREE_CLIENT_ID: clientId = "", CASHFREE_CLIENT_SECRET: clientSecret = "" } = settings;
  const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
    reply.code(status).send({ message, code, type: "invalid_request_error" });

  server.addHook("onRequest", async (request, reply) => {
    const earlier =
      isSameSignature(clientId, String(request.headers["x-client-id"] ?? "")) &&
      isSameSignature(clientSecret, String(request.headers["x-client-secret"] ?? ""));
    if (earlier) return;
    return reply.code(401).send({
      message: "authentication Failed",
      code: "request_failed",
      type: "authentication_error",
    });
  });

  async function serializeOrder(order: books.SandboxOrder) {
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
    const expiresAt = new Date(data.order_expiry_time);
    const openMs = expiresAt.getTime() - clock().getTime();
    if (!(openMs > OPEN_MS.moreThan && openMs < OPEN_MS.lessThan)) {
      const message = "Expiry time should be more than 15 min and less than 30 days";
      return refuse(reply, 400, "order_expiry_time_invalid", `order_expiry_time : ${message}`);
    }
    const order: books.SandboxOrder = {
      id: data.order_id,
      gateway: "cashfree",
      session: `session_${newId().replaceAll("-", "")}`,
      receipt: data.order_id,
      amount: paise(data.order_amount),
      currency: data.order_currency,
      expiresAt,
      closed: false,
      trouble: null,
      troubleUntil: null,
      createdAt: clock(),
    };
    if (await books.insertOrder(db, order)) return serializeOrder(order);
    return refuse(reply, 409, "order_already_exists", "order with same id is already present");
  });

  server.get("/orders/:id", async (request, reply) => {
    const order = await orderOf(request);
    return order ? serializeOrder(order) : noOrder(reply);
  });

  server.patch("/orders/:id", async (request, reply) => {
    const order = await orderOf(request);
    if (!order) return noOrder(reply);
    if (!(await books.isOpen(db, order, clock()))) {
      return refuse(reply, 400, "order_inactive", "order is not active");
    }
    await books.closeOrder(db, order.id);
    return serializeOrder({ ...order, closed: true });
  });

  server.get("/orders/:id/payments", async (request, reply) => {
    const order = await orderOf(request);
    if (!order) return noOrder(reply);
    const attempts = await books.listPayments(db, order.id);
    return attempts.map((attempt) => ({
      ...cashfreePayment(attempt, order, clock()),
      error_details: cashfreeErrorDetails(attempt, clock()),
    }));
  });

  const serializeRefund = (orderId: string, refund: books.SandboxRefund) => ({
    cf_refund_id: refund.id,
    cf_payment_id: refund.paymentId,
    refund_id: refund.refundId ?? refund.id,
    order_id: orderId,
    entity: "refund",
    refund_amount: rupees(refund.amount),
    refund_currency: "INR",
    refund_status: REFUND_STATUSES[refund.status],
  });

  server.get("/orders/:id/refunds", async (request, reply) => {
    const order = await orderOf(request);
    if (!order) return noOrder(reply);
    const attempts = await books.listPayments(db, order.id);
    const refunds = await Promise.all(attempts.map(({ id }) => books.listRefunds(db, id)));
    return refunds.flat().map((refund) => serializeRefund(order.id, refund));
  });

  server.post("/orders/:id/refunds", async (request, reply) => {
    const order = await orderOf(request);
    if (!order) return noOrder(reply);
    const { data } = NewRefund.safeParse(request.body);
    const amount = paise(data?.refund_amount ?? 0);
    if (data && (await books.findRefund(db, data.refund_id))) {
      return refuse(reply, 409, "refund_already_exists", "refund with same id is already present");
    }
    const attempts = await books.listPayments(db, order.id);
    // A refund at Cashfree names an order and not an attempt. It takes the latest attempt with
    // enough money, and prefers an attempt of which exactly this amount is left.
    const able = attempts.filter(
      (attempt) =>
        books.statusAt(attempt, clock()) === "paid" && attempt.amount - attempt.refunded >= amount,
    );
    const exact = able.findLast((attempt) => attempt.amount - attempt.refunded === amount);
    const payment = exact ?? able.at(-1);
    const refund =
      data && payment
        ? await inTransaction((tx) =>
            books.refundPayment(tx, {
              id: cashfreeId(newId()),
              paymentId: payment.id,
              refundId: data.refund_id,
              amount,
              at: clock(),
            }),
          )
        : null;
    if (!refund) return refuse(reply, 400, "request_failed", "nothing to refund");
    return serializeRefund(order.id, refund);
  });

  server.post("/settlement/recon", async (request, reply) => {
    const { data } = SettlementQuery.safeParse(request.body);
    if (!data) return refuse(reply, 400, "request_failed", "filters are not valid");
    const { pagination, filters } = data;
    const settled = await books.listSettled(db, "cashfree", {
      from: new Date(filters.start_date),
      to: new Date(new Date(filters.end_date).getTime() + 1000),
    });
    const common = { event_status: "SUCCESS", event_currency: "INR", entity: "settlement" };
    const settlement = { cf_settlement_id: 1, settlement_utr: `UTR${filters.start_date}` };
    const all = [
      ...settled.payments
        .filter(({ payment }) => books.statusAt(payment, clock()) === "paid")
        .map(({ payment: { id, amount }, order }) => {
          const { charge, tax } = books.sandboxFee(amount);
          return {
            event_id: id,
            event_type: "PAYMENT",
            sale_type: "CREDIT",
            event_amount: rupees(amount),
            event_settlement_amount: rupees(amount - charge - tax),
            cf_payment_id: id,
            order_id: order.id,
            payment_service_charge: rupees(charge),
            payment_service_tax: rupees(tax),
            refund_id: null,
            ...common,
            ...settlement,
          };
        }),
      ...settled.refunds.map(({ refund, payment, order }) => ({
        event_id: refund.id,
        event_type: "REFUND",
        sale_type: "DEBIT",
        event_amount: rupees(refund.amount),
        event_settlement_amount: rupees(refund.amount),
        cf_payment_id: payment.id,
        order_id: order.id,
        payment_service_charge: null,
        payment_service_tax: null,
        refund_id: refund.refundId,
        ...common,
        ...settlement,
      })),
    ];
    const from = Number(pagination.cursor ?? 0);
    const to = from + pagination.limit;
    const next = to < all.length ? String(to) : null;
    return { cursor: next, limit: pagination.limit, data: all.slice(from, to) };
  });
}
