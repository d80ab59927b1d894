import { getMe } from "@suvarna/contract/accounts/calls";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { newId } from "../platform/ids.ts";
import { demonstrationCode } from "./demonstration-factor.ts";

const PASSWORD = "a-good-password";
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ STAFF_PASSWORD: PASSWORD });
});
afterAll(() => shop[Symbol.asyncDispose]());

let networks = 0;
/** Returns an address in a network that no other call of this test uses. */
const elsewhere = () => `10.${50 + (++networks >> 16)}.${(networks >> 8) & 255}.${networks & 255}`;

function send(path: string, payload: object, { address = elsewhere(), mark = "" } = {}) {
  const headers = mark ? { "device-mark": mark } : {};
  return shop.app.inject({
    method: "POST",
    url: `/api/auth/${path}`,
    payload,
    headers,
    remoteAddress: address,
  });
}

const tryLogin = (email: string, password: string, from?: { address?: string; mark?: string }) =>
  send("login", { email, password }, from);

/** Tries wrong passwords from many networks until the account counts as attacked. */
async function attack(email: string): Promise<void> {
  for (let guess = 0; guess < 70; guess++) await tryLogin(email, `guess-${guess}`);
  expect((await tryLogin(email, "one more")).statusCode).toBe(429);
}

/**
 * Logs in to an account that may have the demonstration's second factor.
 * @returns the device's mark
 */
async function logInFully(email: string): Promise<string> {
  const first = (await tryLogin(email, PASSWORD)).json();
  if (first.deviceMark) return first.deviceMark;
  const { challenge } = first;
  const code = demonstrationCode(shop.clock.now);
  return (await send("second-factor", { challenge, code })).json().deviceMark;
}

it("a wrong password tells how many tries are left, alike for staff, shoppers and unknown addresses", async () => {
  const shopper = await shop.signUp();
  for (const email of [shop.config.staff.email, shopper.email, `${newId()}@shopper.example`]) {
    const address = elsewhere();
    const refusals = [];
    for (let slip = 0; slip < 10; slip++)
      refusals.push(await tryLogin(email, "wrong", { address }));
    expect(refusals[0]?.json()).toEqual({
      code: "credentials_wrong",
      message: "The e-mail or the password is not right.",
      triesLeft: 9,
    });
    const told = refusals.map((refusal) => refusal.json().triesLeft);
    expect(told).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  }
});

it.each(["a shopper", "staff"])(
  "%s gets in while strangers guess the password from many networks",
  async (who) => {
    const email = who === "staff" ? shop.config.staff.email : (await shop.signUp()).email;
    const mark = await logInFully(email);
    expect(mark).toEqual(expect.any(String));
    await attack(email);

    // A browser that has logged in before does not wait at all, whatever network it is in.
    const known = await tryLogin(email, PASSWORD, { mark });
    expect(known.statusCode).toBe(200);
    if (who === "staff") expect(known.json()).toMatchObject({ factorNeeded: true });
    else expect((await shop.client(known.json().token).call(getMe, {})).email).toBe(email);

    // An unknown browser waits once, for 30 seconds at most, and strangers can't make the wait
    // longer.
    const address = elsewhere();
    const waiting = await tryLogin(email, PASSWORD, { address });
    expect(waiting.statusCode).toBe(429);
    expect(Number(waiting.headers["retry-after"])).toBeLessThanOrEqual(30);
  },
);

it("a browser's own slips wait for seconds, and not those of other browsers", async () => {
  const { email } = await shop.signUp();
  const marks: string[] = [];
  for (let n = 0; n < 2; n++) {
    marks.push((await tryLogin(email, PASSWORD)).json().deviceMark);
  }
  const [one = "", other = ""] = marks;
  const slips = [];
  for (let slip = 0; slip < 11; slip++) slips.push(await tryLogin(email, "wrong", { mark: one }));
  expect(slips.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(401), 429]);
  expect(slips.at(-1)?.headers["retry-after"]).toBe("1");
  expect((await tryLogin(email, PASSWORD, { mark: other })).statusCode).toBe(200);
});

it("a mark of another account, or a forged one, has no effect", async () => {
  const [owner, stranger] = [await shop.signUp(), await shop.signUp()];
  const theirs = (await tryLogin(stranger.email, PASSWORD)).json().deviceMark as string;
  await attack(owner.email);
  const forged = theirs.replace(stranger.userId, owner.userId);
  for (const mark of [theirs, forged, "x", `${owner.userId}~1.0.x`]) {
    expect((await tryLogin(owner.email, PASSWORD, { mark })).statusCode).toBe(429);
  }
});

it("letters that strangers ask for do not use up the letters of the owner or of a known device", async () => {
  const { email } = await shop.signUp();
  const mark = (await tryLogin(email, PASSWORD)).json().deviceMark;
  for (let n = 0; n < 12; n++) {
    expect((await send("forgot-password", { email })).statusCode).toBe(200);
  }
  expect(await countLetters(email)).toBe(5);
  // Above the limit no letter is sent. The link of the newest letter is still valid for at least
  // half of its time.
  expect((await send("forgot-password", { email })).statusCode).toBe(200);
  expect(await countLetters(email)).toBe(5);
  expect((await send("forgot-password", { email }, { mark })).statusCode).toBe(200);
  expect(await countLetters(email)).toBe(6);

  async function countLetters(email: string): Promise<number> {
    const { rows } = await shop.database.db.execute<{ count: string }>(
      sql`select count(*) from jobs.job j join users u on u.id::text = j.data->>'userId'
        where j.name = 'recover-password' and u.email = ${email}`,
    );
    return Number(rows[0]?.count);
  }
});

it("many letters to any addresses from one network are slowed down", async () => {
  const address = elsewhere();
  const statuses = [];
  for (let n = 0; n < 11; n++) {
    const email = `${newId()}@shopper.example`;
    statuses.push((await send("forgot-password", { email }, { address })).statusCode);
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
  expect(statuses.at(-1)).toBe(429);
});
