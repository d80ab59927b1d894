import { deleteMe, exportMe, getMe, updateMe } from "@suvarna/contract/accounts/calls";
import { changePassword, login, phoneLogin, verifyOtp } from "@suvarna/contract/identity/calls";
import type { FactorNeeded } from "@suvarna/contract/identity/factor-schemas";
import {
  addPasskey,
  addTotp,
  listFactors,
  prove,
  removeFactor,
  renameFactor,
  renewRecoveryCodes,
  startPasskey,
  startProof,
  startTotp,
} from "@suvarna/contract/identity/factors";
import {
  answerFactor,
  logInByPasskey,
  startPasskeyLogin,
} from "@suvarna/contract/identity/second-factor";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAuthenticator } from "../../test/authenticator.ts";
import { logIn } from "../../test/log-in.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { factors, recoveryCodes } from "./tables.ts";
import { totpCode } from "./totp.ts";

const PASSWORD = "a-good-password";
const STEP_MS = 30_000;
const MINUTE_MS = 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const wait = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};
const phone = () => {
  const { origin, hostname: rpId } = new URL(shop.config.publicUrl);
  return createAuthenticator({ origin, rpId });
};
const wrong = { status: 422, code: "factor_wrong" };
const dead = { status: 422, code: "challenge_dead" };
const notFresh = { status: 403, code: "fresh_proof_needed" };

async function enrolTotp({ token }: Pick<Session, "token">, name = "Phone") {
  const { challenge, secret } = await shop.client(token).call(startTotp, {});
  const body = { challenge, code: totpCode(secret, shop.clock.now), name };
  return { secret, ...(await shop.client(token).call(addTotp, { body })) };
}

async function enrolPasskey({ token }: Pick<Session, "token">, device = phone()) {
  const { challenge, passkey } = await shop.client(token).call(startPasskey, {});
  const body = { challenge, passkey: device.create(passkey), name: "Key" };
  return { device, ...(await shop.client(token).call(addPasskey, { body })) };
}

async function begin(email: string, password = PASSWORD): Promise<FactorNeeded> {
  const reply = await shop.client().call(login, { body: { email, password } });
  if ("token" in reply) throw new Error("There is a session without a second factor");
  return reply;
}

const answer = (body: { challenge: string; code?: string; recoveryCode?: string }) =>
  shop.client().call(answerFactor, { body });

