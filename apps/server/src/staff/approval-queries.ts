import {
  type ApprovalKind,
  type ApprovalState,
  readableApprovalKinds,
  type StoredApprovalState,
} from "@suvarna/domain/staff/approval";
import type { StaffRole } from "@suvarna/domain/staff/permission";
import { and, asc, desc, eq, gt, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
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

/**
 * Returns the request of a kind that waits for a subject; null when none waits. Until the
 * transaction ends, no other transaction can look for such a request, so that two people can't make
 * the same request at the same moment.
 */
export async function lockWaitingApproval(
  tx: Tx,
  {
    kind,
    subject,
    now,
    askedBy,
  }: {
    readonly kind: ApprovalKind;
    readonly subject: string;
    readonly now: Date;
    /** The person whose request is looked for; null for a request of anybody. */
    readonly askedBy: string | null;
  },
): Promise<ApprovalRow | null> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`approval ${kind} ${subject}`}, 0))`,
  );
  const [row] = await tx
    .select()
    .from(approvals)
    .where(
      and(
        eq(approvals.subject, subject),
        eq(approvals.kind, kind),
        ofState("waiting", now),
        askedBy === null ? undefined : eq(approvals.askedBy, askedBy),
      ),
    )
    .limit(1);
  return row ?? null;
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

/** Returns the stored inputs of the acts of a kind on a subject that a second person has approved. */
export async function findApprovedPayloads(
  db: Db,
  { kind, subject }: { readonly kind: ApprovalKind; readonly subject: string },
): Promise<unknown[]> {
  const rows = await db
    .select({ payload: approvals.payload })
    .from(approvals)
    .where(
      and(
        eq(approvals.subject, subject),
        eq(approvals.kind, kind),
        eq(approvals.state, "approved"),
      ),
    );
  return rows.map(({ payload }) => payload);
}

/** An approved act: who asked for it, who approved it and when, and the stored input of the act. */
export interface Agreement {
  readonly askedBy: string;
  readonly decidedBy: string;
  readonly decidedAt: Date;
  readonly payload: unknown;
}

/** Lists the approved acts on a subject, in the sequence of their approvals. */
export async function findAgreements(db: Db, subject: string): Promise<Agreement[]> {
  const { askedBy, decidedBy, decidedAt, payload, state } = approvals;
  const rows = await db
    .select({ askedBy, decidedBy, decidedAt, payload })
    .from(approvals)
    .where(and(eq(approvals.subject, subject), eq(state, "approved")))
    .orderBy(asc(decidedAt));
  return rows.flatMap(({ decidedBy: decider, decidedAt: at, ...row }) =>
    decider && at ? [{ ...row, decidedBy: decider, decidedAt: at }] : [],
  );
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

/** The person who reads requests. */
export interface ApprovalReader {
  readonly userId: string;
  readonly role: StaffRole | null;
}

/** Whether a person may read a request: requests of the kinds of the role, and the person's own. */
export function mayReadApproval(
  { kind, askedBy }: Pick<ApprovalRow, "kind" | "askedBy">,
  { userId, role }: ApprovalReader,
): boolean {
  return askedBy === userId || readableApprovalKinds(role).includes(kind);
}

/** The filter of a page of requests. */
export interface ApprovalQuery {
  readonly state?: ApprovalState | undefined;
  /** Only requests of one of these kinds. An empty list does not filter. */
  readonly kind?: readonly ApprovalKind[] | undefined;
  readonly askedBy?: string | undefined;
  readonly subject?: string | undefined;
  /** The id of the last request of the previous page. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * Lists the requests that a person may read, and counts all of them. The newest are first; of the
 * requests that wait, those that lapse first.
 */
export async function listApprovalRows(
  db: Db,
  { state, kind = [], askedBy, subject, cursor, limit }: ApprovalQuery,
  { userId, role }: ApprovalReader,
  now: Date,
): Promise<{ rows: ApprovalRow[]; total: number }> {
  if (![askedBy, cursor].every((id) => id === undefined || isId(id))) return { rows: [], total: 0 };
  const which = and(
    ofState(state, now),
    or(inArray(approvals.kind, readableApprovalKinds(role)), eq(approvals.askedBy, userId)),
    kind.length === 0 ? undefined : inArray(approvals.kind, kind),
    askedBy === undefined ? undefined : eq(approvals.askedBy, askedBy),
    subject === undefined ? undefined : eq(approvals.subject, subject),
  );
  const isWaiting = state === "waiting";
  const { id, expiresAt } = approvals;
  const lapsesLater = sql`(${expiresAt}, ${id}) > (select ${expiresAt}, ${id} from ${approvals} where ${id} = ${cursor})`;
  const isAfter = isWaiting ? lapsesLater : lt(id, cursor ?? "");
  const rows = await db
    .select()
    .from(approvals)
    .where(and(which, cursor === undefined ? undefined : isAfter))
    .orderBy(...(isWaiting ? [asc(expiresAt), asc(id)] : [desc(id)]))
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
