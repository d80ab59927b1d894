import { exportMe } from "@suvarna/contract/accounts/calls";
import { getFigures } from "@suvarna/contract/figures/staff";
import * as calls from "@suvarna/contract/support/calls";
import type { TicketView } from "@suvarna/contract/support/constants";
import * as desk from "@suvarna/contract/support/staff";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";

const HOUR_MS = 3_600_000;

let shop: TestShop;
let owner: Session;
let moti: Session;
beforeAll(async () => {
  shop = await openShop();
  owner = await shop.staff();
  moti = await shop.staff("support");
});
afterAll(() => shop[Symbol.asyncDispose]());

const asMoti = () => shop.client(moti.token);
const asOwner = () => shop.client(owner.token);

async function openTicket(shopper: Session, subject = "My invoice") {
  const body = {
    typeOfSupport: "billing" as const,
    subject,
    description: "It has no GSTIN.",
    contactDetails: shopper.email,
  };
  const { id } = await shop.client(shopper.token).call(calls.sendTicket, { body });
  return id;
}

const read = (id: string) => asMoti().call(desk.getTicketForStaff, { params: { id } });
const view = async (view: TicketView, q?: string) =>
  (await asMoti().call(desk.listTicketsForStaff, { query: { view, ...(q ? { q } : {}) } })).items;

it("counts as open for the page of today what the queue lists as open", async () => {
  const id = await openTicket(await shop.signUp("Kavya Rao"));
  const today = async () => (await asMoti().call(getFigures, { query: {} })).waiting.tickets?.open;
  const queued = async () => (await asMoti().call(desk.countTickets, {})).open;
  const before = await queued();
  expect(await today()).toBe(before);
  await asMoti().call(desk.answerTicket, { params: { id }, body: { text: "Which invoice?" } });
  // The ticket waits for its shopper now, so it is no open work of the shop.
  expect(await queued()).toBe(before - 1);
  expect(await today()).toBe(before - 1);
});

describe("two people on one ticket", () => {
  it("see each other's answer instead of sending a second one", async () => {
    const shopper = await shop.signUp("Gulmohar Sen");
    const id = await openTicket(shopper);
    const { version } = await read(id);
    const headers = { "if-match": `"${version}"` };
    const answer = (text: string) => ({ params: { id }, headers, body: { text } });
    const first = await asMoti().call(desk.answerTicket, answer("It is on its way."));
    expect(first.messages.at(-1)?.by).toMatchObject({ _id: moti.userId });
    const second = asOwner().call(desk.answerTicket, answer("We look into it."));
    await expect(second).rejects.toMatchObject({
      status: 412,
      code: "changed_meanwhile",
      message: expect.stringContaining("answered meanwhile"),
    });
    const sent = await shop.messagesTo(shopper.email);
    expect(sent.filter(({ kind }) => kind === "ticket-answered")).toHaveLength(1);
    expect(await asOwner().call(desk.getTicketVersion, { params: { id } })).toMatchObject({
      version: first.version,
      changedBy: { _id: moti.userId },
    });
    const word = { params: { id }, body: { text: "And the hallmark?" } };
    await shop.client(shopper.token).call(calls.replyToTicket, word);
    const stale = {
      params: { id },
      headers: { "if-match": first.version },
      body: { text: "Yes." },
    };
    await expect(asMoti().call(desk.answerTicket, stale)).rejects.toMatchObject({
      message: expect.stringContaining("The shopper wrote again meanwhile"),
    });
  });

  it("assign it to a person who answers tickets, and find it under theirs", async () => {
    const id = await openTicket(await shop.signUp());
    const packer = await shop.staff("orders");
    const assign = (to: string | null) =>
      asOwner().call(desk.assignTicket, { params: { id }, body: { to } });
    const refused = { status: 422, code: "assignee_unable" };
    await expect(assign(packer.userId)).rejects.toMatchObject(refused);
    await expect(assign("anybody")).rejects.toMatchObject(refused);
    expect((await assign(moti.userId)).assignedTo).toMatchObject({ _id: moti.userId });
    expect((await view("mine")).map((ticket) => ticket.id)).toEqual([id]);
    const { people } = await asMoti().call(desk.listTicketPeople, {});
    expect(people.map(({ _id }) => _id)).toContain(moti.userId);
    expect(people.map(({ _id }) => _id)).not.toContain(packer.userId);
    await assign(null);
    expect(await view("mine")).toEqual([]);
  });
});

