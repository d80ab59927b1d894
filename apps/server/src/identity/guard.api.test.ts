import { getMe } from "@suvarna/contract/accounts/calls";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countHashes } from "../../test/count-hashes.ts";
import { logIn } from "../../test/log-in.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { credentials } from "./tables.ts";

const PASSWORD = "a-good-password";
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

let caller = 0;
function tryLogin(email: string, password: string, address?: string) {
  caller++;
  const remoteAddress = address ?? `10.9.${(caller >> 8) & 255}.${caller & 255}`;
  const payload = { email, password };
  return shop.app.inject({ method: "POST", url: "/api/auth/login", payload, remoteAddress });
}

describe("the existence of an account", () => {
  it("is revealed neither by the words of the answer nor by its duration", async () => {
    const { email } = await shop.signUp();
    const withoutPassword = await shop.signUp();
    await shop.database.db
      .update(credentials)
      .set({ password: null })
      .where(eq(credentials.userId, withoutPassword.userId));

    const answers = [];
    for (const tried of [email, "nobody@shopper.example", withoutPassword.email]) {
      using hashes = countHashes();
      const { statusCode, body } = await tryLogin(tried, "not-the-password");
      answers.push({ statusCode, body, hashes: hashes.made });
    }
    expect(answers[0]).toMatchObject({ statusCode: 401, hashes: 1 });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it("is not revealed by the limit on tries either, and the owner is not locked out elsewhere", async () => {
    const { email } = await shop.signUp();
    for (const tried of [email, "no-one@shopper.example"]) {
      const statuses = [];
      for (let attempt = 0; attempt < 11; attempt++) {
        statuses.push((await tryLogin(tried, "not-the-password", "10.8.0.1")).statusCode);
      }
      expect(statuses).toEqual([...Array(10).fill(401), 429]);
    }
    expect((await tryLogin(email, PASSWORD, "10.8.0.2")).statusCode).toBe(200);
  });
});

it("a login computes one hash of the password, and resets the counted tries", async () => {
  const { email } = await shop.signUp();
  using hashes = countHashes();
  for (const password of ["wrong", PASSWORD]) await tryLogin(email, password, "10.7.0.1");
  expect(hashes.made).toBe(2);
  const more = [];
  for (let attempt = 0; attempt < 10; attempt++) {
    more.push((await tryLogin(email, "wrong", "10.7.0.1")).statusCode);
  }
  expect(more).toEqual(Array(10).fill(401));
});

// Ten thousand requests take a long time. This timeout only ends a test that hangs.
const LONG = 30 * 60_000;
it(
  "10,000 rapid logins on an account, from everywhere, cost 60 hashes, two at once",
  async () => {
    const { email, token } = await shop.signUp();
    using hashes = countHashes();
    const rush = Array.from({ length: 10_000 }, (_, index) =>
      tryLogin(
        email,
        `guess-${index}`,
        `10.${100 + (index & 1)}.${(index >> 9) & 255}.${index & 255}`,
      ),
    );
    const answers = await Promise.all(rush);
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    expect([...statuses].every((status) => [401, 429, 503].includes(status))).toBe(true);
    expect(hashes.made).toBeLessThanOrEqual(60);
    expect(hashes.mostAtOnce).toBeLessThanOrEqual(2);
    for (const { headers } of answers.filter(({ statusCode }) => statusCode === 429).slice(0, 10)) {
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    }
    // The attack does not affect a session that is already open.
    expect((await shop.client(token).call(getMe, {})).email).toBe(email);
  },
  LONG,
);

it("a session that somebody else has put into a browser is invalid after the login", async () => {
  const { email } = await shop.signUp();
  const planted = "planted-by-somebody-else-planted-by-somebody";
  const answer = await shop.app.inject({
    method: "POST",
    url: `/api/auth/login?token=${planted}`,
    headers: { authorization: `Bearer ${planted}`, cookie: `session=${planted}; token=${planted}` },
    payload: { email, password: PASSWORD, token: planted },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(answer.json().token).not.toBe(planted);
  const byPlanted = shop.client(planted).call(getMe, {});
  await expect(byPlanted).rejects.toMatchObject({ status: 401 });

  // A new login creates a new session and never continues the session of an old token.
  const { token } = answer.json();
  const anew = await logIn(shop, { email, password: PASSWORD });
  expect(anew.token).not.toBe(token);

  // The token is read only from its header, never from a cookie or a query parameter.
  const ambient = await shop.app.inject({
    url: `/api/auth/me?token=${token}&access_token=${token}`,
    headers: { cookie: `session=${token}; token=${token}` },
  });
  expect(ambient.statusCode).toBe(401);
});

it("a stolen token is invalid after the logout", async () => {
  const { email, token } = await shop.signUp();
  await shop.app.inject({
    method: "POST",
    url: "/api/auth/logout",
    headers: { authorization: `Bearer ${token}` },
  });
  const stolen = shop.client(token).call(getMe, {});
  await expect(stolen).rejects.toMatchObject({ status: 401 });
  const again = await logIn(shop, { email, password: PASSWORD });
  expect(again.token).not.toBe(token);
});
