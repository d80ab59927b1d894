import * as z from "zod/mini";
import { queryFlag } from "../field-schemas.ts";

/**
 * The query of a call whose reply contains prices at the current rates. With `live=false` these
 * prices are null. A page asks so when it computes the prices from the rates, because the reply is
 * then the same after most changes of the rates.
 */
export const LiveQuery = z.object({ live: z._default(queryFlag, true) });
