import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const getJobs = endpoint({
  method: "GET",
  path: "/staff/jobs",
  auth: { can: "jobs.read" },
  errors: [],
  types: {} as typeof schemas.getJobs,
});

export const retryJob = endpoint({
  method: "POST",
  path: "/staff/jobs/:id/retry",
  auth: { can: "jobs.retry" },
  errors: ["not_found"],
  types: {} as typeof schemas.retryJob,
});
