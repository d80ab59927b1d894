import { expect, it } from "vitest";
import type { OrderDocument } from "./booked-document.ts";
import { dayBookCsv } from "./day-book.ts";
import { tallyXml } from "./tally.ts";

const SALE: OrderDocument = {
  kind: "invoice",
  number: "INV/2627/000123",
  issuedAt: new Date("2026-11-21T06:00:00Z"),
  orderId: "0198c0de-0000-7000-8000-000000000001",
  orderNumber: "SV-1",
  paymentMethod: "UPI",
  gstin: "27AAPFU0939F1ZV",
  sellerState: "27",
  place: { code: "27", name: "Maharashtra" },
  gstRateBp: 300,
  lines: [],
  taxes: [],
  taxable: 100_00,
  shipping: 0,
  total: 100_00,
  refersTo: null,
  refundId: null,
};
const PART = "0198c0de-0000-7000-8000-000000000002";
const MONEY = {
  payments: ["UTR 5521"],
  refunds: [
    { orderRefundId: PART, reference: "UPI 426200117788" },
    { orderRefundId: null, reference: "NEFT 9" },
  ],
};
const references = async (ids: readonly string[]) => new Map(ids.map((id) => [id, MONEY]));

it.each([
  ["day book", (pages: AsyncIterable<OrderDocument[]>) => dayBookCsv(pages, references)],
  ["file for Tally", tallyXml],
] as const)("sends the %s while it is read, and stops with its receiver", async (_name, make) => {
  let read = 0;
  let isEnded = false;
  async function* pages() {
    try {
      for (;;) yield [{ ...SALE, number: `INV/${++read}` }];
    } finally {
      isEnded = true;
    }
  }
  let text = "";
  for await (const part of make(pages())) {
    text += part;
    if (text.includes("INV/3")) break;
  }
  await expect.poll(() => isEnded).toBe(true);
  expect(read).toBeLessThan(10);
});

it("has a head, a row for each sale, and no row for a voucher of an advance", async () => {
  async function* pages() {
    yield [SALE, { ...SALE, kind: "receipt voucher" as const }];
  }
  const parts: unknown[] = await Array.fromAsync(dayBookCsv(pages(), references));
  const [head, ...rows] = parts.join("").trimEnd().split("\r\n");
  expect(head).toMatch(/^Date,Number,Kind/);
  expect(rows).toEqual([
    "2026-11-21,INV/2627/000123,Invoice,SV-1,Maharashtra,100.00,0.00,0.00,0.00,0.00,100.00,UPI,UTR 5521",
  ]);
});

it("gives an invoice the reference of its payment, and a credit note that of its own refund", async () => {
  const refund = { ...SALE, kind: "credit note" as const };
  const other = "0198c0de-0000-7000-8000-000000000003";
  async function* pages() {
    yield [SALE, { ...refund, refundId: PART }, refund, { ...refund, refundId: other }];
  }
  const parts: unknown[] = await Array.fromAsync(dayBookCsv(pages(), references));
  const [, ...rows] = parts.join("").trimEnd().split("\r\n");
  expect(rows.map((row) => row.split(",").at(-1))).toEqual([
    "UTR 5521",
    "UPI 426200117788",
    "NEFT 9",
    "",
  ]);
});
