import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import { auditLog } from "../audit.ts";
import type { Db } from "../database.ts";
import type { HashedRow } from "./hash-block.ts";
import { type AuditBlock, type AuditCheck, auditBlocks, auditChecks } from "./tables.ts";

/** A range of ids: those after the first and up to the second, which is part of the range. */
export interface IdRange {
  readonly after: string;
  readonly through: string;
}

const hashedColumns = {
  ...getTableColumns(auditLog),
  before: sql<string | null>`${auditLog.before}::text`,
  after: sql<string | null>`${auditLog.after}::text`,
};

/** Reads the rows of the audit log in a range of ids, in the order of their ids. */
export function rowsIn(
  db: Db,
  { after, through }: IdRange,
  limit: number | null = null,
): Promise<HashedRow[]> {
  const query = db
    .select(hashedColumns)
    .from(auditLog)
    .where(and(gt(auditLog.id, after), lte(auditLog.id, through)))
    .orderBy(asc(auditLog.id));
  return limit === null ? query : query.limit(limit);
}

/** Reads rows of the audit log by their ids, in the order of their ids. */
export async function rowsById(db: Db, ids: readonly string[]): Promise<HashedRow[]> {
  if (ids.length === 0) return [];
  return db
    .select(hashedColumns)
    .from(auditLog)
    .where(inArray(auditLog.id, [...ids]))
    .orderBy(asc(auditLog.id));
}

/** Reads the rows in a range of ids that are in no block, in the order of their ids. */
export function rowsWithoutBlock(db: Db, { after, through }: IdRange): Promise<HashedRow[]> {
  const listed = db
    .select({
      rowId: sql<string>`unnest(${auditBlocks.rowIds} || ${auditBlocks.lateIds})`.as("row_id"),
    })
    .from(auditBlocks)
    .where(gt(auditBlocks.through, after))
    .as("listed");
  return db
    .select(hashedColumns)
    .from(auditLog)
    .leftJoin(listed, eq(listed.rowId, auditLog.id))
    .where(and(gt(auditLog.id, after), lte(auditLog.id, through), isNull(listed.rowId)))
    .orderBy(asc(auditLog.id));
}

export async function newestBlock(db: Db): Promise<AuditBlock | null> {
  const [block] = await db.select().from(auditBlocks).orderBy(desc(auditBlocks.number)).limit(1);
  return block ?? null;
}

/** Reads some blocks in the order of the chain. */
export function blocksAfter(db: Db, number: number, limit: number): Promise<AuditBlock[]> {
  return db
    .select()
    .from(auditBlocks)
    .where(gt(auditBlocks.number, number))
    .orderBy(asc(auditBlocks.number))
    .limit(limit);
}

const hasLateRows = sql`${auditBlocks.lateIds} <> '{}'`;

/** Lists the ids of all rows that are in the block of a later range than their own. */
export async function listLateIds(db: Db): Promise<ReadonlySet<string>> {
  const blocks = await db
    .select({ lateIds: auditBlocks.lateIds })
    .from(auditBlocks)
    .where(hasLateRows);
  return new Set(blocks.flatMap(({ lateIds }) => lateIds));
}

/** The block that contains a row of the audit log. */
export type BlockOfRow = Pick<AuditBlock, "number" | "hash">;

/** Finds the blocks of rows by the rows' ids. Rows that are in no block yet are left out. */
export async function findBlocks(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BlockOfRow>> {
  if (ids.length === 0) return new Map();
  const wanted = sql`unnest(${sql.param(`{${ids.join(",")}}`)}::uuid[]) as wanted (id)`;
  const { rows: own } = await db.execute<BlockOfRow & { id: string }>(sql`
    select wanted.id, block.number, block.hash from ${wanted}
    cross join lateral (
      select b.number, b.hash, b.row_ids from ${auditBlocks} b
      where b.through >= wanted.id order by b.through limit 1
    ) as block
    where wanted.id = any (block.row_ids)`);
  const found = new Map(own.map(({ id, number, hash }) => [id, { number, hash }]));
  if (found.size === ids.length) return found;
  const { rows: late } = await db.execute<BlockOfRow & { id: string }>(sql`
    select wanted.id, b.number, b.hash from ${wanted}
    join ${auditBlocks} b on wanted.id = any (b.late_ids) and b.late_ids <> '{}'`);
  for (const { id, number, hash } of late) found.set(id, { number, hash });
  return found;
}

export async function newestCheck(db: Db): Promise<AuditCheck | null> {
  const [check] = await db.select().from(auditChecks).orderBy(desc(auditChecks.id)).limit(1);
  return check ?? null;
}

/** The time of the first row of the audit log; null when there is none. */
export async function firstRowAt(db: Db): Promise<Date | null> {
  const rows = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .orderBy(asc(auditLog.id))
    .limit(1);
  return rows[0]?.at ?? null;
}
