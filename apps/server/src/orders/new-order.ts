import type { DeliveryAddress } from "@suvarna/contract/orders/schemas";
import { dispatchBy } from "@suvarna/domain/dispatch";
import { indianDay } from "@suvarna/domain/indian-day";
import { apportionEven, type Paise } from "@suvarna/domain/money";
import { orderNumber, type PaymentMethod } from "@suvarna/domain/order";
import { newId } from "../platform/ids.ts";
import type { Vault } from "../platform/vault.ts";
import type { BuyerKeys } from "./buyer-keys.ts";
import { panOf } from "./desk/reveal-pan.ts";
import { piecesOf } from "./pieces.ts";
import type { Offer } from "./price-cart.ts";
import type { PlacedOrder } from "./queries.ts";

/** The buyer's choices in an order, whether a shopper or staff have entered them. */
export interface OrderChoices {
  readonly shippingAddress: DeliveryAddress;
  readonly billingAddress?: DeliveryAddress | undefined;
  readonly paymentMethod: PaymentMethod;
  readonly contact?: string | undefined;
  readonly giftMessage?: string | undefined;
}

/** The data from which an order is created. */
export interface NewOrderData {
  readonly userId: string;
  readonly input: OrderChoices;
  readonly offer: Offer;
  /** The id of the quote from which the offer comes; null for an offer at the current rates. */
  readonly quoteId: string | null;
  /** The buyer's PAN, if this order needs a PAN. */
  readonly pan: string | null;
  /** The advance in paise that is due with the order; null when the whole total is due. */
  readonly advance: Paise | null;
  readonly keys: BuyerKeys;
  readonly now: Date;
}

/**
 * Creates an order with all figures that explain its price later. An order of ₹0, and an order of
 * which staff have taken the money, is paid from the start, and no gateway is asked for its
 * payment.
 */
export function newOrder(vault: Vault, data: NewOrderData): PlacedOrder {
  const { userId, input, offer, quoteId, pan, advance, keys, now } = data;
  const { items, totals, couponCode, gstRateBp, rateSheetId, ratesAt } = offer;
  const { shippingAddress, billingAddress = shippingAddress, paymentMethod } = input;
  const id = newId(now.getTime());
  const online = paymentMethod === "ONLINE";
  const isFree = totals.total === 0;
  const isPaid = isFree || paymentMethod === "COUNTER";
  const gstShares = apportionEven(
    totals.gst,
    items.map(({ linePrice, couponShare }) => linePrice - couponShare),
  );
  const state = online && !isFree ? "pending_payment" : "confirmed";
  return {
    id,
    number: orderNumber(id),
    userId,
    state,
    paymentState: isPaid ? "paid" : online ? "pending" : "on_delivery",
    paymentMethod,
    quoteId,
    rateSheetId,
    ratesAt,
    gstRateBp,
    couponCode,
    ...totals,
    advance,
    refunded: 0,
    advancePaidAt: null,
    restPaidAt: null,
    restAskedAt: null,
    shippingAddress,
    billingAddress,
    giftMessage: input.giftMessage ?? null,
    panSealed: pan && vault.seal(pan, panOf(id)),
    panEnding: pan?.slice(-4) ?? null,
    ownerLeft: false,
    pieces: piecesOf(items),
    ...keys,
    prepayBy: null,
    dispatchBy: dispatchBy(indianDay(now), {
      madeToOrder: items.some(({ madeToOrder }) => madeToOrder),
    }),
    courier: null,
    trackingNumber: null,
    doorNonce: null,
    doorTriesLeft: null,
    deskVersion: 0,
    contact: input.contact || shippingAddress.phone,
    createdAt: now,
    items: items.map((item, position) => {
      return { ...item, gstShare: gstShares[position] as Paise, orderId: id, position };
    }),
    history: [
      {
        orderId: id,
        position: 0,
        state,
        reason: null,
        note: null,
        by: userId,
        at: now,
        isDispatch: false,
        restocked: false,
      },
    ],
    return: null,
    refunds: [],
  };
}
