export type { PaymentFacts, Payments } from "./payments.ts";
export { refundedOf } from "./queries.ts";
export { giveMoneyBack, keepMoney } from "./settle.ts";
