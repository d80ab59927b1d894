export { browserHosts } from "./gateways/browser-hosts.ts";
export { createPayments, type PaymentFacts, type Payments } from "./payments.ts";
export { refundedOf } from "./queries.ts";
export { registerPayments } from "./routes.ts";
export { giveMoneyBack, keepMoney } from "./settle.ts";
