import type { Order } from "@suvarna/contract/orders/schemas";
import { ORDER_STATES } from "@suvarna/domain/order";
import { describe, expect, it } from "vitest";
import { namesOf, orderPlaceWords, orderStateNote, refundNote, stateName } from "./order-words.ts";
import { isPayable } from "./unpaid.ts";

const PAID = { paymentMethod: "ONLINE", total: 124580 } as const;
const ADVANCE = {
  ...PAID,
  advance: { due: 31145, paid: 31145, rest: 93435, restDueBefore: "shipped", restOwed: false },
} as const;
const AT_THE_DOOR = { paymentMethod: "COD", total: 900 } as const;

it.each([
  [{ ...AT_THE_DOOR, state: "cancelled", paymentState: "not_paid" }, /^Nothing was charged/],
  [{ ...PAID, state: "cancelled", paymentState: "refund_due" }, /^₹1,24,580.00 is on its/],
  [{ ...AT_THE_DOOR, state: "returned", paymentState: "refund_by_bank" }, /IFSC/],
  [{ ...AT_THE_DOOR, state: "returned", paymentState: "refund_due" }, /way to your bank account/],
  [{ ...ADVANCE, state: "cancelled", paymentState: "refund_due" }, /^₹31,145.00 is on its/],
  [{ ...PAID, state: "refunded", paymentState: "refunded" }, /sent back the way it was paid/],
  [{ ...AT_THE_DOOR, state: "refunded", paymentState: "refunded" }, /sent to your bank account/],
] as const)("says where the money of %o is", (order, words) => {
  expect(refundNote(order)).toMatch(words);
});

it("names only the money that goes back now, without earlier refunds in part", () => {
  const refund = { _id: "1", amount: 100, at: "", pieces: [], isSent: true, isByHand: false };
  const ended = { ...PAID, paymentState: "refund_due" } as const;
  const inPart = { refunded: 4580, refunds: [{ ...refund, amount: 4580 }] };
  expect(refundNote({ ...ended, ...inPart })).toMatch(/^₹1,20,000.00 is on its/);
  expect(refundNote({ ...ended, ...ADVANCE, ...inPart })).toMatch(/^₹26,565.00 is on its/);
  const all = { refunded: PAID.total, refunds: [{ ...refund, amount: PAID.total }] };
  expect(refundNote({ ...ended, ...all })).toMatch(/^₹1,24,580.00 is on its/);
  // The courier has collected 850 rupees for a lighter piece, and 100 of them went back.
  const lighter = { ...refund, amount: 50, isLessAtDoor: true };
  const atDoor = { ...AT_THE_DOOR, paymentState: "refund_by_bank" } as const;
  expect(refundNote({ ...atDoor, refunded: 150, refunds: [lighter, refund] })).toContain("₹750.00");
});

it.each([
  ["wrong_amount", "Another amount came than was due."],
  ["late", "The payment came too late."],
] as const)("offers no payment after %s money, which goes back", (end, words) => {
  const payBy = new Date(Date.now() + 60_000).toISOString();
  const attempt = { end, amount: 900, at: payBy };
  const order = {
    ...PAID,
    state: "payment_failed",
    payment: { gateway: "cashfree", payBy, attempt },
  } as Order;
  expect(orderStateNote(order)).toContain(words);
  expect(isPayable(order)).toBe(false);
  expect(isPayable({ ...order, payment: { gateway: "cashfree", payBy } })).toBe(true);
});

it("shows how long an unpaid order can still be paid, or that the time is over", () => {
  const order = (state: Order["state"], payBy: string) =>
    ({ ...PAID, state, payment: { gateway: "cashfree", payBy } }) as Order;
  const later = new Date(Date.now() + 60_000).toISOString();
  expect(orderStateNote(order("pending_payment", "2026-11-21T09:00:00Z"))).toBe(
    "Its pieces are kept for you until 2:30 pm IST.",
  );
  const prepayment = {
    ...order("pending_payment", "2026-11-22T09:00:00Z"),
    createdAt: "2026-11-21T09:00:00Z",
  };
  expect(orderStateNote(prepayment)).toContain("until 22 Nov, 2:30 pm IST.");
  expect(orderStateNote(order("payment_failed", later))).toContain("you can pay again");
  expect(orderStateNote(order("payment_failed", "2026-11-21T09:00:00Z"))).toContain("is over");
});

