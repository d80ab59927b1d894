import type { NamedTax } from "@suvarna/domain/invoice";
import { apportion, apportionEven } from "@suvarna/domain/money";
import {
  amountsLeft,
  type LineAmounts,
  type SaleAmounts,
  settleGst,
  totalOfAmounts,
} from "@suvarna/domain/partial-refund";
import type { InvoiceContent, InvoicedLine } from "./content.ts";

/**
 * An invoice, and the credit notes over parts of it that were issued before the next credit note.
 */
interface PartOfInvoice {
  readonly invoice: InvoiceContent;
  /** The contents of the earlier credit notes of the invoice. */
  readonly earlier: readonly InvoiceContent[];
}

/**
 * The most paise by which the GST of a line can be more on an order than on its invoice. A process
 * of the release before decision 0124 can have issued the invoice during the update.
 */
const GST_TOLERANCE = 2;

/**
 * Builds the content of a credit note over a part of an invoice. Each tax is taken from the amount
 * that earlier credit notes have left, so all credit notes together never exceed a tax of the
 * invoice.
 * @throws Error when the part is more than is left of the invoice
 */
export function creditContent(
  { invoice, earlier }: PartOfInvoice,
  amounts: SaleAmounts,
): InvoiceContent {
  const left = leftOfInvoice({ invoice, earlier });
  const after = amountsLeft(left, [amounts]);
  const gst = after.lines.reduce((sum, line) => sum + line.gst, 0);
  if (Math.min(after.shipping, gst) < 0 || after.lines.some(isBelowZero)) {
    throw new Error("A credit note is over more than is left of its invoice");
  }
  const isOfPieces = amounts.lines.some(({ quantity }) => quantity > 0);
  return partContent({ invoice, earlier }, amounts, isOfPieces ? "pieces" : "amount");
}

function isBelowZero({ gst, quantity, price, discount }: LineAmounts): boolean {
  return Math.min(quantity, price, discount, gst + GST_TOLERANCE) < 0;
}

/**
 * Builds the content of the credit note over all that earlier credit notes have left; null when
 * nothing is left.
 */
export function restContent(of: PartOfInvoice): InvoiceContent | null {
  const left = leftOfInvoice(of);
  return totalOfAmounts(left) > 0 ? partContent(of, left, "rest") : null;
}

/**
 * Builds the content over a part of a sale that is not credited, such as the goods of a delivery
 * challan.
 * @param sent the amounts of the part
 */
export function contentOfPart(whole: InvoiceContent, sent: SaleAmounts): InvoiceContent {
  if (totalOfAmounts(sent) === whole.total) return whole;
  const { part: _part, ...content } = partContent({ invoice: whole, earlier: [] }, sent, "rest");
  return content;
}

function partContent(
  { invoice, earlier }: PartOfInvoice,
  amounts: SaleAmounts,
  part: NonNullable<InvoiceContent["part"]>,
): InvoiceContent {
  const { advance: _advance, ...content } = invoice;
  const lines = amounts.lines.flatMap((part) => {
    const own = invoice.lines.filter((line, place) => (line.position ?? place) === part.position);
    const isEmpty = part.quantity === 0 && part.price - part.discount + part.gst === 0;
    return isEmpty ? [] : creditedLines(own, part);
  });
  const sum = (of: (line: InvoicedLine) => number) =>
    lines.reduce((total, line) => total + of(line), 0);
  const gst = sum((line) => line.gst);
  const taxesLeft = invoice.taxes.map(({ amount }, place) =>
    earlier.reduce((rest, note) => rest - (note.taxes[place]?.amount ?? 0), amount),
  );
  const shares = apportion(gst, taxesLeft);
  return {
    ...content,
    part,
    lines,
    subtotal: sum((line) => line.linePrice),
    discount: sum((line) => line.orderDiscount),
    gst,
    taxes: invoice.taxes.map((tax, place): NamedTax => ({ ...tax, amount: shares[place] ?? 0 })),
    shipping: amounts.shipping,
    total: totalOfAmounts(amounts),
  };
}

/**
 * The lines of a credit note over a part of one line of the order, which has several lines on an
 * invoice of pieces with different weights. When all of the pieces come back, the note has the same
 * lines; otherwise nobody knows which pieces they are, and one line names all that it can be.
 */
function creditedLines(own: readonly InvoicedLine[], part: LineAmounts): InvoicedLine[] {
  const { position, quantity, price, discount, gst } = part;
  const [first, ...others] = own;
  if (!first) return [];
  const amounts = { position, linePrice: price, orderDiscount: discount, gst };
  if (others.length === 0) return [{ ...first, ...amounts, quantity: quantity || first.quantity }];
  const all = own.reduce((sum, line) => sum + line.quantity, 0);
  const { weighedMg: _weighed, ...anyPiece } = first;
  if (quantity !== all) {
    const huids = own.flatMap(({ huid }) => huid ?? []);
    const huid = huids.length > 0 ? huids.join(", ") : null;
    const otherWeightsMg = others.map(({ netWeightMg }) => netWeightMg);
    return [{ ...anyPiece, ...amounts, quantity: quantity || all, huid, otherWeightsMg }];
  }
  const weights = own.map(({ linePrice }) => linePrice);
  const prices = apportion(price, weights);
  const discounts = apportion(discount, weights);
  const taxes = apportionEven(gst, weights);
  return own.map((line, place) => ({
    ...line,
    position,
    linePrice: prices[place] ?? 0,
    orderDiscount: discounts[place] ?? 0,
    gst: taxes[place] ?? 0,
  }));
}

/** The amounts that earlier credit notes have left of an invoice, in paise. */
function leftOfInvoice({ invoice, earlier }: PartOfInvoice): SaleAmounts {
  return settleGst(amountsLeft(amountsOf(invoice), earlier.map(amountsOf)));
}

/** The amounts of a tax document in paise, by the positions of the order's lines. */
function amountsOf({ lines, shipping, part }: InvoiceContent): SaleAmounts {
  const byPosition = Map.groupBy(
    lines.map((line, place) => ({ ...line, position: line.position ?? place })),
    ({ position }) => position,
  );
  const amounts = [...byPosition].map(([position, of]) => {
    const sum = (amount: (line: InvoicedLine) => number) =>
      of.reduce((total, line) => total + amount(line), 0);
    return {
      position,
      // A credit note over an amount names lines of the invoice, but takes no pieces back.
      quantity: part === "amount" ? 0 : sum(({ quantity }) => quantity),
      price: sum(({ linePrice }) => linePrice),
      discount: sum(({ orderDiscount }) => orderDiscount),
      gst: sum(({ gst }) => gst),
    };
  });
  return { shipping, lines: amounts };
}
