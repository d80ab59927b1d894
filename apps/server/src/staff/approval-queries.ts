import type { ApprovalState, StoredApprovalState } from "@suvarna/domain/staff/approval";
import { and, desc, eq, gt, lt, lte, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { approvals } from "./tables.ts";

export type ApprovalRow = typeof approvals.$inferSelect;

export async function insertApproval(
  tx: Tx,
  row: typeof approvals.$inferInsert,
): Promise<ApprovalRow> {
  const [approval] = await tx.insert(approvals).values(row).returning();
  return approval as ApprovalRow;
}

/** Returns a request; null when there is none with this id. */
export async function findApproval(db: Db, id: string): Promise<ApprovalRow | null> {
  if (!isId(id)) return null;
  const [row] = await db.select().from(approvals).where(eq(approvals.id, id));
  return row ?? null;
}

/**
 * Locks a request until the transaction ends, so that the second of two simultaneous decisions sees
 * the first.
 */
export async function lockApproval(tx: Tx, id: string): Promise<ApprovalRow | null> {
  if (!isId(id)) return null;
  const [row] = await tx.select().from(approvals).where(eq(approvals.id, id)).for("update");
  return row ?? null;
}

/** Stores the decision about a waiting request. @returns null when the request is not waiting */
export async function decideApproval(
  tx: Tx,
  id: string,
  decided: {
    readonly state: Exclude<StoredApprovalState, "waiting">;
    readonly decidedBy: string;
    readonly decidedAt: Date;
    readonly decision: string | null;
  },
): Promise<ApprovalRow | null> {
  const [row] = await tx
    .update(approvals)
    .set(decided)
    .where(and(eq(approvals.id, id), eq(approvals.state, "waiting")))
    .returning();
  return row ?? null;
}

/** The filter of a page of requests. */
export interface ApprovalQuery {
  readonly state?: ApprovalState | undefined;
  readonly askedBy?: string | undefined;
  /** The id of the last request of the previous page. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Lists requests, the newest first, and counts all of them. */
export async function listApprovalRows(
  db: Db,
  { state, askedBy, cursor, limit }: ApprovalQuery,
  now: Date,
): Promise<{ rows: ApprovalRow[]; total: number }> {
  if (![askedBy, cursor].every((id) => id === undefined || isId(id))) return { rows: [], total: 0 };
  const which = and(
    ofState(state, now),
    askedBy === undefined ? undefined : eq(approvals.askedBy, askedBy),
  );
  const rows = await db
    .select()
    .from(approvals)
    .where(and(which, cursor === undefined ? undefined : lt(approvals.id, cursor)))
    .orderBy(desc(approvals.id))
    .limit(limit);
  return { rows, total: await db.$count(approvals, which) };
}

function ofState(state: ApprovalState | undefined, now: Date): SQL | undefined {
  if (state === undefined) return undefined;
  const waiting = eq(approvals.state, "waiting");
  if (state === "waiting") return and(waiting, gt(approvals.expiresAt, now));
  if (state === "lapsed") return and(waiting, lte(approvals.expiresAt, now));
  return eq(approvals.state, state);
}
