import { expect, it } from "vitest";
import { paymentWords } from "./words.ts";

it("says that the courier has the cash until it is sent", () => {
  const order = { paymentState: "paid" } as const;
  expect(paymentWords({ order, withCourierPaise: 5_000_00 }).words).toBe("Cash with the courier");
  expect(paymentWords({ order, withCourierPaise: 0 }).words).toBe("Paid");
});
