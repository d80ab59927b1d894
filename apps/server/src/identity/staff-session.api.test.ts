import { getMe } from "@suvarna/contract/accounts/calls";
import {
  changePassword,
  forgotPassword,
  login,
  phoneLogin,
  resetPassword,
  verifyOtp,
} from "@suvarna/contract/identity/calls";
import { addTotp, listFactors, removeFactor, startTotp } from "@suvarna/contract/identity/factors";
import { answerFactor } from "@suvarna/contract/identity/second-factor";
import { logout } from "@suvarna/contract/identity/sessions";
import { proveStaff } from "@suvarna/contract/identity/staff";
import { getSources } from "@suvarna/contract/rates/staff";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { ALL_CALLS, nameOf } from "../../test/all-calls.ts";
import { addStaff } from "../../test/shoppers.ts";
import {
  addStaffWithFactor,
  advanceClock,
  MINUTE_MS,
  needed,
  newcomer,
  openStaffAtWork,
  shop,
} from "../../test/staff-at-work.ts";
import { listAudit } from "../platform/audit.ts";
import { newId } from "../platform/ids.ts";
import { linkGoogle } from "./google-sign-in.ts";
import { users } from "./tables.ts";
import { totpCode } from "./totp.ts";

openStaffAtWork();

describe("staff without a second factor", () => {
  const open = ["GET /auth/me", "POST /auth/logout", "POST /auth/logout-everywhere"];
  const enrol = /^(?:GET|POST) \/auth\/me\/(?:factors|proof)/;

  it.each(
    ALL_CALLS.filter(({ auth }) => auth !== "public").map((call) => ({ name: nameOf(call), call })),
  )("$name", async ({ name, call }) => {
    const { token } = await once();
    const response = await shop.app.inject({
      method: call.method,
      url: `/api${call.path.replace(/:\w+/g, newId())}`,
      headers: { authorization: `Bearer ${token}` },
      remoteAddress: `10.9.${shop.clock.now.getTime() % 250}.${name.length}`,
    });
    const { code } = response.statusCode === 204 ? { code: undefined } : response.json();
    if (open.includes(name) || enrol.test(name)) expect(code).not.toBe("second_factor_needed");
    else expect([response.statusCode, code]).toEqual([401, "second_factor_needed"]);
  });

  let session: Awaited<ReturnType<typeof newcomer>> | undefined;
  /** Returns one session for all calls, and opens a new session after a call that ends it. */
  async function once() {
    const alive = session && (await isAlive(session.token)) ? session : await newcomer();
    session = alive;
    return alive;
  }
  const isAlive = (token: string) =>
    shop
      .client(token)
      .call(getMe, {})
      .then(
        () => true,
        () => false,
      );

  it("add one, and can then work", async () => {
    const { token } = await newcomer();
    const client = shop.client(token);
    await expect(client.call(getSources, {})).rejects.toMatchObject(needed);
    const { challenge, secret } = await client.call(startTotp, {});
    const body = { challenge, code: totpCode(secret, shop.clock.now), name: "Phone" };
    await client.call(addTotp, { body });
    await client.call(getSources, {});
    expect((await client.call(listFactors, {})).obligatory).toBe(true);
  });

  it("get no link to choose a password, because the letter alone would log in its thief", async () => {
    const { email, userId } = await addStaff(shop.acts, "rates");
    await shop.client().call(forgotPassword, { body: { email } });
    // The shopper's letter was requested after the letter to staff. When the shopper's letter has
    // arrived, a letter to staff would have arrived too.
    const shopper = await shop.signUp();
    await shop.client().call(forgotPassword, { body: { email: shopper.email } });
    await vi.waitFor(async () => expect(await shop.messagesTo(shopper.email)).not.toEqual([]), {
      timeout: 60_000,
      interval: 50,
    });
    expect(await shop.messagesTo(email)).toEqual([]);
    expect(userId).toBeTruthy();
  });
});

