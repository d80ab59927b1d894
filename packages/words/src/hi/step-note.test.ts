import type { OrderRefundPart } from "@suvarna/contract/orders/order-parts";
import { expect, it } from "vitest";
import type { NotedOrder } from "../noted-order.ts";
import { noteOfRefund, notesOfStep } from "./step-note.ts";

const AT = "2026-11-21T06:00:00.000Z";
const STEP = { state: "confirmed", status: "Confirmed", at: AT } as const;
const SHIPPED = {
  state: "shipped",
  status: "Shipped",
  at: AT,
  note: "Bluebird, tracking number 12. Ring twice. Weighed at dispatch: Ring weighs 5.550 g",
  dispatch: { courier: "Bluebird", trackingNumber: "12", words: "Ring twice" },
} as const;
const REFUND = {
  _id: "1",
  amount: 830.46,
  at: AT,
  note: "Weighed at dispatch: Ring weighs 5.550 g instead of 5.600 g",
  pieces: [],
  isSent: false,
  isByHand: false,
  isByWeight: true,
} satisfies OrderRefundPart;
const WEIGHING = "भेजने से पहले तौलने पर वज़न कम निकला: अंगूठी 5.600 ग्राम की जगह 5.550 ग्राम";

const orderWith = (refund: Partial<OrderRefundPart>, after: string[] = []): NotedOrder => ({
  items: [{ name: "अंगूठी", netWeight: 5.6 }],
  sentPieces: [{ line: 0, huid: "AB12CD", weight: 5.55 }],
  refunds: [{ ...REFUND, ...refund }],
  history: [SHIPPED, ...after.map((state) => ({ ...STEP, state }) as never)],
});
const textsOf = (order: NotedOrder) => notesOfStep(SHIPPED, order).map(({ text }) => text);

it("translates the shop's own reasons, and does not change what a person has written", () => {
  const reason = { ...STEP, reason: "advance_paid", note: "The advance is paid." } as const;
  const advance = { due: 15_759, rest: 47_277 } as NonNullable<NotedOrder["advance"]>;
  expect(notesOfStep(reason, { history: [], advance })).toEqual([
    {
      text: "₹15,759.00 का एडवांस मिल गया है। बाकी ₹47,277.00 गहना भेजने से पहले देने हैं।",
      isWritten: false,
    },
  ]);
  expect(notesOfStep({ ...STEP, note: "By courier" }, { history: [] })).toEqual([
    { text: "By courier", isWritten: true },
  ]);
});

it("tells the courier, the words of staff and the weights of a dispatch", () => {
  expect(notesOfStep(SHIPPED, orderWith({ isLessAtDoor: true }))).toEqual([
    { text: "Bluebird, ट्रैकिंग नंबर 12", isWritten: false },
    { text: "Ring twice", isWritten: true },
    { text: WEIGHING, isWritten: false },
    { text: "डिलीवरी पर आपको ₹830.46 कम देने हैं।", isWritten: false },
  ]);
});

it("says what becomes of the money, in the tense of the order", () => {
  const last = (order: NotedOrder) => textsOf(order).at(-1);
  expect(last(orderWith({ isLessAtDoor: true }, ["delivered"]))).toBe(
    "डिलीवरी पर आपने ₹830.46 कम दिए।",
  );
  expect(last(orderWith({ isLessAtDoor: true }, ["returned"]))).toBe(WEIGHING);
  expect(last(orderWith({ isByHand: true }))).toBe("₹830.46 हम आपको लौटा रहे हैं।");
  expect(last(orderWith({ isByHand: true, isSent: true }))).toBe("₹830.46 हमने आपको लौटा दिए हैं।");
  // The money of a parcel that was paid at the counter goes back also when the parcel came back.
  expect(last(orderWith({ isByHand: true }, ["returned"]))).toBe("₹830.46 हम आपको लौटा रहे हैं।");
  // A letter tells of the money of an order that was paid online, also if staff send it by hand.
  expect(last(orderWith({}))).toBe("Ring twice");
  expect(last({ ...orderWith({ isByHand: true }), paymentMethod: "ONLINE" })).toBe("Ring twice");
});

it("says why the money of a difference in weight went back, and keeps the words of staff", () => {
  expect(noteOfRefund(REFUND, orderWith({}))).toEqual({ text: WEIGHING, isWritten: false });
  const { isByWeight: _, ...byStaff } = { ...REFUND, note: "For the late letter" };
  expect(noteOfRefund(byStaff, orderWith({}))).toEqual({
    text: "For the late letter",
    isWritten: true,
  });
});

it("says a prepared reason of a refund in Hindi", () => {
  const { isByWeight: _, ...byStaff } = { ...REFUND, note: "In English" };
  expect(noteOfRefund({ ...byStaff, preset: "not_made_in_time" }, orderWith({}))).toEqual({
    text: "हम यह समय पर नहीं बना पाए। इसके लिए हमें खेद है।",
    isWritten: false,
  });
});
