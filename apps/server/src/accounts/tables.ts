import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../identity/tables.ts";
import { bytes, id, time } from "../platform/columns.ts";

export const addresses = pgTable(
  "addresses",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text().notNull(),
    addressLine: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zipcode: text().notNull(),
    country: text().notNull(),
    primaryPhone: text().notNull(),
    isDefault: boolean().notNull(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (table) => [index("addresses_user").on(table.userId)],
);

/**
 * The picture of a user; `users.image` is its address. Small, so it lies with the rest, unless there
 * is a bucket for uploads: then it is there, and null here.
 */
export const avatars = pgTable("avatars", {
  id: id(),
  userId: uuid()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  webp: bytes(),
});

/** The documents that users agreed to, with version and time. Rows are never changed. */
export const consents = pgTable(
  "consents",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    subject: text().notNull(),
    version: text().notNull(),
    givenAt: time().notNull(),
  },
  (table) => [index("consents_user").on(table.userId)],
);

/**
 * The approvals by which a member of staff may fetch all data about a shopper; each counts for a day.
 */
export const approvedExports = pgTable(
  "approved_exports",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Who asked, and alone may fetch it. */
    staffId: uuid().notNull(),
    until: time().notNull(),
  },
  (table) => [index("approved_exports_of").on(table.userId, table.staffId)],
);

/**
 * Each time that staff have looked at what is personal: who, which call, and whose it was. It
 * outlives both accounts, so it refers to neither.
 */
export const personalAccess = pgTable(
  "personal_access",
  {
    id: id(),
    staffId: uuid().notNull(),
    what: text().notNull(),
    /** The id in the path of the call, of an order or a user; null for a list. */
    subject: text(),
    at: time().notNull(),
  },
  (table) => [index("personal_access_at").on(table.at.desc())],
);
