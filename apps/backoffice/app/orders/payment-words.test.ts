import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { expect, it } from "vitest";
import { paymentWords, sayLetter, stateLook } from "./words.ts";

const withCourierPaise = 5_000_00;
const kept = { totalPaise: 9_000_00, refundedPaise: 0 };
const isBack = { totalPaise: 9_000_00, refundedPaise: 9_000_00 };

it("says that the courier has the cash until it is sent", () => {
  const wordsOf = (cash: number) =>
    paymentWords({ ...kept, paymentState: "paid", withCourierPaise: cash }).words;
  expect(wordsOf(withCourierPaise)).toBe("Cash with the courier");
  expect(wordsOf(0)).toBe("Paid");
});

it("says that money is owed to the shopper or was sent back, also while the courier has the cash", () => {
  const wordsOf = (paymentState: "refund_by_bank" | "refund_due" | "refunded") =>
    paymentWords({ ...kept, paymentState, withCourierPaise }).words;
  expect(wordsOf("refund_by_bank")).toBe("To refund by bank");
  expect(wordsOf("refund_due")).toBe("To refund");
  expect(wordsOf("refunded")).toBe("Refunded");
});

it("calls an order refunded whose whole money went back by refunds in part", () => {
  const paid = { paymentState: "paid", withCourierPaise } as const;
  expect(paymentWords({ ...isBack, ...paid }).words).toBe("Refunded");
  expect(paymentWords({ ...isBack, ...paid, isUnsent: true }).words).toBe("To refund");
  expect(paymentWords({ ...isBack, ...paid, refundedPaise: 8_999_99 }).words).not.toBe("Refunded");
});

it("names the letter about the last refund for what it tells", () => {
  const kind = "order-partly-refunded";
  const [first, second] = ["2026-11-27T10:00:00.000Z", "2026-11-27T11:00:00.000Z"];
  const page = { order: { total: 9000, refunded: 9000 }, refunds: [{ at: first }, { at: second }] };
  const nameAt = (at: string, of = page) => sayLetter({ kind, at }, of as unknown as OrderPage);
  expect(nameAt("2026-11-27T10:00:01.000Z")).toBe("Order partly refunded");
  expect(nameAt("2026-11-27T11:00:01.000Z")).toBe("Order wholly refunded");
  const inPart = { ...page, order: { total: 9000, refunded: 8000 } };
  expect(nameAt("2026-11-27T11:00:01.000Z", inPart)).toBe("Order partly refunded");
});

it("says of an unpaid parcel that came back that it was not delivered, and needs nobody", () => {
  const unpaid = { state: "returned", paymentState: "not_paid" } as const;
  expect(stateLook(unpaid)).toEqual({ words: "Not delivered", tone: "sand" });
  const owed = { state: "returned", paymentState: "refund_due" } as const;
  expect(stateLook(owed)).toEqual({ words: "Returned", tone: "amber" });
  expect(stateLook(owed, true)).toEqual({ words: "Not delivered", tone: "amber" });
  const sent = { state: "shipped", paymentState: "on_delivery" } as const;
  expect(stateLook(sent)).toEqual({ words: "Shipped", tone: "line" });
});
