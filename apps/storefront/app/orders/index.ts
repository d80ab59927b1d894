export { expectedArrival, isMade } from "./expected-arrival.ts";
export { rememberOrder, useOrder } from "./order-queries.ts";
export { refundNote } from "./order-words.ts";
export { isTimeToPayOver, isUnpaid, payByWords } from "./unpaid.ts";
