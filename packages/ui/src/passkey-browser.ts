import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import * as say from "@suvarna/words/here/ui";

/** The options of WebAuthn as the API sends them. */
type Options = Readonly<Record<string, unknown>>;

/**
 * The error when the browser gave no passkey: the user cancelled, or has no passkey for this shop.
 */
export class PasskeyError extends Error {}

/** Asks the browser for a passkey. @throws PasskeyError */
export async function askForPasskey(options: Options) {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const answer = await startAuthentication({ optionsJSON }).catch((cause: unknown) => {
    throw new PasskeyError(say.passkeyNotUsed, { cause });
  });
  return { ...answer, clientExtensionResults: { ...answer.clientExtensionResults } };
}

/** Asks the browser to make a passkey. @throws PasskeyError */
export async function makePasskey(options: Options) {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const answer = await startRegistration({ optionsJSON }).catch((cause: unknown) => {
    throw new PasskeyError(say.passkeyNotMade, { cause });
  });
  return { ...answer, clientExtensionResults: { ...answer.clientExtensionResults } };
}
