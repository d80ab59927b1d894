import type { CartRules } from "@suvarna/domain/cart";
import type { EventOf } from "@suvarna/domain/events";
import { lookForAlerts } from "./alerts/index.ts";
import {
  invalidateCatalogue,
  invalidateProduct,
  invalidateStock,
  type Listing,
} from "./catalogue/index.ts";
import { CONTENT } from "./content/index.ts";
import { usersWithProvedEmail } from "./identity/index.ts";
import type { Invoices } from "./invoices/index.ts";
import * as letters from "./letters/index.ts";
import type { Newsletter } from "./newsletter/index.ts";
import type { Notifications } from "./notifications/index.ts";
import {
  bookDashboardRefund,
  endSheet,
  endUnpaid,
  failOrder,
  issueTaxDocuments,
  judgeMoney,
  markRefunded,
  noteCashToRemit,
  replaceEarlier,
  takePayment,
} from "./orders/index.ts";
import type { Payments } from "./payments/index.ts";
import type { Act } from "./platform/act.ts";
import { type Purges, tagsToPurge } from "./platform/cdn/purge.ts";
import type { Config } from "./platform/config.ts";
import type { Db } from "./platform/database.ts";
import type { Api } from "./platform/http/api.ts";
import type { EmittedEvent, Reactions } from "./platform/reaction.ts";
import type { Replicas } from "./platform/replicas.ts";
import { type Changes, SETTINGS } from "./platform/versions.ts";
import { RATES, type Rates } from "./rates/index.ts";
import { notifyOfRestock } from "./restock/index.ts";
import { REVIEWS } from "./reviews/index.ts";
import type { LiveSettings } from "./settings/index.ts";
import type { Approvals } from "./staff/index.ts";

/**
 * The reactions to each event, in three columns: those in the event's transaction; those that one
 * process runs after it, until they succeed; and those that every process runs. The keys of the
 * second column are the names of listeners, which are stored in the outbox. When a listener is
 * renamed, events that wait for its old name are never handled.
 */
