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
 * The profile pictures of users; `users.image` is the address of a picture. The pictures are small,
 * so they are stored in this table. In a shop with a bucket they are objects in the bucket, and
 * `webp` is null.
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
 * The approvals by which a member of staff may fetch all data about a shopper. Each approval is
 * valid for a day.
 */
export const approvedExports = pgTable(
  "approved_exports",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The member of staff who asked for the export. Nobody else may fetch the data. */
    staffId: uuid().notNull(),
    until: time().notNull(),
  },
  (table) => [index("approved_exports_of").on(table.userId, table.staffId)],
);

/**
 * Each access of staff to personal data: the member of staff, the call, and the id in the call's
 * path. The rows stay when either account is deleted, so they have no foreign keys.
 */
export const personalAccess = pgTable(
  "personal_access",
  {
    id: id(),
    staffId: uuid().notNull(),
    what: text().notNull(),
    /** The id of an order or a user in the path of the call; null for a list. */
    subject: text(),
    at: time().notNull(),
  },
  (table) => [index("personal_access_at").on(table.at.desc())],
);
