import * as z from "zod/mini";
import { ProductFilter } from "../catalogue/chosen-products.ts";
import {
  ById,
  Id,
  maxCharacters,
  oneOfWords,
  queryInteger,
  Rupees,
  Time,
} from "../field-schemas.ts";
import { ApprovalPending, StaffName } from "../staff/approval.ts";
import { PageQuery, pageOf, pageQueryBy } from "../staff/list.ts";
import { IMPORT_ROW_KINDS, IMPORT_ROW_SELECTIONS, IMPORT_STATES } from "./constants.ts";

const Count = z.int();

/**
 * The number of rows of each kind in the dry run. `unlikely` rows are also counted as new or
 * changed.
 */
export const ImportCounts = z.object({
  same: Count,
  changed: Count,
  new: Count,
  error: Count,
  unlikely: Count,
});

/** The effect of an import's changes on prices, at the rates of the dry run. */
export const ImportPrices = z.object({
  /** The number of rows that change the price of a piece. */
  moved: Count,
  /**
   * The sum of all changes of prices, and the sum of the changed prices before the import, in
   * rupees.
   */
  sum: Rupees,
  before: Rupees,
  /**
   * The number of rows that change the making charge, and the sum of the changes in percentage
   * points.
   */
  makingMoved: Count,
  makingSum: z.number(),
  /**
   * The number of rows by which a price falls so far that a second person must approve the import;
   * 0 after the approval. These rows count as `unlikely`, so they can be left out instead.
   */
  fallFar: Count,
});

/** An import of a file of products, with its dry run, its result and its undoing. */
export const Import = z.object({
  _id: Id,
  /** The name of the imported file. */
  name: z.string(),
  bytes: z.int(),
  state: z.enum(IMPORT_STATES),
  by: StaffName,
  createdAt: Time,
  /** The number of rows in the file, without the heading; null while it is unknown. */
  rows: z.nullable(Count),
  /**
   * The number of rows that the running step has processed. The step is the dry run, the import or
   * its undoing.
   */
  done: Count,
  /** The known columns, and the headings of unknown columns, which are left out. */
  columns: z.array(z.string()),
  unknownColumns: z.array(z.string()),
  counts: ImportCounts,
  prices: ImportPrices,
  /**
   * The reason why the file was not read to its end, or why the import or its undoing ended by itself;
   * null otherwise.
   */
  problem: z.nullable(z.string()),
  /**
   * The result of the import: changed and new products, and rows that were refused during the
   * import.
   */
  written: z.object({ changed: Count, new: Count, refused: Count }),
  /** The times at which the last step of the import began and ended. */
  startedAt: z.nullable(Time),
  endedAt: z.nullable(Time),
  /** The time until which the import can be undone; null while no row was written. */
  undoUntil: z.nullable(Time),
  /**
   * The result of the undoing: restored rows, and rows that were kept because their products have
   * changed since.
   */
  undone: z.nullable(
    z.object({
      at: z.nullable(Time),
      /** The person who has undone the import; null when nobody is known any more. */
      by: z.nullable(StaffName),
      rows: Count,
      kept: Count,
    }),
  ),
});
export type Import = z.infer<typeof Import>;

/** A cell of the file that would change a product. `before` is empty for a new product. */
export const ImportChange = z.object({
  column: z.string(),
  before: z.string(),
  after: z.string(),
});

/** A remark about one cell, or about the whole row if `column` is empty. */
export const ImportRemark = z.object({ column: z.string(), says: z.string() });

/** A row of the file, with its effect or its outcome. */
export const ImportRow = z.object({
  /** The line of the row in the file as a spreadsheet counts lines: the heading is row 1. */
  row: z.int(),
  model: z.string(),
  name: z.string(),
  /** The product that the row changes or has added; null for a new product that is not written. */
  productId: z.nullable(Id),
  kind: z.enum(IMPORT_ROW_KINDS),
  changes: z.array(ImportChange),
  /** The reasons why the row can't be read. */
  errors: z.array(ImportRemark),
  /** The values of the row that are unusual but possible. */
  unlikely: z.array(ImportRemark),
  /** The change of the price at the rates of the dry run, in rupees; null without a rate. */
  priceMove: z.nullable(Rupees),
  outcome: z.nullable(z.enum(["written", "refused", "left_out", "undone", "kept"])),
  /** The reason why the row was refused, or was kept when the import was undone. */
  reason: z.nullable(z.string()),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const createImport = {
  summary:
    "Begins the dry run of a CSV file that was uploaded. Nothing of it is written to the catalogue",
  body: z.object({
    uploadId: Id,
    name: z._default(z.string().check(z.trim(), maxCharacters(200)), "products.csv"),
  }),
  replies: { 201: Import },
};

export const listImports = {
  summary: "The imports of products, newest first",
  query: PageQuery,
  replies: { 200: pageOf(Import) },
};

export const getImport = {
  summary: "One import, and how far it is",
  params: ById,
  replies: { 200: Import },
};

export const listImportRows = {
  summary: "The rows of an import in the order of the file, with what each would change",
  params: ById,
  /** The cursor is a row's number. The answer lists only later rows. */
  query: z.extend(pageQueryBy(queryInteger(0, 1e9, "Use the number of a row")), {
    show: z._default(oneOfWords(IMPORT_ROW_SELECTIONS, "Show one of"), "all"),
  }),
  replies: { 200: pageOf(ImportRow) },
};

export const startImport = {
  summary:
    "Writes the rows of an import that can be read. A stopped import goes on. One by which a price falls very far waits for a second person (202)",
  params: ById,
  body: z.object({
    /** Whether new products stay out of the shop until staff publish them. */
    newAsDrafts: z._default(z.boolean("Use true or false"), true),
    /** Whether the import leaves out rows with unusual values. */
    leaveOutUnlikely: z._default(z.boolean("Use true or false"), false),
  }),
  replies: { 200: Import, 202: ApprovalPending },
};

export const stopImport = {
  summary:
    "Stops an import, or its undoing, after the rows at hand. What is written stays, and can be undone",
  params: ById,
  replies: { 200: Import },
};

export const undoImport = {
  summary:
    "Undoes what an import has written. Products that somebody changed since, or that were sold, are kept",
  params: ById,
  replies: { 200: Import },
};

export const exportImportErrors = {
  summary: "The rows that can't be read, as they were, with the reason in a last column",
  params: ById,
  replies: { 200: null },
};

export const exportProducts = {
  summary:
    "The products of staff's list, by its view and filters, as a file that can be imported again, one row for each size. Archived products are only in the file of their own view, and are not imported again",
  query: z.object(ProductFilter),
  replies: { 200: null },
};

export const getImportTemplate = {
  summary: "A file with all columns and two rows as an example",
  replies: { 200: null },
};
