import { expect, it } from "vitest";
import { LIVE_SETTINGS } from "../../../test/live-settings.ts";
import { readConfig } from "../../config.ts";

it("the CDN is none, or one that expires, or one that is purged", () => {
  expect(readConfig({}).cdn).toBeNull();
  expect(readConfig({ CDN: "varnish" }).cdn).toEqual({ kind: "varnish", purge: null });
  const purge = { url: "https://cdn.example/purge", token: "a" };
  const env = { CDN_PURGE_URL: purge.url, CDN_PURGE_TOKEN: purge.token };
  expect(readConfig({ CDN: "fastly", ...env }).cdn).toEqual({ kind: "fastly", purge });
  expect(() => readConfig(env)).toThrow("CDN_PURGE_URL needs CDN");
  expect(() => readConfig({ CDN: "fastly", CDN_PURGE_TOKEN: "a" })).toThrow("needs CDN_PURGE_URL");
});

it("the purge of a live shop is encrypted", () => {
  const live = (CDN_PURGE_URL: string) =>
    readConfig({ ...LIVE_SETTINGS, CDN: "varnish", CDN_PURGE_URL });
  expect(() => live("http://cdn.example/")).toThrow(/CDN_PURGE_URL .*https:/);
  expect(live("http://127.0.0.1:6081/").cdn?.kind).toBe("varnish");
});
