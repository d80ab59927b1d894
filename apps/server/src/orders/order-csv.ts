import type { Readable } from "node:stream";
import type { OrderListQuery } from "@suvarna/contract/orders/staff-desk-schemas";
import { rupees } from "@suvarna/domain/money";
import { csvStream } from "../platform/csv.ts";
import type { Db } from "../platform/database.ts";
import { findAssignees } from "./assign-orders.ts";
import type { ListReader } from "./order-filter.ts";
import { eachOrderPage } from "./order-list.ts";
import type { PlacedOrder } from "./queries.ts";

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
  "dispatch_by",
  "assigned_to",
];

/**
 * Writes the orders of staff's list as a CSV file: the columns that the list shows, with codes for
 * states, times in ISO 8601 and totals in rupees with paise.
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
    const assignees = await findAssignees(
      db,
      page.map(({ id }) => id),
    );
    for (const order of page) yield rowOf(order, assignees.get(order.id)?.name ?? "");
  }
}

function rowOf(order: PlacedOrder, assignedTo: string): string[] {
  const { fullName, city } = order.shippingAddress;
  return [
    order.number,
    order.createdAt.toISOString(),
    fullName,
    city,
    order.items.map(({ name, quantity }) => `${quantity} × ${name}`).join("; "),
    order.state,
    order.paymentState,
    order.paymentMethod,
    rupees(order.total).toFixed(2),
    order.dispatchBy?.toISOString() ?? "",
    assignedTo,
  ];
}
