import { expect, it } from "vitest";
import { hashPassword, isOutdated, verifyPassword } from "./password-hash.ts";

it("computes another hash each time, which only its own password matches", async () => {
  const [hash, again] = await Promise.all([hashPassword("a-password"), hashPassword("a-password")]);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(isOutdated(hash)).toBe(false);
  expect(again).not.toBe(hash);
  expect(await verifyPassword(hash, "a-password")).toBe(true);
  expect(await verifyPassword(hash, "A-password")).toBe(false);
});

it("accepts the passwords of the scrypt hashes of earlier versions, which are outdated", async () => {
  const storedHash =
    "ff1c5369ba184ff6e46d7415b6d23dd3:2a46aab86764c78e0f0f526b3c373541b35b3fdd1dfc813a818513917651e3dbda3e18ba8b18c44ce9ffdbc41c3a17385a9ee3b3833c63f55da20c7f824f1294";
  expect(isOutdated(storedHash)).toBe(true);
  expect(await verifyPassword(storedHash, "Café d’or １２")).toBe(true);
  // The accent is a combining character here, and the digits are ASCII instead of full-width.
  expect(await verifyPassword(storedHash, "Cafe\u0301 d’or 12")).toBe(true);
  expect(await verifyPassword(storedHash, "Cafe d’or 12")).toBe(false);
});

it("makes the hash that the reference implementation of Argon2 makes", async () => {
  // This command made the reference hash: echo -n a-password | argon2 suvarna-test-salt -id -k
  // 19456 -t 2 -p 1 -l 32 -e
  const reference =
    "$argon2id$v=19$m=19456,t=2,p=1$c3V2YXJuYS10ZXN0LXNhbHQ$BYI6rxAlJkX38KURZXBE1h3VoTUW1xVKZ0s58zGPZok";
  expect(await verifyPassword(reference, "a-password")).toBe(true);
});

const EMPTY = "$argon2id$v=19$m=19456,t=2,p=1$";
it.each([null, "", ":", "salt", "00:", "00:zz", EMPTY, `${EMPTY}AAAAAAAAAAAAAAAAAAAAAA$`])(
  "accepts no password for the hash %j",
  async (hash) => {
    expect(await verifyPassword(hash, "")).toBe(false);
  },
);
