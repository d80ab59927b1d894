import type { Product } from "@suvarna/contract/catalogue/schemas";
import type {
  CounterOrderInput,
  CounterQuote,
  CounterQuoteInput,
  CounterShopper,
} from "@suvarna/contract/orders/counter-schemas";
import { MAX_LINE_QUANTITY } from "@suvarna/domain/cart";
import { HOME_COUNTRY } from "@suvarna/domain/countries";
import { HUID_PATTERN } from "@suvarna/domain/huid";
import { weightFrom } from "../parts/typed-grams.ts";

/** A piece that was chosen for a counter order, in one of its sizes. */
export interface DraftLine {
  readonly product: Pick<Product, "_id" | "name" | "image" | "sizes" | "stock">;
  /** The chosen size; empty for a piece without sizes. */
  readonly size: string;
  readonly quantity: number;
  /** The typed HUIDs of the pieces, separated by commas or spaces. */
  readonly huids: string;
  /**
   * The typed weight of the line's single piece in grams; empty for a line that is priced by the
   * catalogue's weight.
   */
  readonly weight: string;
  /** The typed result of a second weighing, for a weight far from the catalogue's. */
  readonly again: string;
}

export type PayBy = "cash" | "upi" | "card" | "link";

/** A counter order that staff are still entering. */
export interface CounterDraft {
  readonly lines: readonly DraftLine[];
  readonly couponCode: string;
  readonly takenAway: boolean;
  readonly phone: string;
  readonly name: string;
  readonly email: string;
  /** The shopper's account, if the phone number or e-mail address belongs to one. */
  readonly known: { readonly userId: string; readonly isReachable: boolean } | null;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
  readonly pan: string;
  readonly giftMessage: string;
  readonly payBy: PayBy;
  readonly reference: string;
}

export const EMPTY_DRAFT: CounterDraft = {
  lines: [],
  couponCode: "",
  takenAway: true,
  phone: "",
  name: "",
  email: "",
  known: null,
  street: "",
  city: "",
  state: "",
  pincode: "",
  pan: "",
  giftMessage: "",
  payBy: "cash",
  reference: "",
};

/** A change of a draft: the new values, or a function that computes them from the draft of now. */
export type DraftChange = Partial<CounterDraft> | ((draft: CounterDraft) => Partial<CounterDraft>);

/** Applies a change to a draft. */
export function changeDraft(draft: CounterDraft, change: DraftChange): CounterDraft {
  return { ...draft, ...(typeof change === "function" ? change(draft) : change) };
}

/** A line of one piece that is neither weighed nor has a HUID. */
export function lineOf({ product, size }: Pick<DraftLine, "product" | "size">): DraftLine {
  return { product, size, quantity: 1, huids: "", weight: "", again: "" };
}

/**
 * A line in another size. Its piece is another one, so the HUID and the weight of the earlier piece
 * are removed.
 */
export function sizeLine(line: DraftLine, size: string): DraftLine {
  return { ...line, size, huids: "", weight: "", again: "" };
}

/**
 * A line with other typed HUIDs. The weight that the book of pieces has for the earlier HUID is
 * removed with that HUID.
 * @param bookMg the weight in the book for the earlier HUID; null when none is known
 */
export function enterHuids(line: DraftLine, typed: string, bookMg: number | null): DraftLine {
  const huids = typed.toUpperCase();
  const isOfBook = bookMg !== null && weightFrom(line.weight) === bookMg;
  return isOfBook ? { ...line, huids, weight: "", again: "" } : { ...line, huids };
}

/**
 * A line with another number of pieces. Only a single piece has a weight. The page changes the
 * number of a weighed line only when its pieces are sent, and then the weight does not count.
 */
export function countLine(line: DraftLine, quantity: number): DraftLine {
  return quantity === 1 ? { ...line, quantity } : { ...line, quantity, weight: "", again: "" };
}

/** The change that adds a line to a draft, whatever else has changed in the meantime. */
export function addLine(line: DraftLine): DraftChange {
  return ({ lines }) => ({ lines: [...lines, line] });
}

/**
 * The change that adds a piece whose HUID was scanned. A second piece of the same product and size
 * joins the line of the first unless one of them was weighed, and a HUID that is scanned again
 * changes nothing.
 */
export function addScanned(line: DraftLine): DraftChange {
  return ({ lines }) => {
    if (lines.some(({ huids }) => huidsOf(huids).includes(line.huids))) return {};
    const place = lines.findIndex(
      ({ product, size, quantity, huids, weight }) =>
        weight === "" &&
        line.weight === "" &&
        product._id === line.product._id &&
        size === line.size &&
        huidsOf(huids).length === quantity &&
        quantity < MAX_LINE_QUANTITY,
    );
    if (place < 0) return { lines: [...lines, line] };
    const joined = lines.map((each, at) =>
      at === place
        ? { ...each, quantity: each.quantity + 1, huids: `${each.huids}, ${line.huids}` }
        : each,
    );
    return { lines: joined };
  };
}

/**
 * The change that enters a found account. It changes nothing when the draft has another phone
 * number by now than the number that was looked for.
 */
export function enterShopper(phone: string, shopper: CounterShopper): DraftChange {
  const { userId, name, email, isReachable } = shopper;
  return (draft) =>
    draft.phone === phone ? { known: { userId, isReachable }, name, email: email ?? "" } : {};
}

/**
 * The change that enters a phone number. Another number means another shopper, so a found account
 * is removed together with its name and e-mail address.
 */
