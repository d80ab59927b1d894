import type { OrderPaymentState, OrderState } from "./order.ts";
import type { PaymentPurpose } from "./payment.ts";

/** Why an order has not got its money. */
export type PaymentFailure = "declined" | "wrong_amount" | "not_in_time";

/**
 * Everything that happens in the shop and that other parts follow. A payload survives JSON and holds
 * ids, codes and numbers only: it is kept in the outbox, so nothing personal is in it. What a listener
 * needs to know besides, it reads from the database.
 */
export type ShopEvent =
  | { readonly type: "account.opened"; readonly userId: string }
  /** The price that an alert waits for has come; `at` is the time in ISO 8601. */
  | {
      readonly type: "alert.fired";
      readonly alertId: string;
      readonly pricePaise: number;
      readonly at: string;
    }
  /** More alerts are due than one transaction takes. */
  | { readonly type: "alerts.remaining" }
  /** An act of staff waits for a second person. */
  | { readonly type: "approval.asked"; readonly approvalId: string }
  /** Many products at once, or the categories: the seed, a new search index. */
  | { readonly type: "catalogue.changed" }
  | { readonly type: "content.changed" }
  /** Somebody wants the newsletter at an address that is to confirm it; `askedAt` in milliseconds. */
  | {
      readonly type: "newsletter.asked";
      readonly subscriberId: string;
      readonly askedAt: number;
      /** The keyed hashes by which messages are counted. */
      readonly senders: readonly string[];
    }
  | { readonly type: "newsletter.joined"; readonly subscriberId: string }
  /** Staff ask for the letter about a state that an order has had once more; `askedAt` in milliseconds. */
  | {
      readonly type: "order.letter_asked";
      readonly orderId: string;
      readonly state: OrderState;
      readonly askedAt: number;
    }
  | { readonly type: "order.placed"; readonly orderId: string; readonly state: OrderState }
  /** Staff have taken an order at the counter or on the phone; it is placed as well. */
  | { readonly type: "order.sold_at_counter"; readonly orderId: string; readonly state: OrderState }
  /** `step` is the place of the move in the order's history; `paymentState` is that after it. */
  | {
      readonly type: "order.moved";
      readonly orderId: string;
      readonly from: OrderState;
      readonly to: OrderState;
      readonly step: number;
      readonly paymentState: OrderPaymentState;
    }
  /** Staff ask for the rest of an order that had an advance; `step` as above. */
  /** The rates at which an unpaid order was placed are withdrawn: it ends. */
  | { readonly type: "order.rates_withdrawn"; readonly orderId: string }
  /** Its shopper has ordered the same pieces again while it is not paid: it ends. */
  | { readonly type: "order.ordered_again"; readonly orderId: string }
  /** A part of an order's money goes back, by staff or from a gateway's dashboard. */
  | { readonly type: "order.partly_refunded"; readonly orderId: string; readonly refundId: string }
  | { readonly type: "order.rest_asked"; readonly orderId: string; readonly step: number }
  | { readonly type: "order.rest_paid"; readonly orderId: string; readonly step: number }
  /** A day in India is over on which staff have read PANs. */
  | { readonly type: "pan.day_over"; readonly day: string }
  /** A person has read so many PANs on a day that the owners are told at once. */
  | { readonly type: "pan.read_often"; readonly staffId: string; readonly day: string }
  /** A bank has blocked money that fits a payment: the order says whether the shop takes it. */
  | {
      readonly type: "payment.authorized";
      readonly orderId: string;
      readonly paymentId: string;
      /** The gateway's id of the attempt. */
      readonly paymentReference: string;
      readonly purpose: PaymentPurpose;
      readonly isLate: boolean;
    }
  /** Money that fits a payment is in the books; the order keeps it or gives it back. */
  | {
      readonly type: "payment.captured";
      readonly orderId: string;
      readonly paymentId: string;
      readonly captureId: string;
      readonly purpose: PaymentPurpose;
      /** It came after the time to pay. */
      readonly isLate: boolean;
    }
  | {
      readonly type: "payment.failed";
      readonly orderId: string;
      readonly purpose: PaymentPurpose;
      readonly reason: PaymentFailure;
    }
  /**
   * Money that the order does not keep. `refunded`: the shop had it and sends it back. `released`: it
   * was only blocked, and the bank releases it by itself.
   */
  | {
      readonly type: "payment.not_kept";
      readonly orderId: string;
      readonly paymentReference: string;
      readonly amountPaise: number;
      readonly how: "refunded" | "released";
    }
  /** A refund began in the gateway's dashboard, of money that an order keeps. */
  | {
      readonly type: "payment.partly_refunded";
      readonly orderId: string;
      readonly refundId: string;
      readonly amountPaise: number;
    }
  /** There is money that people have to look at; `day` is that in India. */
  | { readonly type: "money.waits_for_people"; readonly day: string }
  /** All money of an order that was cancelled or returned is back with the shopper. */
  | { readonly type: "payment.refunded"; readonly orderId: string }
  /** An invited person has opened an account as staff. */
  | { readonly type: "person.joined"; readonly userId: string }
  | { readonly type: "product.removed"; readonly productId: string }
  | { readonly type: "product.saved"; readonly productId: string }
  /** A product is sold out, or can be had again. */
  | { readonly type: "product.stock_changed"; readonly productId: string }
  | { readonly type: "rates.changed"; readonly sheetId: string }
  /** Staff hold or release the rates, stop or start sales, or adjust the world's prices. */
  | { readonly type: "rates.controlled"; readonly controlId: string }
  /** No newer rates than these have come for a time that the settings say. */
  | { readonly type: "rates.stale"; readonly sheetId: string }
  /** Nothing is sold by these rates any more. */
  | { readonly type: "rates.withdrawn"; readonly sheetId: string }
  /** Staff have changed settings of the shop; `changeId` is that of the change. */
  | { readonly type: "settings.changed"; readonly changeId: string }
  /** `steps` is how many steps the order's history has. */
  | { readonly type: "return.refused"; readonly orderId: string; readonly steps: number }
  | { readonly type: "return.requested"; readonly orderId: string; readonly steps: number }
  | {
      readonly type: "ticket.answered";
      readonly ticketId: string;
      readonly messageId: string;
      readonly resolved: boolean;
    }
  /** A ticket was opened, or was found to be no spam: its author may be written to. */
  | {
      readonly type: "ticket.received";
      readonly ticketId: string;
      /** The keyed hashes by which messages are counted; none when staff cause the letter. */
      readonly senders: readonly string[];
    };

export type ShopEventType = ShopEvent["type"];

/** The event of one type. */
export type EventOf<Type extends ShopEventType> = Extract<ShopEvent, { readonly type: Type }>;
