import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Id, Time } from "./wire.ts";

/** The work that the shop does later, as staff see it: nothing of what a job carries. */
export const JobsState = z.object({
  /** As counted within the last minute. */
  queues: z.array(z.object({ job: z.string(), waiting: z.number(), running: z.number() })),
  /** Given up after the last try, newest first. */
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

export const getJobs = endpoint({
  method: "GET",
  path: "/jobs",
  summary: "The queues of the shop's jobs, and those that were given up",
  auth: "staff",
  replies: { 200: JobsState },
  errors: [],
});

export const retryJob = endpoint({
  method: "POST",
  path: "/jobs/:id/retry",
  summary: "Puts a job that was given up in its queue again",
  auth: "staff",
  params: z.object({ id: Id }),
  replies: { 204: null },
  errors: ["not_found"],
});
