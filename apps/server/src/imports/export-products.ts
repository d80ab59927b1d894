import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import { and, asc, eq, gt } from "drizzle-orm";
import { type ExportedList, type NamedProduct, pageNamedProducts } from "../catalogue/index.ts";
import type { Db } from "../platform/database.ts";
import { CLEARED, MADE_TO_ORDER, safeCell } from "./cells.ts";
import { cellsOf, HEADS } from "./columns.ts";
import type { ImportRecord } from "./queries.ts";
import { importRows } from "./tables.ts";

/**
 * The number of products that are read at a time, so that a large export does not fill the memory.
 */
const BATCH = 500;
/** Spreadsheets read a file as UTF-8 only if it begins with the byte order mark. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Exports the products of a list of staff as a CSV file, with one row for each size. */
export function exportProducts(db: Db, list: ExportedList): Readable {
  return Readable.from(productLines(db, list), { objectMode: false });
}

async function* productLines(db: Db, list: ExportedList): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + linesOf([HEADS]);
  let after: string | undefined;
  do {
    const page = await pageNamedProducts(db, list, { after, limit: BATCH });
    if (page.length > 0) yield linesOf(page.flatMap(rowsOf));
    after = page.length < BATCH ? undefined : page.at(-1)?.id;
  } while (after !== undefined);
}

function rowsOf({ modelNumber: model, slug, input, ...product }: NamedProduct): string[][] {
  const { isDraft, isArchived } = product;
  const sizes = input.sizes?.map(({ size }) => size) ?? [""];
  return sizes.map((size) =>
    cellsOf(
      { model, size, isNew: false, isDraft, isArchived, input },
      (isDraft || isArchived) && slug.startsWith("draft-") ? "" : slug,
    ),
  );
}

/**
 * Exports the rows of an import that have errors, unchanged, with the reason behind the file's last
 * column. Cells that no head names come after the reason.
 */
export function exportErrors(db: Db, at: ImportRecord): Readable {
  return Readable.from(errorLines(db, at), { objectMode: false });
}

async function* errorLines(db: Db, { id, heads }: ImportRecord): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + linesOf([[...heads, "reason"]]);
  let after = 0;
  for (;;) {
    const rows = await db
      .select({ row: importRows.row, cells: importRows.cells, errors: importRows.errors })
      .from(importRows)
      .where(
        and(eq(importRows.importId, id), eq(importRows.kind, "error"), gt(importRows.row, after)),
      )
      .orderBy(asc(importRows.row))
      .limit(BATCH);
    const lines = rows.map(({ cells, errors }) => [
      ...heads.map((_head, index) => cells[index] ?? ""),
      errors.map(({ column, says }) => `${column} ${says}`.trim()).join(". "),
      // The cells without a head come last, so that the reason stays under its own head.
      ...cells.slice(heads.length),
    ]);
    if (lines.length > 0) yield linesOf(lines);
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.row ?? after;
  }
}

function linesOf(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(safeCell)),
    { record_delimiter: "\r\n" },
  );
}

/** Returns a CSV file with all columns and two rows as an example. */
export function templateFile(): Readable {
  const example = new Map([
    ["model", "SV-BG-0117"],
    ["size", "2.6"],
    ["name", "Jali Filigree Bangle"],
    ["category", "Traditional"],
    ["carat", "22K"],
    ["metal_colour", "Yellow gold"],
    ["net_weight_g", "17.600"],
    ["gross_weight_g", "17.600"],
    ["making_percent", "14.00"],
    ["stone_value_rupees", "0.00"],
    ["discount_percent", "0"],
    ["stock", "2"],
    ["status", "on sale"],
    ["description", "A band of jali cut by hand from 22K sheet."],
    ["stones", CLEARED],
    ["tags", "bangle; jali; हस्तनिर्मित"],
    ["featured", "no"],
    ["name_hi", "जाली का कंगन"],
    ["description_hi", "22K की पत्तर से हाथ से काटी हुई जाली का कंगन।"],
  ]);
  const second = new Map([
    ...example,
    ["size", "2.8"],
    ["net_weight_g", "19.200"],
    ["stock", MADE_TO_ORDER],
  ]);
  const rows = [example, second].map((cells) => HEADS.map((head) => cells.get(head) ?? ""));
  return Readable.from([BYTE_ORDER_MARK + linesOf([HEADS, ...rows])], { objectMode: false });
}
