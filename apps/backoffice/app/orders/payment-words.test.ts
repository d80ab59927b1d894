import { expect, it } from "vitest";
import { paymentWords } from "./words.ts";

const withCourierPaise = 5_000_00;

it("says that the courier has the cash until it is sent", () => {
  expect(paymentWords({ paymentState: "paid", withCourierPaise }).words).toBe(
    "Cash with the courier",
  );
  expect(paymentWords({ paymentState: "paid", withCourierPaise: 0 }).words).toBe("Paid");
});

it("says that money is owed to the shopper or was sent back, also while the courier has the cash", () => {
  const wordsOf = (paymentState: "refund_by_bank" | "refund_due" | "refunded") =>
    paymentWords({ paymentState, withCourierPaise }).words;
  expect(wordsOf("refund_by_bank")).toBe("To refund by bank");
  expect(wordsOf("refund_due")).toBe("To refund");
  expect(wordsOf("refunded")).toBe("Refunded");
});
