import { describe, expect, it } from "vitest";
import {
  addLine,
  addScanned,
  type CounterDraft,
  changeDraft,
  countLine,
  type DraftLine,
  EMPTY_DRAFT,
  enterHuids,
  enterPhone,
  enterShopper,
  missingIn,
  orderInputOf,
  quoteInputOf,
  sizeLine,
} from "./counter-draft.ts";

const LINE: DraftLine = {
  product: { _id: "ring", name: "A ring", image: "", sizes: null, stock: 1 } as never,
  size: "",
  quantity: 1,
  huids: "",
  weight: "",
  again: "",
};
const SHOPPER = {
  userId: "meera",
  name: "Meera Nair",
  email: "meera@x.example",
  isReachable: true,
};

describe("the account that was found by a phone number", () => {
  it("is entered into the draft", () => {
    const draft = changeDraft({ ...EMPTY_DRAFT, phone: "98" }, enterShopper("98", SHOPPER));
    expect(draft).toMatchObject({
      known: { userId: "meera", isReachable: true },
      name: "Meera Nair",
      email: "meera@x.example",
    });
  });

  it("is ignored when the phone number was changed before the answer came", () => {
    const draft = { ...EMPTY_DRAFT, phone: "99", name: "Anu Rao" };
    expect(changeDraft(draft, enterShopper("98", SHOPPER))).toEqual(draft);
  });

  it("is removed with its name and e-mail address when another number is entered", () => {
    const found = changeDraft({ ...EMPTY_DRAFT, phone: "98" }, enterShopper("98", SHOPPER));
    expect(changeDraft(found, enterPhone("981"))).toEqual({ ...EMPTY_DRAFT, phone: "981" });
    const typed = { ...EMPTY_DRAFT, phone: "98", name: "Anu Rao" };
    expect(changeDraft(typed, enterPhone("981"))).toEqual({ ...typed, phone: "981" });
  });
});

it("adds a line to the lines of now and not to those of an earlier moment", () => {
  const add = addLine(LINE);
  const changed: CounterDraft = { ...EMPTY_DRAFT, lines: [{ ...LINE, quantity: 3 }] };
  expect(changeDraft(changed, add).lines.map(({ quantity }) => quantity)).toEqual([3, 1]);
});

it("sends a gift message only with pieces that are delivered", () => {
  const draft = { ...EMPTY_DRAFT, lines: [LINE], giftMessage: " For Anu " };
  const shown = { totals: { total: 1 }, rateSheetId: "sheet" } as never;
  expect(orderInputOf({ ...draft, takenAway: false }, shown)?.giftMessage).toBe("For Anu");
  expect(orderInputOf({ ...draft, takenAway: true }, shown)).not.toHaveProperty("giftMessage");
});

describe("a scanned piece", () => {
  const scanned = (huid: string, size = "") => addScanned({ ...LINE, size, huids: huid });
  const huidsAfter = (...changes: ReturnType<typeof scanned>[]) =>
    changes
      .reduce<CounterDraft>((draft, change) => changeDraft(draft, change), EMPTY_DRAFT)
      .lines.map(({ quantity, huids }) => [quantity, huids]);

  it("joins the line of its product and size", () => {
    const pair = huidsAfter(scanned("AB12CD"), scanned("AB12CE"));
    expect(pair).toEqual([[2, "AB12CD, AB12CE"]]);
    expect(huidsAfter(scanned("AB12CD", "12"), scanned("AB12CE", "14"))).toHaveLength(2);
  });

  it("is added once, and never to a line whose HUIDs are not entered", () => {
    expect(huidsAfter(scanned("AB12CD"), scanned("AB12CD"))).toEqual([[1, "AB12CD"]]);
    expect(huidsAfter(addLine(LINE), scanned("AB12CD"))).toEqual([
      [1, ""],
      [1, "AB12CD"],
    ]);
  });

  it("that was weighed has a line of its own", () => {
    const weighed = addScanned({ ...LINE, huids: "AB12CD", weight: "3.950" });
    expect(huidsAfter(weighed, scanned("AB12CE"))).toHaveLength(2);
    expect(huidsAfter(scanned("AB12CE"), weighed)).toHaveLength(2);
  });
});

