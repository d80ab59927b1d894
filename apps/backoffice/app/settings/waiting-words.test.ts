import { expect, it } from "vitest";
import { waitingWords } from "./waiting-words.ts";

const request = (subject: string, after: Record<string, unknown>) => ({
  subject,
  after,
  askedBy: { _id: "1", name: "Heera Zaveri" },
  expiresAt: "2026-01-02T10:00:00.000Z",
});
const REQUESTS = [
  request("settings", { refundPaise: 75_000_00 }),
  request("identity", { grievanceOfficer: {} }),
  request("tax codes", { "HSN of gold": "7113" }),
];

it("marks the rows of a request with who asked and until when, and no other row", () => {
  const refund = { part: "values", name: "refundPaise", label: "Refunds", unit: "paise" } as const;
  expect(waitingWords(REQUESTS, refund)).toMatch(
    /^₹75,000.00 waits already, asked by Heera Zaveri, until 2 Jan.*3:30 pm$/,
  );
  const officer = { part: "identity", name: "officer.phone", label: "Phone" } as const;
  expect(waitingWords(REQUESTS, officer)).toMatch(/^another value waits already, asked by/);
  const code = { part: "codes", name: "hsn.gold", label: "HSN of gold" } as const;
  expect(waitingWords(REQUESTS, code)).toMatch(/^7113 waits already/);
  expect(waitingWords(REQUESTS, { ...refund, name: "couponBp" })).toBeNull();
  expect(waitingWords(REQUESTS, { ...refund, part: "identity" })).toBeNull();
});
