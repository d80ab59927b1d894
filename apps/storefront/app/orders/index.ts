export { doorCash } from "./door-payment.ts";
export { rememberOrder, useOrder, useOrders } from "./order-queries.ts";
export { OrderTile } from "./order-tile.tsx";
export { refundNote, stateName } from "./order-words.ts";
export { ReorderButton } from "./reorder-button.tsx";
export { isTimeToPayOver, isUnpaid, payByWords } from "./unpaid.ts";
