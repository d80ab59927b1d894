import { and, desc, eq, lt, type SQL } from "drizzle-orm";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Actor } from "./actor.ts";
import { id, time } from "./columns.ts";
import type { Db, Tx } from "./database.ts";
import { newId } from "./ids.ts";

/**
 * Who changed what. Rows are only ever added: a trigger of the database refuses to change or delete
 * one. As they can't be deleted, they hold ids, codes and amounts, and nothing of a person.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    at: time().notNull(),
    actorKind: text().$type<Actor["kind"]>().notNull(),
    /** The user; null for who is none. */
    actorId: uuid(),
    /** The job, gateway or part of the system; null for a user. */
    actorName: text(),
    /** Where staff called from; of others it would be a trace of a person. */
    network: text(),
    /** What was done: `order.moved`, or the call that was made. */
    what: text().notNull(),
    /** The id or code of what was changed; null where the change has no single subject. */
    subject: text(),
    before: jsonb().$type<AuditedFields>(),
    after: jsonb().$type<AuditedFields>(),
  },
  (table) => [
    index("audit_log_subject").on(table.subject, table.id),
    index("audit_log_actor").on(table.actorId, table.id),
  ],
);

/** The fields of a change that are worth keeping: ids, codes, amounts. Never what a person typed. */
export type AuditedFields = Readonly<Record<string, unknown>>;

/** A line of the audit log, but for who and when. */
export interface AuditedChange {
  readonly what: string;
  readonly subject: string | null;
  readonly before?: AuditedFields;
  readonly after?: AuditedFields;
}

/** Stands for a value that is personal: that it changed is kept, not what it is. */
export const PERSONAL = "(personal)";

export type AuditRow = typeof auditLog.$inferSelect;

/** Writes down what an act has changed; an act of staff leaves a line in any case. */
export async function writeAudit(
  { tx, actor, at }: { readonly tx: Tx; readonly actor: Actor; readonly at: Date },
  changes: readonly AuditedChange[],
): Promise<void> {
  const lines = changes.length === 0 && actor.kind === "staff" ? [callOf(actor)] : changes;
  if (lines.length === 0) return;
  const rows = lines.map(({ what, subject, before = null, after = null }) => ({
    id: newId(at.getTime()),
    at,
    actorKind: actor.kind,
    actorId: "userId" in actor ? actor.userId : null,
    actorName: "name" in actor ? actor.name : null,
    network: actor.kind === "staff" ? (actor.network ?? null) : null,
    what,
    subject,
    before,
    after,
  }));
  await tx.insert(auditLog).values(rows);
}

function callOf(actor: Extract<Actor, { userId: string }>): AuditedChange {
  return { what: actor.call ?? "change", subject: null };
}

/** Which lines of the audit log are asked for. */
export interface AuditQuery {
  readonly subject?: string | undefined;
  readonly actorId?: string | undefined;
  /** Only older lines than that one. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Lines of the audit log, the newest first. */
export function listAudit(
  db: Db,
  { subject, actorId, before, limit }: AuditQuery,
): Promise<AuditRow[]> {
  const which: (SQL | undefined)[] = [
    subject === undefined ? undefined : eq(auditLog.subject, subject),
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
    before === undefined ? undefined : lt(auditLog.id, before),
  ];
  return db
    .select()
    .from(auditLog)
    .where(and(...which))
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
