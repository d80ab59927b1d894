export { browserHosts } from "./adapters/browser-hosts.ts";
export type { OpenPayment } from "./open-checkout.ts";
export { createPayments, type PaymentFacts, type Payments } from "./payments.ts";
export { refundedOf } from "./queries.ts";
export { registerPayments } from "./routes.ts";
export { giveMoneyBack, keepMoney } from "./settle.ts";
