/**
 * A payment gateway with the calls of Razorpay, for `bench/online.ts` and the drill of a failover. Every order is paid some
 * time after its creation: the money is first authorized, and then the shop captures it. The
 * gateway keeps its data in memory, answers late, and sends no webhook, so the shop learns of each
 * payment only by asking.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import fastify from "fastify";

const ANSWER_MS = Number(process.env["ANSWER_MS"]);
const PAID_AFTER_MS = Number(process.env["PAID_AFTER_MS"]);

interface Order {
  readonly amount: number;
  readonly madeAt: number;
  captured: boolean;
}

const orders = new Map<string, Order>();
let questions = 0;

function paymentOf(id: string, { amount, captured }: Order) {
  return {
    id: id.replace("order", "pay"),
    order_id: id,
    amount,
    currency: "INR",
    status: captured ? "captured" : "authorized",
  };
}

const server = fastify();
server.addHook("onRequest", async ({ url }) => {
  if (url.startsWith("/v1/")) await pause(ANSWER_MS);
});

server.post<{ Body: { amount: number } }>("/v1/orders", ({ body: { amount } }) => {
  const id = `order_${randomUUID().replaceAll("-", "")}`;
  orders.set(id, { amount, madeAt: Date.now(), captured: false });
  return { id, amount, currency: "INR" };
});

server.get<{ Params: { id: string } }>("/v1/orders/:id/payments", ({ params: { id } }) => {
  questions++;
  const order = orders.get(id);
  const isPaid = order && Date.now() - order.madeAt >= PAID_AFTER_MS;
  return { items: isPaid ? [paymentOf(id, order)] : [] };
});

server.post<{ Params: { id: string } }>("/v1/payments/:id/capture", ({ params }, reply) => {
  const id = params.id.replace("pay", "order");
  const order = orders.get(id);
  if (!order) return reply.code(400).send({ error: { code: "BAD_REQUEST_ERROR" } });
  order.captured = true;
  return paymentOf(id, order);
});

/**
 * The gateway's figures: how often the shop asked about payments, how many payments it captured,
 * and their sum in paise.
 */
server.get("/figures", () => {
  const captured = [...orders.values()].filter(({ captured }) => captured);
  const amount = captured.reduce((sum, order) => sum + order.amount, 0);
  return { questions, captured: captured.length, amount };
});

await server.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
process.once("SIGTERM", () => process.exit(0));
