import { describe, expect, it } from "vitest";
import {
  addLine,
  addScanned,
  type CounterDraft,
  changeDraft,
  type DraftLine,
  EMPTY_DRAFT,
  enterPhone,
  enterShopper,
  orderInputOf,
} from "./counter-draft.ts";

const LINE: DraftLine = {
  product: { _id: "ring", name: "A ring", image: "", sizes: null, stock: 1 } as never,
  size: "",
  quantity: 1,
  huids: "",
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
});
