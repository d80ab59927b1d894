import { endpoint, pair } from "@suvarna/contract/endpoint";
import { ERROR_WORDS } from "@suvarna/words/en/errors";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { Refusal } from "../errors.ts";
import { createLimits } from "../limits.ts";
import { createVersions } from "../versions.ts";
import type { Api } from "./api.ts";
import { createByteCache } from "./byte-cache.ts";
import { handle } from "./handle.ts";
import { createServer } from "./server.ts";

const Piece = z.object({ name: z.string() });
const schemas = {
  shared: {
    summary: "Shared",
    params: z.object({ id: z.string() }),
    query: z.object({ page: z._default(z.coerce.number("Use a number"), 1) }),
    replies: { 200: Piece },
  },
  personal: {
    summary: "Personal",
    body: z.object({
      userId: z.string("Say who"),
      piece: z.object({ size: z.string("Say a size") }),
    }),
    replies: { 201: Piece },
  },
  staffOnly: { summary: "Staff", replies: { 204: null } },
  failing: { summary: "Failing", replies: { 200: Piece } },
  refusing: { summary: "Refusing", replies: { 200: Piece } },
  limited: { summary: "Limited", replies: { 200: Piece } },
  paper: { summary: "Paper", params: z.object({ id: z.string() }), replies: { 200: null } },
};
const errors = [] as const;
const calls = {
  shared: endpoint({
    method: "GET",
    path: "/shared/:id",
    auth: "public",
    shared: true,
    errors,
    types: {} as typeof schemas.shared,
  }),
  personal: endpoint({
    method: "POST",
    path: "/personal",
    auth: "user",
    errors,
    types: {} as typeof schemas.personal,
  }),
  staffOnly: endpoint({
    method: "DELETE",
    path: "/staff",
    auth: { can: "orders.move" },
    errors,
    types: {} as typeof schemas.staffOnly,
  }),
  failing: endpoint({
    method: "GET",
    path: "/failing",
    auth: "public",
    errors,
    types: {} as typeof schemas.failing,
  }),
  refusing: endpoint({
    method: "GET",
    path: "/refusing",
    auth: "public",
    errors: ["price_unknown"],
    types: {} as typeof schemas.refusing,
  }),
  limited: endpoint({
    method: "GET",
    path: "/limited",
    auth: "public",
    perMinute: 2,
    errors,
    types: {} as typeof schemas.limited,
  }),
  paper: endpoint({
    method: "GET",
    path: "/piece/:id/certificate.pdf",
    auth: "public",
    sends: "application/pdf",
    errors,
    types: {} as typeof schemas.paper,
  }),
};
const { shared, personal, staffOnly, failing, refusing, limited, paper } = pair(calls, schemas);

let server: FastifyInstance;
const versions = createVersions();
const undeclared = vi.fn();
const render = vi.fn(async (id: string) => ({ name: id, cost: "secret" }));

beforeAll(async () => {
  server = await createServer({ logLevel: "silent", trustProxy: false });
  const api: Api = {
    fastify: server,
    versions,
    limits: createLimits(null),
    recordAccess: async () => {},
    cache: createByteCache({ maxBytes: 1e6 }),
    onUndeclaredRefusal: undeclared,
    authenticate: async (token) =>
      token === "dead"
        ? null
        : {
            userId: token,
            role: token === "boss" ? "staff" : "shopper",
            staffRole: token === "boss" ? "owner" : null,
            token,
            hasSecondFactor: true,
            hasFreshProof: true,
          },
  };
  handle(api, shared, async ({ params }) => render(params.id));
  handle(api, personal, async ({ body }) => ({ name: body.piece.size }));
  handle(api, staffOnly, async () => undefined);
  handle(api, failing, async () => {
    throw new Error("SELECT secret FROM /etc/passwd");
  });
  handle(api, refusing, async () => {
    throw new Refusal("sold_out");
  });
  handle(api, limited, async () => ({ name: "x" }));
  handle(api, paper, async () => Buffer.from("%PDF-"));
  await server.ready();
});
afterAll(() => server.close());