it("shows the rest of an order with an advance, and asks for it once it is ready", () => {
  const advance = { ...ADVANCE.advance, restOwed: true };
  const order = {
    ...ADVANCE,
    state: "processing",
    advance,
  } as unknown as Order;
  expect(orderStateNote(order)).toContain("The rest of ₹93,435.00 is due before dispatch");
  const ready = { ...order, advance: { ...advance, restAskedAt: "2026-11-21T09:00:00Z" } };
  expect(orderStateNote(ready)).toContain("Your order is ready");
});

it("says that the money of all pieces goes back when no piece is left, and not before", () => {
  const refund = (quantity: number) => ({ pieces: [{ name: "Ring", quantity }] });
  const order = (...refunds: object[]) =>
    ({ ...PAID, state: "confirmed", items: [{ quantity: 2 }], refunds }) as unknown as Order;
  expect(orderStateNote(order(refund(1)))).toBeNull();
  expect(orderStateNote(order(refund(1), { pieces: [] }))).toBeNull();
  expect(orderStateNote(order(refund(1), refund(1)))).toContain("all its pieces goes back");
});

it("is empty where the timeline shows everything", () => {
  const silent = ORDER_STATES.filter(
    (state) => !orderStateNote({ ...PAID, state, history: [], paymentState: "not_paid" } as never),
  );
  expect(silent).toEqual(["pending_payment", "confirmed", "processing", "shipped", "delivered"]);
});

it("mentions no refund while an order goes on", () => {
  for (const paymentState of ["pending", "on_delivery", "rest_due", "paid", "failed"] as const) {
    expect(refundNote({ ...PAID, paymentState })).toBeNull();
  }
});

const ON_ITS_WAY = {
  state: "shipped",
  history: [{ state: "shipped", status: "Shipped", at: "2026-11-21T06:00:00.000Z" }],
  items: [],
  shippingAddress: { country: "India" },
} as unknown as Order;

it("shows when a parcel left and arrives, and that a code is needed", () => {
  expect(orderPlaceWords(ON_ITS_WAY)).toMatch(/^Left the shop on 21 Nov\. With you .+\d\.?.*\.$/);
  expect(orderPlaceWords(ON_ITS_WAY)).not.toContain("code");
  expect(orderPlaceWords({ ...ON_ITS_WAY, needsDoorCode: true })).toMatch(
    /; the courier asks for the code that we sent you\.$/,
  );
});

it("shows when an order was delivered, and until when its repair is free", () => {
  const at = "2026-08-31T20:00:00.000Z";
  const order = {
    ...ON_ITS_WAY,
    state: "delivered",
    history: [{ state: "delivered", status: "Delivered", at }],
  } as Order;
  expect(orderPlaceWords(order)).toBe(
    "Delivered on 1 September 2026. Repair is free until 1 March 2027.",
  );
});

it.each([
  [["A"], "A"],
  [["A", "B"], "A, B"],
  [["A", "B", "C"], "A and 2 more"],
])("names the pieces %o: %s", (names, words) => {
  expect(namesOf(names.map((name) => ({ name })) as Order["items"])).toBe(words);
});

describe("an order whose parcel came back undelivered", () => {
  const at = "2026-11-21T06:00:00.000Z";
  const stepsOf = (...states: readonly string[]) =>
    states.map((state) => ({ state, status: state, at })) as Order["history"];
  const undelivered = stepsOf("confirmed", "processing", "shipped", "returned");

  it("says that nothing is owed when it was to be paid at the door", () => {
    const order = { ...AT_THE_DOOR, state: "returned", paymentState: "not_paid" };
    const note = orderStateNote({ ...order, history: undelivered } as unknown as Order);
    expect(note).toBe(
      "It could not be delivered to you. You have paid nothing for it, and you owe nothing.",
    );
  });

  it("says how paid money goes back, also after it has gone back", () => {
    const owed = { ...PAID, state: "returned", paymentState: "refund_due", history: undelivered };
    expect(orderStateNote(owed as unknown as Order)).toMatch(
      /^It could not be delivered to you. ₹1,24,580.00 is on its way back/,
    );
    const history = [...undelivered, ...stepsOf("refunded")];
    const sent = { ...PAID, state: "refunded", paymentState: "refunded", history };
    expect(orderStateNote(sent as unknown as Order)).toMatch(
      /^It could not be delivered to you. ₹/,
    );
  });

  it("is not called returned", () => {
    expect(stateName({ state: "returned", history: undelivered })).toBe("Not delivered");
    const returned = stepsOf("shipped", "delivered", "returned");
    expect(stateName({ state: "returned", history: returned })).toBe("Returned");
    expect(stateName({ state: "shipped", history: undelivered })).toBe("Shipped");
  });
});
