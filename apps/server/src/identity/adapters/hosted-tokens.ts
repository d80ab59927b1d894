import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from "jose";
import * as z from "zod";
import type { Clock } from "../../platform/clock.ts";
import { claimsOf, type GoogleClaims, TokenRefused } from "./id-token-claims.ts";

/** The address of the hosted service's public keys, in the JWK format. */
const KEYS =
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";
const TIMEOUT_MS = 5000;
/** The maximum age of the sign-in that an ID token reports, in seconds. */
const FRESH_SECONDS = 10 * 60;
const SKEW_SECONDS = 10;

/** A person as the hosted service identifies them. */
export type HostedClaims =
  | { readonly by: "google"; readonly google: GoogleClaims }
  /** The phone number in E.164; the service verified it by a code. */
  | { readonly by: "phone"; readonly phone: string; readonly expiresAt: Date };

export interface HostedTokens {
  /**
   * Verifies an ID token and returns its person. @throws when any part of the token is not valid
   */
  verify(idToken: string): Promise<HostedClaims>;
}

const Hosted = z.discriminatedUnion("sign_in_provider", [
  z.object({
    sign_in_provider: z.literal("google.com"),
    identities: z.object({ "google.com": z.tuple([z.string()], z.unknown()) }),
  }),
  z.object({ sign_in_provider: z.literal("phone") }),
]);
const Times = z.object({ auth_time: z.number(), iat: z.number(), exp: z.number() });
const PhoneNumber = z.string().regex(/^\+[1-9]\d{7,14}$/);

/** Returns the issuer that the ID tokens of a project name. */
export function hostedIssuer(projectId: string): string {
  return `https://securetoken.google.com/${projectId}`;
}

/**
 * Verifies the hosted service's ID tokens by the rules that the service publishes: an RS256
 * signature by one of its public keys, the project as audience and in the issuer, a subject, times
 * of issue and sign-in in the past, and an expiry in the future.
 */
export function hostedTokens(
  projectId: string,
  clock: Clock,
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(KEYS), { timeoutDuration: TIMEOUT_MS }),
): HostedTokens {
  return {
    async verify(idToken) {
      const now = clock();
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: hostedIssuer(projectId),
        audience: projectId,
        algorithms: ["RS256"],
        requiredClaims: ["sub", "exp", "iat", "auth_time"],
        currentDate: now,
        clockTolerance: SKEW_SECONDS,
      });
      const { auth_time: signedIn, iat, exp } = Times.parse(payload);
      const seconds = now.getTime() / 1000;
      if (!payload.sub || iat > seconds + SKEW_SECONDS || signedIn > seconds + SKEW_SECONDS) {
        throw new TokenRefused("The token is of the future, or of nobody");
      }
      if (seconds - signedIn > FRESH_SECONDS) throw new TokenRefused("The sign-in is too long ago");
      const hosted = Hosted.parse(payload["firebase"]);
      if (hosted.sign_in_provider === "phone") {
        const phone = PhoneNumber.parse(payload["phone_number"]);
        return { by: "phone", phone, expiresAt: new Date(exp * 1000) };
      }
      const [subject] = hosted.identities["google.com"];
      return { by: "google", google: claimsOf(payload, { subject, nonce: null }) };
    },
  };
}
