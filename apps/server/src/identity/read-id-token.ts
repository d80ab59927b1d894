import { decodeJwt, errors } from "jose";
import * as z from "zod";
import { Refusal } from "../platform/errors.ts";
import { type HostedTokens, hostedIssuer } from "./adapters/hosted-tokens.ts";
import { type GoogleClaims, TokenRefused } from "./adapters/id-token-claims.ts";
import type { OpenIdProvider } from "./adapters/openid-provider.ts";
import type { Ticket } from "./external-sign-ins.ts";

/** The readers of the ID tokens that the shop accepts; null when a provider is not configured. */
export interface TokenReaders {
  readonly google: OpenIdProvider | null;
  readonly hosted: { readonly projectId: string; readonly tokens: HostedTokens } | null;
}

/**
 * A person whom another service has identified, and the values by which the service's token is
 * accepted only once.
 */
export type ExternalIdentity = { readonly ticket: Ticket } & (
  | { readonly google: GoogleClaims; readonly phone?: never }
  | { readonly phone: string; readonly google?: never }
);

/**
 * Reads an ID token of Google or of the hosted service. The signature is verified before any claim
 * is trusted.
 * @throws Refusal google_token_wrong; unavailable when the issuer's keys can't be fetched at
 *   present
 */
export async function readIdToken(
  { google, hosted }: TokenReaders,
  idToken: string,
): Promise<ExternalIdentity> {
  try {
    if (hosted && issuerOf(idToken) === hostedIssuer(hosted.projectId)) {
      const claims = await hosted.tokens.verify(idToken);
      return claims.by === "phone"
        ? { phone: claims.phone, ticket: { nonce: null, idToken, expiresAt: claims.expiresAt } }
        : vouchedByGoogle(claims.google, idToken);
    }
    if (!google) throw new TokenRefused("No issuer is known");
    return vouchedByGoogle(await google.verify(idToken), idToken);
  } catch (error) {
    throw new Refusal(isRefused(error) ? "google_token_wrong" : "unavailable");
  }
}

function vouchedByGoogle(google: GoogleClaims, idToken: string): ExternalIdentity {
  return { google, ticket: { nonce: google.nonce, idToken, expiresAt: google.expiresAt } };
}

/** Reads the issuer from an unverified token, only to choose the verifier of that issuer. */
function issuerOf(idToken: string): string | undefined {
  return decodeJwt(idToken).iss;
}

/**
 * Whether an error says that the token is not valid. Any other error means that the issuer was not
 * reached.
 */
function isRefused(error: unknown): boolean {
  if (error instanceof TokenRefused || error instanceof z.ZodError) return true;
  const ofKeys = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  // The JOSE library throws its base class when the issuer gives no usable answer for its keys.
  return error instanceof errors.JOSEError && !ofKeys && error.code !== errors.JOSEError.code;
}
