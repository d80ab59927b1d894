import { describe, expect, it } from "vitest";
import { readToken, signToken } from "./signed-token.ts";

const SECRET = "a-secret-that-is-long-enough-for-us";
const NOW = new Date("2026-11-21T06:00:00Z");
const read = (token: string, overrides: { purpose?: string; now?: Date; secret?: string } = {}) =>
  readToken(overrides.secret ?? SECRET, { purpose: "unsubscribe", now: NOW, token, ...overrides });

describe("a signed token", () => {
  const token = signToken(SECRET, { purpose: "unsubscribe", subject: "newsletter:1" });

  it("contains its subject", () => {
    expect(read(token)).toBe("newsletter:1");
    expect(read(token, { now: new Date("2126-01-01") })).toBe("newsletter:1");
    expect(token).toMatch(/^[\w:.-]+$/);
  });

  it("is invalid for another purpose, with another secret, or changed", () => {
    expect(read(token, { purpose: "confirm" })).toBeNull();
    expect(read(token, { secret: `${SECRET}!` })).toBeNull();
    const [subject, until, mac = ""] = token.split(".");
    for (const forged of [
      `newsletter:2.${until}.${mac}`,
      `${subject}.zzzzzzzz.${mac}`,
      `${subject}.${until}.${mac.slice(1)}`,
      `${token}.more`,
      "",
      "..",
    ]) {
      expect(read(forged)).toBeNull();
    }
  });

  it("ends at its time", () => {
    const until = new Date(NOW.getTime() + 1000);
    const short = signToken(SECRET, { purpose: "unsubscribe", subject: "newsletter:1", until });
    expect(read(short)).toBe("newsletter:1");
    expect(read(short, { now: until })).toBeNull();
  });
});