describe("a weighed piece", () => {
  const draft = { ...EMPTY_DRAFT, lines: [{ ...LINE, weight: "3.95", again: "3.95" }] };
  const shown = (needsSecondWeighing: boolean) =>
    ({
      needsPan: false,
      needsAddress: false,
      lines: [{ needsHuid: false, needsSecondWeighing }],
    }) as never;

  it("is priced and sold by its weight in milligrams", () => {
    expect(quoteInputOf(draft)?.lines).toEqual([
      { productId: "ring", quantity: 1, weighedMg: 3950 },
    ]);
    const quote = { totals: { total: 1 }, rateSheetId: "sheet" } as never;
    expect(orderInputOf(draft, quote)?.lines).toEqual([
      { productId: "ring", quantity: 1, weighedMg: 3950, againMg: 3950 },
    ]);
  });

  it("has no weight here when it is sent, or when its line has several pieces", () => {
    expect(quoteInputOf({ ...draft, takenAway: false })?.lines[0]).not.toHaveProperty("weighedMg");
    expect(countLine({ ...LINE, weight: "3.95", again: "3.95" }, 2)).toMatchObject({
      quantity: 2,
      weight: "",
      again: "",
    });
  });

  it("waits for a readable weight, and for a second weighing when its weight is far off", () => {
    const typed = (weight: string, again = "") => ({
      ...draft,
      lines: [{ ...LINE, weight, again }],
    });
    expect(missingIn(typed("3,95"), shown(false))).toBe("Correct the weight of A ring");
    expect(missingIn(typed("84.5"), shown(true))).toBe("Weigh A ring a second time");
    expect(missingIn(typed("84.5", "8.45"), shown(true))).toBe("Weigh A ring a second time");
    expect(missingIn(typed("84.5", "84.500"), shown(true))).toBe(
      "Enter the shopper's phone number",
    );
  });

  it("waits for another weight while the shop finds that it can't be that of the piece", () => {
    const line = { needsHuid: false, needsSecondWeighing: false, weightProblem: "Too far." };
    const quote = { needsPan: false, needsAddress: false, lines: [line] } as never;
    expect(missingIn(draft, quote)).toBe("Correct the weight of A ring");
  });

  it("is another piece in another size, without the HUID and the weight of the first", () => {
    const line = { ...LINE, size: "12", huids: "AB12CD", weight: "3.95", again: "3.95" };
    expect(sizeLine(line, "14")).toEqual({ ...LINE, size: "14" });
  });

  it("loses the book's weight of a HUID that is replaced, and keeps a typed one", () => {
    const line = { ...LINE, huids: "AB12CD", weight: "3.950", again: "3.950" };
    expect(enterHuids(line, "ab12ce", 3_950)).toMatchObject({
      huids: "AB12CE",
      weight: "",
      again: "",
    });
    expect(enterHuids(line, "ab12ce", 3_960)).toMatchObject({ weight: "3.950" });
    expect(enterHuids(line, "ab12ce", null)).toMatchObject({ weight: "3.950" });
  });

  it("is quoted with its HUID once the HUID is whole", () => {
    const quoted = (huids: string, quantity = 1) =>
      quoteInputOf({ ...EMPTY_DRAFT, lines: [{ ...LINE, huids, quantity }] })?.lines[0];
    expect(quoted("ab12cd")).toMatchObject({ huids: ["AB12CD"] });
    expect(quoted("AB12C")).not.toHaveProperty("huids");
    expect(quoted("AB12CD", 2)).not.toHaveProperty("huids");
  });
});

describe("the address of the buyer", () => {
  const draft = { ...EMPTY_DRAFT, lines: [LINE], phone: "9811100000", name: "Anu Rao" };
  const quote = (needsAddress: boolean) =>
    ({ needsPan: false, needsAddress, lines: [{ needsHuid: false }] }) as never;
  const shown = { totals: { total: 1 }, rateSheetId: "sheet" } as never;

  it("is left out by a buyer who takes a small purchase along", () => {
    expect(missingIn(draft, quote(false))).toBeNull();
    const input = orderInputOf({ ...draft, state: "Karnataka" }, shown);
    expect(input).toMatchObject({ buyer: { fullName: "Anu Rao", phone: "9811100000" } });
    expect(input).not.toHaveProperty("address");
  });

  it("is entered whole, or when the order needs it", () => {
    expect(missingIn(draft, quote(true))).toBe("Enter the address");
    expect(missingIn({ ...draft, pincode: "560003" }, quote(false))).toBe("Enter the address");
    expect(orderInputOf({ ...draft, street: "14, 3rd Cross" }, shown)).not.toHaveProperty("buyer");
  });
});
