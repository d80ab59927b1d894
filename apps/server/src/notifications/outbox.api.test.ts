import { getJobs, retryJob } from "@suvarna/contract/jobs/staff";
import { getOutboxMessage, listOutbox, listTemplates } from "@suvarna/contract/notifications/calls";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { LIVE_SETTINGS } from "../../test/live-settings.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { newId } from "../platform/ids.ts";
import { LETTERS, PHONE_TEXTS, PUSHES } from "./message.ts";

const WAIT = { timeout: 20_000, interval: 20 };
const LIVE = {
  ...LIVE_SETTINGS,
  SMTP_URL: "smtp://127.0.0.1:9",
  SMS_PROVIDER: "twilio",
  TWILIO_ACCOUNT_SID: "AC1",
  TWILIO_AUTH_TOKEN: "token",
  TWILIO_FROM: "+15005550006",
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

describe("the outbox of a demonstration", () => {
  it("stores the messages that no carrier sends", async () => {
    const email = `${newId()}@shopper.example`;
    const address = "https://shop.example/reset?token=a&b";
    const text = "<script>alert(1)</script>";
    const about = { number: "T-1", text, address, resolved: false };
    await shop.database.transaction((tx) =>
      shop.notifications.send(tx, { kind: "ticket-answered", key: newId(), email, about }),
    );
    const letter = await vi.waitFor(async () => {
      const [found] = await shop.messagesTo(email);
      expect(found).toMatchObject({ state: "sent", sentAt: shop.clock.now.toISOString() });
      return found;
    }, WAIT);
    expect(letter).toMatchObject({
      kind: "ticket-answered",
      channel: "email",
      to: email,
      unsubscribe: null,
      subject: "Our answer to your ticket T-1",
      text: expect.stringContaining(address),
      html: expect.stringContaining("&lt;script&gt;alert(1)&lt;/script&gt;"),
    });
    const { messages } = await shop.client().call(listOutbox, {});
    expect(messages[0]).toMatchObject({ to: email, subject: "Our answer to your ticket T-1" });
    expect(messages[0]).not.toHaveProperty("text");
  });

  it("names the shop in the language of the message", async () => {
    const { address } = (await shop.app.inject("/api/shop?language=hi")).json();
    const about = { number: "T-1", text: "हाँ।", address: "https://shop.example", resolved: true };
    const email = `${newId()}@shopper.example`;
    const phone = "+919845098452";
    await shop.database.transaction(async (tx) => {
      for (const language of ["hi", "en"] as const) {
        const letter = { kind: "ticket-answered", email, about } as const;
        const text = { kind: "sign-in-code", phone, about: { code: "402817" } } as const;
        await shop.notifications.send(tx, { ...letter, key: newId(), language });
        await shop.notifications.send(tx, { ...text, key: newId(), language });
      }
    });
    const letters = (await shop.messagesTo(email)).map(({ text }) => text);
    expect(letters).toContainEqual(expect.stringContaining("--\n\nसुवर्ण, 1995 से हाथ से बने गहने\n\n"));
    expect(letters).toContainEqual(expect.stringContaining(`, ${address}\n\n`));
    expect(letters).toContainEqual(
      expect.stringContaining("--\n\nSuvarna, Handcrafted jewellery since 1995\n\n"),
    );
    const texts = (await shop.messagesTo(phone)).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining("402817 सुवर्ण के लिए आपका OTP है।"));
    expect(texts).toContainEqual(expect.stringContaining("402817 is your OTP for Suvarna."));
  });

  it("answers 404 for an unknown message", async () => {
    for (const id of [newId(), "nonsense"]) {
      const asking = shop.client().call(getOutboxMessage, { params: { id } });
      await expect(asking).rejects.toMatchObject({ status: 404 });
    }
  });
});

describe("the templates of a demonstration", () => {
  it("lists every letter, text and push message with example facts, and sends none", async () => {
    const before = await shop.client().call(listOutbox, {});
    const { templates } = await shop.client().call(listTemplates, {});
    const kinds = (of: "email" | "sms" | "push") => [
      ...new Set(templates.filter(({ channel }) => channel === of).map(({ kind }) => kind)),
    ];
    expect(kinds("email").toSorted()).toEqual(Object.keys(LETTERS).toSorted());
    expect(kinds("sms").toSorted()).toEqual(Object.keys(PHONE_TEXTS).toSorted());
    expect(kinds("push").toSorted()).toEqual(Object.keys(PUSHES).toSorted());
    for (const { channel, subject, text, html } of templates) {
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      expect(html !== null).toBe(channel === "email");
      expect(subject === null).toBe(channel === "sms");
    }
    const after = await shop.client().call(listOutbox, {});
    expect(after.messages).toHaveLength(before.messages.length);
  });
});

describe("a live shop", () => {
  it("shows its outbox to nobody", async () => {
    await using live = await openShop(LIVE);
    for (const path of ["/api/outbox", `/api/outbox/${newId()}`, "/api/outbox/templates"]) {
      expect((await live.app.inject(path)).statusCode).toBe(404);
    }
  });
});

describe("the jobs", () => {
  it("are shown only to staff", async () => {
    const { token } = await shop.signUp();
    await expect(shop.client().call(getJobs, {})).rejects.toMatchObject({ status: 401 });
    await expect(shop.client(token).call(getJobs, {})).rejects.toMatchObject({ status: 403 });
    const staff = shop.client((await shop.staff()).token);
    const { queues, dead } = await staff.call(getJobs, {});
    expect(queues.map(({ job }) => job)).toContain("send-letter");
    expect(dead).toEqual([]);
    for (const id of [newId(), "nonsense"]) {
      const reviving = staff.call(retryJob, { params: { id } });
      await expect(reviving).rejects.toMatchObject({ status: 404 });
    }
  });
});
