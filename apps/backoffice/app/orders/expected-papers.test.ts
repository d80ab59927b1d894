import { expect, it } from "vitest";
import { expectedPapers } from "./expected-papers.ts";

type Page = Parameters<typeof expectedPapers>[0];

/** The words about the documents of an order of ₹1,000. */
const saysOf = (order: Partial<Page["order"]>, differencePaise: number | null = null) =>
  expectedPapers({
    differencePaise,
    order: {
      state: "confirmed",
      paymentMethod: "ONLINE",
      paymentState: "paid",
      total: 1000,
      history: [],
      ...order,
    },
  }).map(({ name, when }) => `${name}: ${when}`);

const advance = (paid: number) => ({
  due: 250,
  paid,
  rest: 750,
  restDueBefore: "Shipped",
  restOwed: paid === 250,
});
const shipped = [{ state: "shipped" as const, status: "Shipped", at: "2026-11-21T10:00:00.000Z" }];

it("says that an order paid at the door is invoiced at its dispatch", () => {
  const cash = { paymentMethod: "COD", paymentState: "on_delivery" } as const;
  expect(saysOf(cash)).toEqual(["Tax invoice: drawn at dispatch"]);
  expect(saysOf({ ...cash, history: shipped })).toEqual(["Tax invoice: being drawn"]);
  expect(saysOf({ total: 0 })).toEqual(["Tax invoice: drawn at dispatch"]);
  // The invoice is over the weighed pieces, so a lighter piece needs no credit note.
  expect(saysOf(cash, 838_79)).toEqual(["Tax invoice: drawn at dispatch"]);
});

it("says that an order paid online or at the counter is invoiced when it is paid", () => {
  const waiting = { state: "pending_payment", paymentState: "pending" } as const;
  expect(saysOf(waiting)).toEqual(["Tax invoice: drawn when it is paid"]);
  expect(saysOf({})).toEqual(["Tax invoice: being drawn"]);
  expect(saysOf({ paymentMethod: "COUNTER" })).toEqual(["Tax invoice: being drawn"]);
});

it("says that an advance has a receipt voucher, and that its rest brings the tax invoice", () => {
  const rest = "Tax invoice: drawn when the rest is paid";
  const unpaid = {
    state: "pending_payment",
    paymentState: "pending",
    advance: advance(0),
  } as const;
  expect(saysOf(unpaid)).toEqual(["Receipt voucher: drawn when the advance is paid", rest]);
  const owed = { paymentState: "rest_due", advance: advance(250) } as const;
  expect(saysOf(owed)).toEqual(["Receipt voucher: being drawn", rest]);
  const receiptVoucherNumber = "RCV/2627/000001";
  expect(saysOf({ ...owed, receiptVoucherNumber })).toEqual([rest]);
  const paid = { advance: advance(1000), receiptVoucherNumber };
  expect(saysOf(paid)).toEqual(["Tax invoice: being drawn"]);
});

it("promises nothing for an order that has its invoice or gets none any more", () => {
  expect(saysOf({ invoiceNumber: "INV/2627/000001" })).toEqual([]);
  for (const state of ["cancelled", "payment_failed", "refunded"] as const) {
    expect(saysOf({ state, paymentState: "not_paid", advance: advance(0) })).toEqual([]);
  }
  const withInvoice = { invoiceNumber: "INV/2627/000001" };
  expect(saysOf(withInvoice, 500)).toEqual(["Credit note: with the difference"]);
});
