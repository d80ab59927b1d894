import { and, eq, inArray, sql } from "drizzle-orm";
import {
  type AuthorProof,
  findNamedProducts,
  type ImportedProduct,
  lockProductInputs,
  type NamedProduct,
  type PriceGuard,
  writeImported,
} from "../catalogue/index.ts";
import { type Act, inSavepoint, type UserActor } from "../platform/act.ts";
import { isDatabaseAway } from "../platform/database-away.ts";
import { Refusal } from "../platform/errors.ts";
import { applyCells, cellsByColumn, newPiece } from "./apply-cells.ts";
import { COLUMNS, columnNamed } from "./columns.ts";
import { type RowPiece, type StoredPiece, versionOf } from "./piece.ts";
import type { ImportRecord } from "./queries.ts";
import { isRefusedByDatabase, RowFailure } from "./row-failure.ts";
import type { ShopNames } from "./shop-names.ts";
import { importRows } from "./tables.ts";

export type Row = typeof importRows.$inferSelect;

/** The import, the member of staff and the names of the shop, which all rows of a batch share. */
interface Batch {
  readonly at: ImportRecord;
  readonly actor: UserActor;
  readonly names: ShopNames;
  readonly guard: PriceGuard;
}

/** A row with the product that it adds or changes. */
interface Written extends ImportedProduct {
  readonly row: Row;
}

/** The result of writing one row of the file. */
interface Outcome {
  readonly row: number;
  readonly outcome: "written" | "refused";
  readonly reason: string | null;
  readonly productId: string | null;
  /** The product before the row was written; null for a new product. */
  readonly before: StoredPiece | null;
  readonly afterVersion: string | null;
}

/**
 * Writes rows of an import, and stores the outcome of each row.
 * @returns how many products were changed and added, and how many rows were refused
 */
export async function writeRows(act: Act, batch: Batch, rows: readonly Row[]) {
  const counts = { changed: 0, new: 0, refused: 0 };
  for (const group of groupsOf(rows)) {
    const outcomes = await writeGroup(act, batch, group);
    await storeOutcomes(act, batch.at, outcomes);
    for (const { outcome, before } of outcomes) {
      counts[outcome === "refused" ? "refused" : before ? "changed" : "new"]++;
    }
  }
  return counts;
}

/**
 * Divides rows into groups in which no product occurs twice. Several rows may be about the sizes of
 * one product, and each of them must begin with the product that the row before has written.
 */
export function groupsOf(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  const countOfKey = new Map<string, number>();
  for (const row of rows) {
    const key = row.productId ?? row.model.toUpperCase();
    const at = countOfKey.get(key) ?? 0;
    countOfKey.set(key, at + 1);
    groups[at] = [...(groups[at] ?? []), row];
  }
  return groups;
}

/**
 * Writes the rows of a group by a few statements for all of them. If a statement fails, each half of
 * the group is written separately, until the row is found that can't be written.
 * @throws RowFailure when a row fails by an error of the program
 */
async function writeGroup(act: Act, batch: Batch, rows: readonly Row[]): Promise<Outcome[]> {
  try {
    return await inSavepoint(act, (step) => writeTogether(step, batch, rows));
  } catch (error) {
    if (isDatabaseAway(error) || error instanceof RowFailure) throw error;
    const [row] = rows;
    if (row && rows.length === 1) {
      if (error instanceof Refusal) return [refused(row, reasonOf(error))];
      if (isRefusedByDatabase(error)) return [refused(row, "It could not be written")];
      throw new RowFailure(row, error);
    }
    const half = Math.ceil(rows.length / 2);
    const first = await writeGroup(act, batch, rows.slice(0, half));
    return [...first, ...(await writeGroup(act, batch, rows.slice(half)))];
  }
}

