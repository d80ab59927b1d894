import * as z from "zod/mini";
import { User } from "../accounts/schemas.ts";

/** The answer to a login: the token for all later calls, the user, and the device mark. */
export const LoginReplySchema = z.object({ token: z.string(), user: User, deviceMark: z.string() });
export type LoginReplySchema = z.output<typeof LoginReplySchema>;
