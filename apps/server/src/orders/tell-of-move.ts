import type { OrderStatus } from "@suvarna/domain/order";
import type { Db } from "../platform/database.ts";
import type { PlacedOrder } from "./queries.ts";

/**
 * What there is to tell of an order: a state that it has reached, what becomes of a return, and that its
 * rest is due now or was paid.
 */
export type OrderNews =
  | OrderStatus
  | "Return requested"
  | "Return refused"
  | "Rest due"
  | "Rest paid";

/**
 * Takes news of an order with the transaction that makes them; who is told, and how, is not known
 * here. The order is as it is now, with the news' line last in its history.
 */
export type TellOfMove = (
  tx: Db,
  order: PlacedOrder,
  news: OrderNews,
  note: string | null,
) => Promise<void>;
