import { getMe } from "@suvarna/contract/accounts/calls";
import { getAccess } from "@suvarna/contract/identity/sessions";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { testAct } from "../../test/acting.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { openSession } from "./open-session.ts";
import { sessions } from "./tables.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let shop: TestShop;
let start: Date;
beforeAll(async () => {
  shop = await openShop({ SESSION_IDLE_DAYS: "7", SESSION_ABSOLUTE_DAYS: "30" });
  start = shop.clock.now;
});
afterEach(() => {
  shop.clock.now = start;
});
afterAll(() => shop[Symbol.asyncDispose]());

const after = (ms: number) => {
  shop.clock.now = new Date(start.getTime() + ms);
};

/** Opens a session in the same way as a login does. */
async function logIn(who: "shopper" | "staff") {
  const { userId } = who === "staff" ? await shop.staff() : await shop.signUp();
  const { token } = await testAct(shop.acts, (act) =>
    openSession(act, shop.config.signIn.sessions, userId, {
      device: "Chrome on Android",
      network: null,
      hasSecondFactor: who === "staff",
    }),
  );
  const works = () =>
    shop
      .client(token)
      .call(getMe, {})
      .then(
        () => true,
        ({ status }) => status,
      );
  return { userId, token, works };
}

it.each([
  ["shopper", 7 * DAY, 30 * DAY],
  ["staff", 30 * MINUTE, 8 * HOUR],
] as const)("the session of a %s ends when idle, and in any case", async (who, idle, absolute) => {
  const unused = await logIn(who);
  after(idle - 1);
  expect(await unused.works()).toBe(true);
  after(idle - 1 + idle);
  expect(await unused.works()).toBe(401);

  after(0);
  const used = await logIn(who);
  for (let ms = 0; ms < absolute; ms += idle / 2) {
    after(ms);
    expect(await used.works()).toBe(true);
  }
  after(absolute);
  expect(await used.works()).toBe(401);
});

it("stores its last use once in some minutes, however many calls arrive at once", async () => {
  const { token, userId, works } = await logIn("shopper");
  const seen = async () => {
    const own = eq(sessions.token, (await ownRow()).token);
    const [row] = await shop.database.db.select().from(sessions).where(own);
    return row?.lastSeenAt.getTime();
  };
  const ownRow = async () => {
    const rows = await shop.database.db.select().from(sessions).where(eq(sessions.userId, userId));
    return rows.find(({ userAgent }) => userAgent === "Chrome on Android") as { token: string };
  };
  after(MINUTE);
  await works();
  expect(await seen()).toBe(start.getTime());
  after(5 * MINUTE);
  expect(await Promise.all([1, 2, 3, 4].map(works))).toEqual(Array(4).fill(true));
  expect(await seen()).toBe(start.getTime() + 5 * MINUTE);
  const { logins } = await shop.client(token).call(getAccess, {});
  const own = logins.find(({ current }) => current);
  expect(own?.lastSeenAt).toBe(shop.clock.now.toISOString());
});

it("keeps the network of its login and then of its last use, and never a whole address", async () => {
  const { email } = await shop.signUp("Madhav Rane");
  const networkAt = async (token: string) => {
    const { logins } = await shop.client(token).call(getAccess, {});
    return logins.find(({ current }) => current)?.network;
  };
  const from = (remoteAddress: string, token?: string) =>
    shop.app.inject({
      method: token ? "GET" : "POST",
      url: token ? "/api/auth/me" : "/api/auth/login",
      remoteAddress,
      ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
      ...(token ? {} : { payload: { email, password: "a-good-password" } }),
    });
  const { token } = (await from("103.21.58.77")).json();
  expect(await networkAt(token)).toBe("103.21.58.x");
  after(MINUTE);
  await from("49.36.10.5", token);
  expect(await networkAt(token)).toBe("103.21.58.x");
  after(5 * MINUTE);
  await from("2401:4900:1c2b:9a3::7", token);
  expect(await networkAt(token)).toBe("2401:4900:1c2b::/48");
});

it("that has expired is deleted by the next login of any user", async () => {
  const gone = await logIn("shopper");
  await shop.database.db
    .update(sessions)
    .set({ lastSeenAt: new Date(start.getTime() - 7 * DAY) })
    .where(eq(sessions.userId, gone.userId));
  await logIn("shopper");
  expect(await shop.database.db.$count(sessions, eq(sessions.userId, gone.userId))).toBe(0);
});
