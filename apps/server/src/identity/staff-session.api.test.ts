import { getMe, updateMe } from "@suvarna/contract/accounts/calls";
import { createCoupon } from "@suvarna/contract/coupons/staff";
import {
  changePassword,
  forgotPassword,
  login,
  phoneLogin,
  resetPassword,
  verifyOtp,
} from "@suvarna/contract/identity/calls";
import {
  addTotp,
  listFactors,
  prove,
  removeFactor,
  startTotp,
} from "@suvarna/contract/identity/factors";
import { answerFactor } from "@suvarna/contract/identity/second-factor";
import { getAccess, logout } from "@suvarna/contract/identity/sessions";
import { proveStaff } from "@suvarna/contract/identity/staff";
import { readOrderPan } from "@suvarna/contract/orders/staff";
import { retryRefund } from "@suvarna/contract/payments/staff";
import { confirmReading, getSources, withdrawRates } from "@suvarna/contract/rates/staff";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ALL_CALLS, nameOf } from "../../test/all-calls.ts";
import { logIn } from "../../test/log-in.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { addStaff } from "../../test/shoppers.ts";
import { newId } from "../platform/ids.ts";
import { linkGoogle } from "./google-sign-in.ts";
import { resetFactor } from "./reset-factor.ts";
import { users } from "./tables.ts";
import { totpCode } from "./totp.ts";

const MINUTE_MS = 60_000;

const PAN_REQUEST = { purpose: "statutory_report", note: "The report of the year" } as const;
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());
// A code of the app works once, so each test begins in a later time step of the codes.
beforeEach(() => wait(MINUTE_MS));

function wait(ms: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
}
const needed = { status: 401, code: "second_factor_needed" };
const notFresh = { status: 403, code: "fresh_proof_needed" };

/** Creates a member of staff with a password and no second factor. */
async function newcomer() {
  const account = await addStaff(shop.acts, "owner");
  const { token } = await logIn(shop, account);
  return { ...account, token };
}

/** Creates a member of staff with an authenticator app, and returns the secret of the app. */
async function atWork() {
  const account = await newcomer();
  const client = shop.client(account.token);
  const { challenge, secret } = await client.call(startTotp, {});
  const code = totpCode(secret, shop.clock.now);
  await client.call(addTotp, { body: { challenge, code, name: "Phone" } });
  wait(MINUTE_MS);
  return { ...account, client, secret };
}

