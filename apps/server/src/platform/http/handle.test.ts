import { describe, expect, it } from "vitest";
import { call, openHandledServer, server } from "../../../test/handled-server.ts";
import { createServer } from "./server.ts";

openHandledServer();

describe("the authorisation of a call", () => {
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

  it("refuses shoppers in staff's calls", async () => {
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

describe("the input of a call", () => {
  it("is refused with the names of its wrong fields", async () => {
    const answer = await call("POST", "/api/personal", "me", { userId: "me", piece: {} });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      message: "Say a size",
      code: "bad_request",
      fields: { "piece.size": "Say a size" },
    });
  });

  it("may have unknown parameters, and is refused for a known one with a bad value", async () => {
    expect((await call("GET", "/api/shared/a?utm=1")).statusCode).toBe(200);
    expect((await call("GET", "/api/shared/a?page=")).statusCode).toBe(200);
    const bad = await call("GET", "/api/shared/a?page=x");
    expect([bad.statusCode, bad.json().fields]).toEqual([400, { page: "Use a number" }]);
  });

  it("is refused as malformed when its body is broken", async () => {
    const answer = await server.inject({
      method: "POST",
      url: "/api/personal",
      headers: { authorization: "Bearer me", "content-type": "application/json" },
      payload: "{",
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "bad_request"]);
  });

  it.each(["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x"])(
    "is refused with the content type %s, which a form of another site could send",
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

  it("is refused when its body is too large", async () => {
    const answer = await call("POST", "/api/personal", "me", { userId: "x".repeat(300_000) });
    expect([answer.statusCode, answer.json().code]).toEqual([413, "too_large"]);
  });

  it("is limited in number where the endpoint requires it", async () => {
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
