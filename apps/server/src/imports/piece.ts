import { createHash } from "node:crypto";
import type { ImportedInput } from "../catalogue/index.ts";

/** A product as an import stores it before a change, so that the import can be undone. */
export type StoredPiece = ImportedInput;

/**
 * The piece that a row of the file is about: a product, or one of its sizes. The weight and the
 * stock are those of the size if the row names a size, else those of the product.
 */
export interface RowPiece {
  readonly model: string;
  /** The name of the size; empty for a product without sizes. */
  readonly size: string;
  /** Whether the file adds the product to the catalogue. */
  readonly isNew: boolean;
  /** Whether the product is a draft, which shoppers do not see. */
  readonly isDraft: boolean;
  /** Whether the product is archived. Only an export has rows of archived products. */
  readonly isArchived?: boolean;
  readonly input: StoredPiece;
}

/**
 * Returns the version of a product, which changes with its stock and with every field that staff
 * can enter.
 */
export function versionOf(input: StoredPiece): string {
  const entries = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(entries)).digest("base64url").slice(0, 22);
}

/** Returns the weight in grams and the stock of the size that a row is about. */
export function sizeOf({ size, input }: RowPiece) {
  const row = input.sizes?.find((each) => each.size === size);
  return size === "" ? { netWeight: input.netWeight, stock: input.stock } : row;
}

/**
 * Returns the piece with another weight or stock in the size that the row is about. A size that the
 * piece lacks is added.
 */
export function withSize(
  piece: RowPiece,
  change: { readonly netWeight?: number; readonly stock?: number | null },
): RowPiece {
  const { size, input } = piece;
  if (size === "") return { ...piece, input: { ...input, ...change } };
  const sizes = input.sizes ?? [];
  const hasSize = sizes.some((each) => each.size === size);
  const all = hasSize ? sizes : [...sizes, { size, netWeight: input.netWeight, stock: null }];
  const changed = all.map((each) => (each.size === size ? { ...each, ...change } : each));
  return { ...piece, input: { ...input, sizes: changed } };
}
