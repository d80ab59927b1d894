import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pageProducts } from "@suvarna/contract/catalogue/calls";
import { createProduct } from "@suvarna/contract/catalogue/staff";
import { getShop } from "@suvarna/contract/content/calls";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openShop, type TestShop } from "../test/open-shop.ts";

let cdn: Server;
let shop: TestShop;
/** The cache tags that the CDN was asked to purge, for each request. */
const purged: string[][] = [];
beforeAll(async () => {
  cdn = createServer(async (request, response) => {
    purged.push(JSON.parse(await text(request)).tags);
    response.end("{}");
  });
  await new Promise<void>((resolve) => cdn.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge_cache`;
  const settings = { CDN: "cloudflare", CDN_PURGE_URL: url, CDN_PURGE_TOKEN: "a-token" };
  shop = await openShop({ ...settings, RATES_TICK_SECONDS: "10" });
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  cdn.closeAllConnections();
  await new Promise((resolve) => cdn.close(resolve));
});

const headersOf = async (url: string) => (await shop.app.inject(url)).headers;

it("a shop behind a CDN sends with each shared reply its lifetime and its tags", async () => {
  expect(await headersOf(`/api${getShop.path}`)).toMatchObject({
    "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=300",
    "cache-tag": expect.stringContaining("content"),
  });
  const listing = await headersOf(`/api${pageProducts.path}`);
  expect(listing["cache-control"]).toBe("public, max-age=0, s-maxage=5, stale-while-revalidate=4");
  expect(String(listing["cache-tag"]).length).toBeLessThan(1000);
  for (const refused of ["/api/auth/me", "/api/none", "/pictures/none.jpg", "/%zz"]) {
    expect(await headersOf(refused), refused).toMatchObject({ "cache-control": "no-store" });
  }
});

it("a change is purged after its commit, and a failed change is not", async () => {
  const { token } = await shop.staff("catalogue");
  const body = {
    name: "Chand Pendant",
    category: "Gold",
    carat: "22K",
    netWeight: 4,
    makingcharge: 12,
  } as const;
  purged.length = 0;
  const wrong = { ...body, category: "no such category" };
  await expect(shop.client(token).call(createProduct, { body: wrong })).rejects.toThrow();
  const { _id: id } = await shop.client(token).call(createProduct, { body });
  await vi.waitFor(() => expect(purged.flat()).toContain(`product-${id}`), { timeout: 30_000 });
  expect(new Set(purged.flat())).toEqual(new Set(["listing", `product-${id}`]));
});
