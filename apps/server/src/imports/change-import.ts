import { readFile } from "node:fs/promises";
import type { ImportState } from "@suvarna/contract/imports/constants";
import type { Approval } from "@suvarna/contract/staff/approval";
import { and, eq, isNull } from "drizzle-orm";
import * as z from "zod/mini";
import type { Uploads } from "../media/index.ts";
import { type Act, act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Approvals, ApprovedAct } from "../staff/index.ts";
import { CHECK_IMPORT } from "./check-import.ts";
import {
  findOwnImport,
  furthestFalls,
  type ImportRecord,
  lockImport,
  updateImport,
} from "./queries.ts";
import { importRows, imports } from "./tables.ts";
import { UNDO_IMPORT } from "./undo-import.ts";
import { WRITE_IMPORT, type WriteImportDependencies } from "./write-import.ts";

/**
 * Begins the dry run of an uploaded file. The import has the id of its upload, so a call that is
 * repeated after a failure makes no second import. The upload is deleted only after the commit,
 * because the file would be lost otherwise.
 * @throws Refusal upload_not_found
 */
export async function createImport(
  {
    app,
    jobs,
    uploads,
  }: Pick<WriteImportDependencies, "app" | "jobs"> & { readonly uploads: Uploads },
  actor: UserActor,
  { uploadId, name }: { readonly uploadId: string; readonly name: string },
): Promise<ImportRecord> {
  const upload = await uploads.find(uploadId, actor.userId, "import");
  const file = upload && (await readUnlessTaken(upload.path));
  if (file) {
    await act(app, actor, async (act) => {
      const id = upload.id;
      const about = { name, bytes: upload.bytes, createdBy: actor.userId, createdAt: act.at };
      const [added] = await act.tx
        .insert(imports)
        .values({ id, file, state: "reading", ...about })
        .onConflictDoNothing()
        .returning({ id: imports.id });
      if (!added) return;
      await jobs.enqueue(act.tx, CHECK_IMPORT, { id });
      act.record({ what: "import.created", subject: id, after: { bytes: upload.bytes } });
    });
    await uploads.take(upload.id);
  }
  const created = await findOwnImport(app.database.db, uploadId, actor.userId);
  if (!created) throw new Refusal("upload_not_found");
  return created;
}

/** Reads an uploaded file; null when a call at the same time has made the import and taken the file. */
const readUnlessTaken = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });

/** How the rows of an import are written. */
const How = z.object({ newAsDrafts: z.boolean(), leaveOutUnlikely: z.boolean() });
type How = z.output<typeof How>;
/** A requested import that waits for a second person. */
const StoredImportRequest = z.object({ id: z.string(), how: How });

/**
 * Starts writing the rows of an import. An import that was stopped continues where it was. An import
 * by which a price falls very far waits for a second person, unless such rows are left out. Repeated with
 * the same choices, it returns the request that waits.
 * @throws Refusal import_not_found, import_moved; approval_waiting when a request with other choices
 *   or of another person waits
 */
export function startImport(
  {
    app,
    jobs,
    approvals,
  }: Pick<WriteImportDependencies, "app" | "jobs"> & { readonly approvals: Approvals },
  actor: UserActor,
  id: string,
  how: How,
): Promise<ImportRecord | { readonly approval: Approval }> {
  return act(app, actor, async (act) => {
    const row = await lockIn(act, id, ["ready", "stopped"]);
    const needsApproval = row.fallsFar > 0 && !how.leaveOutUnlikely;
    if (!needsApproval || !approvals.limits.required) {
      return begin(act, jobs, { id, how, startedBy: actor.userId, fallsApproved: false });
    }
    const { name, changed, fallsFar } = row;
    const falls = await furthestFalls(act.tx, id);
    const approval = await approvals.request(act, {
      kind: "products.import",
      payload: { id, how } satisfies z.output<typeof StoredImportRequest>,
      subject: id,
      before: null,
      after: { name, changed, fallsFar, falls },
      reason: "Import of products",
    });
    return { approval };
  });
}

