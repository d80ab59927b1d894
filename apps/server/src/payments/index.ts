export { countWaiting } from "./money-that-waits.ts";
export type { PaymentFacts, Payments } from "./payments.ts";
export { findOfOrderRefunds, refundedOf } from "./refund-queries.ts";
export { hasSandboxPayments } from "./sandbox/books.ts";
export { giveMoneyBack, keepMoney, leaveMoney, wantMoney } from "./settle.ts";
