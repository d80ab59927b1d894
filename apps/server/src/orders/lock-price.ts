import type { AppliedCoupon } from "@suvarna/contract/coupons/schemas";
import { type CartConfig, lockCart, readCartLines, readCouponCode } from "../cart/index.ts";
import { serializeAppliedCoupon } from "../coupons/index.ts";
import { type App, act, type UserActor } from "../platform/act.ts";
import { holdSheet, type Rates, type SellingSheet } from "../rates/index.ts";
import { cartFingerprint } from "./cart-fingerprint.ts";
import { refuseLines } from "./checkout-rules.ts";
import { couponOfLock } from "./coupon-of-lock.ts";
import { refuseExposure } from "./exposure.ts";
import { piecesOf } from "./pieces.ts";
import { priceCart } from "./price-cart.ts";
import { dropQuotesBefore, findQuote, putQuote, type Quote } from "./quote-queries.ts";
import { isReachable, refuseTooLarge } from "./refuse-buyer.ts";
import type { OrdersConfig } from "./settings.ts";

/** The dependencies of a price lock. */
export interface LockPriceDependencies {
  readonly app: App;
  readonly rates: Pick<Rates, "forSale" | "requireFreshRates">;
  readonly config: {
    readonly cart: CartConfig;
    readonly orders: OrdersConfig;
  };
}

/** A price lock, as the call returns it to the shopper. */
export interface LockedPrice {
  readonly quote: Quote;
  readonly cartId: string;
  /**
   * The cart's coupon with its discount on this price, or with the reason why it gives nothing;
   * null or undefined for a cart without a coupon.
   */
  readonly coupon: AppliedCoupon | null | undefined;
}

/**
 * The time in milliseconds for which an expired quote is kept, so that an order with it is told
 * that the quote expired.
 */
const KEPT_MS = 24 * 3_600_000;

/**
 * Locks the price of a user's cart for a while. A user has one price lock. A valid lock is returned
 * unchanged, so that a reload or a second tab neither changes the price nor restarts the time; a
 * new lock always takes the current rates, so nobody can prolong an old price.
 * @param takeLower replaces a valid lock when the cart costs less at the current rates
 * @throws Refusal cart_empty, sold_out, stock_exceeded, price_unknown, unpaid_limit,
 * contact_unproved, exposure_full, unavailable
 */
export async function lockPrice(
  dependencies: LockPriceDependencies,
  actor: UserActor,
  { takeLower = false } = {},
): Promise<LockedPrice> {
  const { app, rates, config } = dependencies;
  const { userId } = actor;
  rates.requireFreshRates();
  return act(app, actor, async ({ tx, at: now }) => {
    const cartId = await lockCart(tx, userId);
    const lines = await readCartLines(tx, cartId);
    refuseLines(lines);
    const sheet = rates.forSale();
    const couponCode = await readCouponCode(tx, cartId);
    const cart = { userId, lines, couponCode, now };
    const fingerprint = cartFingerprint(lines, couponCode);
    const last = await findQuote(tx, userId);
    const holds = last && !quoteProblem(last, fingerprint, now);
    const still = holds && (await holdSheet(tx, last.rateSheetId)) ? last : null;
    const coupon = still && (await couponOfLock(tx, still, cart, { sheet, rules: config.cart }));
    const lockedQuote = coupon?.stands ? still : null;
    if (lockedQuote && !(takeLower && sheet))
      return { quote: lockedQuote, cartId, coupon: coupon?.shown };

    const priced = await priceCart(tx, cart, sheet, config.cart);
    if (lockedQuote && priced.offer.totals.total >= lockedQuote.totals.total) {
      return { quote: lockedQuote, cartId, coupon: coupon?.shown };
    }
    const { total } = priced.offer.totals;
    refuseTooLarge({ total, pieces: piecesOf(priced.offer.items) }, config.orders);
    const proved = await isReachable(tx, userId);
    const promise = { kind: "lock", proved, paise: total, userId, at: now } as const;
    await refuseExposure(tx, promise, config.orders);
    const expiresAt = lockEnd(now, sheet as SellingSheet, config);
    const lock = {
      ...priced.offer,
      userId,
      cartFingerprint: fingerprint,
      proved,
      lockedAt: now,
      expiresAt,
    };
    const quote = await putQuote(tx, lock);
    await dropQuotesBefore(tx, new Date(now.getTime() - KEPT_MS));
    return { quote, cartId, coupon: priced.coupon && serializeAppliedCoupon(priced.coupon) };
  });
}

/** The reason why a quote can't be used for an order; null when the quote is valid. */
export function quoteProblem(
  { expiresAt, cartFingerprint }: Pick<Quote, "expiresAt" | "cartFingerprint">,
  fingerprintNow: string,
  now: Date,
): "quote_expired" | "quote_changed" | null {
  if (now >= expiresAt) return "quote_expired";
  return cartFingerprint === fingerprintNow ? null : "quote_changed";
}

/**
 * The end of a price lock, which is no later than the time until which its rates may be sold by.
 */
function lockEnd(
  now: Date,
  sheet: SellingSheet,
  { orders }: LockPriceDependencies["config"],
): Date {
  return new Date(Math.min(now.getTime() + orders.priceLockMs, sheet.sellsUntil.getTime()));
}
