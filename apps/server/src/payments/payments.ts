import type { Paise } from "@suvarna/domain/money";
import { canPaymentMove, type RefundReason } from "@suvarna/domain/payment";
import type { FastifyBaseLogger } from "fastify";
import type { Act, App } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import type { Db } from "../platform/database.ts";
import { begin, beginRest, type Due, reopen } from "./begin-payment.ts";
import * as captures from "./capture-queries.ts";
import { checkPayment } from "./check-payment.ts";
import { acceptsProof } from "./check-proof.ts";
import type { Customer, GatewayConnection, GatewayName, Headers } from "./gateway.ts";
import { connectGateways } from "./gateways/connect-gateways.ts";
import { hearCase, hearNotOurs } from "./hear-case.ts";
import { findPaymentFacts, type PaymentFacts } from "./last-attempts.ts";
import { type OpenPayment, openCheckout, type PaymentOfOrder } from "./open-checkout.ts";
import { type OpenedWindow, openedWindow } from "./opened-window.ts";
import * as queries from "./queries.ts";
import { createReconciler } from "./reconciler.ts";
import {
  type OwedByHand,
  oweByHand,
  type PartlyRefunded,
  type RefundedByHand,
  refundByHand,
  refundPart,
} from "./refund-part.ts";
import type { Deliver, Sandbox } from "./sandbox/sandbox.ts";
import type { PaymentsConfig } from "./settings.ts";
import { settle } from "./settle.ts";

export interface PaymentsParts {
  readonly app: App;
  readonly config: Pick<Config, "publicUrl" | "secret"> & { readonly payments: PaymentsConfig };
  readonly log: FastifyBaseLogger;
  /** The functions by which the sandbox reaches the shop. */
  readonly deliver: Deliver;
}

