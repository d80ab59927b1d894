import type { Ground, Plugin } from "../platform/plugin.ts";
import { registerCounter } from "./counter-routes.ts";
import { registerOrderDesk } from "./desk-routes.ts";
import { orderFigures } from "./figures.ts";
import type { PageParts } from "./order-page.ts";
import { type PaperParts, registerOrderPapers } from "./paper-routes.ts";
import { ordersPersonalData } from "./personal-data.ts";
import { endPanDays, type PanParts } from "./read-pan.ts";
import { orderNames } from "./record-names.ts";
import { type OrdersParts, registerOrders } from "./routes.ts";
import type { DeskParts } from "./second-person.ts";
import type { CounterParts } from "./sell-at-counter.ts";

export { sealedPans } from "./sealed-pans.ts";
export { sweepKeys } from "./sweep-keys.ts";

type Needs = OrdersParts &
  PanParts &
  PageParts &
  CounterParts &
  PaperParts &
  Pick<DeskParts, "approvals">;

export const orders: Plugin<Ground & Needs> = {
  name: "orders",
  register(shop) {
    registerOrders(shop.api, shop);
    registerOrderDesk(shop.api, shop);
    registerCounter(shop.api, shop);
    registerOrderPapers(shop.api, shop);
    endPanDays(shop);
  },
  personalData: () => ordersPersonalData,
  recordNames: orderNames,
  figures: ({ app: { database, clock }, config }) => orderFigures(database, clock, config.orders),
};
