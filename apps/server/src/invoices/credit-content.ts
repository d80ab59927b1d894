import type { NamedTax } from "@suvarna/domain/invoice";
import { apportion } from "@suvarna/domain/money";
import { amountsLeft, type SaleAmounts, totalOfAmounts } from "@suvarna/domain/partial-refund";
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
  if (after.shipping < 0 || after.lines.some((line) => Object.values(line).some((of) => of < 0))) {
    throw new Error("A credit note is over more than is left of its invoice");
  }
  const isOfPieces = amounts.lines.some(({ quantity }) => quantity > 0);
  return partContent({ invoice, earlier }, amounts, isOfPieces ? "pieces" : "amount");
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
 * Builds the content of the delivery challan over the goods that leave the shop, from the content
 * for the whole order.
 * @param sent the amounts of these goods: what was refunded before is not in the parcel
 */
export function sentContent(whole: InvoiceContent, sent: SaleAmounts): InvoiceContent {
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
  const lines = amounts.lines.flatMap(({ position, quantity, price, discount, gst }) => {
    const line = invoice.lines[position];
    const isEmpty = quantity === 0 && price - discount + gst === 0;
    if (!line || isEmpty) return [];
    const pieces = quantity || line.quantity;
    return [
      { ...line, position, quantity: pieces, linePrice: price, orderDiscount: discount, gst },
    ];
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

/** The amounts that earlier credit notes have left of an invoice, in paise. */
function leftOfInvoice({ invoice, earlier }: PartOfInvoice): SaleAmounts {
  return amountsLeft(amountsOf(invoice), earlier.map(amountsOf));
}

function amountsOf({ lines, shipping, part }: InvoiceContent): SaleAmounts {
  return {
    shipping,
    lines: lines.map(({ position, quantity, linePrice: price, orderDiscount, gst }, place) => ({
      position: position ?? place,
      // A credit note over an amount names lines of the invoice, but takes no pieces back.
      quantity: part === "amount" ? 0 : quantity,
      price,
      discount: orderDiscount,
      gst,
    })),
  };
}
