import { deleteMe, exportMe } from "@suvarna/contract/accounts/calls";
import * as calls from "@suvarna/contract/support/calls";
import type { TicketView } from "@suvarna/contract/support/constants";
import * as staffCalls from "@suvarna/contract/support/staff";
import type * as staffSchemas from "@suvarna/contract/support/staff-schemas";
import { ANSWER_WITHIN_MS, type TicketState } from "@suvarna/domain/ticket";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openMailReceiver } from "../../test/mail-receiver.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { outbox } from "../notifications/adapters/outbox.ts";
import { smtpCarrier } from "../notifications/adapters/smtp.ts";
import { newId } from "../platform/ids.ts";

const PATIENCE = { timeout: 20_000, interval: 20 };
const SCRIPT = "<script>alert(1)</script>";

let shop: TestShop;
let staff: Session;
let shopper: Session;

beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
beforeEach(async () => {
  pass(60_000);
  shopper = await shop.signUp();
});
afterAll(() => shop[Symbol.asyncDispose]());

function pass(ms: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
}

const anyone = () => shop.client();
const own = () => shop.client(shopper.token);
const asStaff = () => shop.client(staff.token);
const someEmail = () => `${newId()}@visitor.example`;

/** A stamp of a form that was opened a minute ago, as by a person. */
async function stampOfPerson(): Promise<string> {
  const { stamp } = await anyone().call(calls.openSupportForm, {});
  pass(60_000);
  return stamp;
}

const aQuery = (said: object = {}) => ({
  fullName: "Meera Nair",
  contactEmail: someEmail(),
  phoneNumber: "98000 00042",
  supportQuery: "Is the kada hollow?",
  ...said,
});
const aTicket = (said: object = {}) => ({
  typeOfSupport: "billing" as const,
  subject: "My invoice",
  description: "It has no GSTIN.",
  contactDetails: someEmail(),
  ...said,
});

const lettersTo = async (email: string, kind?: string) =>
  (await shop.messagesTo(email)).filter((letter) => kind === undefined || letter.kind === kind);

const prove = (proved: boolean) =>
  shop.database.db.execute(
    sql`update users set email_verified = ${proved} where id = ${shopper.userId}::uuid`,
  );

async function ticketForStaff(id: string) {
  return asStaff().call(staffCalls.getTicketForStaff, { params: { id } });
}

/** All open tickets on the staff's list, then those that wait for their shopper, page by page. */
async function waiting(): Promise<staffSchemas.StaffTicketSummary[]> {
  return [...(await queue("open")), ...(await queue("waiting"))];
}

