import * as calls from "@suvarna/contract/support/calls";
import * as staffCalls from "@suvarna/contract/support/staff";
import { describe, expect, it } from "vitest";
import {
  advanceClock,
  anyone,
  aQuery,
  aTicket,
  lettersTo,
  openSupportShop,
  own,
  publish,
  SCRIPT,
  shop,
  stampOfPerson,
  ticketForStaff,
} from "../../test/support-desk.ts";

openSupportShop();

describe("the contact form", () => {
  it("stores the message, and shows it after staff release it, without addresses and numbers", async () => {
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
    const entries = JSON.stringify(abouts);
    for (const secret of [body.contactEmail, "98000", "98111", "Nair", "home.example"]) {
      expect(entries).not.toContain(secret);
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

  it("is published only by staff, and a ticket of the support form never is", async () => {
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
      advanceClock(1000);
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
    for (const [body, field] of [
      [{ fullName: "  " }, "fullName"],
      [{ contactEmail: "me" }, "contactEmail"],
      [{ supportQuery: "" }, "supportQuery"],
      [{ supportQuery: "x".repeat(5001) }, "supportQuery"],
    ] as const) {
      const sending = anyone().call(calls.sendSupportQuery, { body: aQuery(body) });
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

  it("sent twice by one opening is one message; with another text it is another one", async () => {
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
