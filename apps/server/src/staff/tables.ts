import { VIEWED_LISTS } from "@suvarna/contract/staff/staff-views-schemas";
import { APPROVAL_KIND_NAMES, STORED_APPROVAL_STATES } from "@suvarna/domain/staff/approval";
import { STAFF_ROLES } from "@suvarna/domain/staff/permission";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "../identity/tables.ts";
import type { AuditedFields } from "../platform/audit.ts";
import { id, lowerText, time } from "../platform/columns.ts";

/**
 * The acts of staff that wait, or have waited, for a second person. The ids of the person who asked
 * and of the person who decided stay when their accounts are deleted.
 */
export const approvals = pgTable(
  "approvals",
  {
    id: id(),
    kind: text({ enum: APPROVAL_KIND_NAMES }).notNull(),
    state: text({ enum: STORED_APPROVAL_STATES }).notNull(),
    /** The input of the act. Only the capability that carries out the act reads it. */
    payload: jsonb().notNull(),
    subject: text(),
    before: jsonb().$type<AuditedFields>(),
    after: jsonb().$type<AuditedFields>(),
    reason: text().notNull(),
    askedBy: uuid().notNull(),
    askedAt: time().notNull(),
    expiresAt: time().notNull(),
    decidedBy: uuid(),
    decidedAt: time(),
    decision: text(),
  },
  (table) => [
    index("approvals_state").on(table.state, table.id),
    index("approvals_subject").on(table.subject, table.id),
    check(
      "approvals_decided",
      sql`(${table.state} = 'waiting') = (${table.decidedAt} is null) and (${table.decidedAt} is null) = (${table.decidedBy} is null)`,
    ),
    check(
      "approvals_two_persons",
      sql`${table.state} in ('waiting', 'cancelled') or ${table.decidedBy} <> ${table.askedBy}`,
    ),
  ],
);

/**
 * The invitations that were not used yet, at most one for each address. Only the hash of a link is
 * stored.
 */
export const staffInvitations = pgTable("staff_invitations", {
  id: id(),
  key: text().notNull().unique(),
  name: text().notNull(),
  email: lowerText().notNull().unique(),
  staffRole: text({ enum: STAFF_ROLES }).notNull(),
  invitedBy: uuid().notNull(),
  createdAt: time().notNull(),
  expiresAt: time().notNull(),
});

/** The views of lists that members of staff keep for themselves. */
export const staffViews = pgTable(
  "staff_views",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    list: text({ enum: VIEWED_LISTS }).notNull(),
    name: text().notNull(),
    /** The query of the list's address. */
    query: text().notNull(),
  },
  (table) => [unique("staff_views_name").on(table.userId, table.list, table.name)],
);
