import type { Paise } from "@suvarna/domain/money";
import { canPaymentMove, type RefundReason } from "@suvarna/domain/payment";
import type { FastifyBaseLogger } from "fastify";
import type { Act, App } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import type { Db } from "../platform/database.ts";
import { begin, beginRest, type NewPayment, reopen } from "./begin-payment.ts";
import * as captures from "./capture-queries.ts";
import { checkPayment } from "./check-payment.ts";
import { acceptsProof } from "./check-proof.ts";
import type { Customer, GatewayConnection, GatewayName, Headers } from "./gateway.ts";
import { connectGateways } from "./gateways/connect-gateways.ts";
import { findPaymentFacts, type PaymentFacts } from "./last-attempts.ts";
import { type OpenPayment, openCheckout, type PaymentOfOrder } from "./open-checkout.ts";
import { type OpenedWindow, openedWindow } from "./opened-window.ts";
import * as queries from "./queries.ts";
import { createReconciler } from "./reconciler.ts";
import { recordCase, recordForeignMoney } from "./record-case.ts";
import {
  addManualRefund,
  type ManualRefund,
  type PartialRefund,
  type RefundedByHand,
  refundByHand,
  refundPart,
} from "./refund-part.ts";
import type { Deliver, Sandbox } from "./sandbox/sandbox.ts";
import type { PaymentsConfig } from "./settings.ts";
import { settle } from "./settle.ts";

export interface PaymentsDependencies {
  readonly app: App;
  readonly config: Pick<Config, "publicUrl" | "secret"> & { readonly payments: PaymentsConfig };
  readonly log: FastifyBaseLogger;
  /** The functions by which the sandbox reaches the shop. */
  readonly deliver: Deliver;
}

