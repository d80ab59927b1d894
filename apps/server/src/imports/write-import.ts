import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import {
  type CategoryName,
  findCategories,
  findNamedProducts,
  findProductInput,
  type NamedProduct,
  writeImported,
} from "../catalogue/index.ts";
import { type Act, type App, act, inSavepoint } from "../platform/act.ts";
import { isDatabaseAway } from "../platform/database-away.ts";
import { Refusal } from "../platform/errors.ts";
import { jobKind } from "../platform/job-kind.ts";
import type { Jobs } from "../platform/jobs.ts";
import { applyCells, cellsByColumn, newPiece } from "./apply-cells.ts";
import { COLUMNS, columnNamed } from "./columns.ts";
import { type RowPiece, versionOf } from "./piece.ts";
import { findImport, type ImportRecord, lockImport, updateImport } from "./queries.ts";
import { importRows } from "./tables.ts";

/** The job that writes a batch of an import and puts the next batch in the queue. */
export const WRITE_IMPORT = jobKind<{ id: string }>("write-import", { keyed: true, breathMs: 10 });

/** The number of rows in a transaction. Visitors wait for at most one batch. */
const BATCH = 25;

type Row = typeof importRows.$inferSelect;

/** The dependencies of the acts of an import. */
export interface WritingParts {
  readonly app: App;
  readonly jobs: Pick<Jobs, "enqueue">;
  readonly undoMs: number;
}

/** The actor of an import's batches: the person who started it. */
export function actorOf({ id, startedBy }: ImportRecord) {
  return { kind: "staff", userId: startedBy ?? "", call: `import ${id}` } as const;
}

/**
 * Writes the next rows of an import in a single act, with the outcome of each row. So each row has
 * its effect once, even if a process is killed. The catalogue's pages are rendered anew once for
 * each batch.
 */
export async function writeBatch(
  { app, jobs, undoMs }: WritingParts,
  started: ImportRecord,
): Promise<void> {
  const categories = await findCategories(app.database.db);
  await act(app, actorOf(started), async (act) => {
    const begun = await findImport(act.tx, started.id);
    if (begun.state !== "writing" && begun.state !== "stopping") return;
    const rows = begun.state === "stopping" ? [] : await nextRows(act, begun);
    const counts = { changed: 0, new: 0, refused: 0 };
    const known = { categories, modelsInUse: await modelsInUse(act, rows) };
    for (const row of rows) counts[await writeRow(act, begun, row, known)]++;
    if (counts.changed + counts.new > 0) act.tell({ type: "catalogue.changed" });
    // The import is locked only now, so that staff can stop it while its rows are written.
    const at = await lockImport(act.tx, started.id);
    const isLast = rows.length < BATCH && (await act.tx.$count(importRows, isPending(at.id))) === 0;
    const end = endOf(at, { isLast, act, undoMs });
    const last = rows.at(-1)?.row;
    await updateImport(act.tx, at.id, {
      writtenChanged: at.writtenChanged + counts.changed,
      writtenNew: at.writtenNew + counts.new,
      refused: at.refused + counts.refused,
      ...(last === undefined ? {} : { done: Math.min(last - 1, at.rows ?? 0) }),
      ...end,
    });
    const what = `import.${end?.state ?? "written"}`;
    act.record({ what, subject: at.id, after: { ...counts, row: last ?? null } });
    if (!end) await jobs.enqueue(act.tx, WRITE_IMPORT, { id: at.id }, { key: at.id });
  });
}

/** The columns by which an import ends with this batch; null when it goes on. */
function endOf(
  at: ImportRecord,
  { isLast, act, undoMs }: { isLast: boolean; act: Act; undoMs: number },
) {
  if (!isLast && at.state !== "stopping") return null;
  const ended = { endedAt: act.at, undoUntil: new Date(act.at.getTime() + undoMs) };
  return at.state === "stopping"
    ? { state: "stopped" as const, ...ended }
    : { state: "done" as const, done: at.rows ?? 0, ...ended };
}

/** SQL condition: the row is still to be written. */
function isPending(importId: string) {
  const isWanted = inArray(importRows.kind, ["new", "changed"]);
  return and(eq(importRows.importId, importId), isWanted, isNull(importRows.outcome));
}

