import { and, eq, inArray } from "drizzle-orm";
import {
  type ImportedProduct,
  lockProductInputs,
  type PriceGuard,
  undoImportedProducts,
  writeImported,
} from "../catalogue/index.ts";
import { type Act, inSavepoint, type UserActor } from "../platform/act.ts";
import { isDatabaseAway } from "../platform/database-away.ts";
import { Refusal } from "../platform/errors.ts";
import { versionOf } from "./piece.ts";
import { isRefusedByDatabase, RowFailure } from "./row-failure.ts";
import { importRows } from "./tables.ts";
import { groupsOf, type Row } from "./write-rows.ts";

/** The person who undoes an import, with the check of prices. */
interface Undoer {
  readonly actor: UserActor;
  readonly guard: PriceGuard;
}

/** A row with the reason why its product was kept; the reason is null when the row was undone. */
interface UndoResult {
  readonly row: Row;
  readonly reason: string | null;
}

/**
 * Undoes rows of an import in the given order, and stores the outcome of each row.
 * @returns how many rows were undone, and how many products were kept as they are
 */
export async function undoRows(act: Act, author: Undoer, rows: readonly Row[]) {
  const counts = { undone: 0, kept: 0 };
  for (const group of groupsOf(rows)) {
    const outcomes = await undoGroup(act, author, group);
    await storeOutcomes(act, outcomes);
    for (const { reason } of outcomes) counts[reason === null ? "undone" : "kept"]++;
  }
  return counts;
}

/**
 * Undoes the rows of a group by a few statements for all of them. If a statement fails, each half of
 * the group is undone separately, until the row is found that can't be undone.
 * @throws RowFailure when a row fails by an error of the program
 */
async function undoGroup(act: Act, author: Undoer, rows: readonly Row[]): Promise<UndoResult[]> {
  try {
    return await inSavepoint(act, (step) => undoTogether(step, author, rows));
  } catch (error) {
    if (isDatabaseAway(error) || error instanceof RowFailure) throw error;
    const [row] = rows;
    if (row && rows.length === 1) {
      if (error instanceof Refusal) return [{ row, reason: error.message }];
      if (isRefusedByDatabase(error)) return [{ row, reason: "It could not be undone" }];
      throw new RowFailure(row, error);
    }
    const half = Math.ceil(rows.length / 2);
    const first = await undoGroup(act, author, rows.slice(0, half));
    return [...first, ...(await undoGroup(act, author, rows.slice(half)))];
  }
}

async function undoTogether(act: Act, author: Undoer, rows: readonly Row[]): Promise<UndoResult[]> {
  const ids = rows.flatMap(({ productId }) => productId ?? []);
  const products = new Map((await lockProductInputs(act.tx, ids)).map((each) => [each.id, each]));
  const restored: ImportedProduct[] = [];
  const added: string[] = [];
  const outcomes = rows.map((row): UndoResult => {
    const now = products.get(row.productId ?? "");
    if (!now) return { row, reason: "It was taken out of the catalogue since" };
    if (versionOf(now.input) !== row.afterVersion) {
      return { row, reason: "It was changed or sold since" };
    }
    if (row.before) restored.push({ stored: now, input: row.before, asDraft: false });
    else added.push(now.id);
    return { row, reason: null };
  });
  await writeImported(act, author.actor, restored, { guard: author.guard, proof: "undo" });
  await undoImportedProducts(act, added);
  return outcomes;
}

/** Stores the outcomes of rows, by one statement for each reason. */
async function storeOutcomes({ tx }: Act, outcomes: readonly UndoResult[]): Promise<void> {
  for (const [reason, same] of Map.groupBy(outcomes, (each) => each.reason)) {
    const importId = same[0]?.row.importId ?? "";
    const numbers = same.map(({ row }) => row.row);
    await tx
      .update(importRows)
      .set(reason === null ? { outcome: "undone" } : { outcome: "kept", reason })
      .where(and(eq(importRows.importId, importId), inArray(importRows.row, numbers)));
  }
}
