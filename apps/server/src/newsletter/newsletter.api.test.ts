import {
  confirmNewsletter,
  getNewsletterChoice,
  joinNewsletter,
  putNewsletterChoice,
} from "@suvarna/contract/newsletter/calls";
import type { NewsletterPlace } from "@suvarna/contract/newsletter/schemas";
import { unsubscribe } from "@suvarna/contract/notifications/calls";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { users } from "../identity/tables.ts";
import { newId } from "../platform/ids.ts";
import { outboxRows } from "../platform/outbox.ts";
import { newsletterSubscribers } from "./tables.ts";

const HOUR_MS = 3_600_000;
const WAIT = { timeout: 90_000, interval: 50 };

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const anAddress = () => `${newId()}@letter.example`;

function join(email: string, place: NewsletterPlace = "home") {
  return shop.client().call(joinNewsletter, { body: { email, consent: true, place } });
}

function confirm(token: string) {
  return shop.client().call(confirmNewsletter, { body: { token } });
}

/** Waits for a letter of a kind to an address. @returns the token in the newest letter */
async function tokenOf(email: string, kind: string): Promise<string> {
  const letter = await vi.waitFor(async () => {
    const found = (await shop.messagesTo(email)).find((message) => message.kind === kind);
    if (!found) throw new Error(`There is no ${kind} yet`);
    return found;
  }, WAIT);
  const token = /[?&]token=([^\s&"]+)/.exec(letter.text ?? "")?.[1];
  return decodeURIComponent(token ?? "");
}

async function subscriber(email: string) {
  const all = await shop.database.db.select().from(newsletterSubscribers);
  return all.find((row) => row.email === email);
}

const kindsTo = async (email: string) =>
  (await shop.messagesTo(email)).map(({ kind }) => kind).sort();

describe("the newsletter", () => {
  it("is sent only to an address that has confirmed it", async () => {
    const email = anAddress();
    await join(` ${email.toUpperCase()} `, "blog");
    const { now } = shop.clock;
    const wish = { email, place: "blog", consentedAt: now, confirmedAt: null };
    expect(await subscriber(email)).toMatchObject(wish);
    expect(await kindsTo(email)).toEqual(["newsletter-confirm"]);

    shop.clock.now = new Date(now.getTime() + HOUR_MS);
    const token = await tokenOf(email, "newsletter-confirm");
    const { message } = await confirm(token);
    expect(message).toBe("Thank you. You are on our list now.");
    const consent = { consentedAt: now, confirmedAt: shop.clock.now };
    expect(await subscriber(email)).toMatchObject(consent);
    expect(await kindsTo(email)).toEqual(["newsletter-confirm", "newsletter-welcome"]);

    expect((await confirm(token)).message).toBe(message);
    expect(await kindsTo(email)).toEqual(["newsletter-confirm", "newsletter-welcome"]);
  });

  it("does not reveal who is on the list", async () => {
    const [known, pending, stranger] = [anAddress(), anAddress(), anAddress()];
    await join(known);
    await confirm(await tokenOf(known, "newsletter-confirm"));
    await join(pending);
    const answers = [await join(known), await join(pending), await join(stranger)];
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    expect(await kindsTo(known)).toEqual(["newsletter-confirm", "newsletter-welcome"]);
  });

  it("sends few questions to an address, however often and from whichever network it is entered", async () => {
    const email = anAddress();
    await Promise.all(Array.from({ length: 5 }, () => join(email)));
    expect(await kindsTo(email)).toEqual(["newsletter-confirm"]);
    shop.clock.now = new Date(shop.clock.now.getTime() + 7 * HOUR_MS);
    await join(email);
    expect(await kindsTo(email)).toEqual(["newsletter-confirm", "newsletter-confirm"]);
  });

  it("refuses a link that has expired, was changed, or belongs to a letter that was ended", async () => {
    const email = anAddress();
    await join(email);
    const token = await tokenOf(email, "newsletter-confirm");
    const refused = { status: 422, code: "link_dead" };
    await expect(confirm("")).rejects.toMatchObject({
      fields: { token: "This link is not complete" },
    });
    await expect(confirm(`${token}x`)).rejects.toMatchObject(refused);
    const ending = shop.client().call(unsubscribe, { body: { token } });
    await expect(ending).rejects.toMatchObject(refused);
    const sentAt = shop.clock.now;
    shop.clock.now = new Date(sentAt.getTime() + 7 * 24 * HOUR_MS);
    await expect(confirm(token)).rejects.toMatchObject(refused);
    shop.clock.now = sentAt;
    await confirm(token);
    await shop.client().call(unsubscribe, {
      body: { token: await tokenOf(email, "newsletter-welcome") },
    });
    await expect(confirm(token)).rejects.toMatchObject(refused);
  });

  it("is ended by one press of the mail program's own button, without a login", async () => {
    const email = anAddress();
    await join(email);
    await confirm(await tokenOf(email, "newsletter-confirm"));
    const welcome = (await shop.messagesTo(email)).find(({ unsubscribe }) => unsubscribe !== null);
    const address = new URL(welcome?.unsubscribe ?? "");
    expect(address.origin).toBe(shop.config.publicUrl);
    const press = (url: string) =>
      shop.app.inject({
        method: "POST",
        url,
        payload: "List-Unsubscribe=One-Click",
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    const ended = await press(address.pathname + address.search);
    expect(ended.statusCode).toBe(200);
    expect(ended.body).toContain("off our list");
    expect(await subscriber(email)).toBeUndefined();
    expect((await press(address.pathname + address.search)).statusCode).toBe(200);
    expect((await press("/unsubscribe?token=made.up.token")).statusCode).toBe(422);
    expect((await press("/unsubscribe")).statusCode).toBe(422);
  });

  it("ends with the button of the mail program also for a letter in Hindi", async () => {
    const email = anAddress();
    await shop.app.inject({
      method: "POST",
      url: `/api${joinNewsletter.path}`,
      headers: { "shop-language": "hi" },
      payload: { email, consent: true, place: "home" },
    });
    await confirm(await tokenOf(email, "newsletter-confirm"));
    const welcome = (await shop.messagesTo(email)).find(({ unsubscribe }) => unsubscribe !== null);
    const { pathname, search } = new URL(welcome?.unsubscribe ?? "");
    expect(pathname).toBe("/hi/unsubscribe");
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const payload = "List-Unsubscribe=One-Click";
    const url = pathname + search;
    const ended = await shop.app.inject({ method: "POST", url, payload, headers });
    expect(ended.statusCode).toBe(200);
    expect(await subscriber(email)).toBeUndefined();
  });

  it("deletes unconfirmed addresses within a month", async () => {
    const [email, later] = [anAddress(), anAddress()];
    await join(email);
    shop.clock.now = new Date(shop.clock.now.getTime() + 31 * 24 * HOUR_MS);
    await join(later);
    expect(await subscriber(email)).toBeUndefined();
  });
});

describe("signing up to it", () => {
  const post = (payload: object, remoteAddress = "203.0.113.7") =>
    shop.app.inject({ method: "POST", url: "/api/newsletter", payload, remoteAddress });

  it("refuses an invalid e-mail address, and a form without consent", async () => {
    const before = await shop.database.db.select().from(newsletterSubscribers);
    const refused = await post({ email: "nobody", consent: false });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: "bad_request",
      fields: {
        email: "Enter an e-mail address, such as name@example.com",
        consent: "Accept the policies to get the letter",
      },
    });
    for (const consent of [undefined, "true", 1]) {
      expect((await post({ email: "a@letter.example", consent })).statusCode).toBe(400);
    }
    expect(await shop.database.db.select().from(newsletterSubscribers)).toEqual(before);
  });

  it("is limited for one address", async () => {
    const answers = [];
    for (let count = 0; count < 11; count++) answers.push(await post({}, "203.0.113.8"));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(400), 429]);
    expect(answers.at(-1)?.headers["retry-after"]).toBeDefined();
  });

  it("limits the addresses from one network, however slowly they are sent", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const answers = [];
      for (let count = 0; count < 61; count++) {
        // The clock moves on before the limit of requests per minute is reached.
        if (count % 10 === 0) vi.setSystemTime(Date.now() + 61_000);
        answers.push(await post({ email: anAddress(), consent: true }, "203.0.113.9"));
      }
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(60).fill(200), 429]);
      expect(Number(answers.at(-1)?.headers["retry-after"])).toBeGreaterThan(60);
    } finally {
      vi.useRealTimers();
    }
  });
});

