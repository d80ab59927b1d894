import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/support/calls";
import * as schemas from "@suvarna/contract/support/schemas";
import { type Actor, act, VISITOR } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { callerOf, handle } from "../platform/http/handle.ts";
import { languageOfCall } from "../platform/http/language-of-call.ts";
import { isId } from "../platform/ids.ts";
import { networkOf } from "../platform/limits.ts";
import { findAuthor } from "./author.ts";
import { stampForm } from "./form-stamp.ts";
import { openTicket, type SentTicket } from "./open-ticket.ts";
import { listRecent, listTicketsOf } from "./queries.ts";
import { reopenTicket, replyToTicket } from "./reply.ts";
import { keepScreenshot, mayOpenPicture, pictureAddress, readScreenshot } from "./screenshots.ts";
import { serializeRecent, serializeSummary, serializeTicket } from "./serialize-ticket.ts";
import type { Support } from "./support.ts";
import { findOwnTicket } from "./ticket-access.ts";

const endpoints = pair(calls, schemas);

/**
 * The hourly limits of calls from one network address. They hold besides the limits per minute, so
 * that nobody can fill the queue of staff slowly.
 */
const SENT_HOURLY = { name: "support sent", times: 60, seconds: 3600 };
const PICTURES_HOURLY = { name: "support pictures", times: 60, seconds: 3600 };

/** Registers the calls of the contact form, and those for a user's own tickets. */
export function registerSupport(api: Api, support: Support): void {
  const { app, config } = support;
  const { clock } = app;
  const { db } = app.database;
  type CallerRequest = Parameters<typeof callerOf>[1];

  async function receive(sent: SentTicket, request: CallerRequest): ReturnType<typeof openTicket> {
    await api.limits.consume(SENT_HOURLY, networkOf(request.ip));
    const caller = await callerOf(api, request);
    const author = caller && (await findAuthor(db, caller.userId));
    const network = networkOf(request.ip);
    const language = languageOfCall(request);
    const actor: Actor = caller
      ? { kind: caller.role, userId: caller.userId, network, language }
      : { ...VISITOR, network, language };
    return openTicket(support, actor, sent, author);
  }
  async function show(userId: string, number: string) {
    const now = clock();
    const ticket = await findOwnTicket(db, userId, number);
    return serializeTicket(ticket, (id) => pictureAddress(config, id, now));
  }

  handle(api, endpoints.listSupportQueries, async () => ({
    abouts: (await listRecent(db)).map(serializeRecent),
  }));
  handle(api, endpoints.openSupportForm, async () => ({ stamp: stampForm(config, clock()) }));

  handle(api, endpoints.sendSupportQuery, async ({ body }, { request }) => {
    const { fullName, contactEmail, phoneNumber, supportQuery, stamp, website } = body;
    const from = { name: fullName, email: contactEmail, phone: phoneNumber || null };
    const form = { channel: "contact", type: "general", subject: "Contact form" } as const;
    const sent = { ...from, ...form, text: supportQuery, stamp, website };
    const { number: id } = await receive(sent, request);
    return { message: "Your message has been sent successfully! We'll get back to you soon.", id };
  });

  handle(api, endpoints.sendTicket, async ({ body }, { request }) => {
    const { typeOfSupport: type, subject, description: text, contactDetails: email } = body;
    const { screenshot, screenshotName, stamp, website } = body;
    const form = { channel: "support", name: "", email, phone: null, type, subject } as const;
    const sent = { ...form, text, screenshot, screenshotName, stamp, website };
    const { number: id, confirmed } = await receive(sent, request);
    return { message: `Ticket submitted successfully. Ticket ID: ${id}`, id, confirmed };
  });

  handle(api, endpoints.sendScreenshot, async ({ file }, { request, actor }) => {
    await api.limits.consume(PICTURES_HOURLY, networkOf(request.ip));
    return { screenshot: await keepScreenshot(support, actor, file) };
  });

  handle(api, endpoints.listTickets, async (_input, { user }) => {
    const author = await findAuthor(db, user.userId);
    return author ? (await listTicketsOf(db, author)).map(serializeSummary) : [];
  });
  handle(api, endpoints.getTicket, ({ params }, { user }) => show(user.userId, params.id));
  handle(api, endpoints.replyToTicket, async ({ params, body }, { user, actor }) => {
    await act(app, actor, (act) => replyToTicket(act, user.userId, params.id, body));
    return show(user.userId, params.id);
  });
  handle(api, endpoints.reopenTicket, async ({ params }, { user, actor }) => {
    await act(app, actor, (act) => reopenTicket(act, user.userId, params.id));
    return show(user.userId, params.id);
  });

  const quiet = { schema: { hide: true }, config: { quiet: true } };
  api.fastify.get<{ Params: { file: string }; Querystring: { token?: string } }>(
    "/ticket-pictures/:file",
    quiet,
    async ({ params, query }, reply) => {
      const id = params.file.replace(/\.webp$/, "");
      const token = String(query.token ?? "");
      const open = isId(id) && mayOpenPicture(config, { id, token, now: clock() });
      const webp = open ? await readScreenshot(support, id) : null;
      if (!webp) throw new Refusal("not_found");
      // A screenshot may show anything, so the cache of a shared computer must not keep it.
      reply.header("cache-control", "no-store");
      reply.header("content-disposition", 'inline; filename="screenshot.webp"');
      return reply.type("image/webp").send(webp);
    },
  );
}
