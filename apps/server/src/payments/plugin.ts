import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import type { MoneyDeskDependencies } from "./desk-routes.ts";
import { moneyFigures } from "./money-that-waits.ts";
import type { Payments } from "./payments.ts";
import { registerPayments } from "./routes.ts";

export { browserHosts } from "./gateways/browser-hosts.ts";
export { createPayments } from "./payments.ts";
export { watchMoney } from "./watch-money.ts";

export const payments: Plugin<
  CapabilityServices & MoneyDeskDependencies & { readonly payments: Payments }
> = {
  name: "payments",
  register: (shop) => registerPayments(shop.api, shop),
  figures: ({ app: { database, clock }, owedByHand }) => moneyFigures(database, clock, owedByHand),
};
