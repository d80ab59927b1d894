import * as z from "zod/mini";

/** The idempotency key. A second call with the same key and body does not repeat the act. */
export const IdempotencyKey = z
  .string("Send an Idempotency-Key")
  .check(z.regex(/^[\w.:-]{8,128}$/, "Use 8 to 128 letters, digits, . _ : or -"));
export const IdempotencyHeaders = z.looseObject({ "idempotency-key": IdempotencyKey });

/** The headers of a call that works without an idempotency key too. */
export const OptionalIdempotencyHeaders = z.looseObject({
  "idempotency-key": z.optional(IdempotencyKey),
});
