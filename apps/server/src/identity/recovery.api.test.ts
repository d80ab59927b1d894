import { randomInt } from "node:crypto";
import { addAddress, getMe, updateMe } from "@suvarna/contract/accounts/calls";
import * as calls from "@suvarna/contract/identity/calls";
import { login, signup } from "@suvarna/contract/identity/calls";
import * as schemas from "@suvarna/contract/identity/schemas";
import { getAccess } from "@suvarna/contract/identity/sessions";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { countHashes } from "../../test/count-hashes.ts";
import { logIn } from "../../test/log-in.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { newId } from "../platform/ids.ts";
import { credentials, mailedLinks, users } from "./tables.ts";

const ADDRESS = {
  addressLine: "1, MG Road",
  city: "Pune",
  state: "Maharashtra",
  zipcode: "411004",
};
const NEW_PASSWORD = "a-new-good-password";
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const forgot = (email: string) => shop.client().call(calls.forgotPassword, { body: { email } });
const reset = (token: string, password = NEW_PASSWORD) =>
  shop.client().call(calls.resetPassword, { body: { token, password } });
const dead = { status: 422, code: "link_dead" };

/**
 * Waits for `count` letters of a kind to an e-mail address.
 * @returns the secrets of the links in the letters, the newest first
 */
function linksTo(email: string, page: string, count = 1): Promise<string[]> {
  return vi.waitFor(
    async () => {
      const letters = await shop.messagesTo(email);
      const links = letters.flatMap(
        ({ text }) => text?.match(new RegExp(`/${page}#([\\w-]+)`))?.[1] ?? [],
      );
      expect(links.length).toBeGreaterThanOrEqual(count);
      return links;
    },
    { timeout: 90_000, interval: 50 },
  );
}

