import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { isInvoicedAtDispatch } from "@suvarna/domain/invoice";
import type { OrderState } from "@suvarna/domain/order";

/** A document of an order that does not exist yet, with the time at which it is issued. */
interface ExpectedPaper {
  readonly name: string;
  readonly when: string;
}

/** The states in which an order without a tax invoice gets none any more. */
const OVER: readonly OrderState[] = ["cancelled", "payment_failed", "refunded"];

const NOW = "being drawn";

/** Lists the documents that an order has not got yet, and says when each of them is issued. */
export function expectedPapers(
  page: Pick<OrderPage, "differencePaise"> & {
    readonly order: Pick<
      OrderPage["order"],
      | "state"
      | "paymentMethod"
      | "paymentState"
      | "total"
      | "advance"
      | "history"
      | "invoiceNumber"
      | "receiptVoucherNumber"
    >;
  },
): ExpectedPaper[] {
  const { order, differencePaise } = page;
  const isOver = OVER.includes(order.state);
  const papers: ExpectedPaper[] = [];
  if (order.advance && !order.receiptVoucherNumber && !isOver) {
    const when = order.advance.paid > 0 ? NOW : "drawn when the advance is paid";
    papers.push({ name: "Receipt voucher", when });
  }
  if (!order.invoiceNumber && !isOver) papers.push({ name: "Tax invoice", when: whenOf(order) });
  // An invoice that is drawn at the dispatch is over the weighed pieces already.
  const isLess = (differencePaise ?? 0) > 0 && !isInvoicedAtDispatch(order);
  if (isLess) papers.push({ name: "Credit note", when: "with the difference" });
  return papers;
}

/**
 * Says when the tax invoice of an order is issued: at the dispatch if nothing is paid before, else
 * when the last money has come.
 */
function whenOf(
  order: Pick<
    OrderPage["order"],
    "paymentMethod" | "paymentState" | "total" | "advance" | "history"
  >,
): string {
  const { paymentState, total, advance, history } = order;
  if (isInvoicedAtDispatch(order)) {
    return history.some(({ state }) => state === "shipped") ? NOW : "drawn at dispatch";
  }
  if (advance) return advance.paid < total ? "drawn when the rest is paid" : NOW;
  return paymentState === "paid" ? NOW : "drawn when it is paid";
}
