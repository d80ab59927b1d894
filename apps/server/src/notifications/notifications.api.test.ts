import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openMailReceiver, smtpRefusal } from "../../test/mail-receiver.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { newId } from "../platform/ids.ts";
import type { Carrier } from "./adapters/carrier.ts";
import { smtpCarrier } from "./adapters/smtp.ts";
import { composeLetter } from "./compose-letter.ts";
import { deliverWith } from "./deliver.ts";
import type { Draft, Letter, PhoneText } from "./draft.ts";
import type { Message } from "./message.ts";
import { takeMessage } from "./queries.ts";
import { messages } from "./tables.ts";

const WAIT = { timeout: 25_000, interval: 20 };

let shop: TestShop;
let receiver: Awaited<ReturnType<typeof openMailReceiver>>;
const texts: { id: string; to: string; content: PhoneText }[] = [];

const carryText: Carrier<PhoneText>["carry"] = async (parcel) => {
  texts.push(parcel);
  return "sms-1";
};
const phones = { isOutbox: false, knowsRepeats: false, carry: carryText };

const SIGNATURE = {
  name: "Suvarna",
  tagline: "",
  legalName: "Suvarna",
  address: "Bengaluru",
  phone: "",
  email: "hello@shop.example",
  origin: "https://shop.example",
};

beforeAll(async () => {
  receiver = await openMailReceiver();
  const email: Carrier<Letter> = smtpCarrier(receiver.url, "Suvarna <hello@shop.example>");
  shop = await openShop({}, { email, sms: phones });
});
beforeEach(() => {
  receiver.refuse = () => null;
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await receiver[Symbol.asyncDispose]();
});

function aLetter(overrides: Partial<Message> = {}): Message & { email: string } {
  const id = newId();
  return {
    kind: "password-reset",
    key: `password-reset:${id}`,
    email: `${id}@shopper.example`,
    about: { address: `https://shop.example/reset?token=${id}`, minutes: 30 },
    ...overrides,
  } as Message & { email: string };
}

function aCode(): Message & { phone: string } {
  const digits = newId().replace(/\D/g, "").padEnd(9, "0").slice(-9);
  const key = `sign-in-code:${newId()}`;
  return { kind: "sign-in-code", key, phone: `+919${digits}`, about: { code: "048213" } };
}

/** Builds staff's answer to a ticket, which contains no link with a secret. */
function anAnswer(): Message & { email: string } {
  const id = newId();
  return {
    kind: "ticket-answered",
    key: `ticket-answered:${id}`,
    email: `${id}@shopper.example`,
    about: { number: "T-1", text: "Yes.", resolved: true, address: "https://shop.example/t" },
  };
}

function send(message: Message): Promise<void> {
  return shop.database.transaction((tx) => shop.notifications.send(tx, message));
}

async function rowOf({ key }: Message) {
  const [row] = await shop.database.db.select().from(messages).where(eq(messages.key, key));
  return row;
}

const lettersTo = (email: string) => receiver.received.filter(({ to }) => to.includes(email));

