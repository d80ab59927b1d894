import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { FactorRow } from "./factors.ts";

/** The library is loaded with the first passkey, because most processes never see one. */
const load = () => import("@simplewebauthn/server");

type Passkey = Pick<FactorRow, "credentialId" | "publicKey" | "counter" | "transports">;

/** A new passkey, as it is stored. */
export interface NewPasskey {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: string[];
}

/**
 * The passkeys of a shop at an address. A passkey works only there, so a page of a thief's address
 * can't ask for it.
 */
export interface Passkeys {
  /** The options with which a browser makes a passkey for a user. */
  creationOptions(about: {
    nonce: string;
    user: { id: string; email: string; name: string };
    known: readonly Passkey[];
  }): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** @returns null when the answer is not right */
  readCreated(nonce: string, answer: unknown): Promise<NewPasskey | null>;
  /** The options with which a browser asks for a passkey; without `known` for any of the shop. */
  requestOptions(
    nonce: string,
    known?: readonly Passkey[],
  ): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** @returns the passkey's new counter; null when the answer is not right */
  verify(nonce: string, answer: unknown, passkey: Passkey): Promise<number | null>;
}

const SHOP_NAME = "Suvarna";
/** The algorithms that authenticators know: EdDSA, ES256 and RS256, by their COSE numbers. */
const ALGORITHMS = [-8, -7, -257];

export function createPasskeys(publicUrl: string): Passkeys {
  const { hostname: rpID, origin } = new URL(publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
  const decoded = (nonce: string) => new Uint8Array(Buffer.from(nonce, "base64url"));
  return {
    async creationOptions({ nonce, user, known }) {
      const { generateRegistrationOptions } = await load();
      return generateRegistrationOptions({
        rpName: SHOP_NAME,
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

/** The library throws for every answer that it does not accept. */
function wrongAnswer() {
  return {
    verified: false as const,
    registrationInfo: undefined,
    authenticationInfo: { newCounter: 0 },
  };
}