/** The functions that other capabilities may use for payments. */
export interface Payments {
  /**
   * The gateways that shoppers can pay through, the preferred one first; empty when there are none.
   */
  readonly gateways: readonly GatewayName[];
  /** The sandbox that stands in for the gateways; null in a shop with real gateways. */
  readonly sandbox: Sandbox | null;
  /** Stores the payment of an order, in the transaction that places the order. */
  begin(act: Act, due: NewPayment): Promise<void>;
  /**
   * Makes sure that the rest of an order has a payment that can be made: an open payment goes on,
   * otherwise a new one begins through the gateway of the order's first payment.
   * @param gateway the gateway that the shopper wants, as in `reopen`
   * @throws Refusal payment_over when the rest is paid, payment_unavailable for an order without a
   * first payment
   */
  beginRest(act: Act, due: Omit<NewPayment, "openMs">): Promise<void>;
  /**
   * Opens the gateway's page for a payment of an order. Call it after the transaction of the order.
   * @returns null when the order does not wait for this money any more
   * @throws Refusal payment_unavailable
   */
  open(payment: PaymentOfOrder, customer: Customer): Promise<OpenPayment | null>;
  /** The data with which the browser opens the gateway's window of a payment, with the gateway's own fields. */
  windowOf(payment: OpenPayment): OpenedWindow;
  /**
   * Reopens an order's first payment after an attempt failed.
   * @param gateway the gateway that the shopper wants; for another gateway, the payment expires and
   * a new one begins there, with the same amount and the same time to pay
   * @throws Refusal payment_over
   */
  reopen(act: Act, orderId: string, gateway?: GatewayName): Promise<void>;
  /**
   * Asks the gateways about all unpaid payments of an order, unless the newest payment is paid.
   * Money can still come by a payment whose gateway the shopper has changed.
   * @returns false when a gateway could not be asked
   */
  check(orderId: string): Promise<boolean>;
  /**
   * Checks the signed result that a gateway's window has given to the browser.
   * @param fields the fields that the browser sends; fields without a signature are not refused
   * @returns false when the gateway has not made this signature for this order
   */
  acceptsProof(orderId: string, fields: Readonly<Record<string, unknown>>): Promise<boolean>;
  /**
   * Locks the payments of an order until the act ends. Call it before the order itself is locked.
   */
  hold(act: Act, orderId: string): Promise<void>;
  /**
   * Ends the open payments of an order that is now paid at the door. Money that still comes by
   * these payments is offered to the order.
   */
  expireOpenPayments(act: Act, orderId: string): Promise<void>;
  /**
   * Ends the payments of an order that is cancelled or returned, and sends back the money that it
   * has kept.
   * @returns the amount that goes back, in paise; 0 when the order had no money
   */
  cancel(act: Act, orderId: string, reason: RefundReason): Promise<Paise>;
  /**
   * Sends back a part of the money that an order keeps. Call it while the order's payments are
   * locked.
   * @throws Refusal refund_too_much
   */
  refundPart(act: Act, part: PartialRefund): Promise<void>;
  /** Records money that staff have sent back by hand for an order whose money no gateway has. */
  refundByHand(act: Act, sent: RefundedByHand): Promise<void>;
  /** Records money of an order that staff have to send back by hand. */
  addManualRefund(act: Act, part: ManualRefund): Promise<void>;
  /**
   * Receives a webhook of a gateway.
   * @throws SignatureError
   */
  receiveWebhook(gateway: GatewayName, raw: Buffer, headers: Headers): Promise<void>;
  /** Reads the newest payments of orders that are paid online, by the order's id. */
  findMany(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, PaymentFacts>>;
  /** The connections to the gateways that shoppers can pay through. */
  readonly connections: ReadonlyMap<GatewayName, GatewayConnection>;
  /** Asks the gateways about all payments and refunds whose check is due. @returns their number */
  reconcile(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

/** Creates the functions for payments, and opens the sandbox if the settings ask for it. */
export async function createPayments(dependencies: PaymentsDependencies): Promise<Payments> {
  const { app, config } = dependencies;
  const { clock } = app;
  const { db } = app.database;
  // A live shop does not load the code of the sandbox.
  const sandbox = config.payments.sandbox
    ? await (await import("./sandbox/sandbox.ts")).openSandbox(dependencies)
    : null;
  const gateways = connectGateways(config, sandbox?.settings);
  const all = {
    ...dependencies,
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

    reopen: (act, orderId, wantedGateway) => reopen(act, all, orderId, wantedGateway),

    async check(orderId) {
      const newest = await queries.findNewestPayment(db, orderId);
      // A paid payment is settled; the reconciler checks it later.
      if (newest === null || newest.state === "paid") return true;
      const unpaid = (await queries.listPayments(db, orderId)).filter(
        ({ state }) => state !== "paid",
      );
      const results = await Promise.all(unpaid.map((payment) => checkPayment(all, payment)));
      return results.every((wasAsked) => wasAsked);
    },

    acceptsProof: (orderId, fields) => acceptsProof({ db, gateways }, orderId, fields),

    async hold({ tx }, orderId) {
      await queries.lockPayments(tx, orderId);
    },

    async expireOpenPayments({ tx, at: now }, orderId) {
      for (const payment of await queries.lockPayments(tx, orderId)) {
        if (!canPaymentMove(payment.state, "expired")) continue;
        await queries.movePayment(tx, payment, "expired", { checkAt: now });
      }
    },

    async cancel({ tx, at: now, record }, orderId, reason) {
      const lockedPayments = await queries.lockPayments(tx, orderId);
      const ended = lockedPayments.filter(({ state }) => canPaymentMove(state, "cancelled"));
      for (const payment of ended) {
        await queries.movePayment(tx, payment, "cancelled", { checkAt: now });
      }
      const ids = ended.map(({ id }) => id);
      if (ids.length === 0) return 0;
      const owed = await captures.addRefundsOfCaptures(
        tx,
        { orderId, paymentIds: ids },
        { reason, at: now },
      );
      record({ what: "payment.cancelled", subject: orderId, after: { paymentIds: ids, owed } });
      return owed;
    },

    refundPart,
    refundByHand,
    addManualRefund,

    async receiveWebhook(name, raw, headers) {
      const news = all.gateway(name)?.readWebhook(raw, headers, clock());
      if (!news) return;
      if (!("outcome" in news)) await recordCase(dependencies, name, news);
      else if (!(await settle(dependencies, news, "webhook")))
        await recordForeignMoney(dependencies, news);
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
