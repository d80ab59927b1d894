import { listHeldMessages } from "@suvarna/contract/notifications/staff";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { newId } from "../platform/ids.ts";
import type { Message } from "./message.ts";
import { messages } from "./tables.ts";

const HOUR_MS = 3_600_000;
const WAIT = { timeout: 60_000, interval: 100 };

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({
    MESSAGES_OWED_PER_SENDER_HOURLY: "12",
    MESSAGES_ALERT_TEXTS_DAILY: "16",
  });
});
afterAll(() => shop[Symbol.asyncDispose]());

/** Begins a new day in India, in which no message is counted yet. */
function nextDay(): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + 24 * HOUR_MS);
}

async function rowsTo(recipient: string) {
  await shop.relay.run();
  return shop.database.db.select().from(messages).where(eq(messages.recipient, recipient));
}

/** Sends a message in a transaction of its own, as the reactions do. */
function send(message: Message): Promise<void> {
  return shop.database.transaction((tx) => shop.notifications.send(tx, message));
}

/** Builds a text about a price, which expires after an hour. */
function anAlertText(phone: string, senders: readonly string[] = []): Message {
  return {
    kind: "price-alert",
    key: newId(),
    phone,
    senders,
    expiresAt: new Date(shop.clock.now.getTime() + HOUR_MS),
    about: {
      watched: { carat: "22K" },
      pricePaise: 12_000_00,
      belowPaise: 12_100_00,
      withGst: false,
    },
  };
}

/** Whether there is a job that will count one of these messages again. */
async function isRecounted(ids: readonly string[]): Promise<boolean> {
  const { rows } = await shop.database.db.execute<{ data: string }>(
    sql`select data::text as data from jobs.job where name = 'recount-message'`,
  );
  return rows.some(({ data }) => ids.some((id) => data.includes(id)));
}

it("texts about watched prices are counted separately from messages that the shop owes", async () => {
  nextDay();
  const phones = Array.from({ length: 18 }, (_, nth) => `+9198222222${10 + nth}`);
  for (const phone of phones) await send(anAlertText(phone));
  const rows = (await Promise.all(phones.map(rowsTo))).flat();
  const held = rows.filter(({ state }) => state === "held");
  // A held alert would be sent too late tomorrow, so its content is deleted.
  expect(held).toMatchObject([
    { heldBecause: "shop_day", content: null },
    { heldBecause: "shop_day", content: null },
  ]);
  expect(await isRecounted(held.map(({ id }) => id))).toBe(false);

  const [phone = ""] = phones;
  await send({
    kind: "order-shipped",
    key: newId(),
    phone,
    about: { number: "A1", total: "₹1" },
  });
  const [shipped] = (await rowsTo(phone)).filter(({ kind }) => kind === "order-shipped");
  expect(shipped?.state).not.toBe("held");
  const { days } = await shop.client((await shop.staff()).token).call(listHeldMessages, {});
  expect(days).toContainEqual({ class: "alert", channel: "sms", used: 16, most: 16 });
});

it("texts about watched prices are limited per account, and are not sent after they expire", async () => {
  nextDay();
  const account = [newId()];
  const phone = "+919833333333";
  for (let sent = 0; sent < 12; sent++) {
    await send(anAlertText(`+91983333334${sent % 4}`, account));
  }
  const late = anAlertText(phone, account);
  const text = {
    ...late,
    key: newId(),
    expiresAt: new Date(shop.clock.now.getTime() + 2 * HOUR_MS),
  };
  await send({ ...late, expiresAt: new Date(shop.clock.now.getTime() + 1) });
  await send(text);
  const rows = await rowsTo(phone);
  expect(rows).toMatchObject([{ heldBecause: "sender_hour" }, { heldBecause: "sender_hour" }]);
  expect(rows.filter(({ content }) => content !== null).map(({ key }) => key)).toEqual([text.key]);
});

it("a text about a watched price has a low priority, and is not sent after it expires", async () => {
  nextDay();
  const [phone, other] = ["+919844444441", "+919844444442"];
  await shop.database.transaction(async (tx) => {
    await shop.notifications.send(tx, anAlertText(phone));
    const [row] = (
      await tx.execute(sql`select priority from jobs.job
      where name = 'send-phone-text' order by created_on desc, id desc limit 1`)
    ).rows;
    expect(row).toEqual({ priority: 0 });
  });
  await send({ ...anAlertText(other), expiresAt: shop.clock.now });
  await vi.waitFor(async () => {
    expect(await rowsTo(other)).toMatchObject([{ state: "expired", content: null }]);
  }, WAIT);
});
