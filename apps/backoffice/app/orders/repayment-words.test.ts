import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { expect, it } from "vitest";
import { keptPaise, repaymentQuestion, sayReturn, sayWayBack } from "./repayment-words.ts";

it("takes the sum that is owed from the book without its drafts, also while the courier has it", () => {
  const book = [
    { at: "2026-11-01T10:00:00.000Z", inPaise: 60_000_00, outPaise: 0, owedPaise: 0 },
    { at: "2026-11-02T10:00:00.000Z", inPaise: 0, outPaise: 2_000_00, owedPaise: 0 },
    { at: "2026-11-03T10:00:00.000Z", inPaise: 0, outPaise: 0, owedPaise: 500_00 },
    { at: null, inPaise: 0, outPaise: 1_000_00, owedPaise: 0 },
  ] as OrderPage["book"];
  expect(keptPaise({ book })).toBe(57_500_00);
  expect(keptPaise({ book: [] })).toBe(0);
});

it("says that only a gateway sends money back by itself", () => {
  expect(sayWayBack(1250_50, "ONLINE")).toBe(
    "₹1,250.50 goes back to the shopper the way it was paid",
  );
  for (const method of ["COD", "COUNTER"] as const) {
    expect(sayWayBack(1250_50, method)).toMatch(
      /^₹1,250.50 is owed to the shopper: staff send it by bank transfer or UPI/,
    );
  }
  expect(sayWayBack(0, "COUNTER")).toBe("No money has to go back");
});

it("says that a large return changes nothing until a second person agrees", () => {
  const sayOf = (needsApproval: boolean) =>
    sayReturn({
      order: { paymentMethod: "COD" },
      cancellation: { backPaise: 60_000_00, needsApproval },
    } as OrderPage);
  expect(sayOf(true)).toMatch(/^Nothing changes until a colleague agrees. Then ₹60,000.00 is owed/);
  expect(sayOf(false)).toMatch(/^₹60,000.00 is owed/);
});

it("asks to send the money before it is written down, and after a colleague agrees above the limit", () => {
  const sum = "₹2,50,000.00";
  const told = "Anu gets a message.";
  const small = repaymentQuestion({ needsApproval: false, sum, name: "Anu", told });
  expect(small.title).toBe("Write ₹2,50,000.00 down as sent back?");
  expect(small.description).toContain("send the money first");
  const large = repaymentQuestion({ needsApproval: true, sum, name: "Anu", told });
  expect(large.title).toBe("Ask to send ₹2,50,000.00 back?");
  expect(large.description).toMatch(/Send no money yet\. When they agree, send it to Anu/);
});
