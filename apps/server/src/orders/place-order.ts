import { createHmac } from "node:crypto";
import type { OrderInput } from "@suvarna/contract/orders/order-input";
import {
  type CartConfig,
  type CartLine,
  emptyCart,
  type LockedCart,
  lockExistingCart,
  readCartLines,
} from "../cart/index.ts";
import type { Payments } from "../payments/index.ts";
import type { Act } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { purposeKey } from "../platform/purpose-key.ts";
import type { Vault } from "../platform/vault.ts";
import { type Rates, sellBySheet } from "../rates/index.ts";
import { buyerKeys } from "./buyer-keys.ts";
import { countOrdersOf, lockBuyer } from "./buyer-queries.ts";
import { refuseLines, refuseUnseen, requirePan } from "./checkout-rules.ts";
import { chosenAdvance } from "./chosen-advance.ts";
import { refuseExposure } from "./exposure.ts";
import { type Checkout, insertOrder } from "./insert-order.ts";
import { findKey } from "./key-queries.ts";
import { newOrder } from "./new-order.ts";
import { reservePieces } from "./pieces.ts";
import { type Offer, type PricedCart, priceCart } from "./price-cart.ts";
import { findOrder, type PlacedOrder } from "./queries.ts";
import { redeemOrderCoupon } from "./redeem-order-coupon.ts";
import { provedContact, refuseCash, refuseUnpaid } from "./refuse-buyer.ts";
import { dueWithOrder } from "./rest-of-order.ts";
import type { OrdersConfig } from "./settings.ts";
import { takeQuote } from "./take-quote.ts";

/** The dependencies of placing an order. */
export interface PlaceOrderDependencies {
  readonly rates: Pick<Rates, "forSale" | "requireFreshRates" | "requireNewest">;
  readonly config: Pick<Config, "secret"> & {
    readonly cart: CartConfig;
    readonly orders: OrdersConfig;
    readonly payments: { readonly openMs: number };
  };
  readonly payments: Pick<Payments, "begin">;
  readonly vault: Vault;
}

/** A user's request to place an order. */
export interface OrderRequest {
  readonly userId: string;
  readonly input: OrderInput;
  /**
   * The idempotency key: a repeated key returns the order of the first call, and a refused call
   * does not use the key up. Null always places a new order.
   */
  readonly key: string | null;
}

/**
 * An order, and whether this call placed it. An order of an earlier call is returned in its present
 * state.
 */
export interface PlaceOrderResult {
  readonly order: PlacedOrder;
  readonly isNew: boolean;
}

/**
 * Places an order of a user's cart, at the price that is locked for the cart or else at the current
 * rates. One act writes the order, payment and stock, empties the cart, and uses the price lock and
 * the idempotency key, or none of it happens. The act locks the cart first, so a simultaneous
 * second call waits, and then finds the key used or the cart empty. No gateway is asked in this
 * act, because the order and its payment must be stored before the gateway is asked.
 * @throws Refusal with a code of the endpoint `createOrder`
 */
export async function placeOrder(
  act: Act,
  dependencies: PlaceOrderDependencies,
  { userId, input, key }: OrderRequest,
): Promise<PlaceOrderResult> {
  const { tx } = act;
  // The hash of the body uses the shop's secret, so that nobody can find a PAN by hashing all PANs.
  const hashKey = purposeKey(dependencies.config.secret, "order bodies");
  const bodyHash = createHmac("sha256", hashKey).update(JSON.stringify(input)).digest("base64url");
  const cart = await lockExistingCart(tx, userId);
  const used = key === null ? null : await findKey(tx, { userId, key });
  if (used && used.bodyHash !== bodyHash) throw new Refusal("idempotency_mismatch");
  const earlier = used && (await findOrder(tx, used.orderId));
  if (earlier) return { order: earlier, isNew: false };
  // Only a new order needs the current rates. A repeated call finds its order without them.
  dependencies.rates.requireFreshRates();
  if (cart?.id !== input.cartId) throw new Refusal("cart_missing");
  const contact = await provedContact(tx, userId, input.paymentMethod);
  const lines = isId(input.cartId) ? await readCartLines(tx, input.cartId) : [];
  const checkout = { key: key === null ? null : { key, bodyHash } };
  const order = await buyCart(act, dependencies, { userId, contact, cart, lines, input, checkout });
  const { id: orderId } = order;
  // The coupon and the pieces are locked last, because other transactions wait for them. Every act
  // locks the coupon before the pieces.
  await redeemOrderCoupon(act, order);
  await reservePieces(act, order.items);
  if (order.state === "pending_payment") {
    const promise = { kind: "order", orderId, paise: order.total, userId, at: act.at } as const;
    await refuseExposure(tx, promise, dependencies.config.orders);
  }
  return { order, isNew: true };
}

