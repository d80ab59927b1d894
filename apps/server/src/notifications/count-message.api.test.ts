import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { newId } from "../platform/ids.ts";
import { countMessage } from "./count-message.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({
    MESSAGES_OPEN_PER_RECEIVER_HOURLY: "1",
    MESSAGES_OWED_PER_RECEIVER_HOURLY: "1",
  });
});
afterAll(() => shop[Symbol.asyncDispose]());

it.each<["open" | "owed", string | null]>([
  // A stranger can enter every spelling of a mailbox.
  ["open", "receiver_hour"],
  // Two users can have proved addresses that are alike.
  ["owed", null],
])(
  "letters of the class %s to two spellings of one mailbox: the second is held by %s",
  async (group, held) => {
    const { messages, secret } = shop.config;
    const name = newId();
    const letterTo = (recipient: string) => {
      const letter = {
        class: group,
        kind: "a-kind",
        channel: "email",
        recipient,
        senders: [],
      } as const;
      return shop.database.transaction((tx) =>
        countMessage(tx, { caps: messages.caps, secret }, letter, shop.clock.now),
      );
    };
    expect((await letterTo(`${name}@letter.example`)).held).toBe(null);
    expect((await letterTo(`${name}+2@letter.example`)).held).toBe(held);
    expect((await letterTo(`${name}@letter.example`)).held).toBe("receiver_hour");
  },
);
