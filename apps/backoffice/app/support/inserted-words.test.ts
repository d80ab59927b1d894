import { expect, it } from "vitest";
import { insertWords, orderWords, pieceWords } from "./inserted-words.ts";

const SHOP = "https://suvarna.example";

it("names a piece and an order with the addresses of their pages", () => {
  expect(pieceWords({ name: "Jali Bangle", slug: "jali-bangle" }, SHOP)).toBe(
    "Jali Bangle: https://suvarna.example/product/jali-bangle",
  );
  const order = {
    _id: "o1",
    number: "7C19E4",
    createdAt: "2026-11-20T06:00:00Z",
    total: 531_343.43,
  };
  expect(orderWords(order, SHOP)).toBe(
    "order 7C19E4 of 20 Nov 2026, ₹5,31,343.43: https://suvarna.example/order-details/o1",
  );
});

it.each([
  ["", 0, 0, "W ", 2],
  ["Look at", 7, 7, "Look at W ", 10],
  ["Look at  please", 8, 8, "Look at W please", 10],
  ["Look at it, please", 8, 10, "Look at W , please", 10],
])("puts words into %j", (text, from, to, result, cursor) => {
  expect(insertWords(text, { from, to }, "W")).toEqual({ text: result, cursor });
});