/** A purchase: the cart, its user and the input of the order. */
interface Purchase {
  readonly userId: string;
  /** The proved contact of the user. */
  readonly contact: string;
  readonly cart: LockedCart;
  readonly lines: readonly CartLine[];
  readonly input: OrderInput;
  readonly checkout: Checkout;
}

/** Creates the order of a purchase, and stores it with its payment; the cart is emptied. */
async function buyCart(
  act: Act,
  dependencies: PlaceOrderDependencies,
  { userId, contact, cart, lines, input, checkout }: Purchase,
): Promise<PlacedOrder> {
  refuseLines(lines);
  const { tx, at: now } = act;
  const { quoteId = null } = input;
  const priced = { userId, lines, couponCode: cart.couponCode, now };
  const offer = quoteId
    ? await takeQuote(tx, { ...priced, quoteId })
    : await offerNow(act, dependencies, priced);
  // Rates that were withdrawn a moment ago must not be sold by.
  const sheet = await sellBySheet(tx, offer.rateSheetId);
  if (!sheet) throw new Refusal(quoteId ? "quote_expired" : "price_unknown");
  // Only a price lock may sell by rates that others do not sell by any more.
  if (!quoteId) dependencies.rates.requireNewest(sheet.replacedAt);
  refuseUnseen(offer.totals, input.expectedTotal, dependencies.config.orders);
  const advance = chosenAdvance(offer, input)?.due ?? null;
  const { secret, orders: rules } = dependencies.config;
  const keys = buyerKeys(secret, contact, input.shippingAddress);
  const buyer = { userId, ...keys };
  await lockBuyer(tx, buyer);
  const before = await countOrdersOf(tx, buyer, { at: now });
  const { total } = offer.totals;
  if (input.paymentMethod === "COD") refuseCash(before, total, rules);
  const pan = requirePan({ total, boughtToday: before.boughtToday }, input, rules);
  const order = newOrder(dependencies.vault, {
    userId,
    input,
    offer,
    quoteId,
    pan,
    advance,
    keys,
    now,
  });
  const isUnpaid = order.state === "pending_payment";
  if (isUnpaid) refuseUnpaid(before, order, rules);
  await insertOrder(tx, order, checkout);
  if (isUnpaid) {
    const amount = dueWithOrder(order);
    const openMs = timeToPay(lines, dependencies.config);
    await dependencies.payments.begin(act, {
      orderId: order.id,
      amount,
      gateway: input.gateway,
      openMs,
    });
  }
  await emptyCart(tx, cart);
  act.record({ what: "order.placed", subject: order.id, after: auditedFields(order) });
  act.tell({ type: "order.placed", orderId: order.id, state: order.state });
  return order;
}

/**
 * The time in milliseconds for which an order waits for its money. It is shorter for an order that
 * takes the last piece of a product.
 */
function timeToPay(
  lines: readonly CartLine[],
  { orders, payments }: PlaceOrderDependencies["config"],
): number {
  const takesLast = lines.some(({ piece, quantity }) => piece.stock === quantity);
  return takesLast ? Math.min(payments.openMs, orders.lastPieceMs) : payments.openMs;
}

/**
 * The fields of an order that the audit log contains: amounts and ids, without the buyer's personal
 * data.
 */
function auditedFields({ state, paymentMethod, total, couponCode, items }: PlacedOrder) {
  const pieces = items.map(({ productId, size, quantity }) => ({ productId, size, quantity }));
  return { state, paymentMethod, total, couponCode, pieces };
}

/**
 * Prices the cart at the current rates. A coupon that gives nothing is refused, so that the shopper
 * is told of it.
 */
async function offerNow(
  { tx }: Act,
  { rates, config }: PlaceOrderDependencies,
  cart: PricedCart,
): Promise<Offer> {
  const { offer, coupon } = await priceCart(tx, cart, rates.forSale(), config.cart);
  if (coupon?.problem) throw coupon.problem;
  return offer;
}
