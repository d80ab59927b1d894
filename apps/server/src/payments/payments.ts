import type { Paise } from "@suvarna/domain/money";
import { canPaymentMove, type PaymentPurpose, type RefundReason } from "@suvarna/domain/payment";
import type { FastifyBaseLogger } from "fastify";
import type { Act, App } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import * as captures from "./capture-queries.ts";
import { checkPayment } from "./check-payment.ts";
import { acceptsProof } from "./check-proof.ts";
import {
  CURRENCY,
  type Customer,
  type GatewayConnection,
  type GatewayName,
  type Headers,
} from "./gateway.ts";
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
  /** Asks the gateway about an order's newest payment, unless that is paid. @returns false when it could not be asked */
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

/** A payment that an order asks for. */
export interface Due {
  readonly orderId: string;
  readonly amount: Paise;
  /** The shopper's wish; the preferred gateway when there is none, or it is not open. */
  readonly gateway: GatewayName | undefined;
  /** How long it can be paid, in milliseconds; as long as the settings say when it is not said. */
  readonly openMs?: number | undefined;
}

/** How many payments an order may have until it stays with its gateway. */
const MOST_PAYMENTS = 8;

/** @returns the gateway that a payment changes to; undefined when it stays where it is */
function otherGateway(
  gateways: readonly GatewayName[],
  held: readonly queries.Payment[],
  present: GatewayName | undefined,
  wish: GatewayName | undefined,
): GatewayName | undefined {
  if (wish === present || held.length >= MOST_PAYMENTS) return undefined;
  return gateways.find((name) => name === wish);
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

  async function begin({ tx, at: now }: Act, purpose: PaymentPurpose, due: Due): Promise<void> {
    const { orderId, amount, gateway } = due;
    const [preferred] = all.gateways;
    if (!preferred) throw new Refusal("online_payment_unavailable");
    const { checkMs } = config.payments;
    const { openMs = config.payments.openMs } = due;
    await queries.insertPayment(tx, {
      id: newId(now.getTime()),
      orderId,
      purpose,
      gateway: gateway && gateways.has(gateway) ? gateway : preferred,
      state: "created",
      amount,
      currency: CURRENCY,
      reference: null,
      sessionId: null,
      captureReference: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + openMs),
      checkAt: new Date(now.getTime() + checkMs),
    });
  }

  return {
    gateways: all.gateways,
    connections: gateways,
    sandbox,

    begin: (act, due) => begin(act, "order", due),

    async beginRest(act, { orderId, amount, gateway: wish }) {
      const { tx, at: now } = act;
      const held = await queries.lockPayments(tx, orderId);
      const first = held.findLast(({ purpose }) => purpose === "order");
      if (!first) throw new Refusal("payment_unavailable");
      const rests = held.filter(({ purpose }) => purpose === "rest");
      if (rests.some(({ state }) => state === "paid")) throw new Refusal("payment_over");
      const open = rests.find(({ state }) => canPaymentMove(state, "expired"));
      // Money that came and did not fit ends the gateway's order too.
      const spent = open && (await queries.isSpent(tx, open.id));
      const other = otherGateway(all.gateways, held, open?.gateway, wish);
      if (open && !spent && !other && open.expiresAt > now) {
        if (open.state === "failed") {
          await queries.movePayment(tx, open, "pending", { checkAt: now });
        }
        return;
      }
      // Its money can still come, and then the order takes it; it just can't be opened any more.
      if (open) await queries.movePayment(tx, open, "expired");
      await begin(act, "rest", { orderId, amount, gateway: other ?? first.gateway });
    },

    windowOf: (payment) =>
      openedWindow(payment, {
        connection: all.gateway(payment.gateway),
        isLocal: sandbox !== null,
      }),

    open: (wanted, customer) => openCheckout(all, wanted, customer),

    async reopen(act, orderId, wish) {
      const { tx, at: now } = act;
      const held = await queries.lockPayments(tx, orderId);
      const payment = held.findLast(({ purpose }) => purpose === "order");
      const over = !payment || payment.expiresAt <= now;
      // Money that came and did not fit ends the gateway's order too.
      const spent = payment && (await queries.isSpent(tx, payment.id));
      if (over || spent || !canPaymentMove(payment.state, "expired")) {
        throw new Refusal("payment_over");
      }
      const gateway = otherGateway(all.gateways, held, payment.gateway, wish);
      if (gateway) {
        // The reconciler closes it at its gateway; money that came there all the same still counts.
        await queries.movePayment(tx, payment, "expired", { checkAt: now });
        const openMs = payment.expiresAt.getTime() - now.getTime();
        await begin(act, "order", { orderId, amount: payment.amount, gateway, openMs });
        return;
      }
      if (payment.state !== "failed") return;
      await queries.movePayment(tx, payment, "pending", { checkAt: now });
    },

    async check(orderId) {
      const payment = await queries.findNewestPayment(db, orderId);
      // A paid payment is settled; the reconciler checks it later.
      return payment && payment.state !== "paid" ? checkPayment(all, payment) : true;
    },

    acceptsProof: (orderId, fields) => acceptsProof({ db, gateways }, orderId, fields),

    async hold({ tx }, orderId) {
      await queries.lockPayments(tx, orderId);
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
