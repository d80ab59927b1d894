import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { FactorRow } from "./factors.ts";

/**
 * The WebAuthn library is loaded at the first use of a passkey, because most processes never need
 * it.
 */
const load = () => import("@simplewebauthn/server");

type Passkey = Pick<FactorRow, "credentialId" | "publicKey" | "counter" | "transports">;

/** A new passkey in the form in which it is stored. */
export interface NewPasskey {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: string[];
}

/**
 * Creates and verifies passkeys for the shop's domain. A browser uses a passkey only for the domain
 * that created it, so a phishing page can't ask for the passkey.
 */
export interface Passkeys {
  /** Returns the WebAuthn options with which a browser creates a passkey for a user. */
  creationOptions(about: {
    nonce: string;
    /** The shop's name, which the browser shows beside the passkey. */
    shop: string;
    user: { id: string; email: string; name: string };
    known: readonly Passkey[];
  }): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /**
   * Verifies a browser's answer to the creation of a passkey. @returns the new passkey; null when
   * the answer is not valid
   */
  readCreated(nonce: string, answer: unknown): Promise<NewPasskey | null>;
  /**
   * Returns the WebAuthn options with which a browser asks for a passkey. Without `known`, any
   * passkey of the shop's domain can answer.
   */
  requestOptions(
    nonce: string,
    known?: readonly Passkey[],
  ): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /**
   * Verifies a browser's answer by a known passkey. @returns the passkey's new counter; null when
   * the answer is not valid
   */
  verify(nonce: string, answer: unknown, passkey: Passkey): Promise<number | null>;
}

/**
 * The signature algorithms that the shop accepts, by their COSE numbers: EdDSA, ES256 and RS256.
 */
const ALGORITHMS = [-8, -7, -257];

export function createPasskeys(publicUrl: string): Passkeys {
  const { hostname: rpID, origin } = new URL(publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
  const decoded = (nonce: string) => new Uint8Array(Buffer.from(nonce, "base64url"));
  return {
    async creationOptions({ nonce, shop, user, known }) {
      const { generateRegistrationOptions } = await load();
      return generateRegistrationOptions({
        rpName: shop,
        supportedAlgorithmIDs: ALGORITHMS,
        rpID,
        userName: user.email,
        userDisplayName: user.name,
        userID: new Uint8Array(Buffer.from(user.id)),
        challenge: decoded(nonce),
        excludeCredentials: known.map(descriptorOf),
        authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
      });
    },
    async readCreated(nonce, answer) {
      const { verifyRegistrationResponse } = await load();
      const response = answer as RegistrationResponseJSON;
      const options = {
        ...expected,
        response,
        expectedChallenge: nonce,
        supportedAlgorithmIDs: ALGORITHMS,
      };
      const { registrationInfo } = await verifyRegistrationResponse(options).catch(wrongAnswer);
      if (!registrationInfo) return null;
      const { id: credentialId, publicKey, counter } = registrationInfo.credential;
      const transports = response.response.transports ?? [];
      return { credentialId, publicKey: Buffer.from(publicKey), counter, transports };
    },
    async requestOptions(nonce, known) {
      const { generateAuthenticationOptions } = await load();
      return generateAuthenticationOptions({
        rpID,
        challenge: decoded(nonce),
        userVerification: "required",
        ...(known ? { allowCredentials: known.map(descriptorOf) } : {}),
      });
    },
    async verify(nonce, answer, passkey) {
      const { verifyAuthenticationResponse } = await load();
      const { authenticationInfo, verified } = await verifyAuthenticationResponse({
        ...expected,
        response: answer as AuthenticationResponseJSON,
        expectedChallenge: nonce,
        credential: {
          id: passkey.credentialId ?? "",
          publicKey: new Uint8Array(passkey.publicKey ?? []),
          counter: passkey.counter,
        },
      }).catch(wrongAnswer);
      return verified ? authenticationInfo.newCounter : null;
    },
  };
}

function descriptorOf({ credentialId, transports }: Passkey) {
  return { id: credentialId ?? "", ...(transports ? { transports } : {}) };
}

/** The WebAuthn library throws an error for every answer that it does not accept. */
function wrongAnswer() {
  return {
    verified: false as const,
    registrationInfo: undefined,
    authenticationInfo: { newCounter: 0 },
  };
}
