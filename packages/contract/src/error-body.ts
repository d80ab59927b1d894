import * as z from "zod/mini";

/**
 * The body of every error. `fields` has the messages of invalid fields, by their path in the input.
 */
export const ErrorBody = z.looseObject({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
