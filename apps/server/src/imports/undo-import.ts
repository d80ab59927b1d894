import { and, desc, eq } from "drizzle-orm";
import { type Act, act } from "../platform/act.ts";
import { jobKind } from "../platform/job-kind.ts";
import { findImport, type ImportRecord, lockImport, updateImport } from "./queries.ts";
import { importRows } from "./tables.ts";
import { undoRows } from "./undo-rows.ts";
import { actorOf, type WriteImportDependencies } from "./write-import.ts";
import type { Row } from "./write-rows.ts";

/** The job that undoes one batch of an import and enqueues the job for the next batch. */
export const UNDO_IMPORT = jobKind<{ id: string }>("undo-import", { keyed: true, breathMs: 10 });

/** The number of rows in a transaction. It is small, because visitors may wait for one batch. */
const BATCH = 50;

/**
 * Undoes the last rows of an import that are still written, in one act. The last row is undone
 * first, because several rows may be about the sizes of one product. A product stays as it is if
 * somebody has changed it since, or if pieces of it were sold.
 */
export async function undoBatch(
  { app, jobs, guard }: Pick<WriteImportDependencies, "app" | "jobs" | "guard">,
  started: ImportRecord,
): Promise<void> {
  const actor = actorOf(started);
  await act(app, actor, async (act) => {
    const begun = await findImport(act.tx, started.id);
    if (begun.state !== "undoing" && begun.state !== "undo_stopping") return;
    const rows = begun.state === "undo_stopping" ? [] : await lastRows(act, started.id);
    // The batch announces its changes by one event, because an event for each row would cause a job
    // for each row.
    const counts = await undoRows({ ...act, tell: () => undefined }, { actor, guard }, rows);
    if (counts.undone > 0) act.tell({ type: "catalogue.changed" });
    // The import is locked only after its rows are undone, so that staff can stop the undoing
    // meanwhile.
    const at = await lockImport(act.tx, started.id);
    const isOver = rows.length < BATCH && (await act.tx.$count(importRows, isWritten(at.id))) === 0;
    const end = endOf(at, { isOver, act });
    await updateImport(act.tx, at.id, {
      undoneRows: at.undoneRows + counts.undone,
      keptRows: at.keptRows + counts.kept,
      done: at.done + rows.length,
      ...end,
    });
    act.record({ what: `import.${end?.state ?? "undoing"}`, subject: at.id, after: counts });
    if (!end) await jobs.enqueue(act.tx, UNDO_IMPORT, { id: at.id }, { key: at.id });
  });
}

/** Returns the columns that end the undoing after this batch; null when the undoing continues. */
function endOf({ state }: ImportRecord, { isOver, act }: { isOver: boolean; act: Act }) {
  if (isOver) return { state: "undone" as const, undoneAt: act.at };
  return state === "undo_stopping" ? { state: "undo_stopped" as const } : null;
}

/** SQL condition: the import has written the row, and the row is not undone yet. */
function isWritten(importId: string) {
  return and(eq(importRows.importId, importId), eq(importRows.outcome, "written"));
}

function lastRows({ tx }: Act, importId: string): Promise<Row[]> {
  return tx
    .select()
    .from(importRows)
    .where(isWritten(importId))
    .orderBy(desc(importRows.row))
    .limit(BATCH)
    .for("update", { skipLocked: true });
}
