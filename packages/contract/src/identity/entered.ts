import * as z from "zod/mini";
import { User } from "../accounts/schemas.ts";

/** The reply of a login: the token for all later calls, and the mark of the device. */
export const Entered = z.object({ token: z.string(), user: User, deviceMark: z.string() });
export type Entered = z.output<typeof Entered>;
