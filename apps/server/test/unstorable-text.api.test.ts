import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../src/platform/ids.ts";
import { openShop, type TestShop } from "./open-shop.ts";
import { openWindow } from "./walk-popup.ts";

// PostgreSQL can't store the character NUL: every call that accepts a text must answer 400, never
// 500.

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: object;
}

const METHODS = ["get", "post", "put", "patch", "delete"] as const;
const REFUSED = { code: "bad_request", message: expect.any(String) };

let shop: TestShop;
let token = "";
beforeAll(async () => {
  shop = await openShop();
  ({ token } = await shop.signUp());
});
afterAll(() => shop[Symbol.asyncDispose]());

async function operations() {
  const { paths } = (await shop.app.inject("/api/openapi.json")).json() as {
    paths: Record<string, Partial<Record<(typeof METHODS)[number], Operation>>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

/**
 * The addresses of a path in which one parameter contains a NUL and the others have harmless
 * values.
 */
function addresses(path: string, { parameters = [] }: Operation): string[] {
  const fill = (poisoned: string | null) =>
    path.replace(/\{([^}]+)\}/g, (_all, name) => (name === poisoned ? "a%00b" : "a"));
  return parameters.flatMap(({ in: place, name }) => {
    if (place === "path") return [fill(name)];
    return place === "query" ? [`${fill(null)}?${name}=a%00b`] : [];
  });
}

describe("a text with a NUL", () => {
  it("is refused in every path and query of the contract", async () => {
    const tried = [];
    for (const { path, method, operation } of await operations()) {
      for (const url of addresses(path, operation)) {
        tried.push(url);
        const answer = await call(method, url);
        expect([method, url, answer.statusCode, answer.json()]).toEqual([
          method,
          url,
          400,
          REFUSED,
        ]);
      }
    }
    expect(tried).toContain("/api/sandbox/checkout/a%00b");
    expect(tried.length).toBeGreaterThan(60);
  });

  it("is refused in every body of the contract", async () => {
    const withBody = (await operations()).filter(({ operation }) => operation.requestBody);
    for (const { path, method } of withBody) {
      const url = path.replace(/\{[^}]+\}/g, "a");
      const answer = await call(method, url, '{ "any": { "text": "a\\u0000b" } }');
      // A call of staff is refused with status 403 before its body is read, because nobody is
      // logged in.
      expect([method, url, answer.statusCode]).toEqual([
        method,
        url,
        answer.json().code === "forbidden" ? 403 : 400,
      ]);
    }
    expect(withBody.length).toBeGreaterThan(30);
  });

  it.each([
    "/media/a%00b/400.webp",
    "/api/auth/avatars/a%00b",
    "/product/a%00b",
    "/api/no%00thing",
  ])("is refused in an address outside of the contract: %s", async (url) => {
    const answer = await shop.app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([400, REFUSED]);
  });

  it("is refused in the form of the demonstration's issuer", async () => {
    const popup = openWindow(shop.app);
    const form = await popup.visit(`/api/auth/google/start?flow=${newId()}`);
    const answer = await popup.visit(form.at, { email: "a\0b@shopper.example", name: "Kavya" });
    expect([answer.statusCode, answer.json()]).toEqual([400, REFUSED]);
  });
});

function call(method: (typeof METHODS)[number], url: string, payload?: string) {
  return shop.app.inject({
    method: method.toUpperCase() as "GET",
    url,
    // Each call comes from another address, so that the rate limits do not refuse it.
    remoteAddress: `10.4.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(payload ? { payload } : {}),
  });
}
