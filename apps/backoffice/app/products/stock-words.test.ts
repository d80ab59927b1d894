import { expect, it } from "vitest";
import { readStock, sayStockEffect } from "./stock-words.ts";

it("reads pieces to add, to take off or to set, and nothing that would change nothing", () => {
  expect(readStock("add", " 3 ")).toEqual({ by: 3 });
  expect(readStock("take", "1,000")).toEqual({ by: -1000 });
  expect(readStock("set", "0")).toEqual({ to: 0 });
  for (const text of ["", "0", "-1", "1.5", "100001"]) expect(readStock("add", text)).toBeNull();
});

const EFFECT = {
  products: 2,
  stocks: 3,
  madeToOrder: 1,
  outOfRange: 0,
  examples: [
    { from: 0, to: 3 },
    { from: 2, to: 5 },
  ],
  piecesBefore: 4,
  piecesAfter: 13,
  seen: "",
};
const said = (effect: Partial<typeof EFFECT>, isChange = true) =>
  sayStockEffect({ ...EFFECT, ...effect }, isChange).map(({ text }) => text);

it("says what will be, what is refused, and what stays", () => {
  expect(said({})).toEqual([
    "0, 2 become 3, 5.",
    "3 stocks, together 4 pieces now and 13 then.",
    "1 made to order stay so.",
  ]);
  expect(said({ outOfRange: 1, madeToOrder: 0 })).toEqual([
    "1 of 3 stocks would leave 0 to 1,00,000, so none can change.",
  ]);
  expect(said({ madeToOrder: 0 }, false)).toEqual(["Now 4 pieces in 3 stocks."]);
  expect(said({ stocks: 0, madeToOrder: 2 })[0]).toBe(
    "Nothing here has a stock, so nothing can change.",
  );
});
