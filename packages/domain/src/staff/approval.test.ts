import { describe, expect, it } from "vitest";
import {
  APPROVAL_KINDS,
  type ApprovalLimits,
  approvalExpiry,
  approvalState,
  couponNeedsApproval,
  type Decider,
  decisionObstacle,
  priceFallNeeds,
  ratesNeedApproval,
  readableApprovalKinds,
  refundNeedsApproval,
  type WaitingApproval,
} from "./approval.ts";
import type { StaffRole } from "./permission.ts";

const NOW = new Date("2026-11-21T06:00:00Z");
const HOUR_MS = 3_600_000;
const LIMITS: ApprovalLimits = {
  required: true,
  rateJumpBp: 500,
  handRateBp: 0,
  refundPaise: 50_000_00,
  couponBp: 2000,
  couponPaise: 5000_00,
  couponUses: 1000,
  ratesLapseMs: HOUR_MS / 4,
  moneyLapseMs: 24 * HOUR_MS,
  makingProducts: 20,
  priceProofBp: 500,
  priceFallBp: 3000,
  newcomerMs: 24 * HOUR_MS,
};
const OFF = { ...LIMITS, required: false };

const ASKED: WaitingApproval = {
  kind: "rates.enter",
  state: "waiting",
  askedBy: "asker",
  expiresAt: new Date(NOW.getTime() + 1),
};
const SECOND: Decider = {
  userId: "second",
  role: "rates",
  since: new Date(NOW.getTime() - LIMITS.newcomerMs),
};

describe("whyNotDecide", () => {
  const why = (
    over: Partial<WaitingApproval>,
    decider: Partial<Decider>,
    decision: "approve" | "refuse" | "cancel" = "approve",
  ) =>
    decisionObstacle({ ...ASKED, ...over }, { ...SECOND, ...decider }, decision, {
      now: NOW,
      newcomerMs: LIMITS.newcomerMs,
    });
  const NEW = { since: new Date(NOW.getTime() - LIMITS.newcomerMs + 1) };
  const LAPSED = { expiresAt: NOW };

  it.each([
    ["another person with the permission", {}, {}, "approve", null],
    ["an owner", {}, { role: "owner" }, "approve", null],
    ["the asker", {}, { userId: "asker" }, "approve", "approval_own"],
    ["the asker", {}, { userId: "asker" }, "refuse", "approval_own"],
    ["the asker", {}, { userId: "asker" }, "cancel", null],
    ["another person", {}, {}, "cancel", "forbidden"],
    ["a person without the act's permission", {}, { role: "catalogue" }, "approve", "forbidden"],
    ["a person without the act's permission", {}, { role: "catalogue" }, "refuse", "forbidden"],
    ["an auditor", {}, { role: "auditor" }, "approve", "forbidden"],
    ["a shopper", {}, { role: null }, "approve", "forbidden"],
    ["a newcomer", {}, NEW, "approve", "approval_newcomer"],
    ["a newcomer", {}, NEW, "refuse", null],
    ["a person of an unknown beginning", {}, { since: null }, "approve", "approval_newcomer"],
    ["a second person too late", LAPSED, {}, "approve", "approval_lapsed"],
    ["a second person too late", LAPSED, {}, "refuse", "approval_lapsed"],
    ["the asker too late", LAPSED, { userId: "asker" }, "cancel", "approval_lapsed"],
    ["a second person again", { state: "approved" }, {}, "approve", "approval_decided"],
    ["a second person", { state: "cancelled" }, {}, "refuse", "approval_decided"],
    ["the asker", { state: "refused" }, { userId: "asker" }, "cancel", "approval_decided"],
  ] as const)("%s (%o, %o) to %s: %s", (_who, over, decider, decision, problem) => {
    expect(why(over, decider, decision)).toBe(problem);
  });
});

it("lapses at its time, unless it is decided", () => {
  expect(approvalState({ state: "waiting", expiresAt: NOW }, NOW)).toBe("lapsed");
  expect(approvalState(ASKED, NOW)).toBe("waiting");
  expect(approvalState({ state: "approved", expiresAt: NOW }, NOW)).toBe("approved");
});

