import * as z from "zod/mini";
import { ById, Time } from "../field-schemas.ts";

/** The state of the job queues, for staff. It does not have the jobs' data. */
export const JobsState = z.object({
  /** The jobs of each queue that wait and that run, as counted within the last minute. */
  queues: z.array(z.object({ job: z.string(), waiting: z.number(), running: z.number() })),
  /** The jobs that failed at their last try, the newest first. */
  dead: z.array(
    z.object({
      _id: z.string(),
      job: z.string(),
      tries: z.number(),
      reason: z.string(),
      createdAt: Time,
      failedAt: Time,
    }),
  ),
});

export const getJobs = {
  summary: "The queues of the shop's jobs, and those that were given up",
  replies: { 200: JobsState },
};

export const retryJob = {
  summary: "Puts a job that was given up in its queue again",
  params: ById,
  replies: { 204: null },
};
