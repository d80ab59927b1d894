import { apportion } from "./invoice.ts";
import { PAISE_PER_RUPEE, type Paise } from "./money.ts";
import { ADVANCE_PERCENT } from "./policies.ts";

/** A line of an order, as far as the advance depends on it. */
export interface AdvanceLine {
  readonly linePrice: Paise;
  /** The line's part of the order's discount. */
  readonly couponShare: Paise;
  readonly madeToOrder: boolean;
}

/** An order's total in two parts: `due + rest = total`, exactly. */
export interface AdvanceParts {
  /** What is paid with the order: a whole number of rupees. */
  readonly due: Paise;
  /** What is paid before dispatch. It is fixed with the order and never follows the rates. */
  readonly rest: Paise;
}

/** No gateway takes less than one rupee, so there is no advance that would leave less. */
const LEAST_REST: Paise = PAISE_PER_RUPEE;

/**
 * Divides an order's total into the advance and the rest. The advance is the whole of what is ready
 * and ADVANCE_PERCENT of what is made to order, each with its share of GST and shipping (shares go by
 * the lines' prices after the discount), rounded up to the whole rupee.
 * @returns null when no advance is offered: nothing is made to order, or too little would be left
 */
export function advanceOf(lines: readonly AdvanceLine[], total: Paise): AdvanceParts | null {
  const taxable = (some: readonly AdvanceLine[]) =>
    some.reduce((sum, { linePrice, couponShare }) => sum + linePrice - couponShare, 0);
  const whole = BigInt(taxable(lines));
  if (whole === 0n) return null;
  const made = BigInt(taxable(lines.filter(({ madeToOrder }) => madeToOrder)));
  // total × (whole − made × 75 %) / whole, in paise, then up to the rupee.
  const share = BigInt(total) * (whole * 100n - made * BigInt(100 - ADVANCE_PERCENT));
  const rupee = whole * 100n * BigInt(PAISE_PER_RUPEE);
  const due = Number((share + rupee - 1n) / rupee) * PAISE_PER_RUPEE;
  const rest = total - due;
  return rest >= LEAST_REST ? { due, rest } : null;
}

/** What of an advance is the goods, the tax on them, and the shipping; the sum is the advance. */
export interface AdvanceContent {
  readonly taxable: Paise;
  readonly gst: Paise;
  readonly shipping: Paise;
}

/**
 * The tax that an advance includes, for its receipt voucher: the advance's share of the order's GST,
 * so that the tax of the two parts is the order's. Its shipping is found the same way.
 */
export function advanceContent(
  { due, rest }: AdvanceParts,
  order: { readonly gst: Paise; readonly shipping: Paise },
): AdvanceContent {
  const [gst = 0] = apportion(order.gst, [due, rest]);
  const [shipping = 0] = apportion(order.shipping, [due, rest]);
  return { taxable: due - gst - shipping, gst, shipping };
}