describe("a message", () => {
  it("is sent with the transaction that causes it, and never without", async () => {
    const [lost, delivered] = [aLetter(), aLetter()];
    const failing = shop.database.transaction(async (tx) => {
      await shop.notifications.send(tx, lost);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await send(delivered);
    await vi.waitFor(() => expect(lettersTo(delivered.email)).toHaveLength(1), WAIT);
    expect(lettersTo(lost.email)).toEqual([]);
    expect(lettersTo(delivered.email)[0]?.headers.get("subject")).toBe("Choose a new password");
  });

  it("is sent once for its key, however often it is requested", async () => {
    const letter = aLetter();
    await send(letter);
    await send(letter);
    await vi.waitFor(
      async () => expect(await rowOf(letter)).toMatchObject({ state: "sent" }),
      WAIT,
    );
    await send(letter);
    const later = aLetter();
    await send(later);
    await vi.waitFor(() => expect(lettersTo(later.email)).toHaveLength(1), WAIT);
    expect(lettersTo(letter.email)).toHaveLength(1);
  });

  it("is forgotten in its words once it was handed over", async () => {
    const letter = aLetter();
    await send(letter);
    expect((await rowOf(letter))?.content).not.toBeNull();
    await vi.waitFor(async () => {
      expect(await rowOf(letter)).toMatchObject({
        state: "sent",
        content: null,
        attempts: 1,
        sentAt: shop.clock.now,
        carrierId: expect.stringMatching(/@shop\.example>$/),
      });
    }, WAIT);
  });

  it("waits while the mail server does not answer, and is then sent once", async () => {
    const letter = aLetter();
    await receiver.down();
    await send(letter);
    await vi.waitFor(async () => {
      expect(await rowOf(letter)).toMatchObject({ state: "waiting", attempts: 1 });
    }, WAIT);
    await receiver.up();
    await vi.waitFor(async () => {
      await hurry();
      expect(lettersTo(letter.email)).toHaveLength(1);
    }, WAIT);
    await vi.waitFor(
      async () => expect(await rowOf(letter)).toMatchObject({ state: "sent" }),
      WAIT,
    );
    expect(lettersTo(letter.email)).toHaveLength(1);
  });

  it("that the mail server refuses for good is not tried again", async () => {
    const letter = aLetter();
    receiver.refuse = () => smtpRefusal(550);
    await send(letter);
    await vi.waitFor(async () => {
      const refused = { state: "refused", attempts: 1, content: null };
      expect(await rowOf(letter)).toMatchObject(refused);
    }, WAIT);
  });

  it("that is given up no longer contains a link or code, and one without them is stored for staff", async () => {
    const [reset, code, answer] = [aLetter(), aCode(), anAnswer()];
    receiver.refuse = () => smtpRefusal(451);
    phones.carry = () => Promise.reject(new Error("no network"));
    for (const message of [reset, code, answer]) await send(message);
    const deliver = { log: shop.app.log, app: shop.acts };
    const last = { isLast: true } as Parameters<ReturnType<typeof deliverWith>>[1];
    const byMail = deliverWith<Draft, Letter>(
      smtpCarrier(receiver.url, "Suvarna <hello@shop.example>"),
      deliver,
      async (draft) => composeLetter(draft, SIGNATURE),
    );
    const bySms = deliverWith<PhoneText, PhoneText>(phones, deliver, async (text) => text);
    for (const [message, handle] of [
      [reset, byMail],
      [answer, byMail],
      [code, bySms],
    ] as const) {
      await vi.waitFor(async () => {
        await shop.database.db
          .update(messages)
          .set({ state: "waiting" })
          .where(eq(messages.key, message.key));
        const messageIds = [(await rowOf(message))?.id ?? ""];
        await expect(handle({ messageIds }, last)).rejects.toThrow();
        expect(await rowOf(message)).toMatchObject({ state: "failed" });
      }, WAIT);
    }
    expect((await rowOf(reset))?.content).toBeNull();
    expect((await rowOf(code))?.content).toBeNull();
    expect((await rowOf(answer))?.content).not.toBeNull();
    phones.carry = carryText;
  });

  it("that has expired is emptied, even if its job no longer exists", async () => {
    const lost = aLetter({ expiresAt: new Date(shop.clock.now.getTime() + 60_000) });
    await shop.database.transaction(async (tx) => {
      await shop.notifications.send(tx, lost);
      await tx.execute(sql`delete from jobs.job where name = 'send-letter' and state = 'created'`);
    });
    // Old messages are deleted after a delivery, at most once an hour.
    shop.clock.now = new Date(shop.clock.now.getTime() + 2 * 3_600_000);
    await send(aLetter());
    await vi.waitFor(async () => {
      expect(await rowOf(lost)).toMatchObject({ state: "expired", content: null });
    }, WAIT);
  });

  it("that has expired is not sent", async () => {
    const letter = aLetter({ expiresAt: new Date(shop.clock.now.getTime() - 1) });
    await send(letter);
    await vi.waitFor(async () => {
      expect(await rowOf(letter)).toMatchObject({ state: "expired", attempts: 0, content: null });
    }, WAIT);
    expect(lettersTo(letter.email)).toEqual([]);
  });

  it("is sent to a phone by the SMS provider", async () => {
    const code = aCode();
    await send(code);
    await vi.waitFor(async () => {
      expect(await rowOf(code)).toMatchObject({ state: "sent", carrierId: "sms-1", content: null });
    }, WAIT);
    const [text] = texts.filter(({ to }) => to === code.phone);
    expect(text?.content.text).toMatch(/^048213 is your OTP/);
  });

  it("by SMS is not sent again when its process dies while sending; a letter is, with the same id", async () => {
    const [code, letter] = [aCode(), aLetter()];
    await shop.database.transaction(async (tx) => {
      await shop.notifications.send(tx, code);
      await shop.notifications.send(tx, letter);
      await tx.update(messages).set({ state: "sending" }).where(eq(messages.key, code.key));
      await tx.update(messages).set({ state: "sending" }).where(eq(messages.key, letter.key));
    });
    await vi.waitFor(async () => {
      expect(await rowOf(code)).toMatchObject({ state: "unknown", content: null });
      expect(await rowOf(letter)).toMatchObject({ state: "sent" });
    }, WAIT);
    expect(texts.filter(({ to }) => to === code.phone)).toEqual([]);
    const id = (await rowOf(letter))?.id;
    expect(lettersTo(letter.email)[0]?.headers.get("message-id")).toBe(`<${id}@shop.example>`);
  });

  it("is forgotten with the person it went to", async () => {
    const letter = aLetter();
    await send(letter);
    await shop.database.transaction((tx) =>
      shop.notifications.personalData.erase(tx, {
        userId: newId(),
        email: letter.email,
        phone: null,
        emailVerified: true,
        phoneVerified: false,
      }),
    );
    expect(await rowOf(letter)).toBeUndefined();
  });

  it("is sent by only one of two simultaneous jobs", async () => {
    const { db } = shop.database;
    const letter = aLetter();
    await send(letter);
    await vi.waitFor(
      async () => expect(await rowOf(letter)).toMatchObject({ state: "sent" }),
      WAIT,
    );
    const [row] = await db.select().from(messages).where(eq(messages.key, letter.key));
    const found = row as NonNullable<typeof row>;
    const both = [takeMessage(db, found), takeMessage(db, found)];
    expect((await Promise.all(both)).toSorted()).toEqual([false, true]);
  });

  it("is removed a month after", async () => {
    const old = aLetter();
    await send(old);
    await vi.waitFor(async () => expect(await rowOf(old)).toMatchObject({ state: "sent" }), WAIT);
    // The ids of messages contain the machine's time, which may be days later than the test's
    // clock.
    shop.clock.now = new Date(Date.now() + 31 * 86_400_000);
    await send(aLetter());
    await vi.waitFor(async () => expect(await rowOf(old)).toBeUndefined(), WAIT);
  });
});

/** Starts the jobs that wait for a retry at once. */
async function hurry(): Promise<void> {
  await shop.database.db.execute(
    sql`update jobs.job set start_after = now() where state = 'retry'`,
  );
}
