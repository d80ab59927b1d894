import type { Readable } from "node:stream";
import type { OrderListQuery } from "@suvarna/contract/orders/staff-desk-schemas";
import { indianTime } from "@suvarna/domain/indian-day";
import { type Paise, rupees } from "@suvarna/domain/money";
import { isAllRefunded } from "@suvarna/domain/partial-refund";
import { sumSentRefunds } from "../../payments/index.ts";
import { csvStream } from "../../platform/csv.ts";
import type { Db } from "../../platform/database.ts";
import { withCourier } from "../book-of-order.ts";
import type { PlacedOrder } from "../queries.ts";
import { findCashOfOrders } from "../remittance-queries.ts";
import { findAssignees } from "./assign-orders.ts";
import type { ListReader } from "./order-filter.ts";
import { eachOrderPage } from "./order-list.ts";

const HEAD = [
  "number",
  "placed_at",
  "name",
  "city",
  "pieces",
  "state",
  "payment",
  "method",
  "total_rupees",
  "refunded_rupees",
  "dispatch_by",
  "assigned_to",
];

/**
 * Writes the orders of staff's list as a CSV file: the columns that the list shows, with codes for
 * states, times in ISO 8601 as the clocks of India show them, and amounts in rupees with paise.
 * Instead of `paid`, the payment of an order whose courier still has its cash is
 * `cash_with_courier`, and that of an order whose whole money went back by refunds in part is
 * `refunded`. `refunded_rupees` is the money that went back through the gateway or was sent by
 * staff; what the courier collects less at the door is not in it.
 */
export function orderCsv(db: Db, query: OrderListQuery, reader: ListReader): Readable {
  return csvStream(HEAD, cellsOf(db, query, reader));
}

async function* cellsOf(
  db: Db,
  query: OrderListQuery,
  reader: ListReader,
): AsyncIterable<string[]> {
  for await (const page of eachOrderPage(db, query, reader)) {
    const ids = page.map(({ id }) => id);
    const assignees = await findAssignees(db, ids);
    const cash = await findCashOfOrders(db, ids);
    const sent = await sumSentRefunds(db, ids);
    for (const order of page) {
      const isWithCourier = withCourier(cash.get(order.id) ?? null) > 0;
      const assignedTo = assignees.get(order.id)?.name ?? "";
      yield rowOf(order, { assignedTo, isWithCourier, sentBack: sent.get(order.id) ?? 0 });
    }
  }
}

function rowOf(
  order: PlacedOrder,
  {
    assignedTo,
    isWithCourier,
    sentBack,
  }: { assignedTo: string; isWithCourier: boolean; sentBack: Paise },
): string[] {
  const { fullName, city } = order.shippingAddress;
  return [
    order.number,
    indianTime(order.createdAt),
    fullName,
    city,
    order.items.map(({ name, quantity }) => `${quantity} × ${name}`).join("; "),
    order.state,
    order.paymentState === "paid" ? paidAs(order, isWithCourier) : order.paymentState,
    order.paymentMethod,
    rupees(order.total).toFixed(2),
    rupees(sentBack).toFixed(2),
    order.dispatchBy ? indianTime(order.dispatchBy) : "",
    assignedTo,
  ];
}

function paidAs(order: PlacedOrder, isWithCourier: boolean): string {
  if (isAllRefunded(order)) return "refunded";
  return isWithCourier ? "cash_with_courier" : "paid";
}
