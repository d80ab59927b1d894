import type { OrderState } from "@suvarna/domain/order";
import type { PaperNumbers } from "../invoices/index.ts";
import type { PlacedOrder } from "./queries.ts";

type Moved = Pick<
  PlacedOrder,
  "advance" | "advancePaidAt" | "restPaidAt" | "paymentMethod" | "history"
>;

/** Which papers an order is due by its states until now. */
export interface DuePapers {
  /** The receipt voucher of its advance. */
  readonly receipt: boolean;
  readonly invoice: boolean;
  /** The sale was undone: what there is of the two gets its credit note or refund voucher. */
  readonly undone: boolean;
}

/** Paid online an order is invoiced once all of it is paid; paid at the door, when it is dispatched. */
export function duePapers(order: Moved): DuePapers {
  const { advance, advancePaidAt, restPaidAt, paymentMethod, history } = order;
  const has = (state: OrderState) => history.some((step) => step.state === state);
  const isPaid = advance === null ? has("confirmed") : restPaidAt !== null;
  return {
    receipt: advance !== null && advancePaidAt !== null,
    invoice: paymentMethod === "COD" ? has("shipped") : isPaid,
    undone: has("cancelled") || has("returned"),
  };
}

/** Whether a paper that an order is due is still being written. */
export function isPaperPending(order: Moved, papers: PaperNumbers): boolean {
  const { receipt, invoice, undone } = duePapers(order);
  const { invoiceNumber, receiptVoucherNumber, creditNoteNumber, refundVoucherNumber } = papers;
  if (receipt && !receiptVoucherNumber) return true;
  if (invoice && !invoiceNumber) return true;
  return undone && (invoice || receipt) && !creditNoteNumber && !refundVoucherNumber;
}
