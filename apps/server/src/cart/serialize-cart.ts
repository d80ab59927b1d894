import type { Cart, CartItem, Totals } from "@suvarna/contract/cart/schemas";
import type { CartTotals } from "@suvarna/domain/cart";
import { rupees } from "@suvarna/domain/money";
import type { Quote, QuotedLine } from "@suvarna/domain/quote";
import { serializeAppliedCoupon, type WeighedCoupon } from "../coupons/index.ts";
import type { CartLine } from "./queries.ts";

/** A cart as it is shown: its lines, its totals, and its coupon if it has one. */
type ShownCart = Pick<Quote<CartLine>, "lines" | "totals"> & {
  readonly coupon: WeighedCoupon | null;
};

/**
 * Converts a cart to the format of the API.
 * @param ratesAt the time at which the rates were accepted; null without valid rates
 */
export function serializeCart(
  cartId: string,
  { lines, totals, coupon }: ShownCart,
  ratesAt: Date | null,
): Cart {
  return {
    cartId,
    items: lines.map((line, index) => ({
      ...serializeItem(line),
      ...(coupon?.counted[index] ? { forCoupon: true } : {}),
    })),
    totals: serializeTotals(totals),
    ...(coupon ? { coupon: serializeAppliedCoupon(coupon) } : {}),
    ratesAt: ratesAt?.toISOString() ?? null,
  };
}

export function serializeTotals({ subtotal, discount, gst, shipping, total }: CartTotals): Totals {
  return {
    subtotal: rupees(subtotal),
    discount: rupees(discount),
    gst: rupees(gst),
    shipping: rupees(shipping),
    total: rupees(total),
  };
}

function serializeItem({ line, breakup, linePrice }: QuotedLine<CartLine>): CartItem {
  const { product, piece, size, engraving, quantity } = line;
  return {
    product: {
      _id: product.id,
      slug: product.slug,
      name: product.name,
      price: breakup && rupees(breakup.discountedPrice),
      images: [...product.pictures],
      coverImage: product.pictures[0] ?? "",
      carat: product.carat,
      metal: product.metal,
      metalColour: product.metalColour,
      netWeight: piece.netWeightMg / 1000,
      isAvailable: piece.isAvailable,
      ...(product.removed ? { isRemoved: true } : {}),
      stock: piece.stock,
    },
    quantity,
    ...(size ? { size } : {}),
    ...(engraving ? { engraving } : {}),
    realTimeTotalPrice: linePrice === null ? null : rupees(linePrice),
  };
}