const coupon = { code: "FREE100", kind: "percent", percent: 100 } as const;

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
  /** Reuses a session for all calls, and opens a new session after a call that ends it. */
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

  it("add one, and are at work", async () => {
    const { token } = await newcomer();
    const client = shop.client(token);
    await expect(client.call(getSources, {})).rejects.toMatchObject(needed);
    const { challenge, secret } = await client.call(startTotp, {});
    const body = { challenge, code: totpCode(secret, shop.clock.now), name: "Phone" };
    await client.call(addTotp, { body });
    await client.call(getSources, {});
    expect((await client.call(listFactors, {})).obligatory).toBe(true);
  });

  it("get no link to choose a password: a letter alone would let in its thief", async () => {
    const { email, userId } = await addStaff(shop.acts, "rates");
    await shop.client().call(forgotPassword, { body: { email } });
    // The shopper's letter is requested later. When it has arrived, a letter to staff would be
    // there too.
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
    const { userId } = await atWork();
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
    const { userId } = await atWork();
    const tried = act(shop.acts, VISITOR, async (act) => {
      await linkGoogle(act.tx, userId, `google-${userId}`, act.at);
      return beginSignIn(act, shop.config.signIn.sessions, userId, { by: "other", device: "" });
    });
    await expect(tried).rejects.toMatchObject({ code: "other_method" });
  });

  it("a password that was reset by letter does not get past the second factor", async () => {
    const { email, secret } = await atWork();
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

describe("a session of staff", () => {
  it("ends after eight hours, whatever it does", async () => {
    const { client, secret } = await atWork();
    for (let minutes = 0; minutes + 20 < 8 * 60; minutes += 20) {
      wait(20 * MINUTE_MS);
      await client.call(proveStaff, { body: { code: totpCode(secret, shop.clock.now) } });
      await client.call(getSources, {});
    }
    wait(20 * MINUTE_MS);
    const ended = { status: 401, code: "unauthenticated" };
    await expect(client.call(getSources, {})).rejects.toMatchObject(ended);
  });

  it("ends after half an hour without a call", async () => {
    const { client } = await atWork();
    wait(25 * MINUTE_MS);
    await client.call(getSources, {});
    wait(30 * MINUTE_MS);
    const ended = { status: 401, code: "unauthenticated" };
    await expect(client.call(getSources, {})).rejects.toMatchObject(ended);
  });

  it("of a shopper who became staff meanwhile is not one of staff", async () => {
    const shopper = await shop.signUp();
    await shop.database.db
      .update(users)
      .set({ role: "staff", staffRole: "owner" })
      .where(eq(users.id, shopper.userId));
    const promoted = shop.client(shopper.token).call(getSources, {});
    await expect(promoted).rejects.toMatchObject(needed);
  });

  it("lasts through a changed password, with its second factor", async () => {
    const { client, password } = await atWork();
    const body = { currentPassword: password, password: "umbrella-cactus-violin" };
    const { token } = await client.call(changePassword, { body });
    await shop.client(token).call(getSources, {});
  });

  it("can't remove its last second factor", async () => {
    const { client } = await atWork();
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

describe("a fresh proof", () => {
  it("is needed for rates, coupons, PAN, refunds and their own account after five minutes", async () => {
    const { client, secret, password } = await atWork();
    wait(4 * MINUTE_MS);
    const acts = [
      () => client.call(createCoupon, { body: coupon as never }),
      () => client.call(withdrawRates, { body: {} as never }),
      () =>
        client.call(confirmReading, { params: { id: newId() }, body: { reason: "It is right" } }),
      () => client.call(readOrderPan, { params: { id: newId() }, body: PAN_REQUEST }),
      () => client.call(retryRefund, { params: { id: newId() } }),
      () => client.call(updateMe, { body: { fullName: "Another Owner" } }),
      () => client.call(updateMe, { body: { email: "thief@else.example", password } }),
      () =>
        client.call(changePassword, {
          body: { currentPassword: password, password: "x".repeat(15) },
        }),
    ];
    for (const tried of acts) await expect(tried()).rejects.toMatchObject(notFresh);
    // A call that moves no money needs no fresh proof.
    await client.call(getSources, {});
    const byPassword = client.call(proveStaff, { body: { password } });
    await expect(byPassword).rejects.toMatchObject({ code: "factor_wrong" });
    const code = totpCode(secret, shop.clock.now);
    const { freshUntil } = await client.call(proveStaff, { body: { code } });
    expect(Date.parse(freshUntil)).toBe(shop.clock.now.getTime() + 5 * MINUTE_MS);
    const missing = { status: 404 };
    await expect(
      client.call(readOrderPan, { params: { id: newId() }, body: PAN_REQUEST }),
    ).rejects.toMatchObject(missing);
    await expect(client.call(retryRefund, { params: { id: newId() } })).rejects.toMatchObject(
      missing,
    );
    // The same code does not prove anything a second time.
    const again = client.call(prove, { body: { code } });
    await expect(again).rejects.toMatchObject({ code: "factor_wrong" });
  });

  it("is of its session: another one of the same person has none", async () => {
    const { email, password, client, secret } = await atWork();
    const begun = await shop.client().call(login, { body: { email, password } });
    if ("token" in begun) throw new Error("The second factor is gone");
    const body = { challenge: begun.challenge, code: totpCode(secret, shop.clock.now) };
    const other = await shop.client().call(answerFactor, { body });
    wait(6 * MINUTE_MS);
    await client.call(proveStaff, { body: { code: totpCode(secret, shop.clock.now) } });
    const pan = shop
      .client(other.token)
      .call(readOrderPan, { params: { id: newId() }, body: PAN_REQUEST });
    await expect(pan).rejects.toMatchObject(notFresh);
  });

  it("is no way in: a shopper has no proof of staff", async () => {
    const { token } = await shop.signUp();
    const tried = shop.client(token).call(proveStaff, { body: { password: "a-good-password" } });
    await expect(tried).rejects.toMatchObject({ status: 403, code: "forbidden" });
  });

  it("stands in the documentation of the calls that need one", async () => {
    const document = (await shop.app.inject("/api/openapi.json")).json();
    const needing = ALL_CALLS.filter(({ freshProof }) => freshProof);
    expect(needing.map(nameOf)).toEqual(
      expect.arrayContaining([
        "POST /staff/rates/override",
        "POST /staff/rates/withdraw",
        "POST /staff/rates/quarantine/:id/accept",
        "POST /staff/rates/quarantine/:id/refuse",
        "POST /staff/coupons",
        "PATCH /staff/coupons/:code",
        "POST /staff/orders/:id/pan",
        "POST /staff/orders/:id/return",
        "POST /staff/refunds/:id/retry",
      ]),
    );
    for (const { path, method } of needing) {
      const address = `/api${path.replace(/:(\w+)/g, "{$1}")}`;
      const operation = document.paths[address][method.toLowerCase()];
      expect(operation.description).toContain("fresh_proof_needed");
      expect(operation.responses["403"]).toBeDefined();
    }
  });
});

describe("a lost second factor", () => {
  it("is reset on the machine: every session ends, and the next login adds another", async () => {
    const { email, password, client, userId } = await atWork();
    await resetFactor(shop.acts, { email: email.toUpperCase() });
    await expect(client.call(getAccess, {})).rejects.toMatchObject({ status: 401 });
    const { token } = await logIn(shop, { email, password });
    await expect(shop.client(token).call(getSources, {})).rejects.toMatchObject(needed);
    await shop.client(token).call(startTotp, {});
    expect(userId).toBeTruthy();
  });

  it("gives the account of the settings their password again when that is lost too", async () => {
    const { email } = await atWork();
    await resetFactor(shop.acts, { email, password: "umbrella-cactus-violin-97" });
    await logIn(shop, { email, password: "umbrella-cactus-violin-97" });
  });

  it("of nobody is said to be nobody's", async () => {
    const nobody = resetFactor(shop.acts, { email: "nobody@staff.example" });
    await expect(nobody).rejects.toThrow(
      "There is no account with the e-mail nobody@staff.example.",
    );
  });
});
