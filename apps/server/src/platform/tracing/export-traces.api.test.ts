import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openShop, type TestShop } from "../../../test/open-shop.ts";
import { jobRuns, outsideCalls } from "./channels.ts";
import { startTraces } from "./traces.ts";
import { runInWork } from "./work.ts";

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
}

/**
 * Starts a test server that receives traces by OTLP over HTTP in JSON, like an OpenTelemetry
 * collector.
 */
const spans: ReceivedSpan[] = [];
const requests: { url: string | undefined; key: unknown; body: string }[] = [];
const receiver = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString("utf8");
  requests.push({ url: request.url, key: request.headers["api-key"], body });
  for (const { scopeSpans } of JSON.parse(body).resourceSpans) {
    spans.push(...scopeSpans.flatMap(({ spans }: { spans: ReceivedSpan[] }) => spans));
  }
  response.setHeader("content-type", "application/json").end("{}");
});

let shop: TestShop;
let endpoint: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  shop = await openShop();
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  receiver.close();
});

/**
 * Runs work with tracing on.
 * @returns all spans that the receiver gets
 */
async function traced(work: () => Promise<unknown>, share = 1): Promise<readonly ReceivedSpan[]> {
  spans.splice(0);
  requests.splice(0);
  const headers = { "api-key": "of the receiver" };
  const stop = await startTraces({ endpoint, headers, serviceName: "suvarna", share });
  try {
    await work();
  } finally {
    await stop();
  }
  return spans;
}

function attributeOf({ attributes }: ReceivedSpan, key: string) {
  const { stringValue, intValue } = attributes.find((one) => one.key === key)?.value ?? {};
  return stringValue ?? intValue;
}

const childrenOf = (parent: ReceivedSpan | undefined) =>
  spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);

it("sends a request with its statements below it, named by its route and without typed text", async () => {
  await traced(() => shop.app.inject("/api/gold/somebody-typed-this?name=meera"));
  const request = spans.find(({ name }) => name === "GET /api/gold/:id");
  expect(request).toBeDefined();
  if (!request) return;
  expect(request.parentSpanId ?? "").toBe("");
  expect(attributeOf(request, "http.response.status_code")).toBe(404);
  expect(attributeOf(request, "http.route")).toBe("/api/gold/:id");
  expect(attributeOf(request, "suvarna.request_id")).toBeTruthy();
  const statements = childrenOf(request);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.every(({ traceId }) => traceId === request.traceId)).toBe(true);
  expect(attributeOf(statements[0] as ReceivedSpan, "db.query.text")).toMatch(/\$1/);
  expect(requests.map(({ url, key }) => [url, key])).toEqual([["/v1/traces", "of the receiver"]]);
  expect(JSON.stringify(requests)).not.toMatch(/somebody-typed|meera/i);
});

it("includes the work of a request whose body arrives later", async () => {
  const login = { email: "meera@shop.example", password: "not her password" };
  await traced(() => shop.app.inject({ method: "POST", url: "/api/auth/login", payload: login }));
  const request = spans.find(({ name }) => name.startsWith("POST "));
  expect(childrenOf(request).length).toBeGreaterThan(0);
  expect(JSON.stringify(requests)).not.toMatch(/meera|not her password/);
});

it("exports a job with its statements and its outside calls, and only the code of an error", async () => {
  const work = { kind: "job", id: "a-job", within: undefined } as const;
  const { db } = shop.database.served;
  await traced(async () => {
    const job = async () => {
      await outsideCalls.tracePromise(async () => {}, { to: "razorpay", what: "GET /orders/:id" });
      await db.execute(sql`select ${"typed"}::text, 1 / ${0}::int`);
    };
    const running = runInWork(work, () => jobRuns.tracePromise(job, { work, name: "send-letter" }));
    await expect(running).rejects.toThrow();
  });
  const [job] = spans.filter(({ name }) => name === "send-letter");
  expect(childrenOf(job).map(({ name }) => name)).toEqual(["razorpay GET /orders/:id", "select"]);
  const statement = childrenOf(job)[1] as ReceivedSpan;
  expect(attributeOf(statement, "error.type")).toBe("22012");
  expect([statement.status.code, job?.status.code]).toEqual([2, 2]);
  expect(JSON.stringify(requests)).not.toMatch(/typed|division/);
});

it("sends nothing about health checks, the process's own work, and unsampled requests", async () => {
  await traced(() => shop.app.inject("/readyz"));
  expect(spans).toEqual([]);
  await traced(() => shop.database.served.db.execute(sql`select 1`));
  expect(spans).toEqual([]);
  await traced(() => shop.app.inject("/api/gold/chain-link"), 1e-12);
  expect(spans).toEqual([]);
});

it("loads OpenTelemetry only where an address is set", async () => {
  const load = vi.fn();
  vi.doMock("./export-traces.ts", load);
  await (await startTraces(null))();
  expect(load).not.toHaveBeenCalled();
  vi.doUnmock("./export-traces.ts");
});

it("does not slow the shop when nobody receives", async () => {
  const nowhere = { endpoint: "http://127.0.0.1:9", headers: {}, serviceName: "suvarna", share: 1 };
  const stop = await startTraces(nowhere);
  expect((await shop.app.inject("/api/gold/chain-link")).statusCode).toBeLessThan(500);
  await stop();
});
