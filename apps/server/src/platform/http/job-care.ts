import { getJobs, retryJob } from "@suvarna/contract/jobs";
import { Refusal } from "../errors.ts";
import { isId } from "../ids.ts";
import type { Jobs } from "../jobs.ts";
import type { Api } from "./api.ts";
import { handle } from "./handle.ts";

/** What staff see of the jobs, and do about those that were given up. */
export function registerJobCare(api: Api, jobs: Jobs): void {
  handle(api, getJobs, async () => ({
    queues: await jobs.counts(),
    dead: (await jobs.dead()).map(({ id, createdAt, failedAt, ...job }) => ({
      ...{ _id: id, ...job },
      ...{ createdAt: createdAt.toISOString(), failedAt: failedAt.toISOString() },
    })),
  }));
  handle(api, retryJob, async ({ params: { id } }) => {
    if (!isId(id) || !(await jobs.revive(id))) throw new Refusal("not_found");
    return undefined;
  });
}
