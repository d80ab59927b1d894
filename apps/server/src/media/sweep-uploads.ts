import { type Act, type App, act } from "../platform/act.ts";
import { jobKind } from "../platform/job-kind.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { KeptPictures } from "./kept-pictures.ts";
import type { Uploads } from "./uploads.ts";

/** For so long an upload may be continued, and used when it is finished. */
const UPLOAD_KEPT_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

const SWEEP_UPLOADS = jobKind("sweep-uploads", { keyed: true });

/** Deletes, once an hour, the uploads that nobody goes on with, and pictures that no product got. */
export interface UploadSweep {
  /** Puts the first sweep in the queue; each puts the next. Started twice it is one. */
  start(): Promise<void>;
}

export function sweepUploads({
  app,
  jobs,
  uploads,
  keptPictures,
}: {
  app: App;
  jobs: Pick<Jobs, "enqueue" | "work">;
  uploads: Uploads;
  keptPictures: KeptPictures;
}): UploadSweep {
  const actor = { kind: "job", name: SWEEP_UPLOADS.name } as const;
  const enqueue = ({ tx }: Act, startAfter: Date) =>
    jobs.enqueue(tx, SWEEP_UPLOADS, {}, { key: "hourly", startAfter });
  jobs.work(SWEEP_UPLOADS, async () => {
    const before = new Date(app.clock().getTime() - UPLOAD_KEPT_MS);
    await uploads.removeBefore(before);
    await keptPictures.removeOrphans(app.database.db, before);
    await act(app, actor, (act) => enqueue(act, new Date(act.at.getTime() + HOUR_MS)));
  });
  return { start: () => act(app, actor, (act) => enqueue(act, act.at)) };
}
