import type { Cart } from "@suvarna/contract/cart/schemas";
import type { AppliedCoupon } from "@suvarna/contract/coupons/schemas";
import type { Quote } from "@suvarna/contract/orders/schemas";
import * as say from "@suvarna/words/here/checkout";
import * as ofCart from "@suvarna/words/here/coupon-of-cart";

/** A price lock (quote), and the difference between the server's clock and the browser's clock. */
export interface PriceLock extends Quote {
  /**
   * By how many milliseconds the server's clock is ahead of the browser's clock. The network's
   * delay makes this value too large, never too small.
   */
  readonly clockAhead: number;
}

/**
 * @param askedAt the time of the browser's clock at the request. The answer comes later, so on a
 *   slow network a lock seems to end too early, never too late
 */
export function priceLock(quote: Quote, askedAt: number): PriceLock {
  return { ...quote, clockAhead: Date.parse(quote.serverTime) - askedAt };
}

/**
 * The whole seconds until a price lock ends; 0 after its end.
 * @param now the time of the browser's clock
 */
export function secondsLeft({ expiresAt, clockAhead }: PriceLock, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now - clockAhead) / 1000));
}

/**
 * The time until a price lock ends, in whole minutes: `12 minutes`, `1 minute`, `1 hour 3 minutes`.
 */
export function minutesWords(seconds: number): string {
  const all = Math.ceil(seconds / 60);
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return [
    ...(hours > 0 ? [say.hours(hours)] : []),
    ...(minutes > 0 ? [say.minutes(minutes)] : []),
  ].join(" ");
}

const TOLD_MINUTES = [5, 1];

/**
 * The announcement of the remaining time for screen readers, which changes only at a few moments.
 * @returns the latest announcement; null before the first
 */
export function timeLeftWords(seconds: number): string | null {
  const minutes = TOLD_MINUTES.findLast((shownSeconds) => seconds <= shownSeconds * 60);
  if (minutes === undefined) return null;
  return say.lockedForMinutes(minutes);
}

/** The parts of an offer to which a shopper agrees: the pieces, and the total in rupees. */
export interface AcceptedOffer {
  readonly quoteId: string;
  readonly content: string;
  readonly total: number;
  readonly expiresAt: string;
  /** The reason why the coupon does not apply; null if it applies or if there is no coupon. */
  readonly couponProblem: string | null;
}

export function acceptedOfferOf(lock: PriceLock): AcceptedOffer {
  const { quoteId, totals, expiresAt, coupon } = lock;
  const couponProblem = (coupon && ofCart.couponProblem(coupon)) ?? null;
  return { quoteId, content: lockContent(lock), total: totals.total, expiresAt, couponProblem };
}

/**
 * Whether two offers have the same pieces, coupon and total, so that the shopper need not agree
 * again.
 */
export function isSameOffer(one: AcceptedOffer, other: AcceptedOffer): boolean {
  return one.content === other.content && one.total === other.total;
}

/** A text that identifies the pieces and the coupon of a price lock, to compare it with a cart. */
export function lockContent({ items, coupon }: Pick<PriceLock, "items" | "coupon">): string {
  return contentOf(
    coupon,
    items.map(({ productId, size, engraving, quantity }) => [productId, size, engraving, quantity]),
  );
}

/** A text that identifies the pieces and the coupon of a cart, to compare it with a price lock. */
export function cartContent({ items, coupon }: Pick<Cart, "items" | "coupon">): string {
  return contentOf(
    coupon,
    items.map(({ product, size, engraving, quantity }) => [product._id, size, engraving, quantity]),
  );
}

/**
 * How much less the cart costs now than at its locked price, in rupees; 0 if it does not cost less.
 */
export function currentSaving(lock: PriceLock, cart: Cart): number {
  const isNewer = cart.ratesAt !== null && cart.ratesAt > lock.ratesAt;
  const isWhole = cart.items.every(({ realTimeTotalPrice }) => realTimeTotalPrice !== null);
  if (!isNewer || !isWhole || cartContent(cart) !== lockContent(lock)) return 0;
  // The difference of two floats may have more than two decimals, so it is rounded to whole paise.
  return Math.max(0, Math.round((lock.totals.total - cart.totals.total) * 100) / 100);
}

function contentOf(
  coupon: AppliedCoupon | undefined,
  lines: readonly (readonly [string, string | undefined, string | undefined, number])[],
): string {
  const content = lines
    .map(([productId, size, engraving, quantity]) =>
      JSON.stringify([productId, size ?? "", engraving ?? "", quantity]),
    )
    .toSorted();
  return [...content, ...(coupon ? [coupon.code] : [])].join();
}
