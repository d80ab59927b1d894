import type { BookedDocument } from "@suvarna/domain/books";
import { OTHER_COUNTRIES, serialNumber } from "@suvarna/domain/invoice";
import type { InvoiceRow } from "../queries.ts";

/**
 * A tax document in the form of the books, with the id and number of its order, by which an
 * accountant finds the payment.
 */
export interface OrderDocument extends BookedDocument {
  readonly orderId: string;
  readonly orderNumber: string;
  /** The way of payment, in words. */
  readonly paymentMethod: string;
  readonly gstin: string;
  /** The id of the order's refund, for a credit note over a part. */
  readonly refundId: string | null;
}

/**
 * Converts a stored tax document to the form of the books.
 * @param undone for a credit note, the invoice that it reverses
 */
export function bookedDocument(row: InvoiceRow, undone: InvoiceRow | null): OrderDocument {
  const { kind, issuedAt, orderId, refundId, content } = row;
  const { seller, deliverTo, gstRateBp, taxes, subtotal, discount, shipping, total } = content;
  const isAbroad = deliverTo.stateCode === OTHER_COUNTRIES;
  return {
    kind,
    number: serialNumber(row),
    issuedAt,
    orderId,
    orderNumber: content.orderNumber,
    paymentMethod: content.paymentMethod,
    gstin: seller.gstin,
    refundId,
    sellerState: seller.stateCode,
    place: {
      code: deliverTo.stateCode,
      name: isAbroad ? (deliverTo.country ?? "Other Countries") : deliverTo.state,
    },
    gstRateBp,
    lines: content.lines.map(({ hsn, quantity, linePrice, orderDiscount, gst }) => ({
      hsn,
      // A credit note over an amount names lines of the invoice, but takes no pieces back.
      quantity: content.part === "amount" ? 0 : quantity,
      taxable: linePrice - orderDiscount,
      gst,
    })),
    taxes,
    taxable: subtotal - discount,
    shipping,
    total,
    refersTo: undone ? { number: serialNumber(undone), total: undone.content.total } : null,
  };
}
