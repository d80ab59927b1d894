import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, time } from "../platform/columns.ts";

/**
 * The pictures that staff have uploaded. Their sources are files of the data folder; a file without a
 * row here is an orphan. A row stays when a product gives its picture up, because past orders may show
 * it.
 */
export const pictures = pgTable("pictures", {
  id: id(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: integer().notNull(),
  /** The name of the file that was uploaded. */
  fileName: text().notNull(),
  /** The member of staff; the id stays when the account is gone. */
  addedBy: uuid().notNull(),
  createdAt: time().notNull(),
});
