import {
  findHuids,
  findNamedProducts,
  type NamedProduct,
  type PriceGuard,
} from "../catalogue/index.ts";
import type { Db } from "../platform/database.ts";
import { applyCells, cellsByColumn, newPiece, type RowCells } from "./apply-cells.ts";
import type { CellRemark } from "./cells.ts";
import { farFall, judgeRow, type Verdict } from "./check-row.ts";
import type { RowPiece, StoredPiece } from "./piece.ts";
import type { ReadFile } from "./read-file.ts";
import type { ShopNames } from "./shop-names.ts";
import type { importRows } from "./tables.ts";

type FileRow = ReadFile["rows"][number];

/** A row as the dry run stores it, with values of which only the totals are stored. */
export type CheckedRow = Omit<typeof importRows.$inferInsert, "importId"> &
  Pick<Verdict, "priceBeforePaise" | "makingMoveBp">;

/** The product that a row is about, with the changes of the earlier rows of the file. */
interface Found {
  readonly key: string;
  readonly productId: string | null;
  readonly isDraft: boolean;
  readonly hasDraft: boolean;
  readonly input: StoredPiece | null;
  /** The product as it is in the catalogue; null for a new product. */
  readonly stored: StoredPiece | null;
}

/** The remark on a row whose change a draft of staff would replace. */
const DRAFT_WAITS: CellRemark = {
  column: "",
  says: "a draft of this piece waits: publishing it later takes this change back",
};

/**
 * Returns the remark on a row that has more cells than the file has columns; null for any other row.
 * A comma in a text without quotation marks divides the text, and the row's later cells are then
 * under the wrong heads.
 */
function shiftedCells(cells: readonly string[], columns: ReadFile["columns"]): CellRemark | null {
  if (cells.slice(columns.length).every((cell) => cell.trim() === "")) return null;
  const says = `The row has ${cells.length} cells, and the first line names ${columns.length} columns. Put a text with a comma or semicolon between quotation marks`;
  return { column: "", says };
}

/**
 * Checks the rows of a file, batch by batch. The checker remembers the changes of earlier rows,
 * because several rows may be about the sizes of one product.
 */
