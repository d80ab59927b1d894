import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const getJobs = endpoint({
  method: "GET",
  path: "/jobs",
  auth: "staff",
  errors: [],
  types: {} as typeof schemas.getJobs,
});

export const retryJob = endpoint({
  method: "POST",
  path: "/jobs/:id/retry",
  auth: "staff",
  errors: ["not_found"],
  types: {} as typeof schemas.retryJob,
});
