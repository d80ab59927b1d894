import type { Ground, Plugin } from "../platform/plugin.ts";
import { registerOrderDesk } from "./desk-routes.ts";
import { orderFigures } from "./figures.ts";
import { ordersHolding } from "./holding.ts";
import { endPanDays, type PanParts } from "./read-pan.ts";
import { type OrdersParts, registerOrders } from "./routes.ts";
import type { DeskParts } from "./second-person.ts";

export { sweepKeys } from "./sweep-keys.ts";

export const orders: Plugin<Ground & OrdersParts & PanParts & Pick<DeskParts, "approvals">> = {
  name: "orders",
  register(shop) {
    registerOrders(shop.api, shop);
    registerOrderDesk(shop.api, shop);
    endPanDays(shop);
  },
  personalData: () => ordersHolding,
  figures: ({ app: { database, clock }, config }) => orderFigures(database, clock, config.orders),
};
