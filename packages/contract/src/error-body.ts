import * as z from "zod/mini";

/**
 * The body of every error. `fields` has the messages of invalid fields, by their path in the input.
 * `requestId` is the `reqId` of the log lines about the request. Only errors of the server have it
 * (500 and above), because only they need the log to be explained. `triesLeft` tells after a wrong
 * password how many tries are let through without a wait, and after a wrong second factor how many
 * answers the login still accepts.
 */
export const ErrorBody = z.looseObject({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
  triesLeft: z.optional(z.number()),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
