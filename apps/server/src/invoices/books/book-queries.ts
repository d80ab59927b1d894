import { endOfIndianDay, startOfIndianDay } from "@suvarna/domain/indian-day";
import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import { isAmong } from "../../platform/columns.ts";
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

/** The number of documents in a page that is read at once. */
const PAGE = 500;

/** Lists all tax documents that were issued on these days, each series sorted by its numbers. */
export async function listBooked(db: Db, days: Days): Promise<OrderDocument[]> {
  return (await Array.fromAsync(eachBookedPage(db, days))).flat();
}

/**
 * Reads the tax documents that were issued on these days page by page, each series sorted by its
 * numbers.
 */
export async function* eachBookedPage(
  db: Db,
  days: Days,
  limit = PAGE,
): AsyncGenerator<OrderDocument[]> {
  let last: InvoiceRow | undefined;
  do {
    const rows = await readPage(db, days, last?.id, limit);
    const referred = rows.flatMap(({ refersTo }) => refersTo ?? []);
    const byId = new Map((await findByIds(db, referred)).map((row) => [row.id, row]));
    yield rows.map((row) => bookedDocument(row, byId.get(row.refersTo ?? "") ?? null));
    last = rows.length < limit ? undefined : rows.at(-1);
  } while (last);
}

/** @param after the id of the last document of the previous page */
async function readPage(
  db: Db,
  { from, to }: Days,
  after: string | undefined,
  limit: number,
): Promise<InvoiceRow[]> {
  const { issuedAt, kind, number, id } = invoices;
  const place = sql`(${issuedAt}, ${kind}, ${number}, ${id})`;
  const placeOfLast = sql`(select ${issuedAt}, ${kind}, ${number}, ${id} from ${invoices} where ${id} = ${after ?? null})`;
  return db
    .select()
    .from(invoices)
    .where(
      and(
        gte(issuedAt, startOfIndianDay(from)),
        lt(issuedAt, endOfIndianDay(to)),
        after === undefined ? undefined : sql`${place} > ${placeOfLast}`,
      ),
    )
    .orderBy(asc(issuedAt), asc(kind), asc(number), asc(id))
    .limit(limit);
}

async function findByIds(db: Db, ids: readonly string[]): Promise<InvoiceRow[]> {
  if (ids.length === 0) return [];
  return db.select().from(invoices).where(isAmong(invoices.id, ids));
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
