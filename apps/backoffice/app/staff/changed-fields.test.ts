import { expect, it } from "vitest";
import { changedFields } from "./changed-fields.ts";

it("names the fields that differ, with amounts as money", () => {
  expect(
    changedFields(
      { state: "delivered", perGram: { "24K": 1_328_676, Silver: 16_749 } },
      { state: "returned", perGram: { "24K": 1_335_000, Silver: 16_749 }, amountBack: 5_000 },
    ),
  ).toEqual([
    { name: "state", before: "delivered", after: "returned" },
    { name: "24K", before: "₹13,286.76", after: "₹13,350.00" },
    { name: "goes back now", before: null, after: "₹50.00" },
  ]);
});

it("shows removed values, and no unchanged ones", () => {
  expect(changedFields({ note: "old", on: true }, { on: true })).toEqual([
    { name: "note", before: "old", after: null },
  ]);
  expect(changedFields(null, null)).toEqual([]);
});

it("describes codes, weights, shares and times in words", () => {
  const after = { state: "pending_payment", weighedMg: 5_400, "benefit.shareBp": 4_000 };
  expect(changedFields(null, after)).toEqual([
    { name: "state", before: null, after: "pending payment" },
    { name: "weighed net", before: null, after: "5.400 g" },
    { name: "percent off", before: null, after: "40.00%" },
  ]);
  expect(changedFields(null, { kind: "rates.enter" })[0]?.after).toBe(
    "rates that are entered by hand",
  );
});

it("shows no name of the code in lists of records, codes and permissions", () => {
  const said = changedFields(null, {
    sizes: [{ size: "12", netWeightMg: 3000, stock: null }],
    paymentMethod: "cash_on_delivery",
    permission: "orders.readPan",
    written: ["subTitle", "description"],
    filter: { view: "low-stock", minMaking: 5 },
    what: "order.pan_read",
    slug: "jali_bangle",
  });
  expect(said).toEqual([
    { name: "sizes", before: null, after: "size 12, net weight 3.000 g" },
    { name: "payment method", before: null, after: "cash on delivery" },
    { name: "permission", before: null, after: "orders read PAN" },
    { name: "written", before: null, after: "sub title, description" },
    { name: "view", before: null, after: "low stock" },
    { name: "min making", before: null, after: "5" },
    { name: "what", before: null, after: "Looked at the PAN of an order" },
    { name: "slug", before: null, after: "jali_bangle" },
  ]);
});

it("leaves out ids that no page shows, and says that only the order has changed", () => {
  expect(changedFields(null, { approvalId: "1", refundId: "2", amount: 500 })).toEqual([
    { name: "amount", before: null, after: "₹5.00" },
  ]);
  expect(changedFields({ ids: ["a", "b"] }, { ids: ["b", "a"] })).toEqual([
    { name: "order", before: null, after: "another one" },
  ]);
});

it("names people and categories, and leaves out the ids of other records", () => {
  const [asha, rings, order] = ["1", "2", "3"].map(
    (end) => `0198c0de-0000-7000-8000-00000000000${end}`,
  );
  const names = {
    people: new Map([[asha ?? "", "Asha Rao"]]),
    category: (id: string) => (id === rings ? "Rings" : "a deleted category"),
  };
  const say = (after: object) =>
    changedFields(null, { ...after }, { names }).map((field) => [field.name, field.after]);
  expect(say({ askedBy: asha, subject: order, kind: "refund" })).toEqual([
    ["asked for by", "Asha Rao"],
    ["kind", "refund"],
  ]);
  expect(
    say({ assignedTo: order, categoryId: rings, filter: { category: [rings, order] } }),
  ).toEqual([
    ["given to", "somebody who left"],
    ["category", "Rings"],
    ["category", "Rings, a deleted category"],
  ]);
  expect(say({ subject: "WEDDING2", pieces: [order] })).toEqual([["about", "WEDDING2"]]);
});

it("says how the money of a sale at the counter was taken", () => {
  const fields = changedFields(null, { by: "upi", reference: "UPI 4711" });
  expect(fields.map(({ name, after }) => [name, after])).toEqual([
    ["by", "UPI"],
    ["reference", "UPI 4711"],
  ]);
});

it("writes the cash that a courier collects in rupees", () => {
  const after = { toCollect: 45_795_10, collectsLess: 708_46, refundId: "1" };
  expect(changedFields({ toCollect: 46_503_56 }, after)).toEqual([
    { name: "to collect at the door", before: "₹46,503.56", after: "₹45,795.10" },
    { name: "less to collect", before: null, after: "₹708.46" },
  ]);
});
