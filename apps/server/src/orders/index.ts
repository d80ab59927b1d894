export { registerOrderDesk } from "./desk-routes.ts";
export { orderFigures } from "./figures.ts";
export { followPayment } from "./follow-payment.ts";
export { ordersHolding } from "./holding.ts";
export { findOwner, type PlacedOrder } from "./queries.ts";
export { paidOf, restOf } from "./rest-of-order.ts";
export { registerOrders } from "./routes.ts";
export { type KeySweep, sweepKeys } from "./sweep-keys.ts";
export type { OrderNews, TellOfMove } from "./tell-of-move.ts";
