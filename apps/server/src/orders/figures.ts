import { ORDER_STATES } from "@suvarna/domain/order";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database.ts";
import type { Figure } from "../platform/metrics.ts";
import { countUnpaidPieces, readExposure } from "./exposure.ts";
import { countOrders } from "./queries.ts";
import type { OrdersConfig } from "./settings.ts";

const DAY_MS = 24 * 3_600_000;

/**
 * Counts the orders of the last day by state, and reads the shop's exposure, for the metrics. The
 * figures contain no personal data.
 */
export function orderFigures(
  { db }: Database,
  clock: Clock,
  { exposure: limit }: Pick<OrdersConfig, "exposure">,
): Figure[] {
  const exposure = () => readExposure(db, { at: clock() });
  return [
    {
      name: "suvarna_orders_of_last_day",
      help: "Orders placed within the last 24 hours, by the state that they are in now",
      labelName: "state",
      async read() {
        const counts = await countOrders(db, new Date(clock().getTime() - DAY_MS));
        return ORDER_STATES.map((state) => ({ label: state, value: counts.get(state) ?? 0 }));
      },
    },
    {
      name: "suvarna_exposure_rupees",
      help: "The value of price locks that hold and of orders that wait for their money, and the most of both",
      labelName: "of",
      async read() {
        const { locks, unpaid } = await exposure();
        return [
          { label: "price_locks", value: locks.paise / 100 },
          { label: "unpaid_orders", value: unpaid.paise / 100 },
          { label: "limit", value: limit.paise / 100 },
        ];
      },
    },
    {
      name: "suvarna_unpaid_pieces",
      help: "Pieces of the stock that are reserved by orders that wait for their money",
      read: async () => [{ value: await countUnpaidPieces(db) }],
    },
    {
      name: "suvarna_exposure_orders",
      help: "Price locks that hold and orders that wait for their money, and the most of both",
      labelName: "of",
      async read() {
        const { locks, unpaid } = await exposure();
        return [
          { label: "price_locks", value: locks.orders },
          { label: "unpaid_orders", value: unpaid.orders },
          { label: "limit", value: limit.orders },
        ];
      },
    },
  ];
}
