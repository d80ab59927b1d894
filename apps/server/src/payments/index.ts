export type { PaymentFacts, Payments } from "./payments.ts";
export { refundedOf } from "./queries.ts";
export { hasSandboxPayments } from "./sandbox/books.ts";
export { giveMoneyBack, keepMoney, leaveMoney, wantMoney } from "./settle.ts";
