import { createRemoteJWKSet, jwtVerify, customFetch as keysFetch } from "jose";
import * as openid from "openid-client";
import type { Clock } from "../../platform/clock.ts";
import type { OpenIdClient } from "../settings.ts";
import { claimsOf, type GoogleClaims, TokenRefused } from "./id-token-claims.ts";

const TIMEOUT_SECONDS = 5;
const SKEW_SECONDS = 10;
const ALGORITHMS = ["RS256", "ES256"];

/**
 * The values of one sign-in at an OpenID Connect provider. The state, the nonce and the verifier
 * are used for this sign-in only. The nonce and the verifier are secret.
 */
export interface Ask {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The address to which the provider redirects the visitor. */
  readonly redirectUri: string;
}

/** The client of an OpenID Connect provider, which uses the authorization code flow with PKCE. */
export interface OpenIdProvider {
  /** Returns the address of the provider's page. @throws when the provider can't be reached */
  pageFor(ask: Ask): Promise<URL>;
  /**
   * Exchanges the provider's redirect for an ID token. @throws when the provider issues no token
   */
  redeem(answer: URL, ask: Ask): Promise<string>;
  /**
   * Checks a token's signature, issuer, audience, expiry and e-mail, and returns its claims.
   * @throws when a check fails
   */
  verify(idToken: string): Promise<GoogleClaims>;
}

type Fetch = typeof globalThis.fetch;

/**
 * Creates the client of an OpenID Connect provider.
 * @param fetch the function that calls the provider; the demonstration's provider needs no network
 */
export function openIdProvider(
  { issuer, clientId, clientSecret }: OpenIdClient,
  clock: Clock,
  fetch: Fetch = globalThis.fetch,
): OpenIdProvider {
  const find = remembered(async () => {
    const provider = await openid.discovery(
      new URL(issuer),
      clientId,
      undefined,
      clientSecret === null ? openid.None() : openid.ClientSecretPost(clientSecret),
      {
        [openid.customFetch]: fetch as openid.CustomFetch,
        timeout: TIMEOUT_SECONDS,
        ...(issuer.startsWith("http:") ? { execute: [openid.allowInsecureRequests] } : {}),
      },
    );
    const keys = createRemoteJWKSet(new URL(provider.serverMetadata().jwks_uri ?? ""), {
      [keysFetch]: fetch,
      timeoutDuration: TIMEOUT_SECONDS * 1000,
    });
    return { provider, keys };
  });

  return {
    async pageFor({ state, nonce, verifier, redirectUri }) {
      const { provider } = await find();
      return openid.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        prompt: "select_account",
      });
    },
    async redeem(answer, { state, nonce, verifier }) {
      const { provider } = await find();
      const tokens = await openid.authorizationCodeGrant(provider, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return tokens.id_token as string;
    },
    async verify(idToken) {
      const { keys } = await find();
      const { payload } = await jwtVerify(idToken, keys, {
        issuer,
        audience: clientId,
        algorithms: ALGORITHMS,
        requiredClaims: ["sub", "exp", "iat", "nonce", "email"],
        currentDate: clock(),
        clockTolerance: SKEW_SECONDS,
      });
      if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload["azp"] !== clientId) {
        throw new TokenRefused("The token is for another client");
      }
      return claimsOf(payload, { subject: payload.sub, nonce: payload["nonce"] });
    },
  };
}

/**
 * Caches the value of an asynchronous function after its first call. A failed call is not cached.
 */
function remembered<T>(make: () => Promise<T>): () => Promise<T> {
  let memory: Promise<T> | undefined;
  return () => {
    memory ??= make().catch((error: unknown) => {
      memory = undefined;
      throw error;
    });
    return memory;
  };
}