async function writeTogether(act: Act, batch: Batch, rows: readonly Row[]): Promise<Outcome[]> {
  const stored = await storedOf(act, batch.at, rows);
  const outcomes: Outcome[] = [];
  const valid: Written[] = [];
  for (const row of rows) {
    try {
      valid.push({ row, ...importedOf(batch, row, stored(row)) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcomes.push(refused(row, reasonOf(error)));
    }
  }
  // An import starts only with a fresh proof. A second person has approved only the falls that the
  // dry run has found, so the limits of one person apply to all other rows.
  const isApproved = ({ row }: Written) => batch.at.fallsApproved && row.priceFall !== null;
  const written = [...valid.filter(isApproved), ...valid.filter((each) => !isApproved(each))];
  const write = (some: readonly Written[], proof: AuthorProof) =>
    writeImported(act, batch.actor, some, { guard: batch.guard, proof });
  const ids = [
    ...(await write(written.filter(isApproved), "second person")),
    ...(await write(
      written.filter((each) => !isApproved(each)),
      "fresh proof",
    )),
  ];
  const now = new Map((await lockProductInputs(act.tx, ids)).map((each) => [each.id, each.input]));
  return [
    ...outcomes,
    ...written.map(({ row, stored }, index): Outcome => {
      const productId = ids[index] ?? null;
      const input = now.get(productId ?? "");
      return {
        row: row.row,
        outcome: "written",
        reason: null,
        productId,
        before: stored?.input ?? null,
        afterVersion: input ? versionOf(input) : null,
      };
    }),
  ];
}

/** Returns the product with the changes of a row. @throws Refusal conflict */
function importedOf({ at, names }: Batch, row: Row, stored: NamedProduct | null): ImportedProduct {
  const cells = cellsByColumn(at.heads.map(columnNamed), row.cells);
  const size = cells.get("size") ?? "";
  const before: RowPiece | null = stored && {
    model: row.model,
    size,
    isNew: row.productId === null,
    isDraft: stored.isDraft,
    input: stored.input,
  };
  if (before && row.kind === "changed") refuseChanged(before, row);
  const start = before ?? newPiece(row.model, size, cells.get("slug"));
  const { piece, errors } = applyCells(start, cells, names);
  const [wrong] = errors;
  if (wrong) throw refusal(`${wrong.column} ${wrong.says}`.trim());
  return {
    stored,
    input: piece.input,
    modelNumber: cells.get("model"),
    asDraft: at.newAsDrafts || piece.isDraft,
  };
}

/**
 * Reads and locks the current products of rows.
 * @returns a function that gives the product of a row, or null for a new product, and throws a
 *   Refusal if the product has been archived or added since the dry run
 */
async function storedOf(act: Act, at: ImportRecord, rows: readonly Row[]) {
  const ids = rows.flatMap(({ productId }) => productId ?? []);
  const locked = new Map((await lockProductInputs(act.tx, ids)).map((each) => [each.id, each]));
  const models = rows.flatMap(({ productId, model }) => (productId === null ? model : []));
  const added = await findNamedProducts(act.tx, { models, slugs: [] });
  const own = await ownProducts(
    act,
    at,
    added.map(({ id }) => id),
  );
  const byModel = Map.groupBy(added, ({ modelNumber }) => modelNumber.toUpperCase());
  return ({ productId, model }: Row): NamedProduct | null => {
    if (productId !== null) {
      const product = locked.get(productId);
      if (!product) throw refusal("This piece was taken out of the catalogue since the check");
      return product;
    }
    const [found] = byModel.get(model.toUpperCase()) ?? [];
    // Several rows may be about the sizes of a new product, which the first of these rows has
    // added.
    if (!found || own.has(found.id)) return found ?? null;
    throw refusal("Somebody added a piece of this model number since the check");
  };
}

/** Returns the ids of those products that a row of this import has already written. */
async function ownProducts(
  { tx }: Act,
  at: ImportRecord,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { importId, productId, outcome } = importRows;
  const rows = await tx
    .selectDistinct({ productId })
    .from(importRows)
    .where(and(eq(importId, at.id), inArray(productId, [...ids]), eq(outcome, "written")));
  return new Set(rows.flatMap((row) => row.productId ?? []));
}

/**
 * Refuses a row if somebody has changed its cells in the shop since the dry run.
 * @throws Refusal conflict
 */
function refuseChanged(piece: RowPiece, { changes }: Row): void {
  for (const { column, before, after } of changes) {
    const now = COLUMNS.find(({ name }) => name === column)?.write(piece) ?? "";
    if (now === before || now === after) continue;
    throw refusal(`Somebody changed ${column} since the check: it is ${now || "empty"} now`);
  }
}

async function storeOutcomes({ tx }: Act, at: ImportRecord, outcomes: readonly Outcome[]) {
  await tx.execute(sql`
    update ${importRows}
    set outcome = o."outcome", reason = o."reason", before = o."before",
      product_id = coalesce(o."productId", ${importRows.productId}), after_version = o."afterVersion"
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as o (
      "row" int, "outcome" text, "reason" text, "productId" uuid, "before" jsonb, "afterVersion" text
    )
    where ${importRows.importId} = ${at.id} and ${importRows.row} = o."row"`);
}

function refused({ row }: Row, reason: string): Outcome {
  return {
    row,
    outcome: "refused",
    reason,
    productId: null,
    before: null,
    afterVersion: null,
  };
}

const refusal = (message: string) => new Refusal("conflict", { message });

function reasonOf({ message, fields }: Refusal): string {
  return Object.values(fields ?? {})[0] ?? message;
}
