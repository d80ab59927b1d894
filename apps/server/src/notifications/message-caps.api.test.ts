import { sendVerification } from "@suvarna/contract/identity/calls";
import { joinNewsletter } from "@suvarna/contract/newsletter/calls";
import { listHeldMessages } from "@suvarna/contract/notifications/staff";
import { cancelOrder } from "@suvarna/contract/orders/calls";
import { sendSupportQuery, sendTicket } from "@suvarna/contract/support/calls";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { asTransaction } from "../../test/acting.ts";
import { addCategory, aRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { acceptRates } from "../../test/rates.ts";
import { addProducts } from "../catalogue/index.ts";
import { newId } from "../platform/ids.ts";
import type { Message } from "./message.ts";
import { messageCounts, messages } from "./tables.ts";

const HOUR_MS = 3_600_000;
const WAIT = { timeout: 60_000, interval: 100 };
const EVIL = "CLAIM YOUR PRIZE: call 1800-EVIL or visit evil.example/win";

const logged: string[] = [];
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop(
    {
      LOG_LEVEL: "warn",
      MESSAGES_OPEN_PER_RECEIVER_HOURLY: "3",
      MESSAGES_OPEN_PER_SENDER_HOURLY: "8",
      MESSAGES_OPEN_LETTERS_DAILY: "30",
      MESSAGES_OWED_PER_RECEIVER_HOURLY: "4",
      MESSAGES_OWED_PER_SENDER_HOURLY: "12",
    },
    undefined,
    { write: (line: string) => void logged.push(line) },
  );
});
afterAll(() => shop[Symbol.asyncDispose]());

/** Begins a new day in India, in which no message is counted yet. */
function nextDay(): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + 24 * HOUR_MS);
}

const anAddress = () => `${newId()}@stranger.example`;

async function rowsTo(recipient: string) {
  await shop.relay.run();
  return shop.database.db.select().from(messages).where(eq(messages.recipient, recipient));
}

async function countAll(where = sql`true`): Promise<number> {
  await shop.relay.run();
  return shop.database.db.$count(messages, where);
}

const goesOut = sql`${messages.state} <> 'held'`;

/** Adds a product with a large stock. @returns the product's id */
async function aPiece(): Promise<string> {
  const { db } = shop.database;
  const categoryId = await addCategory(db, newId());
  const [id = ""] = await addProducts(asTransaction(db), [aRing({ categoryId, stock: 1000 })]);
  return id;
}

/** Sends a message in a transaction of its own, as the reactions do. */
function send(message: Message): Promise<void> {
  return shop.database.transaction((tx) => shop.notifications.send(tx, message));
}

const aReset = (email: string, senders: readonly string[] = []): Message => ({
  kind: "password-reset",
  key: `password-reset:${newId()}`,
  email,
  senders,
  about: { address: "https://shop.example/reset-password#secret", minutes: 30 },
});

