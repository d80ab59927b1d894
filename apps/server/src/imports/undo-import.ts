import { and, desc, eq } from "drizzle-orm";
import { lockProductInputs, takeBackProduct, writeImported } from "../catalogue/index.ts";
import { type Act, act, inSavepoint, type UserActor } from "../platform/act.ts";
import { isDatabaseAway } from "../platform/database-away.ts";
import { Refusal } from "../platform/errors.ts";
import { jobKind } from "../platform/job-kind.ts";
import { versionOf } from "./piece.ts";
import { findImport, type ImportRecord, lockImport, updateImport } from "./queries.ts";
import { importRows } from "./tables.ts";
import { actorOf, type WritingParts } from "./write-import.ts";

/** Undoes one batch of an import, and puts the next in the queue. */
export const UNDO_IMPORT = jobKind<{ id: string }>("undo-import", { keyed: true, breathMs: 10 });

const BATCH = 25;

type Row = typeof importRows.$inferSelect;

/**
 * Undoes the last rows of an import that are still written, in one act. The rows are undone in the
 * opposite order, because several may be about the sizes of one product. A product that somebody has
 * changed since, or of which pieces were sold, is kept as it is.
 */
export async function undoBatch(
  { app, jobs }: Pick<WritingParts, "app" | "jobs">,
  started: ImportRecord,
): Promise<void> {
  const actor = actorOf(started);
  await act(app, actor, async (act) => {
    if ((await findImport(act.tx, started.id)).state !== "undoing") return;
    const rows = await lastRows(act, started.id);
    const counts = { undone: 0, kept: 0 };
    for (const row of rows) counts[await undoRow(act, actor, row)]++;
    if (counts.undone > 0) act.tell({ type: "catalogue.changed" });
    const at = await lockImport(act.tx, started.id);
    const isOver = rows.length < BATCH && (await act.tx.$count(importRows, isWritten(at.id))) === 0;
    await updateImport(act.tx, at.id, {
      undoneRows: at.undoneRows + counts.undone,
      keptRows: at.keptRows + counts.kept,
      done: at.done + rows.length,
      ...(isOver ? { state: "undone", undoneAt: act.at } : {}),
    });
    const what = isOver ? "import.undone" : "import.undoing";
    act.record({ what, subject: at.id, after: counts });
    if (!isOver) await jobs.enqueue(act.tx, UNDO_IMPORT, { id: at.id }, { key: at.id });
  });
}

/** SQL condition: the row is still to be undone. */
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

async function undoRow(act: Act, actor: UserActor, row: Row): Promise<"undone" | "kept"> {
  const reason = await inSavepoint(act, (step) =>
    undoPiece({ ...step, tell: () => undefined }, actor, row),
  ).catch((error: unknown) => {
    if (isDatabaseAway(error)) throw error;
    return error instanceof Refusal ? error.message : "It could not be undone";
  });
  await act.tx
    .update(importRows)
    .set(reason === null ? { outcome: "undone" } : { outcome: "kept", reason })
    .where(and(eq(importRows.importId, row.importId), eq(importRows.row, row.row)));
  return reason === null ? "undone" : "kept";
}

/** @returns why the product is kept as it is; null when it is as before */
async function undoPiece(act: Act, actor: UserActor, row: Row): Promise<string | null> {
  const [now] = row.productId === null ? [] : await lockProductInputs(act.tx, [row.productId]);
  if (!now) return "It was taken out of the catalogue since";
  if (versionOf(now.input) !== row.afterVersion) return "It was changed or sold since";
  if (row.before) {
    await writeImported(act, actor, [{ stored: now, input: row.before, asDraft: false }]);
  } else await takeBackProduct(act, now.id);
  return null;
}
