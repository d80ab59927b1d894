import { deleteMe, exportMe } from "@suvarna/contract/accounts/calls";
import * as calls from "@suvarna/contract/support/calls";
import * as staffCalls from "@suvarna/contract/support/staff";
import { ANSWER_WITHIN_MS, type TicketState } from "@suvarna/domain/ticket";
import { sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { openMailReceiver } from "../../test/mail-receiver.ts";
import { openShop } from "../../test/open-shop.ts";
import {
  advanceClock,
  anyone,
  asStaff,
  aTicket,
  lettersTo,
  openSupportShop,
  openTickets,
  own,
  SCRIPT,
  setEmailVerified,
  shop,
  shopper,
  stampOfPerson,
  ticketForStaff,
  WAIT,
} from "../../test/support-desk.ts";
import { outbox } from "../notifications/adapters/outbox.ts";
import { smtpCarrier } from "../notifications/adapters/smtp.ts";
import { newId } from "../platform/ids.ts";

openSupportShop();

describe("a ticket", () => {
  it("is received with its number, and its letter contains nothing that was written", async () => {
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
  ])("with %o is refused in the words of the form", async (overrides, field, words) => {
    const sending = anyone().call(calls.sendTicket, { body: aTicket(overrides) as never });
    await expect(sending).rejects.toMatchObject({ status: 400, fields: { [field]: words } });
  });

  it("is answered, replied to, resolved, reopened and closed", async () => {
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

    advanceClock(1000);
    const answer = { text: `It is on page two.\n\n${SCRIPT}` };
    const answered = await asStaff().call(staffCalls.answerTicket, { params, body: answer });
    expect(answered).toMatchObject({ state: "waiting", answerDueAt: null, late: null });
    expect(answered.firstAnsweredAt).toBe(shop.clock.now.toISOString());
    const email = answered.email;
    const [letter] = await lettersTo(email, "ticket-answered");
    expect(letter?.text).toContain("It is on page two.");
    expect(letter?.html).toContain("&lt;script&gt;");
    expect(letter?.html).not.toContain(SCRIPT);

    advanceClock(1000);
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

  it("moves only from the state that staff have seen, by the allowed transitions", async () => {
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

  it("that is late is listed first for staff, and each reading is logged", async () => {
    const [first, second] = [
      await own().call(calls.sendTicket, { body: aTicket() }),
      await own().call(calls.sendTicket, { body: aTicket() }),
    ];
    const answer = { params: { id: first.id }, body: { text: "Soon." } };
    await asStaff().call(staffCalls.answerTicket, answer);
    advanceClock(ANSWER_WITHIN_MS);
    const third = await own().call(calls.sendTicket, { body: aTicket() });
    advanceClock(1);
    const list = async () => {
      const mine = [first.id, second.id, third.id];
      const tickets = await openTickets();
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

  it("can't be read by another shopper, and an invented number has none", async () => {
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

  it("of a guest belongs to their account once it has proved the address, not before", async () => {
    const body = aTicket({ contactDetails: shopper.email });
    const { id } = await anyone().call(calls.sendTicket, { body });
    await setEmailVerified(false);
    expect(await own().call(calls.listTickets, {})).toEqual([]);
    const asking = own().call(calls.getTicket, { params: { id } });
    await expect(asking).rejects.toMatchObject({ status: 403 });
    await setEmailVerified(true);
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

  it("is deleted three years after the last answer", async () => {
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
    WAIT,
  );
  await receiver.up();
  await vi.waitFor(async () => {
    // The statement makes jobs that wait for a retry due at once.
    await db.execute(sql`update jobs.job set start_after = now() where state = 'retry'`);
    expect(await states()).toMatchObject([{ state: "sent" }]);
  }, WAIT);
  expect(receiver.received.map(({ to }) => to)).toEqual([[body.contactDetails]]);
  expect(receiver.received[0]?.headers.get("subject")).toBe(`We have your message: ${id}`);
});