describe("a stranger", () => {
  it("gets no letter and no text by orders that name their contacts", async () => {
    const shopper = await shop.signUp("Meera Nair");
    const stranger = { email: anAddress(), phone: "+919811111142" };
    const pieceId = await aPiece();
    for (let tries = 0; tries < 15; tries++) {
      const { cartId } = await fillCart(shop, shopper, pieceId);
      const contact = tries % 2 === 0 ? stranger.email : stranger.phone;
      const { order } = await placeOrder(shop, shopper, { cartId, contact });
      const call = { params: { id: order._id }, body: { reason: EVIL } };
      await shop.client(shopper.token).call(cancelOrder, call);
    }
    expect(await rowsTo(stranger.email)).toEqual([]);
    expect(await rowsTo(stranger.phone)).toEqual([]);

    // The shopper's own messages have caps too. A message above its cap is stored.
    const own = await rowsTo(shopper.email);
    for (const kind of ["order-confirmed", "order-cancelled"]) {
      const ofKind = own.filter((row) => row.kind === kind);
      expect(ofKind).toHaveLength(15);
      expect(ofKind.filter(({ state }) => state !== "held")).toHaveLength(4);
    }
  });

  it("gets no letter by an order of a person without a proved contact", async () => {
    const shopper = await shop.signUp("Meera Nair", false);
    const before = await countAll();
    const { cartId } = await fillCart(shop, shopper, await aPiece());
    await placeOrder(shop, shopper, { cartId, contact: anAddress() }).catch(() => {});
    expect(await countAll()).toBe(before);
  });

  it("gets no words of a ticket, and only some letters of all tickets", async () => {
    nextDay();
    const victim = anAddress();
    for (let tries = 0; tries < 6; tries++) {
      const sent = { typeOfSupport: "general", subject: EVIL, description: EVIL } as const;
      await shop.client().call(sendTicket, { body: { ...sent, contactDetails: victim } });
      const query = { fullName: "Meera", contactEmail: victim, supportQuery: EVIL };
      await shop.client().call(sendSupportQuery, { body: query });
    }
    const rows = await rowsTo(victim);
    expect(rows.filter(({ state }) => state !== "held")).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain("EVIL");
  });

  it("costs the network that causes the letters its cap, whichever form it uses", async () => {
    nextDay();
    // A new day also frees held letters of other shoppers, which do not count here.
    const toStrangers = sql`${goesOut} and ${messages.recipient} like '%@stranger.example'`;
    const before = await countAll(toStrangers);
    const forms = [
      (email: string) => ({ call: joinNewsletter, payload: { email, consent: true } }),
      (email: string) => ({
        call: sendSupportQuery,
        payload: { fullName: "Meera", contactEmail: email, supportQuery: "Are you open?" },
      }),
    ];
    for (let tries = 0; tries < 20; tries++) {
      const { call, payload } = (forms[tries % 2] as (typeof forms)[number])(anAddress());
      // The requests come from twenty addresses of one network.
      const remoteAddress = `10.77.7.${tries + 1}`;
      const url = `/api${call.path}`;
      const sent = await shop.app.inject({ method: "POST", url, payload, remoteAddress });
      expect(sent.statusCode).toBeLessThan(300);
      await shop.relay.run();
    }
    expect((await countAll(toStrangers)) - before).toBe(8);
  });

  it("is not written to by an account that resends its verification for ever", async () => {
    nextDay();
    const shopper = await shop.signUp("Meera Nair", false);
    for (let tries = 0; tries < 5; tries++) {
      await shop.client(shopper.token).call(sendVerification, {});
    }
    const rows = await rowsTo(shopper.email);
    expect(rows.filter(({ state }) => state !== "held")).toHaveLength(3);
    const held = rows.filter(({ state }) => state === "held");
    expect(held).toHaveLength(2);
    // The content of a held letter is deleted, so that no valid link is stored.
    for (const row of held)
      expect(row).toMatchObject({ content: null, heldBecause: "receiver_hour" });
  });
});

