import { ERROR_WORDS } from "@suvarna/words/en/errors";
import { describe, expect, it } from "vitest";
import {
  call,
  openHandledServer,
  personal,
  render,
  server,
  undeclared,
  versions,
} from "../../../test/handled-server.ts";
import { Refusal } from "../errors.ts";
import type { Api } from "./api.ts";
import { handle } from "./handle.ts";
import { createServer } from "./server.ts";

openHandledServer();

describe("the output of a call", () => {
  it("sends only what the schema lists", async () => {
    expect((await call("GET", "/api/shared/ring")).json()).toEqual({ name: "ring" });
  });

  it("is the same bytes for all callers until the shop changes", async () => {
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

  it("is never shared when it belongs to one caller", () => {
    expect(() =>
      handle({} as Api, { ...personal, shared: true }, async () => ({ name: "ring" })),
    ).toThrow("/api/personal can't be shared");
  });

  it("hides the cause of a failure, and gives the id of its request in the log", async () => {
    const answer = await call("GET", "/api/failing");
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      message: "Something went wrong on our side. Please try again.",
      code: "internal",
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it("sends a refusal that the endpoint does not declare as it is, and says so", async () => {
    const answer = await call("GET", "/api/refusing");
    expect([answer.statusCode, answer.json().code]).toEqual([409, "sold_out"]);
    expect(answer.json()).not.toHaveProperty("requestId");
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

  it("has the security headers in every answer, cached or not, and no name of the server", async () => {
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

  it("sends a file with a name of its own, whatever the address contains, as a download", async () => {
    const { headers } = await call("GET", '/api/piece/x"; filename="evil.html/certificate.pdf');
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="certificate.pdf"',
    });
  });

  it("can't be read by another origin, which can't ask for it either", async () => {
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

  it("is the one that the proxy sends, not the one that the visitor wrote before it", async () => {
    expect(await addressOf(true, "203.0.113.66, 198.51.100.7")).toBe("198.51.100.7");
  });

  it("is accepted only from the listed proxies", async () => {
    const proxies = ["127.0.0.1", "10.0.0.0/8"];
    // The request passed a content delivery network, then a proxy on this machine. Both are
    // trusted.
    expect(await addressOf(proxies, "203.0.113.66, 198.51.100.7, 10.1.2.3")).toBe("198.51.100.7");
    // A client that does not come through the proxies can put any address into the header.
    expect(await addressOf(proxies, "203.0.113.66", "198.51.100.9")).toBe("198.51.100.9");
    expect(await addressOf(false, "203.0.113.66", "198.51.100.9")).toBe("198.51.100.9");
  });
});

it("limits the renderings of visitors who seem to come from this machine", async () => {
  const ask = (id: string) => server.inject({ url: `/api/shared/${id}`, remoteAddress: "::1" });
  for (let id = 0; id < 600; id++) await ask(`local-scan-${id}`);
  expect((await ask("one-too-many-from-here")).statusCode).toBe(429);
});
