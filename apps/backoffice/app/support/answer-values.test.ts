import { expect, it } from "vitest";
import { answerValues } from "./answer-values.ts";

const TICKET = { id: "T-4190A-BCDEF", name: "Gulmohar Sen" };
const ORDER = {
  number: "7C19E4",
  createdAt: "2026-11-18T20:00:00Z",
  status: "Processing",
  total: 531343.43,
  paymentMethod: "ONLINE",
  items: [{ name: "Jali bangle" }],
} as Parameters<typeof answerValues>[1] & object;

it("fills the values that the ticket and the order have, formatted for people", () => {
  expect(answerValues(TICKET, ORDER, "Moti Iyer")).toEqual({
    "first name": "Gulmohar",
    name: "Gulmohar Sen",
    "ticket number": "T-4190A-BCDEF",
    "my name": "Moti",
    "order number": "7C19E4",
    "order date": "19 Nov 2026",
    "order state": "processing",
    "order total": "₹5,31,343.43",
    "payment method": "online payment",
    piece: "Jali bangle",
    pieces: "Jali bangle",
  });
});

it("has no piece where the order has several, and nothing of an order without one", () => {
  const many = { ...ORDER, items: [...ORDER.items, ...ORDER.items], refunded: 2941.97 };
  const values = answerValues(TICKET, many, "Moti Iyer");
  expect(values.piece).toBeUndefined();
  expect(values.refund).toBe("₹2,941.97");
  expect(Object.keys(answerValues(TICKET, undefined, "Moti Iyer"))).toHaveLength(4);
});
