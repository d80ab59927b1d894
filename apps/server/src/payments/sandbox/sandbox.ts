import { createHmac } from "node:crypto";
import type { SandboxChoice } from "@suvarna/contract/payments/constants";
import type { GatewayName } from "@suvarna/domain/payment";
import { type FastifyInstance, fastify } from "fastify";
import { type App, act } from "../../platform/act.ts";
import type { Config } from "../../platform/config.ts";
import { Refusal } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import type { PaymentsConfig } from "../../platform/payment-settings.ts";
import { sign } from "../adapters/signatures.ts";
import * as books from "./books.ts";
import { cashfreeWire } from "./cashfree-wire.ts";
import { type SandboxKeys, type SignedMessage, signedMessage } from "./messages.ts";
import { outcomeOf } from "./outcomes.ts";
import { razorpayWire } from "./razorpay-wire.ts";

/** Brings a message to the shop. @returns the status of its answer */
export type Deliver = (message: SignedMessage) => Promise<number>;

export interface SandboxParts {
  readonly app: App;
  readonly config: Pick<Config, "secret"> & { readonly payments: PaymentsConfig };
  readonly deliver: Deliver;
}

/** What the window of an order shows. */
export interface OpenOrder {
  readonly gateway: GatewayName;
  readonly amount: number;
  readonly open: boolean;
}

/** What the window tells the page that opened it. */
export interface Told {
  readonly result: books.Outcome;
  readonly razorpay_order_id?: string;
  readonly razorpay_payment_id?: string;
  readonly razorpay_signature?: string;
}

/** A stand-in for both gateways that lasts as long as the database does. */
export interface Sandbox {
  /** Where its two APIs are, and the keys to them. */
  readonly keys: SandboxKeys;
  /** @throws Refusal not_found */
  look(session: string): Promise<OpenOrder>;
  /** @throws Refusal not_found, conflict when the order is paid or over */
  choose(session: string, choice: SandboxChoice): Promise<Told>;
  /** Brings what is due to the shop. */
  deliverDue(): Promise<void>;
  start(): void;
  close(): Promise<void>;
}

const TICK_MS = 500;
const MAX_TRIES = 12;

/** Opens the sandbox on a port of its own, which only this machine reaches. */
export async function openSandbox(parts: SandboxParts): Promise<Sandbox> {
  const { app, config, deliver } = parts;
  const { clock } = app;
  const { db } = app.database;
  const server = fastify({ forceCloseConnections: true });
  const secrets = secretsFrom(config.secret);
  misbehave(server, parts);
  const wire = { db, clock };
  server.register(
    async (api) => cashfreeWire(api, { ...wire, keys: { url: "", ...secrets.cashfree } }),
    { prefix: "/cashfree/pg" },
  );
  server.register(
    async (api) => razorpayWire(api, { ...wire, keys: { url: "", ...secrets.razorpay } }),
    { prefix: "/razorpay/v1" },
  );
  const url = await server.listen({ port: 0, host: "127.0.0.1" });
  const keys: SandboxKeys = {
    cashfree: { url: `${url}/cashfree/pg`, ...secrets.cashfree },
    razorpay: { url: `${url}/razorpay/v1`, ...secrets.razorpay },
  };

  async function find(session: string): Promise<books.SandboxOrder> {
    const order = await books.findBySession(db, session);
    if (!order) throw new Refusal("not_found");
    return order;
  }

  async function bring(webhook: books.SandboxWebhook): Promise<void> {
    const found = await books.findPayment(db, webhook.paymentId);
    const message = found && signedMessage(found, webhook, keys, clock());
    const status = message ? await deliver(message) : 200;
    const again = status > 299 && webhook.tries < MAX_TRIES && !webhook.forged;
    const wait = 2 ** Math.min(webhook.tries, 6) * 500;
    await books.planWebhook(db, webhook.id, again ? new Date(clock().getTime() + wait) : null);
  }

  async function deliverDue(): Promise<void> {
    for (const webhook of await books.claimWebhooks(db, clock())) await bring(webhook);
  }

  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let underWay: Promise<void> = Promise.resolve();
  function tick(): void {
    if (stopped) return;
    // What fails now (the database is away, say) is still due at the next tick.
    underWay = deliverDue().catch(() => {});
    void underWay.then(() => {
      timer = setTimeout(tick, TICK_MS).unref();
    });
  }

  return {
    keys,
    async look(session) {
      const order = await find(session);
      const { gateway, amount } = order;
      return { gateway, amount, open: await books.isOpen(db, order, clock()) };
    },
    async choose(session, choice) {
      const order = await find(session);
      if (!(await books.isOpen(db, order, clock()))) throw new Refusal("conflict");
      const made = outcomeOf(choice, order, clock(), config.payments.sandboxDelayMs);
      await act(app, { kind: "system", name: "sandbox" }, ({ tx }) =>
        books.insertAttempts(tx, order.id, made),
      );
      const { outcome, payment } = made.told;
      if (order.gateway !== "razorpay" || outcome !== "paid") return { result: outcome };
      const secret = choice === "bad-signature" ? "somebody else's" : secrets.razorpay.keySecret;
      return {
        result: outcome,
        razorpay_order_id: order.id,
        razorpay_payment_id: payment.id,
        razorpay_signature: sign(secret, "hex", `${order.id}|${payment.id}`),
      };
    },
    deliverDue,
    start: tick,
    async close() {
      stopped = true;
      clearTimeout(timer);
      await underWay;
      await server.close();
    },
  };
}

/** The same at every start, so that what was signed before a restart is good after it. */
function secretsFrom(secret: string) {
  const derive = (name: string) =>
    createHmac("sha256", secret).update(`sandbox ${name}`).digest("hex").slice(0, 32);
  return {
    cashfree: { clientId: "sandbox-client", clientSecret: derive("cashfree") },
    razorpay: {
      keyId: "rzp_test_sandbox",
      keySecret: derive("razorpay"),
      webhookSecret: derive("razorpay webhook"),
    },
  };
}

/** While an order is in trouble, questions about it get an error, or no answer at all. */
function misbehave(server: FastifyInstance, { app: { database, clock } }: SandboxParts): void {
  server.addHook("preHandler", async (request, reply) => {
    const { id } = request.params as { id?: string };
    const order = id ? await books.findOrder(database.db, id) : null;
    if (!order?.trouble || !order.troubleUntil || order.troubleUntil <= clock()) return;
    if (order.trouble === "hang") return reply.hijack();
    return reply.code(500).send({ message: "internal Server Error", type: "api_error" });
  });
  server.setErrorHandler((_error, _request, reply) => reply.code(500).send({ id: newId() }));
}
