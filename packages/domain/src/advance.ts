import { apportion, apportionEven, PAISE_PER_RUPEE, type Paise } from "./money.ts";
import { ADVANCE_PERCENT } from "./policies.ts";

/** The fields of an order line on which the advance depends. */
export interface AdvanceLine {
  readonly linePrice: Paise;
  /** The line's share of the coupon's discount. */
  readonly couponShare: Paise;
  readonly madeToOrder: boolean;
}

/** An order's total, divided into the advance (`due`) and the rest: `due + rest = total`. */
export interface AdvanceSplit {
  /** The advance, paid when the order is placed: a whole number of rupees, in paise. */
  readonly due: Paise;
  /**
   * The rest, paid before dispatch. Its amount is fixed when the order is placed, and later rates
   * do not change it.
   */
  readonly rest: Paise;
}

/**
 * The smallest rest that an advance may leave, in paise. Gateways accept no payment below one
 * rupee.
 */
const MIN_REST: Paise = PAISE_PER_RUPEE;

/**
 * Divides an order's total into the advance and the rest. The advance is the full price of ready
 * pieces and ADVANCE_PERCENT of the price of pieces made to order, each with its share of GST and
 * shipping, rounded up to the whole rupee. Shares are proportional to the line prices after the
 * coupon's discount.
 * @returns null when no advance is offered: no piece is made to order, or the rest would be too
 *   small
 */
export function advanceOf(lines: readonly AdvanceLine[], total: Paise): AdvanceSplit | null {
  const taxable = (some: readonly AdvanceLine[]) =>
    some.reduce((sum, { linePrice, couponShare }) => sum + linePrice - couponShare, 0);
  const whole = BigInt(taxable(lines));
  if (whole === 0n) return null;
  const madeToOrderValue = BigInt(taxable(lines.filter(({ madeToOrder }) => madeToOrder)));
  // The advance is total × (whole − made × (100 % − ADVANCE_PERCENT)) / whole in paise, rounded up
  // to the rupee. Here `whole` is the price of all pieces, and `made` that of the pieces made to
  // order.
  const share = BigInt(total) * (whole * 100n - madeToOrderValue * BigInt(100 - ADVANCE_PERCENT));
  const rupee = whole * 100n * BigInt(PAISE_PER_RUPEE);
  const due = Number((share + rupee - 1n) / rupee) * PAISE_PER_RUPEE;
  const rest = total - due;
  return rest >= MIN_REST ? { due, rest } : null;
}

/** The parts of an advance: goods, the GST on them, and shipping. Their sum is the advance. */
export interface AdvanceContent {
  readonly taxable: Paise;
  readonly gst: Paise;
  readonly shipping: Paise;
}

/**
 * The parts of an advance, for its receipt voucher. Its GST is an even share of the order's GST,
 * so that its halves are equal, and advance and rest together have exactly the order's GST. Shipping
 * is divided in proportion too.
 */
export function advanceContent(
  { due, rest }: AdvanceSplit,
  order: { readonly gst: Paise; readonly shipping: Paise },
): AdvanceContent {
  const [gst = 0] = apportionEven(order.gst, [due, rest]);
  const [shipping = 0] = apportion(order.shipping, [due, rest]);
  return { taxable: due - gst - shipping, gst, shipping };
}
