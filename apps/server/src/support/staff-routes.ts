import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/support/staff";
import * as schemas from "@suvarna/contract/support/staff-schemas";
import { act } from "../platform/act.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { answerTicket, judgeTicket, moveTicket, publishTicket } from "./answer-ticket.ts";
import { anyTicket } from "./own-ticket.ts";
import { listTicketsForStaff } from "./queries.ts";
import { pictureAddress } from "./screenshots.ts";
import type { Support } from "./support.ts";
import { wireStaffSummary, wireStaffTicket } from "./wire-ticket.ts";

const endpoints = pair(calls, schemas);

/** Registers the calls by which staff handle tickets. */
export function registerStaffTickets(api: Api, support: Support): void {
  const { app, config } = support;
  const { clock } = app;
  const { db } = app.database;

  async function show(number: string) {
    const now = clock();
    const ticket = await anyTicket(db, number);
    return wireStaffTicket(ticket, (id) => pictureAddress(config, id, now), now);
  }

  handle(
    api,
    endpoints.listTicketsForStaff,
    async ({ query: { state, suspected = false, page } }) => {
      const { tickets, total } = await listTicketsForStaff(db, { state, suspected, page });
      const now = clock();
      return { tickets: tickets.map((ticket) => wireStaffSummary(ticket, now)), total };
    },
  );
  handle(api, endpoints.getTicketForStaff, ({ params }) => show(params.id));
  handle(api, endpoints.answerTicket, async ({ params, body }, { actor }) => {
    await act(app, actor, (act) => answerTicket(act, params.id, body));
    return show(params.id);
  });
  handle(api, endpoints.moveTicket, async ({ params, body }, { actor }) => {
    await act(app, actor, (act) => moveTicket(act, params.id, body));
    return show(params.id);
  });
  handle(api, endpoints.publishTicket, async ({ params, body }, { actor }) => {
    await act(app, actor, (act) => publishTicket(act, params.id, body.published));
    return show(params.id);
  });
  handle(api, endpoints.judgeTicket, async ({ params, body }, { actor }) => {
    await act(app, actor, (act) => judgeTicket(act, params.id, body.suspected));
    return show(params.id);
  });
}
