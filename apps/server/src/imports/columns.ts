import type { ProductInput } from "@suvarna/contract/catalogue/staff-schemas";
import { caratNamed, isCarat } from "@suvarna/domain/fineness";
import { KINDS, OCCASIONS } from "@suvarna/domain/jewellery";
import {
  CellError,
  CLEARED,
  MADE_TO_ORDER,
  readCode,
  readFlag,
  readNumber,
  readStones,
  readWords,
  stonesText,
} from "./cells.ts";
import type { Column } from "./column.ts";
import { type RowPiece, sizeOf, withSize } from "./piece.ts";
import { TRANSLATED_COLUMNS } from "./translated-columns.ts";

const set = (piece: RowPiece, change: Partial<ProductInput>): RowPiece => ({
  ...piece,
  input: { ...piece.input, ...change },
});
const isCleared = (cell: string) => cell.toLowerCase() === CLEARED;
const decimals = (value: number, places: number) => value.toFixed(places);

function text(
  name: string,
  field: "name" | "description" | "category" | "metalColour",
  alsoCalled?: string[],
): Column {
  return {
    name,
    field,
    ...(alsoCalled ? { alsoCalled } : {}),
    write: ({ input }) => input[field] ?? "",
    read: (piece, cell) => set(piece, { [field]: cell }),
  };
}

function clearableText(name: string, field: "dimensions" | "certificate"): Column {
  return {
    name,
    field,
    write: ({ input }) => input[field] ?? "",
    read: (piece, cell) => set(piece, { [field]: isCleared(cell) ? null : cell }),
  };
}

function flag(name: string, field: "engravable" | "featured" | "bestSelling" | "everyday"): Column {
  return {
    name,
    field,
    write: ({ input }) => (input[field] ? "yes" : "no"),
    read: (piece, cell) => set(piece, { [field]: readFlag(cell) }),
  };
}

function percent(name: string, field: "makingcharge" | "discountPercent", also: string[]): Column {
  return {
    name,
    field,
    alsoCalled: also,
    write: ({ input }) => decimals(input[field], 2),
    read: (piece, cell) =>
      set(piece, { [field]: readNumber(cell.replace(/\s*%$/, ""), "a percentage", "14.50") }),
  };
}

/** The word for a product that is a draft, which shoppers do not see. */
const DRAFT = "draft";
/** The word for an archived product in an export. */
const ARCHIVED = "archived";

function writeStatus({ isDraft, isArchived, input }: RowPiece): string {
  if (isArchived) return ARCHIVED;
  if (isDraft) return DRAFT;
  return input.isAvailable ? "on sale" : "off sale";
}

/**
 * Reads the status of a piece. A new piece may be imported as a draft, and stays a draft until
 * staff publish it on its page in the back office.
 */
function readStatus(piece: RowPiece, cell: string): RowPiece {
  const word = cell.toLowerCase();
  if (word === DRAFT) {
    if (piece.isNew || piece.isDraft) return { ...piece, isDraft: true };
    throw new CellError("This piece is in the shop already");
  }
  if (word === ARCHIVED) {
    throw new CellError("Archived pieces are not imported: bring the piece back on its page");
  }
  if (word !== "on sale" && word !== "off sale") {
    throw new CellError("Write on sale, off sale or draft");
  }
  return set(piece, { isAvailable: word === "on sale" });
}

/** The three columns by which the product of a row is found. They are read before all others. */
export const KEY_COLUMNS: readonly Pick<Column, "name" | "alsoCalled">[] = [
  { name: "model", alsoCalled: ["modelnumber", "modelno", "sku"] },
  { name: "slug" },
  { name: "size" },
];