const call = (method: "GET" | "POST" | "DELETE", url: string, token?: string, payload?: unknown) =>
  server.inject({
    method,
    url,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(payload === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  });

describe("who may call", () => {
  it.each([undefined, "dead"])("refuses the token %s", async (token) => {
    const answer = await call("POST", "/api/personal", token, {});
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: "User not authenticated", code: "unauthenticated" });
  });

  it("adds no route that does not declare who may call it", async () => {
    const other = await createServer({ logLevel: "silent", trustProxy: false });
    expect(() => other.get("/api/new", async () => ({}))).toThrow(
      "GET /api/new does not declare who may call it",
    );
    await other.close();
  });

  it("keeps shoppers out of staff's calls", async () => {
    expect((await call("DELETE", "/api/staff", "shopper")).statusCode).toBe(403);
    expect((await call("DELETE", "/api/staff", "boss")).statusCode).toBe(204);
  });

  it("refuses a userId that is not the token's", async () => {
    const body = { userId: "someone", piece: { size: "6" } };
    expect((await call("POST", "/api/personal", "me", body)).statusCode).toBe(403);
    const own = await call("POST", "/api/personal", "someone", body);
    expect([own.statusCode, own.json()]).toEqual([201, { name: "6" }]);
  });
});

describe("what goes in", () => {
  it("names the fields that are wrong", async () => {
    const answer = await call("POST", "/api/personal", "me", { userId: "me", piece: {} });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      message: "Say a size",
      code: "bad_request",
      fields: { "piece.size": "Say a size" },
    });
  });

  it("ignores unknown parameters and names a known one with a bad value", async () => {
    expect((await call("GET", "/api/shared/a?utm=1")).statusCode).toBe(200);
    expect((await call("GET", "/api/shared/a?page=")).statusCode).toBe(200);
    const bad = await call("GET", "/api/shared/a?page=x");
    expect([bad.statusCode, bad.json().fields]).toEqual([400, { page: "Use a number" }]);
  });

  it("says of a broken body that it is malformed", async () => {
    const answer = await server.inject({
      method: "POST",
      url: "/api/personal",
      headers: { authorization: "Bearer me", "content-type": "application/json" },
      payload: "{",
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "bad_request"]);
  });

  it.each(["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x"])(
    "takes no body of the type %s, which a form of another site could send",
    async (type) => {
      const answer = await server.inject({
        method: "POST",
        url: "/api/personal",
        headers: { authorization: "Bearer me", "content-type": type },
        payload: JSON.stringify({ userId: "me", piece: { size: "6" } }),
      });
      expect([answer.statusCode, answer.json().code]).toEqual([400, "bad_request"]);
    },
  );

  it("refuses a body that is too large", async () => {
    const answer = await call("POST", "/api/personal", "me", { userId: "x".repeat(300_000) });
    expect([answer.statusCode, answer.json().code]).toEqual([413, "too_large"]);
  });

  it("limits calls where the endpoint says so", async () => {
    const codes = [];
    for (let i = 0; i < 3; i++) codes.push(await call("GET", "/api/limited"));
    expect(codes.map((answer) => answer.statusCode)).toEqual([200, 200, 429]);
    expect(codes[2]?.headers["retry-after"]).toBeDefined();
    expect(codes[2]?.json().code).toBe("rate_limited");
  });
});

it("limits the renderings for each address and minute, but not its cached replies", async () => {
  const ask = (id: string, remoteAddress: string) =>
    server.inject({ url: `/api/shared/${id}`, remoteAddress });
  const statuses = new Set<number>();
  for (let id = 0; id < 600; id++) statuses.add((await ask(`scan-${id}`, "10.1.1.1")).statusCode);
  expect([...statuses]).toEqual([200]);
  const refused = await ask("one-too-many", "10.1.1.1");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask("scan-599", "10.1.1.1")).statusCode).toBe(200);
  expect((await ask("another", "10.1.1.2")).statusCode).toBe(200);
  expect((await ask("a-page-asks", "127.0.0.1")).statusCode).toBe(200);
});

