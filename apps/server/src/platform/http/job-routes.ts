import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/jobs/staff";
import * as schemas from "@suvarna/contract/jobs/staff-schemas";
import { Refusal } from "../errors.ts";
import { isId } from "../ids.ts";
import type { Jobs } from "../jobs.ts";
import type { Api } from "./api.ts";
import { handle } from "./handle.ts";

const endpoints = pair(calls, schemas);

/** Registers the calls by which staff see failed jobs and retry them. */
export function registerJobRoutes(api: Api, jobs: Jobs): void {
  handle(api, endpoints.getJobs, async () => ({
    queues: await jobs.counts(),
    dead: (await jobs.dead()).map(({ id, createdAt, failedAt, ...job }) => ({
      _id: id,
      ...job,
      createdAt: createdAt.toISOString(),
      failedAt: failedAt.toISOString(),
    })),
  }));
  handle(api, endpoints.retryJob, async ({ params: { id } }) => {
    if (!isId(id) || !(await jobs.revive(id))) throw new Refusal("not_found");
    return undefined;
  });
}
