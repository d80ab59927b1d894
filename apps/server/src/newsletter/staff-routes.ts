import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/newsletter/staff";
import * as schemas from "@suvarna/contract/newsletter/staff-schemas";
import { type App, act } from "../platform/act.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { readCursor } from "../platform/time-cursor.ts";
import { subscriberCsv } from "./subscriber-csv.ts";
import {
  countSubscribers,
  eachSubscriber,
  listSubscribers,
  removeSubscriber,
} from "./subscribers.ts";

const endpoints = pair(calls, schemas);

/** Registers the calls by which staff see who gets the newsletter. */
export function registerSubscribers(api: Api, app: App): void {
  const { db } = app.database;

  handle(api, endpoints.listSubscribers, async ({ query: { cursor, ...page } }) => {
    const after = cursor === undefined ? null : readCursor(cursor);
    if (cursor !== undefined && !after) return { items: [], total: 0, nextCursor: null };
    return listSubscribers(db, { ...page, after });
  });
  handle(api, endpoints.countSubscribers, () => countSubscribers(db, app.clock()));
  handle(api, endpoints.exportSubscribers, async (_input, { actor }) => {
    await act(app, actor, async ({ tx, at, record }) => {
      const { confirmed: rows } = await countSubscribers(tx, at);
      record({ what: "newsletter.exported", subject: null, after: { rows } });
    });
    return subscriberCsv(eachSubscriber(db));
  });
  handle(api, endpoints.removeSubscriber, async ({ params }, { actor }) => {
    await act(app, actor, (act) => removeSubscriber(act, params.id));
    return undefined;
  });
}
