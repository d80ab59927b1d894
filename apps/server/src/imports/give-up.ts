import type { ImportState } from "@suvarna/contract/imports/constants";
import { type Act, type App, act } from "../platform/act.ts";
import type { JobKind } from "../platform/job-kind.ts";
import type { JobHandler } from "../platform/jobs.ts";
import { countFalls, lockImport, updateImport } from "./queries.ts";
import { RowFailure } from "./row-failure.ts";

type ImportJob = { readonly id: string };

/** The state in which an import ends when the job that works on it is given up. */
const ENDS: Partial<Record<ImportState, "unreadable" | "stopped" | "undo_stopped">> = {
  reading: "unreadable",
  writing: "stopped",
  stopping: "stopped",
  undoing: "undo_stopped",
  undo_stopping: "undo_stopped",
};

/**
 * Wraps the handler of a job that works on an import. When the last attempt fails, the import ends
 * with a reason, because otherwise it would seem to be at work for ever.
 */
export function endingWhenGivenUp(
  { app, undoMs }: { readonly app: App; readonly undoMs: number },
  { name }: Pick<JobKind<ImportJob>, "name">,
  handler: JobHandler<ImportJob>,
): JobHandler<ImportJob> {
  return async (data, attempt) => {
    try {
      await handler(data, attempt);
    } catch (error) {
      if (attempt.isLast) {
        const what = error instanceof RowFailure ? `Row ${error.row} failed` : "The work failed";
        const problem = `${what} several times. The reason is in the log of the shop.`;
        await endImport({ app, undoMs }, { name }, data.id, () => Promise.resolve(problem));
      }
      throw error;
    }
  };
}

/**
 * Ends an import that is at work, with a reason that staff read.
 * @param problemOf returns the reason while the import is locked; null when the import must not end
 */
export function endImport(
  { app, undoMs }: { readonly app: App; readonly undoMs: number },
  { name }: Pick<JobKind<object>, "name">,
  id: string,
  problemOf: (act: Act) => Promise<string | null>,
): Promise<void> {
  return act(app, { kind: "job", name }, async (act) => {
    const { tx, at, record } = act;
    const found = await lockImport(tx, id);
    const state = ENDS[found.state];
    const problem = state ? await problemOf(act) : null;
    if (!state || problem === null) return;
    const undoUntil = new Date(at.getTime() + undoMs);
    await updateImport(tx, id, {
      state,
      problem,
      file: null,
      endedAt: at,
      ...(state === "stopped"
        ? { undoUntil, fallsApproved: false, fallsFar: await countFalls(tx, id) }
        : {}),
    });
    record({
      what: "import.given_up",
      subject: id,
      before: { state: found.state },
      after: { state },
    });
  });
}
