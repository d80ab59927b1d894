import * as z from "zod/mini";
import { atMost } from "../wire.ts";

/** The version that the caller of a change has seen. Without it the change is made anyway. */
export const IfMatchOrAny = z.object({ "if-match": z.optional(z.string().check(atMost(100))) });
