import type { PaymentState } from "@suvarna/domain/payment";
import { describe, expect, it } from "vitest";
import { nextCheck } from "./next-check.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const CREATED = new Date("2026-11-22T06:00:00Z");
const OPEN_MS = 30 * MINUTE_MS;
const payment = { createdAt: CREATED, expiresAt: new Date(CREATED.getTime() + OPEN_MS) };

/**
 * Lists the ages in seconds of a payment at which the gateway is asked, when no webhook comes.
 * @param stateAt the state of the payment that the gateway reports at an age
 */
function questions(stateAt: (ageMs: number) => PaymentState, wasAsked = true): number[] {
  const checkTimes: number[] = [];
  const checkMs = 5 * SECOND_MS;
  let at: Date | null = new Date(CREATED.getTime() + checkMs);
  while (at) {
    const age = at.getTime() - CREATED.getTime();
    checkTimes.push(age / SECOND_MS);
    at = nextCheck({ ...payment, state: stateAt(age) }, at, { checkMs, wasAsked });
    if (checkTimes.length > 200) throw new Error("There is no end");
  }
  return checkTimes;
}

describe("the questions about a payment", () => {
  it.each([0, 10, 29, 30])("are at most four when it is paid after %i seconds", (seconds) => {
    const checkTimes = questions((age) => (age >= seconds * SECOND_MS ? "paid" : "pending"));
    expect(checkTimes.length).toBeLessThanOrEqual(4);
    expect(checkTimes.slice(-2)).toEqual([600, 86_400]);
  });

  it("come at rising gaps while it is not paid, and twice after its end", () => {
    const checkTimes = questions((age) => (age >= OPEN_MS ? "expired" : "pending"));
    expect(checkTimes).toEqual([5, 30, 120, 300, 600, 1200, 1800, 2400, 1800 + 86_400]);
  });

  it("go on until the end when it has expired before, because the shopper changed to another way to pay", () => {
    const checkTimes = questions((age) => (age >= 60 * SECOND_MS ? "expired" : "pending"));
    expect(checkTimes).toEqual([5, 30, 120, 300, 600, 1200, 1800, 2400, 1800 + 86_400]);
  });

  it("go on within the day when the gateway is away, at most an hour apart", () => {
    const checkTimes = questions((age) => (age >= OPEN_MS ? "expired" : "pending"), false);
    expect(checkTimes.at(-1)).toBeGreaterThan(1800 + 82_800);
    expect(checkTimes.length).toBeLessThan(60);
  });
});
