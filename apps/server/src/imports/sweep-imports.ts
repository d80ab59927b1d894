import { BUSY_IMPORT_STATES } from "@suvarna/contract/imports/constants";
import { inArray } from "drizzle-orm";
import { type Act, type App, act } from "../platform/act.ts";
import { jobKind } from "../platform/job-kind.ts";
import type { Jobs } from "../platform/jobs.ts";
import { CHECK_IMPORT } from "./check-import.ts";
import { endImport } from "./give-up.ts";
import { imports } from "./tables.ts";
import { UNDO_IMPORT } from "./undo-import.ts";
import { WRITE_IMPORT } from "./write-import.ts";

const SWEEP_IMPORTS = jobKind("sweep-imports", { keyed: true });
const PAUSE_MS = 5 * 60_000;
const WORK = [CHECK_IMPORT, WRITE_IMPORT, UNDO_IMPORT];

interface SweepDependencies {
  readonly app: App;
  readonly jobs: Pick<Jobs, "enqueue" | "work" | "hasOpen">;
  readonly undoMs: number;
}

/** Ends, every five minutes, the imports whose jobs no longer exist. */
export interface ImportSweep {
  /**
   * Enqueues the first job; each job enqueues the next. Because the job has a key, starting twice
   * makes only one job.
   */
  start(): Promise<void>;
}

export function sweepImports(dependencies: SweepDependencies): ImportSweep {
  const { app, jobs } = dependencies;
  const actor = { kind: "job", name: SWEEP_IMPORTS.name } as const;
  const enqueue = ({ tx }: Act, startAfter: Date) =>
    jobs.enqueue(tx, SWEEP_IMPORTS, {}, { key: "sweep", startAfter });
  jobs.work(SWEEP_IMPORTS, async () => {
    await endLeftImports(dependencies);
    await act(app, actor, (act) => enqueue(act, new Date(act.at.getTime() + PAUSE_MS)));
  });
  return { start: () => act(app, actor, (act) => enqueue(act, act.at)) };
}

/**
 * Ends the imports that seem to be at work but have no job. An import has no job any more when its
 * process was killed in the last attempt, because no handler sees the end of such a job.
 */
export async function endLeftImports({
  app,
  jobs,
  undoMs,
}: Pick<SweepDependencies, "app" | "undoMs"> & {
  readonly jobs: Pick<Jobs, "hasOpen">;
}): Promise<void> {
  const busy = await app.database.db
    .select({ id: imports.id })
    .from(imports)
    .where(inArray(imports.state, [...BUSY_IMPORT_STATES]));
  for (const { id } of busy) {
    await endImport({ app, undoMs }, SWEEP_IMPORTS, id, async ({ tx }) =>
      (await jobs.hasOpen(tx, WORK, id))
        ? null
        : "The work was cut off. It does not continue by itself.",
    );
  }
}