describe("a forgotten password", () => {
  it("is replaced by a mailed link, once, which ends every session", async () => {
    const { email, token } = await shop.signUp();
    await forgot(email.toUpperCase());
    const [link = ""] = await linksTo(email, "reset-password");
    await reset(link);
    await expect(shop.client(token).call(getMe, {})).rejects.toMatchObject({ status: 401 });
    const old = { email, password: "a-good-password" };
    await expect(shop.client().call(login, { body: old })).rejects.toMatchObject({ status: 401 });
    const { user } = await logIn(shop, { email, password: NEW_PASSWORD });
    expect(user.emailVerified).toBe(true);

    await expect(reset(link, "a-third-password")).rejects.toMatchObject(dead);
    const [letter] = await shop.messagesTo(email);
    expect(letter?.subject).toBe("Your password was changed");
  });

  it("can be set by a user who had none, for example after signing in with Google only", async () => {
    const { email, userId, token } = await shop.signUp();
    await shop.database.db.delete(credentials).where(eq(credentials.userId, userId));
    expect((await shop.client(token).call(getAccess, {})).hasPassword).toBe(false);
    await forgot(email);
    const [link = ""] = await linksTo(email, "reset-password");
    await reset(link);
    const body = { email, password: NEW_PASSWORD };
    const { token: fresh } = await logIn(shop, body);
    expect((await shop.client(fresh).call(getAccess, {})).hasPassword).toBe(true);
  });

  it("answers the same, after the same work, for an e-mail address without an account", async () => {
    const { email } = await shop.signUp();
    const replies = [];
    for (const each of [email, `${newId()}@shopper.example`]) {
      using hashes = countHashes();
      const jobs = await countJobs();
      const answer = await forgot(each);
      replies.push({ answer, hashes: hashes.made, jobs: (await countJobs()) - jobs });
    }
    expect(replies[0]).toEqual({
      answer: { message: schemas.FORGOT_PASSWORD_ANSWER },
      hashes: 0,
      jobs: 1,
    });
    expect(replies[1]).toEqual(replies[0]);
  });

  it("sends only a limited number of letters, and the reply does not show that a letter was left out", async () => {
    const { email } = await shop.signUp();
    for (const each of [email, `${newId()}@shopper.example`]) {
      const jobs = await countJobs();
      for (let attempt = 0; attempt < 8; attempt++) {
        expect(await forgot(each)).toEqual({ message: schemas.FORGOT_PASSWORD_ANSWER });
      }
      expect((await countJobs()) - jobs).toBe(5);
    }
  });

  it("has links that are valid for 30 minutes, expire together, and are stored as hashes", async () => {
    const { email } = await shop.signUp();
    await forgot(email);
    await forgot(email);
    const [one = "", two = ""] = await linksTo(email, "reset-password", 2);
    const links = await shop.database.db.select().from(mailedLinks);
    expect(JSON.stringify(links)).not.toContain(one);

    const start = shop.clock.now;
    shop.clock.now = new Date(start.getTime() + 30 * 60_000);
    await expect(reset(one)).rejects.toMatchObject(dead);
    shop.clock.now = start;
    await reset(two);
    await expect(reset(one)).rejects.toMatchObject(dead);
  });

  it("computes no hash for an unknown link, and accepts a link only once at the same time", async () => {
    using hashes = countHashes();
    await expect(reset("x".repeat(43))).rejects.toMatchObject(dead);
    expect(hashes.made).toBe(0);

    const { email } = await shop.signUp();
    await forgot(email);
    const [link = ""] = await linksTo(email, "reset-password");
    const both = await Promise.allSettled([reset(link), reset(link, "another-password")]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  async function countJobs(): Promise<number> {
    const { rows } = await shop.database.db.execute<{ count: string }>(
      sql`select count(*) from jobs.job where name = 'recover-password'`,
    );
    return Number(rows[0]?.count);
  }
});

describe("an e-mail address", () => {
  async function newShopper() {
    const email = `${newId()}@shopper.example`;
    const phone = `+919${String(randomInt(1e9)).padStart(9, "0")}`;
    const password = "a-good-password";
    const addresses = [{ ...ADDRESS, primaryPhone: phone }];
    const name = "<script>alert(1)</script> Rao";
    const body = { name, email, phone, password, confirmPassword: password, addresses };
    await shop.client().call(signup, { body });
    const { token } = await logIn(shop, { email, password });
    return { email, token, name };
  }

  it("is confirmed by the letter of the sign-up; the shop works before it is", async () => {
    const { email, token, name } = await newShopper();
    const client = shop.client(token);
    expect((await client.call(getMe, {})).emailVerified).toBe(false);
    const [link = ""] = await linksTo(email, "verify-email");
    const [letter] = await shop.messagesTo(email);
    // The address is not confirmed yet, so the letter contains no text that a stranger may have
    // typed.
    expect(letter?.html).not.toContain(name);
    expect(letter?.html).not.toContain("Rao");
    expect(letter?.html).not.toContain("alert");

    await client.call(calls.sendVerification, {});
    await linksTo(email, "verify-email", 2);
    await client.call(calls.verifyEmail, { body: { token: link } });
    expect((await client.call(getMe, {})).emailVerified).toBe(true);
    const again = shop.client().call(calls.verifyEmail, { body: { token: link } });
    await expect(again).rejects.toMatchObject(dead);
    await client.call(calls.sendVerification, {});
    expect(await linksTo(email, "verify-email")).toHaveLength(2);
  });

  it("that is confirmed stays until a new one is confirmed too, and gets a letter about it", async () => {
    const { email, token } = await newShopper();
    const client = shop.client(token);
    const [first = ""] = await linksTo(email, "verify-email");
    await client.call(calls.verifyEmail, { body: { token: first } });

    const pendingEmail = `new-${email}`;
    const changed = await client.call(updateMe, { body: { email: pendingEmail } });
    expect(changed).toMatchObject({ email, pendingEmail, emailVerified: true });
    const [second = ""] = await linksTo(pendingEmail, "verify-email");
    await client.call(calls.verifyEmail, { body: { token: second } });
    expect(await client.call(getMe, {})).toMatchObject({
      email: pendingEmail,
      pendingEmail: null,
      emailVerified: true,
    });
    const [letter] = await shop.messagesTo(email);
    expect(letter?.subject).toBe("Your e-mail address was changed");
  });

  it("is not changed by a link of another kind, or by a cancelled change", async () => {
    const { email, token } = await newShopper();
    const [verify = ""] = await linksTo(email, "verify-email");
    await expect(reset(verify)).rejects.toMatchObject(dead);
    const client = shop.client(token);
    await client.call(updateMe, { body: { email: `new-${email}` } });
    const late = client.call(calls.verifyEmail, { body: { token: verify } });
    await expect(late).rejects.toMatchObject(dead);
    expect((await client.call(getMe, {})).emailVerified).toBe(false);
  });

  it("that was unconfirmed moves from the stranger's account to its owner, who gets no phone number of the stranger", async () => {
    const { email, token } = await shop.signUp("Meera Nair", false);
    const { db } = shop.database;
    await db.update(users).set({ phoneVerified: true }).where(eq(users.email, email));
    const body = { ...ADDRESS, primaryPhone: "+919812345678" };
    await shop.client(token).call(addAddress, { body });
    await forgot(email);
    const [link = ""] = await linksTo(email, "reset-password");
    // The screen and a letter tell the owner which contacts were removed, and why.
    expect((await reset(link)).removed).toEqual(["phone", "addresses"]);
    const [letter] = await shop.messagesTo(email);
    expect(letter?.subject).toBe("Your password was changed");
    expect(letter?.text?.replace(/\s+/g, " ")).toContain(
      "We removed the phone number and the addresses from your account: this e-mail address had never been confirmed",
    );
    const [row] = await db.select().from(users).where(eq(users.email, email));
    expect(row).toMatchObject({ emailVerified: true, phone: null, phoneVerified: false });
    await expect(shop.client(token).call(getMe, {})).rejects.toMatchObject({ status: 401 });
  });

  it("that a stolen session has entered does not recover the account later", async () => {
    const { email, token } = await shop.signUp("Kavya Rao", true);
    const thief = `thief-${email}`;
    await shop.client(token).call(updateMe, { body: { email: thief } });
    const [steal = ""] = await linksTo(thief, "verify-email");
    await forgot(email);
    const [link = ""] = await linksTo(email, "reset-password");
    await reset(link);
    const late = shop.client().call(calls.verifyEmail, { body: { token: steal } });
    await expect(late).rejects.toMatchObject(dead);
    const [row] = await shop.database.db.select().from(users).where(eq(users.email, email));
    expect(row).toMatchObject({ pendingEmail: null, phoneVerified: true });
    const [letter] = await shop.messagesTo(email);
    expect(letter?.text).not.toContain("We removed");
  });

  it("that is no longer the account's can't reset the password by an earlier link", async () => {
    const { email, token } = await newShopper();
    await forgot(email);
    const [link = ""] = await linksTo(email, "reset-password");
    await shop.client(token).call(updateMe, { body: { email: `new-${email}` } });
    await expect(reset(link)).rejects.toMatchObject(dead);
  });
});
