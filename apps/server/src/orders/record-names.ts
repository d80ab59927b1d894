import { orderNumberFrom } from "@suvarna/domain/order";
import { eq, inArray, sql } from "drizzle-orm";
import { isId } from "../platform/ids.ts";
import type { RecordNames } from "../platform/record-names.ts";
import { findOrderNumbers } from "./queries.ts";
import { orders } from "./tables.ts";

/**
 * The numbers of orders, for the page of the audit log. A payment, a return and a document are
 * logged with the id of their order; a payment that belongs to no order has the gateway's reference.
 */
export const orderNames: RecordNames = {
  of: ["order", "payment", "return", "invoice"],
  namesOf: (db, ids) => findOrderNumbers(db, ids.filter(isId)),
  async ownersOf(db, ids) {
    const name = sql<string>`${orders.shippingAddress} ->> 'fullName'`;
    const rows = await db
      .select({ id: orders.id, name })
      .from(orders)
      .where(inArray(orders.id, ids.filter(isId)));
    return new Map(rows.map((row) => [row.id, row.name]));
  },
  async find(db, code) {
    const number = orderNumberFrom(code);
    const rows = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
    return rows.map(({ id }) => id);
  },
};
