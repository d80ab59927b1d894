import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { pageProducts } from "@suvarna/contract/catalogue/calls";
import { logout } from "@suvarna/contract/identity/sessions";
import { enterRates } from "@suvarna/contract/rates/staff";
import { STAFF_CLOSE_CODES } from "@suvarna/contract/staff/constants";
import type { StaffHint } from "@suvarna/contract/staff/socket";
import { replyToTicket, sendTicket } from "@suvarna/contract/support/calls";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { sessions } from "../identity/tables.ts";
import { createStaffHints } from "./staff-hints.ts";

let shop: TestShop;
let port: number;
const opened: WebSocket[] = [];
beforeAll(async () => {
  shop = await openShop();
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
  port = (shop.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const socket of opened) socket.close();
  await shop[Symbol.asyncDispose]();
});

/** Opens the socket with a token, and collects what it tells. */
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

  it("tells each role what has changed, and nothing besides", async () => {
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

  it("tells of what shoppers change: their accounts, their tickets and the stock", async () => {
    const support = await listen((await shop.staff("support")).token);
    const catalogue = await listen((await shop.staff("catalogue")).token);
    await Promise.all([support.welcomed(), catalogue.welcomed()]);
    const told = (heard: StaffHint[], topic: string) =>
      vi.waitFor(() => expect(heard.map((hint) => hint.topic)).toContain(topic));
    const shopper = await shop.signUp();
    await told(support.hints, "customers");
    const { id } = await shop.client(shopper.token).call(sendTicket, {
      body: {
        typeOfSupport: "billing",
        subject: "My invoice",
        description: "It has no GSTIN.",
        contactDetails: shopper.email,
      },
    });
    await told(support.hints, "tickets");
    support.hints.length = 0;
    const body = { text: "Here is more about it." };
    await shop.client(shopper.token).call(replyToTicket, { params: { id }, body });
    await told(support.hints, "tickets");
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

  it("is told of the acts of other processes", async () => {
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
});
