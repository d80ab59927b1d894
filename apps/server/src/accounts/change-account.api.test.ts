import * as accountsCalls from "@suvarna/contract/accounts/calls";
import { getMe, updateMe } from "@suvarna/contract/accounts/calls";
import { AVATAR_MAX_BYTES } from "@suvarna/contract/accounts/constants";
import * as calls from "@suvarna/contract/identity/calls";
import { login, verifyOtp } from "@suvarna/contract/identity/calls";
import * as sessions from "@suvarna/contract/identity/sessions";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { users } from "../identity/tables.ts";

const PASSWORD = "a-good-password";
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const CHROME = "Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36";

async function logInAgain({ email }: Session, password = PASSWORD): Promise<string> {
  const answer = await shop.app.inject({
    method: "POST",
    url: "/api/auth/login",
    headers: { "user-agent": CHROME },
    payload: { email, password },
  });
  return answer.json().token;
}

const isDead = (token: string) =>
  expect(shop.client(token).call(getMe, {})).rejects.toMatchObject({ status: 401 });

describe("the list of sessions", () => {
  it("contains this session, and each session can be ended from another, or all at once", async () => {
    const shopper = await shop.signUp("Meera Nair", false);
    const phone = await logInAgain(shopper);
    const client = shop.client(shopper.token);
    const { hasPassword, logins } = await client.call(sessions.getAccess, {});
    expect(hasPassword).toBe(true);
    expect(logins.toSorted((one, other) => (one.device < other.device ? -1 : 1))).toMatchObject([
      { device: "Chrome on Android", browser: "Chrome", system: "Android", current: false },
      { device: "Unknown device", browser: null, system: null, current: true },
    ]);
    expect(JSON.stringify(logins)).not.toContain(phone);

    const id = logins.find(({ current }) => !current)?._id ?? "";
    const stranger = shop.client((await shop.signUp("Meera Nair", false)).token);
    await stranger.call(sessions.endLogin, { params: { id } });
    await shop.client(phone).call(getMe, {});
    await client.call(sessions.endLogin, { params: { id } });
    await isDead(phone);

    const another = await logInAgain(shopper);
    await client.call(sessions.logoutEverywhere, {});
    await isDead(another);
    await isDead(shopper.token);
  });
});