describe("an authenticator app", () => {
  it("is asked for at the login, which gives no token before its code", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { secret, recoveryCodes: codes } = await enrolTotp(shopper);
    expect(codes).toHaveLength(10);
    wait(STEP_MS);
    const begun = await begin(shopper.email);
    expect(begun).toEqual({
      factorNeeded: true,
      challenge: expect.any(String),
      factors: ["totp", "recovery"],
      passkey: null,
    });
    const asToken = shop.client(begun.challenge).call(getMe, {});
    await expect(asToken).rejects.toMatchObject({ status: 401 });
    const code = totpCode(secret, shop.clock.now);
    const { token, user } = await answer({ challenge: begun.challenge, code });
    expect(user._id).toBe(shopper.userId);
    expect((await shop.client(token).call(getMe, {}))._id).toBe(shopper.userId);
    await expect(answer({ challenge: begun.challenge, code })).rejects.toMatchObject(dead);
  });

  it("is asked for after a code to the phone too", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { secret } = await enrolTotp(shopper);
    wait(STEP_MS);
    const { phone: number } = await shop.client(shopper.token).call(getMe, {});
    await shop.client().call(phoneLogin, { body: { phone: number } });
    const [message] = await shop.messagesTo(number);
    const otp = /^\d{6}/.exec(message?.text ?? "")?.[0] ?? "";
    const begun = await shop.client().call(verifyOtp, { body: { phone: number, otp } });
    if (!("factorNeeded" in begun)) throw new Error("There is a session without a second factor");
    expect(begun).not.toHaveProperty("token");
    const code = totpCode(secret, shop.clock.now);
    expect((await answer({ challenge: begun.challenge, code })).user._id).toBe(shopper.userId);
  });

  it("keeps its secret sealed, and no recovery code in clear", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { secret, recoveryCodes: codes } = await enrolTotp(shopper);
    const { db } = shop.database;
    const [row] = await db.select().from(factors).where(eq(factors.userId, shopper.userId));
    expect(JSON.stringify(row)).not.toContain(secret);
    const rows = await db
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, shopper.userId));
    expect(rows).toHaveLength(10);
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
  });

  it("gives codes that count once, also in two logins at the same time", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { secret } = await enrolTotp(shopper);
    const enrolled = totpCode(secret, shop.clock.now);
    const reused = answer({ challenge: (await begin(shopper.email)).challenge, code: enrolled });
    await expect(reused).rejects.toMatchObject(wrong);

    wait(STEP_MS);
    const code = totpCode(secret, shop.clock.now);
    const begun = [await begin(shopper.email), await begin(shopper.email)];
    const ends = await Promise.allSettled(
      begun.map(({ challenge }) => answer({ challenge, code })),
    );
    expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);

    wait(STEP_MS);
    const earlier = answer({ challenge: (await begin(shopper.email)).challenge, code });
    await expect(earlier).rejects.toMatchObject(wrong);
  });

  it("is not guessed: five wrong codes end a login, and ten those of a network", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { secret } = await enrolTotp(shopper);
    wait(STEP_MS);
    const right = totpCode(secret, shop.clock.now);
    const miss = String((Number(right) + 1) % 1_000_000).padStart(6, "0");
    const { challenge } = await begin(shopper.email);
    for (let round = 0; round < 5; round++) {
      await expect(answer({ challenge, code: miss })).rejects.toMatchObject(wrong);
    }
    await expect(answer({ challenge, code: right })).rejects.toMatchObject(dead);

    const fromOneNetwork = async (code: string) => {
      const { challenge: next } = await begin(shopper.email);
      return shop.app.inject({
        method: "POST",
        url: "/api/auth/second-factor",
        payload: { challenge: next, code },
        remoteAddress: "192.0.2.7",
      });
    };
    for (let round = 0; round < 10; round++) {
      expect((await fromOneNetwork(miss)).statusCode).toBe(422);
    }
    expect((await fromOneNetwork(right)).statusCode).toBe(429);
    // The owner, elsewhere, is not locked out by it.
    const own = await begin(shopper.email);
    expect((await answer({ challenge: own.challenge, code: right })).user._id).toBe(shopper.userId);
  });

  it("a login that waits dies with the password, and after ten minutes", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { secret } = await enrolTotp(shopper);
    const waiting = await begin(shopper.email);
    const body = { currentPassword: PASSWORD, password: "another-good-password" };
    await shop.client(shopper.token).call(changePassword, { body });
    wait(STEP_MS);
    const code = totpCode(secret, shop.clock.now);
    await expect(answer({ challenge: waiting.challenge, code })).rejects.toMatchObject(dead);
    const late = await begin(shopper.email, "another-good-password");
    wait(10 * MINUTE_MS);
    const lateCode = totpCode(secret, shop.clock.now);
    await expect(answer({ challenge: late.challenge, code: lateCode })).rejects.toMatchObject(dead);
  });

  it("is not added with a wrong code, nor by another account's challenge", async () => {
    const [one, other] = [await shop.signUp("One", true), await shop.signUp("Other", true)];
    const { challenge, secret } = await shop.client(one.token).call(startTotp, {});
    const code = totpCode(secret, shop.clock.now);
    const foreign = shop
      .client(other.token)
      .call(addTotp, { body: { challenge, code, name: "x" } });
    await expect(foreign).rejects.toMatchObject(dead);
    const miss = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    const missed = shop
      .client(one.token)
      .call(addTotp, { body: { challenge, code: miss, name: "x" } });
    await expect(missed).rejects.toMatchObject(wrong);
    expect((await shop.client(one.token).call(listFactors, {})).factors).toEqual([]);
  });
});

describe("recovery codes", () => {
  it("log in once each, and the owner is told", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const {
      recoveryCodes: [recoveryCode = ""],
    } = await enrolTotp(shopper);
    const { challenge } = await begin(shopper.email);
    const typed = recoveryCode.toUpperCase().replaceAll("-", " ");
    const { token } = await answer({ challenge, recoveryCode: typed });
    expect((await shop.client(token).call(listFactors, {})).recoveryCodesLeft).toBe(9);
    const [letter] = await shop.messagesTo(shopper.email);
    expect(letter?.text).toContain("A recovery code of your account was used.");
    const again = answer({ challenge: (await begin(shopper.email)).challenge, recoveryCode });
    await expect(again).rejects.toMatchObject(wrong);
  });

  it("are of their account alone, and void when there are new ones", async () => {
    const [one, other] = [await shop.signUp("One", true), await shop.signUp("Other", true)];
    const {
      recoveryCodes: [foreign = ""],
    } = await enrolTotp(other);
    const {
      recoveryCodes: [old = ""],
    } = await enrolTotp(one);
    const tried = answer({ challenge: (await begin(one.email)).challenge, recoveryCode: foreign });
    await expect(tried).rejects.toMatchObject(wrong);
    const {
      recoveryCodes: [fresh = ""],
    } = await shop.client(one.token).call(renewRecoveryCodes, {});
    const voided = answer({ challenge: (await begin(one.email)).challenge, recoveryCode: old });
    await expect(voided).rejects.toMatchObject(wrong);
    await answer({ challenge: (await begin(one.email)).challenge, recoveryCode: fresh });
  });
});

