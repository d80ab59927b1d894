import { ProductInput } from "@suvarna/contract/catalogue/staff-schemas";
import {
  type CategoryName,
  columnsOf,
  refuseGreatDiscount,
  unknownCollection,
} from "../catalogue/index.ts";
import { Refusal } from "../platform/errors.ts";
import { CellError, type CellRemark, plainCell } from "./cells.ts";
import { COLUMNS } from "./columns.ts";
import { type RowPiece, sizeOf, withSize } from "./piece.ts";
import type { ShopNames } from "./shop-names.ts";

/** The number of characters of a cell that a remark quotes. */
const MOST_QUOTED = 60;

/** The cells of a row by the names of their columns. Empty cells are left out. */
export type RowCells = ReadonlyMap<string, string>;

export function cellsByColumn(
  columns: readonly (string | null)[],
  cells: readonly string[],
): RowCells {
  const entries = columns.flatMap((column, index): [string, string][] => {
    const cell = plainCell(cells[index] ?? "");
    return column === null || cell === "" ? [] : [[column, cell]];
  });
  return new Map(entries);
}

/**
 * The values of a new product before its row is read. The schema of the product form refuses values
 * that the row leaves missing.
 */
export const NEW_INPUT = {
  name: "",
  description: "",
  category: "",
  carat: "",
  metal: "Gold",
  netWeight: Number.NaN,
  makingcharge: Number.NaN,
  stoneValue: 0,
  discountPercent: 0,
  images: [],
  isAvailable: true,
  stock: null,
  sizes: null,
  dimensions: null,
  stones: [],
  huid: null,
  certificate: null,
  tags: [],
  featured: false,
  bestSelling: false,
  everyday: false,
} as unknown as ProductInput;

/**
 * Applies a row to a piece and checks the result by the schema of the product form.
 * @returns the changed piece and its errors; a piece with errors must not be written
 */
export function applyCells(
  piece: RowPiece,
  cells: RowCells,
  { categories, collections }: ShopNames,
): { readonly piece: RowPiece; readonly errors: readonly CellRemark[] } {
  const errors: CellRemark[] = [];
  let changed = piece;
  for (const column of COLUMNS) {
    const cell = cells.get(column.name);
    if (cell === undefined) continue;
    try {
      changed = column.read(changed, cell);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      errors.push({ column: column.name, says: `${quoted(cell)}. ${error.message}` });
    }
  }
  changed = completeWeights(piece, changed, cells);
  const category = categoryOf(changed.input.category, categories);
  if (category) changed = { ...changed, input: { ...changed.input, category: category.title } };
  else if (cells.has("category")) {
    const titles = categories.map(({ title }) => title).join(", ");
    const says = `${quoted(cells.get("category") ?? "")}. The shop has ${titles}`;
    errors.push({ column: "category", says });
  }
  const unknown = changed.input.collections?.find((slug) => !collections.includes(slug));
  if (unknown !== undefined && cells.has("collections")) {
    errors.push({ column: "collections", says: unknownCollection(unknown, collections) });
  }
  errors.push(...translationsOfNothing(changed, cells));
  for (const { column, says } of refusalsOf(changed.input, piece)) {
    if (errors.some((error) => error.column === column)) continue;
    const cell = cells.get(column);
    errors.push({ column, says: cell === undefined ? says : `${quoted(cell)}. ${says}` });
  }
  return { piece: changed, errors };
}

/** The content of a cell in words: `says “140”`. A long text is cut, because its beginning names it. */
function quoted(cell: string): string {
  const letters = [...cell];
  const text = letters.length > MOST_QUOTED ? `${letters.slice(0, MOST_QUOTED).join("")}…` : cell;
  return `says “${text}”`;
}

/** Lists the translated texts of a row whose original the piece does not have. */
function translationsOfNothing(piece: RowPiece, cells: RowCells): CellRemark[] {
  return COLUMNS.flatMap(({ name, translates, write }) => {
    const original = COLUMNS.find((column) => column.name === translates);
    const isTranslated = cells.has(name) && write(piece) !== "";
    if (!original || !isTranslated || original.write(piece) !== "") return [];
    return [{ column: name, says: `translates ${original.name}, which this piece does not have` }];
  });
}

/**
 * Completes the weights: when the net weight changes, the gross weight changes by the same amount,
 * because the stones stay as heavy.
 */
function completeWeights(before: RowPiece, after: RowPiece, cells: RowCells): RowPiece {
  const { input } = after;
  if (Number.isNaN(input.netWeight) && after.size !== "") {
    const netWeight = sizeOf(after)?.netWeight ?? Number.NaN;
    return { ...after, input: { ...input, netWeight } };
  }
  const gross = before.input.grossWeight;
  if (gross === undefined || cells.has("gross_weight_g")) return after;
  const moved = input.netWeight - before.input.netWeight;
  const grossWeight = Math.round((gross + moved) * 1000) / 1000;
  return { ...after, input: { ...input, grossWeight } };
}

/**
 * Creates the piece of a row whose product does not exist yet, with the size that the row names.
 */
export function newPiece(model: string, size: string, slug: string | undefined): RowPiece {
  const input = slug === undefined ? NEW_INPUT : { ...NEW_INPUT, slug };
  const piece = { model, size, isNew: true, isDraft: false, input };
  return size === "" ? piece : withSize(piece, {});
}

function categoryOf(name: string, categories: readonly CategoryName[]): CategoryName | undefined {
  const lowerName = name.toLowerCase();
  return categories.find(
    ({ slug, title }) => slug.toLowerCase() === lowerName || title.toLowerCase() === lowerName,
  );
}

/**
 * Lists the errors that the product form would report, by column.
 * @param before the piece without the row
 */
function refusalsOf(input: ProductInput, before: RowPiece): CellRemark[] {
  const { error } = ProductInput.safeParse(input);
  if (error) {
    return error.issues.map(({ path, message }) => ({
      column: columnOfField(String(path[0] ?? "")),
      says: message,
    }));
  }
  try {
    const { discountBp } = columnsOf(input);
    const storedBp = Math.round(before.input.discountPercent * 100);
    refuseGreatDiscount(discountBp, before.isNew ? null : storedBp);
    return [];
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return remarksOf(refusal);
  }
}

/** Converts a refusal of the product form to remarks about columns. */
export function remarksOf({ fields, message }: Refusal): CellRemark[] {
  const entries = Object.entries(fields ?? {});
  if (entries.length === 0) return [{ column: "", says: message }];
  return entries.map(([field, says]) => ({ column: columnOfField(field), says }));
}

function columnOfField(field: string): string {
  if (field === "sizes") return "net_weight_g";
  return COLUMNS.find((column) => column.field === field)?.name ?? field;
}