describe("a change of the password", () => {
  it("ends every session, gives a new one, and needs the present password", async () => {
    const shopper = await shop.signUp("Meera Nair", false);
    const elsewhere = await logInAgain(shopper);
    const client = shop.client(shopper.token);
    const password = "a-new-good-password";
    const wrong = client.call(calls.changePassword, {
      body: { currentPassword: "not-the-password", password },
    });
    await expect(wrong).rejects.toMatchObject({
      status: 422,
      fields: { currentPassword: "Your present password is not right." },
    });
    await shop.client(elsewhere).call(getMe, {});

    const body = { currentPassword: PASSWORD, password };
    const { token } = await client.call(calls.changePassword, { body });
    await isDead(elsewhere);
    await isDead(shopper.token);
    expect((await shop.client(token).call(getMe, {}))._id).toBe(shopper.userId);
    const { email } = shopper;
    const old = shop.client().call(login, { body: { email, password: PASSWORD } });
    await expect(old).rejects.toMatchObject({ status: 401 });
    expect(await logInAgain(shopper, password)).toBeTruthy();
  });

  it("does not let a stolen session guess the password", async () => {
    const client = shop.client((await shop.signUp("Meera Nair", false)).token);
    const body = { currentPassword: "a-guess", password: "another-password" };
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      const refused = client.call(calls.changePassword, { body });
      statuses.push(await refused.catch(({ status }) => status));
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

describe("the picture of an account", () => {
  const square = { width: 40, height: 40, channels: 3, background: "#a8823a" } as const;
  const png = () => sharp({ create: square }).png().toBuffer();

  const put = (token: string, type: string, payload: Buffer | string) =>
    shop.app.inject({
      method: "PUT",
      url: "/api/auth/me/avatar",
      headers: { authorization: `Bearer ${token}`, "content-type": type },
      payload,
    });

  it("is set, served from an address of its own, replaced and removed", async () => {
    const { token } = await shop.signUp("Meera Nair", false);
    const { profileImage } = (await put(token, "image/png", await png())).json();
    const shown = await shop.app.inject({ url: String(profileImage) });
    expect(shown.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "no-store",
      "content-disposition": 'inline; filename="portrait.webp"',
      "x-content-type-options": "nosniff",
      "content-security-policy":
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    });
    expect((await sharp(shown.rawPayload).metadata()).format).toBe("webp");

    const data = `data:image/png;base64,${(await png()).toString("base64")}`;
    const second = await shop.client(token).call(updateMe, { body: { profileImage: data } });
    expect(second.profileImage).not.toBe(profileImage);
    expect((await shop.app.inject({ url: String(profileImage) })).statusCode).toBe(404);

    const body = { profileImage: null };
    expect((await shop.client(token).call(updateMe, { body })).profileImage).toBeNull();
    expect((await shop.app.inject({ url: String(second.profileImage) })).statusCode).toBe(404);
    expect((await shop.client(token).call(accountsCalls.deleteAvatar, {})).profileImage).toBeNull();
  });

  it("is refused when it is too large, has the wrong type, or is stored elsewhere", async () => {
    const { token } = await shop.signUp("Meera Nair", false);
    const large = await put(token, "image/jpeg", Buffer.alloc(AVATAR_MAX_BYTES + 1));
    expect([large.statusCode, large.json().code]).toEqual([413, "too_large"]);
    for (const [type, bytes] of [
      ["image/jpeg", await png()],
      ["image/svg+xml", "<svg onload='alert(1)'/>"],
      ["application/json", `{"profileImage":"x"}`],
    ] as const) {
      const answer = await put(token, type, bytes);
      expect([answer.statusCode, answer.json().code]).toEqual([422, "picture_unusable"]);
    }
    for (const profileImage of [
      "https://elsewhere.example/eye.png",
      "javascript:alert(1)",
      "data:text/html;base64,PHNjcmlwdD4=",
      "/avatars/../secret",
    ]) {
      const change = shop.client(token).call(updateMe, { body: { profileImage } });
      await expect(change).rejects.toMatchObject({ status: 422, code: "picture_unusable" });
    }
    expect((await shop.client(token).call(getMe, {})).profileImage).toBeNull();
  });

  it.each(["x.webp", "../../etc/passwd", "%2e%2e%2fx.webp", `${"0".repeat(36)}.webp`])(
    "is not found at %s",
    async (file) => {
      expect((await shop.app.inject({ url: `/avatars/${file}` })).statusCode).toBe(404);
    },
  );
});

describe("a session that was left open", () => {
  let then: Date;
  beforeEach(() => {
    then = shop.clock.now;
  });
  afterEach(() => {
    shop.clock.now = then;
  });

  it("can't set a new e-mail address or a new number without the password", async () => {
    const { email, token } = await shop.signUp("Kavya Rao", true);
    const client = shop.client(token);
    const before = await client.call(getMe, {});
    shop.clock.now = new Date(then.getTime() + 11 * 60_000);

    const wanted = { email: `thief-${email}`, phone: `+916${before.phone.slice(4)}` };
    for (const body of [{ email: wanted.email }, { phone: wanted.phone }]) {
      await expect(client.call(updateMe, { body })).rejects.toMatchObject({
        status: 403,
        code: "password_needed",
        fields: { password: expect.any(String) },
      });
    }
    const guess = client.call(updateMe, { body: { ...wanted, password: "a-guess" } });
    await expect(guess).rejects.toMatchObject({ status: 422, code: "password_wrong" });
    expect(await client.call(getMe, {})).toEqual(before);

    // A change of the name needs no password, and neither does sending the e-mail address and phone
    // number that the account already has.
    const { email: own, phone } = before;
    await client.call(updateMe, { body: { fullName: "Kavya R.", email: own, phone } });
    const body = { ...wanted, password: "a-good-password" };
    expect(await client.call(updateMe, { body })).toMatchObject({
      pendingEmail: wanted.email,
      pendingPhone: wanted.phone,
    });
  });

  it("proves no number that the account was not to have, and the code stays valid", async () => {
    const { token } = await shop.signUp("Meera Nair", false);
    const client = shop.client(token);
    const { phone } = await client.call(getMe, {});
    const other = `+916${phone.slice(4)}`;
    shop.clock.now = new Date(then.getTime() + 11 * 60_000);
    await client.call(calls.sendPhoneProof, { body: { phone: other } });
    const [text] = await shop.messagesTo(other);
    const otp = /\b\d{6}\b/.exec(text?.text ?? "")?.[0] ?? "";
    const prove = () => client.call(calls.provePhone, { body: { phone: other, otp } });
    await expect(prove()).rejects.toMatchObject({ status: 403, code: "password_needed" });
    const body = { phone: other, password: "a-good-password" };
    await client.call(updateMe, { body });
    expect(await prove()).toMatchObject({ phone: other, phoneVerified: true });
  });
});

describe("the number of an account", () => {
  it("is proved by its own code, and stays until the next number is proved too", async () => {
    const { email, token } = await shop.signUp("Meera Nair", false);
    const { db } = shop.database;
    await db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
    const client = shop.client(token);
    const { phone } = await client.call(getMe, {});
    const prove = async (to: string) => {
      await client.call(calls.sendPhoneProof, { body: { phone: to } });
      const [text] = await shop.messagesTo(to);
      const otp = /\b\d{6}\b/.exec(text?.text ?? "")?.[0] ?? "";
      const login = shop.client().call(verifyOtp, { body: { phone: to, otp } });
      await expect(login).rejects.toMatchObject({ status: 401 });
      return client.call(calls.provePhone, { body: { phone: to, otp } });
    };
    expect(await prove(phone)).toMatchObject({ phone, phoneVerified: true });

    const next = `+917${phone.slice(4)}`;
    const changed = await client.call(updateMe, { body: { phone: next } });
    expect(changed).toMatchObject({ phone, pendingPhone: next });
    expect(await prove(next)).toMatchObject({
      phone: next,
      phoneVerified: true,
      pendingPhone: null,
    });
    // A letter to the account's e-mail address reports the new phone number. Proving the old number
    // caused no letter, because it did not change the account's number.
    const subjects = (await shop.messagesTo(email)).map(({ subject }) => subject);
    expect(subjects).toEqual(["Your mobile number was changed"]);

    const other = await shop.signUp("Kavya Rao", true);
    const { phone: theirs } = await shop.client(other.token).call(getMe, {});
    await expect(prove(theirs)).rejects.toMatchObject({ status: 409, code: "phone_taken" });
  });
});
