import { expect, it } from "vitest";
import { couponBenefit, couponProblem } from "./coupon-of-cart.ts";
import { noteOfStep } from "./step-note.ts";

const STEP = { state: "confirmed", status: "Confirmed", at: "2026-11-21T06:00:00.000Z" } as const;

it("translates the shop's own reasons into Hindi, and does not change what a person has written", () => {
  const reason = { ...STEP, reason: "advance_paid", note: "The advance is paid." } as const;
  const advance = { due: 15_759, rest: 47_277 } as Parameters<typeof noteOfStep>[1];
  expect(noteOfStep(reason, advance)).toBe(
    "₹15,759.00 का एडवांस मिल गया है। बाकी ₹47,277.00 गहना भेजने से पहले देने हैं।",
  );
  expect(noteOfStep({ ...STEP, note: "By courier" }, undefined)).toBe("By courier");
});

it("describes what a coupon does, and why it has no effect now", () => {
  const coupon = {
    code: "SILVER30",
    kind: "percent",
    value: 30,
    minimum: 5000,
    category: "Silver",
    words: "30% off full-price Silver from ₹5,000",
    discount: 0,
  } as const;
  expect(couponBenefit(coupon)).toBe(
    "बिना छूट वाले गहनों (चाँदी) पर 30% छूट, ₹5,000 या ज़्यादा की खरीद पर",
  );
  expect(couponProblem(coupon)).toBeUndefined();
  const ended = { ...coupon, problem: "SILVER30 ended.", problemCode: "coupon_over" };
  expect(couponProblem(ended)).toBe("इस कूपन का समय पूरा हो गया है।");
});