/**
 * Starts an import after a second person has approved how far its prices fall.
 * @throws Refusal import_not_found, import_moved
 */
export async function startApprovedImport(
  jobs: WriteImportDependencies["jobs"],
  act: Act,
  { payload, askedBy }: ApprovedAct,
): Promise<void> {
  const { id, how } = StoredImportRequest.parse(payload);
  await lockIn(act, id, ["ready", "stopped"]);
  await begin(act, jobs, { id, how, startedBy: askedBy, fallsApproved: true });
}

async function begin(
  act: Act,
  jobs: WriteImportDependencies["jobs"],
  {
    id,
    how,
    startedBy,
    fallsApproved,
  }: {
    readonly id: string;
    readonly how: How;
    readonly startedBy: string;
    readonly fallsApproved: boolean;
  },
): Promise<ImportRecord> {
  await chooseUnlikely(act, id, how.leaveOutUnlikely);
  await jobs.enqueue(act.tx, WRITE_IMPORT, { id }, { key: id });
  act.record({ what: "import.started", subject: id, after: how });
  return updateImport(act.tx, id, {
    ...how,
    state: "writing",
    done: 0,
    startedBy,
    fallsApproved,
    problem: null,
    startedAt: act.at,
    endedAt: null,
  });
}

/** Excludes the rows with unlikely values from an import, or includes them again. */
async function chooseUnlikely({ tx }: Act, id: string, isLeftOut: boolean): Promise<void> {
  const ofImport = and(eq(importRows.importId, id), eq(importRows.isUnlikely, true));
  const [from, to] = isLeftOut
    ? [isNull(importRows.outcome), "left_out" as const]
    : [eq(importRows.outcome, "left_out"), null];
  await tx.update(importRows).set({ outcome: to }).where(and(ofImport, from));
}

/**
 * Stops an import, or its undoing, after the current batch of rows. A dry run ends at once.
 * @throws Refusal import_not_found, import_moved
 */
export function stopImport(
  { app }: Pick<WriteImportDependencies, "app">,
  actor: UserActor,
  id: string,
): Promise<ImportRecord> {
  return act(app, actor, async (act) => {
    const { state } = await lockIn(act, id, ["reading", "writing", "undoing"]);
    act.record({ what: "import.stop_asked", subject: id });
    if (state === "reading") {
      const problem = "The check was stopped before its end.";
      return updateImport(act.tx, id, {
        state: "unreadable",
        problem,
        file: null,
        endedAt: act.at,
      });
    }
    return updateImport(act.tx, id, { state: state === "writing" ? "stopping" : "undo_stopping" });
  });
}

/**
 * Undoes the changes that an import has written. An undoing that was stopped continues where it
 * was.
 * @throws Refusal import_not_found, import_moved, import_old
 */
export function undoImport(
  { app, jobs }: Pick<WriteImportDependencies, "app" | "jobs">,
  actor: UserActor,
  id: string,
): Promise<ImportRecord> {
  return act(app, actor, async (act) => {
    const { undoUntil, undoneRows, keptRows } = await lockIn(act, id, [
      "done",
      "stopped",
      "undo_stopped",
    ]);
    if (undoUntil === null || undoUntil <= act.at) throw new Refusal("import_old");
    await jobs.enqueue(act.tx, UNDO_IMPORT, { id }, { key: id });
    act.record({ what: "import.undo_started", subject: id });
    return updateImport(act.tx, id, {
      state: "undoing",
      problem: null,
      done: undoneRows + keptRows,
      startedBy: actor.userId,
      startedAt: act.at,
    });
  });
}

async function lockIn(act: Act, id: string, states: readonly ImportState[]) {
  const row = await lockImport(act.tx, id);
  if (!states.includes(row.state)) throw new Refusal("import_moved");
  return row;
}