describe("staff log in by password and second factor", () => {
  it("not by a code to their phone", async () => {
    const { userId } = await addStaffWithFactor();
    const phone = `+9197${String(Date.now() % 1e8).padStart(8, "0")}`;
    await shop.database.db
      .update(users)
      .set({ phone, phoneVerified: true })
      .where(eq(users.id, userId));
    await shop.client().call(phoneLogin, { body: { phone } });
    const [message] = await shop.messagesTo(phone);
    const otp = /^\d{6}/.exec(message?.text ?? "")?.[0] ?? "";
    const tried = shop.client().call(verifyOtp, { body: { phone, otp } });
    await expect(tried).rejects.toMatchObject({ status: 409, code: "other_method" });
  });

  it("not by Google, also when a Google account was linked before they were staff", async () => {
    const { beginSignIn } = await import("./begin-sign-in.ts");
    const { act, VISITOR } = await import("../platform/act.ts");
    const { userId } = await addStaffWithFactor();
    const tried = act(shop.acts, VISITOR, async (act) => {
      await linkGoogle(act.tx, userId, `google-${userId}`, act.at);
      const origin = { device: "", network: null };
      return beginSignIn(act, shop.config.signIn.sessions, userId, { by: "other", origin });
    });
    await expect(tried).rejects.toMatchObject({ code: "other_method" });
  });

  it("a password that was reset by letter does not get past the second factor", async () => {
    const { email, secret } = await addStaffWithFactor();
    await shop.client().call(forgotPassword, { body: { email } });
    const link = await vi.waitFor(
      async () => {
        const letters = await shop.messagesTo(email);
        const found = letters.flatMap(
          ({ text }) => text?.match(/reset-password#([\w-]+)/)?.[1] ?? [],
        );
        expect(found).toHaveLength(1);
        return found[0] ?? "";
      },
      { timeout: 60_000, interval: 50 },
    );
    const password = "chosen-by-a-thief-of-letters";
    await shop.client().call(resetPassword, { body: { token: link, password } });
    const begun = await shop.client().call(login, { body: { email, password } });
    expect(begun).toMatchObject({ factorNeeded: true, factors: ["totp", "recovery"] });
    if ("token" in begun) throw new Error("The second factor is gone");
    const body = { challenge: begun.challenge, code: totpCode(secret, shop.clock.now) };
    const { token } = await shop.client().call(answerFactor, { body });
    await shop.client(token).call(getSources, {});
  });
});

it("each login of staff and each wrong second factor is a line with its person and network", async () => {
  const { userId, email, password, secret } = await addStaffWithFactor();
  const begun = await shop.client().call(login, { body: { email, password } });
  if ("token" in begun) throw new Error("The second factor is gone");
  const { challenge } = begun;
  const answer = (code: string) => shop.client().call(answerFactor, { body: { challenge, code } });
  await expect(answer("000000")).rejects.toMatchObject({ code: "factor_wrong" });
  const { token } = await answer(totpCode(secret, shop.clock.now));
  const { rows } = await listAudit(shop.database.db, {
    subjects: [userId],
    what: "account",
    limit: 2,
  });
  expect(rows).toMatchObject([
    {
      what: "account.logged_in",
      actorKind: "staff",
      actorId: userId,
      subject: userId,
      network: expect.stringMatching(/^10\.[\d.]+\.x$/),
      after: null,
    },
    {
      what: "account.login_failed",
      actorKind: "visitor",
      actorId: null,
      subject: userId,
      network: expect.stringMatching(/^10\.[\d.]+\.x$/),
      after: null,
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain("000000");
  expect(JSON.stringify(rows)).not.toContain(token);
  const shopper = await shop.signUp();
  const shoppers = await listAudit(shop.database.db, { subjects: [shopper.userId], limit: 10 });
  expect(shoppers.rows.filter(({ network }) => network !== null)).toEqual([]);
});

describe("a session of staff", () => {
  it("ends after eight hours, whatever it does", async () => {
    const { client, secret } = await addStaffWithFactor();
    for (let minutes = 0; minutes + 20 < 8 * 60; minutes += 20) {
      advanceClock(20 * MINUTE_MS);
      await client.call(proveStaff, { body: { code: totpCode(secret, shop.clock.now) } });
      await client.call(getSources, {});
    }
    advanceClock(20 * MINUTE_MS);
    const ended = { status: 401, code: "unauthenticated" };
    await expect(client.call(getSources, {})).rejects.toMatchObject(ended);
  });

  it("ends after half an hour without a call", async () => {
    const { client } = await addStaffWithFactor();
    advanceClock(25 * MINUTE_MS);
    await client.call(getSources, {});
    advanceClock(30 * MINUTE_MS);
    const ended = { status: 401, code: "unauthenticated" };
    await expect(client.call(getSources, {})).rejects.toMatchObject(ended);
  });

  it("of a shopper who becomes staff does not become a session of staff", async () => {
    const shopper = await shop.signUp();
    await shop.database.db
      .update(users)
      .set({ role: "staff", staffRole: "owner" })
      .where(eq(users.id, shopper.userId));
    const promoted = shop.client(shopper.token).call(getSources, {});
    await expect(promoted).rejects.toMatchObject(needed);
  });

  it("lasts through a changed password, with its second factor", async () => {
    const { client, password } = await addStaffWithFactor();
    const body = { currentPassword: password, password: "umbrella-cactus-violin" };
    const { token } = await client.call(changePassword, { body });
    await shop.client(token).call(getSources, {});
  });

  it("can't remove its last second factor", async () => {
    const { client } = await addStaffWithFactor();
    const { factors } = await client.call(listFactors, {});
    const params = { id: factors[0]?._id ?? "" };
    const last = { status: 409, code: "factor_last" };
    await expect(client.call(removeFactor, { params })).rejects.toMatchObject(last);
    expect((await client.call(listFactors, {})).factors).toHaveLength(1);
  });

  it("logs out before its second factor", async () => {
    const { token } = await newcomer();
    await shop.client(token).call(logout, {});
    await expect(shop.client(token).call(getMe, {})).rejects.toMatchObject({ status: 401 });
  });
});