describe("what comes out", () => {
  it("sends only what the schema lists", async () => {
    expect((await call("GET", "/api/shared/ring")).json()).toEqual({ name: "ring" });
  });

  it("answers everyone from the same bytes until the shop changes", async () => {
    render.mockClear();
    const first = await call("GET", "/api/shared/kept");
    await call("GET", "/api/shared/kept?page=1&utm=2");
    await call("GET", "/api/shared/kept");
    expect(render).toHaveBeenCalledTimes(1);
    const same = await server.inject({
      url: "/api/shared/kept",
      headers: { "if-none-match": String(first.headers.etag) },
    });
    expect([same.statusCode, same.body]).toEqual([304, ""]);
    versions.set("catalogue", "2");
    await call("GET", "/api/shared/kept");
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("shares nothing that is one caller's own", () => {
    expect(() =>
      handle({} as Api, { ...personal, shared: true }, async () => ({ name: "ring" })),
    ).toThrow("/api/personal can't be shared");
  });

  it("tells nothing of what failed inside", async () => {
    const answer = await call("GET", "/api/failing");
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      message: "Something went wrong on our side. Please try again.",
      code: "internal",
    });
  });

  it("sends a refusal that the endpoint does not declare as it is, and says so", async () => {
    const answer = await call("GET", "/api/refusing");
    expect([answer.statusCode, answer.json().code]).toEqual([409, "sold_out"]);
    expect(undeclared.mock.calls).toEqual([
      ["GET /refusing does not declare its refusal sold_out"],
    ]);
  });

  it.each(["/api/none", "/api/shared", "/api/personal/x"])("answers %s with a 404", async (url) => {
    const answer = await call("GET", url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
  });

  it.each([
    ["POST", "/elsewhere", 404, "not_found"],
    ["GET", "/api/%zz", 400, "bad_request"],
  ] as const)("answers %s %s in the contract's shape too", async (method, url, status, code) => {
    const answer = await call(method, url);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ code, message: ERROR_WORDS[code] });
  });

  it("puts the security headers on every answer, kept or not, and no banner", async () => {
    for (const url of ["/api/shared/kept", "/api/failing", "/api/none", "/elsewhere", "/%zz"]) {
      const { headers } = await call("GET", url);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "content-security-policy":
          "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      });
      expect(headers.server).toBeUndefined();
      expect(headers["x-powered-by"]).toBeUndefined();
    }
  });

  it("sends a file under a name of its own, whatever the address says, to be kept and not shown", async () => {
    const { headers } = await call("GET", '/api/piece/x"; filename="evil.html/certificate.pdf');
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="certificate.pdf"',
    });
  });

  it("lets no other origin read it, or ask whether it may", async () => {
    const origin = "https://elsewhere.example";
    const asks = { origin, "access-control-request-method": "POST" };
    for (const method of ["GET", "OPTIONS"] as const) {
      const { headers } = await server.inject({ method, url: "/api/shared/kept", headers: asks });
      const allowed = Object.keys(headers).filter((name) => name.startsWith("access-control-"));
      expect(allowed).toEqual([]);
    }
  });

  it("refuses as a refusal says, with what it carries", async () => {
    const refusal = new Refusal("total_changed", { extra: { totals: { total: 1 } } });
    expect([refusal.status, refusal.extra]).toEqual([409, { totals: { total: 1 } }]);
  });
});

describe("a visitor's address", () => {
  const addressOf = async (
    trustProxy: boolean | readonly string[],
    forwarded: string,
    remoteAddress = "127.0.0.1",
  ) => {
    await using behindProxy = await createServer({ logLevel: "silent", trustProxy });
    behindProxy.get("/address", async ({ ip }) => ip);
    const headers = { "x-forwarded-for": forwarded };
    return (await behindProxy.inject({ url: "/address", headers, remoteAddress })).body;
  };

  it("is the one that the proxy tells, not one that the visitor wrote before it", async () => {
    expect(await addressOf(true, "203.0.113.66, 198.51.100.7")).toBe("198.51.100.7");
  });

  it("is told by the listed proxies alone", async () => {
    const proxies = ["127.0.0.1", "10.0.0.0/8"];
    // A network for content, then a proxy on this machine: both are in the list.
    expect(await addressOf(proxies, "203.0.113.66, 198.51.100.7, 10.1.2.3")).toBe("198.51.100.7");
    // Somebody who comes past the proxies can invent what they like.
    expect(await addressOf(proxies, "203.0.113.66", "198.51.100.9")).toBe("198.51.100.9");
    expect(await addressOf(false, "203.0.113.66", "198.51.100.9")).toBe("198.51.100.9");
  });
});

it("limits the renderings of visitors who seem to come from this machine", async () => {
  const ask = (id: string) => server.inject({ url: `/api/shared/${id}`, remoteAddress: "::1" });
  for (let id = 0; id < 600; id++) await ask(`local-scan-${id}`);
  expect((await ask("one-too-many-from-here")).statusCode).toBe(429);
});
