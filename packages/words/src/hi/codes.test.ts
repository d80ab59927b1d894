import { expect, it } from "vitest";
import { couponBenefit, couponProblem } from "./coupon-of-cart.ts";

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
