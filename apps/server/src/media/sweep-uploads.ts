import { type Act, type App, act } from "../platform/act.ts";
import { jobKind } from "../platform/job-kind.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { ObjectStore } from "../platform/objects/object-store.ts";
import { type ObjectFolder, removeOrphans } from "./sweep-objects.ts";
import type { Uploads } from "./uploads.ts";

/** How long an upload may be continued, or used when it is complete, in milliseconds. */
const UPLOAD_KEPT_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

const SWEEP_UPLOADS = jobKind("sweep-uploads", { keyed: true });

/**
 * Deletes, once an hour, the uploads that nobody has continued for a day, and the objects without a
 * row.
 */
export interface UploadSweep {
  /**
   * Enqueues the first job; each job enqueues the next. Because the job has a key, starting twice
   * makes only one job.
   */
  start(): Promise<void>;
}

export function sweepUploads({
  app,
  jobs,
  uploads,
  objects,
  folders,
}: {
  app: App;
  jobs: Pick<Jobs, "enqueue" | "work">;
  uploads: Uploads;
  objects: ObjectStore;
  folders: readonly ObjectFolder[];
}): UploadSweep {
  const actor = { kind: "job", name: SWEEP_UPLOADS.name } as const;
  const enqueue = ({ tx }: Act, startAfter: Date) =>
    jobs.enqueue(tx, SWEEP_UPLOADS, {}, { key: "hourly", startAfter });
  jobs.work(SWEEP_UPLOADS, async () => {
    const now = app.clock();
    await uploads.removeBefore(new Date(now.getTime() - UPLOAD_KEPT_MS));
    for (const folder of folders) await removeOrphans(objects, app.database.db, folder, now);
    await act(app, actor, (act) => enqueue(act, new Date(act.at.getTime() + HOUR_MS)));
  });
  return { start: () => act(app, actor, (act) => enqueue(act, act.at)) };
}
