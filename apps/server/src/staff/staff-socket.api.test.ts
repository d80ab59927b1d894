import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { askForCustomerExport } from "@suvarna/contract/accounts/staff";
import { pageProducts } from "@suvarna/contract/catalogue/calls";
import { logout } from "@suvarna/contract/identity/sessions";
import { enterRates } from "@suvarna/contract/rates/staff";
import { askRestock } from "@suvarna/contract/restock/calls";
import { STAFF_CLOSE_CODES } from "@suvarna/contract/staff/constants";
import type { StaffHint } from "@suvarna/contract/staff/socket";
import { replyToTicket, sendTicket } from "@suvarna/contract/support/calls";
import {
  getContentTranslation,
  listContentTranslations,
  saveContentTranslation,
} from "@suvarna/contract/translations/staff";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { pendingApprovalOf } from "../../test/approvals.ts";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { sessions } from "../identity/tables.ts";
import { newId } from "../platform/ids.ts";
import { createStaffHints } from "./staff-hints.ts";

let shop: TestShop;
let port: number;
const opened: WebSocket[] = [];
beforeAll(async () => {
  shop = await openShop({ DRAIN_SECONDS: "1" });
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
  port = (shop.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const socket of opened) socket.close();
  await shop[Symbol.asyncDispose]();
});

