import { expect, test } from "vitest";
import { sayRefund, sayRest, withSecondPerson } from "./order-history.tsx";

const LIGHTER = {
  at: "2026-11-27T10:00:00.000Z",
  by: "Kavita Rao",
  amountPaise: 1_586_43,
  pieces: [],
  note: null,
  isWeight: true,
  agreedBy: null,
  restocked: false,
};

test("a difference in weight goes back, or is not taken at the door", () => {
  expect(sayRefund(LIGHTER, false)).toBe("Refunded the difference in weight: ₹1,586.43.");
  expect(sayRefund(LIGHTER, true)).toBe("₹1,586.43 less at the door for the difference in weight.");
});

test("a step says that the pieces are on sale again, after its note", () => {
  expect(sayRest({ note: null, restocked: true })).toBe(". Back on sale.");
  expect(sayRest({ note: "Too late", restocked: true })).toBe(". Too late. Back on sale.");
  expect(sayRest({ note: "Too late!", restocked: true })).toBe(". Too late! Back on sale.");
  expect(sayRest({ note: "Too late", restocked: false })).toBe(". Too late");
});

test("names the second person who has approved an act", () => {
  expect(withSecondPerson("Asha Rao", null)).toBe("Asha Rao");
  const agreedBy = { _id: "1", name: "Vikram Shah" };
  expect(withSecondPerson("Asha Rao", agreedBy)).toBe("Asha Rao, agreed by Vikram Shah");
  const gone = { ...agreedBy, name: null };
  expect(withSecondPerson("Asha Rao", gone)).toBe("Asha Rao, agreed by somebody who has left");
});
