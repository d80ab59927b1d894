import * as z from "zod/mini";
import { maxCharacters } from "../field-schemas.ts";

/**
 * The version of the record that the caller of a change has seen. Without it the server does not
 * check for a concurrent change.
 */
export const IfMatchOrAny = z.object({
  "if-match": z.optional(z.string().check(maxCharacters(100))),
});
