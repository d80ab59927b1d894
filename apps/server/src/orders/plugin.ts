import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import { registerCounter } from "./counter/routes.ts";
import type { CounterSaleDependencies } from "./counter/sell-at-counter.ts";
import { registerOrderDesk } from "./desk/desk-routes.ts";
import type { OrderPageDependencies } from "./desk/order-page.ts";
import { type OrderPaperDependencies, registerOrderPapers } from "./desk/paper-routes.ts";
import { type ReadPanDependencies, registerPanDayJob } from "./desk/read-pan.ts";
import { orderFigures } from "./figures.ts";
import { ordersPersonalData } from "./personal-data.ts";
import { orderNames } from "./record-names.ts";
import { type OrdersDependencies, registerOrders } from "./routes.ts";
import type { OrderDeskDependencies } from "./second-person.ts";

export { sealedPans } from "./sealed-pans.ts";
export { sweepKeys } from "./sweep-keys.ts";

type PluginDependencies = OrdersDependencies &
  ReadPanDependencies &
  OrderPageDependencies &
  CounterSaleDependencies &
  OrderPaperDependencies &
  Pick<OrderDeskDependencies, "approvals">;

export const orders: Plugin<CapabilityServices & PluginDependencies> = {
  name: "orders",
  register(shop) {
    registerOrders(shop.api, shop);
    registerOrderDesk(shop.api, shop);
    registerCounter(shop.api, shop);
    registerOrderPapers(shop.api, shop);
    registerPanDayJob(shop);
  },
  personalData: () => ordersPersonalData,
  recordNames: orderNames,
  figures: ({ app: { database, clock }, config }) => orderFigures(database, clock, config.orders),
};
