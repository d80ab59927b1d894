import { sign } from "../../src/payments/gateways/signatures.ts";
import * as books from "../../src/payments/sandbox/books.ts";
import { FORGED_SECRET, type SandboxGateway } from "../../src/payments/sandbox/sandbox-gateway.ts";

function attemptOf({ id, orderId, amount }: books.SandboxPayment, outcome: books.Outcome) {
  return { id, order: orderId, outcome, amount };
}

/** The part of the sandbox that plays the invented gateway. */
export const pennySandbox: SandboxGateway = {
  settings: (url, secret) => ({ PENNY_URL: url, PENNY_SECRET: secret("penny") }),

  serve(server, { db, clock, inTransaction, settings }) {
    server.addHook("onRequest", async (request, reply) => {
      if (request.headers["x-penny-key"] !== settings["PENNY_SECRET"])
        return reply.code(401).send({});
    });

    server.post<{ Body: { id: string; amount: number } }>("/orders", async ({ body }) => {
      const { id, amount } = body;
      await books.insertOrder(db, {
        id,
        gateway: "penny",
        session: id,
        receipt: id,
        amount,
        currency: "INR",
        expiresAt: new Date(clock().getTime() + 86_400_000),
        closed: false,
        trouble: null,
        troubleUntil: null,
        createdAt: clock(),
      });
      return { id };
    });

    server.get<{ Params: { id: string } }>("/orders/:id/attempts", async ({ params }) => {
      const attempts = await books.listPayments(db, params.id);
      return attempts.map((attempt) => attemptOf(attempt, books.statusAt(attempt, clock())));
    });

    server.post<{ Params: { id: string }; Body: { refundId: string; amount: number } }>(
      "/attempts/:id/refund",
      async ({ params, body }) => {
        const { refundId, amount } = body;
        const id = `refund-${refundId}`;
        if (!(await books.findRefund(db, refundId))) {
          await inTransaction((tx) =>
            books.refundPayment(tx, {
              id,
              paymentId: params.id,
              refundId,
              amount,
              at: clock(),
            }),
          );
        }
        return { id };
      },
    );
  },

  paymentId: (id) => `attempt-${id}`,

  message({ payment, webhook }, { PENNY_SECRET: secret = "" }) {
    const body = JSON.stringify(attemptOf(payment, webhook.outcome));
    const seal = sign(webhook.forged ? FORGED_SECRET : secret, "hex", body);
    return { headers: { "x-penny-seal": seal }, body };
  },

  proof: ({ order, payment, forged }, { PENNY_SECRET: secret = "" }) => ({
    penny_payment: payment.id,
    penny_seal: sign(forged ? FORGED_SECRET : secret, "hex", order.id, payment.id),
  }),
};
