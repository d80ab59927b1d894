import { expect, it } from "vitest";
import { bookSums } from "./book-sums.ts";

const PAID = { inPaise: 10_000_00, outPaise: 0, owedPaise: 0, holdsPaise: 10_000_00 };
const DUE = { inPaise: 0, outPaise: 0, owedPaise: 10_000_00, holdsPaise: 10_000_00 };
const SENT = { inPaise: 0, outPaise: 10_000_00, owedPaise: 0, holdsPaise: 0 };
const ended = { order: { paymentState: "refund_due" }, withCourierPaise: 0 } as const;
const paid = { order: { paymentState: "paid" }, withCourierPaise: 0 } as const;

it("says that the money of a cancelled order is owed until it has left the shop", () => {
  expect(bookSums({ ...ended, book: [PAID, DUE] })).toEqual({
    inPaise: 10_000_00,
    outPaise: 0,
    words: "Still owed to the shopper",
    totalPaise: 10_000_00,
    alsoOwedPaise: 0,
  });
  expect(bookSums({ ...ended, book: [PAID, SENT] })).toMatchObject({
    outPaise: 10_000_00,
    totalPaise: 0,
  });
});

it("says what the shop will keep, and what of a part is still owed", () => {
  const part = { ...DUE, owedPaise: 1_000_00 };
  expect(bookSums({ ...paid, book: [PAID, part] })).toMatchObject({
    words: "The shop will keep",
    totalPaise: 9_000_00,
    alsoOwedPaise: 1_000_00,
  });
});

it("says what the shop has while the courier has the rest", () => {
  const door = { ...PAID, holdsPaise: 9_000_00 };
  expect(bookSums({ ...paid, withCourierPaise: 1_000_00, book: [door] })).toMatchObject({
    words: "The shop has",
    totalPaise: 9_000_00,
    alsoOwedPaise: 0,
  });
});
