import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getProduct } from "@suvarna/contract/catalogue/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testEngine } from "../../../test/engine.ts";
import { openShop, type TestShop } from "../../../test/open-shop.ts";

const FIGURES = "../../../../../docs/figures.md";
const TOKEN = "a-token-of-the-monitoring";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ METRICS_TOKEN: TOKEN });
});
afterAll(() => shop[Symbol.asyncDispose]());

function ask(from: string, headers: Record<string, string> = {}) {
  return shop.app.inject({ url: "/metrics", remoteAddress: from, headers });
}

/** Returns the lines with the values of one metric, without the description of the metric. */
async function valuesOf(name: string): Promise<string[]> {
  const { body } = await ask("127.0.0.1");
  return body
    .split("\n")
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
}

describe("GET /metrics", () => {
  it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("answers %s", async (address) => {
    const { statusCode, headers } = await ask(address);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("answers callers with the token, from any address", async () => {
    const { statusCode } = await ask("203.0.113.9", { authorization: `Bearer ${TOKEN}` });
    expect(statusCode).toBe(200);
  });

  it.each([
    ["another address", "203.0.113.9", {}],
    ["a forged forwarding header", "203.0.113.9", { "x-forwarded-for": "127.0.0.1" }],
    ["a visitor behind a proxy on this machine", "127.0.0.1", { "x-forwarded-for": "203.0.113.9" }],
    ["a wrong token", "203.0.113.9", { authorization: "Bearer another-token-altogether" }],
    ["an empty token", "203.0.113.9", { authorization: "Bearer " }],
  ])("refuses %s", async (_who, address, headers) => {
    const { statusCode, json } = await ask(address, headers);
    expect([statusCode, json().code]).toEqual([403, "forbidden"]);
  });

  it("behind a proxy refuses callers of this machine without the token", async () => {
    await using behind = await openShop({ METRICS_TOKEN: TOKEN, TRUST_PROXY: "true" });
    const call = { url: "/metrics", remoteAddress: "127.0.0.1" };
    expect((await behind.app.inject(call)).statusCode).toBe(403);
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect((await behind.app.inject({ ...call, headers })).statusCode).toBe(200);
  });

  it("without a token in the settings refuses every token", async () => {
    await using closed = await openShop();
    const url = { url: "/metrics", remoteAddress: "203.0.113.9" };
    const { statusCode } = await closed.app.inject({
      ...url,
      headers: { authorization: "Bearer undefined" },
    });
    expect(statusCode).toBe(403);
  });

  it("counts requests by the pattern of their route, never by their address", async () => {
    await shop.client().call(getProduct, { params: { id: "chain-link" } });
    await shop.app.inject("/api/gold/somebody-typed-this");
    await shop.app.inject("/no-such-page-of-somebody");
    const counts = await valuesOf("suvarna_http_request_duration_seconds_count");
    const route = (status: string) =>
      counts.find((line) => line.includes('route="/api/gold/:id"') && line.includes(status));
    expect(route('method="GET"')).toBeDefined();
    expect(route('status_class="4xx"')).toBeDefined();
    expect(await valuesOf("suvarna_http_answers_total")).toContainEqual(
      expect.stringContaining('status="404"'),
    );
    expect(counts.some((line) => line.includes('route="none"'))).toBe(true);
    expect(counts.join()).not.toMatch(/somebody|chain-link/);
  });

  it("returns figures of the process, rates, sockets, jobs, messages, orders and cache", async () => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    const [age = ""] = await valuesOf("suvarna_rates_age_seconds");
    expect(Number(age.split(" ")[1])).toBeGreaterThanOrEqual(60);
    expect(await valuesOf("suvarna_rates_valid")).toEqual(["suvarna_rates_valid 1"]);
    expect(await valuesOf("suvarna_price_sockets")).toEqual(["suvarna_price_sockets 0"]);
    expect(await valuesOf("suvarna_jobs_dead")).toEqual(["suvarna_jobs_dead 0"]);
    expect(await valuesOf("suvarna_jobs_waiting")).toContain(
      'suvarna_jobs_waiting{job="send-letter"} 0',
    );
    expect(await valuesOf("suvarna_messages")).toHaveLength(8);
    expect(await valuesOf("suvarna_message_day_used_ratio")).toContain(
      'suvarna_message_day_used_ratio{day="open_email"} 0',
    );
    expect(await valuesOf("suvarna_codes_day_used_ratio")).toEqual([
      'suvarna_codes_day_used_ratio{numbers="all"} 0',
      'suvarna_codes_day_used_ratio{numbers="unknown"} 0',
    ]);
    expect(await valuesOf("suvarna_orders_of_last_day")).toContain(
      'suvarna_orders_of_last_day{state="payment_failed"} 0',
    );
    expect(await valuesOf("suvarna_jobs_overdue_seconds")).toContain(
      'suvarna_jobs_overdue_seconds{job="send-letter"} 0',
    );
    expect(await valuesOf("suvarna_outbox_overdue_seconds")).toHaveLength(1);
    expect(await valuesOf("suvarna_refunds_due")).toEqual(["suvarna_refunds_due 0"]);
    expect(await valuesOf("suvarna_unpaid_pieces")).toEqual(["suvarna_unpaid_pieces 0"]);
    expect(await valuesOf("suvarna_sockets")).toEqual(["suvarna_sockets 0"]);
    const [reads = ""] = await valuesOf("suvarna_rates_reads_total");
    expect(reads).toContain('result="changed"');
    expect(await valuesOf("suvarna_unread_figures")).toEqual(["suvarna_unread_figures 0"]);
    expect(await valuesOf("nodejs_eventloop_lag_p99_seconds")).toHaveLength(1);
    expect(await valuesOf("process_resident_memory_bytes")).toHaveLength(1);
    const connections = await valuesOf("suvarna_database_connections");
    expect(connections).toHaveLength(testEngine === "postgres" ? 2 : 0);
  });

  it("has the metrics that docs/figures.md lists, and no others", async () => {
    const document = await readFile(join(import.meta.dirname, FIGURES), "utf8");
    const cells = document
      .split("\n")
      .map((line) => /^\| (`suvarna_[^|]+)\|/.exec(line)?.[1] ?? "");
    const listed = cells.join().matchAll(/`(suvarna_\w+)`/g);
    const { body } = await ask("127.0.0.1");
    const own = [...body.matchAll(/^# HELP (suvarna_\w+)/gm)].map(([, name]) => name);
    expect(own.sort()).toEqual([...listed].map(([, name]) => name).sort());
  });

  it("counts the hits and the misses of the page cache", async () => {
    const resultsOf = async () => {
      const values = await valuesOf("suvarna_page_cache_answers_total");
      return values.map((line) => Number(line.split(" ")[1]));
    };
    const [hits = 0, misses = 0] = await resultsOf();
    await shop.app.inject("/api/category/getAllCategory");
    await shop.app.inject("/api/category/getAllCategory");
    expect(await resultsOf()).toEqual([hits + 1, misses + 1]);
  });
});
