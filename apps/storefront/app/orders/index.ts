export { expectedArrival, isMade } from "./expected-arrival.ts";
export { rememberOrder, useOrder } from "./order-queries.ts";
export { refundNote } from "./order-words.ts";
export { ReorderButton } from "./reorder-button.tsx";
export { isTimeToPayOver, isUnpaid, payByWords } from "./unpaid.ts";
