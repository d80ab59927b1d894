import { ApiError } from "@suvarna/contract/client";
import { googleSignin } from "@suvarna/contract/identity/calls";
import type { FactorNeeded } from "@suvarna/contract/identity/factor-schemas";
import * as say from "@suvarna/words/here/accounts-login";
import { browserApi } from "../platform/api.ts";
import { useSession } from "../platform/session.ts";
import { rememberGoogle } from "./google-memory.ts";
import { askGoogle, type GoogleFailure, GooglePopupError } from "./google-popup.ts";

/**
 * Signs in with Google's popup. The function must be called in the handler of a press. The data of
 * a person without an account is stored for the sign-up.
 * @returns the server's message if the person must sign up first; the second step for an account
 *   with a second factor; null after the login
 * @throws ApiError, GooglePopupError
 */
export async function signInWithGoogle(): Promise<FactorNeeded | string | null> {
  const idToken = await askGoogle();
  const answer = await browserApi.call(googleSignin, { body: { idToken } });
  if ("factorNeeded" in answer) return answer;
  if ("token" in answer) {
    useSession.getState().logIn(answer);
    return null;
  }
  rememberGoogle({ ...answer.profile, idToken });
  return answer.message;
}

const WORDS: Record<GoogleFailure, string> = {
  canceled: say.googleCanceled,
  blocked: say.googleBlocked,
  network: say.googleNetwork,
  other: say.googleFailed,
};

/** The message of a failed sign-in with Google. */
export function googleFailureWords(error: unknown): string {
  if (error instanceof GooglePopupError) return WORDS[error.failure];
  if (!(error instanceof ApiError)) return WORDS.other;
  if (error.status === 0) return WORDS.network;
  return error.status === 409 || error.status === 429 ? error.message : WORDS.other;
}
