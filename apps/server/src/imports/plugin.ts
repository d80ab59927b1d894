import type { ExportedList } from "../catalogue/index.ts";
import type { Uploads } from "../media/index.ts";
import type { JobKind } from "../platform/job-kind.ts";
import type { JobHandler, Jobs } from "../platform/jobs.ts";
import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import type { Rates } from "../rates/index.ts";
import type { Approvals } from "../staff/index.ts";
import { CHECK_IMPORT, checkImport } from "./check-import.ts";
import { endingWhenGivenUp } from "./give-up.ts";
import { findImport } from "./queries.ts";
import { importNames } from "./record-names.ts";
import { registerImports } from "./routes.ts";
import type { ImportsConfig } from "./settings.ts";
import { UNDO_IMPORT, undoBatch } from "./undo-import.ts";
import { WRITE_IMPORT, writeBatch } from "./write-import.ts";

export { sweepImports } from "./sweep-imports.ts";

interface PluginDependencies extends CapabilityServices {
  readonly config: { readonly imports: ImportsConfig; readonly stock: ExportedList["stock"] };
  readonly jobs: Jobs;
  readonly rates: Pick<Rates, "perGram">;
  readonly approvals: Approvals;
  readonly uploads: Uploads;
}

export const imports: Plugin<PluginDependencies> = {
  name: "imports",
  register({ api, app, config, jobs, rates, approvals, uploads }) {
    const { db } = app.database;
    const guard = { rates, approvals };
    const dependencies = { app, jobs, uploads, undoMs: config.imports.undoMs, approvals, guard };
    registerImports(api, { ...dependencies, stock: config.stock });
    const reading = { app, guard };
    const work = (kind: JobKind<{ id: string }>, handler: JobHandler<{ id: string }>) =>
      jobs.work(kind, endingWhenGivenUp(dependencies, kind, handler));
    work(CHECK_IMPORT, ({ id }, { signal }) => checkImport(reading, id, signal));
    work(WRITE_IMPORT, async ({ id }) => writeBatch(dependencies, await findImport(db, id)));
    work(UNDO_IMPORT, async ({ id }) => undoBatch(dependencies, await findImport(db, id)));
  },
  recordNames: importNames,
};
