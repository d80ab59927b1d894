import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { type HostedTokens, hostedIssuer, hostedTokens } from "./hosted-tokens.ts";

const PROJECT = "a-jeweller";
const NOW = new Date("2026-11-21T06:12:00.000Z");
const SECONDS = NOW.getTime() / 1000;

let key: CryptoKey;
let tokens: HostedTokens;
beforeAll(async () => {
  const pair = await generateKeyPair("RS256");
  key = pair.privateKey;
  const published = { ...(await exportJWK(pair.publicKey)), kid: "key-1", alg: "RS256" };
  const keys = createLocalJWKSet({ keys: [published] });
  tokens = hostedTokens(PROJECT, () => NOW, keys);
});

/** The claims that the service's own emulator issues for a person who signed in with Google. */
const byGoogle = (overrides: JWTPayload = {}): JWTPayload => ({
  name: "Kavya Rao",
  picture: "https://pictures.example/p.png",
  email: "Kavya@shopper.example",
  email_verified: true,
  auth_time: SECONDS - 5,
  user_id: "3xoNgEeb2mMECgHU9HZv4qEiE4qt",
  firebase: {
    identities: { email: ["kavya@shopper.example"], "google.com": ["g-123"] },
    sign_in_provider: "google.com",
  },
  iat: SECONDS - 5,
  exp: SECONDS + 3595,
  aud: PROJECT,
  iss: hostedIssuer(PROJECT),
  sub: "3xoNgEeb2mMECgHU9HZv4qEiE4qt",
  ...overrides,
});
/** The claims that the service's own emulator issues for a person who signed in by phone. */
const byPhone = (overrides: JWTPayload = {}): JWTPayload => ({
  phone_number: "+919800000001",
  auth_time: SECONDS - 5,
  user_id: "6KCuID8Aw3VVi08Cpoq7MNnbR4QC",
  firebase: { identities: { phone: ["+919800000001"] }, sign_in_provider: "phone" },
  iat: SECONDS - 5,
  exp: SECONDS + 3595,
  aud: PROJECT,
  iss: hostedIssuer(PROJECT),
  sub: "6KCuID8Aw3VVi08Cpoq7MNnbR4QC",
  ...overrides,
});
const sign = (claims: JWTPayload, by = key) =>
  new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "key-1", typ: "JWT" }).sign(by);

it("returns the user of Google's login, with Google's own id", async () => {
  expect(await tokens.verify(await sign(byGoogle()))).toEqual({
    by: "google",
    google: {
      subject: "g-123",
      email: "kavya@shopper.example",
      name: "Kavya Rao",
      photo: "https://pictures.example/p.png",
      nonce: null,
      expiresAt: new Date((SECONDS + 3595) * 1000),
    },
  });
});

it("returns the phone number of the token", async () => {
  expect(await tokens.verify(await sign(byPhone()))).toMatchObject({
    by: "phone",
    phone: "+919800000001",
  });
});

describe("refuses a token", () => {
  it.each<[string, JWTPayload]>([
    ["of another project", { aud: "another" }],
    ["of another issuer", { iss: hostedIssuer("another") }],
    ["of Google's own issuer", { iss: "https://accounts.google.com" }],
    ["that is over", { exp: SECONDS - 60 }],
    ["of the future", { iat: SECONDS + 600 }],
    ["of a sign-in to come", { auth_time: SECONDS + 600 }],
    ["of a sign-in long ago", { auth_time: SECONDS - 601 }],
    ["that does not say when one signed in", { auth_time: undefined }],
    ["of nobody", { sub: "" }],
    ["of an e-mail that is not verified", { email_verified: false }],
    [
      "of a password of the service's",
      { firebase: { identities: {}, sign_in_provider: "password" } },
    ],
    ["of nobody in particular", { firebase: { identities: {}, sign_in_provider: "anonymous" } }],
    ["without the service's own claim", { firebase: undefined }],
  ])("%s", async (_what, overrides) => {
    await expect(tokens.verify(await sign(byGoogle(overrides)))).rejects.toThrow();
  });

  it("with a number that is none", async () => {
    await expect(tokens.verify(await sign(byPhone({ phone_number: "98000" })))).rejects.toThrow();
  });

  it("with the signature of another issuer, or without a signature as the emulator issues it", async () => {
    const { privateKey } = await generateKeyPair("RS256");
    await expect(tokens.verify(await sign(byGoogle(), privateKey))).rejects.toThrow();
    await expect(tokens.verify(new UnsecuredJWT(byGoogle()).encode())).rejects.toThrow();
  });
});
