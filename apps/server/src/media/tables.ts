import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, time } from "../platform/columns.ts";

/**
 * The pictures that staff have uploaded. Their sources are objects; an object without a row here is
 * an orphan. A row stays when its product no longer uses the picture, because past orders may show
 * it.
 */
export const pictures = pgTable("pictures", {
  id: id(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: integer().notNull(),
  /** The name that the uploaded file had on the sender's machine. */
  fileName: text().notNull(),
  /**
   * The id of the member of staff who uploaded the picture; it stays when the account is deleted.
   */
  addedBy: uuid().notNull(),
  createdAt: time().notNull(),
});
