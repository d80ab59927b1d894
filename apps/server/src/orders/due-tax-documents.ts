import { isInvoicedAtDispatch } from "@suvarna/domain/invoice";
import type { OrderState } from "@suvarna/domain/order";
import type { TaxDocumentNumbers } from "../invoices/index.ts";
import type { PlacedOrder } from "./queries.ts";

type Moved = Pick<
  PlacedOrder,
  | "advance"
  | "advancePaidAt"
  | "restPaidAt"
  | "paymentMethod"
  | "total"
  | "history"
  | "refunded"
  | "refunds"
>;

/** The tax documents that must be issued for an order, by the states that it has had. */
export interface DueTaxDocuments {
  /** Whether the receipt voucher of the order's advance must be issued. */
  readonly receipt: boolean;
  readonly invoice: boolean;
  /**
   * Whether the sale was undone, so that the invoice gets a credit note or the receipt a refund
   * voucher.
   */
  readonly undone: boolean;
}

/**
 * Decides which tax documents an order needs. An order that is paid online is invoiced once all of
 * it is paid. An order that is paid at the door, or has nothing to pay, is invoiced when it is
 * dispatched.
 */
export function dueTaxDocuments(order: Moved): DueTaxDocuments {
  const { advance, advancePaidAt, restPaidAt, history } = order;
  const has = (state: OrderState) => history.some((step) => step.state === state);
  // When staff have asked for a prepayment, only the steps after the request count, because the
  // order was already confirmed as an order to be paid at the door.
  const prepaymentStep = history.findLastIndex(({ reason }) => reason === "prepayment_asked");
  const isConfirmed = history.slice(prepaymentStep + 1).some(({ state }) => state === "confirmed");
  const isPaid = advance === null ? isConfirmed : restPaidAt !== null;
  return {
    receipt: advance !== null && advancePaidAt !== null,
    invoice: isInvoicedAtDispatch(order) ? has("shipped") : isPaid,
    undone: has("cancelled") || has("returned"),
  };
}

/**
 * The refunds of an order that need a credit note: those of which its invoice does not know. An
 * invoice that is issued at the dispatch has the weighed pieces already.
 */
export function refundsToCredit<Refund extends { readonly isWeight: boolean }>(
  order: Pick<Moved, "paymentMethod" | "total"> & { readonly refunds: readonly Refund[] },
): readonly Refund[] {
  const { refunds } = order;
  return isInvoicedAtDispatch(order) ? refunds.filter(({ isWeight }) => !isWeight) : refunds;
}

/** Whether a tax document of an order is still to be issued. */
export function isPaperPending(order: Moved, numbers: TaxDocumentNumbers): boolean {
  const { receipt, invoice, undone } = dueTaxDocuments(order);
  const { invoiceNumber, receiptVoucherNumber, creditNoteNumber, refundVoucherNumber } = numbers;
  if (receipt && !receiptVoucherNumber) return true;
  if (invoice && !invoiceNumber) return true;
  if (refundsToCredit(order).some(({ id }) => !numbers.partNoteNumbers?.[id])) return true;
  const isAllBack = order.refunded === order.total && order.refunds.length > 0;
  const isUndone = creditNoteNumber || refundVoucherNumber || isAllBack;
  return undone && (invoice || receipt) && !isUndone;
}
