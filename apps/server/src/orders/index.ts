export { paidByBuyer } from "./buyer-figures.ts";
export { cashWithCouriers, findOpenWork, type OpenWork } from "./desk/open-work.ts";
export { doorCodeOf } from "./door-code.ts";
export { endSheet, endUnpaid, replaceEarlier } from "./end-unpaid.ts";
export { failOrder, judgeMoney, markRefunded, takePayment } from "./follow-payment.ts";
export { issueTaxDocuments } from "./issue-tax-documents.ts";
export { findLighterPieces } from "./lighter-pieces.ts";
export { weightMoneyOf } from "./note-of-step.ts";
export { listPanReaders } from "./pan-queries.ts";
export { findPaymentReferences } from "./payment-references.ts";
export { findOrder, findOrderNumbers, findOwner, type PlacedOrder } from "./queries.ts";
export { countLocks } from "./quote-queries.ts";
export { bookDashboardRefund } from "./refunds/book-dashboard-refund.ts";
export { piecesKept } from "./refunds/kept-pieces.ts";
export { findOwedByHand } from "./refunds/owed-by-hand.ts";
export { noteCashToRemit } from "./remittances.ts";
export { paidAmount, restOf } from "./rest-of-order.ts";
export {
  bestSellers,
  countCounterSales,
  piecesSold,
  type SalesPart,
  salesByTime,
} from "./sales-figures.ts";
export { acceptApprovedReturn, moveApproved, refundApproved } from "./second-person.ts";
export { listSoldOrders, sumCouponDiscounts } from "./sold-orders.ts";
export { isTakenAway } from "./taken-away.ts";
