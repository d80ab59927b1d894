import { apportion, apportionEven, type Paise, roundedProduct } from "./money.ts";

/**
 * The amounts of all pieces of an order line, in paise. `discount` is the line's share of the
 * coupon.
 */
export interface LineAmounts {
  readonly position: number;
  readonly quantity: number;
  readonly price: Paise;
  readonly discount: Paise;
  readonly gst: Paise;
}

/**
 * The amounts of a sale in paise: those of a part that is refunded, or those that are left after
 * it. A part may have only some of the sale's lines.
 */
export interface SaleAmounts {
  readonly lines: readonly LineAmounts[];
  readonly shipping: Paise;
}

/**
 * The part of a sale that should go back: all that is left, some pieces of the lines, or an amount
 * in paise that includes GST.
 */
export type RefundSelection =
  | { readonly whole: true }
  | { readonly pieces: readonly { readonly position: number; readonly quantity: number }[] }
  | { readonly amount: Paise };

/** The value of a line with its GST, in paise. */
function grossOf({ price, discount, gst }: LineAmounts): Paise {
  return price - discount + gst;
}

/** The value of a part with its GST and shipping, in paise. */
export function totalOfAmounts({ lines, shipping }: SaleAmounts): Paise {
  return lines.reduce((sum, line) => sum + grossOf(line), shipping);
}

/**
 * The sum in paise that a message about the end of an order names as the money that goes back: what
 * was paid, less what refunds in part have given back before. When they have given back everything,
 * the message names their sum.
 */
export function sumBackAtEnd(paid: Paise, before: Paise): Paise {
  return paid > before ? paid - before : before;
}

/**
 * Whether all the money of an order went back, for its pieces or as an amount, so that its goods are
 * not sent any more. An order that cost nothing has no money that could go back. Sums are in paise.
 */
export function isAllRefunded({
  total,
  refunded,
}: {
  readonly total: Paise;
  readonly refunded: Paise;
}): boolean {
  return total > 0 && refunded >= total;
}

/** Computes the amounts of a sale that are left after parts of the sale went back. */
export function amountsLeft(whole: SaleAmounts, parts: readonly SaleAmounts[]): SaleAmounts {
  const lines = whole.lines.map((line) =>
    parts
      .flatMap((part) => part.lines)
      .filter(({ position }) => position === line.position)
      .reduce(
        (left, { quantity, price, discount, gst }) => ({
          position: left.position,
          quantity: left.quantity - quantity,
          price: left.price - price,
          discount: left.discount - discount,
          gst: left.gst - gst,
        }),
        line,
      ),
  );
  const shipping = parts.reduce((left, part) => left - part.shipping, whole.shipping);
  return { lines, shipping };
}

/**
 * Takes the GST that parts have taken beyond a line from what is left of the other lines, so that the
 * GST of no line is negative. Only parts by different rules can take too much of a line, as processes
 * of two releases do during an update (decision 0124).
 */
export function settleGst({ lines, shipping }: SaleAmounts): SaleAmounts {
  let beyond = lines.reduce((sum, { gst }) => sum + Math.max(0, -gst), 0);
  const settled = lines.map((line) => {
    const own = Math.max(0, line.gst);
    const taken = Math.min(beyond, own);
    beyond -= taken;
    return { ...line, gst: own - taken };
  });
  return { lines: settled, shipping };
}

/**
 * Takes a part out of the amounts that are left of a sale. Each share is computed from the amounts
 * that are left, so the parts never exceed the sale in any line or tax, and the last part takes the
 * remainder to the paisa. The GST of each line of the part is even, so that CGST and SGST are equal.
 * @returns null when the part is empty or exceeds the amounts that are left
 */
export function takePart(left: SaleAmounts, wanted: RefundSelection): SaleAmounts | null {
  const part = partOf(left, wanted);
  return part && totalOfAmounts(part) > 0 ? part : null;
}

function partOf(left: SaleAmounts, wanted: RefundSelection): SaleAmounts | null {
  if ("whole" in wanted) return left;
  return "amount" in wanted ? takeAmount(left, wanted.amount) : takePieces(left, wanted);
}

function takePieces(
  left: SaleAmounts,
  { pieces }: Extract<RefundSelection, { pieces: unknown }>,
): SaleAmounts | null {
  const lines: LineAmounts[] = [];
  for (const { position, quantity } of pieces) {
    const line = left.lines.find((one) => one.position === position);
    const isTwice = lines.some((one) => one.position === position);
    if (!line || isTwice || quantity < 1 || quantity > line.quantity) return null;
    const sizes = [quantity, line.quantity - quantity];
    lines.push({
      position,
      quantity,
      price: apportion(line.price, sizes)[0] as Paise,
      discount: apportion(line.discount, sizes)[0] as Paise,
      gst: apportionEven(line.gst, sizes)[0] as Paise,
    });
  }
  return { lines, shipping: 0 };
}

/**
 * Takes an amount in paise from all lines and the shipping, in proportion to the amounts that are
 * left.
 */
function takeAmount(left: SaleAmounts, amount: Paise): SaleAmounts | null {
  if (amount > totalOfAmounts(left)) return null;
  const values = left.lines.map(grossOf);
  const shares = apportion(amount, [...values, left.shipping]);
  const lines = left.lines.flatMap((line, place) => {
    const share = shares[place] as Paise;
    return share > 0 ? [takeValue(line, share)] : [];
  });
  return { lines, shipping: shares.at(-1) ?? 0 };
}

function takeValue({ position, price, discount, gst }: LineAmounts, value: Paise): LineAmounts {
  const taxable = price - discount;
  const tax = taxIn(value, { taxable, gst });
  const net = value - tax;
  const off = taxable === 0 ? 0 : Number((BigInt(discount) * BigInt(net)) / BigInt(taxable));
  return { position, quantity: 0, price: net + off, discount: off, gst: tax };
}

/**
 * The GST in a part of a line's value, in paise: the even number that is nearest to its share and
 * takes neither more tax nor more taxable value than the line has. The rest of the part is taxable
 * value. The GST is odd only where no even number is possible: when an odd part is taken from a line
 * that has no taxable value left, or all of an odd amount of an order from before decision 0124.
 * @param left the taxable value and the GST that are left of the line
 */
function taxIn(value: Paise, { taxable, gst }: { taxable: Paise; gst: Paise }): Paise {
  const nearest = 2 * roundedProduct([value, gst], 2 * (taxable + gst));
  const least = Math.max(0, value - taxable);
  const most = Math.min(value, gst);
  const even = Math.min(Math.max(nearest, least + (least % 2)), most - (most % 2));
  return Math.max(even, least);
}
