import { getMe } from "@suvarna/contract/accounts/calls";
import * as calls from "@suvarna/contract/identity/calls";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { logIn } from "../../test/log-in.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { credentials } from "./tables.ts";

const PASSWORD = "a-good-password";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const ADDRESS = {
  type: "Home",
  addressLine: "14, 3rd Cross",
  city: "Bengaluru",
  state: "Karnataka",
  zipcode: "560003",
  country: "India",
  primaryPhone: "9876500011",
  isDefault: true,
} as const;

const signUpWith = (password: string) =>
  shop.client().call(calls.signup, {
    body: {
      name: "Meera Krishnan",
      email: "meera.krishnan@shopper.example",
      phone: "9876500011",
      password,
      confirmPassword: password,
      addresses: [ADDRESS],
    },
  });

describe("a password that is guessed first", () => {
  const guessed = [
    "password",
    "12345678",
    "PASSWORD123",
    "qwertyuiop",
    "Suvarna@2026",
    "aaaaaaaaaa",
    "meera krishnan",
    "meera.krishnan@shopper.example",
  ];
  it.each(guessed)("is refused at the sign-up: %s", async (password) => {
    const answer = signUpWith(password);
    await expect(answer).rejects.toMatchObject({
      status: 400,
      fields: { password: expect.any(String) },
    });
  });

  it("is refused when a password is changed, and the old password stays valid", async () => {
    const { email, token } = await shop.signUp();
    const body = { currentPassword: PASSWORD, password: "password" };
    const changed = shop.client(token).call(calls.changePassword, { body });
    await expect(changed).rejects.toMatchObject({ fields: { password: expect.any(String) } });
    await shop.client().call(calls.login, { body: { email, password: PASSWORD } });
  });

  it("is refused when a password is recovered, and the link can be used again", async () => {
    const { email } = await shop.signUp();
    await shop.client().call(calls.forgotPassword, { body: { email } });
    const letter = async () =>
      (await shop.messagesTo(email)).find(({ kind }) => kind === "password-reset");
    await expect.poll(letter).toBeDefined();
    const [, token = ""] = /reset-password#([\w-]+)/.exec((await letter())?.text ?? "") ?? [];
    const reset = (password: string) =>
      shop.client().call(calls.resetPassword, { body: { token, password } });
    await expect(reset("iloveyou")).rejects.toMatchObject({ status: 400 });
    await reset("quiet-monsoon-evening");
    await shop.client().call(calls.login, { body: { email, password: "quiet-monsoon-evening" } });
  });
});

// This is the scrypt hash of "a-good-password" in the format of earlier versions.
const OLD_HASH =
  "00112233445566778899aabbccddeeff:d2c74cc2e52fd2673fe36500668df8f38e8f0949ac4489503f18214271f9f51f5648a5404422dbe1a71c7e1d83cdd46ea45f84ff6094246f2e9fea67d0d7821e";

it("simultaneous logins all succeed while the hash of an earlier version is replaced", async () => {
  const { email, userId } = await shop.signUp();
  const { db } = shop.database;
  const own = eq(credentials.userId, userId);
  await db.update(credentials).set({ password: OLD_HASH }).where(own);
  const logins = Array.from({ length: 4 }, () => logIn(shop, { email, password: PASSWORD }));
  const tokens = (await Promise.all(logins)).map(({ token }) => token);
  for (const token of tokens) await shop.client(token).call(getMe, {});
  expect((await db.select().from(credentials).where(own))[0]?.password).toMatch(/^\$argon2id\$/);
});

it("a hash of an earlier version is replaced at the login, and sessions go on", async () => {
  const { email, token, userId } = await shop.signUp();
  const { db } = shop.database;
  const own = eq(credentials.userId, userId);
  await db.update(credentials).set({ password: OLD_HASH }).where(own);
  const wrong = shop.client().call(calls.login, { body: { email, password: "not-the-password" } });
  await expect(wrong).rejects.toMatchObject({ status: 401 });
  expect((await db.select().from(credentials).where(own))[0]?.password).toBe(OLD_HASH);

  await shop.client().call(calls.login, { body: { email, password: PASSWORD } });
  const [credential] = await db.select().from(credentials).where(own);
  expect(credential?.password).toMatch(/^\$argon2id\$/);
  await shop.client(token).call(getMe, {});
  await shop.client().call(calls.login, { body: { email, password: PASSWORD } });
});
