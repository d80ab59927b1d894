import { once } from "node:events";
import { type ClientRequest, request } from "node:http";
import type { AddressInfo } from "node:net";
import { getRateHistory, getRates, getRatesByRouting } from "@suvarna/contract/rates/calls";
import type { PriceUpdate } from "@suvarna/contract/rates/schemas";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openShop, type TestShop } from "../../test/open-shop.ts";

const PER_ADDRESS = 40;

const parse = (text: string): PriceUpdate => JSON.parse(text);

describe("live rates", () => {
  let shop: TestShop;
  let port: number;
  const sockets: WebSocket[] = [];

  beforeAll(async () => {
    shop = await openShop({
      RATES_TICK_SECONDS: "1",
      PUBLIC_URL: "https://shop.example",
      RATES_LISTENERS_PER_ADDRESS: String(PER_ADDRESS),
      RATES_LISTENER_ORIGINS: "https://app.example, https://m.example",
    });
    await shop.app.listen({ port: 0, host: "127.0.0.1" });
    port = (shop.app.server.address() as AddressInfo).port;
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  function connect(): { socket: WebSocket; messages: string[] } {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/goldprice`);
    const messages: string[] = [];
    socket.addEventListener("message", ({ data }) => messages.push(String(data)));
    sockets.push(socket);
    return { socket, messages };
  }

  /** Requests the WebSocket as a page of this origin does. @returns the status of the reply */
  async function statusFor(origin: string | null, path = "/ws/goldprice"): Promise<number> {
    const upgrade: ClientRequest = request({
      port,
      host: "127.0.0.1",
      path,
      headers: {
        connection: "upgrade",
        upgrade: "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        ...(origin === null ? {} : { origin }),
      },
    }).end();
    const status = await new Promise<number>((resolve, reject) => {
      upgrade.on("upgrade", (response, socket) => {
        socket.destroy();
        resolve(response.statusCode ?? 0);
      });
      upgrade.on("response", (response) => resolve(response.statusCode ?? 0));
      upgrade.on("error", reject);
    });
    upgrade.destroy();
    return status;
  }

  it("are returned over HTTP under both addresses, with their history", async () => {
    const client = shop.client();
    const rates = await client.call(getRates, {});
    expect(rates.map(({ Carat, purity }) => [Carat, purity])).toEqual([
      ["24K", 99.9],
      ["22K", 91.7],
      ["18K", 75],
      ["Silver", 4.1],
    ]);
    expect(rates.every(({ source }) => source === "Simulated market")).toBe(true);
    expect(await client.call(getRatesByRouting, {})).toHaveLength(4);
    const history = await client.call(getRateHistory, { query: { carat: "22K", range: "7d" } });
    expect(history.points.length).toBeGreaterThan(100);
    expect(history.points.length).toBeLessThanOrEqual(500);
    await expect(
      client.call(getRateHistory, { query: { carat: "9K" as "18K" } }),
    ).rejects.toMatchObject({ status: 400, fields: { carat: expect.any(String) } });
  });

  it("come at once after connecting and on every change, the same to everyone", async () => {
    const [one, other] = [connect(), connect()];
    await vi.waitFor(() => expect(one.messages).not.toEqual([]), 5000);
    const before = one.messages.length;
    shop.clock.now = new Date(shop.clock.now.getTime() + 10_000);
    const at = shop.clock.now.toISOString();
    await vi.waitFor(() => expect(one.messages.at(-1)).toContain(at), 5000);
    const [first, last] = [one.messages[0] ?? "", one.messages.at(-1) ?? ""].map(parse);
    expect(first).toMatchObject({ type: "PRICE_UPDATE", prices: { length: 4 } });
    expect(last?.at).toBe(at);
    expect(one.messages.length).toBeGreaterThan(before);
    await vi.waitFor(() => expect(other.messages).toContain(one.messages.at(-1)), 1000);
    one.socket.close();
    other.socket.close();
  });

  it("can be read by our own pages, and by programs that are no browser", async () => {
    expect(await statusFor(null)).toBe(101);
    expect(await statusFor(`http://127.0.0.1:${port}`)).toBe(101);
    expect(await statusFor("https://shop.example")).toBe(101);
    expect(await statusFor("https://m.example")).toBe(101);
    for (const origin of [
      "https://elsewhere.example",
      "https://shop.example.evil.example",
      "null",
    ]) {
      expect(await statusFor(origin), origin).toBe(403);
    }
    expect(await statusFor(null, "/ws/other")).toBe(404);
  });

  it("are limited per address, and the sockets close cleanly", async () => {
    const clients = Array.from({ length: PER_ADDRESS }, connect);
    await vi.waitFor(() => {
      expect(clients.every(({ messages }) => messages.length > 0)).toBe(true);
    }, 10_000);
    expect(await statusFor(null)).toBe(429);
    const closed = clients.map(({ socket }) => once(socket, "close"));
    await shop.app.close();
    await Promise.all(closed);
    expect(clients.every(({ socket }) => socket.readyState === WebSocket.CLOSED)).toBe(true);
  });
});
