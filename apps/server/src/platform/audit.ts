import { and, desc, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Actor } from "./actor.ts";
import { id, time } from "./columns.ts";
import type { Db, Tx } from "./database.ts";
import { isId, newId } from "./ids.ts";

/**
 * The audit log: who changed what. Rows are only added; a database trigger refuses updates and
 * deletes. Since rows can't be deleted, they contain ids, codes and amounts, and no personal data.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    at: time().notNull(),
    actorKind: text().$type<Actor["kind"]>().notNull(),
    /** The id of the user; null when the actor is not a user. */
    actorId: uuid(),
    /** The name of the job, gateway or part of the system; null for a user. */
    actorName: text(),
    /**
     * The network address of the actor. It is stored only for staff, and for a visitor who fails to
     * log in as staff, because for other people it would be personal data.
     */
    network: text(),
    /** The action, such as `order.moved`, or the API call. */
    what: text().notNull(),
    /** The id or code of the changed object; null when a change has no single subject. */
    subject: text(),
    before: jsonb().$type<AuditedFields>(),
    after: jsonb().$type<AuditedFields>(),
  },
  (table) => [
    index("audit_log_subject").on(table.subject, table.id),
    index("audit_log_actor").on(table.actorId, table.id),
    index("audit_log_kind").on(table.actorKind, table.id),
  ],
);

/** The audited fields of a change: ids, codes and amounts, never text that a person typed. */
export type AuditedFields = Readonly<Record<string, unknown>>;

/** A line of the audit log without its actor and time. */
export interface AuditedChange {
  readonly what: string;
  readonly subject: string | null;
  readonly before?: AuditedFields;
  readonly after?: AuditedFields;
  /**
   * The actor of this line; the actor of the act when it is absent. A login is an act of a visitor,
   * but its line is about the person who logs in.
   */
  readonly by?: Actor | undefined;
  /** The network address of a visitor who fails to log in as staff; that of staff is in the actor. */
  readonly network?: string | undefined;
}

/** Replaces a personal value: the log shows that it changed, but not what it is. */
export const PERSONAL = "(personal)";

/** The first word of the lines about acts of staff that were refused, such as `refused.forbidden`. */
export const REFUSED_ACT = "refused";

export type AuditRow = typeof auditLog.$inferSelect;

/** One statement has at most 65,535 parameters, and each row has ten. */
const ROWS_IN_STATEMENT = 5_000;

/**
 * Writes the audit lines of an act. When an act of staff has recorded no line, one line with the
 * API call is written, unless the call only reads.
 * @returns the written lines
 */
export async function writeAudit(
  { tx, actor, at }: { readonly tx: Tx; readonly actor: Actor; readonly at: Date },
  changes: readonly AuditedChange[],
): Promise<readonly AuditedChange[]> {
  const needsLine = changes.length === 0 && actor.kind === "staff" && !actor.onlyReads;
  const lines = needsLine ? [callOf(actor)] : changes;
  if (lines.length === 0) return lines;
  const rows = lines.map(({ what, subject, before = null, after = null, by = actor, network }) => ({
    id: newId(at.getTime()),
    at,
    actorKind: by.kind,
    actorId: "userId" in by ? by.userId : null,
    actorName: "name" in by ? by.name : null,
    network: (by.kind === "staff" ? by.network : network) ?? null,
    what,
    subject,
    before,
    after,
  }));
  for (let start = 0; start < rows.length; start += ROWS_IN_STATEMENT) {
    await tx.insert(auditLog).values(rows.slice(start, start + ROWS_IN_STATEMENT));
  }
  return lines;
}

function callOf(actor: Extract<Actor, { userId: string }>): AuditedChange {
  return { what: actor.call ?? "change", subject: null };
}

/** The conditions that select lines of the audit log. */
export interface AuditLines {
  /** The ids or codes of records; only lines about one of these records are returned. */
  readonly subjects?: readonly string[] | undefined;
  readonly actorId?: string | undefined;
  readonly actorKind?: Actor["kind"] | undefined;
  /** The name of an action, or its first word, such as `rates` for all actions on rates. */
  readonly what?: string | undefined;
  readonly from?: Date | undefined;
  /** Only lines that were written before this time are returned. */
  readonly until?: Date | undefined;
}

/** The conditions for one page of the list. */
export interface AuditQuery extends AuditLines {
  /** The id of a line; only older lines are returned. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/**
 * Lists lines of the audit log, newest first, with the number of matching lines on all pages. When
 * the id of the actor or of the line is not a valid id, the list is empty.
 */
export async function listAudit(
  db: Db,
  { subjects, actorId, actorKind, what, from, until, before, limit }: AuditQuery,
): Promise<{ rows: AuditRow[]; total: number }> {
  if (![actorId, before].every((id) => id === undefined || isId(id))) return { rows: [], total: 0 };
  const which = and(
    subjects === undefined ? undefined : inArray(auditLog.subject, [...subjects]),
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
    actorKind === undefined ? undefined : eq(auditLog.actorKind, actorKind),
    what === undefined
      ? undefined
      : or(eq(auditLog.what, what), sql`starts_with(${auditLog.what}, ${`${what}.`})`),
    from === undefined ? undefined : gte(auditLog.at, from),
    until === undefined ? undefined : lt(auditLog.at, until),
  );
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(which, before === undefined ? undefined : lt(auditLog.id, before)))
    .orderBy(desc(auditLog.id))
    .limit(limit);
  return { rows, total: await db.$count(auditLog, which) };
}