export function reactions(services: {
  readonly api: Pick<Api, "versions">;
  readonly approvals: Pick<Approvals, "limits">;
  readonly config: Pick<Config, "publicUrl" | "secret"> & { readonly cart: CartRules };
  readonly invoices: Invoices;
  readonly newsletter: Newsletter;
  readonly notifications: Notifications;
  readonly payments: Pick<Payments, "cancel" | "hold">;
  readonly purges: Purges;
  readonly rates: Rates;
  readonly listing: Pick<Listing, "changed">;
  readonly replicas: Pick<Replicas, "changed">;
  readonly settings: Pick<LiveSettings, "load">;
  /** Reads the shop's own name and addresses, with which letters are signed. */
  readonly signature: (db: Db) => Promise<{ readonly email: string }>;
}): Reactions {
  const { config, invoices, newsletter, notifications, payments, rates } = services;
  const { versions } = services.api;
  const { publicUrl, secret } = config;
  const shopEmail = async (db: Db) => (await services.signature(db)).email;
  const orderLetters = letters.orderLetters({ notifications, publicUrl, secret });
  const papers = (act: Act, event: { readonly orderId: string }) =>
    issueTaxDocuments(act, invoices, event);
  const alerts = (act: Act) =>
    lookForAlerts(act, { rates, tax: config.cart, reachable: usersWithProvedEmail });
  /**
   * Marks the cached pages as stale that a change of the catalogue affects. When earlier events
   * were missed, all cached pages become stale.
   */
  const inCatalogue = <
    Type extends
      | "catalogue.changed"
      | "product.saved"
      | "product.removed"
      | "product.stock_changed",
  >(
    touch: (event: EventOf<Type>) => void,
  ) => ({
    inEveryProcess: [
      ({ event, missed }: EmittedEvent<Type>) => {
        services.replicas.changed();
        services.listing.changed(missed || !("productId" in event) ? null : event.productId);
        if (missed) invalidateCatalogue(versions);
        touch(event);
      },
    ],
  });
  /** Asks the CDN to purge the replies that a change makes stale. */
  const purge =
    <Event>(invalidate: (changes: Changes, event: Event) => void) =>
    (act: Act, event: Event) =>
      services.purges.request(
        act,
        tagsToPurge((changes) => invalidate(changes, event)),
      );
  const purgeTags =
    (...tags: readonly string[]) =>
    (act: Act) =>
      services.purges.request(act, tags);
  const purgeProduct = purge<{ readonly productId: string }>((changes, { productId }) =>
    invalidateProduct(changes, productId),
  );
  const newProduct = ({ productId }: { readonly productId: string }) =>
    invalidateProduct(versions, productId);
  const restock = (act: Act, { productId }: { readonly productId: string }) =>
    notifyOfRestock(act, productId);
  const allRestock = (act: Act) => notifyOfRestock(act, null);
  const loadRates = async ({ id }: { id: string }) => {
    await rates.load();
    versions.set(RATES, id);
    rates.broadcast();
  };

  const newSettings = async () => {
    await services.settings.load();
    // Public pages show the settings of tax and shipping, and the shop's identity.
    versions.changed([SETTINGS, CONTENT]);
  };

  return {
    "account.opened": {},
    "alert.fired": {
      after: {
        letter: (act, event) => letters.writeAlertLetter(act, { notifications, config }, event),
      },
    },
    "alerts.remaining": { after: { alerts } },
    "approval.asked": {
      after: { letter: (act, event) => letters.writeApprovalAsked(act, services, event) },
    },
    "approval.decided": {
      after: {
        letter: (act, event) =>
          letters.writeApprovalDecided(act, { notifications, publicUrl }, event),
      },
    },
    "catalogue.changed": {
      inTransaction: [purge((changes) => invalidateCatalogue(changes))],
      after: { alerts, restock: allRestock },
      ...inCatalogue(() => invalidateCatalogue(versions)),
    },
    "coupon.used": {},
    "content.changed": {
      inTransaction: [purgeTags(CONTENT)],
      inEveryProcess: [() => versions.changed([CONTENT])],
    },
    "money.waits_for_people": {
      after: {
        letter: (act, event) =>
          letters.writeMoneyAlarm(act, { notifications, shopEmail, publicUrl }, event),
      },
    },
    "newsletter.asked": {
      after: {
        letter: (act, event) =>
          letters.writeNewsletterQuestion(act, { notifications, newsletter, config }, event),
      },
    },
    "newsletter.joined": {
      after: {
        letter: (act, event) =>
          letters.writeNewsletterWelcome(act, { notifications, newsletter, config }, event),
      },
    },
    "order.letter_asked": { after: { letter: orderLetters.again } },
    "order.moved": {
      inTransaction: [noteCashToRemit],
      after: { papers, letter: orderLetters.moved },
    },
    "order.ordered_again": {
      after: { end: (act, { orderId }) => endUnpaid(act, payments, orderId, "ordered_again") },
    },
    "order.partly_refunded": { after: { papers, letter: orderLetters.partlyRefunded } },
    "order.placed": { after: { letter: orderLetters.placed, replace: replaceEarlier } },
    "order.rates_withdrawn": {
      after: { end: (act, { orderId }) => endUnpaid(act, payments, orderId, "rates_withdrawn") },
    },
    "order.sold_at_counter": { after: { papers, letter: orderLetters.soldAtCounter } },
    "order.rest_asked": { after: { letter: orderLetters.restAsked } },
    "order.rest_paid": { after: { papers, letter: orderLetters.restPaid } },
    "pan.day_over": {
      after: { letter: (act, event) => letters.writePanDay(act, { notifications }, event) },
    },
    "pan.read_often": {
      after: { letter: (act, event) => letters.writePanAlarm(act, { notifications }, event) },
    },
    "payment.authorized": { inTransaction: [(act, event) => judgeMoney(act, services, event)] },
    "payment.captured": { inTransaction: [(act, event) => takePayment(act, services, event)] },
    "payment.failed": { inTransaction: [failOrder] },
    "payment.not_kept": { after: { letter: orderLetters.notKept } },
    "payment.partly_refunded": { inTransaction: [bookDashboardRefund] },
    "payment.refunded": { inTransaction: [markRefunded] },
    "person.help_asked": {
      after: {
        letter: (act, event) => letters.writeHelpAsked(act, { notifications, publicUrl }, event),
      },
    },
    "person.joined": {
      after: { letter: (act, event) => letters.writePersonJoined(act, { notifications }, event) },
    },
    "product.removed": { inTransaction: [purgeProduct], ...inCatalogue(newProduct) },
    "product.saved": {
      inTransaction: [purgeProduct],
      after: { alerts, restock },
      ...inCatalogue(newProduct),
    },
    "product.stock_counted": {},
    "product.stock_changed": {
      inTransaction: [
        purge<{ readonly productId: string }>((changes, { productId }) =>
          invalidateStock(changes, productId),
        ),
      ],
      after: { restock },
      ...inCatalogue(({ productId }: { readonly productId: string }) =>
        invalidateStock(versions, productId),
      ),
    },
    "rates.changed": {
      after: { alerts },
      inEveryProcess: [loadRates],
    },
    "rates.controlled": { inEveryProcess: [loadRates] },
    "rates.stale": {
      after: {
        letter: (act, event) =>
          letters.writeRatesStale(act, { notifications, publicUrl, rates }, event),
      },
    },
    "rates.withdrawn": {
      inTransaction: [purgeTags(RATES)],
      after: { orders: endSheet },
      inEveryProcess: [loadRates],
    },
    "restock.arrived": {
      after: {
        letter: (act, event) => letters.writeRestocked(act, { notifications, config }, event),
      },
    },
    "restock.asked": {
      after: {
        letter: (act, event) => letters.writeRestockQuestion(act, { notifications, config }, event),
      },
    },
    "restock.counted": {},
    "restock.remaining": { after: { restock: allRestock } },
    "return.refused": { after: { letter: orderLetters.returnRefused } },
    "return.requested": { after: { letter: orderLetters.returnRequested } },
    "review.decided": {
      inTransaction: [purgeTags(REVIEWS)],
      inEveryProcess: [() => versions.changed([REVIEWS])],
    },
    "review.written": {
      inTransaction: [purgeTags(REVIEWS)],
      inEveryProcess: [() => versions.changed([REVIEWS])],
    },
    "settings.changed": {
      inTransaction: [purgeTags(SETTINGS, CONTENT)],
      inEveryProcess: [newSettings],
    },
    "ticket.answered": {
      after: {
        letter: (act, event) =>
          letters.writeTicketAnswered(act, { notifications, publicUrl }, event),
      },
    },
    "ticket.written": {},
    "ticket.received": {
      after: {
        letter: (act, event) =>
          letters.writeTicketReceived(act, { notifications, publicUrl }, event),
      },
    },
  };
}
