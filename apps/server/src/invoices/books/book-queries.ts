import { endOfIndianDay, startOfIndianDay } from "@suvarna/domain/indian-day";
import { and, asc, eq, gte, inArray, lt } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { isId } from "../../platform/ids.ts";
import type { InvoiceRow } from "../queries.ts";
import { invoices } from "../tables.ts";
import { bookedDocument, type OrderDocument } from "./booked-document.ts";

/** A range of days in India, such as `2026-11-21`, that includes both ends. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The first and the last day of a month, such as `2026-11`. */
export function daysOf(month: string): Days {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

/** Lists all tax documents that were issued on these days, each series sorted by its numbers. */
export async function listBooked(db: Db, { from, to }: Days): Promise<OrderDocument[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(
      and(
        gte(invoices.issuedAt, startOfIndianDay(from)),
        lt(invoices.issuedAt, endOfIndianDay(to)),
      ),
    )
    .orderBy(asc(invoices.issuedAt), asc(invoices.kind), asc(invoices.number));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const earlier = rows.flatMap(({ refersTo }) => refersTo ?? []).filter((id) => !byId.has(id));
  for (const row of await findByIds(db, earlier)) byId.set(row.id, row);
  return rows.map((row) => bookedDocument(row, byId.get(row.refersTo ?? "") ?? null));
}

async function findByIds(db: Db, ids: readonly string[]): Promise<InvoiceRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(invoices)
    .where(inArray(invoices.id, [...new Set(ids)]));
}

/** Lists the tax documents of an order, oldest first. */
export async function listPapers(db: Db, orderId: string): Promise<InvoiceRow[]> {
  if (!isId(orderId)) return [];
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id));
}
