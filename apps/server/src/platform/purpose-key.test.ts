import { hkdfSync } from "node:crypto";
import { expect, it } from "vitest";
import { purposeKey } from "./purpose-key.ts";
import { readToken, signToken } from "./signed-token.ts";

const SECRET = "s8Kq2vXf7Jr4mZt1yWc9Lb6HdNp3GuEa";

it("is the same at every start, and another for each purpose and secret", () => {
  const codes = purposeKey(SECRET, "phone codes");
  expect(codes.equals(purposeKey(SECRET, "phone codes"))).toBe(true);
  expect(codes).toHaveLength(32);
  expect(codes.equals(purposeKey(SECRET, "google sign-in"))).toBe(false);
  expect(codes.equals(purposeKey(`${SECRET}.`, "phone codes"))).toBe(false);
});

it("for one purpose can't create a token of another", () => {
  const leaked = Buffer.from(hkdfSync("sha256", SECRET, "", "suvarna link: unsubscribe", 32));
  const forged = signToken(leaked.toString("latin1"), { purpose: "confirm", subject: "1" });
  const read = { purpose: "confirm", token: forged, now: new Date() };
  expect(readToken(SECRET, read)).toBeNull();
  const token = signToken(SECRET, { purpose: "confirm", subject: "1" });
  expect(readToken(SECRET, { ...read, token })).toBe("1");
  expect(readToken(SECRET, { ...read, token, purpose: "unsubscribe" })).toBeNull();
});
