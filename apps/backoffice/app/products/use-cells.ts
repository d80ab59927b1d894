import { changeMaking, changeStock } from "@suvarna/contract/catalogue/staff-products";
import type { ListedProduct } from "@suvarna/contract/catalogue/staff-products-schemas";
import { useEffect, useState } from "react";
import { toast } from "../parts/toast.ts";
import { hasCode, sentenceOf } from "../platform/api.ts";
import { useChange } from "../platform/queries.ts";
import { ProofLeft } from "../sign-in/with-fresh-proof.ts";
import type { CellStep } from "./editable-cell.tsx";
import { sayPercent } from "./words.ts";

export type CellColumn = "making" | "stock";
export interface CellPlace {
  readonly id: string;
  readonly column: CellColumn;
}

const SAVED_MS = 2_000;
const MEANWHILE = "Somebody else has changed this meanwhile. The row shows it now.";

/**
 * Holds the open cell of the product list, with the functions that save its value and undo the
 * change.
 */
export function useCells(rows: readonly ListedProduct[]) {
  const [open, setOpen] = useState<CellPlace | null>(null);
  const [saved, setSaved] = useState<CellPlace | null>(null);
  const making = useChange(changeMaking, "/staff/products");
  const stock = useChange(changeStock, "/staff/products");
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(null), SAVED_MS);
    return () => clearTimeout(timer);
  }, [saved]);

  function leave({ id, column }: CellPlace, step: CellStep): void {
    const at = rows.findIndex(({ _id }) => _id === id);
    const goal = step === "down" ? below(rows.slice(at + 1), column) : beside(rows[at], column);
    setOpen((now) => {
      if (step !== null) return goal;
      return now?.id === id && now.column === column ? null : now;
    });
  }

  async function setMaking(product: ListedProduct, makingcharge: number, isUndo = false) {
    const params = { id: product._id };
    const headers = { "if-match": `"${product.version}"` };
    const after = await making.mutateAsync({ params, headers, body: { makingcharge } });
    setSaved({ id: product._id, column: "making" });
    const before = product.makingcharge;
    const canUndo = !isUndo && before !== null;
    toast.done(`Making charge of ${product.name}: ${sayPercent(makingcharge)}`, {
      ...(canUndo ? { undo: () => void takeBack(() => setMaking(after, before, true)) } : {}),
    });
  }

  async function setStock(product: ListedProduct, pieces: number | null, isUndo = false) {
    const params = { id: product._id };
    const body = { stock: pieces, was: product.stock };
    const after = await stock.mutateAsync({ params, body });
    setSaved({ id: product._id, column: "stock" });
    const words = pieces === null ? "made to order" : `${pieces} in stock`;
    toast.done(`${product.name}: ${words}`, {
      ...(isUndo ? {} : { undo: () => void takeBack(() => setStock(after, product.stock, true)) }),
    });
  }

  return {
    open,
    saved,
    openCell: setOpen,
    leave,
    keepMaking: (product: ListedProduct, text: string) => {
      const percent = Number(text.replace(/%$/, ""));
      const isPercent = text !== "" && percent >= 0 && percent <= 100;
      if (!isPercent) return Promise.resolve("Write a percentage from 0 to 100, such as 12.5");
      return failureOf(() => setMaking(product, percent));
    },
    keepStock: (product: ListedProduct, text: string) => {
      if (text !== "" && !/^\d{1,5}$/.test(text)) {
        return Promise.resolve("Write a whole number of pieces, or nothing for made to order");
      }
      return failureOf(() => setStock(product, text === "" ? null : Number(text)));
    },
  };
}

/** The next editable cell below the open cell, in the same column. */
function below(rows: readonly ListedProduct[], column: CellColumn): CellPlace | null {
  const row = rows.find((each) => canChange(each, column));
  return row ? { id: row._id, column } : null;
}

/** The other editable cell of a row; null if that cell can't be edited. */
function beside(row: ListedProduct | undefined, column: CellColumn): CellPlace | null {
  const other = column === "making" ? "stock" : "making";
  return row && canChange(row, other) ? { id: row._id, column: other } : null;
}

/**
 * Whether a cell of the product list can be edited. The stock of a product with sizes can't,
 * because each size has its own stock.
 */
export function canChange({ state, sizes }: ListedProduct, column: CellColumn): boolean {
  return state !== "archived" && (column === "making" || sizes.length === 0);
}

async function failureOf(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof ProofLeft) return error.message;
    return hasCode(error, "changed_meanwhile") ? MEANWHILE : sentenceOf(error);
  }
}

async function takeBack(work: () => Promise<void>): Promise<void> {
  const refused = await failureOf(work);
  if (refused !== null) toast.failed("It could not be taken back", refused);
}
