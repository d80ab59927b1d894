import type { SupportType } from "@suvarna/contract/support/constants";
import { formatRupees, INDIAN_MOBILE } from "@suvarna/domain/formats";
import type { Paise } from "@suvarna/domain/money";
import { orderNumber } from "@suvarna/domain/order";
import { findContacts, findUser } from "./accounts/index.ts";
import type { AlertWatch, FiredAlert } from "./alerts/index.ts";
import { CATALOGUE_CHANGED, type CatalogueChanged, findProduct } from "./catalogue/index.ts";
import { CONTENT_CHANGED, type ContentChanged, type NewsletterLetters } from "./content/index.ts";
import type { Invoices } from "./invoices/index.ts";
import {
  type Notifications,
  type OrderLetterKind,
  type OrderTextKind,
  unsubscribeAddress,
} from "./notifications/index.ts";
import {
  followPayment,
  type OrderNews,
  type PlacedOrder,
  paidOf,
  restOf,
  type TellOfMove,
} from "./orders/index.ts";
import { type Payments, refundedOf } from "./payments/index.ts";
import type { Bus } from "./platform/bus.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import type { Db } from "./platform/database.ts";
import { newId } from "./platform/ids.ts";
import { together } from "./platform/together.ts";
import type { Versions } from "./platform/versions.ts";
import { RATES_CHANGED, type Rates, type RatesChanged } from "./rates/index.ts";
import type { TicketLetters } from "./support/index.ts";

/** What follows what: every event of the shop, and the steps that others take after it. */
export function connectReactions(parts: {
  bus: Bus;
  clock: Clock;
  rates: Rates;
  alerts: AlertWatch;
  payments: Payments;
  invoices: Invoices;
  tellOfMove: TellOfMove;
  versions: Versions;
}): void {
  const { bus, rates, alerts, payments, versions } = parts;

  // Paid: the order is confirmed. Failed, or not in time: its pieces are on sale again.
  payments.follow(followPayment(parts));

  bus.on(RATES_CHANGED, async ({ sheetId }: RatesChanged) => {
    await rates.load(sheetId);
    versions.set("rates", sheetId);
    rates.broadcast();
    await alerts.look();
  });

  rates.onExpiry(() => {
    versions.set("rates", "expired");
    rates.broadcast();
  });

  bus.on(CATALOGUE_CHANGED, ({ version }: CatalogueChanged) => {
    versions.set("catalogue", version);
    void alerts.look();
  });

  bus.on(CONTENT_CHANGED, ({ version }: ContentChanged) => {
    versions.set("content", version);
  });

  bus.onGap(async () => {
    await rates.loadNewest();
    const mark = newId();
    for (const part of ["rates", "catalogue", "content"]) versions.set(part, mark);
    rates.broadcast();
  });
}

/**
 * What the shop writes to people, for the capabilities that cause it: none of them knows how it is
 * sent. Each is called in the transaction of its cause, with its handle.
 */