/** All other columns, in the order in which they are imported and exported. */
export const COLUMNS: readonly Column[] = [
  text("name", "name"),
  text("category", "category"),
  {
    name: "carat",
    field: "carat",
    alsoCalled: ["purity", "metal", "grade"],
    write: ({ input }) => input.carat,
    read(piece, cell) {
      const carat = caratNamed(cell.replace(/\s*gold$/i, ""));
      if (!isCarat(carat)) {
        throw new CellError("Hallmarked grades here are 24K, 22K, 18K and Silver");
      }
      return set(piece, { carat, metal: carat === "Silver" ? "Silver" : "Gold" });
    },
  },
  text("metal_colour", "metalColour", ["metalcolor", "colour"]),
  {
    name: "kind",
    field: "kind",
    write: ({ input }) => input.kind ?? "",
    read: (piece, cell) => set(piece, { kind: readCode(KINDS, cell.toLowerCase()) }),
  },
  {
    name: "net_weight_g",
    field: "netWeight",
    alsoCalled: ["netweight", "netweightg", "weight"],
    write: (piece) => decimals(sizeOf(piece)?.netWeight ?? piece.input.netWeight, 3),
    read: (piece, cell) => withSize(piece, { netWeight: readGrams(cell) }),
  },
  {
    name: "gross_weight_g",
    field: "grossWeight",
    alsoCalled: ["grossweight"],
    write: ({ input }) => decimals(input.grossWeight ?? input.netWeight, 3),
    read: (piece, cell) => set(piece, { grossWeight: readGrams(cell) }),
  },
  percent("making_percent", "makingcharge", ["making", "makingcharge"]),
  {
    name: "stone_value_rupees",
    field: "stoneValue",
    alsoCalled: ["stonevalue"],
    write: ({ input }) => decimals(input.stoneValue, 2),
    read: (piece, cell) =>
      set(piece, { stoneValue: readNumber(cell.replace(/^₹\s*/, ""), "rupees", "164375.00") }),
  },
  percent("discount_percent", "discountPercent", ["discount"]),
  {
    name: "stock",
    field: "stock",
    write: (piece) => String(sizeOf(piece)?.stock ?? MADE_TO_ORDER),
    read(piece, cell) {
      if (cell.toLowerCase() === MADE_TO_ORDER) return withSize(piece, { stock: null });
      if (!/^\d{1,6}$/.test(cell)) {
        throw new CellError(`Write a whole number of pieces, or: ${MADE_TO_ORDER}`);
      }
      return withSize(piece, { stock: Number(cell) });
    },
  },
  {
    name: "status",
    field: "isAvailable",
    write: writeStatus,
    read: readStatus,
  },
  text("description", "description", ["descriptions"]),
  clearableText("dimensions", "dimensions"),
  flag("engravable", "engravable"),
  {
    name: "stones",
    field: "stones",
    write: ({ input }) => stonesText(input.stones),
    read: (piece, cell) => set(piece, { stones: isCleared(cell) ? [] : readStones(cell) }),
  },
  {
    name: "occasions",
    field: "occasions",
    alsoCalled: ["occasion"],
    write: ({ input }) => (input.occasions ?? []).join("; "),
    read: (piece, cell) => {
      const named = isCleared(cell) ? [] : readWords(cell.toLowerCase());
      const chosen = named.map((word) => readCode(OCCASIONS, word));
      return set(piece, { occasions: OCCASIONS.filter((each) => chosen.includes(each)) });
    },
  },
  {
    name: "collections",
    field: "collections",
    alsoCalled: ["collection"],
    write: ({ input }) => (input.collections ?? []).join("; "),
    read: (piece, cell) =>
      set(piece, {
        collections: isCleared(cell) ? [] : readWords(cell.toLowerCase()).toSorted(),
      }),
  },
  {
    name: "huid",
    field: "huid",
    write: ({ input }) => input.huid ?? "",
    read: (piece, cell) => set(piece, { huid: isCleared(cell) ? null : cell.toUpperCase() }),
  },
  clearableText("certificate", "certificate"),
  {
    name: "tags",
    field: "tags",
    write: ({ input }) => input.tags.join("; "),
    read: (piece, cell) => set(piece, { tags: isCleared(cell) ? [] : readWords(cell) }),
  },
  flag("featured", "featured"),
  flag("best_selling", "bestSelling"),
  flag("everyday", "everyday"),
  ...TRANSLATED_COLUMNS,
];

/** The heads of the columns in a file that the shop writes. */
export const HEADS: readonly string[] = [...KEY_COLUMNS, ...COLUMNS].map(({ name }) => name);

/** Returns the cells of a piece for a file that the shop writes. */
export function cellsOf(piece: RowPiece, slug: string): string[] {
  return [piece.model, slug, piece.size, ...COLUMNS.map((column) => column.write(piece))];
}

/**
 * Returns a head in lower case without spaces and signs, so that `Net weight (g)` and
 * `net_weight_g` mean the same column.
 */
export function headKey(head: string): string {
  return head.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Finds the name of the column that has this head; null for an unknown head. */
export function columnNamed(head: string): string | null {
  const key = headKey(head);
  const column = [...KEY_COLUMNS, ...COLUMNS].find(
    ({ name, alsoCalled = [] }) => headKey(name) === key || alsoCalled.includes(key),
  );
  return column?.name ?? null;
}

function readGrams(cell: string): number {
  return readNumber(cell.replace(/\s*g$/i, ""), "grams", gramsExample(cell));
}

/**
 * Returns an example with a decimal point for a weight that was written with a comma: 4.800 for
 * `4,800 g`.
 */
function gramsExample(cell: string): string {
  const [, whole, fraction] = /^(\d+),(\d{1,3})\s*g?$/i.exec(cell) ?? [];
  return whole && fraction ? `${whole}.${fraction.padEnd(3, "0")}` : "17.600";
}
