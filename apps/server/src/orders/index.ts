export { registerOrderDesk } from "./desk-routes.ts";
export { orderFigures } from "./figures.ts";
export { failOrder, markRefunded, takePayment } from "./follow-payment.ts";
export { ordersHolding } from "./holding.ts";
export { issuePapers } from "./issue-papers.ts";
export { findOrder, findOwner, type PlacedOrder } from "./queries.ts";
export { paidOf, restOf } from "./rest-of-order.ts";
export { registerOrders } from "./routes.ts";
export { type KeySweep, sweepKeys } from "./sweep-keys.ts";
