import { randomInt } from "node:crypto";
import { addAddress, getMe, updateMe } from "@suvarna/contract/accounts/calls";
import * as calls from "@suvarna/contract/identity/calls";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { logIn as logInTo } from "../../test/log-in.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { newId } from "../platform/ids.ts";
import { findGoogleUser, linkGoogle } from "./google-sign-in.ts";
import { findUserOfPhone } from "./queries.ts";
import { users } from "./tables.ts";

// A stranger opens an account with another person's e-mail address, and waits for the owner of the
// address to confirm it.

const STRANGERS = "the-strangers-password";
const OWNERS = "the-owners-password";
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const ADDRESS = {
  addressLine: "1, MG Road",
  city: "Pune",
  state: "Maharashtra",
  zipcode: "411004",
};

/** Opens the account of a stranger with the e-mail address of another person. */
async function setUp() {
  const email = `${newId()}@shopper.example`;
  const phone = `+919${String(randomInt(1e9)).padStart(9, "0")}`;
  const addresses = [{ ...ADDRESS, primaryPhone: phone }];
  const passwords = { password: STRANGERS, confirmPassword: STRANGERS };
  const body = { name: "Some Body", email, phone, ...passwords, addresses };
  await shop.client().call(calls.signup, { body });
  const { token, user } = await logIn(email, STRANGERS);
  return { email, phone, token, userId: user._id, stranger: shop.client(token) };
}

const logIn = (email: string, password: string) => logInTo(shop, { email, password });

async function linkTo(email: string, page: string): Promise<string> {
  return vi.waitFor(
    async () => {
      for (const { text } of await shop.messagesTo(email)) {
        const link = new RegExp(`/${page}#([\\w-]+)`).exec(text ?? "")?.[1];
        if (link) return link;
      }
      throw new Error("No letter yet");
    },
    { timeout: 90_000, interval: 50 },
  );
}

const confirm = (token: string, password?: string) =>
  shop.client().call(calls.verifyEmail, { body: { token, ...(password ? { password } : {}) } });

/**
 * The owner of the address can't log in, sets a new password by a mailed link, and so gets the
 * account.
 */
async function takeOver(email: string): Promise<string> {
  await shop.client().call(calls.forgotPassword, { body: { email } });
  const token = await linkTo(email, "reset-password");
  await shop.client().call(calls.resetPassword, { body: { token, password: OWNERS } });
  return (await logIn(email, OWNERS)).token;
}

it("the letter's link does not confirm the address without the password", async () => {
  const { email, stranger } = await setUp();
  const link = await linkTo(email, "verify-email");
  await expect(confirm(link)).rejects.toMatchObject({ code: "password_needed", status: 403 });
  await expect(confirm(link, "a-guess-of-mine")).rejects.toMatchObject({ code: "password_wrong" });
  expect((await stranger.call(getMe, {})).emailVerified).toBe(false);
  // A session of another account does not prove the address either.
  const other = await shop.signUp();
  const byOther = shop.client(other.token).call(calls.verifyEmail, { body: { token: link } });
  await expect(byOther).rejects.toMatchObject({ code: "password_needed" });
  await confirm(link, STRANGERS);
  expect((await stranger.call(getMe, {})).emailVerified).toBe(true);
});

it("a password and sessions of a stranger are invalid once the owner proves the address", async () => {
  const { email, stranger } = await setUp();
  await takeOver(email);
  await expect(logIn(email, STRANGERS)).rejects.toMatchObject({ code: "credentials_wrong" });
  await expect(stranger.call(getMe, {})).rejects.toMatchObject({ status: 401 });
});

it("a phone number and addresses set up by a stranger are removed, also if the number is proved", async () => {
  const { email, phone, stranger, userId } = await setUp();
  await shop.database.db.update(users).set({ phoneVerified: true }).where(eq(users.id, userId));
  await stranger.call(addAddress, { body: { ...ADDRESS, primaryPhone: phone } });
  expect(await findUserOfPhone(shop.database.db, phone)).toBe(userId);
  const owner = shop.client(await takeOver(email));
  expect(await findUserOfPhone(shop.database.db, phone)).toBeNull();
  expect(await owner.call(getMe, {})).toMatchObject({ phone: "", addresses: [] });
});

it("a Google account linked by a stranger does not sign in any more", async () => {
  const { email, userId } = await setUp();
  const person = { subject: `google-${newId()}`, email: "stranger@gmail.example" };
  await shop.database.transaction((tx) => linkGoogle(tx, userId, person.subject, shop.clock.now));
  expect(await findGoogleUser(shop.acts, person)).toBe(userId);
  await takeOver(email);
  expect(await findGoogleUser(shop.acts, person)).toBeNull();
});

it("a login with Google does not join an account whose address is unproved", async () => {
  const { email } = await setUp();
  const owner = { subject: `google-${newId()}`, email };
  await expect(findGoogleUser(shop.acts, owner)).rejects.toMatchObject({ code: "other_method" });
  await takeOver(email);
  await findGoogleUser(shop.acts, owner);
  await expect(logIn(email, STRANGERS)).rejects.toMatchObject({ code: "credentials_wrong" });
});

it("a change to the owner's address that waits in a stranger's account is not confirmed by the owner", async () => {
  const stranger = await shop.signUp("Some Body", true);
  const email = `${newId()}@shopper.example`;
  await shop.client(stranger.token).call(updateMe, { body: { email } });
  const link = await linkTo(email, "verify-email");
  await expect(confirm(link)).rejects.toMatchObject({ code: "password_needed" });
  // No account has the address, so its owner can still sign up with it.
  const [row] = await shop.database.db.select().from(users).where(eq(users.email, email));
  expect(row).toBeUndefined();
});

it("a change to a stranger's address is called off when the owner proves the address", async () => {
  const { email, stranger } = await setUp();
  const link = await linkTo(email, "verify-email");
  await confirm(link, STRANGERS);
  const theirs = `${newId()}@stranger.example`;
  await stranger.call(updateMe, { body: { email: theirs } });
  const steal = await linkTo(theirs, "verify-email");
  await takeOver(email);
  await expect(confirm(steal, OWNERS)).rejects.toMatchObject({ code: "link_dead" });
});