/** Opens the WebSocket with a token and collects its messages. */
async function listen(token: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/staff`);
  opened.push(socket);
  const hints: StaffHint[] = [];
  const texts: string[] = [];
  let code: number | null = null;
  socket.addEventListener("close", (event) => {
    code = event.code;
  });
  socket.addEventListener("message", ({ data }) => {
    texts.push(String(data));
    hints.push(...(JSON.parse(String(data)).hints ?? []));
  });
  await once(socket, "open");
  socket.send(JSON.stringify({ token }));
  return {
    hints,
    texts,
    say: (message: unknown) => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
    welcomed: () => vi.waitFor(() => expect(texts[0]).toBe('{"type":"welcome"}'), 5000),
    closedWith: (expected: number, ms = 5000) =>
      vi.waitFor(() => expect(code).toBe(expected), { timeout: ms, interval: 50 }),
  };
}

describe("the staff socket", () => {
  it("is closed to whoever is not staff with a second factor", async () => {
    const shopper = await shop.signUp();
    for (const token of ["no-session", shopper.token]) {
      const { closedWith, texts } = await listen(token);
      await closedWith(STAFF_CLOSE_CODES.refused);
      expect(texts).toEqual([]);
    }
    const newcomer = await shop.staff("orders");
    await shop.database.db
      .update(sessions)
      .set({ secondFactorAt: null })
      .where(eq(sessions.userId, newcomer.userId));
    await (await listen(newcomer.token)).closedWith(STAFF_CLOSE_CODES.refused);
  });

  it("sends each role the topics that have changed, and nothing else", async () => {
    const owner = await listen((await shop.staff()).token);
    const rates = await listen((await shop.staff("rates")).token);
    await Promise.all([owner.welcomed(), rates.welcomed()]);
    const buyer = await shop.signUp();
    const query = { available: "true", sort: "price-asc", limit: 50 } as const;
    const { products } = await shop.client().call(pageProducts, { query });
    const piece = products.find(({ stock, sizes }) => (stock ?? 0) > 0 && sizes === null);
    const { cartId } = await fillCart(shop, buyer, piece?._id ?? "");
    const { order } = await placeOrder(shop, buyer, { cartId, pan: "ABCPE1234F" });
    await vi.waitFor(() => expect(owner.hints).toContainEqual({ topic: "orders", id: order._id }));
    const setter = await shop.staff("rates");
    await shop.client(setter.token).call(enterRates, {
      body: { gold24k: 25_000, silver: 150, reason: "The board", confirmJump: true },
    });
    await vi.waitFor(() => expect(rates.hints.map(({ topic }) => topic)).toContain("approvals"));
    expect(rates.hints.map(({ topic }) => topic)).not.toContain("orders");
    for (const hint of owner.hints) expect(Object.keys(hint)).toEqual(["topic", "id"]);
  });

  it("sends a request for approval to the roles that may read it, and to nobody else", async () => {
    const rates = await listen((await shop.staff("rates")).token);
    const orders = await listen((await shop.staff("orders")).token);
    const auditor = await listen((await shop.staff("auditor")).token);
    await Promise.all([rates.welcomed(), orders.welcomed(), auditor.welcomed()]);
    const support = shop.client((await shop.staff("support")).token);
    const { userId } = await shop.signUp();
    const answer = await support.call(askForCustomerExport, {
      params: { id: userId },
      body: { reason: "The shopper has asked for it" },
    });
    const hint = { topic: "approvals", id: pendingApprovalOf(answer)._id };
    await vi.waitFor(() => expect(orders.hints).toContainEqual(hint));
    await vi.waitFor(() => expect(auditor.hints).toContainEqual(hint));
    // A later change arrives, so an earlier hint would have arrived too.
    const query = { available: "true", sort: "price-asc", limit: 50 } as const;
    const { products } = await shop.client().call(pageProducts, { query });
    const piece = products.find(({ stock, sizes }) => (stock ?? 0) > 3 && sizes === null);
    const buyer = await shop.signUp();
    const { cartId } = await fillCart(shop, buyer, piece?._id ?? "");
    await placeOrder(shop, buyer, { cartId, pan: "ABCPE1234F" });
    await vi.waitFor(() => expect(rates.hints.map(({ topic }) => topic)).toContain("products"));
    expect(rates.hints.map(({ topic }) => topic)).not.toContain("approvals");
  });

  it("sends what shoppers change: their accounts, their tickets and the stock", async () => {
    const support = await listen((await shop.staff("support")).token);
    const catalogue = await listen((await shop.staff("catalogue")).token);
    await Promise.all([support.welcomed(), catalogue.welcomed()]);
    const expectTopic = (heard: StaffHint[], topic: string) =>
      vi.waitFor(() => expect(heard.map((hint) => hint.topic)).toContain(topic));
    const shopper = await shop.signUp();
    await expectTopic(support.hints, "customers");
    const { id } = await shop.client(shopper.token).call(sendTicket, {
      body: {
        typeOfSupport: "billing",
        subject: "My invoice",
        description: "It has no GSTIN.",
        contactDetails: shopper.email,
      },
    });
    await expectTopic(support.hints, "tickets");
    support.hints.length = 0;
    const body = { text: "Here is more about it." };
    await shop.client(shopper.token).call(replyToTicket, { params: { id }, body });
    await expectTopic(support.hints, "tickets");
    const query = { available: "true", sort: "price-asc", limit: 50 } as const;
    const { products } = await shop.client().call(pageProducts, { query });
    const many = products.find(({ stock, sizes }) => (stock ?? 0) > 3 && sizes === null);
    const { cartId } = await fillCart(shop, shopper, many?._id ?? "");
    await placeOrder(shop, shopper, { cartId, pan: "ABCPE1234F" });
    await vi.waitFor(() =>
      expect(catalogue.hints).toContainEqual({ topic: "products", id: many?._id }),
    );
    expect(catalogue.hints.map(({ topic }) => topic)).not.toContain("orders");
  });

  it("sends a line of the audit log, a translation, and the people that wait for a piece", async () => {
    const owner = await shop.staff();
    const heard = await listen(owner.token);
    const catalogue = await listen((await shop.staff("catalogue")).token);
    await Promise.all([heard.welcomed(), catalogue.welcomed()]);
    const params = { language: "hi", kind: "category" } as const;
    const staff = shop.client(owner.token);
    const { items } = await staff.call(listContentTranslations, { params, query: {} });
    const id = items[0]?._id ?? "";
    const { version } = await staff.call(getContentTranslation, { params: { ...params, id } });
    await staff.call(saveContentTranslation, {
      params: { ...params, id },
      headers: { "if-match": version },
      body: { texts: { name: "अंगूठियाँ" } },
    });
    const expectHint = (hints: StaffHint[], hint: StaffHint) =>
      vi.waitFor(() => expect(hints).toContainEqual(hint));
    await expectHint(catalogue.hints, { topic: "content", id });
    await expectHint(heard.hints, { topic: "audit", id: null });
    expect(catalogue.hints.map(({ topic }) => topic)).not.toContain("audit");

    const categoryId = await addCategory(shop.database.db, "Rings to wait for");
    const ring = { categoryId, name: "Rare Ring", stock: 0 };
    const productId = await addRing(shop.database.db, ring);
    // The shopper has proved the address, so the request counts at once.
    const shopper = await shop.signUp("Kavya Rao", true);
    await shop
      .client(shopper.token)
      .call(askRestock, { body: { productId, email: shopper.email } });
    await expectHint(catalogue.hints, { topic: "restock", id: productId });
  });

  it("shows who else has the same order, product or ticket open, and when they leave", async () => {
    const [first, second, support] = await Promise.all([
      shop.staff("orders"),
      shop.staff("orders"),
      shop.staff("support"),
    ]);
    const catalogue = await shop.staff("catalogue");
    const [mine, hers, theirs, closed] = await Promise.all(
      [first, second, support, catalogue].map(({ token }) => listen(token)),
    );
    if (!mine || !hers || !theirs || !closed) throw new Error("no sockets");
    await Promise.all([mine, hers, theirs, closed].map((each) => each.welcomed()));
    const at = { topic: "orders", id: newId() };
    /** Waits until the last message about the place names exactly the people with these ids. */
    const last = (texts: readonly string[], people: readonly { userId: string }[]) =>
      vi.waitFor(() => {
        const presence = texts.filter((text) => text.includes('"present"')).at(-1);
        const { others } = JSON.parse(presence ?? "{}") as {
          others?: { _id: string; name: string }[];
        };
        expect(others?.map(({ _id }) => _id).sort()).toEqual(
          people.map(({ userId }) => userId).sort(),
        );
        expect(others?.every(({ name }) => name !== "")).toBe(true);
      }, 5000);
    mine.say({ at });
    await last(mine.texts, []);
    hers.say({ at });
    await last(mine.texts, [second]);
    await last(hers.texts, [first]);
    // A person whose role may not read orders is not listed at the order and gets no messages about
    // it.
    closed.say({ at });
    // A second tab of the same person is not listed as another person.
    const tab = await listen(first.token);
    await tab.welcomed();
    tab.say({ at });
    await last(tab.texts, [second]);
    // Another process reports that a person has the order open, and later that nobody has.
    const report = (people: object[]) =>
      shop.database.db.execute(
        sql`select pg_notify('presence', ${JSON.stringify({ from: "other", at, people })})`,
      );
    await report([{ _id: "x", name: "Asmita Elsewhere" }]);
    await last(mine.texts, [{ userId: "x" }, second]);
    await report([]);
    await last(mine.texts, [second]);
    hers.say({ at: null });
    await last(mine.texts, []);
    hers.say({ at });
    await last(mine.texts, [second]);
    hers.close();
    await last(mine.texts, []);
    mine.say({ at: { topic: "passwords", id: "1" } });
    mine.say("nonsense");
    expect(closed.texts.filter((text) => text.includes("present"))).toEqual([]);
    expect(theirs.texts.filter((text) => text.includes("present"))).toEqual([]);
  });

  it("sends the changes of other processes", async () => {
    const owner = await listen((await shop.staff()).token);
    await owner.welcomed();
    const other = createStaffHints(shop.database, shop.app.log, () => {});
    other.note([{ type: "ticket.received", ticketId: "t1", senders: [] }], []);
    await vi.waitFor(() => expect(owner.hints).toContainEqual({ topic: "tickets", id: "t1" }));
  });

  it("closes when the session is over", { timeout: 20_000 }, async () => {
    const { token } = await shop.staff("support");
    const socket = await listen(token);
    await socket.welcomed();
    await shop.client(token).call(logout, {});
    await socket.closedWith(STAFF_CLOSE_CODES.ended, 15_000);
  });

  // This is the last test, because a draining process closes all connections.
  it("closes while the process drains, before its server does", async () => {
    const socket = await listen((await shop.staff()).token);
    await socket.welcomed();
    const drained = shop.draining.drain();
    await socket.closedWith(1001);
    await drained;
  });
});
