import {
  exportJWK,
  generateKeyPair,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from "jose";
import { type FeedStandIn, openFeed } from "./feed-stand-in.ts";

/** A fake issuer of ID tokens on a port of its own. It signs any claims that the test wants. */
export interface IssuerStandIn extends AsyncDisposable {
  readonly issuer: string;
  readonly feed: FeedStandIn;
  /** The issuer's public keys as a JSON Web Key Set. */
  readonly keys: { readonly keys: object[] };
  /** The reply to the exchange of an authorization code; by default it is a refusal. */
  answerCode: { status?: number; body: object };
  sign(
    claims: JWTPayload,
    how?: { key?: CryptoKey; header?: JWTHeaderParameters },
  ): Promise<string>;
}

export const KEY_ID = "key-1";

export async function openIssuer(): Promise<IssuerStandIn> {
  const feed = await openFeed();
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const keys = {
    keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: "RS256", use: "sig" }],
  };
  const issuer: IssuerStandIn = {
    issuer: feed.url,
    feed,
    keys,
    answerCode: { status: 400, body: { error: "invalid_grant" } },
    sign(claims, { key = privateKey, header = { alg: "RS256", kid: KEY_ID } } = {}) {
      return new SignJWT(claims).setProtectedHeader(header).sign(key);
    },
    [Symbol.asyncDispose]: () => feed[Symbol.asyncDispose](),
  };
  feed.answer = ({ url }) => {
    if (url === "/keys") return { body: keys };
    if (url === "/token") return issuer.answerCode;
    return {
      body: {
        issuer: feed.url,
        authorization_endpoint: `${feed.url}/auth`,
        token_endpoint: `${feed.url}/token`,
        jwks_uri: `${feed.url}/keys`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
      },
    };
  };
  return issuer;
}
