import { expect, it } from "vitest";
import { changedFields } from "./changed-fields.ts";
import { requestedFields } from "./requested-fields.ts";

type Request = Parameters<typeof requestedFields>[0];

const shown = (request: Pick<Request, "kind" | "after"> & Partial<Request>) => {
  const { before, after, labels } = requestedFields({
    before: null,
    subject: null,
    askedAt: "2026-11-26T03:30:00Z",
    ...request,
  });
  return changedFields(before, after, { labels }).map((field) => [field.name, field.after]);
};

it("says until when rates are held, in the shop's time zone", () => {
  const held = (holdMinutes: number) =>
    shown({
      kind: "rates.enter",
      after: { holdMinutes },
      askedAt: new Date(Date.parse("2031-03-04T15:30:00Z")).toISOString(),
    });
  expect(held(24 * 60)).toEqual([["held", "Until 5 Mar, 9 pm"]]);
  expect(held(0)).toEqual([["held", "until the next reading, or as long as the rates are held"]]);
  const after = { holdMinutes: 0, holdUntil: "2031-03-05T15:30:00.000Z" };
  const exact = shown({ kind: "rates.enter", after, askedAt: "2031-03-05T10:42:37Z" });
  expect(exact).toEqual([["held", "Until 5 Mar, 9 pm"]]);
});

it("names settings as their page does", () => {
  const after = {
    gstRateBp: 500,
    name: "Suvarna",
    grievanceOfficer: { phone: "1" },
    "HSN of gold": "7113",
    "prefix of credit note": "CRN",
  };
  expect(shown({ kind: "settings.change", after })).toEqual([
    ["GST on jewellery", "5.00%"],
    ["Name of the shop", "Suvarna"],
    ["The officer's phone", "1"],
    ["HSN, gold", "7113"],
    ["Credit notes begin with", "CRN"],
  ]);
});

it("names the coupon that a request is about", () => {
  const after = { kind: "percent", shareBp: 6000 };
  expect(shown({ kind: "coupon.make", subject: "WEDDING60", after })[0]).toEqual([
    "coupon",
    "WEDDING60",
  ]);
});

it("describes the fields of other kinds in words", () => {
  expect(shown({ kind: "rates.adjust", after: { gold: { bp: 600, paisePerGram: 1_50 } } })).toEqual(
    [
      ["gold, duty", "6.00%"],
      ["gold, premium for a gram", "₹1.50"],
    ],
  );
  expect(shown({ kind: "products.making", after: { products: 240, by: -2 } })).toEqual([
    ["pieces", "240"],
    ["making charge", "2 points less"],
  ]);
  expect(
    shown({
      kind: "products.import",
      after: {
        name: "new.csv",
        changed: 12,
        fallsFar: 3,
        falls: [
          { name: "Band", formerPrice: 60_000_00, newPrice: 6_000_00 },
          { name: "Chain", formerPrice: 50_000_00, newPrice: 20_000_00 },
        ],
      },
    }),
  ).toEqual([
    ["file", "new.csv"],
    ["pieces that change", "12"],
    ["prices that fall much", "3"],
    [
      "the furthest falls",
      "Band from ₹60,000.00 to ₹6,000.00; Chain from ₹50,000.00 to ₹20,000.00",
    ],
  ]);
  expect(
    shown({ kind: "order.dispatch", after: { state: "shipped", amountBack: 6_000_000 } }),
  ).toEqual([
    ["state", "Shipped"],
    ["goes back now", "₹60,000.00"],
  ]);
});
