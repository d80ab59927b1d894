import { getShop } from "@suvarna/contract/content/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LIVE_SETTINGS } from "../test/live-settings.ts";
import { openShop, type TestShop } from "../test/open-shop.ts";
import { applySellerSettings } from "./content/index.ts";

let live: TestShop;
let demo: TestShop;
beforeAll(async () => {
  live = await openShop({ ...LIVE_SETTINGS, SECURITY_CONTACT: "mailto:security@shop.example" });
  demo = await openShop();
});
afterAll(async () => {
  await live[Symbol.asyncDispose]();
  await demo[Symbol.asyncDispose]();
});

describe("the documentation of the API", () => {
  const URLS = ["/api/docs", "/api/docs/", "/api/docs/js/scalar.js", "/api/openapi.json"];
  const ask = (url: string, token?: string) =>
    live.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });

  it.each(URLS)("is hidden from visitors and shoppers of a live shop: %s", async (url) => {
    const { token } = await live.signUp();
    expect((await ask(url)).json()).toMatchObject({ code: "unauthenticated" });
    expect((await ask(url, "made-up")).statusCode).toBe(401);
    expect((await ask(url, token)).json()).toMatchObject({ code: "forbidden" });
  });

  it("is shown to staff, and by a demonstration to everybody", async () => {
    const { token } = await live.staff();
    for (const url of ["/api/docs/", "/api/openapi.json"]) {
      expect((await ask(url, token)).statusCode).toBe(200);
      expect((await demo.app.inject(url)).statusCode).toBe(200);
    }
  });
});

describe("security.txt", () => {
  it("contains the contact for reporting a weakness, and its expiry date", async () => {
    const { headers, body } = await live.app.inject("/.well-known/security.txt");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(body).toContain("Contact: mailto:security@shop.example\n");
    expect(body).toContain("Canonical: https://shop.example/.well-known/security.txt\n");
    const [, expires = ""] = /^Expires: (.+)$/m.exec(body) ?? [];
    const days = (Date.parse(expires) - live.clock.now.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(366);
  });

  it("does not exist without a contact", async () => {
    expect((await demo.app.inject("/.well-known/security.txt")).statusCode).toBe(404);
  });
});

describe("the seller", () => {
  it("of a live shop is that of the settings, without data of the example shop", async () => {
    const shop = await live.client().call(getShop, {});
    expect(shop).toMatchObject({
      name: "Meghna",
      legalName: "Meghna Gems LLP",
      gstin: "27AAPFU0939F1ZV",
      social: [],
      grievanceOfficer: { name: "Asmita Rao", role: "Grievance Officer" },
    });
    expect(shop.cin).toBeUndefined();
    expect(JSON.stringify(shop)).not.toMatch(/suvarna|sample|namoona/i);
  });

  it("changes with the settings, and parts that they do not name do not change", async () => {
    await applySellerSettings(live.acts, { phone: "+91 98222 22222", grievanceOfficer: {} });
    await live.relay.run();
    expect(await live.client().call(getShop, {})).toMatchObject({
      phone: "+91 98222 22222",
      name: "Meghna",
    });
  });
});

it("sends the security headers of its own origin only, for every subdomain", async () => {
  const { headers } = await live.app.inject("/api/shop");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect(headers["strict-transport-security"]).toMatch(/; includeSubDomains$/);
});