export function createChecker(context: {
  readonly db: Db;
  readonly file: Pick<ReadFile, "columns">;
  readonly names: ShopNames;
  readonly guard: PriceGuard;
}) {
  const { db, file, names, guard } = context;
  const rates = guard.rates.perGram();
  /** The products with the changes of the earlier rows, by the product's key. */
  const left = new Map<string, StoredPiece>();
  /** The number of the row that is about a size of a piece, by the piece's key and the size. */
  const rowOf = new Map<string, number>();
  /** The key of the product to which this file gives a HUID, by the HUID. */
  const huidOf = new Map<string, string>();

  async function check(rows: readonly FileRow[]): Promise<CheckedRow[]> {
    const read = rows.map((row) => ({ ...row, byColumn: cellsByColumn(file.columns, row.cells) }));
    const cellsOf = (column: string) => read.flatMap(({ byColumn }) => byColumn.get(column) ?? []);
    const stored = await findNamedProducts(db, {
      models: cellsOf("model"),
      slugs: cellsOf("slug"),
    });
    const huids = await findHuids(
      db,
      cellsOf("huid").map((huid) => huid.toUpperCase()),
    );
    return read.map((row) => checkRow(row, indexOf(stored), huids));
  }

  function checkRow(
    { row, cells, byColumn }: FileRow & { readonly byColumn: RowCells },
    stored: Stored,
    huids: ReadonlyMap<string, string>,
  ): CheckedRow {
    const model = byColumn.get("model") ?? "";
    const size = byColumn.get("size") ?? "";
    const found = find(stored, model, byColumn.get("slug"));
    const about = { row, cells: [...cells], model: model || (byColumn.get("slug") ?? "") };
    const shifted = shiftedCells(cells, file.columns);
    if (shifted) return wrong(about, byColumn.get("name"), [shifted], null);
    if ("says" in found) return wrong(about, byColumn.get("name"), [found], null);
    const before: RowPiece | null = found.input && {
      model,
      size,
      isNew: found.productId === null,
      isDraft: found.isDraft,
      input: found.input,
    };
    const start = before ?? newPiece(model, size, byColumn.get("slug"));
    const { piece: after, errors } = applyCells(start, byColumn, names);
    const name = after.input.name || (byColumn.get("name") ?? "");
    const all = [...errors, ...remarksOfRow({ row, found, size, before, byColumn, huids })];
    if (all.length > 0) return wrong(about, name, all, found.productId);
    left.set(found.key, after.input);
    rowOf.set(`${found.key} ${size}`, row);
    const judged = judgeRow(before, after, rates);
    const far = found.isDraft ? null : farFall(found.stored, after, guard);
    const unlikely = [
      ...judged.unlikely,
      ...(far ? [far.remark] : []),
      ...(found.hasDraft && judged.kind === "changed" ? [DRAFT_WAITS] : []),
    ];
    const isNew = found.productId === null;
    return {
      ...about,
      name,
      productId: found.productId,
      ...judged,
      changes: [...judged.changes],
      unlikely,
      // A further size of a new product counts as new too.
      kind: isNew ? "new" : judged.kind,
      errors: [],
      isUnlikely: unlikely.length > 0,
      priceFall: far?.prices ?? null,
    };
  }

  /** Finds the product that a row names, or returns a remark on why there is no such product. */
  function find(stored: Stored, model: string, slug: string | undefined): Found | CellRemark {
    if (model === "" && slug === undefined) {
      return { column: "model", says: "is empty. Each row needs the model number of its piece" };
    }
    const named = stored.byModel.get(model.toUpperCase()) ?? [];
    const bySlug = slug === undefined ? undefined : stored.bySlug.get(slug);
    const product = named.length > 1 ? named.find((each) => each.slug === slug) : named[0];
    if (named.length > 1 && !product) {
      return { column: "model", says: "is that of several pieces. Name the slug of the one meant" };
    }
    if (product && slug !== undefined && slug !== product.slug) {
      return { column: "slug", says: `says “${slug}”. The slug of this piece is ${product.slug}` };
    }
    if (model !== "" && !product && bySlug) {
      return {
        column: "slug",
        says: `says “${slug}”, which is another piece, ${bySlug.modelNumber}`,
      };
    }
    const existingProduct = product ?? bySlug;
    const key = existingProduct?.id ?? `new ${model.toUpperCase() || slug}`;
    return {
      key,
      productId: existingProduct?.id ?? null,
      isDraft: existingProduct?.isDraft ?? false,
      hasDraft: existingProduct?.hasDraft ?? false,
      input: left.get(key) ?? existingProduct?.input ?? null,
      stored: existingProduct?.input ?? null,
    };
  }

  /** Lists those errors of a row that depend on other rows or on the stored product. */
  function remarksOfRow(about: {
    readonly row: number;
    readonly found: Found;
    readonly size: string;
    readonly before: RowPiece | null;
    readonly byColumn: RowCells;
    readonly huids: ReadonlyMap<string, string>;
  }): CellRemark[] {
    const { row, found, size, before, byColumn, huids } = about;
    const remarks: CellRemark[] = [];
    const earlier = rowOf.get(`${found.key} ${size}`);
    if (earlier !== undefined && earlier !== row) {
      remarks.push({ column: "", says: `Row ${earlier} is about the same piece already` });
    }
    const isOfSize = byColumn.has("net_weight_g") || byColumn.has("stock");
    if (size === "" && isOfSize && before?.input.sizes) {
      remarks.push({
        column: "size",
        says: "is empty. This piece comes in sizes: name the one meant",
      });
    }
    const huid = byColumn.get("huid")?.toUpperCase() ?? "";
    const owner = huids.get(huid) ?? huidOf.get(huid);
    if (owner !== undefined && owner !== (found.productId ?? found.key)) {
      remarks.push({ column: "huid", says: `says “${huid}”, which is on another piece already` });
    } else if (huid !== "") huidOf.set(huid, found.productId ?? found.key);
    return remarks;
  }

  return { check };
}

/** Builds the result of a row that has errors and therefore is not written. */
function wrong(
  about: Pick<CheckedRow, "row" | "cells" | "model">,
  name: string | undefined,
  errors: readonly CellRemark[],
  productId: string | null,
): CheckedRow {
  return {
    ...about,
    name: name ?? "",
    productId,
    kind: "error",
    changes: [],
    errors: [...errors],
    unlikely: [],
    isUnlikely: false,
    priceMovePaise: null,
    priceBeforePaise: 0,
    makingMoveBp: 0,
    priceFall: null,
  };
}

interface Stored {
  readonly byModel: ReadonlyMap<string, readonly NamedProduct[]>;
  readonly bySlug: ReadonlyMap<string, NamedProduct>;
}

function indexOf(stored: readonly NamedProduct[]): Stored {
  const withModel = stored.filter(({ modelNumber }) => modelNumber !== "");
  return {
    byModel: Map.groupBy(withModel, ({ modelNumber }) => modelNumber.toUpperCase()),
    bySlug: new Map(stored.map((product) => [product.slug, product])),
  };
}