/** Taking money: what other capabilities may do with payments. */
export interface Payments {
  /** The gateways that shoppers can pay through, the preferred one first; empty when none. */
  readonly gateways: readonly GatewayName[];
  /** The stand-in for the gateways; null where real ones are used. */
  readonly sandbox: Sandbox | null;
  /** Writes down, in the transaction of its order, what is to be paid. */
  begin(act: Act, due: Due): Promise<void>;
  /**
   * Makes sure that the rest of an order has a payment that can be made: one that is open goes on,
   * else there is a new one, through the gateway of the order's first payment.
   * @param gateway the gateway that the shopper wants, as in `reopen`
   * @throws Refusal payment_over when the rest is paid, payment_unavailable for an order without a
   * first payment
   */
  beginRest(act: Act, due: Omit<Due, "openMs">): Promise<void>;
  /**
   * Opens the gateway's page for a payment of an order, after its transaction.
   * @returns null when its money is not waited for any more
   * @throws Refusal payment_unavailable
   */
  open(wanted: PaymentOfOrder, customer: Customer): Promise<OpenPayment | null>;
  /** The data with which the browser opens the gateway's window of a payment, with the gateway's own fields. */
  windowOf(payment: OpenPayment): OpenedWindow;
  /**
   * An order's first payment goes on after an attempt failed.
   * @param gateway the gateway that the shopper wants; if it is another one, the payment ends and a
   * new one begins there, with the same amount and the same time to pay
   * @throws Refusal payment_over
   */
  reopen(act: Act, orderId: string, gateway?: GatewayName): Promise<void>;
  /**
   * Asks the gateways about all payments of an order that are not paid, unless the newest is paid:
   * money can still come by a payment whose gateway the shopper changed.
   * @returns false when a gateway could not be asked
   */
  check(orderId: string): Promise<boolean>;
  /**
   * Checks the signed result that a gateway's window has given to the browser.
   * @param fields what the browser sends along; without a proof in it there is nothing to refuse
   * @returns false when there is a proof that the gateway has not signed for this order
   */
  acceptsProof(orderId: string, fields: Readonly<Record<string, unknown>>): Promise<boolean>;
  /** Holds the payments of an order until the act ends, before the order itself is held. */
  hold(act: Act, orderId: string): Promise<void>;
  /**
   * The order is paid at the door instead: its payments that can still be made expire. Money that
   * comes by them all the same is offered to the order.
   */
  leave(act: Act, orderId: string): Promise<void>;
  /**
   * The order is cancelled or returned: what it has kept goes back.
   * @returns how much that is, in paise; 0 when there was none
   */
  cancel(act: Act, orderId: string, reason: RefundReason): Promise<Paise>;
  /**
   * Sends a part of the money that an order keeps back. To be called while its payments are held.
   * @throws Refusal refund_too_much
   */
  refundPart(act: Act, part: PartlyRefunded): Promise<void>;
  /** Writes down money that staff have sent back by hand for an order that was paid at the door. */
  refundByHand(act: Act, sent: RefundedByHand): Promise<void>;
  /** Money of an order that staff have to send back by hand. */
  oweByHand(act: Act, part: OwedByHand): Promise<void>;
  /**
   * Hears a gateway's message.
   * @throws SignatureError
   */
  hear(gateway: GatewayName, raw: Buffer, headers: Headers): Promise<void>;
  /** The newest payments of orders that are paid online, by the order. */
  findMany(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, PaymentFacts>>;
  /** The connections to the gateways that shoppers can pay through. */
  readonly connections: ReadonlyMap<GatewayName, GatewayConnection>;
  /** Asks about every payment and refund that is due. @returns how many there were */
  reconcile(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

/** Puts payment together; with the sandbox, that is opened too. */
export async function createPayments(parts: PaymentsParts): Promise<Payments> {
  const { app, config } = parts;
  const { clock } = app;
  const { db } = app.database;
  // A live shop does not even load it.
  const sandbox = config.payments.sandbox
    ? await (await import("./sandbox/sandbox.ts")).openSandbox(parts)
    : null;
  const gateways = connectGateways(config, sandbox?.settings);
  const all = {
    ...parts,
    gateways: [...gateways.keys()],
    gateway: (name: GatewayName) => gateways.get(name) ?? null,
  };
  const reconciler = createReconciler(all);

  return {
    gateways: all.gateways,
    connections: gateways,
    sandbox,

    begin: (act, due) => begin(act, all, "order", due),

    beginRest: (act, due) => beginRest(act, all, due),

    windowOf: (payment) =>
      openedWindow(payment, {
        connection: all.gateway(payment.gateway),
        isLocal: sandbox !== null,
      }),

    open: (wanted, customer) => openCheckout(all, wanted, customer),

    reopen: (act, orderId, wish) => reopen(act, all, orderId, wish),

    async check(orderId) {
      const newest = await queries.findNewestPayment(db, orderId);
      // A paid payment is settled; the reconciler checks it later.
      if (newest === null || newest.state === "paid") return true;
      const unpaid = (await queries.listPayments(db, orderId)).filter(
        ({ state }) => state !== "paid",
      );
      const asked = await Promise.all(unpaid.map((payment) => checkPayment(all, payment)));
      return asked.every((wasAsked) => wasAsked);
    },

    acceptsProof: (orderId, fields) => acceptsProof({ db, gateways }, orderId, fields),

    async hold({ tx }, orderId) {
      await queries.lockPayments(tx, orderId);
    },

    async leave({ tx, at: now }, orderId) {
      for (const payment of await queries.lockPayments(tx, orderId)) {
        if (!canPaymentMove(payment.state, "expired")) continue;
        await queries.movePayment(tx, payment, "expired", { checkAt: now });
      }
    },

    async cancel({ tx, at: now, record }, orderId, reason) {
      const held = await queries.lockPayments(tx, orderId);
      const ended = held.filter(({ state }) => canPaymentMove(state, "cancelled"));
      for (const payment of ended) {
        await queries.movePayment(tx, payment, "cancelled", { checkAt: now });
      }
      const ids = ended.map(({ id }) => id);
      if (ids.length === 0) return 0;
      const owed = await captures.oweKept(tx, { orderId, paymentIds: ids }, { reason, at: now });
      record({ what: "payment.cancelled", subject: orderId, after: { paymentIds: ids, owed } });
      return owed;
    },

    refundPart,
    refundByHand,
    oweByHand,

    async hear(name, raw, headers) {
      const news = all.gateway(name)?.readWebhook(raw, headers, clock());
      if (!news) return;
      if (!("outcome" in news)) await hearCase(parts, name, news);
      else if (!(await settle(parts, news, "webhook"))) await hearNotOurs(parts, news);
      reconciler.wake();
    },

    findMany: findPaymentFacts,
    reconcile: reconciler.run,
    start() {
      sandbox?.start();
      reconciler.start();
    },
    async stop() {
      await reconciler.stop();
      await sandbox?.close();
    },
  };
}