describe("the caps of messages", () => {
  it("count a mailbox, however its address is written", async () => {
    nextDay();
    const name = newId();
    for (let tries = 0; tries < 5; tries++) await send(aReset(`${name}+${tries}@stranger.example`));
    const sentTo = sql`${messages.recipient} like ${`${name}+%`}`;
    expect(await countAll(sentTo)).toBe(5);
    expect(await countAll(sql`${sentTo} and ${goesOut}`)).toBe(3);
  });

  it("are not exceeded by simultaneous messages", async () => {
    nextDay();
    const to = anAddress();
    await Promise.all(Array.from({ length: 12 }, () => send(aReset(to))));
    const rows = await rowsTo(to);
    expect(rows).toHaveLength(12);
    expect(rows.filter(({ state }) => state !== "held")).toHaveLength(3);

    const sender = [newId()];
    await Promise.all(Array.from({ length: 12 }, () => send(aReset(anAddress(), sender))));
    const held = sql`${messages.heldBecause} = 'sender_hour'`;
    expect(
      await countAll(sql`${held} and ${messages.createdAt} = ${shop.clock.now.toISOString()}`),
    ).toBe(4);
  });

  it("count each kind separately, so that a stranger can't block a user's recovery", async () => {
    nextDay();
    const to = anAddress();
    for (let tries = 0; tries < 5; tries++) {
      const about = { address: "https://shop.example/newsletter/confirm?token=x" };
      await send({ kind: "newsletter-confirm", key: newId(), email: to, about });
    }
    await send(aReset(to));
    const [reset] = (await rowsTo(to)).filter(({ kind }) => kind === "password-reset");
    expect(reset?.state).not.toBe("held");
  });

  it("end with the hour and with the day", async () => {
    nextDay();
    const to = anAddress();
    for (let tries = 0; tries < 4; tries++) await send(aReset(to));
    shop.clock.now = new Date(shop.clock.now.getTime() + HOUR_MS);
    await send(aReset(to));
    const states = (await rowsTo(to)).map(({ state }) => state === "held");
    expect(states.filter(Boolean)).toHaveLength(1);
  });

  it("limit the shop's day, which staff and the log learn without an address", async () => {
    nextDay();
    logged.length = 0;
    for (let sent = 0; sent < 35; sent++) await send(aReset(anAddress()));
    const day = sql`${messages.createdAt} = ${shop.clock.now.toISOString()}`;
    expect(await countAll(sql`${day} and ${goesOut}`)).toBe(30);

    const staff = await shop.staff();
    const { days, held } = await shop.client(staff.token).call(listHeldMessages, {});
    expect(days).toContainEqual({ class: "open", channel: "email", used: 30, most: 30 });
    expect(held[0]).toMatchObject({
      kind: "password-reset",
      because: "shop_day",
      isSentLater: false,
      to: expect.stringContaining("@stranger.example"),
    });
    const lines = logged.join("");
    expect(lines).toContain("nearly used up");
    expect(lines).toContain("a message is held");
    expect(lines).not.toContain("@stranger.example");

    // The messages that strangers use up do not count against the messages that the shop owes to
    // its buyers.
    await acceptRates(shop, 1_300_000, 16_718);
    const shopper = await shop.signUp();
    const { cartId } = await fillCart(shop, shopper, await aPiece());
    await placeOrder(shop, shopper, { cartId });
    const [letter] = await rowsTo(shopper.email);
    expect(letter).toMatchObject({ kind: "order-confirmed" });
    expect(letter?.state).not.toBe("held");
  });

  it("show nothing to shoppers and to staff without the permission", async () => {
    const shopper = await shop.signUp();
    const desk = await shop.staff("catalogue");
    for (const { token } of [shopper, desk]) {
      await expect(shop.client(token).call(listHeldMessages, {})).rejects.toMatchObject({
        status: 403,
      });
    }
  });

  it("delay the messages that the shop owes until they may be sent", async () => {
    nextDay();
    const to = anAddress();
    const keys = Array.from({ length: 6 }, () => newId());
    for (const key of keys) {
      await send({ kind: "account-changed", key, email: to, about: ABOUT_CHANGE });
    }
    const held = () =>
      shop.database.db.$count(messages, sql`${messages.recipient} = ${to} and state = 'held'`);
    expect(await held()).toBe(2);
    const { held: shown } = await shop
      .client((await shop.staff()).token)
      .call(listHeldMessages, {});
    expect(shown.filter((message) => message.to === to)).toMatchObject([
      { isSentLater: true, because: "receiver_hour" },
      { isSentLater: true, because: "receiver_hour" },
    ]);
    shop.clock.now = new Date(shop.clock.now.getTime() + HOUR_MS);
    await vi.waitFor(async () => {
      // The test moves its own clock by an hour. The jobs go by the database's clock, so they are
      // started here.
      await shop.database.db.execute(
        sql`update jobs.job set start_after = now() where name = 'recount-message' and state in ('created', 'retry')`,
      );
      expect(await held()).toBe(0);
      const sent = (await shop.messagesTo(to)).filter(({ state }) => state === "sent");
      expect(sent).toHaveLength(6);
    }, WAIT);
  });

  it("are counted by keyed hashes and store no address", async () => {
    const keys = (await shop.database.db.select().from(messageCounts)).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.join(" ")).not.toMatch(/@|\+91|10\.0\./);
  });
});

const ABOUT_CHANGE = {
  what: "password",
  recovery: "https://shop.example/forgot-password",
} as const;