export function enterPhone(phone: string): DraftChange {
  return ({ known }) => (known ? { phone, known: null, name: "", email: "" } : { phone });
}

/** The request for the price of a draft; null while the draft has no pieces. */
export function quoteInputOf(draft: CounterDraft): CounterQuoteInput | null {
  const { lines, couponCode, takenAway, known } = draft;
  if (lines.length === 0) return null;
  return {
    lines: lines.map((line) => {
      const { product, size, quantity, weight } = line;
      // Pieces that are sent are weighed at the dispatch.
      const weighedMg = takenAway ? weightFrom(weight) : null;
      const huid = takenAway ? singleHuid(line) : null;
      return {
        productId: product._id,
        quantity,
        ...(size ? { size } : {}),
        ...(weighedMg ? { weighedMg } : {}),
        ...(huid ? { huids: [huid] } : {}),
      };
    }),
    takenAway,
    ...(couponCode.trim() ? { couponCode: couponCode.trim() } : {}),
    ...(known ? { shopperId: known.userId } : {}),
  };
}

/** The request that places the order of a draft at the price that was shown. */
export function orderInputOf(
  draft: CounterDraft,
  shown: Pick<CounterQuote, "totals" | "rateSheetId">,
): CounterOrderInput | null {
  const quote = quoteInputOf(draft);
  if (!quote) return null;
  const lines = quote.lines.map((line, place) => {
    const { huids: typed = "", again = "" } = draft.lines[place] ?? {};
    const huids = huidsOf(typed);
    const againMg = line.weighedMg ? weightFrom(again) : null;
    return {
      ...line,
      ...(huids.length > 0 ? { huids } : {}),
      ...(againMg ? { againMg } : {}),
    };
  });
  const { name, phone, email, known, street, city, state, pincode } = draft;
  const { payBy, reference, pan } = draft;
  // The page has no field for a gift message while the pieces are taken away.
  const giftMessage = draft.takenAway ? "" : draft.giftMessage.trim();
  return {
    ...quote,
    lines,
    shopper: known
      ? { shopperId: known.userId }
      : { name, phone, ...(email.trim() ? { email: email.trim() } : {}) },
    ...(hasAddress(draft)
      ? { address: { fullName: name, phone, street, city, state, pincode, country: HOME_COUNTRY } }
      : { buyer: { fullName: name, phone } }),
    payment: payBy === "upi" || payBy === "card" ? { by: payBy, reference } : { by: payBy },
    ...(pan.trim() ? { pan: pan.trim() } : {}),
    ...(giftMessage ? { giftMessage } : {}),
    rateSheetId: shown.rateSheetId,
    expectedTotal: shown.totals.total,
  };
}

/** Whether any part of an address was entered; a chosen state alone is none. */
function hasAddress({ street, city, pincode }: CounterDraft): boolean {
  return [street, city, pincode].some((text) => text.trim() !== "");
}

/** The HUIDs in the typed text of a line, in upper case. */
export function huidsOf(text: string): string[] {
  return text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
}

/** The whole HUID of a line of one piece; null for any other line. */
export function singleHuid({ quantity, huids }: Pick<DraftLine, "quantity" | "huids">) {
  const [huid, ...others] = huidsOf(huids);
  const isWhole = huid !== undefined && others.length === 0 && HUID_PATTERN.test(huid);
  return isWhole && quantity === 1 ? huid : null;
}

/** Whether a line has fewer valid HUIDs than pieces. */
function lacksHuid({ quantity, huids }: DraftLine): boolean {
  return huidsOf(huids).filter((huid) => HUID_PATTERN.test(huid)).length < quantity;
}

/** The message about the first weight that is wrong or must be confirmed; null without one. */
function missingWeight(lines: readonly DraftLine[], priced: CounterQuote["lines"]): string | null {
  for (const [place, { product, weight, again }] of lines.entries()) {
    const weighed = weightFrom(weight);
    if (weighed === undefined) return `Correct the weight of ${product.name}`;
    if (weighed !== null && priced[place]?.weightProblem)
      return `Correct the weight of ${product.name}`;
    const isConfirmed = weightFrom(again) === weighed;
    if (weighed !== null && priced[place]?.needsSecondWeighing && !isConfirmed) {
      return `Weigh ${product.name} a second time`;
    }
  }
  return null;
}

/** The message that names the data that a draft lacks; null when the draft is complete. */
export function missingIn(
  draft: CounterDraft,
  { needsPan, needsAddress, lines }: Pick<CounterQuote, "needsPan" | "needsAddress" | "lines">,
): string | null {
  if (draft.lines.length === 0) return "Choose a piece";
  const bare = draft.lines.find((line, place) => lines[place]?.needsHuid && lacksHuid(line));
  if (draft.takenAway && bare) return `Enter the HUID of each ${bare.product.name}`;
  const unweighed = draft.takenAway ? missingWeight(draft.lines, lines) : null;
  if (unweighed) return unweighed;
  if (!draft.phone.trim()) return "Enter the shopper's phone number";
  if (!draft.name.trim()) return "Enter the shopper's name";
  if (needsAddress || hasAddress(draft)) {
    if (!draft.street.trim() || !draft.city.trim()) return "Enter the address";
    if (!draft.state || !draft.pincode.trim()) return "Enter state and PIN code";
  }
  if (needsPan && !draft.pan.trim()) return "Enter the PAN: the order is above the limit";
  if ((draft.payBy === "upi" || draft.payBy === "card") && draft.reference.trim().length < 4) {
    return "Enter the reference of the payment";
  }
  return null;
}
