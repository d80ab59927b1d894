import type { OrderListQuery } from "@suvarna/contract/orders/staff-desk-schemas";
import { rupees } from "@suvarna/domain/money";
import { csvFile } from "../platform/csv.ts";
import type { Db } from "../platform/database.ts";
import { eachOrder } from "./order-list.ts";

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
];

/**
 * Writes the orders of staff's list as a CSV file: the columns that the list shows, with codes for
 * states, times in ISO 8601 and totals in rupees with paise.
 */
export function orderCsv(
  db: Db,
  query: OrderListQuery,
  now: Date,
): Promise<{ csv: Uint8Array; rows: number }> {
  return csvFile(HEAD, cellsOf(db, query, now));
}

async function* cellsOf(db: Db, query: OrderListQuery, now: Date): AsyncIterable<string[]> {
  for await (const order of eachOrder(db, query, now)) {
    const { fullName, city } = order.shippingAddress;
    yield [
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
    ];
  }
}
