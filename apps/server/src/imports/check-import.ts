import { setTimeout as pause } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import type { PriceGuard } from "../catalogue/index.ts";
import { type App, act } from "../platform/act.ts";
import { jobKind } from "../platform/job-kind.ts";
import type { Attempt } from "../platform/jobs.ts";
import { type CheckedRow, createChecker } from "./check-rows.ts";
import { lockImport } from "./queries.ts";
import { type ReadFile, readFile, UnreadableFile } from "./read-file.ts";
import { readNames } from "./shop-names.ts";
import { importRows, imports } from "./tables.ts";

/** The job that does the dry run of an import. */
export const CHECK_IMPORT = jobKind<{ id: string }>("check-import", { attemptSeconds: 900 });

const ACTOR = { kind: "job", name: CHECK_IMPORT.name } as const;
const BATCH = 200;
/** The pause after each batch in milliseconds, which leaves processor time for visitors. */
const BREATH_MS = 5;

/**
 * Reads the file of an import and finds out what each row would do, without changing the catalogue.
 * When the job is repeated after its process was killed, it starts from the first row again.
 */
export async function checkImport(
  { app, guard }: { readonly app: App; readonly guard: PriceGuard },
  id: string,
  signal: Attempt["signal"],
): Promise<void> {
  const { db } = app.database;
  const [found] = await db
    .select({ state: imports.state, file: imports.file })
    .from(imports)
    .where(eq(imports.id, id));
  if (found?.state !== "reading" || !found.file) return;
  const file = await begin(app, id, found.file);
  if (!file) return;
  const checker = createChecker({ db, file, names: await readNames(db), guard });
  for (let at = 0; at < file.rows.length; at += BATCH) {
    signal.throwIfAborted();
    const checked = await checker.check(file.rows.slice(at, at + BATCH));
    const isStopped = await act(app, ACTOR, async ({ tx }) => {
      if ((await lockImport(tx, id)).state !== "reading") return true;
      await tx.insert(importRows).values(checked.map((row) => ({ ...row, importId: id })));
      await tx.update(imports).set(addedUp(checked)).where(eq(imports.id, id));
      return false;
    });
    if (isStopped) return;
    await pause(BREATH_MS);
  }
  const isRead = { state: "ready", file: null } as const;
  await act(app, ACTOR, ({ tx }) => tx.update(imports).set(isRead).where(isReading(id)));
}

/** SQL condition: the import with this id is still being read, so nobody has stopped its dry run. */
const isReading = (id: string) => and(eq(imports.id, id), eq(imports.state, "reading"));

/**
 * Reads the file of an import and deletes the results of an earlier attempt.
 * @returns null when the file can't be read
 */
async function begin(app: App, id: string, bytes: Buffer): Promise<ReadFile | null> {
  try {
    const file = await readFile(bytes);
    const { heads, columns } = file;
    await act(app, ACTOR, async ({ tx, at }) => {
      await tx.delete(importRows).where(eq(importRows.importId, id));
      const context = {
        rows: file.rows.length,
        heads: [...heads],
        columns: columns.filter((column) => column !== null),
        unknownColumns: heads.filter((_head, index) => columns[index] === null),
        startedAt: at,
      };
      await tx
        .update(imports)
        .set({ ...context, ...NOTHING_FOUND })
        .where(eq(imports.id, id));
    });
    return file;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const problem = error.message;
    await act(app, ACTOR, ({ tx, at }) =>
      tx
        .update(imports)
        .set({ state: "unreadable", problem, file: null, endedAt: at })
        .where(isReading(id)),
    );
    return null;
  }
}

const NOTHING_FOUND = {
  done: 0,
  same: 0,
  changed: 0,
  added: 0,
  errors: 0,
  unlikely: 0,
  pricesMoved: 0,
  priceMovePaise: 0,
  priceBeforePaise: 0,
  makingMoved: 0,
  makingMoveBp: 0,
  fallsFar: 0,
};

/** Returns the changes that these rows make to the totals of their import. */
function addedUp(rows: readonly CheckedRow[]) {
  const count = (isMeant: (row: CheckedRow) => boolean) => rows.filter(isMeant).length;
  const sum = (of: (row: CheckedRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  const moves = (row: CheckedRow) => row.priceMovePaise !== null && row.priceMovePaise !== 0;
  const { done, same, changed, added, errors, unlikely, pricesMoved, makingMoved } = imports;
  const { priceMovePaise, priceBeforePaise, makingMoveBp, fallsFar } = imports;
  return {
    done: sql`${done} + ${rows.length}`,
    same: sql`${same} + ${count(({ kind }) => kind === "same")}`,
    changed: sql`${changed} + ${count(({ kind }) => kind === "changed")}`,
    added: sql`${added} + ${count(({ kind }) => kind === "new")}`,
    errors: sql`${errors} + ${count(({ kind }) => kind === "error")}`,
    unlikely: sql`${unlikely} + ${count(({ isUnlikely }) => isUnlikely)}`,
    pricesMoved: sql`${pricesMoved} + ${count(moves)}`,
    priceMovePaise: sql`${priceMovePaise} + ${sum((row) => row.priceMovePaise ?? 0)}::bigint`,
    priceBeforePaise: sql`${priceBeforePaise} + ${sum((row) => (moves(row) ? row.priceBeforePaise : 0))}::bigint`,
    fallsFar: sql`${fallsFar} + ${count(({ priceFall }) => priceFall !== null)}`,
    makingMoved: sql`${makingMoved} + ${count((row) => row.makingMoveBp !== 0)}`,
    makingMoveBp: sql`${makingMoveBp} + ${sum((row) => row.makingMoveBp)}::bigint`,
  };
}