async function queue(view: TicketView): Promise<staffSchemas.StaffTicketSummary[]> {
  const found: staffSchemas.StaffTicketSummary[] = [];
  let cursor: string | undefined;
  do {
    const query = { view, limit: 5, ...(cursor ? { cursor } : {}) };
    const page = await asStaff().call(staffCalls.listTicketsForStaff, { query });
    found.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

/** Staff release a message of the contact form, or hide it again. */
const publish = (id: string, published = true) =>
  asStaff().call(staffCalls.publishTicket, { params: { id }, body: { published } });

describe("the contact form", () => {
  it("keeps the message, and shows it once staff release it, without addresses and numbers", async () => {
    const body = aQuery({
      stamp: await stampOfPerson(),
      supportQuery: `Call me on 98111 22333 or at me@home.example. ${SCRIPT}`,
    });
    const { message, id } = await anyone().call(calls.sendSupportQuery, { body });
    expect(message).toBe("Your message has been sent successfully! We'll get back to you soon.");
    expect(id).toMatch(/^T-/);
    const before = await anyone().call(calls.listSupportQueries, {});
    expect(before.abouts).toEqual([]);
    await publish(id);
    const { abouts } = await anyone().call(calls.listSupportQueries, {});
    expect(abouts[0]).toEqual({
      _id: expect.any(String),
      fullName: "Meera N.",
      supportQuery: `Call me on [number] or at [e-mail]. ${SCRIPT}`,
      createdAt: shop.clock.now.toISOString(),
    });
    const said = JSON.stringify(abouts);
    for (const secret of [body.contactEmail, "98000", "98111", "Nair", "home.example"]) {
      expect(said).not.toContain(secret);
    }
    expect(await ticketForStaff(id)).toMatchObject({
      name: "Meera Nair",
      email: body.contactEmail,
      phone: "98000 00042",
      channel: "contact",
      typeOfSupport: "general",
      state: "open",
      suspected: false,
      published: true,
    });
    await publish(id, false);
    expect((await anyone().call(calls.listSupportQueries, {})).abouts).toEqual([]);
  });

  it("is released by staff only, and a ticket of the support form never", async () => {
    const { id } = await anyone().call(calls.sendSupportQuery, { body: aQuery({}) });
    const release = { params: { id }, body: { published: true } };
    await expect(own().call(staffCalls.publishTicket, release)).rejects.toMatchObject({
      status: 403,
    });
    const ticket = await own().call(calls.sendTicket, { body: aTicket({}) });
    await expect(publish(ticket.id)).rejects.toMatchObject({ code: "ticket_not_found" });
  });

  it("shows the six newest of those that are released", async () => {
    for (let query = 1; query <= 8; query++) {
      pass(1000);
      const body = aQuery({ supportQuery: `Question ${query}` });
      const { id } = await anyone().call(calls.sendSupportQuery, { body });
      if (query !== 5) await publish(id);
    }
    const { abouts } = await anyone().call(calls.listSupportQueries, {});
    expect(abouts.map(({ supportQuery }) => supportQuery)).toEqual(
      [8, 7, 6, 4, 3, 2].map((query) => `Question ${query}`),
    );
  });

  it("names what is missing, wrong or too long", async () => {
    for (const [said, field] of [
      [{ fullName: "  " }, "fullName"],
      [{ contactEmail: "me" }, "contactEmail"],
      [{ supportQuery: "" }, "supportQuery"],
      [{ supportQuery: "x".repeat(5001) }, "supportQuery"],
    ] as const) {
      const sending = anyone().call(calls.sendSupportQuery, { body: aQuery(said) });
      await expect(sending).rejects.toMatchObject({
        status: 400,
        fields: { [field]: expect.any(String) },
      });
    }
    const huge = anyone().call(calls.sendSupportQuery, {
      body: aQuery({ supportQuery: "x".repeat(300_000) }),
    });
    await expect(huge).rejects.toMatchObject({ status: 413 });
  });

  it("sent twice by one opening is one message; with other words it is another one", async () => {
    const body = aQuery({ stamp: await stampOfPerson() });
    const twice = await Promise.all(
      [0, 1].map(() => anyone().call(calls.sendSupportQuery, { body })),
    );
    expect(twice[0]?.id).toBe(twice[1]?.id);
    expect(await lettersTo(body.contactEmail)).toHaveLength(1);
    const other = { ...body, supportQuery: "And one thing more" };
    const { id } = await anyone().call(calls.sendSupportQuery, { body: other });
    expect(id).not.toBe(twice[0]?.id);
    expect((await ticketForStaff(id)).messages[0]?.text).toBe("And one thing more");
  });
});

describe("what looks like spam", () => {
  it.each([
    ["the hidden field is filled", { website: "https://pills.example" }],
    ["many links", { supportQuery: "http://a.example http://b.example http://c.example" }],
    ["haste and a link", { supportQuery: "See www.pills.example", stamp: "made.up.stamp" }],
  ])("%s: it is kept, not shown, and nobody is written to", async (_sign, said) => {
    const body = aQuery({ website: "", ...said });
    const { id } = await anyone().call(calls.sendSupportQuery, { body });
    const { abouts } = await anyone().call(calls.listSupportQueries, {});
    expect(abouts.map(({ supportQuery }) => supportQuery)).not.toContain(
      "website" in said ? "https://pills.example" : body.supportQuery,
    );
    expect(await lettersTo(body.contactEmail)).toEqual([]);
    expect((await waiting()).map((ticket) => ticket.id)).not.toContain(id);
    const tickets = await queue("spam");
    expect(tickets.map((ticket) => ticket.id)).toContain(id);

    // Staff may close spam without an answer.
    const { id: other } = await anyone().call(calls.sendSupportQuery, { body });
    const closing = { from: "open", to: "closed" } as const;
    await asStaff().call(staffCalls.moveTicket, { params: { id: other }, body: closing });

    // Staff decide that the message came from a person.
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

  it("fills no inbox of somebody else's", async () => {
    const contactEmail = someEmail();
    for (let sent = 0; sent < 7; sent++) {
      await anyone().call(calls.sendSupportQuery, { body: aQuery({ contactEmail }) });
    }
    expect(await lettersTo(contactEmail)).toHaveLength(5);
  });

  it("takes no letter from its address, and the shopper's own proved one gets each", async () => {
    const contactEmail = someEmail();
    const spam = aQuery({ contactEmail, website: "https://pills.example" });
    for (let sent = 0; sent < 6; sent++) {
      await anyone().call(calls.sendSupportQuery, { body: spam });
    }
    await anyone().call(calls.sendSupportQuery, { body: aQuery({ contactEmail }) });
    expect(await lettersTo(contactEmail)).toHaveLength(1);

    await prove(true);
    const body = aTicket({ contactDetails: shopper.email });
    for (let sent = 0; sent < 7; sent++) await own().call(calls.sendTicket, { body });
    expect(await lettersTo(shopper.email, "ticket-received")).toHaveLength(7);
  });

  it("is not promised a letter that waits for staff", async () => {
    await prove(true);
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

  it("is a person's once they say more with a proved address, not by any account", async () => {
    const body = aTicket({ website: "https://pills.example" });
    const { id } = await own().call(calls.sendTicket, { body });
    const reply = { params: { id }, body: { text: "It is me." } };
    await prove(false);
    await own().call(calls.replyToTicket, reply);
    expect(await ticketForStaff(id)).toMatchObject({ suspected: true });
    await prove(true);
    await own().call(calls.replyToTicket, reply);
    expect(await ticketForStaff(id)).toMatchObject({ suspected: false });
    expect((await waiting()).map((ticket) => ticket.id)).toContain(id);
  });

  it("of the contact form is seen by everybody when staff say so, whoever says more", async () => {
    await prove(true);
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

  it("is forgotten after ninety days", async () => {
    const send = (said: object) => anyone().call(calls.sendSupportQuery, { body: aQuery(said) });
    const spam = await send({ website: "https://pills.example" });
    const person = await send({});
    const { db } = shop.database;
    const age = sql`update tickets set updated_at = updated_at - interval '91 days'`;
    await db.execute(sql`${age} where number in (${spam.id}, ${person.id})`);
    await send({});
    await expect(ticketForStaff(spam.id)).rejects.toMatchObject({ status: 404 });
    expect(await ticketForStaff(person.id)).toMatchObject({ id: person.id });
  });

  it("is sent so often from one address, and no more", async () => {
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

describe("a ticket", () => {
  it("is received with its number, and its letter holds nothing that was written", async () => {
    const body = aTicket({
      subject: `Buy ${SCRIPT}`,
      screenshot: "",
      stamp: await stampOfPerson(),
    });
    const { message, id } = await anyone().call(calls.sendTicket, { body });
    expect(message).toBe(`Ticket submitted successfully. Ticket ID: ${id}`);
    const [letter] = await lettersTo(body.contactDetails, "ticket-received");
    expect(letter?.subject).toBe(`We have your message: ${id}`);
    expect(letter?.text).toContain("About: Billing");
    expect(letter?.text).toContain(`${shop.config.publicUrl}/support/tickets/${id}`);
    expect(letter?.text).not.toContain("Buy");
  });

  it.each([
    [{ typeOfSupport: "other" }, "typeOfSupport", "Please select a support type"],
    [{ subject: "  " }, "subject", "Please enter a subject"],
    [{ description: "" }, "description", "Please enter a description"],
    [{ contactDetails: "" }, "contactDetails", "Please enter your contact details"],
    [{ contactDetails: "98000" }, "contactDetails", "Please enter a valid email address"],
  ])("with %o is refused in the words of the form", async (said, field, words) => {
    const sending = anyone().call(calls.sendTicket, { body: aTicket(said) as never });
    await expect(sending).rejects.toMatchObject({ status: 400, fields: { [field]: words } });
  });

  it("goes to and fro: answered, replied to, resolved, opened again, closed", async () => {
    const { id } = await own().call(calls.sendTicket, { body: aTicket() });
    const params = { id };
    const opened = await own().call(calls.getTicket, { params });
    expect(opened).toMatchObject({
      id,
      state: "open",
      subject: "My invoice",
      answerDueAt: new Date(shop.clock.now.getTime() + ANSWER_WITHIN_MS).toISOString(),
      messages: [{ from: "shopper", text: "It has no GSTIN.", screenshot: null }],
    });

    pass(1000);
    const answer = { text: `It is on page two.\n\n${SCRIPT}` };
    const answered = await asStaff().call(staffCalls.answerTicket, { params, body: answer });
    expect(answered).toMatchObject({ state: "waiting", answerDueAt: null, late: null });
    expect(answered.firstAnsweredAt).toBe(shop.clock.now.toISOString());
    const email = answered.email;
    const [letter] = await lettersTo(email, "ticket-answered");
    expect(letter?.text).toContain("It is on page two.");
    expect(letter?.html).toContain("&lt;script&gt;");
    expect(letter?.html).not.toContain(SCRIPT);

    pass(1000);
    const replied = await own().call(calls.replyToTicket, {
      params,
      body: { text: "Not mine." },
    });
    expect(replied.state).toBe("open");
    expect(replied.messages.map(({ from }) => from)).toEqual(["shopper", "shop", "shopper"]);

    const settling = { text: "Sent again.", resolved: true };
    expect(await asStaff().call(staffCalls.answerTicket, { params, body: settling })).toMatchObject(
      {
        state: "resolved",
        resolutionDueAt: null,
      },
    );
    expect(await own().call(calls.reopenTicket, { params })).toMatchObject({ state: "open" });
    expect(await own().call(calls.reopenTicket, { params })).toMatchObject({ state: "open" });
    expect(await lettersTo(email, "ticket-answered")).toHaveLength(2);

    const close = { from: "open", to: "closed" } as const;
    await asStaff().call(staffCalls.moveTicket, { params, body: close });
    const late = own().call(calls.replyToTicket, { params, body: { text: "And now?" } });
    await expect(late).rejects.toMatchObject({ status: 409, code: "ticket_closed" });
    await expect(own().call(calls.reopenTicket, { params })).rejects.toMatchObject({
      code: "ticket_closed",
    });
    expect((await own().call(calls.getTicket, { params })).messages).toHaveLength(4);
  });

  it("moves only from the state that staff have seen, along the drawn moves", async () => {
    const { id } = await own().call(calls.sendTicket, { body: aTicket() });
    const move = (from: "open" | "resolved", to: TicketState) =>
      asStaff().call(staffCalls.moveTicket, { params: { id }, body: { from, to } });
    const unanswered = { status: 409, code: "ticket_unanswered" };
    for (const to of ["waiting", "resolved", "closed"] as const) {
      await expect(move("open", to)).rejects.toMatchObject(unanswered);
    }
    expect((await ticketForStaff(id)).answerDueAt).not.toBeNull();
    await expect(move("resolved", "open")).rejects.toMatchObject({ code: "conflict" });
    await asStaff().call(staffCalls.answerTicket, {
      params: { id },
      body: { text: "On page two." },
    });
    await own().call(calls.replyToTicket, { params: { id }, body: { text: "Thank you." } });
    await expect(move("open", "waiting")).rejects.toMatchObject(unanswered);
    await move("open", "resolved");
    await expect(move("resolved", "waiting")).rejects.toMatchObject({ code: "ticket_move" });
    const both = await Promise.allSettled([move("resolved", "open"), move("resolved", "open")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("that is late comes first to staff, and each look is written down", async () => {
    const [first, second] = [
      await own().call(calls.sendTicket, { body: aTicket() }),
      await own().call(calls.sendTicket, { body: aTicket() }),
    ];
    const answer = { params: { id: first.id }, body: { text: "Soon." } };
    await asStaff().call(staffCalls.answerTicket, answer);
    pass(ANSWER_WITHIN_MS);
    const third = await own().call(calls.sendTicket, { body: aTicket() });
    pass(1);
    const list = async () => {
      const mine = [first.id, second.id, third.id];
      const tickets = await waiting();
      return tickets.filter(({ id }) => mine.includes(id)).map(({ id, late }) => [id, late]);
    };
    expect(await list()).toEqual([
      [second.id, "answer"],
      [third.id, null],
      [first.id, null],
    ]);
    await shop.database.db.execute(
      sql`update tickets set resolution_due_at = created_at where state in ('open', 'waiting')`,
    );
    expect((await list()).map(([, late]) => late)).toEqual(Array(3).fill("resolution"));
    const { rows } = await shop.database.db.execute(
      sql`select what from personal_access where what = 'GET /staff/tickets'`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it("is nobody else's, and of none by a made-up number", async () => {
    const { id } = await own().call(calls.sendTicket, { body: aTicket() });
    const other = shop.client((await shop.signUp()).token);
    for (const call of [calls.getTicket, calls.reopenTicket]) {
      const asking = other.call(call, { params: { id } });
      await expect(asking).rejects.toMatchObject({ status: 403 });
    }
    for (const number of ["T-00000-00000", "nonsense", newId()]) {
      const asking = own().call(calls.getTicket, { params: { id: number } });
      await expect(asking).rejects.toMatchObject({ status: 404, code: "ticket_not_found" });
    }
    expect(await other.call(calls.listTickets, {})).toEqual([]);
    expect(await own().call(calls.listTickets, {})).toMatchObject([{ id, state: "open" }]);
  });

  it("of a guest is theirs once their account has proved the address, not before", async () => {
    const body = aTicket({ contactDetails: shopper.email });
    const { id } = await anyone().call(calls.sendTicket, { body });
    await prove(false);
    expect(await own().call(calls.listTickets, {})).toEqual([]);
    const asking = own().call(calls.getTicket, { params: { id } });
    await expect(asking).rejects.toMatchObject({ status: 403 });
    await prove(true);
    expect(await own().call(calls.listTickets, {})).toMatchObject([{ id }]);
    const reply = { params: { id }, body: { text: "It is me." } };
    expect((await own().call(calls.replyToTicket, reply)).messages).toHaveLength(2);
  });

  it("is exported and erased with its account", async () => {
    const { id } = await own().call(calls.sendTicket, { body: aTicket() });
    const { tickets } = await own().call(exportMe, {});
    expect(tickets).toMatchObject([{ number: id, messages: [{ text: "It has no GSTIN." }] }]);
    await own().call(deleteMe, { body: { password: "a-good-password" } });
    await expect(ticketForStaff(id)).rejects.toMatchObject({ status: 404 });
  });

  it("is forgotten three years after it was settled", async () => {
    const { id } = await own().call(calls.sendTicket, { body: aTicket() });
    const body = { text: "It is done.", resolved: true };
    await asStaff().call(staffCalls.answerTicket, { params: { id }, body });
    const { db } = shop.database;
    const settled = sql`update tickets set settled_at = settled_at - interval '3 years 1 day'`;
    await db.execute(sql`${settled} where number = ${id}`);
    await anyone().call(calls.sendTicket, { body: aTicket() });
    await expect(ticketForStaff(id)).rejects.toMatchObject({ status: 404 });
  });

  it("is forgotten three years after it was answered and nobody said more", async () => {
    const send = async () => (await own().call(calls.sendTicket, { body: aTicket() })).id;
    const [answered, open] = [await send(), await send()];
    const params = { id: answered };
    await asStaff().call(staffCalls.answerTicket, { params, body: { text: "Soon." } });
    const { db } = shop.database;
    const age = sql`update tickets set updated_at = updated_at - interval '3 years 1 day'`;
    await db.execute(sql`${age} where number in (${answered}, ${open})`);
    await anyone().call(calls.sendTicket, { body: aTicket() });
    await expect(ticketForStaff(answered)).rejects.toMatchObject({ status: 404 });
    expect(await ticketForStaff(open)).toMatchObject({ state: "open" });
  });
});

describe("a screenshot", () => {
  const png = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: "#5a1526" } })
      .withExif({ IFD0: { Copyright: "WHO-AND-WHERE" } })
      .png()
      .toBuffer();
  const send = async (payload: Buffer, type = "image/png") => {
    const headers = { "content-type": type };
    const to = { method: "POST", url: "/api/ticket/screenshots", remoteAddress: newId() } as const;
    const answer = await shop.app.inject({ ...to, headers, payload });
    const { screenshot, fields } = answer.json();
    return { status: answer.statusCode, screenshot: screenshot as string, fields };
  };

  it("comes with a ticket, made anew, and is seen by who may see the ticket", async () => {
    const { screenshot } = await send(await png());
    const body = aTicket({ screenshot, screenshotName: `${SCRIPT}.png` });
    const { id } = await own().call(calls.sendTicket, { body });
    const { messages } = await own().call(calls.getTicket, { params: { id } });
    const shown = messages[0]?.screenshot;
    expect(shown).toMatchObject({ name: `${SCRIPT}.png`, width: 40, height: 30 });
    const address = String(shown?.image);
    const picture = await shop.app.inject(address);
    expect(picture.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "no-store",
      "content-disposition": 'inline; filename="screenshot.webp"',
    });
    expect((await sharp(picture.rawPayload).metadata()).exif).toBeUndefined();
    expect(picture.rawPayload.includes("WHO-AND-WHERE")).toBe(false);

    for (const foreign of [address.replace(/token=.*/, ""), `${address}x`]) {
      expect((await shop.app.inject(foreign)).statusCode).toBe(404);
    }
    pass(2 * 3_600_000);
    expect((await shop.app.inject(address)).statusCode).toBe(404);
    const again = own().call(calls.sendTicket, { body: aTicket({ screenshot }) });
    await expect(again).rejects.toMatchObject({ status: 422, code: "picture_unusable" });
  });

  it("comes with a reply, and with the shop's answer", async () => {
    const { id } = await own().call(calls.sendTicket, { body: aTicket() });
    const params = { id };
    for (const [client, call] of [
      [own(), calls.replyToTicket],
      [asStaff(), staffCalls.answerTicket],
    ] as const) {
      const { screenshot } = await send(await png());
      const body = { text: "See here", screenshot, screenshotName: "here.png" };
      const { messages } = await client.call(call, { params, body });
      expect(messages.at(-1)?.screenshot).toMatchObject({ name: "here.png" });
    }
  });

  it("is no other file, and none that is too large", async () => {
    const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    expect(await send(Buffer.from(SCRIPT))).toMatchObject({
      status: 422,
      fields: { screenshot: "Choose a JPEG, PNG or WebP picture." },
    });
    expect(await send(svg, "image/svg+xml")).toMatchObject({ status: 422 });
    expect(await send(large)).toMatchObject({ status: 413 });
    const nothing = own().call(calls.sendTicket, { body: aTicket({ screenshot: newId() }) });
    await expect(nothing).rejects.toMatchObject({ status: 422 });
    // The ticket whose picture was refused was not stored either.
    expect(await own().call(calls.listTickets, {})).toEqual([]);
  });

  it("is deleted after a day when no message was sent with it", async () => {
    const { screenshot } = await send(await png());
    pass(25 * 3_600_000);
    await anyone().call(calls.sendTicket, { body: aTicket() });
    const late = own().call(calls.sendTicket, { body: aTicket({ screenshot }) });
    await expect(late).rejects.toMatchObject({ status: 422 });
  });
});

it("a ticket is opened, and its letter sent once, while the mail server is down for a while", async () => {
  await using receiver = await openMailReceiver();
  const email = smtpCarrier(receiver.url, "Suvarna <hello@shop.example>");
  await using mailing = await openShop({}, { email, sms: outbox });
  const { db } = mailing.database;
  const states = async () => {
    const { rows } = await db.execute(sql`select state, attempts from messages`);
    return rows;
  };
  await receiver.down();
  const body = aTicket();
  const { id } = await mailing.client().call(calls.sendTicket, { body });
  await vi.waitFor(
    async () => expect(await states()).toEqual([{ state: "waiting", attempts: 1 }]),
    PATIENCE,
  );
  await receiver.up();
  await vi.waitFor(async () => {
    // Makes waiting retries due at once.
    await db.execute(sql`update jobs.job set start_after = now() where state = 'retry'`);
    expect(await states()).toMatchObject([{ state: "sent" }]);
  }, PATIENCE);
  expect(receiver.received.map(({ to }) => to)).toEqual([[body.contactDetails]]);
  expect(receiver.received[0]?.headers.get("subject")).toBe(`We have your message: ${id}`);
});