describe("a passkey", () => {
  it("is a second factor, and logs in alone as well", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { device } = await enrolPasskey(shopper);
    const begun = await begin(shopper.email);
    expect(begun.factors).toEqual(["passkey", "recovery"]);
    const passkey = device.get(begun.passkey ?? { challenge: "" });
    const body = { challenge: begun.challenge, passkey };
    const { token } = await shop.client().call(answerFactor, { body });
    expect((await shop.client(token).call(getMe, {}))._id).toBe(shopper.userId);

    const alone = await shop.client().call(startPasskeyLogin, {});
    const signed = { challenge: alone.challenge, passkey: device.get(alone.passkey) };
    const opened = await shop.client().call(logInByPasskey, { body: signed });
    expect(opened.user._id).toBe(shopper.userId);
    const replayed = shop.client().call(logInByPasskey, { body: signed });
    await expect(replayed).rejects.toMatchObject(dead);
  });

  it.each([
    ["of another origin", { from: "https://suvarna.evil.example" }],
    ["whose holder the device did not verify", { verified: false }],
  ])("%s is refused", async (_which, mistake) => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { device } = await enrolPasskey(shopper);
    const { challenge, passkey } = await shop.client().call(startPasskeyLogin, {});
    const body = { challenge, passkey: device.get(passkey, mistake) };
    await expect(shop.client().call(logInByPasskey, { body })).rejects.toMatchObject(wrong);
  });

  it("that was copied is refused: its counter stands behind", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { device } = await enrolPasskey(shopper);
    device.setCounter(7);
    const first = await shop.client().call(startPasskeyLogin, {});
    const signed = { challenge: first.challenge, passkey: device.get(first.passkey) };
    await shop.client().call(logInByPasskey, { body: signed });
    device.setCounter(7);
    const second = await shop.client().call(startPasskeyLogin, {});
    const body = { challenge: second.challenge, passkey: device.get(second.passkey) };
    await expect(shop.client().call(logInByPasskey, { body })).rejects.toMatchObject(wrong);
  });

  it("answers no challenge of another purpose or login, and no other account's login", async () => {
    const [one, other] = [await shop.signUp("One", true), await shop.signUp("Other", true)];
    const { device } = await enrolPasskey(one);
    await enrolPasskey(other);
    const [first, second] = [await begin(one.email), await begin(one.email)];
    const swapped = device.get(second.passkey ?? { challenge: "" });
    const body = { challenge: first.challenge, passkey: swapped };
    await expect(shop.client().call(answerFactor, { body })).rejects.toMatchObject(wrong);
    const asAlone = { challenge: second.challenge, passkey: swapped };
    const crossed = shop.client().call(logInByPasskey, { body: asAlone });
    await expect(crossed).rejects.toMatchObject(dead);
    const foreign = await begin(other.email);
    const taken = device.get(foreign.passkey ?? { challenge: "" });
    const stolen = { challenge: foreign.challenge, passkey: taken };
    await expect(shop.client().call(answerFactor, { body: stolen })).rejects.toMatchObject(wrong);
  });

  it("belongs to one account", async () => {
    const [one, other] = [await shop.signUp("One", true), await shop.signUp("Other", true)];
    const { device } = await enrolPasskey(one);
    const known = { status: 409, code: "factor_known" };
    await expect(enrolPasskey(other, device)).rejects.toMatchObject(known);
  });
});

