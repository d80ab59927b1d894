import { googleSignin } from "@suvarna/contract/identity/calls";
import { generateKeyPair, type JWTPayload, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type IssuerStandIn, KEY_ID, openIssuer } from "../../test/issuer-stand-in.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { relayedBy } from "../../test/walk-popup.ts";
import { newId } from "../platform/ids.ts";

const CLIENT = "the-shop";
const ORIGIN = "https://suvarna.example";

let issuer: IssuerStandIn;
let shop: TestShop;
let popup: URL;
beforeAll(async () => {
  issuer = await openIssuer();
  shop = await openShop({
    PUBLIC_URL: ORIGIN,
    GOOGLE_ISSUER: issuer.issuer,
    GOOGLE_CLIENT_ID: CLIENT,
    GOOGLE_CLIENT_SECRET: "a-secret",
  });
  // The library that exchanges the code for a token uses the real time.
  shop.clock.now = new Date();
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await issuer[Symbol.asyncDispose]();
});
beforeEach(async () => {
  const start = await shop.app.inject({
    url: `/api/auth/google/start?flow=${newId()}`,
    remoteAddress: `10.7.0.${Math.floor(Math.random() * 250)}`,
  });
  popup = new URL(String(start.headers.location));
});

const nonce = () => popup.searchParams.get("nonce") ?? "";

/** The claims of a valid ID token for the open popup. */
function claims(overrides: JWTPayload = {}): JWTPayload {
  const seconds = Math.floor(shop.clock.now.getTime() / 1000);
  return {
    iss: issuer.issuer,
    aud: CLIENT,
    sub: newId(),
    iat: seconds,
    exp: seconds + 3600,
    nonce: nonce(),
    email: `${newId()}@shopper.example`,
    email_verified: true,
    name: "Kavya Rao",
    picture: "https://pictures.example/kavya.png",
    ...overrides,
  };
}
const show = (idToken: string) => shop.client().call(googleSignin, { body: { idToken } });
const WRONG = { status: 401, code: "google_token_wrong" };

describe("the popup of a configured issuer", () => {
  it("requests a code, with PKCE, a nonce and the shop's own return address", () => {
    const parameters = Object.fromEntries(popup.searchParams);
    expect(popup.origin + popup.pathname).toBe(`${issuer.issuer}/auth`);
    expect(parameters).toMatchObject({
      client_id: CLIENT,
      response_type: "code",
      scope: "openid email profile",
      redirect_uri: `${ORIGIN}/api/auth/google/callback`,
      code_challenge_method: "S256",
      prompt: "select_account",
    });
    for (const part of ["code_challenge", "nonce", "state"])
      expect(parameters[part]).toHaveLength(part === "state" ? 59 : 43);
  });

  it("exchanges the code for the token, and does not have the demonstration's page", async () => {
    const idToken = await issuer.sign(claims());
    issuer.answerCode = {
      body: { access_token: "x", token_type: "Bearer", expires_in: 60, id_token: idToken },
    };
    const state = popup.searchParams.get("state") ?? "";
    const back = await shop.app.inject(
      `/api/auth/google/callback?code=a-code&state=${encodeURIComponent(state)}`,
    );
    expect(relayedBy(back).idToken).toBe(idToken);
    expect((await shop.app.inject("/issuer/auth")).statusCode).toBe(404);
  });

  it("reports a failure when the issuer returns no token", async () => {
    issuer.answerCode = { status: 400, body: { error: "invalid_grant" } };
    const state = popup.searchParams.get("state") ?? "";
    const back = await shop.app.inject(`/api/auth/google/callback?code=stolen&state=${state}`);
    expect(relayedBy(back)).toEqual({ flow: state.split(".")[0], failure: "other" });
  });
});

describe("an ID token", () => {
  it("that is valid is accepted", async () => {
    const payload = claims();
    expect(await show(await issuer.sign(payload))).toMatchObject({
      profile: { email: payload["email"], name: "Kavya Rao", photo: payload["picture"] },
    });
  });

  it.each<[what: string, said: (seconds: number) => JWTPayload]>([
    ["from another issuer", () => ({ iss: "https://elsewhere.example" })],
    ["for another client", () => ({ aud: "another-shop" })],
    ["for several, made for another", () => ({ aud: [CLIENT, "another"], azp: "another" })],
    ["that is over", (seconds) => ({ iat: seconds - 3700, exp: seconds - 60 })],
    ["that does not end", () => ({ exp: undefined })],
    ["of a later time", (seconds) => ({ nbf: seconds + 600 })],
    ["with a nonce of nobody's", () => ({ nonce: "made-up" })],
    ["without a nonce", () => ({ nonce: undefined })],
    ["with an e-mail that is not verified", () => ({ email_verified: false })],
    ["that does not say whether it is", () => ({ email_verified: undefined })],
    ["without an e-mail", () => ({ email: undefined })],
    ["without a subject", () => ({ sub: undefined })],
  ])("%s is refused", async (_what, overrides) => {
    const seconds = Math.floor(shop.clock.now.getTime() / 1000);
    await expect(show(await issuer.sign(claims(overrides(seconds))))).rejects.toMatchObject(WRONG);
  });

  it("signed with another key, also one with the same id, is refused", async () => {
    const { privateKey: key } = await generateKeyPair("RS256");
    await expect(show(await issuer.sign(claims(), { key }))).rejects.toMatchObject(WRONG);
    const header = { alg: "RS256", kid: "unknown" };
    await expect(show(await issuer.sign(claims(), { key, header }))).rejects.toMatchObject(WRONG);
  });

  it("whose claims were changed after the signature is refused", async () => {
    const [head, , signature] = (await issuer.sign(claims())).split(".");
    const body = Buffer.from(JSON.stringify(claims({ sub: "1" }))).toString("base64url");
    await expect(show([head, body, signature].join("."))).rejects.toMatchObject(WRONG);
  });

  it("without a signature, or signed with the public key as a secret, is refused", async () => {
    const unsigned = new UnsecuredJWT(claims()).encode();
    await expect(show(`${unsigned}x`)).rejects.toMatchObject(WRONG);
    const key = new TextEncoder().encode(JSON.stringify(issuer.keys.keys[0])) as never;
    const forged = await issuer.sign(claims(), { key, header: { alg: "HS256", kid: KEY_ID } });
    await expect(show(forged)).rejects.toMatchObject(WRONG);
  });

  it("of an abandoned popup is refused", async () => {
    const payload = claims();
    const start = shop.clock.now;
    try {
      shop.clock.now = new Date(start.getTime() + 16 * 60_000);
      await shop.app.inject(`/api/auth/google/start?flow=${newId()}`);
      await expect(show(await issuer.sign(payload))).rejects.toMatchObject(WRONG);
    } finally {
      shop.clock.now = start;
    }
  });

  it("shows a picture only from a safe address, and a name of bounded length", async () => {
    const name = `<img src=x onerror=alert(1)>${"x".repeat(500)}`;
    const answer = await show(await issuer.sign(claims({ name, picture: "javascript:alert(1)" })));
    expect(answer).toMatchObject({ profile: { photo: null, name: name.slice(0, 120) } });
  });
});