it("joining is the same work for an address that is on the list as for any other", async () => {
  const [known, stranger] = [anAddress(), anAddress()];
  await join(known);
  await confirm(await tokenOf(known, "newsletter-confirm"));
  const ask = async (email: string) => {
    const payload = { email, consent: true, place: "home" };
    const eventCount = () => shop.database.db.$count(outboxRows);
    const before = await eventCount();
    await shop.app.inject({ method: "POST", url: "/api/newsletter", payload });
    return (await eventCount()) - before;
  };
  await shop.relay.stop();
  expect([await ask(known), await ask(stranger)]).toEqual([1, 1]);
  await shop.relay.start();
});

describe("a user's own choice", () => {
  async function chooser(proved: boolean) {
    const { token, email } = await shop.signUp("Kavya Rao", proved);
    const client = shop.client(token);
    return {
      email,
      isOn: async () => (await client.call(getNewsletterChoice, {})).subscribed,
      choose: (subscribed: boolean) => client.call(putNewsletterChoice, { body: { subscribed } }),
    };
  }

  it("takes effect at once where the e-mail address is proved, with one letter of welcome", async () => {
    const { email, isOn, choose } = await chooser(true);
    expect(await isOn()).toBe(false);
    const both = await Promise.all([choose(true), choose(true)]);
    expect(both).toEqual(Array(2).fill({ subscribed: true, asked: false }));
    expect(await isOn()).toBe(true);
    expect(await kindsTo(email)).toEqual(["newsletter-welcome"]);
    expect(await subscriber(email)).toMatchObject({ place: "profile" });
    expect(await choose(false)).toEqual({ subscribed: false, asked: false });
    expect([await isOn(), await subscriber(email)]).toEqual([false, undefined]);
  });

  it("sends a question to an unproved address, and neither reveals nor ends its subscription", async () => {
    const { email, isOn, choose } = await chooser(false);
    expect(await choose(true)).toEqual({ subscribed: false, asked: true });
    await confirm(await tokenOf(email, "newsletter-confirm"));
    expect(await isOn()).toBe(false);
    expect(await choose(false)).toEqual({ subscribed: false, asked: false });
    expect(await subscriber(email)).toMatchObject({ confirmedAt: expect.any(Date) });
    const { db } = shop.database;
    await db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
    expect(await isOn()).toBe(true);
  });

  it("is counted with the other requests of its network address, and can always be ended", async () => {
    const { token } = await shop.signUp("Meera Nair", false);
    const put = (subscribed: boolean) =>
      shop.app.inject({
        method: "PUT",
        url: "/api/newsletter/choice",
        payload: { subscribed },
        headers: { authorization: `Bearer ${token}` },
        remoteAddress: "203.0.113.10",
      });
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const answers = [];
      for (let count = 0; count < 61; count++) {
        if (count % 20 === 0) vi.setSystemTime(Date.now() + 61_000);
        answers.push((await put(true)).statusCode);
      }
      expect(answers).toEqual([...Array(60).fill(200), 429]);
      vi.setSystemTime(Date.now() + 61_000);
      expect((await put(false)).statusCode).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });
});