it.each(Object.keys(APPROVAL_KINDS) as (keyof typeof APPROVAL_KINDS)[])(
  "%s lapses sooner about rates than about money",
  (kind) => {
    const ms = approvalExpiry(kind, LIMITS, NOW).getTime() - NOW.getTime();
    expect(ms).toBe(kind.startsWith("rates.") ? LIMITS.ratesLapseMs : LIMITS.moneyLapseMs);
  },
);

it.each([
  [{ kind: "percent", shareBp: 2000 }, 1000, false],
  [{ kind: "percent", shareBp: 2001 }, 1000, true],
  [{ kind: "percent", shareBp: 100 }, null, true],
  [{ kind: "percent", shareBp: 100 }, 1001, true],
  [{ kind: "amount", amount: 5000_00 }, 1, false],
  [{ kind: "amount", amount: 5000_01 }, 1, true],
  [{ kind: "shipping" }, null, false],
] as const)("the coupon %o for %s uses: %s", (benefit, totalLimit, needed) => {
  expect(couponNeedsApproval({ benefit, totalLimit }, LIMITS)).toBe(needed);
  expect(couponNeedsApproval({ benefit, totalLimit }, OFF)).toBe(false);
});

it("a refund needs a second person above its sum", () => {
  expect(refundNeedsApproval(50_000_00, LIMITS)).toBe(false);
  expect(refundNeedsApproval(50_000_01, LIMITS)).toBe(true);
  expect(refundNeedsApproval(50_000_01, OFF)).toBe(false);
});

describe("rates", () => {
  const rates = (gold: number) => ({ "24K": gold, "22K": 12_000, "18K": 9000, Silver: 150 });
  const newest = rates(10_000);
  const none = { newest: null, dayBefore: null, allWithdrawn: false };

  it.each([
    ["as far as one person may go", 10_500, { ...none, newest }, false],
    ["further up", 10_501, { ...none, newest }, true],
    ["further down", 9499, { ...none, newest }, true],
    [
      "near the newest, but not near those of a day before",
      10_000,
      { ...none, newest, dayBefore: rates(9000) },
      true,
    ],
    ["the first ones", 10_000, none, false],
    ["after all were withdrawn", 10_000, { ...none, allWithdrawn: true }, true],
    ["where a grade had no rate", 10_000, { ...none, newest: { ...newest, "22K": null } }, false],
  ])("%s: %s", (_how, gold, references, needed) => {
    expect(ratesNeedApproval(rates(gold), references, LIMITS, 500)).toBe(needed);
    expect(ratesNeedApproval(rates(gold), references, OFF, 500)).toBe(false);
  });

  it("that move at all, where the shop's limit is 0", () => {
    expect(ratesNeedApproval(rates(10_001), { ...none, newest }, LIMITS, 0)).toBe(true);
    expect(ratesNeedApproval(newest, { ...none, newest }, LIMITS, 0)).toBe(false);
  });
});

describe("priceFallNeeds", () => {
  it.each([
    [0, LIMITS, "nothing"],
    [500, LIMITS, "nothing"],
    [501, LIMITS, "proof"],
    [3000, LIMITS, "proof"],
    [3001, LIMITS, "approval"],
    [9999, OFF, "proof"],
  ] as const)("a fall of %i basis points needs what the limits say", (fallBp, limits, needs) => {
    expect(priceFallNeeds(fallBp, limits)).toBe(needs);
  });
});

it("lists the kinds of requests that each role reads", () => {
  const reads = (role: StaffRole | null) => readableApprovalKinds(role).join(" ");
  expect(readableApprovalKinds("owner")).toEqual(Object.keys(APPROVAL_KINDS));
  expect(readableApprovalKinds("auditor")).toEqual(Object.keys(APPROVAL_KINDS));
  expect(reads("catalogue")).not.toMatch(/order|return|customer|settings/);
  expect(reads("rates")).not.toMatch(/order|return|customer|settings|coupon/);
  expect(reads("support")).not.toContain("settings");
  expect(reads("orders")).toContain("order.refund");
  expect(reads(null)).toBe("");
});
