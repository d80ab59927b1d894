import { getMe } from "@suvarna/contract/accounts/calls";
import { changePassword, phoneLogin, verifyOtp } from "@suvarna/contract/identity/calls";
import { addTotp, listFactors, startTotp } from "@suvarna/contract/identity/factors";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  advanceClock,
  answer,
  begin,
  dead,
  enrolTotp,
  MINUTE_MS,
  openFactorShop,
  PASSWORD,
  shop,
  wrong,
} from "../../test/second-factors.ts";
import { factors, recoveryCodes } from "./tables.ts";
import { totpCode } from "./totp.ts";

openFactorShop();

const STEP_MS = 30_000;

describe("an authenticator app", () => {
  it("is asked for at the login, which returns no token before its code", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { secret, recoveryCodes: codes } = await enrolTotp(shopper);
    expect(codes).toHaveLength(10);
    advanceClock(STEP_MS);
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
    advanceClock(STEP_MS);
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

  it("stores its secret encrypted, and recovery codes only as hashes", async () => {
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

  it("accepts each code once, also in two logins at the same time", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { secret } = await enrolTotp(shopper);
    const enrolled = totpCode(secret, shop.clock.now);
    const reused = answer({ challenge: (await begin(shopper.email)).challenge, code: enrolled });
    await expect(reused).rejects.toMatchObject(wrong);

    advanceClock(STEP_MS);
    const code = totpCode(secret, shop.clock.now);
    const begun = [await begin(shopper.email), await begin(shopper.email)];
    const ends = await Promise.allSettled(
      begun.map(({ challenge }) => answer({ challenge, code })),
    );
    expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);

    advanceClock(STEP_MS);
    const earlier = answer({ challenge: (await begin(shopper.email)).challenge, code });
    await expect(earlier).rejects.toMatchObject(wrong);
  });

  it("is not guessed: five wrong codes end a login, and ten those of a network", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { secret } = await enrolTotp(shopper);
    advanceClock(STEP_MS);
    const right = totpCode(secret, shop.clock.now);
    const miss = String((Number(right) + 1) % 1_000_000).padStart(6, "0");
    const { challenge } = await begin(shopper.email);
    for (let round = 0; round < 5; round++) {
      await expect(answer({ challenge, code: miss })).rejects.toMatchObject({
        ...wrong,
        body: { triesLeft: 4 - round },
      });
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
    // The wrong answers from one network do not lock out the owner, who is in another network.
    const own = await begin(shopper.email);
    expect((await answer({ challenge: own.challenge, code: right })).user._id).toBe(shopper.userId);
  });

  it("a login that waits dies with the password, and after ten minutes", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { secret } = await enrolTotp(shopper);
    const waiting = await begin(shopper.email);
    const body = { currentPassword: PASSWORD, password: "another-good-password" };
    await shop.client(shopper.token).call(changePassword, { body });
    advanceClock(STEP_MS);
    const code = totpCode(secret, shop.clock.now);
    await expect(answer({ challenge: waiting.challenge, code })).rejects.toMatchObject(dead);
    const late = await begin(shopper.email, "another-good-password");
    advanceClock(10 * MINUTE_MS);
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
