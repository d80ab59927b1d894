import { expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.ts";

it("makes a hash that only its own password fits, and another one each time", async () => {
  const [hash, again] = await Promise.all([hashPassword("a-password"), hashPassword("a-password")]);
  expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(again).not.toBe(hash);
  expect(await verifyPassword(hash, "a-password")).toBe(true);
  expect(await verifyPassword(hash, "A-password")).toBe(false);
});

it("takes the passwords of hashes that better-auth has made", async () => {
  const kept =
    "ff1c5369ba184ff6e46d7415b6d23dd3:2a46aab86764c78e0f0f526b3c373541b35b3fdd1dfc813a818513917651e3dbda3e18ba8b18c44ce9ffdbc41c3a17385a9ee3b3833c63f55da20c7f824f1294";
  expect(await verifyPassword(kept, "Café d’or １２")).toBe(true);
  // The accent as a character of its own, and the digits of another keyboard.
  expect(await verifyPassword(kept, "Cafe\u0301 d’or 12")).toBe(true);
  expect(await verifyPassword(kept, "Cafe d’or 12")).toBe(false);
});

it.each([null, "", ":", "salt", "00:", "00:zz"])("finds that nothing fits %j", async (hash) => {
  expect(await verifyPassword(hash, "")).toBe(false);
});
