import type { OrderPaymentState, OrderState } from "./order.ts";
import type { PaymentPurpose } from "./payment.ts";

/** The reason why an order was not paid. */
export type PaymentFailure = "declined" | "wrong_amount" | "not_in_time";

/**
 * The events of the shop, to which other parts of the shop react. A payload is stored in the outbox
 * as JSON: it has ids, codes and numbers, and no personal data. A listener reads all other data
 * from the database.
 */
export type ShopEvent =
  | { readonly type: "account.opened"; readonly userId: string }
  /** The price has reached the limit of a price alert; `at` is the time in ISO 8601. */
  | {
      readonly type: "alert.fired";
      readonly alertId: string;
      readonly pricePaise: number;
      readonly at: string;
    }
  /** More price alerts are due than one transaction handles. */
  | { readonly type: "alerts.remaining" }
  /** An act of staff waits for the approval of a second person. */
  | { readonly type: "approval.asked"; readonly approvalId: string }
  /** A second person has approved or refused an act, or the act could not be carried out. */
  | { readonly type: "approval.decided"; readonly approvalId: string }
  /** Many products or the categories have changed, because of the seed or a new search index. */
  | { readonly type: "catalogue.changed" }
  | { readonly type: "content.changed" }
  /** An order has used a coupon, or has released the coupon again. */
  | { readonly type: "coupon.used"; readonly code: string }
  /**
   * A visitor has asked for the newsletter and must confirm the address; `askedAt` is in
   * milliseconds.
   */
  | {
      readonly type: "newsletter.asked";
      readonly subscriberId: string;
      readonly askedAt: number;
      /**
       * The keyed hashes of the account and the network that caused the message. The caps count
       * messages by these hashes.
       */
      readonly senders: readonly string[];
    }
  | { readonly type: "newsletter.joined"; readonly subscriberId: string }
  /**
   * Staff have asked to send the letter about an order's state again; `askedAt` is in milliseconds.
   */
  | {
      readonly type: "order.letter_asked";
      readonly orderId: string;
      readonly state: OrderState;
      readonly askedAt: number;
      /** The idempotency key of the call: the letter is sent once for each key. */
      readonly key?: string;
      /** `sms` asks for the text alone. Without a channel the letter is sent. */
      readonly channel?: "email" | "sms";
    }
  | { readonly type: "order.placed"; readonly orderId: string; readonly state: OrderState }
  /** Staff have taken an order at the counter or on the phone. `order.placed` is announced too. */
  | { readonly type: "order.sold_at_counter"; readonly orderId: string; readonly state: OrderState }
  /**
   * `step` is the index of the move in the order's history; `paymentState` is the payment state
   * after the move.
   */
  | {
      readonly type: "order.moved";
      readonly orderId: string;
      readonly from: OrderState;
      readonly to: OrderState;
      readonly step: number;
      readonly paymentState: OrderPaymentState;
    }
  /** The rates at which an unpaid order was placed are withdrawn, so the shop ends the order. */
  | { readonly type: "order.rates_withdrawn"; readonly orderId: string }
  /**
   * The shopper has ordered the same pieces again before paying, so the shop ends the first order.
   */
  | { readonly type: "order.ordered_again"; readonly orderId: string }
  /**
   * A part of an order's money is refunded, because staff decided so or because a refund was
   * started in a gateway's dashboard.
   */
  | { readonly type: "order.partly_refunded"; readonly orderId: string; readonly refundId: string }
  /**
   * Staff ask the shopper for the rest of an order whose advance is paid. `step` is the index of
   * the step in the order's history.
   */
  | { readonly type: "order.rest_asked"; readonly orderId: string; readonly step: number }
  | { readonly type: "order.rest_paid"; readonly orderId: string; readonly step: number }
  /** A day in India is over, and staff have read PANs on that day. */
  | { readonly type: "pan.day_over"; readonly day: string }
  /** A person has read so many PANs on one day that the shop notifies the owners at once. */
  | { readonly type: "pan.read_often"; readonly staffId: string; readonly day: string }
  /**
   * A bank has blocked the money of a payment. The order then decides whether the shop captures the
   * money.
   */
  | {
      readonly type: "payment.authorized";
      readonly orderId: string;
      readonly paymentId: string;
      /** The gateway's id of the attempt. */
      readonly paymentReference: string;
      readonly purpose: PaymentPurpose;
      readonly isLate: boolean;
    }
  /**
   * The money of a payment has arrived and is recorded. The order keeps the money or gives it back.
   */
  | {
      readonly type: "payment.captured";
      readonly orderId: string;
      readonly paymentId: string;
      readonly captureId: string;
      readonly purpose: PaymentPurpose;
      /** Whether the money came after the time to pay. */
      readonly isLate: boolean;
    }
  | {
      readonly type: "payment.failed";
      readonly orderId: string;
      readonly purpose: PaymentPurpose;
      readonly reason: PaymentFailure;
    }
  /**
   * Money came that the order does not keep. `refunded`: the shop had the money and sends it back.
   * `released`: the money was only blocked, and the bank releases it.
   */
  | {
      readonly type: "payment.not_kept";
      readonly orderId: string;
      readonly paymentReference: string;
      readonly amountPaise: number;
      readonly how: "refunded" | "released";
      /** Whether the reason is that the amount or the currency was wrong; else it came too late. */
      readonly isWrongAmount?: boolean;
    }
  /** A refund of money that an order keeps was started in the gateway's dashboard. */
  | {
      readonly type: "payment.partly_refunded";
      readonly orderId: string;
      readonly refundId: string;
      readonly amountPaise: number;
    }
  /** There is money that staff must look at; `day` is the day in India. */
  | { readonly type: "money.waits_for_people"; readonly day: string }
  /**
   * All money that an order had to send back is back with the shopper. The order may still go on
   * when staff have sent a refund in part by hand.
   */
  | { readonly type: "payment.refunded"; readonly orderId: string }
  /**
   * A member of staff asks a colleague who has a permission for help with a page of the back office;
   * `askedAt` is in milliseconds.
   */
  | {
      readonly type: "person.help_asked";
      readonly userId: string;
      readonly askedBy: string;
      readonly page: string;
      readonly askedAt: number;
    }
  /** An invited person has opened an account as staff. */
  | { readonly type: "person.joined"; readonly userId: string }
  | { readonly type: "product.removed"; readonly productId: string }
  | { readonly type: "product.saved"; readonly productId: string }
  /** An order has taken pieces of a product out of stock, or has put them back. */
  | { readonly type: "product.stock_counted"; readonly productId: string }
  /** A product is sold out, or is available again. */
  | { readonly type: "product.stock_changed"; readonly productId: string }
  | { readonly type: "rates.changed"; readonly sheetId: string }
  /** Staff hold or release the rates, stop or start sales, or adjust the world's prices. */
  | { readonly type: "rates.controlled"; readonly controlId: string }
  /** No newer rates than these have come within the time that the settings allow. */
  | { readonly type: "rates.stale"; readonly sheetId: string }
  /** A rate sheet is withdrawn: the shop stops selling at its rates. */
  | { readonly type: "rates.withdrawn"; readonly sheetId: string }
  /** Staff have released or refused a review, or its writer has taken it away. */
  | { readonly type: "review.decided"; readonly reviewId: string }
  | { readonly type: "review.written"; readonly reviewId: string }
  /** Staff have changed settings of the shop. `changeId` is the id of the change. */
  | { readonly type: "settings.changed"; readonly changeId: string }
  /**
   * A sold-out piece for which somebody waits can be bought again; `at` is the time in ISO 8601.
   */
  | { readonly type: "restock.arrived"; readonly requestId: string; readonly at: string }
  /**
   * Somebody has asked for a letter when a piece is back in stock, and must confirm the e-mail
   * address; `askedAt` is in milliseconds.
   */
  | {
      readonly type: "restock.asked";
      readonly requestId: string;
      readonly askedAt: number;
      /**
       * The keyed hashes of the account and the network that caused the message. The caps count
       * messages by these hashes.
       */
      readonly senders: readonly string[];
    }
  /** The number of people that wait for a piece has changed. */
  | { readonly type: "restock.counted"; readonly productId: string }
  /** More people wait for pieces that are back in stock than one transaction handles. */
  | { readonly type: "restock.remaining" }
  /** `steps` is the number of steps in the order's history. */
  | { readonly type: "return.refused"; readonly orderId: string; readonly steps: number }
  | { readonly type: "return.requested"; readonly orderId: string; readonly steps: number }
  | {
      readonly type: "ticket.answered";
      readonly ticketId: string;
      readonly messageId: string;
      readonly resolved: boolean;
    }
  /** The author of a ticket has opened it, written to it or reopened it. */
  | { readonly type: "ticket.written"; readonly ticketId: string }
  /** A ticket was opened, or was found not to be spam, so the shop may write to its author. */
  | {
      readonly type: "ticket.received";
      readonly ticketId: string;
      /**
       * The keyed hashes of the account and the network that caused the message, for the caps. The
       * list is empty when staff cause the letter.
       */
      readonly senders: readonly string[];
    };

export type ShopEventType = ShopEvent["type"];

/** The type of the event object whose `type` is this name. */
export type EventOf<Type extends ShopEventType> = Extract<ShopEvent, { readonly type: Type }>;
