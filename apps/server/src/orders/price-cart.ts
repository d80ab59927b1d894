import { type CartRules, type CartTotals, cartTotals } from "@suvarna/domain/cart";
import type { Paise } from "@suvarna/domain/money";
import { quote } from "@suvarna/domain/quote";
import type { RateSheet } from "@suvarna/domain/rate-sheet";
import { type CartLine, weighCartCoupon } from "../cart/index.ts";
import type { WeighedCoupon } from "../coupons/index.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { type PricedLine, refuseUnpriced } from "./checkout-rules.ts";
import type { ItemRow } from "./queries.ts";

/**
 * A line of an offer, with the whole price break-up of one piece. Its share of the GST is computed
 * when the order is placed.
 */
export type OfferedItem = Omit<ItemRow, "orderId" | "position" | "gstShare">;

/** The prices of a cart: its lines and totals in paise, by one rate sheet. */
export interface Offer {
  readonly items: readonly OfferedItem[];
  readonly totals: CartTotals;
  /** The coupon that gives the discount; null when no coupon gives anything. */
  readonly couponCode: string | null;
  readonly gstRateBp: number;
  readonly rateSheetId: string;
  readonly ratesAt: Date;
}

/** The input of pricing: the lines of a user's cart with its coupon, at a time. */
export interface PricedCart {
  readonly userId: string;
  readonly lines: readonly CartLine[];
  readonly couponCode: string | null;
  readonly now: Date;
}

/**
 * The offer for a cart, and the effect of the cart's coupon; `coupon` is null for a cart without a
 * coupon.
 */
export interface PricedOffer {
  readonly offer: Offer;
  readonly coupon: WeighedCoupon | null;
}

/**
 * Prices a cart by a rate sheet. The cart's coupon gives a discount only if it is valid.
 * @param sheet null when there are no valid rates
 * @throws Refusal price_unknown
 */
export async function priceCart(
  tx: Tx,
  { userId, lines, couponCode: code, now }: PricedCart,
  sheet: RateSheet | null,
  rules: CartRules,
): Promise<PricedOffer> {
  if (!sheet) throw new Refusal("price_unknown");
  const quoted = quote(lines, sheet.perGram, rules).lines.map(refuseUnpriced);
  const coupon = await weighCartCoupon(tx, { code, userId, lines: quoted, rules, now });
  const prices = quoted.map(({ linePrice }) => linePrice);
  const offer = {
    items: quoted.map((line, index) => offeredItem(line, coupon?.effect.shares[index] ?? 0)),
    totals: cartTotals(prices, rules, coupon?.effect),
    couponCode: coupon && !coupon.problem ? coupon.coupon.code : null,
    gstRateBp: rules.gstRateBp,
    rateSheetId: sheet.id,
    ratesAt: sheet.acceptedAt,
  };
  return { offer, coupon };
}

function offeredItem({ line, breakup, linePrice }: PricedLine, couponShare: Paise): OfferedItem {
  const { product, piece, size, engraving, quantity } = line;
  const { ratePerGram, metalValue, makingCharge, stoneValue, discount } = breakup;
  return {
    productId: product.id,
    slug: product.slug,
    name: product.name,
    pictures: [...product.pictures],
    size,
    engraving,
    carat: piece.carat,
    metalColour: product.metalColour,
    netWeightMg: piece.netWeightMg,
    quantity,
    ratePerGram,
    metalValue,
    makingCharge,
    stoneValue,
    discount,
    unitPrice: breakup.discountedPrice,
    linePrice,
    couponShare,
    madeToOrder: piece.stock === null,
  };
}
