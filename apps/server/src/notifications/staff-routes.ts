import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/notifications/staff";
import * as schemas from "@suvarna/contract/notifications/staff-schemas";
import type { App } from "../platform/act.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import type { MessageCaps } from "./caps.ts";
import { countUsedToday } from "./count-message.ts";
import { heldMessages } from "./queries.ts";

const endpoints = pair(calls, schemas);

const LISTED = 100;

/** Registers the call by which staff see the caps of messages and the messages that exceed them. */
export function registerHeldMessages(
  api: Api,
  { database: { db }, clock }: Pick<App, "database" | "clock">,
  caps: MessageCaps,
): void {
  handle(api, endpoints.listHeldMessages, async () => ({
    days: await countUsedToday(db, caps, clock()),
    held: (await heldMessages(db, LISTED)).flatMap((message) => {
      const { id, kind, channel, recipient, heldBecause, content, createdAt } = message;
      // Push messages have no caps, so none is ever held.
      if (channel === "push") return [];
      return {
        _id: id,
        kind,
        channel,
        to: recipient,
        // The column `held_because` is always set together with the state `held`, so the fallback is
        // never used.
        because: heldBecause ?? "shop_day",
        isSentLater: content !== null,
        createdAt: createdAt.toISOString(),
      };
    }),
  }));
}