function nextRows({ tx }: Act, { id }: ImportRecord): Promise<Row[]> {
  return tx
    .select()
    .from(importRows)
    .where(isPending(id))
    .orderBy(asc(importRows.row))
    .limit(BATCH)
    .for("update", { skipLocked: true });
}

/** The data that all rows of a batch share. */
interface Known {
  readonly categories: readonly CategoryName[];
  readonly modelsInUse: ReadonlySet<string>;
}

/**
 * Finds the model numbers of new pieces that a product already has, or that several rows name. They
 * are looked up once for the whole batch, because most are not in use.
 */
async function modelsInUse({ tx }: Act, rows: readonly Row[]): Promise<Set<string>> {
  const models = rows.flatMap((row) => (row.productId === null ? [row.model.toUpperCase()] : []));
  const found = await findNamedProducts(tx, { models, slugs: [] });
  const repeated = models.filter((model, index) => models.indexOf(model) !== index);
  return new Set([...found.map(({ modelNumber }) => modelNumber.toUpperCase()), ...repeated]);
}

/** Writes a row, and stores its outcome. */
async function writeRow(
  act: Act,
  at: ImportRecord,
  row: Row,
  known: Known,
): Promise<"changed" | "new" | "refused"> {
  const mark = (change: Partial<Row>) =>
    act.tx
      .update(importRows)
      .set(change)
      .where(and(eq(importRows.importId, at.id), eq(importRows.row, row.row)));
  try {
    const { before, productId, afterVersion } = await inSavepoint(act, (step) =>
      // The batch announces the change once, because an event for each row would cause a job for
      // each row.
      writePiece({ ...step, tell: () => undefined }, at, row, known),
    );
    await mark({ outcome: "written", productId, before, afterVersion });
    return before ? "changed" : "new";
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const reason = error instanceof Refusal ? reasonOf(error) : "It could not be written";
    await mark({ outcome: "refused", reason });
    return "refused";
  }
}

async function writePiece(act: Act, at: ImportRecord, row: Row, known: Known) {
  const cells = cellsByColumn(at.heads.map(columnNamed), row.cells);
  const stored = await storedOf(act, at, row, known);
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
  const { piece, errors } = applyCells(start, cells, known.categories);
  const [wrong] = errors;
  if (wrong) throw refusal(`${wrong.column} ${wrong.says}`.trim());
  const productId = await writeImported(act, actorOf(at), stored, piece.input, {
    modelNumber: cells.get("model"),
    asDraft: at.newAsDrafts || piece.isDraft,
  });
  const written = await findProductInput(act.tx, productId);
  return {
    before: stored?.input ?? null,
    productId,
    afterVersion: written && versionOf(written.input),
  };
}

/** Reads the product of a row as it is now; null for a new product. @throws Refusal conflict */
async function storedOf(
  act: Act,
  at: ImportRecord,
  row: Row,
  known: Known,
): Promise<NamedProduct | null> {
  if (row.productId !== null) {
    const found = await findProductInput(act.tx, row.productId);
    if (!found) throw refusal("This piece was taken out of the catalogue since the check");
    return found;
  }
  if (!known.modelsInUse.has(row.model.toUpperCase())) return null;
  const [found] = await findNamedProducts(act.tx, { models: [row.model], slugs: [] });
  if (!found) return null;
  // Several rows may be about the sizes of a new piece that the first of these rows has added.
  const isOwn = and(
    eq(importRows.importId, at.id),
    eq(importRows.productId, found.id),
    eq(importRows.outcome, "written"),
  );
  if ((await act.tx.$count(importRows, isOwn)) > 0) return found;
  throw refusal("Somebody added a piece of this model number since the check");
}

/** Refuses a row whose cells somebody has changed since the dry run. @throws Refusal conflict */
function refuseChanged(piece: RowPiece, { changes }: Row): void {
  for (const { column, before, after } of changes) {
    const now = COLUMNS.find(({ name }) => name === column)?.write(piece) ?? "";
    if (now === before || now === after) continue;
    throw refusal(`Somebody changed ${column} since the check: it is ${now || "empty"} now`);
  }
}

const refusal = (message: string) => new Refusal("conflict", { message });

function reasonOf({ message, fields }: Refusal): string {
  return Object.values(fields ?? {})[0] ?? message;
}
