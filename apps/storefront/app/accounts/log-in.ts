import { ApiError } from "@suvarna/contract/client";
import { login } from "@suvarna/contract/identity/calls";
import type { Login } from "@suvarna/contract/identity/schemas";
import type * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";
import { deviceHeaders, useSession } from "../platform/session.ts";

/** Logs in and stores the session in this browser. @throws ApiError */
export async function logIn(input: z.output<typeof Login>): Promise<void> {
  const entered = await browserApi.call(login, { headers: deviceHeaders(), body: input });
  useSession.getState().logIn(entered);
}

/** The message of a failed login: a main line and a smaller line below. */
export interface LoginFailure {
  readonly title: string;
  readonly text?: string;
}

/** The message of a failed login: the server's reason, and below it the specification's words. */
export function loginFailure(error: unknown): LoginFailure {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
    return { title: "An error occurred. Please try again." };
  }
  if (error.status === 429) return { title: error.message };
  return { title: error.message, text: "User Needs to register first" };
}
