import { expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { newKeys } from "./keys.ts";

const DEMO = { SHOP_MODE: "demo" };

it("are off without keys, and contain the push services of the browsers", () => {
  const { push } = readConfig(DEMO);
  expect(push.keys).toBeNull();
  expect(push.services).toContain("https://fcm.googleapis.com");
  expect(push.contact).toBe("mailto:hello@suvarna.example");
});

it("accept a pair of keys, and the shop's own push services", () => {
  const { publicKey, privateKey } = newKeys();
  const { push } = readConfig({
    ...DEMO,
    PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_SERVICES: "https://push.example, https://*.push.example:8443",
  });
  expect(push.keys).toEqual({ publicKey, privateKey });
  expect(push.services).toEqual(["https://push.example", "https://*.push.example:8443"]);
});

const one = newKeys();
const other = newKeys();

it.each([
  [{ PUSH_PUBLIC_KEY: one.publicKey }, /PUSH_PRIVATE_KEY must be set/],
  [{ PUSH_PRIVATE_KEY: one.privateKey }, /PUSH_PUBLIC_KEY must be set/],
  [
    { PUSH_PUBLIC_KEY: other.publicKey, PUSH_PRIVATE_KEY: one.privateKey },
    /PUSH_PUBLIC_KEY must belong to PUSH_PRIVATE_KEY/,
  ],
  [
    { PUSH_PUBLIC_KEY: one.publicKey, PUSH_PRIVATE_KEY: "_".repeat(43) },
    /PUSH_PUBLIC_KEY must belong to PUSH_PRIVATE_KEY/,
  ],
  [{ PUSH_PUBLIC_KEY: "short", PUSH_PRIVATE_KEY: "short" }, /PUSH_PUBLIC_KEY is not usable/],
  [{ PUSH_SERVICES: "https://push.example/path" }, /PUSH_SERVICES/],
  [{ PUSH_SERVICES: "*" }, /PUSH_SERVICES/],
])("refuse %o", (settings, says) => {
  expect(() => readConfig({ ...DEMO, ...settings })).toThrow(says);
});

it("of a live shop are encrypted", () => {
  const settings = { SHOP_MODE: "live", PUSH_SERVICES: "http://push.example" };
  expect(() => readConfig(settings)).toThrow(/PUSH_SERVICES must be https addresses/);
});
