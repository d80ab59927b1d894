import type { OrderInput } from "@suvarna/contract/orders/order-input";
import type { CartTotals } from "@suvarna/domain/cart";
import { isAbroad } from "@suvarna/domain/countries";
import { formatRupees, normalizePan, SAMPLE_PAN } from "@suvarna/domain/formats";
import { type Paise, paise } from "@suvarna/domain/money";
import { allowsCashOnDelivery, needsPan } from "@suvarna/domain/order";
import type { PriceBreakup } from "@suvarna/domain/price";
import type { QuotedLine } from "@suvarna/domain/quote";
import { type CartLine, serializeTotals } from "../cart/index.ts";
import { Refusal } from "../platform/errors.ts";
import type { OrdersConfig } from "./settings.ts";

type Rules = Pick<
  OrdersConfig,
  "panAbovePaise" | "codBelowPaise" | "totalTolerancePaise" | "takesSamplePan"
>;

/** A line whose price is known. */
export interface PricedLine extends QuotedLine<CartLine> {
  readonly breakup: PriceBreakup;
  readonly linePrice: Paise;
}

/**
 * Refuses a cart that is empty, or a line whose piece is not in stock. Several lines of one product
 * in one size take from the same stock.
 * @throws Refusal cart_empty; sold_out or stock_exceeded with the name of the piece
 */
export function refuseLines(lines: readonly CartLine[]): void {
  if (lines.length === 0) throw new Refusal("cart_empty");
  const wanted = new Map<string, number>();
  for (const { product, size, piece, quantity } of lines) {
    if (!piece.isAvailable) throw soldOutRefusal(product.name);
    const key = `${product.id} ${size}`;
    const sum = (wanted.get(key) ?? 0) + quantity;
    wanted.set(key, sum);
    if (piece.stock !== null && piece.stock < sum) {
      throw new Refusal("stock_exceeded", {
        message: `Only ${piece.stock} of ${product.name} can be had. Please change your cart.`,
      });
    }
  }
}

export function soldOutRefusal(name: string): Refusal {
  return new Refusal("sold_out", { message: `${name} is out of stock.` });
}

/**
 * Refuses a line whose price is not known. @throws Refusal price_unknown with the name of the piece
 */
export function refuseUnpriced({ line, breakup, linePrice }: QuotedLine<CartLine>): PricedLine {
  if (!breakup || linePrice === null) {
    throw new Refusal("price_unknown", {
      message: `The price of ${line.product.name} is on request, because no valid rate is known just now.`,
    });
  }
  return { line, breakup, linePrice };
}

/**
 * Refuses to charge a total that the shopper has not seen. The refusal carries the current totals.
 * @param expected the total in rupees that was shown; without it nothing is checked
 * @throws Refusal total_changed
 */
export function refuseUnseen(
  totals: CartTotals,
  expected: number | undefined,
  { totalTolerancePaise }: Rules,
): void {
  if (expected === undefined) return;
  if (Math.abs(totals.total - paise(expected)) > totalTolerancePaise)
    throw new Refusal("total_changed", { extra: { totals: serializeTotals(totals) } });
}

/** The total of a purchase, and the amount that its buyer has bought on the same day, in paise. */
export interface SpendingTotals {
  readonly total: Paise;
  readonly boughtToday: Paise;
}

/**
 * Refuses a payment method by which this order can't be paid, before any money is asked for. The
 * check of the PAN counts the buyer's whole day, so that nobody avoids it by ordering in parts.
 * @returns the buyer's PAN when the law requires it; else null, even if a PAN was sent
 * @throws Refusal cod_abroad, cod_limit, pan_required
 */
export function requirePan(
  { total, boughtToday }: SpendingTotals,
  {
    pan,
    paymentMethod,
    shippingAddress: { country },
  }: Pick<OrderInput, "pan" | "paymentMethod" | "shippingAddress">,
  rules: Rules,
): string | null {
  if (paymentMethod === "COD") refuseCashFor({ total, country }, rules);
  if (!needsPan(total + boughtToday, rules)) return null;
  const valid = normalizePan(pan ?? "");
  if (valid !== null && (valid !== SAMPLE_PAN || rules.takesSamplePan)) return valid;
  const message = needsPan(total, rules)
    ? new Refusal("pan_required").message
    : `The orders of today come to more than ${formatRupees(rules.panAbovePaise)} together, so this one needs the buyer's PAN: five letters, four digits, one letter.`;
  throw new Refusal("pan_required", { message, fields: { pan: message } });
}

/**
 * Refuses cash on delivery for an address abroad, and for a total at or above the shop's limit of
 * cash.
 * @throws Refusal cod_abroad, cod_limit
 */
export function refuseCashFor(
  { total, country }: { readonly total: Paise; readonly country: string },
  rules: Rules,
): void {
  if (isAbroad(country)) throw new Refusal("cod_abroad");
  if (!allowsCashOnDelivery(total, rules)) throw new Refusal("cod_limit");
}
