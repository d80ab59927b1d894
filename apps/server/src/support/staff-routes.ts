import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/support/staff";
import * as schemas from "@suvarna/contract/support/staff-schemas";
import { namesOf } from "../identity/index.ts";
import { type Act, act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { isId } from "../platform/ids.ts";
import { readCursor } from "../platform/time-cursor.ts";
import { answerTicket, judgeTicket, moveTicket, publishTicket } from "./answer-ticket.ts";
import { findAuthor } from "./author.ts";
import { listTicketsOf } from "./queries.ts";
import { countQueue, listEarlier, listQueue } from "./queue-queries.ts";
import { pictureAddress } from "./screenshots.ts";
import { assignTicket, listTicketPeople, noteTicket } from "./share-work.ts";
import { customerOf, showSummaries, showTicket } from "./show-tickets.ts";
import type { Support } from "./support.ts";
import { findAnyTicket } from "./ticket-access.ts";

const endpoints = pair(calls, schemas);

/** Registers the calls by which staff handle tickets. */
export function registerStaffTickets(api: Api, { app, config }: Support): void {
  const { clock } = app;
  const { db } = app.database;

  function show(number: string) {
    const now = clock();
    return showTicket(db, number, { addressOf: (id) => pictureAddress(config, id, now), now });
  }
  async function change(actor: UserActor, number: string, work: (act: Act) => Promise<void>) {
    await act(app, actor, work);
    return show(number);
  }

  handle(api, endpoints.listTicketsForStaff, async ({ query }, { user }) => {
    const { cursor, ...page } = query;
    const after = cursor === undefined ? null : readCursor(cursor);
    if (cursor !== undefined && !after) return { items: [], total: 0, nextCursor: null };
    const now = clock();
    const queue = await listQueue(db, { ...page, staffId: user.userId, after, now });
    const { rows, ...rest } = queue;
    return { items: await showSummaries(db, rows, now), ...rest };
  });
  handle(api, endpoints.countTickets, (_input, { user }) => countQueue(db, user.userId, clock()));
  handle(api, endpoints.listTicketPeople, async () => {
    const people = await listTicketPeople(db);
    return { people: people.map(({ id, name }) => ({ _id: id, name })) };
  });
  handle(api, endpoints.getTicketForStaff, ({ params }) => show(params.id));
  handle(api, endpoints.getTicketVersion, async ({ params }) => {
    const { version, changedBy } = await findAnyTicket(db, params.id);
    const names = await namesOf(db, changedBy ? [changedBy] : []);
    const by = changedBy && { _id: changedBy, name: names.get(changedBy) ?? null };
    return { version: String(version), changedBy: by || null };
  });
  handle(api, endpoints.listEarlierTickets, async ({ params }) => {
    const ticket = await findAnyTicket(db, params.id);
    const rows = await listEarlier(db, ticket, await customerOf(db, ticket));
    return { tickets: await showSummaries(db, rows, clock()) };
  });
  handle(api, endpoints.listCustomerTickets, async ({ params }) => {
    const author = isId(params.id) ? await findAuthor(db, params.id) : null;
    if (!author) throw new Refusal("customer_not_found");
    return { tickets: await showSummaries(db, await listTicketsOf(db, author), clock()) };
  });
  handle(api, endpoints.answerTicket, ({ params, headers, body }, { actor }) =>
    change(actor, params.id, (act) =>
      answerTicket(act, params.id, { ...body, version: versionIn(headers) }),
    ),
  );
  handle(api, endpoints.noteTicket, ({ params, body }, { actor }) =>
    change(actor, params.id, (act) => noteTicket(act, params.id, body.text)),
  );
  handle(api, endpoints.assignTicket, ({ params, headers, body }, { actor }) =>
    change(actor, params.id, (act) =>
      assignTicket(act, params.id, { ...body, version: versionIn(headers) }),
    ),
  );
  handle(api, endpoints.moveTicket, ({ params, body }, { actor }) =>
    change(actor, params.id, (act) => moveTicket(act, params.id, body)),
  );
  handle(api, endpoints.publishTicket, ({ params, body }, { actor }) =>
    change(actor, params.id, (act) => publishTicket(act, params.id, body.published)),
  );
  handle(api, endpoints.judgeTicket, ({ params, body }, { actor }) =>
    change(actor, params.id, (act) => judgeTicket(act, params.id, body.suspected)),
  );
}

/** Returns the version in an `If-Match` header, which may be in quotation marks. */
export function versionIn(headers: { readonly "if-match"?: string | undefined }) {
  return headers["if-match"]?.replaceAll('"', "");
}
