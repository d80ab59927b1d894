export { bookDashboardRefund } from "./book-dashboard-refund.ts";
export { endSheet, endUnpaid, replaceEarlier } from "./end-unpaid.ts";
export { failOrder, judgeMoney, markRefunded, takePayment } from "./follow-payment.ts";
export { issuePapers } from "./issue-papers.ts";
export { noteOfStep } from "./note-of-step.ts";
export { listPanReaders } from "./pan-queries.ts";
export { findOrder, findOwner, type PlacedOrder } from "./queries.ts";
export { paidOf, restOf } from "./rest-of-order.ts";
export { acceptApprovedReturn, moveApproved, refundApproved } from "./second-person.ts";
