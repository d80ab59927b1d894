import { expect, it } from "vitest";
import { missingOf, presetOf, reasonAfter, refundReasons } from "./refund-words.ts";

const form = {
  wanted: { amount: 100 },
  preview: { data: { amount: 100 }, error: null },
  note: "We are sorry",
  needsReference: false,
  reference: "",
};

it("says that the amount is too large only when the preview says so", () => {
  expect(missingOf(form)).toBeNull();
  const tooMuch = { data: { amount: null }, error: null };
  expect(missingOf({ ...form, preview: tooMuch })).toBe("That is more than is left");
});

it("says that the amount is not known while there is no preview", () => {
  const loading = { data: undefined, error: null };
  const failed = { data: undefined, error: new Error("The shop can't be reached.") };
  expect(missingOf({ ...form, preview: loading })).toBe("The amount is being computed");
  expect(missingOf({ ...form, preview: failed })).toBe("The amount is not known");
});

it("proposes no words for an amount, and takes no piece back that was never dispatched", () => {
  expect(refundReasons("amount", true)[0]?.note).toBe("");
  for (const way of ["whole", "pieces"] as const) {
    expect(refundReasons(way, false)[0]?.note).toContain("taken it back");
    expect(
      refundReasons(way, true)
        .map(({ note }) => note)
        .join(),
    ).not.toContain("back, as you");
  }
});

it("proposes other words when the way changes, and keeps the words that staff wrote", () => {
  const [pieces, amount] = [refundReasons("pieces", false), refundReasons("amount", false)];
  const proposed = { reason: 0, note: pieces[0]?.note ?? "" };
  expect(reasonAfter(proposed, pieces, amount)).toEqual({ reason: 0, note: "" });
  const own = reasonAfter({ reason: 0, note: "A loose stone" }, pieces, amount);
  expect(own.note).toBe("A loose stone");
  expect(amount[own.reason]?.name).toBe("Other");
});

it("sends the code of a prepared reason only while its words are unchanged", () => {
  const reasons = refundReasons("pieces", true);
  const note = reasons[0]?.note ?? "";
  expect(presetOf({ reason: 0, note }, reasons)).toBe("not_sent");
  expect(presetOf({ reason: 0, note: `${note} Sorry.` }, reasons)).toBeUndefined();
  expect(presetOf({ reason: reasons.length - 1, note: "" }, reasons)).toBeUndefined();
});