it("a note is never shown to the shopper", async () => {
  const shopper = await shop.signUp("Kaner Joseph");
  const id = await openTicket(shopper);
  const text = "He may be the dealer of last year.";
  const noted = await asMoti().call(desk.noteTicket, { params: { id }, body: { text } });
  expect(noted.notes).toMatchObject([{ text, by: { _id: moti.userId } }]);
  const own = shop.client(shopper.token);
  const seen = [
    await own.call(calls.getTicket, { params: { id } }),
    await own.call(calls.listTickets, {}),
    await own.call(exportMe, {}),
    await shop.messagesTo(shopper.email),
  ];
  expect(JSON.stringify(seen)).not.toContain("dealer");
  expect(JSON.stringify(seen)).not.toContain(moti.userId);
});

describe("canned answers", () => {
  const add = (title: string, text: string) =>
    asMoti().call(desk.addCannedAnswer, { body: { title, text } });

  it("are stored once for each title, with known fields, and changed by one person at a time", async () => {
    const answer = await add("Weight, lighter", "Dear {first name}, {refund} goes back.");
    await expect(add("Weight, lighter", "Again")).rejects.toMatchObject({
      code: "answer_title_taken",
    });
    await expect(add("Other", "Dear {frist name}")).rejects.toMatchObject({
      fields: { text: expect.stringContaining("{frist name}") },
    });
    const change = (text: string) =>
      asOwner().call(desk.changeCannedAnswer, {
        params: { id: answer._id },
        headers: { "if-match": answer.version },
        body: { title: answer.title, text },
      });
    expect((await change("Dear {name}")).text).toBe("Dear {name}");
    await expect(change("Hello")).rejects.toMatchObject({ code: "changed_meanwhile" });
    await asMoti().call(desk.removeCannedAnswer, { params: { id: answer._id } });
    expect((await asMoti().call(desk.listCannedAnswers, {})).answers).toEqual([]);
  });

  it("are not sent while a field is empty", async () => {
    const shopper = await shop.signUp();
    const id = await openTicket(shopper);
    const answer = (text: string) =>
      asMoti().call(desk.answerTicket, { params: { id }, body: { text } });
    await expect(answer("Your {piece} weighs less.")).rejects.toMatchObject({
      status: 422,
      code: "answer_unfilled",
      message: "Fill in or remove {piece} first.",
    });
    expect((await read(id)).state).toBe("open");
    expect((await answer("Your bangle weighs less.")).state).toBe("waiting");
  });
});

describe("the queue", () => {
  it("is sorted by the due time, page by page, and counts its views", async () => {
    const shopper = await shop.signUp("Champa Mistry");
    const names = ["overdue to settle", "late to answer", "due next"].map(
      (word) => `Queue ${word}`,
    );
    const [settle = "", late = "", next = ""] = await Promise.all(
      names.map((name) => openTicket(shopper, name)),
    );
    const at = (hours: number) =>
      new Date(shop.clock.now.getTime() + hours * HOUR_MS).toISOString();
    const due = (id: string, answer: string, resolution: string) =>
      shop.database.db.execute(sql`update tickets set answer_due_at = ${answer}::timestamptz,
        resolution_due_at = ${resolution}::timestamptz where number = ${id}`);
    await due(settle, at(1), at(-1));
    await due(late, at(-50), at(600));
    await due(next, at(1), at(600));
    const seen: string[] = [];
    const query: { q: string; limit: number; cursor?: string } = { q: "queue champ", limit: 1 };
    for (const rest of [2, 1, 0]) {
      const { items, total, nextCursor } = await asMoti().call(desk.listTicketsForStaff, { query });
      seen.push(...items.map(({ id }) => id));
      expect([total, nextCursor !== null]).toEqual([3, rest > 0]);
      query.cursor = nextCursor ?? "";
    }
    expect(seen).toEqual([settle, late, next]);
    expect((await view("open", next.slice(2, 7).toLowerCase())).map(({ id }) => id)).toEqual([
      next,
    ]);
    expect((await view("open", shopper.email)).map(({ id }) => id)).toEqual([settle, late, next]);
    expect(await view("open", "' | !:*")).toHaveLength((await view("open")).length);

    const before = await asMoti().call(desk.countTickets, {});
    expect(before).toMatchObject({ open: (await view("open")).length, late: 2 });
    const text = "Done.";
    await asMoti().call(desk.answerTicket, {
      params: { id: late },
      body: { text, resolved: true },
    });
    const after = await asMoti().call(desk.countTickets, {});
    expect(after).toMatchObject({ open: before.open - 1, late: 1 });
    expect((await view("settled")).map(({ id }) => id)).toContain(late);
    const earlier = await asMoti().call(desk.listEarlierTickets, { params: { id: late } });
    expect(earlier.tickets.map(({ id }) => id).toSorted()).toEqual([settle, next].toSorted());
    const params = { id: shopper.userId };
    const { tickets } = await asMoti().call(desk.listCustomerTickets, { params });
    expect(tickets).toHaveLength(3);
  });
});
