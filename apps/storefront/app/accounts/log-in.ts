import type { User } from "@suvarna/contract/accounts/schemas";
import { ApiError } from "@suvarna/contract/client";
import { login } from "@suvarna/contract/identity/calls";
import type { FactorNeeded } from "@suvarna/contract/identity/factor-schemas";
import type { Login } from "@suvarna/contract/identity/schemas";
import * as say from "@suvarna/words/here/accounts-login";
import type * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";
import { deviceHeaders, useSession } from "../platform/session.ts";

/**
 * Logs in and stores the session in this browser.
 * @param onOpened is called with the user before the session exists, because the session makes the
 *   page navigate
 * @returns null after the login, or the second step for an account with a second factor
 * @throws ApiError
 */
export async function logIn(
  input: z.output<typeof Login>,
  onOpened: (user: User) => void,
): Promise<FactorNeeded | null> {
  const answer = await browserApi.call(login, { headers: deviceHeaders(), body: input });
  if ("factorNeeded" in answer) return answer;
  onOpened(answer.user);
  useSession.getState().logIn(answer);
  return null;
}

/** The message of a failed login: a main line and a smaller line below. */
export interface LoginFailure {
  readonly title: string;
  readonly text?: string;
}

/**
 * The message of a failed login: the server's reason, and below the reason the sentence that the
 * shop's specification prescribes.
 */
export function loginFailure(error: unknown): LoginFailure {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
    return { title: say.loginError };
  }
  if (error.status === 429) return { title: error.message };
  return { title: error.message, text: say.registerFirst };
}
