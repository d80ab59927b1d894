export { hasMoneyLeft, sumOfKeptRefunds } from "./capture-queries.ts";
export { leaveRefundToStaff } from "./case-queries.ts";
export type { PaymentFacts } from "./last-attempts.ts";
export { countWaiting } from "./money-that-waits.ts";
export { findOrderMoney, type OrderMoney, ordersWithStuckRefund } from "./order-money.ts";
export type { Payments } from "./payments.ts";
export { findLastWords, pingGateway } from "./ping-gateway.ts";
export {
  findOfOrderRefunds,
  listCaptureReferences,
  listRefundReferences,
  refundedOf,
  sumSentRefunds,
} from "./refund-queries.ts";
export { hasSandboxPayments } from "./sandbox-payments.ts";
export { leaveMoney, recordKeptMoney, recordReturnedMoney, requestCapture } from "./settle.ts";
export { findRefundsToSend, findUnsettled, type RefundsToSend } from "./waiting-money.ts";
