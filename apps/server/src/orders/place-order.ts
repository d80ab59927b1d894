import { createHmac } from "node:crypto";
import type { OrderInput } from "@suvarna/contract/orders-input";
import { emptyCart, lockCart, readCartLines, readCouponCode } from "../cart/index.ts";
import { useCoupon } from "../coupons/index.ts";
import type { Payments } from "../payments/index.ts";
import type { Bus, Emit } from "../platform/bus.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Vault } from "../platform/vault.ts";
import { keepSheet, type Rates } from "../rates/index.ts";
import { afterMove, type MoveParts } from "./after-move.ts";
import { refuseLines, refusePayment, refuseUnseen } from "./checkout-rules.ts";
import { newOrder } from "./new-order.ts";
import { reservePieces } from "./pieces.ts";
import { type Offer, type PricedCart, priceCart } from "./price-cart.ts";
import { findKey, findOrder, insertOrder, keepKey, type PlacedOrder } from "./queries.ts";
import { dropQuote } from "./quote-queries.ts";
import { takeQuote } from "./take-quote.ts";

/** What placing an order needs. */
export interface PlacingParts extends MoveParts {
  readonly bus: Bus;
  readonly rates: Pick<Rates, "current">;
  readonly clock: Clock;
  readonly config: Pick<Config, "cart" | "orders" | "secret">;
  readonly payments: Pick<Payments, "begin">;
  readonly vault: Vault;
}

/**
 * Buys what is in a user's cart, at the price that is locked for it, or else at the rates of now:
 * order, payment, stock, emptied cart, used lock and used key, all in one transaction or none of
 * it. It holds the user's cart from its first step, so whatever else
 * the user orders at the same time waits: a second click finds the key used, or the cart empty.
 * No gateway is asked here: the order and what is to be paid are written down before it is.
 * @param key the same key again gives the same order; a refusal uses no key up. Null places anew
 * @throws Refusal each code of the endpoint `createOrder`
 */
export function placeOrder(
  parts: PlacingParts,
  userId: string,
  input: OrderInput,
  key: string | null,
): Promise<PlacedOrder> {
  // Keyed, so that nobody finds a PAN by trying all of them.
  const { secret } = parts.config;
  const bodyHash = createHmac("sha256", secret).update(JSON.stringify(input)).digest("base64url");
  return parts.bus.transact(async (tx, emit) => {
    const cartId = await lockCart(tx, userId);
    const earlier = key === null ? null : await findEarlier(tx, userId, key, bodyHash);
    if (earlier) return earlier;
    const order = await buyCart(parts, tx, emit, { userId, cartId, input });
    if (key !== null) {
      const { id: orderId, createdAt } = order;
      await keepKey(tx, { userId, key, bodyHash, orderId, createdAt });
    }
    return order;
  });
}

/** The order that a key was used for. @throws Refusal idempotency_mismatch */
async function findEarlier(
  tx: Db,
  userId: string,
  key: string,
  bodyHash: string,
): Promise<PlacedOrder | null> {
  const used = await findKey(tx, userId, key);
  if (used && used.bodyHash !== bodyHash) throw new Refusal("idempotency_mismatch");
  return used && findOrder(tx, used.orderId);
}

async function buyCart(
  parts: PlacingParts,
  tx: Db,
  emit: Emit,
  { userId, cartId, input }: { userId: string; cartId: string; input: OrderInput },
): Promise<PlacedOrder> {
  if (input.cartId !== cartId) throw new Refusal("cart_missing");
  const now = parts.clock();
  const lines = await readCartLines(tx, cartId);
  refuseLines(lines);
  const { quoteId = null } = input;
  const cart = { userId, lines, couponCode: await readCouponCode(tx, cartId), now };
  const offer = quoteId
    ? await takeQuote(tx, { ...cart, quoteId })
    : await offerNow(parts, tx, cart);
  refuseUnseen(offer.totals, input.expectedTotal, parts.config.orders);
  const pan = refusePayment(offer.totals.total, input, parts.config.orders);

  const pieces = lines.map(({ product: { id, name }, size, quantity }) => {
    return { productId: id, name, size, quantity };
  });
  await reservePieces(tx, emit, pieces);
  const order = newOrder(parts.vault, { userId, input, offer, quoteId, pan, now });
  await insertOrder(tx, order);
  if (order.paymentMethod === "ONLINE") {
    const due = { orderId: order.id, amount: order.total, gateway: input.gateway };
    await parts.payments.begin(tx, due);
  }
  const { couponCode: code } = order;
  if (code !== null) await useCoupon(tx, { code, userId, orderId: order.id, now });
  await keepSheet(tx, offer.rateSheetId);
  await emptyCart(tx, cartId);
  await dropQuote(tx, userId);
  await afterMove(parts, tx, order);
  return order;
}

/** The price of this moment. A coupon that gives nothing is told of, not left out silently. */
async function offerNow({ rates, config }: PlacingParts, tx: Db, cart: PricedCart): Promise<Offer> {
  const { offer, coupon } = await priceCart(tx, cart, rates.current(), config.cart);
  if (coupon?.problem) throw coupon.problem;
  return offer;
}
