import { expect, it } from "vitest";
import { isAllBack } from "./all-back.ts";

type Arguments = Parameters<typeof isAllBack>;

const refund = (id: string, quantity: number, amount: number) => ({
  id,
  amount,
  amounts: { lines: [{ quantity }] },
});

it("is true only of the refund that takes the last piece, or the last of the money", () => {
  const of = (...refunds: object[]) =>
    ({ items: [{ quantity: 2 }], total: 1000, refunds }) as unknown as Arguments[0];
  const pieces = of(refund("a", 1, 400), refund("b", 0, 50), refund("c", 1, 450));
  expect(["a", "b", "c"].map((id) => isAllBack(pieces, id))).toEqual([false, false, true]);
  const money = of(refund("a", 0, 400), refund("b", 0, 600));
  expect(["a", "b"].map((id) => isAllBack(money, id))).toEqual([false, true]);
});
