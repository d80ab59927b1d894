import { createLocalJWKSet } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { appOn } from "../../test/acting.ts";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { type IssuerStandIn, openIssuer } from "../../test/issuer-stand-in.ts";
import { addShopper } from "../../test/shoppers.ts";
import type { App } from "../platform/act.ts";
import { newId } from "../platform/ids.ts";
import { hostedIssuer, hostedTokens } from "./adapters/hosted-tokens.ts";
import { findUser } from "./queries.ts";
import { signInByToken } from "./sign-in-by-token.ts";

const PROJECT = "a-jeweller";
const NOW = new Date("2026-11-21T06:12:00.000Z");

let database: FreshDatabase;
let app: App;
let service: IssuerStandIn;
beforeAll(async () => {
  database = await freshDatabase();
  app = appOn(database, () => NOW);
  service = await openIssuer();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

function signIn(idToken: string) {
  const tokens = hostedTokens(PROJECT, () => NOW, createLocalJWKSet(service.keys as never));
  const hosted = { projectId: PROJECT, tokens };
  const codes = { secret: "a-secret-that-nobody-else-has-here" };
  return signInByToken({ app, codes, tokens: { google: null, hosted } }, idToken);
}

function tokenOf(by: "google.com" | "phone", body: Record<string, unknown>): Promise<string> {
  const seconds = NOW.getTime() / 1000;
  return service.sign({
    iss: hostedIssuer(PROJECT),
    aud: PROJECT,
    sub: newId(),
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
    firebase: { identities: { "google.com": [newId()] }, sign_in_provider: by },
    ...body,
  });
}

it("logs in the owner of the phone number that the service verified, once per token", async () => {
  const { userId } = await addShopper(app, "Kavya Rao", true);
  const phone = (await findUser(database.db, userId))?.phone;
  const idToken = await tokenOf("phone", { phone_number: phone });
  expect(await signIn(idToken)).toEqual({ userId });
  await expect(signIn(idToken)).rejects.toMatchObject({ status: 401, code: "google_token_wrong" });
});

it("logs in nobody by a phone number that is unproved in the account", async () => {
  const { userId } = await addShopper(app, "Kavya Rao", false);
  const phone = (await findUser(database.db, userId))?.phone;
  const outcome = await signIn(await tokenOf("phone", { phone_number: phone }));
  expect(outcome).toMatchObject({ newcomer: { phone } });
});

it("logs in by an e-mail address that Google has verified, and returns the registration data of new users", async () => {
  const { userId, email } = await addShopper(app, "Kavya Rao", true);
  const known = await tokenOf("google.com", { email, email_verified: true, name: "Kavya" });
  expect(await signIn(known)).toEqual({ userId });
  const claims = { email: `${newId()}@shopper.example`, email_verified: true, name: "Kavya" };
  expect(await signIn(await tokenOf("google.com", claims))).toEqual({
    newcomer: { email: claims.email, name: "Kavya", photo: null },
  });
  const phone_number = "+919712340000";
  expect(await signIn(await tokenOf("phone", { phone_number }))).toEqual({
    newcomer: { phone: phone_number, phoneProof: expect.any(String) },
  });
});
