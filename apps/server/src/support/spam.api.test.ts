import * as calls from "@suvarna/contract/support/calls";
import * as staffCalls from "@suvarna/contract/support/staff";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  anyone,
  aQuery,
  asStaff,
  aTicket,
  lettersTo,
  openSupportShop,
  openTickets,
  own,
  publish,
  queue,
  setEmailVerified,
  shop,
  shopper,
  someEmail,
  stampOfPerson,
  ticketForStaff,
} from "../../test/support-desk.ts";

openSupportShop();

describe("suspected spam", () => {
  it.each([
    ["the hidden field is filled", { website: "https://pills.example" }],
    ["many links", { supportQuery: "http://a.example http://b.example http://c.example" }],
    ["haste and a link", { supportQuery: "See www.pills.example", stamp: "made.up.stamp" }],
  ])("%s: it is stored, not shown, and no letter is sent", async (_sign, overrides) => {
    const body = aQuery({ website: "", ...overrides });
    const { id } = await anyone().call(calls.sendSupportQuery, { body });
    const { abouts } = await anyone().call(calls.listSupportQueries, {});
    expect(abouts.map(({ supportQuery }) => supportQuery)).not.toContain(
      "website" in overrides ? "https://pills.example" : body.supportQuery,
    );
    expect(await lettersTo(body.contactEmail)).toEqual([]);
    expect((await openTickets()).map((ticket) => ticket.id)).not.toContain(id);
    const tickets = await queue("spam");
    expect(tickets.map((ticket) => ticket.id)).toContain(id);

    // Staff may close spam without an answer.
    const { id: other } = await anyone().call(calls.sendSupportQuery, { body });
    const closing = { from: "open", to: "closed" } as const;
    await asStaff().call(staffCalls.moveTicket, { params: { id: other }, body: closing });

    // Staff decide that a person has sent the message.
    const params = { id };
    await asStaff().call(staffCalls.judgeTicket, { params, body: { suspected: false } });
    await asStaff().call(staffCalls.judgeTicket, { params, body: { suspected: false } });
    expect(await lettersTo(body.contactEmail)).toHaveLength(1);
    expect(await ticketForStaff(id)).toMatchObject({ suspected: false });
  });

  it("is neither a message sent quickly, nor one with a link sent slowly", async () => {
    const { stamp } = await anyone().call(calls.openSupportForm, {});
    const hasty = await anyone().call(calls.sendSupportQuery, { body: aQuery({ stamp }) });
    const body = aQuery({
      stamp: await stampOfPerson(),
      supportQuery: "www.suvarna.example/kada?",
    });
    const calm = await anyone().call(calls.sendSupportQuery, { body });
    for (const { id } of [hasty, calm]) expect((await ticketForStaff(id)).suspected).toBe(false);
  });

  it("causes no letters to other people", async () => {
    const contactEmail = someEmail();
    for (let sent = 0; sent < 7; sent++) {
      await anyone().call(calls.sendSupportQuery, { body: aQuery({ contactEmail }) });
    }
    expect(await lettersTo(contactEmail)).toHaveLength(5);
  });

  it("sends no letter to its address, and the shopper's own proved address gets each", async () => {
    const contactEmail = someEmail();
    const spam = aQuery({ contactEmail, website: "https://pills.example" });
    for (let sent = 0; sent < 6; sent++) {
      await anyone().call(calls.sendSupportQuery, { body: spam });
    }
    await anyone().call(calls.sendSupportQuery, { body: aQuery({ contactEmail }) });
    expect(await lettersTo(contactEmail)).toHaveLength(1);

    await setEmailVerified(true);
    const body = aTicket({ contactDetails: shopper.email });
    for (let sent = 0; sent < 7; sent++) await own().call(calls.sendTicket, { body });
    expect(await lettersTo(shopper.email, "ticket-received")).toHaveLength(7);
  });

  it("is not promised a letter that waits for staff", async () => {
    await setEmailVerified(true);
    const links = { description: "http://a.example http://b.example http://c.example" };
    const ask = (contactDetails: string, author = own()) =>
      author.call(calls.sendTicket, { body: aTicket({ ...links, contactDetails }) });
    expect(await ask(someEmail())).toMatchObject({ confirmed: false });
    expect(await ask(someEmail(), anyone())).toMatchObject({ confirmed: false });
    const letters = await lettersTo(shopper.email, "ticket-received");
    expect(await ask(shopper.email)).toMatchObject({ confirmed: true });
    const after = await lettersTo(shopper.email, "ticket-received");
    expect(after).toHaveLength(letters.length + 1);
    const calm = await anyone().call(calls.sendTicket, { body: aTicket() });
    expect(calm).toMatchObject({ confirmed: true });
  });

  it("is cleared when its author replies with a proved address, not by any account", async () => {
    const body = aTicket({ website: "https://pills.example" });
    const { id } = await own().call(calls.sendTicket, { body });
    const reply = { params: { id }, body: { text: "It is me." } };
    await setEmailVerified(false);
    await own().call(calls.replyToTicket, reply);
    expect(await ticketForStaff(id)).toMatchObject({ suspected: true });
    await setEmailVerified(true);
    await own().call(calls.replyToTicket, reply);
    expect(await ticketForStaff(id)).toMatchObject({ suspected: false });
    expect((await openTickets()).map((ticket) => ticket.id)).toContain(id);
  });

  it("of the contact form is published when staff release it, whoever replies", async () => {
    await setEmailVerified(true);
    const body = aQuery({ website: "https://pills.example", supportQuery: "Pills, and no other" });
    const { id } = await own().call(calls.sendSupportQuery, { body });
    await own().call(calls.replyToTicket, { params: { id }, body: { text: "It is me." } });
    const shown = async () => {
      const { abouts } = await anyone().call(calls.listSupportQueries, {});
      return abouts.map(({ supportQuery }) => supportQuery);
    };
    await publish(id);
    expect(await shown()).not.toContain("Pills, and no other");
    await asStaff().call(staffCalls.judgeTicket, { params: { id }, body: { suspected: false } });
    expect(await shown()).toContain("Pills, and no other");
  });

  it("is deleted after ninety days", async () => {
    const send = (overrides: object) =>
      anyone().call(calls.sendSupportQuery, { body: aQuery(overrides) });
    const spam = await send({ website: "https://pills.example" });
    const person = await send({});
    const { db } = shop.database;
    const age = sql`update tickets set updated_at = updated_at - interval '91 days'`;
    await db.execute(sql`${age} where number in (${spam.id}, ${person.id})`);
    await send({});
    await expect(ticketForStaff(spam.id)).rejects.toMatchObject({ status: 404 });
    expect(await ticketForStaff(person.id)).toMatchObject({ id: person.id });
  });

  it("is limited in number for one address", async () => {
    const send = () =>
      shop.app.inject({
        method: "POST",
        url: "/api/support",
        remoteAddress: "192.0.2.77",
        payload: aQuery(),
      });
    const answers = [];
    for (let sent = 0; sent < 21; sent++) answers.push((await send()).statusCode);
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(201));
    const last = await send();
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
  });
});