describe("the second factors of an account", () => {
  it("are listed, named and removed; letters tell of it, and the last takes the codes along", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const client = shop.client(shopper.token);
    const { factor } = await enrolTotp(shopper);
    const params = { id: factor._id };
    await client.call(renameFactor, { params, body: { name: "Work phone" } });
    expect(await client.call(listFactors, {})).toMatchObject({
      factors: [{ _id: factor._id, kind: "totp", name: "Work phone" }],
      recoveryCodesLeft: 10,
      obligatory: false,
    });
    await client.call(removeFactor, { params });
    expect(await client.call(listFactors, {})).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
    const texts = (await shop.messagesTo(shopper.email)).map(({ text }) => text);
    expect(texts[0]).toContain("An authenticator app was removed");
    expect(texts[1]).toContain("An authenticator app was added");
    expect((await logIn(shop, { email: shopper.email, password: PASSWORD })).user.role).toBe(
      "shopper",
    );
  });

  it("are nobody else's: a foreign one is not found", async () => {
    const [one, other] = [await shop.signUp("One", true), await shop.signUp("Other", true)];
    const { factor } = await enrolTotp(one);
    const params = { id: factor._id };
    const missing = { status: 404, code: "factor_not_found" };
    const client = shop.client(other.token);
    await expect(client.call(removeFactor, { params })).rejects.toMatchObject(missing);
    const renamed = client.call(renameFactor, { params, body: { name: "Mine" } });
    await expect(renamed).rejects.toMatchObject(missing);
  });

  it("need a fresh proof: a session that was left open adds and removes nothing", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { factor, secret } = await enrolTotp(shopper);
    wait(5 * MINUTE_MS);
    const client = shop.client(shopper.token);
    const params = { id: factor._id };
    await expect(client.call(removeFactor, { params })).rejects.toMatchObject(notFresh);
    await expect(client.call(startTotp, {})).rejects.toMatchObject(notFresh);
    await expect(client.call(startPasskey, {})).rejects.toMatchObject(notFresh);
    await expect(client.call(renewRecoveryCodes, {})).rejects.toMatchObject(notFresh);
    // With a second factor, the password proves nothing.
    const byPassword = client.call(prove, { body: { password: PASSWORD } });
    await expect(byPassword).rejects.toMatchObject(wrong);
    await expect(client.call(removeFactor, { params })).rejects.toMatchObject(notFresh);
    expect((await client.call(startProof, {})).ways).toEqual(["totp", "recovery"]);
    await client.call(prove, { body: { code: totpCode(secret, shop.clock.now) } });
    await client.call(removeFactor, { params });
  });

  it("a password proves an account without a second factor", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    wait(5 * MINUTE_MS);
    const client = shop.client(shopper.token);
    await expect(client.call(startTotp, {})).rejects.toMatchObject(notFresh);
    expect((await client.call(startProof, {})).ways).toEqual(["password"]);
    const guessed = client.call(prove, { body: { password: "not-the-password" } });
    await expect(guessed).rejects.toMatchObject({ status: 422, code: "password_wrong" });
    await client.call(prove, { body: { password: PASSWORD } });
    await enrolTotp(shopper);
  });

  it("takes away the proof of other sessions, which a thief may have", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const thief = await logIn(shop, { email: shopper.email, password: PASSWORD });
    const { factor } = await enrolTotp(shopper);
    const removed = shop.client(thief.token).call(removeFactor, { params: { id: factor._id } });
    await expect(removed).rejects.toMatchObject(notFresh);
  });

  it("is what changes the account: a stolen session with the password changes nothing", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const thief = await logIn(shop, { email: shopper.email, password: PASSWORD });
    const { secret } = await enrolTotp(shopper);
    wait(MINUTE_MS);
    const stolen = shop.client(thief.token);
    const password = { currentPassword: PASSWORD, password: "the-password-of-a-thief" };
    const email = `thief-${shopper.email}`;
    for (const tried of [
      () => stolen.call(changePassword, { body: password }),
      () => stolen.call(updateMe, { body: { email, password: PASSWORD } }),
      () => stolen.call(deleteMe, { body: { password: PASSWORD } }),
      () => stolen.call(exportMe, {}),
    ]) {
      await expect(tried()).rejects.toMatchObject(notFresh);
    }
    const code = totpCode(secret, shop.clock.now);
    await shop.client(shopper.token).call(prove, { body: { code } });
    const own = { currentPassword: PASSWORD, password: "another-good-password" };
    await shop.client(shopper.token).call(changePassword, { body: own });
    await expect(stolen.call(exportMe, {})).rejects.toMatchObject({ status: 401 });
  });

  it("can't be added to an account whose e-mail nobody has confirmed", async () => {
    const stranger = await shop.signUp("Some Body", false);
    const unconfirmed = { status: 403, code: "email_unconfirmed" };
    await expect(shop.client(stranger.token).call(startTotp, {})).rejects.toMatchObject(
      unconfirmed,
    );
  });

  it("a shopper's changed name needs none", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    await enrolTotp(shopper);
    wait(6 * MINUTE_MS);
    await shop.client(shopper.token).call(updateMe, { body: { fullName: "Meera N" } });
  });
});
