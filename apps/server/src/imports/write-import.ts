import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { PriceGuard } from "../catalogue/index.ts";
import { type Act, type App, act } from "../platform/act.ts";
import { jobKind } from "../platform/job-kind.ts";
import type { Jobs } from "../platform/jobs.ts";
import { countFalls, findImport, type ImportRecord, lockImport, updateImport } from "./queries.ts";
import { readNames } from "./shop-names.ts";
import { importRows } from "./tables.ts";
import { type Row, writeRows } from "./write-rows.ts";

/** The job that writes a batch of an import and enqueues the job for the next batch. */
export const WRITE_IMPORT = jobKind<{ id: string }>("write-import", { keyed: true, breathMs: 10 });

/** The number of rows in a transaction. It is small, because visitors may wait for one batch. */
const BATCH = 50;

/** The dependencies of the functions that write and undo imports. */
export interface WriteImportDependencies {
  readonly app: App;
  readonly jobs: Pick<Jobs, "enqueue">;
  readonly undoMs: number;
  readonly guard: PriceGuard;
}

/** Returns the actor of an import's batches: the person who started the import. */
export function actorOf({ id, startedBy }: ImportRecord) {
  return { kind: "staff", userId: startedBy ?? "", call: `import ${id}` } as const;
}

/**
 * Writes the next rows of an import in a single act, with the outcome of each row. So each row has
 * its effect exactly once, even if the process is killed. The cached pages of the catalogue become
 * stale once for each batch.
 */
export async function writeBatch(
  { app, jobs, undoMs, guard }: WriteImportDependencies,
  started: ImportRecord,
): Promise<void> {
  const names = await readNames(app.database.db);
  await act(app, actorOf(started), async (act) => {
    const begun = await findImport(act.tx, started.id);
    if (begun.state !== "writing" && begun.state !== "stopping") return;
    const rows = begun.state === "stopping" ? [] : await nextRows(act, begun);
    // The batch announces its changes by one event, because an event for each row would cause a job
    // for each row.
    const quiet = { ...act, tell: () => undefined };
    const batch = { at: begun, actor: actorOf(begun), names, guard };
    const counts = await writeRows(quiet, batch, rows);
    if (counts.changed + counts.new > 0) act.tell({ type: "catalogue.changed" });
    // The import is locked only after its rows are written, so that staff can stop the import
    // meanwhile.
    const at = await lockImport(act.tx, started.id);
    const isLast = rows.length < BATCH && (await act.tx.$count(importRows, isPending(at.id))) === 0;
    const end = endOf(at, { isLast, act, undoMs });
    const falls = end ? { fallsApproved: false, fallsFar: await countFalls(act.tx, at.id) } : null;
    const last = rows.at(-1)?.row;
    await updateImport(act.tx, at.id, {
      writtenChanged: at.writtenChanged + counts.changed,
      writtenNew: at.writtenNew + counts.new,
      refused: at.refused + counts.refused,
      ...(last === undefined ? {} : { done: Math.min(last - 1, at.rows ?? 0) }),
      ...falls,
      ...end,
    });
    const what = `import.${end?.state ?? "written"}`;
    act.record({ what, subject: at.id, after: { ...counts, row: last ?? null } });
    if (!end) await jobs.enqueue(act.tx, WRITE_IMPORT, { id: at.id }, { key: at.id });
  });
}

/** Returns the columns that end an import after this batch; null when the import continues. */
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

/** SQL condition: the row has yet to be written. */
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
