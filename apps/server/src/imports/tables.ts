import { IMPORT_ROW_KINDS, IMPORT_STATES } from "@suvarna/contract/imports/constants";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes, id, paise, time } from "../platform/columns.ts";
import type { CellRemark, Change } from "./cells.ts";
import type { StoredPiece } from "./piece.ts";

/** A price before and after a row, in paise; null for a grade without a valid rate or a new size. */
export interface PriceFall {
  readonly formerPrice: number | null;
  readonly newPrice: number | null;
}

const count = () => integer().notNull().default(0);

/** The imports of products from files that staff have sent. */
export const imports = pgTable(
  "imports",
  {
    id: id(),
    name: text().notNull(),
    bytes: integer().notNull(),
    /** The bytes of the file, which are kept until its rows are in `import_rows`. */
    file: bytes(),
    state: text({ enum: IMPORT_STATES }).notNull(),
    /**
     * The member of staff who created the import. The id stays when that person's account is
     * deleted.
     */
    createdBy: uuid().notNull(),
    createdAt: time().notNull(),
    rows: integer(),
    done: count(),
    /** The heads of the file's columns, in their order. */
    heads: text().array().notNull().default(sql`'{}'`),
    columns: text().array().notNull().default(sql`'{}'`),
    unknownColumns: text().array().notNull().default(sql`'{}'`),
    same: count(),
    changed: count(),
    added: count(),
    errors: count(),
    unlikely: count(),
    pricesMoved: count(),
    priceMovePaise: paise().notNull().default(0),
    priceBeforePaise: paise().notNull().default(0),
    makingMoved: count(),
    makingMoveBp: bigint({ mode: "number" }).notNull().default(0),
    /**
     * The number of rows by which a price falls so far that a second person must approve it. When the
     * import ends, only the rows that are not written yet count.
     */
    fallsFar: count(),
    /**
     * Whether a second person has approved that prices fall so far. The approval ends with the import,
     * and a stopped import needs another one.
     */
    fallsApproved: boolean().notNull().default(false),
    problem: text(),
    newAsDrafts: boolean().notNull().default(true),
    leaveOutUnlikely: boolean().notNull().default(false),
    writtenChanged: count(),
    writtenNew: count(),
    refused: count(),
    /** The member of staff who last started the import or its undoing. */
    startedBy: uuid(),
    startedAt: time(),
    endedAt: time(),
    undoUntil: time(),
    undoneAt: time(),
    undoneRows: count(),
    keptRows: count(),
  },
  (table) => [
    check("imports_file_until_read", sql`${table.state} = 'reading' or ${table.file} is null`),
  ],
);

/** The final outcome of a row. A row of the kind `same` or `error` never has an outcome. */
export const OUTCOMES = ["written", "refused", "left_out", "undone", "kept"] as const;

/** The rows of an import. */
export const importRows = pgTable(
  "import_rows",
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id),
    /** The row's number in a spreadsheet, where the head is row 1. */
    row: integer().notNull(),
    cells: text().array().notNull(),
    model: text().notNull(),
    name: text().notNull(),
    kind: text({ enum: IMPORT_ROW_KINDS }).notNull(),
    changes: jsonb().$type<Change[]>().notNull(),
    errors: jsonb().$type<CellRemark[]>().notNull(),
    unlikely: jsonb().$type<CellRemark[]>().notNull(),
    isUnlikely: boolean().notNull(),
    /**
     * The price before and after the row, if the price falls so far that a second person must
     * approve it; null for all other rows.
     */
    priceFall: jsonb().$type<PriceFall>(),
    priceMovePaise: paise(),
    productId: uuid(),
    outcome: text({ enum: OUTCOMES }),
    reason: text(),
    /**
     * The product before the row was written, from which the import is undone; null for a new
     * product.
     */
    before: jsonb().$type<StoredPiece>(),
    /** The version of the product after the row was written. */
    afterVersion: text(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index("import_rows_kind").on(table.importId, table.kind, table.row),
    index("import_rows_look")
      .on(table.importId, table.row)
      .where(sql`${table.kind} = 'error' or ${table.isUnlikely}`),
    index("import_rows_written")
      .on(table.importId, table.row)
      .where(sql`${table.outcome} is not null`),
  ],
);