export function writeLetters(
  notifications: Notifications,
  config: Pick<Config, "publicUrl" | "secret">,
) {
  const newsletter: NewsletterLetters = {
    confirm: (tx, { email, address, key }) =>
      notifications.send(tx, { kind: "newsletter-confirm", key, email, about: { address } }),
    welcome: (tx, { email, subscriberId }) => {
      const key = `newsletter-welcome:${subscriberId}`;
      const unsubscribe = unsubscribeAddress(config, "newsletter", subscriberId);
      return notifications.send(tx, {
        ...{ kind: "newsletter-welcome", key, email, about: { unsubscribe } },
      });
    },
  };

  async function priceAlert(tx: Db, alert: FiredAlert): Promise<void> {
    const { id, userId, carat, productId, belowPaise, pricePaise, at } = alert;
    const user = await findUser(tx, userId);
    const piece = productId ? await findProduct(tx, productId) : null;
    if (!user || (productId && !piece)) return;
    const { publicUrl } = config;
    await notifications.send(tx, {
      kind: "price-alert",
      key: `price-alert:${id}:${at.getTime()}`,
      email: user.email,
      about: {
        name: user.name,
        what: piece ? piece.name : perGram(carat ?? ""),
        ...{ belowPaise, pricePaise, at: INDIAN_TIME.format(at) },
        address: piece ? `${publicUrl}/product/${piece.slug}` : `${publicUrl}/shop`,
        alerts: `${publicUrl}/alerts`,
        unsubscribe: unsubscribeAddress(config, "price-alerts", userId),
      },
    });
  }

  const ticketAddress = (number: string) => `${config.publicUrl}/support/tickets/${number}`;
  const ticket: TicketLetters = {
    received: (tx, { id, number, email, type, createdAt }) =>
      notifications.send(tx, {
        ...{ kind: "ticket-received", key: `ticket-received:${id}`, email },
        about: {
          ...{ number, type: TICKET_WORDS[type], at: INDIAN_TIME.format(createdAt) },
          address: ticketAddress(number),
        },
      }),
    answered: (tx, { number, email }, { messageId, text, resolved }) =>
      notifications.send(tx, {
        ...{ kind: "ticket-answered", key: `ticket-answered:${messageId}`, email },
        about: { number, text, resolved, address: ticketAddress(number) },
      }),
  };

  const tellOfMove: TellOfMove = async (tx, order, news, note) => {
    const kind = LETTER_OF[news];
    const user = kind ? await findContacts(tx, order.userId) : null;
    // Who has left is not written to any more.
    if (!kind || !user) return;
    const { id, contact, items, history, discount, gst, shipping, total, advance } = order;
    const paid = advance === null ? total : await paidByAdvance(tx, order, news);
    const number = orderNumber(id);
    // Confirmed is once for ever; the others once for each step of the order's history.
    const key = kind === "order-confirmed" ? `${kind}:${id}` : `${kind}:${id}:${history.length}`;
    const wantsMail = contact.includes("@");
    const letter = notifications.send(tx, {
      ...{ kind, key, email: wantsMail ? contact : user.email },
      about: {
        ...{ name: user.name, number, note, discount, gst, shipping, total },
        lines: items.map(({ name, quantity, linePrice: price }) => ({ name, quantity, price })),
        country: order.shippingAddress.country,
        advance: advance === null ? null : { due: advance, rest: restOf(order) },
        paid,
        paidAtTheDoor: order.paymentMethod === "COD",
        owed: order.paymentStatus === "Refund on its way",
        address: `${config.publicUrl}/order-details/${id}`,
        payAddress: `${config.publicUrl}/final?order=${id}&pay=rest`,
      },
    });
    const text = TEXT_OF[news];
    const phone = wantsMail ? user.phone : contact;
    if (!text || !phone || !INDIAN_MOBILE.test(phone)) return letter;
    const about = { number, total: formatRupees(news === "Refunded" ? paid : total) };
    const said = notifications.send(tx, { kind: text, key: `${key}:text`, phone, about });
    await together([letter, said]);
  };

  return { newsletter, priceAlert, ticket, tellOfMove };
}

/**
 * What of an order with an advance a letter speaks of: what the order has taken, and once that is
 * back with the shopper all that went back, also money that came after the order was cancelled.
 */
function paidByAdvance(tx: Db, order: PlacedOrder, news: OrderNews): Promise<Paise> | Paise {
  return news === "Refunded" ? refundedOf(tx, order.id) : paidOf(order);
}

/** Which letter tells which news of an order; what is not here is seen on its page. */
const LETTER_OF: Readonly<Partial<Record<OrderNews, OrderLetterKind>>> = {
  Confirmed: "order-confirmed",
  "Payment failed": "payment-failed",
  Shipped: "order-shipped",
  Delivered: "order-delivered",
  Cancelled: "order-cancelled",
  Returned: "order-returned",
  Refunded: "order-refunded",
  "Return requested": "return-requested",
  "Return refused": "return-refused",
  "Rest due": "rest-due",
  "Rest paid": "rest-paid",
};

/** The same of texts to a phone. */
const TEXT_OF: Readonly<Partial<Record<OrderNews, OrderTextKind>>> = {
  Confirmed: "order-confirmed",
  "Payment failed": "payment-failed",
  Shipped: "order-shipped",
  Delivered: "order-delivered",
  Cancelled: "order-cancelled",
  Refunded: "order-refunded",
  "Rest due": "rest-due",
};

const TICKET_WORDS: Readonly<Record<SupportType, string>> = {
  technical: "A technical question",
  billing: "Billing",
  general: "A general question",
  bug: "A fault on our pages",
  feature: "A wish",
};

const perGram = (carat: string) =>
  carat === "Silver" ? "Silver per gram" : `${carat} gold per gram`;

const INDIAN_TIME = new Intl.DateTimeFormat("en-IN", {
  ...{ dateStyle: "long", timeStyle: "short", timeZone: "Asia/Kolkata" },
});
