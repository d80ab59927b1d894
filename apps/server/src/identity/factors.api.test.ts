import { deleteMe, exportMe, getMe, updateMe } from "@suvarna/contract/accounts/calls";
import { changePassword } from "@suvarna/contract/identity/calls";
import {
  addPasskey,
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
import { describe, expect, it } from "vitest";
import { logIn } from "../../test/log-in.ts";
import type { Session } from "../../test/open-shop.ts";
import {
  advanceClock,
  answer,
  begin,
  dead,
  enrolTotp,
  MINUTE_MS,
  openFactorShop,
  PASSWORD,
  phone,
  shop,
  wrong,
} from "../../test/second-factors.ts";
import { totpCode } from "./totp.ts";

openFactorShop();

async function enrolPasskey({ token }: Pick<Session, "token">, device = phone()) {
  const { challenge, passkey } = await shop.client(token).call(startPasskey, {});
  const body = { challenge, passkey: device.create(passkey), name: "Key" };
  return { device, ...(await shop.client(token).call(addPasskey, { body })) };
}

const notFresh = { status: 403, code: "fresh_proof_needed" };

describe("recovery codes", () => {
  it("log in once each, and the owner gets a letter", async () => {
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

  it("work only for their account, and are void when there are new ones", async () => {
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
  it("is a second factor, and also logs in without a password", async () => {
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

  it("that was copied is refused, because its counter is too low", async () => {
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
  it("are listed, renamed and removed with a letter each, and the last one removes the recovery codes", async () => {
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

  it("of another account are not found", async () => {
    const [one, other] = [await shop.signUp("One", true), await shop.signUp("Other", true)];
    const { factor } = await enrolTotp(one);
    const params = { id: factor._id };
    const missing = { status: 404, code: "factor_not_found" };
    const client = shop.client(other.token);
    await expect(client.call(removeFactor, { params })).rejects.toMatchObject(missing);
    const renamed = client.call(renameFactor, { params, body: { name: "Mine" } });
    await expect(renamed).rejects.toMatchObject(missing);
  });

  it("need a fresh proof: an open session alone adds and removes nothing", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { factor, secret } = await enrolTotp(shopper);
    advanceClock(5 * MINUTE_MS);
    const client = shop.client(shopper.token);
    const params = { id: factor._id };
    await expect(client.call(removeFactor, { params })).rejects.toMatchObject(notFresh);
    await expect(client.call(startTotp, {})).rejects.toMatchObject(notFresh);
    await expect(client.call(startPasskey, {})).rejects.toMatchObject(notFresh);
    await expect(client.call(renewRecoveryCodes, {})).rejects.toMatchObject(notFresh);
    // For an account with a second factor, the password alone is no fresh proof.
    const byPassword = client.call(prove, { body: { password: PASSWORD } });
    await expect(byPassword).rejects.toMatchObject(wrong);
    await expect(client.call(removeFactor, { params })).rejects.toMatchObject(notFresh);
    expect((await client.call(startProof, {})).ways).toEqual(["totp", "recovery"]);
    await client.call(prove, { body: { code: totpCode(secret, shop.clock.now) } });
    await client.call(removeFactor, { params });
  });

  it("a password proves an account without a second factor", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    advanceClock(5 * MINUTE_MS);
    const client = shop.client(shopper.token);
    await expect(client.call(startTotp, {})).rejects.toMatchObject(notFresh);
    expect((await client.call(startProof, {})).ways).toEqual(["password"]);
    const guessed = client.call(prove, { body: { password: "not-the-password" } });
    await expect(guessed).rejects.toMatchObject({ status: 422, code: "password_wrong" });
    await client.call(prove, { body: { password: PASSWORD } });
    await enrolTotp(shopper);
  });

  it("end the proofs of other sessions, which a thief may have", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const thief = await logIn(shop, { email: shopper.email, password: PASSWORD });
    const { factor } = await enrolTotp(shopper);
    const removed = shop.client(thief.token).call(removeFactor, { params: { id: factor._id } });
    await expect(removed).rejects.toMatchObject(notFresh);
  });

  it("is needed to change the account: a stolen session with the password changes nothing", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const thief = await logIn(shop, { email: shopper.email, password: PASSWORD });
    const { secret } = await enrolTotp(shopper);
    advanceClock(MINUTE_MS);
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

  it("can't be added to an account whose e-mail address is unconfirmed", async () => {
    const stranger = await shop.signUp("Some Body", false);
    const unconfirmed = { status: 403, code: "email_unconfirmed" };
    await expect(shop.client(stranger.token).call(startTotp, {})).rejects.toMatchObject(
      unconfirmed,
    );
  });

  it("a shopper's changed name needs none", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    await enrolTotp(shopper);
    advanceClock(6 * MINUTE_MS);
    await shop.client(shopper.token).call(updateMe, { body: { fullName: "Meera N" } });
  });
});
