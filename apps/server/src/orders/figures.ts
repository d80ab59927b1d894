import { ORDER_STATES } from "@suvarna/domain/order";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database.ts";
import type { Figure } from "../platform/metrics.ts";
import { countOrders } from "./queries.ts";

const DAY_MS = 24 * 3_600_000;

/** Counts the orders of the last day by state, for the metrics. They contain nothing personal. */
export function orderFigures({ db }: Database, clock: Clock): Figure[] {
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
  ];
}
