import type { SandboxChoice } from "@suvarna/contract/payments/constants";
import { type FastifyInstance, fastify } from "fastify";
import { type App, act } from "../../platform/act.ts";
import type { Config } from "../../platform/config.ts";
import type { Tx } from "../../platform/database.ts";
import { Refusal } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import { purposeKey } from "../../platform/purpose-key.ts";
import type { GatewayName } from "../gateway.ts";
import type { SettingValues } from "../gateways/setting-types.ts";
import type { PaymentsConfig } from "../settings.ts";
import { webhookPath } from "../webhook-path.ts";
import * as books from "./books.ts";
import { effectsOfChoice } from "./outcomes.ts";
import type { SandboxGateway, SignedMessage } from "./sandbox-gateway.ts";

/** A signed webhook that is posted to a path of the shop. */
export interface PostedMessage extends SignedMessage {
  readonly path: string;
}

/** Posts a webhook to the shop. @returns the status of the shop's reply */
export type Deliver = (message: PostedMessage) => Promise<number>;

export interface SandboxDependencies {
  readonly app: App;
  readonly config: Pick<Config, "secret"> & { readonly payments: PaymentsConfig };
  readonly deliver: Deliver;
}

/** The content of the sandbox's payment window for an order. */
export interface OpenOrder {
  readonly gateway: GatewayName;
  readonly amount: number;
  readonly open: boolean;
}

/** The result that the payment window reports to the page which opened it. */
export interface ChoiceResult {
  readonly result: books.Outcome;
  /** The signed result, if the gateway's window gives one. */
  readonly proof?: Readonly<Record<string, string>>;
}

/**
 * The sandbox, which stands in for all gateways. Its data are in the database, so they survive a
 * restart.
 */
export interface Sandbox {
  /** The gateways' settings that lead to this sandbox, with the keys. */
  readonly settings: SettingValues;
  /** Reads the order of a payment window. @throws Refusal not_found */
  look(session: string): Promise<OpenOrder>;
  /**
   * Carries out a shopper's choice in the payment window. @throws Refusal not_found; conflict when
   * the order is paid or over
   */
  choose(session: string, choice: SandboxChoice): Promise<ChoiceResult>;
  /** Delivers all due webhooks to the shop. */
  deliverDue(): Promise<void>;
  start(): void;
  close(): Promise<void>;
}

const TICK_MS = 500;
const MAX_TRIES = 12;

/** Opens the sandbox on a port of its own, which is reachable only from this machine. */
export async function openSandbox(dependencies: SandboxDependencies): Promise<Sandbox> {
  const { app, config, deliver } = dependencies;
  const { clock } = app;
  const db = app.database.autocommit;
  const inTransaction = <T>(work: (tx: Tx) => Promise<T>) =>
    act(app, { kind: "system", name: "sandbox" }, ({ tx }) => work(tx));
  const server = fastify({ forceCloseConnections: true });
  const secret = secretsFrom(config.secret);
  misbehave(server, dependencies);
  const gateways = new Map<GatewayName, SandboxGateway>();
  for (const { name, sandbox } of config.payments.gateways) gateways.set(name, await sandbox());
  for (const [name, gateway] of gateways) {
    const settings = gateway.settings("", secret);
    server.register(async (api) => gateway.serve(api, { db, clock, settings, inTransaction }), {
      prefix: `/${name}`,
    });
  }
  const url = await server.listen({ port: 0, host: "127.0.0.1" });
  let settings: SettingValues = {};
  for (const [name, gateway] of gateways) {
    settings = { ...settings, ...gateway.settings(`${url}/${name}`, secret) };
  }

  /**
   * Finds the sandbox's part for the gateway of an order. @throws Refusal not_found for a gateway
   * that the shop does not know
   */
  function gatewayOf({ gateway: name }: books.SandboxOrder): SandboxGateway {
    const gateway = gateways.get(name);
    if (!gateway) throw new Refusal("not_found");
    return gateway;
  }

  async function find(session: string): Promise<books.SandboxOrder> {
    const order = await books.findBySession(db, session);
    if (!order) throw new Refusal("not_found");
    return order;
  }

  async function post(
    { order, payment }: { order: books.SandboxOrder; payment: books.SandboxPayment },
    webhook: books.SandboxWebhook,
  ): Promise<number> {
    const payload = { ...payment, status: webhook.outcome, paidAt: null };
    const about = { order, payment: payload, webhook, now: clock() };
    const message = gatewayOf(order).message(about, settings);
    return message ? deliver({ path: webhookPath(order.gateway), ...message }) : 200;
  }

  async function bring(webhook: books.SandboxWebhook): Promise<void> {
    const payment = await books.findPayment(db, webhook.paymentId);
    const status = payment ? await post(payment, webhook) : 200;
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
    // A webhook that can't be delivered now, for example because the database is unavailable, is
    // tried again at the next tick.
    underWay = deliverDue().catch(() => {});
    void underWay.then(() => {
      timer = setTimeout(tick, TICK_MS).unref();
    });
  }

  return {
    settings,
    async look(session) {
      const order = await find(session);
      const { gateway, amount } = order;
      return { gateway, amount, open: await books.isOpen(db, order, clock()) };
    },
    async choose(session, choice) {
      const order = await find(session);
      if (!(await books.isOpen(db, order, clock()))) throw new Refusal("conflict");
      const gateway = gatewayOf(order);
      const effects = effectsOfChoice(choice, order, clock(), {
        delayMs: config.payments.sandboxDelayMs,
        paymentId: gateway.paymentId,
      });
      await inTransaction((tx) => books.insertAttempts(tx, order.id, effects));
      const { outcome, payment } = effects.report;
      if (!gateway.proof || outcome !== "paid") return { result: outcome };
      const forged = choice === "bad-signature";
      return { result: outcome, proof: gateway.proof({ order, payment, forged }, settings) };
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

/**
 * Derives secrets that are the same at every start, so that a signature stays valid after a
 * restart.
 */
function secretsFrom(secret: string): (name: string) => string {
  return (name) => purposeKey(secret, `sandbox ${name}`).toString("hex").slice(0, 32);
}

/**
 * Answers the shop's requests about an order in trouble with an error, or does not answer them at
 * all.
 */
function misbehave(
  server: FastifyInstance,
  { app: { database, clock } }: SandboxDependencies,
): void {
  server.addHook("preHandler", async (request, reply) => {
    const { id } = request.params as { id?: string };
    const order = id ? await books.findOrder(database.db, id) : null;
    if (!order?.trouble || !order.troubleUntil || order.troubleUntil <= clock()) return;
    if (order.trouble === "hang") return reply.hijack();
    return reply.code(500).send({ message: "internal Server Error", type: "api_error" });
  });
  server.setErrorHandler((_error, _request, reply) => reply.code(500).send({ id: newId() }));
}
