import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { GatewayError } from "../gateway.ts";
import { connectCashfree } from "./cashfree/connection.ts";
import { connectRazorpay } from "./razorpay/connection.ts";

const SHOP = { timeoutMs: 300, returnUrl: () => "", webhookUrl: "" };
/** A time limit that a page of several megabytes keeps on a busy machine. */
const PATIENT = { ...SHOP, timeoutMs: 60_000 };

let stop = async () => {};
afterEach(() => stop());

/** Starts a server that answers as a gateway does. @returns the address of the server */
async function standIn(
  answer: (request: IncomingMessage, body: string) => unknown,
): Promise<string> {
  const server = createServer(async (request, response: ServerResponse) => {
    let body = "";
    for await (const part of request) body += part;
    const reply = answer(request, body);
    // The server never answers this request.
    if (reply === undefined) return;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(reply));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const razorpayAt = (url: string) => connectRazorpay({ RAZORPAY_URL: url }, SHOP);
const cashfreeAt = (url: string) => connectCashfree({ CASHFREE_URL: url }, SHOP);

describe("Razorpay's settlement", () => {
  const entry = (place: number) => ({
    entity_id: `pay_${place}`,
    type: "payment",
    debit: 0,
    credit: 97100,
    amount: 100000,
    currency: "INR",
    fee: 2900,
    tax: 442,
    on_hold: false,
    settled: true,
    settlement_id: "setl_1",
    settlement_utr: "1568176960vxp0rj",
    payment_id: null,
  });

  it("is read page by page, in the words of its documentation", async () => {
    const urls: string[] = [];
    const url = await standIn(({ url: path = "" }) => {
      urls.push(path);
      const skip = Number(new URL(path, "http://x").searchParams.get("skip"));
      const all = [
        ...Array.from({ length: 500 }, (_, place) => entry(place)),
        { ...entry(0), entity_id: "rfnd_1", type: "refund", amount: 2425, fee: 0, tax: 0 },
        { ...entry(0), entity_id: "adj_1", type: "adjustment", amount: 5, fee: 0, tax: 0 },
      ];
      const items = all.slice(skip, skip + 500);
      return { entity: "collection", count: items.length, items };
    });
    const entries = await razorpayAt(url).fetchSettlement?.("2026-11-21");
    expect(entries).toHaveLength(502);
    expect(entries?.slice(499)).toEqual([
      {
        kind: "payment",
        reference: "pay_499",
        amount: 100000,
        currency: "INR",
        fee: 2900,
        tax: 442,
        settlementId: "setl_1",
        utr: "1568176960vxp0rj",
      },
      expect.objectContaining({ kind: "refund", reference: "rfnd_1", amount: 2425 }),
      expect.objectContaining({ kind: "other", reference: "adj_1" }),
    ]);
    expect(urls).toEqual([
      "/settlements/recon/combined?year=2026&month=11&day=21&count=500&skip=0",
      "/settlements/recon/combined?year=2026&month=11&day=21&count=500&skip=500",
    ]);
  });

  /** An entry with all fields of the documentation, as long as Razorpay allows them to be. */
  const longEntry = (place: number) => ({
    ...entry(place),
    created_at: 1567692556,
    settled_at: 1568176960,
    posted_at: 1568176960,
    credit_type: "default",
    description: "d".repeat(255),
    notes: JSON.stringify(
      Object.fromEntries(
        Array.from({ length: 15 }, (_, note) => [`${note}`.padEnd(256, "n"), "v".repeat(256)]),
      ),
    ),
    order_id: "order_DEXrnRiR3SNDHA",
    order_receipt: "r".repeat(40),
    method: "card",
    card_network: "MasterCard",
    card_issuer: "KARB",
    card_type: "credit",
    dispute_id: "disp_DEXrnRiR3SNDHA",
  });

  it("may have a page of the longest entries", async () => {
    let bytes = 0;
    const url = await standIn(({ url: path = "" }) => {
      const skip = Number(new URL(path, "http://x").searchParams.get("skip"));
      const items =
        skip === 0 ? Array.from({ length: 500 }, (_, place) => longEntry(place)) : [longEntry(500)];
      bytes ||= JSON.stringify({ items }).length;
      return { items };
    });
    const razorpay = connectRazorpay({ RAZORPAY_URL: url }, PATIENT);
    expect(await razorpay.fetchSettlement?.("2026-11-21")).toHaveLength(501);
    expect(bytes).toBeGreaterThan(4_000_000);
  });

  it("has no page of more than 8 MB, and no other answer of more than 512 KB", async () => {
    const url = await standIn(({ url: path = "" }) => {
      const isPage = path.startsWith("/settlements");
      return { items: [], filler: "x".repeat(isPage ? 8 * 1024 * 1024 : 512 * 1024) };
    });
    const razorpay = connectRazorpay({ RAZORPAY_URL: url }, PATIENT);
    const tooLarge = { message: "an answer that is too large" };
    await expect(razorpay.fetchSettlement?.("2026-11-21")).rejects.toMatchObject(tooLarge);
    await expect(razorpay.fetchEvidence("order_1")).rejects.toMatchObject(tooLarge);
  });

  it.each([
    ["does not answer in time", () => undefined],
    ["has amounts that are no whole paise", () => ({ items: [{ ...entry(1), amount: 1.5 }] })],
    ["is something else", () => ({ message: "maintenance" })],
    ["has no end", () => ({ items: Array.from({ length: 500 }, (_, place) => entry(place)) })],
  ])("is no settlement when it %s", async (_what, answer) => {
    const url = await standIn(answer);
    await expect(razorpayAt(url).fetchSettlement?.("2026-11-21")).rejects.toBeInstanceOf(
      GatewayError,
    );
  });
});

describe("Cashfree's settlement", () => {
  const event = (place: number) => ({
    ...{
      event_id: `${place}`,
      event_type: "PAYMENT",
      sale_type: "CREDIT",
      event_status: "SUCCESS",
    },
    event_amount: 1364.89,
    event_settlement_amount: 1338.11,
    event_currency: "INR",
    cf_payment_id: place,
    cf_settlement_id: 7,
    settlement_utr: "UTR1",
    order_id: "o1",
    payment_service_charge: 22.7,
    payment_service_tax: 4.08,
    entity: "settlement",
  });

  it("is read by its cursor, with charge and tax in paise", async () => {
    const requests: { cursor: unknown; filters: unknown }[] = [];
    const url = await standIn((request, body) => {
      const { pagination, filters } = JSON.parse(body);
      requests.push({ cursor: pagination.cursor, filters });
      expect(request.url).toBe("/settlement/recon");
      const refund = {
        ...event(9),
        event_type: "REFUND",
        event_id: "77",
        payment_service_tax: null,
      };
      return pagination.cursor === "two"
        ? { cursor: null, limit: 250, data: [{ ...refund, payment_service_charge: null }] }
        : { cursor: "two", limit: 250, data: [event(1)] };
    });
    expect(await cashfreeAt(url).fetchSettlement?.("2026-11-21")).toEqual([
      {
        kind: "payment",
        reference: "1",
        amount: 1364_89,
        currency: "INR",
        fee: 26_78,
        tax: 4_08,
        settlementId: "7",
        utr: "UTR1",
      },
      {
        kind: "refund",
        reference: "77",
        amount: 1364_89,
        currency: "INR",
        fee: 0,
        tax: 0,
        settlementId: "7",
        utr: "UTR1",
      },
    ]);
    const filters = {
      start_date: "2026-11-21T00:00:00+05:30",
      end_date: "2026-11-21T23:59:59+05:30",
    };
    expect(requests).toEqual([
      { cursor: null, filters },
      { cursor: "two", filters },
    ]);
  });

  it("may have a page of 250 entries with long texts", async () => {
    const texts = Object.fromEntries(
      Array.from({ length: 40 }, (_, field) => [`text_${field}`, "x".repeat(100)]),
    );
    const data = Array.from({ length: 250 }, (_, place) => ({ ...event(place), ...texts }));
    expect(JSON.stringify(data).length).toBeGreaterThan(1_000_000);
    const url = await standIn(() => ({ cursor: null, data }));
    const cashfree = connectCashfree({ CASHFREE_URL: url }, PATIENT);
    expect(await cashfree.fetchSettlement?.("2026-11-21")).toHaveLength(250);
  });

  it("is rejected when an amount has a third decimal, or its cursor never ends", async () => {
    const finer = await standIn(() => ({
      cursor: null,
      data: [{ ...event(1), event_amount: 1.005 }],
    }));
    await expect(cashfreeAt(finer).fetchSettlement?.("2026-11-21")).rejects.toBeInstanceOf(
      GatewayError,
    );
    await stop();
    const endless = await standIn(() => ({ cursor: "same", data: [event(1)] }));
    await expect(cashfreeAt(endless).fetchSettlement?.("2026-11-21")).rejects.toBeInstanceOf(
      GatewayError,
    );
  });
});
