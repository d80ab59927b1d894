import { logInByPasskey, startPasskeyLogin } from "@suvarna/contract/identity/second-factor";
import { askForPasskey } from "@suvarna/ui/passkey-browser.ts";
import { browserApi } from "../platform/api.ts";
import { useSession } from "../platform/session.ts";

/**
 * Logs a user in by a passkey, without e-mail and password.
 * @throws ApiError, PasskeyError
 */
export async function logInWithPasskey(): Promise<void> {
  const { challenge, passkey: options } = await browserApi.call(startPasskeyLogin, {});
  const passkey = await askForPasskey(options);
  const body = { challenge, passkey };
  useSession.getState().logIn(await browserApi.call(logInByPasskey, { body }));
}
