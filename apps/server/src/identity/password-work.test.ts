import { expect, it } from "vitest";
import { countHashes } from "../../test/count-hashes.ts";
import { createPasswordWork } from "./password-work.ts";

it("runs two at once, queues some, and refuses the rest at once", async () => {
  using hashes = countHashes();
  const passwords = createPasswordWork(3);
  const rush = Array.from({ length: 1000 }, () => passwords.hash("a-good-password"));
  const outcomes = await Promise.allSettled(rush);
  const refused = outcomes.filter(({ status }) => status === "rejected");
  expect(hashes.mostAtOnce).toBeLessThanOrEqual(2);
  expect(hashes.made).toBe(1000 - refused.length);
  expect(hashes.made).toBeLessThanOrEqual(5);
  expect(refused[0]).toMatchObject({ reason: { code: "unavailable", retryAfterS: 1 } });

  const hash = await passwords.hash("a-good-password");
  expect(await passwords.verify({ hash, password: "a-good-password" })).toBe(true);
  expect(await passwords.verify({ hash, password: "another-password" })).toBe(false);
});
